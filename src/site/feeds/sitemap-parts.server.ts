import { and, count, desc, getTableColumns, gte, isNull, lte, type SQL } from 'drizzle-orm';
import type { Reading } from '../../core/database/reading.server.ts';
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
import { routeAddresses } from '../../urls.ts';

/** Addresses of one thing in both languages, as paths. */
type Urls = Record<Language, string>;
/** Of a content page only those of the languages it is published in. */
export type OpenUrls = Partial<Urls>;

/** Things per file, each with an address per language: the protocol ends at 50,000 addresses, and a larger file takes long to compress. */
export const thingsPerFile = 10_000;

/** Part of what a sitemap names. */
export interface SitemapPart {
  /** In the addresses of its files. */
  name: string;
  /** Number of things. */
  count(reading: Reading): Promise<number>;
  /** One file of it; counts from 0. */
  list(reading: Reading, file: number): Promise<OpenUrls[]>;
}

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

/** Everything public, in the order of the sitemap: pages and lists, then each kind of content. */
export const sitemapParts: readonly SitemapPart[] = [
  {
    name: 'pages',
    count: async (reading) => (await listPages(reading)).length,
    list: async (reading, file) => (await listPages(reading)).slice(file * thingsPerFile, (file + 1) * thingsPerFile),
  },
  ...(Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((kind) => {
    const path = (routeAddresses as Record<string, { path: Urls }>)[kind]?.path;
    return path ? [partOfKind(kind, path)] : [];
  }),
];

function partOfKind(kind: keyof typeof kinds, path: Urls): SitemapPart {
  const table = kinds[kind] as typeof events;
  const { id, deleted_at, is_online, ...columns } = getTableColumns(table);
  const named = Object.entries({ id, ...columns }).filter(([column]) => namingColumns.includes(column as keyof NamedRow));
  const isShown = (reading: Reading): SQL | undefined => {
    const day = localDay(reading.now);
    reading.uses(tagOf[kind]);
    reading.changesAt(startOfLocalDay(day, 1));
    // Neither events that were over before today nor articles dated ahead.
    const isCurrent: Partial<Record<typeof kind, SQL>> = {
      event: gte(events.ends_at, startOfLocalDay(day)),
      article: lte(articles.date, day),
    };
    return and(isNull(deleted_at), is_online, isCurrent[kind]);
  };
  return {
    name: tagOf[kind],
    count: async (reading) => {
      const [row] = await reading.db.select({ count: count() }).from(table).where(isShown(reading));
      return row?.count ?? 0;
    },
    list: async (reading, file) => {
      const rows: Record<string, unknown>[] = await reading.db
        .select(Object.fromEntries(named))
        .from(table)
        .where(isShown(reading))
        .orderBy(...(kind === 'event' ? [events.date_start, id] : [desc(id)]))
        .limit(thingsPerFile)
        .offset(file * thingsPerFile);
      return (rows as unknown as NamedRow[]).map((row) => urlsOf(path, row.id, nameOf(row), kind === 'article' ? articleSlug : slugify));
    },
  };
}

/** Lists and content pages: every route without parameters, all content pages but the 404, and the views of the magazine. */
async function listPages(reading: Reading): Promise<OpenUrls[]> {
  const all = [...(await listContentPages(reading)), ...(await listTopics(reading))];
  return [...new Map(all.map((urls) => [urls.de ?? urls.en, urls])).values()];
}

async function listContentPages(reading: Reading): Promise<OpenUrls[]> {
  const hidden: readonly string[] = ['notFound', 'offlineProgramme', 'search'];
  const fixed = Object.entries(routeAddresses).filter(([name, { path }]) => !hidden.includes(name) && !/[:*]/.test(path.de));
  const trees = await Promise.all(languages.map((language) => readPageTree(reading, language)));
  const pages = [...new Map(trees.flatMap((tree) => [...tree])).values()]
    .filter((page) => page.fixed !== '404' && page.is_clickable)
    .map(({ urls, languages: open }): OpenUrls => Object.fromEntries(open.map((language) => [language, urls[language]])));
  return [...fixed.map(([, { path }]) => path), ...pages];
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
