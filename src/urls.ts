import type { Language } from './core/languages.ts';

/**
 * Every address of the site, once for both languages. Matching, links, language switch, hreflang,
 * breadcrumbs and the cache's list of query parameters derive from it.
 */
interface Leaf {
  /** Path per language; ':name' marks a parameter. */
  path: Record<Language, string>;
  /** Query parameters the page answers to; all others are ignored (EVT-02). */
  query: readonly string[];
  /** The page above it, for breadcrumbs and the way back. */
  parent: string | null;
}

export const leaves = {
  home: { path: { de: '/de', en: '/en' }, query: [], parent: null },
  events: {
    path: { de: '/de/kalender', en: '/en/events' },
    query: ['date', 'room', 'type', 'tag', 'series', 'genre', 'access', 'page'],
    parent: 'home',
  },
  event: { path: { de: '/de/kalender/:slug/:id', en: '/en/events/:slug/:id' }, query: [], parent: 'events' },
  productions: {
    path: { de: '/de/produktionen', en: '/en/productions' },
    query: ['season', 'exhibition_type', 'tag', 'date', 'page'],
    parent: 'home',
  },
  production: { path: { de: '/de/produktionen/:slug/:id', en: '/en/productions/:slug/:id' }, query: [], parent: 'productions' },
  notFound: { path: { de: '/de/404', en: '/en/404' }, query: [], parent: 'home' },
} as const satisfies Record<string, Leaf>;

export type LeafName = keyof typeof leaves;

/**
 * Every calendar to subscribe to, once for both languages: the address of the page it belongs to with '.ics' behind
 * it. `query` is what narrows it; favourites live in the browser and come as ids.
 */
export const feeds = {
  events: { path: leaves.events.path, query: ['room', 'type', 'tag', 'series', 'genre', 'access'] },
  event: { path: leaves.event.path, query: [] },
  production: { path: leaves.production.path, query: [] },
  favourites: { path: { de: '/de/merkliste', en: '/en/favourites' }, query: ['events', 'productions'] },
} as const satisfies Record<string, Omit<Leaf, 'parent'>>;

export type FeedName = keyof typeof feeds;

/** Names of the ':parameters' of a path. */
type ParameterNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type Addressed = Omit<Leaf, 'parent'>;
type Parameters<Of extends Addressed> = Record<ParameterNames<Of['path']['de']>, string | number>;
type Query<Of extends Addressed> = Partial<Record<Of['query'][number], string | number | null | undefined>>;
type HrefArguments<Of extends Addressed> = [keyof Parameters<Of>] extends [never]
  ? [parameters?: Record<string, never>, query?: Query<Of>]
  : [parameters: Parameters<Of>, query?: Query<Of>];

/** The only way to make a link: `href('event', 'de', { slug, id })`. Empty query values are left out. */
export function href<Name extends LeafName>(
  name: Name,
  language: Language,
  ...[parameters, query]: HrefArguments<(typeof leaves)[Name]>
): string {
  return addressOf(leaves[name].path[language], parameters, query);
}

/** The address of a calendar: `feedHref('event', 'de', { slug, id })`. */
export function feedHref<Name extends FeedName>(
  name: Name,
  language: Language,
  ...[parameters, query]: HrefArguments<(typeof feeds)[Name]>
): string {
  return addressOf(`${feeds[name].path[language]}.ics`, parameters, query);
}

function addressOf(
  pattern: string,
  parameters: Record<string, string | number> = {},
  query: Record<string, string | number | null | undefined> = {},
): string {
  let address = pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(parameters[key])));
  let separator = '?';
  for (const [key, value] of Object.entries(query)) {
    if (value === null || value === undefined || value === '') continue;
    address += `${separator}${key}=${encodeURIComponent(String(value))}`;
    separator = '&';
  }
  return address;
}

/** The leaf a path belongs to, its language and its parameters; null for any other path. */
export function matchUrl(pathname: string): Match<LeafName> | null {
  return findMatch(patterns, pathname);
}

/** The calendar a path belongs to, its language and its parameters; null for any other path. */
export function matchFeed(pathname: string): Match<FeedName> | null {
  return pathname.endsWith('.ics') ? findMatch(feedPatterns, pathname.slice(0, -'.ics'.length)) : null;
}

/** The language of a path by its prefix; null without one (ROUTE-01). */
export function languageOfPath(pathname: string): Language | null {
  const prefix = /^\/(de|en)(?=\/|$)/.exec(pathname)?.[1];
  return (prefix as Language | undefined) ?? null;
}

interface Match<Name> {
  name: Name;
  language: Language;
  parameters: Record<string, string>;
}

const patterns = patternsOf<LeafName>(leaves);
const feedPatterns = /* @__PURE__ */ patternsOf<FeedName>(feeds);

function patternsOf<Name extends string>(table: Record<Name, Addressed>) {
  return Object.entries<Addressed>(table).flatMap(([name, { path }]) =>
    Object.entries(path).map(([language, text]) => {
      const keys = [...text.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
      return [name as Name, language as Language, new RegExp(`^${text.replace(/:\w+/g, '([^/]+)')}$`), keys] as const;
    }),
  );
}

function findMatch<Name extends string>(table: ReturnType<typeof patternsOf<Name>>, pathname: string): Match<Name> | null {
  for (const [name, language, pattern, keys] of table) {
    const match = pattern.exec(pathname);
    if (match) return { name, language, parameters: Object.fromEntries(keys.map((key, index) => [key, match[index + 1] ?? ''])) };
  }
  return null;
}
