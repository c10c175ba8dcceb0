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
    query: ['date', 'room', 'type', 'tag', 'series', 'genre', 'page'],
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

/** Names of the ':parameters' of a path. */
type ParameterNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type Parameters<Name extends LeafName> = Record<ParameterNames<(typeof leaves)[Name]['path']['de']>, string | number>;
type Query<Name extends LeafName> = Partial<Record<(typeof leaves)[Name]['query'][number], string | number | null | undefined>>;
type HrefArguments<Name extends LeafName> = [keyof Parameters<Name>] extends [never]
  ? [parameters?: Record<string, never>, query?: Query<Name>]
  : [parameters: Parameters<Name>, query?: Query<Name>];

/** The only way to make a link: `href('event', 'de', { slug, id })`. Empty query values are left out. */
export function href<Name extends LeafName>(name: Name, language: Language, ...[parameters, query]: HrefArguments<Name>): string {
  const given: Record<string, string | number> = parameters ?? {};
  const path = leaves[name].path[language].replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(given[key])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {}))
    if (value !== null && value !== undefined && value !== '') search.set(key, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The leaf a path belongs to, its language and its parameters; null for any other path. */
export function matchUrl(pathname: string): { name: LeafName; language: Language; parameters: Record<string, string> } | null {
  for (const [name, language, pattern, keys] of patterns) {
    const match = pattern.exec(pathname);
    if (match) return { name, language, parameters: Object.fromEntries(keys.map((key, index) => [key, match[index + 1] ?? ''])) };
  }
  return null;
}

/** The language of a path by its prefix; null without one (ROUTE-01). */
export function languageOfPath(pathname: string): Language | null {
  const prefix = /^\/(de|en)(?=\/|$)/.exec(pathname)?.[1];
  return (prefix as Language | undefined) ?? null;
}

const patterns = Object.entries(leaves).flatMap(([name, { path }]) =>
  Object.entries(path).map(([language, text]) => {
    const keys = [...text.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
    return [name as LeafName, language as Language, new RegExp(`^${text.replace(/:\w+/g, '([^/]+)')}$`), keys] as const;
  }),
);
