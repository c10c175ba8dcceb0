import { and, desc, getTableColumns, gte, isNull, lte, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Reading } from '../../core/database/reading.server.ts';
import { pageKey } from '../../core/http/page-cache/page-key.ts';
import { securityHeaders } from '../../core/http/security-headers.ts';
import { defaultLanguage, type Language, languages, type Translated, translate } from '../../core/languages.ts';
import { slugify } from '../../core/text/slugs.ts';
import { localDay, startOfLocalDay } from '../../core/text/wall-clock.ts';
import { forms } from '../../features/forms/forms.tables.server.ts';
import { articleSlug, categoryUrls, tagUrls } from '../../features/magazine/article-address.ts';
import { readCategories, readCategoryName } from '../../features/magazine/categories.read.server.ts';
import { articles } from '../../features/magazine/magazine.tables.server.ts';
import { readCountedTags, readTagName } from '../../features/magazine/tags.read.server.ts';
import { readPageTree } from '../../features/pages/page-tree.read.server.ts';
import { persons } from '../../features/people/people.tables.server.ts';
import { events, productions, series, venues } from '../../features/programme/programme.tables.server.ts';
import { readSiteSettings } from '../../features/site/site.read.server.ts';
import { routeAddresses } from '../../urls.ts';
import { type AnswerCache, answerFromCache, notFoundKey } from '../rendering/answer-from-cache.server.ts';

interface IndexingOptions extends AnswerCache {
  brandName: string;
  origin: () => string;
  openReading: () => Reading;
}

/** Addresses of one thing in both languages, as paths. */
type Urls = Record<Language, string>;
/** Of a content page only those of the languages it is published in. */
type OpenUrls = Partial<Urls>;

/** sitemap.xml and robots.txt (GEN-05): while the site is not to be indexed, robots are disallowed and there is no sitemap. */
export function serveIndexing(server: FastifyInstance, options: IndexingOptions): void {
  const files = { '/sitemap.xml': ['application/xml', renderSitemap], '/robots.txt': ['text/plain', renderRobots] } as const;
  for (const [path, [type, render]] of Object.entries(files)) {
    server.route({
      method: ['GET', 'HEAD'],
      url: path,
      handler: (request, reply) =>
        answerFromCache(options, request, reply, {
          key: pageKey({ brand: options.brandName, path, query: new URLSearchParams(), allowed: [] }),
          notFoundKey: notFoundKey(options.brandName, defaultLanguage, path),
          render: async () => {
            const reading = options.openReading();
            const body = await render(reading, options.origin());
            const { tags, expiresAt } = reading;
            const headers = { ...securityHeaders, 'content-type': `${type}; charset=utf-8` };
            return { status: body === null ? 404 : 200, headers, body: body ?? '', tags, expiresAt, isCacheable: true };
          },
        }),
    });
  }
}

