import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CallError } from '../../core/contract/errors.server.ts';
import { giveCsrfToken, isSameOriginForm } from '../../core/http/csrf.server.ts';
import { parseForm } from '../../core/http/parse-form.ts';
import { isLanguage, preferredLanguage } from '../../core/languages.ts';
import { inLanguage } from '../../core/text/language-scope.server.ts';
import { readDesign } from '../../features/site/design.read.server.ts';
import { readSiteSettings } from '../../features/site/site.read.server.ts';
import { languageOfPath, waitingListPath, waitingRoomPath } from '../../urls.ts';
import { type Problem, problemStatus } from './problem.server.ts';
import { type ShopAnswer, sendShopPage } from './render-shop.server.tsx';
import { addTickets, buy, changeCart, type Onward } from './shop-actions.server.ts';
import type { ShopContext, ShopOptions } from './shop-context.server.ts';
import { cartPage, checkoutPage, downPage, forbiddenPage, homePage, offlinePage, orderPage } from './shop-pages.server.tsx';
import { shopPlaceOf } from './shop-place.ts';
import { forgetForm, storedForm, storeForm } from './stored-form.server.ts';
import { ticketsPage } from './tickets/tickets-page.server.tsx';
import { answerParty, partyPage } from './waiting-list/party-pages.server.tsx';
import { joinList, waitingFormPage } from './waiting-list/waiting-pages.server.tsx';
import { changePlace, roomPage } from './waiting-room/room-pages.server.tsx';

export interface ServeShopOptions extends ShopOptions {
  /** Answers addresses outside of the shop, and while the whole site is off all of them. */
  answerElse: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/**
 * The shop's pages (ROUTE-26, SHOP-02): rendered per request, never cached (decision 0034). Changes are forms that answer with a
 * redirect, so that reloading repeats nothing.
 */
export function serveShop(server: FastifyInstance, options: ServeShopOptions): void {
  void server.register(async (scope) => {
    const parseBody = (_request: unknown, body: string | Buffer, done: (error: null, form: URLSearchParams) => void) =>
      done(null, parseForm(body));
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 32_768 }, parseBody);
    // The addresses of a design change while the server runs: what no other route takes may be one of them. Their pages: `answerShopPage`.
    const refuseOthers = async (request: FastifyRequest, reply: FastifyReply) =>
      (await openPlace(options, request)) ? undefined : reply.callNotFound();
    scope.route({
      ...{ method: 'POST', url: '/*', onRequest: refuseOthers },
      handler: (request, reply) => answerShop(options, request, reply, submit),
    });
    for (const url of [waitingListPath, waitingRoomPath].flatMap((path) => [path, `${path}/*`])) {
      scope.route({ method: ['GET', 'HEAD'], url, handler: (request, reply) => answerShop(options, request, reply, show) });
      scope.route({ method: 'POST', url, handler: (request, reply) => answerShop(options, request, reply, submit) });
    }
  });
}

/** Answers an address of the design's webshopPaths with its page, any other with `answerElse`. */
export function answerShopPage(options: ServeShopOptions, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return answerShop(options, request, reply, show);
}

/** The page of the shop that a request is for, with the design of the moment; null for what is none. */
async function openPlace({ openReading, brand, report }: ServeShopOptions, request: FastifyRequest) {
  const [path = ''] = request.url.split('?');
  if (path === '/' || languageOfPath(path)) return null;
  const reading = openReading();
  const design = await readDesign(reading, brand, report);
  const place = shopPlaceOf(path, design.webshopPaths);
  return place && { reading, design, place };
}

type Answer = (context: ShopContext) => Promise<ShopAnswer | Onward>;

async function answerShop(options: ServeShopOptions, request: FastifyRequest, reply: FastifyReply, answer: Answer) {
  const [, search = ''] = request.url.split('?');
  const query = new URLSearchParams(search);
  const requested = query.get('lang');
  const language = isLanguage(requested) ? requested : preferredLanguage(request.headers['accept-language']);
  const opened = await openPlace(options, request);
  if (!opened) return options.answerElse(request, reply);
  const { reading, design, place } = opened;
  const { is_site_online, is_shop_online, site_name } = await readSiteSettings(reading);
  if (!is_site_online) return options.answerElse(request, reply);
  const account = (await options.viewerOf(request)).userId;
  const browser = giveCsrfToken(request, reply);
  const context: ShopContext = { options, request, reply, reading, language, design, siteName: site_name, place, query, account, browser };
  return inLanguage(language, async () => {
    const answerIt = is_shop_online ? answer : answerClosed;
    const outcome = await answerIt(context).catch((error: unknown) => failurePage(context, error));
    return 'to' in outcome ? reply.header('cache-control', 'no-store').redirect(outcome.to, 303) : sendShopPage(context, outcome);
  });
}

/** While the shop is switched off. */
async function answerClosed(context: ShopContext): Promise<ShopAnswer> {
  return (await orderPage(context)) ?? offlinePage(context);
}

function failurePage(context: ShopContext, error: unknown): Promise<ShopAnswer> {
  context.request.log.error(error);
  return downPage(context);
}

/** A refused form to show again, and why it was refused. */
type ReturnedForm = { form?: URLSearchParams | undefined; problem: Problem | null } | null;

function show(context: ShopContext, returned: ReturnedForm = storedForm(context)): Promise<ShopAnswer | Onward> {
  const { page } = context.place;
  // Whoever has logged in meanwhile has solved it.
  const isSolved = returned?.problem?.why === 'code_needs_login' && context.account !== null;
  const problem = isSolved ? null : (returned?.problem ?? null);
  if (page === 'home') return homePage(context);
  if (page === 'waiting') return waitingFormPage(context, returned?.form, problem);
  if (page === 'room') return roomPage(context, problem);
  if (page === 'party') return partyPage(context, returned?.form, problem);
  if (page === 'tickets') return ticketsPage(context, returned?.form, problem);
  return page === 'cart' ? cartPage(context, problem, returned?.form) : checkoutPage(context, returned?.form, problem);
}

async function submit(context: ShopContext): Promise<ShopAnswer | Onward> {
  const { options, request, reply, language, place } = context;
  if (!isSameOriginForm(request, options.publicUrl)) return forbiddenPage(context);
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  const submitted = place.page === 'checkout' && !form.has('name') ? undefined : form;
  try {
    await options.limit.take(request, reply, language);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return answerForm(context, { form: submitted, problem: { why: 'too_often' } });
  }
  const outcome = await actionOf(place.page)(context, form);
  if ('status' in outcome || ('to' in outcome && !outcome.keepsForm)) forgetForm(context);
  if (!('again' in outcome)) return outcome;
  // A shop that does not answer gets a page with that status.
  const isAway = outcome.problem !== null && problemStatus(outcome.problem) === 503;
  return !isAway && storeForm(context, outcome)
    ? { to: outcome.again }
    : answerForm(context, { form: submitted, problem: outcome.problem });
}

function actionOf(page: ShopContext['place']['page']) {
  if (page === 'waiting') return joinList;
  if (page === 'room') return changePlace;
  if (page === 'party') return answerParty;
  return page === 'tickets' ? addTickets : page === 'checkout' ? buy : changeCart;
}

/** Answers a form with a page instead of a redirect, with the status of its problem. */
async function answerForm(context: ShopContext, returned: NonNullable<ReturnedForm>): Promise<ShopAnswer | Onward> {
  const answer = await show(context, returned);
  return returned.problem && 'status' in answer && answer.status === 200 ? { ...answer, status: problemStatus(returned.problem) } : answer;
}
