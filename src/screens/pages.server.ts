import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageCache } from '../core/http/page-cache/page-cache.server.ts';
import { pageKey, pageQuery } from '../core/http/page-cache/page-key.ts';
import type { PageAnswer, RenderedPage } from '../core/http/page-cache/rendered-page.ts';
import { defaultLanguage, type Language, preferredLanguage } from '../core/languages.ts';
import { href, languageOfPath, leaves, matchUrl } from '../urls.ts';
import type { KnownPages } from './known-pages.server.ts';

interface PagesOptions {
  cache: PageCache;
  known: KnownPages;
  brandName: string;
  /** Ids of all routes; a data request may only name these. */
  routeIds: ReadonlySet<string>;
  render(page: { path: string; query: URLSearchParams; language: Language }): Promise<RenderedPage>;
}

/** Answers every document of the site and the data of its client navigations, from the page cache. */
export function servePages(server: FastifyInstance, options: PagesOptions): void {
  server.route({ method: ['GET', 'HEAD'], url: '/*', handler: (request, reply) => answerPage(options, request, reply) });
}

/** Sends the page of any address, also one Fastify could not read. */
export async function answerPage(
  { cache, known, brandName, routeIds, render }: PagesOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [path = '/', search = ''] = splitOnce(request.raw.url ?? '/', '?');
  const query = new URLSearchParams(search);
  const elsewhere = redirectOf(path, query, search);
  if (elsewhere) return redirectTo(reply, elsewhere, request.headers['accept-language']);

  const isData = path.endsWith('.data');
  const address = matchUrl(isData ? path.slice(0, -'.data'.length) : path);
  const language = address?.language ?? languageOfPath(path) ?? defaultLanguage;
  for (const [name, value] of [...query]) if (value === '') query.delete(name, value);
  if (isData) keepKnownRoutes(query, routeIds);
  const allowed = [...(address ? leaves[address.name].query : []), ...(isData ? ['_routes'] : [])];
  const key = pageKey({ brand: brandName, path, query, allowed });
  const acceptEncoding = request.headers['accept-encoding'] as string | undefined;
  const ifNoneMatch = request.headers['if-none-match'];
  const kept = cache.lookup(key, acceptEncoding, ifNoneMatch);
  if (kept) {
    if (kept.status === 200) known.remember(request.raw.url ?? '', key);
    return send(reply, kept, request.method);
  }
  const job = { path, query: pageQuery(query, allowed), language };
  return send(
    reply,
    await cache.answer({
      key,
      notFoundKey: notFoundKey(brandName, language, isData ? `${address?.name} ${query.get('_routes')}` : 'document'),
      acceptEncoding,
      ifNoneMatch,
      render: () => render(job),
    }),
    request.method,
  );
}

/** All documents that answer 404 share one entry per language; data answers name their route and share one per route. */
function notFoundKey(brandName: string, language: Language, kind: string): string {
  return `${brandName} 404 ${language} ${kind}`;
}

function send(reply: FastifyReply, answer: PageAnswer, method: string): FastifyReply {
  reply.hijack();
  reply.raw.writeHead(answer.status, answer.headers);
  reply.raw.end(method === 'HEAD' ? undefined : (answer.body ?? undefined));
  return reply;
}

type Elsewhere = { status: 301 | 302; to: string } | 'root';

/** Rules that come before any page: the root, the overlay's address, trailing slashes (ROUTE-01, ROUTE-27, ROUTE-28). */
function redirectOf(path: string, query: URLSearchParams, search: string): Elsewhere | null {
  const withSearch = (target: string, parameters: string) => (parameters ? `${target}?${parameters}` : target);
  if (path === '/') return 'root';
  if (query.get('overlay') === 'true' && !path.endsWith('.data')) {
    const rest = new URLSearchParams(query);
    rest.delete('overlay');
    return { status: 302, to: withSearch(href('events', languageOfPath(path) ?? defaultLanguage), String(rest)) };
  }
  if (path.endsWith('/')) return { status: 301, to: withSearch(`/${path.replace(/^[/\\]+|[/\\]+$/g, '')}`, search) };
  return null;
}

function redirectTo(reply: FastifyReply, elsewhere: Elsewhere, acceptLanguage: string | undefined): FastifyReply {
  if (elsewhere !== 'root') return reply.redirect(elsewhere.to, elsewhere.status);
  const [, search = ''] = splitOnce(reply.request.raw.url ?? '/', '?');
  const home = href('home', preferredLanguage(acceptLanguage));
  return reply
    .header('vary', 'Accept-Language')
    .header('cache-control', 'no-store')
    .redirect(search ? `${home}?${search}` : home, 302);
}

function keepKnownRoutes(query: URLSearchParams, routeIds: ReadonlySet<string>): void {
  const ids = query.get('_routes')?.split(',') ?? [];
  if (!ids.every((id) => routeIds.has(id))) query.delete('_routes');
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
