import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Edition, type Viewer, visitor } from '../../core/database/reading.server.ts';
import { pageKey, pageQuery } from '../../core/http/page-cache/page-key.ts';
import type { RateLimit } from '../../core/http/rate-limit.server.ts';
import { defaultLanguage, isLanguage, preferredLanguage } from '../../core/languages.ts';
import { hubPath } from '../../features/pages/hub-page.ts';
import { readRedirectFrom } from '../../features/site/redirects.read.server.ts';
import { href, languageOfPath, matchFeed, matchUrl, routeAddresses } from '../../urls.ts';
import { answerFeed, type FeedOptions } from '../feeds/feeds.server.ts';
import { type AnswerCache, answerFromCache, notFoundKey } from './answer-from-cache.server.ts';
import type { Sent } from './submitted-form.ts';

interface PagesOptions extends AnswerCache, FeedOptions {
  brandName: string;
  /** Who is logged in; asks the database only for a request with a session's cookie. */
  viewerOf(request: FastifyRequest): Promise<Viewer>;
  /** The page whose draft this token of a link shows; null for one that is over (PAGE-14). */
  draftLinkPage(token: string): Promise<number | null>;
  /** Counts searches: their pages are made for each request. */
  searchLimit: RateLimit;
}

/** Answers every document of the site from the page cache. */
export function servePages(server: FastifyInstance, options: PagesOptions): void {
  server.route({ method: ['GET', 'HEAD'], url: '/*', handler: (request, reply) => answerPage(options, request, reply) });
}

/** Sends the page of any address, also one Fastify could not read. `sent` is a form that comes back. */
export async function answerPage(
  options: PagesOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  sent: Sent | null = null,
): Promise<FastifyReply> {
  const { cache, known, brandName, render, viewerOf, searchLimit } = options;
  const [path = '/', search = ''] = splitOnce(request.raw.url ?? '/', '?');
  const query = new URLSearchParams(search);
  // Without a database pages come from memory, and then for everybody.
  const viewer = await viewerOf(request).catch(() => visitor);
  const edition = await editionOf(options, query, viewer);
  const elsewhere = redirectOf(path, query, search, edition) ?? (await movedTo(options, path, search));
  if (elsewhere) return redirectTo(reply, elsewhere, request.headers['accept-language']);
  const feed = matchFeed(path);
  if (feed) return answerFeed(options, feed, query, request, reply);

  const address = matchUrl(path);
  const isHub = path === hubPath;
  const language = isHub ? languageOfHub(query, request) : (address?.language ?? languageOfPath(path) ?? defaultLanguage);
  for (const [name, value] of [...query]) if (value === '') query.delete(name, value);
  const allowed = address ? routeAddresses[address.name].query : [];
  const job = { path, query: pageQuery(query, allowed), language };
  const wait = address?.name === 'search' && query.has('q') ? await searchLimit.secondsToWait(request) : 0;
  const key = pageKey({ brand: brandName, path, query, allowed });
  // Only editors see another page than everybody; personal pages and forms that come back are drawn for each visitor. A cookie alone is no login.
  if (viewer.isEditor || edition || address?.name === 'user' || isHub || sent || wait > 0) {
    const own = {
      key: `${randomUUID()} ${key}`,
      render: () => render({ ...job, viewer: { ...viewer, ...(edition && { edition }) }, sent, wait }),
    };
    return answerFromCache({ cache, known }, request, reply, own);
  }
  return answerFromCache({ cache, known }, request, reply, {
    key,
    notFoundKey: notFoundKey(brandName, language),
    render: () => render(job),
  });
}

/** The hub has no prefix: its language is the one asked for, or the browser's. */
function languageOfHub(query: URLSearchParams, request: FastifyRequest) {
  const asked = query.get('lang');
  return isLanguage(asked) ? asked : preferredLanguage(request.headers['accept-language']);
}

/** What of a page is shown: to editors its draft with `edit` and a version with `v`, to everybody the draft of a link (PAGE-05, PAGE-14). */
async function editionOf({ draftLinkPage }: PagesOptions, query: URLSearchParams, { isEditor }: Viewer): Promise<Edition | null> {
  const [version, token] = [Number(query.get('v')), query.get('draft')];
  if (isEditor && Number.isSafeInteger(version) && version > 0) return { kind: 'version', id: version };
  if (isEditor && query.has('edit')) return { kind: 'draft', ...(query.has('preview') && { asOf: momentIn(query.get('preview')) }) };
  const page = token === null ? null : await draftLinkPage(token).catch(() => null);
  return page === null ? null : { kind: 'draft', page };
}

/** The moment a preview is of; null, which is now, for anything that is no date of this century. */
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
    const rest = new URLSearchParams(query);
    rest.delete('overlay');
    return { status: 302, to: withSearch(href('events', languageOfPath(path) ?? defaultLanguage), String(rest)) };
  }
  // A version is for editors: for everyone else it does not exist (PAGE-05). A link to a draft that is over leads to the page.
  for (const [name, status] of [
    ['v', 301],
    ['draft', 302],
  ] as const) {
    if (!query.has(name) || edition) continue;
    const rest = new URLSearchParams(query);
    rest.delete(name);
    return { status, to: withSearch(onThisSite(path), String(rest)), isPrivate: true };
  }
  if (path.endsWith('/')) return { status: 301, to: withSearch(onThisSite(path), search) };
  return null;
}

/** The path without slashes at its ends: '//elsewhere' would be another host. */
function onThisSite(path: string): string {
  return `/${path.replace(/^[/\\]+|[/\\]+$/g, '')}`;
}

/** The redirect entry of a path; the query goes with it (SITE-03). */
async function movedTo({ openReading }: PagesOptions, path: string, search: string): Promise<Elsewhere | null> {
  const to = await readRedirectFrom(openReading(), path).catch(() => null);
  if (to === null) return null;
  return { status: 301, to: asHeader(search ? `${to}${to.includes('?') ? '&' : '?'}${search}` : to) };
}

/** An address as an editor may write it, with what a header cannot hold encoded; what is encoded already stays so. */
function asHeader(address: string): string {
  return address.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}

function redirectTo(reply: FastifyReply, elsewhere: Elsewhere, acceptLanguage: string | undefined): FastifyReply {
  if (elsewhere !== 'root') {
    if (elsewhere.isPrivate) reply.header('cache-control', 'no-store');
    return reply.redirect(elsewhere.to, elsewhere.status);
  }
  const [, search = ''] = splitOnce(reply.request.raw.url ?? '/', '?');
  const home = href('home', preferredLanguage(acceptLanguage));
  return reply
    .header('vary', 'Accept-Language')
    .header('cache-control', 'no-store')
    .redirect(search ? `${home}?${search}` : home, 302);
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
