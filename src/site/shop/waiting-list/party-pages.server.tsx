import { secretAddress } from '../../../core/http/security-headers.ts';
import { isLanguage, type Language } from '../../../core/languages.ts';
import { setCartCookies } from '../../../features/booking/cart/cart-cookies.server.ts';
import { besideOf, sumBeside } from '../../../features/booking/cart/price-sum.ts';
import { isRefusal } from '../../../features/booking/shop-gateway.ts';
import { readSoldEvent } from '../../../features/booking/stock/sold-events.read.server.ts';
import { presetTickets, type WaitingPage } from '../../../features/booking/waiting-list/waiting-list.shapes.ts';
import type { WaitingList } from '../../../features/booking/waiting-list.server.ts';
import { m } from '../../../paraglide/messages.js';
import { shopHref, waitingListHref } from '../../../urls.ts';
import { type Problem, problemText } from '../problem.server.ts';
import type { ShopAnswer } from '../render-shop.server.tsx';
import { type Onward, switchedForm } from '../shop-actions.server.ts';
import { type ShopContext, showCart, visitorOf } from '../shop-context.server.ts';
import type { RefusedForm } from '../stored-form.server.ts';
import { PartyView, wishFormId } from './party-view.tsx';
import { priceOf, readWishForm, type WishForm } from './waiting-form.ts';
import { answerOf, notice } from './waiting-pages.server.tsx';

/** The page of a party; `form` is what was sent of its wish, to be shown again. */
export async function partyPage(context: ShopContext, form?: URLSearchParams, problem: Problem | null = null): Promise<ShopAnswer> {
  const { options, language, query, design, reply, reading } = context;
  reply.headers(secretAddress);
  const token = query.get('token') ?? '';
  const page = (await options.waitingList?.page(token)) ?? null;
  if (!page || !options.waitingList) return notice(context, 404, m.waiting_unknown());
  const choices = await readChoices(context, options.waitingList, page);
  const sent = form?.get('do') === 'change' ? form : null;
  return {
    ...(await answerOf(context, 200, m.waiting_title())),
    ...(choices && { form: wishFormId }),
    view: (
      <PartyView
        page={page}
        price={await priceOfOffer(context, options.waitingList, page)}
        lapsesIn={page.offer && Math.ceil((page.offer.expires.getTime() - reading.now.getTime()) / 1000)}
        change={
          choices && {
            ...choices,
            form: sent ? readWishForm(sent, choices.dates, choices.most) : storedWish(page, language),
            isOpen: sent !== null,
          }
        }
        changed={query.has('changed') ? 'kept' : query.has('behind') ? 'behind' : null}
        token={token}
        paths={design.webshopPaths}
        problem={problem && (problem.why === 'no_reservation' ? m.waiting_offer_gone() : problemText(problem, context))}
        language={language}
      />
    ),
  };
}

/**
 * The evenings to which a party can change its wish, its own always among them, and how many tickets it may ask for: never fewer than now.
 * Null while it has an offer to answer, and once nothing is left to wait for.
 */
async function readChoices({ reading }: ShopContext, list: WaitingList, { state, dates, size }: WaitingPage) {
  const [first] = dates;
  if (!first || (state !== 'waiting' && state !== 'unconfirmed')) return null;
  const [offered, sold] = await Promise.all([list.dates(first.id), readSoldEvent(reading.db, first.idJet)]);
  const own = dates.filter(({ id }) => !offered.some((date) => date.id === id)).map((date) => ({ ...date, priceFrom: null }));
  return {
    dates: [...offered, ...own].sort((one, other) => one.start.getTime() - other.start.getTime()),
    most: Math.max(size, sold?.event.waiting_tickets ?? presetTickets),
  };
}

/** The wish as it is stored, for its form. */
function storedWish({ size, highestPrice, dates }: WaitingPage, language: Language): WishForm {
  const price = (highestPrice ?? '').replace(/\.00$/, '');
  return {
    size: String(size),
    highestPrice: language === 'de' ? price.replace('.', ',') : price,
    dates: dates.map(({ id }) => id),
    errors: {},
  };
}

/** What an offer costs in full before it is taken (SHOP-94), beside what the visitor's cart holds and with its code, as the cart will say it. */
async function priceOfOffer(context: ShopContext, { fees }: WaitingList, { offer }: WaitingPage) {
  if (!offer) return null;
  const held = await context.options.shop.getCart(visitorOf(context));
  const cart = showCart(context, held);
  const { price, quantity, event, saleType } = offer;
  const tickets = [{ price, quantity, eventId: event.id, saleType }];
  return { sum: sumBeside(besideOf(cart), tickets, fees, held?.discount), code: held?.discount?.code ?? '' };
}

/** Confirms, takes or declines an offer, changes the wish or leaves the list; a form, so that no program that only opens the address does any of it. */
export async function answerParty(context: ShopContext, form: URLSearchParams): Promise<ShopAnswer | Onward | RefusedForm> {
  const { options, language, query, design, request, reply, reading } = context;
  const { waitingList, shop } = options;
  const token = query.get('token') ?? '';
  const address = waitingListHref(language, { token });
  if (!waitingList) return partyPage(context);
  const action = form.get('do');
  if (action === 'change') return changeWish(context, waitingList, form);
  if (action === 'confirm') await waitingList.confirm(token);
  if (action === 'decline') await waitingList.decline(token);
  if (action === 'leave') {
    await waitingList.leave(token);
    return notice(context, 200, m.waiting_title(), m.waiting_left());
  }
  if (action !== 'accept') return { to: address };
  const outcome = await waitingList.accept(token, visitorOf(context));
  if (isRefusal(outcome)) return { again: `${address}&again`, form: new URLSearchParams(), problem: { why: outcome.refused } };
  setCartCookies(request, reply, { ...outcome, url: shop.cartUrl(language, design.webshopPaths) }, reading.now);
  return { to: shopHref(design.webshopPaths, 'cart', language) };
}

/** Changes the wish of a party (SHOP-270). */
async function changeWish(context: ShopContext, list: WaitingList, form: URLSearchParams): Promise<Onward | RefusedForm> {
  const { language, query } = context;
  const token = query.get('token') ?? '';
  const address = waitingListHref(language, { token });
  const other = form.get('switch');
  if (isLanguage(other)) return { again: `${waitingListHref(other, { token })}&again`, form: switchedForm(form), problem: null };
  const page = await list.page(token);
  if (page?.state === 'offered') return { again: `${address}&again`, form: new URLSearchParams(), problem: { why: 'offer_open' } };
  const choices = page && (await readChoices(context, list, page));
  if (!choices) return { to: address };
  const { size, highestPrice, dates, errors } = readWishForm(form, choices.dates, choices.most);
  const [firstError] = Object.keys(errors);
  if (firstError) return { again: `${address}&again#${firstError}`, form, problem: null };
  const wish = { size: Number(size), highestPrice: priceOf(highestPrice), dates, choices: choices.dates.map(({ id }) => id) };
  const outcome = await list.change(token, wish);
  if (outcome === 'offered') return { again: `${address}&again`, form: new URLSearchParams(), problem: { why: 'offer_open' } };
  return { to: outcome === 'gone' ? address : `${address}&${outcome === 'kept' ? 'changed' : 'behind'}` };
}
