import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Reading } from '../../core/database/reading.server.ts';
import { matchingTag } from '../../core/http/page-cache/entity-tag.server.ts';
import { pageKey } from '../../core/http/page-cache/page-key.ts';
import type { RenderedPage } from '../../core/http/page-cache/rendered-page.ts';
import { securityHeaders } from '../../core/http/security-headers.ts';
import type { Language } from '../../core/languages.ts';
import type { DesignFormats } from '../../core/text/format-patterns.ts';
import { inFormats } from '../../core/text/format-scope.server.ts';
import { inLanguage } from '../../core/text/language-scope.server.ts';
import { positiveIntegerPattern } from '../../core/text/parse-id.ts';
import { slugify } from '../../core/text/slugs.ts';
import { localDay } from '../../core/text/wall-clock.ts';
import { FeedQueryError, readFeedQuery } from '../../features/programme/feed-query.server.ts';
import { type Feed, type FeedOf, readFeed } from '../../features/programme/reads/feeds.read.server.ts';
import { readSiteSettings } from '../../features/site/site.read.server.ts';
import { feeds, type matchFeed, queryKeysOf } from '../../urls.ts';
import { type AnswerCache, answerFromCache, notFoundKey } from '../rendering/answer-from-cache.server.ts';
import type { PageToRender } from '../rendering/page-renderer.server.tsx';

/** What calendar feeds need from the site. */
export interface FeedOptions extends AnswerCache {
  brandName: string;
  origin: () => string;
  openReading: () => Reading;
  /** The present design, for prices and times in its own way (BRAND-11). */
  designOf: (reading: Reading) => Promise<DesignFormats>;
  /** Renders the page of an address; here the page for missing addresses. */
  render(page: PageToRender): Promise<RenderedPage>;
}

type MatchedFeed = NonNullable<ReturnType<typeof matchFeed>>;

/** Answers a request for a calendar feed; an unknown one with the page for missing addresses in its language. */
export async function answerFeed(
  options: FeedOptions,
  found: MatchedFeed,
  query: URLSearchParams,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { brandName } = options;
  const { name, language } = found;
  const path = (request.raw.url ?? '').split('?')[0] ?? '';
  let of: FeedOf | null;
  try {
    of = inLanguage(language, () => feedOf(found, query));
  } catch (error) {
    if (error instanceof FeedQueryError) return refuse(reply, error.message, language);
    throw error;
  }
  const render = () => inLanguage(language, () => renderFeed(options, path, language, of));
  // There are endless sets of favourites: not cached, so that they do not evict pages.
  if (of?.name === 'favourites') return sendTagged(request, reply, await render());
  return answerFromCache(options, request, reply, {
    key: pageKey({ brand: brandName, path, query, allowed: queryKeysOf(feeds[name]) }),
    notFoundKey: notFoundKey(brandName, language),
    render,
  });
}

function feedOf({ name, parameters }: MatchedFeed, query: URLSearchParams): FeedOf | null {
  if (name === 'events' || name === 'favourites') return readFeedQuery(name, query);
  return positiveIntegerPattern.test(parameters.id ?? '') ? { name, id: Number(parameters.id) } : null;
}

async function renderFeed(
  { origin, openReading, designOf, render }: FeedOptions,
  path: string,
  language: Language,
  of: FeedOf | null,
): Promise<RenderedPage> {
  const reading = openReading();
  const design = await designOf(reading);
  const feed = of && (await inFormats(design, () => readFeed(reading, language, of, origin())));
  if (!feed) {
    const page = await render({ path, query: new URLSearchParams(), language });
    return { ...page, tags: new Set([...page.tags, ...reading.tags]) };
  }
  const { site_name } = await readSiteSettings(reading);
  const isElsewhere = feed.path.split('?')[0] !== path;
  // Loaded with the first calendar (decision 0098).
  const { writeCalendar } = await import('../../core/text/icalendar.server.ts');
  return {
    status: isElsewhere ? 301 : 200,
    headers: {
      ...securityHeaders,
      'content-language': language,
      ...(isElsewhere ? { location: feed.path } : calendarHeaders(feed)),
    },
    body: isElsewhere ? '' : writeCalendar({ ...feed, name: `${feed.title}, ${site_name}`, url: `${origin()}${feed.page}` }),
    tags: reading.tags,
    expiresAt: reading.expiresAt,
    // Queries without a result have endless variations.
    isCacheable: !isElsewhere && (feed.entries.length > 0 || !feed.path.includes('?')),
  };
}

function calendarHeaders({ title, entries: [first, ...others] }: Feed): Record<string, string> {
  const day = first && others.length === 0 ? `-${localDay(first.start)}` : '';
  return {
    'content-type': 'text/calendar; charset=utf-8',
    // Shown rather than saved where a program for calendars is at hand.
    'content-disposition': `inline; filename="${slugify(title)}${day}.ics"`,
    'x-robots-tag': 'noindex',
  };
}

/** Sends an answer that is not cached here, with an ETag; answers 304 to a matching If-None-Match (RFC 9110, 13.1.2). */
function sendTagged(request: FastifyRequest, reply: FastifyReply, { headers, body }: RenderedPage): FastifyReply {
  const etag = `"${hash('sha256', body, 'base64url').slice(0, 27)}"`;
  reply.headers({ ...headers, etag, 'cache-control': 'public, max-age=0, must-revalidate' });
  const isKnown = matchingTag(String(request.headers['if-none-match'] ?? ''), [etag]) !== undefined;
  return isKnown ? reply.status(304).send() : reply.send(body);
}

function refuse(reply: FastifyReply, message: string, language: Language): FastifyReply {
  const headers = { 'content-language': language, 'cache-control': 'no-store' };
  return reply.status(400).headers(headers).type('text/plain; charset=utf-8').send(`${message}\n`);
}
