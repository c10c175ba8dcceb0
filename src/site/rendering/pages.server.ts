import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Edition, type Viewer, visitor } from '../../core/database/reading.server.ts';
import { pageKey, pageQuery } from '../../core/http/page-cache/page-key.ts';
import type { RateLimit } from '../../core/http/rate-limit.server.ts';
import { defaultLanguage, preferredLanguage } from '../../core/languages.ts';
import { encodedAddress } from '../../features/site/redirect-path.ts';
import { readRedirectFrom } from '../../features/site/redirects.read.server.ts';
import { href, languageOfPath, matchFeed, matchUrl, queryKeysOf, type RouteName, routeAddresses } from '../../urls.ts';
import { unsavedFormOf } from '../errors/unsaved-form.server.ts';
import { answerFeed, type FeedOptions } from '../feeds/feeds.server.ts';
import { type AnswerCache, answerFromCache, notFoundKey } from './answer-from-cache.server.ts';
import type { SubmittedForm } from './page-context.server.ts';

interface PagesOptions extends AnswerCache, FeedOptions {
  brandName: string;
  /** Who is logged in; queries the database only for a request with a session cookie. */
  viewerOf(request: FastifyRequest): Promise<Viewer>;
  /** The page whose draft a link with this token shows, with the key of its frames; null for an expired one (PAGE-14). */
  draftLink(token: string): Promise<{ page: number; linkKey: string } | null>;
  /** Limits searches: the pages of their results are rendered per request. */
  searchLimit: RateLimit;
  /** The site's configured address, if any. */
  publicUrl: string | undefined;
}

/** The results of a search, one view of them and its further pages: each runs the same query. */
const searchRoutes: ReadonlySet<RouteName> = new Set(['search', 'searchView', 'searchViewPage']);

/** Serves every address that no other route takes: the pages of the site (`answerPage`) and what comes before them. */
export function servePages(server: FastifyInstance, answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>): void {
  server.route({ method: ['GET', 'HEAD'], url: '/*', handler: answer });
}

/** Answers every document of the site from the page cache. Sends the page of any address, also one Fastify could not parse. `submitted` is a form that is shown again. */
export async function answerPage(
  options: PagesOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  submitted: SubmittedForm | null = null,
): Promise<FastifyReply> {
  const { cache, known, brandName, render, viewerOf, searchLimit, publicUrl } = options;
  const [path = '/', search = ''] = splitAtFirst(request.raw.url ?? '/', '?');
  const query = new URLSearchParams(search);
  // Without a database the cached public pages are sent.
  const viewer = await viewerOf(request).catch(() => visitor);
  const edition = await editionOf(options, query, viewer);
  const elsewhere = redirectOf(path, query, search, edition) ?? (await movedTo(options, path, search));
  if (elsewhere) return redirectTo(reply, elsewhere, request.headers['accept-language']);
  const feed = matchFeed(path);
  if (feed) return answerFeed(options, feed, query, request, reply);

  const address = matchUrl(path);
  const language = address?.language ?? languageOfPath(path) ?? defaultLanguage;
  for (const [name, value] of [...query]) if (value === '') query.delete(name, value);
  const allowed = address ? queryKeysOf(routeAddresses[address.name]) : [];
  const job = { path, query: pageQuery(query, allowed), language };
  const wait = address && searchRoutes.has(address.name) && query.has('q') ? await searchLimit.secondsToWait(request) : 0;
  const key = pageKey({ brand: brandName, path, query, allowed });
  // Editors, user pages and submitted forms are rendered per request. A cookie alone is no login.
  if (viewer.isEditor || edition || address?.name === 'user' || submitted || wait > 0) {
    const unsaved = await unsavedFormOf(request, publicUrl);
    const uncached = {
      key: `${randomUUID()} ${key}`,
      render: () => render({ ...job, viewer: { ...viewer, ...(edition && { edition }) }, submitted, unsaved, wait }),
    };
    return answerFromCache({ cache, known }, request, reply, uncached);
  }
  return answerFromCache({ cache, known }, request, reply, {
    key,
    notFoundKey: notFoundKey(brandName, language),
    render: () => render(job),
  });
}