async function renderRobots(reading: Reading, origin: string): Promise<string> {
  const { is_indexing_enabled } = await readSiteSettings(reading);
  if (!is_indexing_enabled) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /de/api/\nDisallow: /en/api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

async function renderSitemap(reading: Reading, origin: string): Promise<string | null> {
  const { is_indexing_enabled } = await readSiteSettings(reading);
  if (!is_indexing_enabled) return null;
  const all = [...(await listPages(reading)), ...(await listEntries(reading)), ...(await listTopics(reading))];
  const unique = [...new Map(all.map((urls) => [urls.de ?? urls.en, urls])).values()];
  const entries = unique.flatMap((urls) => {
    const addresses = languages.flatMap((language) => (urls[language] ? [{ language, url: escapeXml(origin + urls[language]) }] : []));
    const others = addresses.map(({ language, url }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`).join('');
    return addresses.map(({ url }) => `<url><loc>${url}</loc>${others}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/** Lists and content pages: every route without parameters, and all content pages but the 404. */
async function listPages(reading: Reading): Promise<OpenUrls[]> {
  const hidden: readonly string[] = ['notFound', 'offlineProgramme', 'search'];
  const fixed = Object.entries(routeAddresses).filter(([name, { path }]) => !hidden.includes(name) && !/[:*]/.test(path.de));
  const trees = await Promise.all(languages.map((language) => readPageTree(reading, language)));
  const pages = [...new Map(trees.flatMap((tree) => [...tree])).values()]
    .filter((page) => page.fixed !== '404' && page.is_clickable)
    .map(({ urls, languages: open }): OpenUrls => Object.fromEntries(open.map((language) => [language, urls[language]])));
  return [...fixed.map(([, { path }]) => path), ...pages];
}

/** Sitemaps end at 50,000 addresses; this is far below with both languages. */
const maxPerKind = 5000;

/** Kinds of content with detail pages, by route name; a kind without a route is left out. */
const kinds = { event: events, production: productions, series, venue: venues, article: articles, person: persons, form: forms } as const;
const tagOf = {
  event: 'events',
  production: 'productions',
  series: 'series',
  venue: 'venues',
  article: 'articles',
  person: 'persons',
  form: 'forms',
} as const;

/** What names an entry in its address; each kind has some of them. */
interface NamedRow {
  id: number;
  name?: Translated;
  title?: Translated;
  first_name?: string;
  last_name?: string;
}
const namingColumns: readonly (keyof NamedRow)[] = ['id', 'name', 'title', 'first_name', 'last_name'];

async function listEntries(reading: Reading): Promise<Urls[]> {
  const day = localDay(reading.now);
  reading.changesAt(startOfLocalDay(day, 1));
  const found: Urls[] = [];
  for (const [name, table] of Object.entries(kinds) as [keyof typeof kinds, (typeof kinds)[keyof typeof kinds]][]) {
    const path = (routeAddresses as Record<string, { path: Urls }>)[name]?.path;
    if (!path) continue;
    reading.uses(tagOf[name]);
    // Neither events that were over before today nor articles dated ahead.
    const isCurrent: Partial<Record<typeof name, SQL>> = {
      event: gte(events.ends_at, startOfLocalDay(day)),
      article: lte(articles.date, day),
    };
    const { id, deleted_at, is_online, ...columns } = getTableColumns(table as typeof events);
    const named = Object.entries({ id, ...columns }).filter(([column]) => namingColumns.includes(column as keyof NamedRow));
    const rows: Record<string, unknown>[] = await reading.db
      .select(Object.fromEntries(named))
      .from(table as typeof events)
      .where(and(isNull(deleted_at), is_online, isCurrent[name]))
      // Of more than fit in those that begin next, and of what has no date the newest.
      .orderBy(...(name === 'event' ? [events.date_start, id] : [desc(id)]))
      .limit(maxPerKind);
    for (const row of rows as unknown as NamedRow[])
      found.push(urlsOf(path, row.id, nameOf(row), name === 'article' ? articleSlug : slugify));
  }
  return found;
}

/** The views of the magazine that have something to show (ROUTE-07, ROUTE-08). */
async function listTopics(reading: Reading): Promise<Urls[]> {
  const categories = (await readCategories(reading, defaultLanguage)).map(async ({ id }) => {
    const name = await readCategoryName(reading, id);
    return name && categoryUrls({ id, name });
  });
  const tags = (await readCountedTags(reading, defaultLanguage))
    .filter(({ count }) => count > 0)
    .map(async ({ id }) => {
      const name = await readTagName(reading, id);
      return name && tagUrls({ id, name });
    });
  return (await Promise.all([...categories, ...tags])).filter((urls) => urls !== null);
}

function nameOf(row: NamedRow): Translated {
  return row.name ?? row.title ?? { de: `${row.first_name} ${row.last_name}` };
}

function urlsOf(path: Urls, id: number, name: Translated, toSlug: (name: string) => string): Urls {
  const url = (language: Language) => path[language].replace(':slug', toSlug(translate(name, language).text)).replace(':id', String(id));
  return { de: url('de'), en: url('en') };
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
