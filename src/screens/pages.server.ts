import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageKey, pageQuery } from '../core/http/page-cache/page-key.ts';
import { defaultLanguage, preferredLanguage } from '../core/languages.ts';
import { href, languageOfPath, leaves, matchFeed, matchUrl } from '../urls.ts';
import { answerKept, type Keeping, notFoundKey } from './answer-kept.server.ts';
import { answerFeed, type FeedOptions } from './feeds.server.ts';

interface PagesOptions extends Keeping, FeedOptions {
  brandName: string;
  /** Ids of all routes; a data request may only name these. */
  routeIds: ReadonlySet<string>;
}

/** Answers every document of the site and the data of its client navigations, from the page cache. */
export function servePages(server: FastifyInstance, options: PagesOptions): void {
  server.route({ method: ['GET', 'HEAD'], url: '/*', handler: (request, reply) => answerPage(options, request, reply) });
}

/** Sends the page of any address, also one Fastify could not read. */
export async function answerPage(options: PagesOptions, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { cache, known, brandName, routeIds, render } = options;
  const [path = '/', search = ''] = splitOnce(request.raw.url ?? '/', '?');
  const query = new URLSearchParams(search);
  const elsewhere = redirectOf(path, query, search);
  if (elsewhere) return redirectTo(reply, elsewhere, request.headers['accept-language']);
  const feed = matchFeed(path);
  if (feed) return answerFeed(options, feed, query, request, reply);

  const isData = path.endsWith('.data');
  const address = matchUrl(isData ? path.slice(0, -'.data'.length) : path);
  const language = address?.language ?? languageOfPath(path) ?? defaultLanguage;
  for (const [name, value] of [...query]) if (value === '') query.delete(name, value);
  if (isData) keepKnownRoutes(query, routeIds);
  const allowed = [...(address ? leaves[address.name].query : []), ...(isData ? ['_routes'] : [])];
  const job = { path, query: pageQuery(query, allowed), language };
  return answerKept({ cache, known }, request, reply, {
    key: pageKey({ brand: brandName, path, query, allowed }),
    notFoundKey: notFoundKey(brandName, language, isData ? `${address?.name} ${query.get('_routes')}` : 'document'),
    render: () => render(job),
  });
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