/** Sends the error page of the brand for a request that failed before its page was rendered, such as one of the office; with the form it was sent (OPS-290). */
export async function answerErrorPage(
  { cache, known, render, publicUrl }: PagesOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  failure: 500 | 503,
): Promise<FastifyReply> {
  const [path = '/'] = splitAtFirst(request.raw.url ?? '/', '?');
  const language = languageOfPath(path) ?? defaultLanguage;
  const unsaved = await unsavedFormOf(request, publicUrl);
  const renderFailure = () => render({ path, query: new URLSearchParams(), language, failure, unsaved });
  return answerFromCache({ cache, known }, request, reply, { key: randomUUID(), render: renderFailure });
}

/** Which edition of a page is shown: to editors the draft with `edit`, a version with `v` or what is public at a moment with `preview`, to everybody the draft of a link (PAGE-05, PAGE-14). */
async function editionOf({ draftLink }: PagesOptions, query: URLSearchParams, { isEditor }: Viewer): Promise<Edition | null> {
  const [version, token] = [Number(query.get('v')), query.get('draft')];
  if (isEditor && Number.isSafeInteger(version) && version > 0) return { kind: 'version', id: version };
  if (isEditor && query.has('edit')) return { kind: 'draft', ...(query.has('preview') && { asOf: momentIn(query.get('preview')) }) };
  const moment = isEditor ? momentIn(query.get('preview')) : null;
  if (moment) return { kind: 'public', asOf: moment };
  const link = token === null ? null : await draftLink(token).catch(() => null);
  return link && { kind: 'draft', ...link };
}

/** The date of a preview; null, which is now, for anything that is no date of this century. */
function momentIn(text: string | null): Date | null {
  const moment = new Date(text ?? '');
  const year = moment.getUTCFullYear();
  return year >= 2000 && year < 2100 ? moment : null;
}

type Elsewhere = { status: 301 | 302; to: string; isPrivate?: boolean } | 'root';

/** Rules that come before any page: the root, the overlay's address, trailing slashes (ROUTE-01, ROUTE-27, ROUTE-28). */
function redirectOf(path: string, query: URLSearchParams, search: string, edition: Edition | null): Elsewhere | null {
  const withSearch = (target: string, parameters: string) => (parameters ? `${target}?${parameters}` : target);
  if (path === '/') return 'root';
  if (query.get('overlay') === 'true') {
    const others = new URLSearchParams(query);
    others.delete('overlay');
    return { status: 302, to: withSearch(href('events', languageOfPath(path) ?? defaultLanguage), String(others)) };
  }
  // Only editors see versions (PAGE-05). An expired link to a draft leads to the page.
  for (const [name, status] of [
    ['v', 301],
    ['draft', 302],
  ] as const) {
    if (!query.has(name) || edition) continue;
    const others = new URLSearchParams(query);
    others.delete(name);
    return { status, to: withSearch(onThisSite(path), String(others)), isPrivate: true };
  }
  if (path.endsWith('/')) return { status: 301, to: withSearch(onThisSite(path), search) };
  return null;
}

/** The path without slashes at its ends: '//elsewhere' would be another host. */
function onThisSite(path: string): string {
  return `/${path.replace(/^[/\\]+|[/\\]+$/g, '')}`;
}

/** The redirect entry of a path; the query goes with it, before an anchor (SITE-03). */
async function movedTo({ openReading }: PagesOptions, path: string, search: string): Promise<Elsewhere | null> {
  const to = await readRedirectFrom(openReading(), path).catch(() => null);
  if (to === null) return null;
  const [address, anchor] = splitAtFirst(to, '#');
  const withSearch = search ? `${address}${address.includes('?') ? '&' : '?'}${search}` : address;
  return { status: 301, to: encodedAddress(anchor ? `${withSearch}#${anchor}` : withSearch) };
}

function redirectTo(reply: FastifyReply, elsewhere: Elsewhere, acceptLanguage: string | undefined): FastifyReply {
  if (elsewhere !== 'root') {
    if (elsewhere.isPrivate) reply.header('cache-control', 'no-store');
    return reply.redirect(elsewhere.to, elsewhere.status);
  }
  const [, search = ''] = splitAtFirst(reply.request.raw.url ?? '/', '?');
  const home = href('home', preferredLanguage(acceptLanguage));
  return reply
    .header('vary', 'Accept-Language')
    .header('cache-control', 'no-store')
    .redirect(search ? `${home}?${search}` : home, 302);
}

function splitAtFirst(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
