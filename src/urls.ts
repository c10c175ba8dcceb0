import type { Language } from './core/languages.ts';
import { calendarFilters, keysOf, type ListFilters, productionFilters } from './list-filters.ts';

/**
 * Every address of the site, once for both languages. Matching, links, language switch, hreflang,
 * breadcrumbs and the cache's list of query parameters derive from it.
 */
interface RouteAddress {
  /** Path per language; ':name' marks a parameter, '*' at the end takes the rest. */
  path: Record<Language, string>;
  /** Query parameters the page answers to; all others are ignored (EVT-02). */
  query: readonly string[];
  /** The list whose filters are parameters too. */
  filters?: keyof typeof listFilters;
  /** The page above it, for breadcrumbs and the way back. */
  parent: string | null;
  /** Middleware that a request passes before its page is rendered; the preset when left out (ERR-04). */
  middleware?: readonly string[];
}

/** Named in the table, so that the browser's scripts do not carry the filters. */
const listFilters = { calendar: calendarFilters, productions: productionFilters };

export const routeAddresses = {
  home: { path: { de: '/de', en: '/en' }, query: [], parent: null },
  events: {
    path: { de: '/de/kalender', en: '/en/events' },
    query: ['date', 'page'],
    filters: 'calendar',
    parent: 'home',
  },
  event: { path: { de: '/de/kalender/:slug/:id', en: '/en/events/:slug/:id' }, query: [], parent: 'events' },
  productions: {
    path: { de: '/de/produktionen', en: '/en/productions' },
    query: ['date', 'page'],
    filters: 'productions',
    parent: 'home',
  },
  production: { path: { de: '/de/produktionen/:slug/:id', en: '/en/productions/:slug/:id' }, query: [], parent: 'productions' },
  offlineProgramme: { path: { de: '/de/offline-programme', en: '/en/offline-programme' }, query: [], parent: 'home' },
  magazine: { path: { de: '/de/mediathek-de', en: '/en/mediathek-en' }, query: ['page'], parent: 'home' },
  magazineTags: { path: { de: '/de/mediathek-de/tags', en: '/en/mediathek-en/tags' }, query: [], parent: 'magazine' },
  magazineCategory: {
    path: { de: '/de/mediathek-de/categories/:category/:id', en: '/en/mediathek-en/categories/:category/:id' },
    query: ['page'],
    parent: 'magazine',
  },
  magazineTag: {
    path: { de: '/de/mediathek-de/tags/:tag/:id', en: '/en/mediathek-en/tags/:tag/:id' },
    query: ['page'],
    parent: 'magazineTags',
  },
  article: { path: { de: '/de/mediathek-de/:slug/:id', en: '/en/mediathek-en/:slug/:id' }, query: [], parent: 'magazine' },
  team: { path: { de: '/de/team', en: '/en/team' }, query: [], parent: 'home' },
  person: { path: { de: '/de/team/:slug/:id', en: '/en/team/:slug/:id' }, query: [], parent: 'team' },
  series: { path: { de: '/de/abonnements/:slug/:id', en: '/en/abonnements/:slug/:id' }, query: [], parent: 'home' },
  venue: { path: { de: '/de/venues/:slug/:id', en: '/en/venues/:slug/:id' }, query: [], parent: 'home' },
  form: { path: { de: '/de/forms/:slug/:id', en: '/en/forms/:slug/:id' }, query: ['sent'], parent: 'home' },
  // Login, profile, settings and what belongs to them: rendered per request and reachable while the site is off.
  user: {
    path: { de: '/de/user/:page', en: '/en/user/:page' },
    query: ['done', 'next', 'token', 'page'],
    parent: 'home',
    middleware: ['language'],
  },
  search: { path: { de: '/de/search', en: '/en/search' }, query: ['q'], parent: 'home' },
  // A view of the results, or a page of all of them (ROUTE-21).
  searchView: { path: { de: '/de/search/:view', en: '/en/search/:view' }, query: ['q'], parent: 'home' },
  searchViewPage: { path: { de: '/de/search/:view/:page', en: '/en/search/:view/:page' }, query: ['q'], parent: 'home' },
  notFound: { path: { de: '/de/404', en: '/en/404' }, query: [], parent: 'home' },
  // Matches every remaining path, so it comes last (ROUTE-24).
  page: { path: { de: '/de/*', en: '/en/*' }, query: [], parent: 'home' },
} as const satisfies Record<string, RouteAddress>;

export type RouteName = keyof typeof routeAddresses;

/**
 * Every calendar to subscribe to, once for both languages: the address of the page it belongs to with '.ics' behind
 * it. `query` is what narrows it; favourites live in the browser and come as ids.
 */
export const feeds = {
  events: { path: routeAddresses.events.path, query: [], filters: 'calendar' },
  event: { path: routeAddresses.event.path, query: [] },
  production: { path: routeAddresses.production.path, query: [] },
  favourites: { path: { de: '/de/merkliste', en: '/en/favourites' }, query: ['events', 'productions'] },
} as const satisfies Record<string, Omit<RouteAddress, 'parent'>>;

export type FeedName = keyof typeof feeds;

/** Names of the ':parameters' of a path. */
type ParameterNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Tail}`
  ? Name | ParameterNames<Tail>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type LeafAddress = Omit<RouteAddress, 'parent'>;
type Parameters<Of extends LeafAddress> = Record<ParameterNames<Of['path']['de']>, string | number>;
type FilterKey<Of extends LeafAddress> = Of extends { filters: keyof typeof listFilters }
  ? keyof (typeof listFilters)[Of['filters']]
  : never;
type Query<Of extends LeafAddress> = Partial<Record<Of['query'][number] | FilterKey<Of>, string | number | null | undefined>>;
type HrefArguments<Of extends LeafAddress> = [keyof Parameters<Of>] extends [never]
  ? [parameters?: Record<string, never>, query?: Query<Of>]
  : [parameters: Parameters<Of>, query?: Query<Of>];

/** The only way to make a link: `href('event', 'de', { slug, id })`. Empty query values are left out. */
export function href<Name extends RouteName>(
  name: Name,
  language: Language,
  ...[parameters, query]: HrefArguments<(typeof routeAddresses)[Name]>
): string {
  return addressOf(routeAddresses[name].path[language], parameters, query);
}

/** The address of a content page by its path without prefix, '' for home (PAGE-11). */
export function pageHref(language: Language, path: string): string {
  return path === '' ? href('home', language) : `/${language}/${path.split('/').map(encodeURIComponent).join('/')}`;
}

/** The templates of the layout (`LayoutTemplates`). No path of a content page has a dot. */
export function templatesHref(language: Language): string {
  return `/${language}/templates.html`;
}

/** The office's page of a kind of content or of one entry (ADMIN-02); `resource` as the calls name it. */
export function adminHref(language: Language, resource: string, id?: number): string {
  return `/${language}/admin/${resource}${id === undefined ? '' : `/${id}`}`;
}

/** A section of the dashboard (ROUTE-30). */
export function dashboardHref(language: Language, section: string): string {
  return `/${language}/dashboard/${section}`;
}

/** First segments of paths that belong to the product without being pages of the site. */
const reservedSegments: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'api',
  'pageeditor-api',
  'search',
  'user',
  'admin',
  'dashboard',
  'forms',
]);

/** True for an address that no content page can have, because the product uses it. */
export function isReserved(address: string): boolean {
  return matchUrl(address)?.name !== 'page' || reservedSegments.has(address.split('/')[2] ?? '');
}

/** The address of a calendar: `feedHref('event', 'de', { slug, id })`. */
export function feedHref<Name extends FeedName>(
  name: Name,
  language: Language,
  ...[parameters, query]: HrefArguments<(typeof feeds)[Name]>
): string {
  return addressOf(`${feeds[name].path[language]}.ics`, parameters, query);
}

/** Pages of the webshop. They have no language prefix and know their language by the query (ROUTE-26). */
export type ShopPage = 'home' | 'tickets' | 'cart' | 'checkout';

/** Home, tickets and cart where the design says nothing else; they lead there in any case, because stored addresses of tickets name them. */
export const presetShopPaths = ['/webshop', '/tickets', '/cart'] as const;

/**
 * The address of a shop page. The first three of the design's webshopPaths are home, tickets and cart; `idJet` names the
 * event whose tickets are sold.
 */
export function shopHref(paths: readonly string[], page: ShopPage, language: Language, idJet = ''): string {
  const [home = presetShopPaths[0], tickets = presetShopPaths[1], cart = presetShopPaths[2]] = paths;
  const path = { home, tickets: `${tickets}/${encodeURIComponent(idJet)}`, cart, checkout: `${cart}/checkout` }[page];
  return `${path}?lang=${language}`;
}

/**
 * The waiting list of the built-in shop: of an event by its number in the ticket system, or the page of a party by its token. The token
 * is a query, so that logs leave it out.
 */
export function waitingListHref(language: Language, { idJet, token }: { idJet?: string; token?: string }): string {
  const path = idJet === undefined ? waitingListPath : `${waitingListPath}/${encodeURIComponent(idJet)}`;
  return addressOf(path, {}, { lang: language, token });
}

export const waitingListPath = '/waiting-list';

/** The waiting room of an event by its number in the ticket system, as a page. */
export function waitingRoomHref(language: Language, idJet: string): string {
  return addressOf(`${waitingRoomPath}/${encodeURIComponent(idJet)}`, {}, { lang: language });
}

export const waitingRoomPath = '/waiting-room';

/** The address where an event's tickets are sold: an address of the built-in shop gets the language as a query. */
export function ticketHref(url: string, language: Language): string {
  return /^\/(?!\/)[^?#]*$/.test(url) ? `${url}?lang=${language}` : url;
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

/** Every query parameter an address answers to: its own and the filters of its list. */
export function queryKeysOf({ query, filters }: LeafAddress): string[] {
  return filters ? [...query, ...keysOf<ListFilters>(listFilters[filters])] : [...query];
}

/** Names of the middleware of a route, or of a path without one. */
export function middlewareOf(name: RouteName | null): readonly string[] {
  const route: RouteAddress | null = name && routeAddresses[name];
  return route?.middleware ?? ['language', 'rate', 'site'];
}

/** The route a path matches, its language and its parameters; null for any other path. */
export function matchUrl(pathname: string): Match<RouteName> | null {
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

const patterns = patternsOf<RouteName>(routeAddresses);
const feedPatterns = /* @__PURE__ */ patternsOf<FeedName>(feeds);

function patternsOf<Name extends string>(table: Record<Name, LeafAddress>) {
  return Object.entries<LeafAddress>(table).flatMap(([name, { path }]) =>
    Object.entries(path).map(([language, text]) => [name as Name, language as Language, text.split('/')] as const),
  );
}

/** Compares segments: dozens of regular expressions would have to be compiled in every browser. */
function findMatch<Name extends string>(table: ReturnType<typeof patternsOf<Name>>, pathname: string): Match<Name> | null {
  const segments = pathname.split('/');
  for (const [name, language, pattern] of table) {
    const parameters = parametersOf(pattern, segments);
    if (parameters) return { name, language, parameters };
  }
  return null;
}

/** No parameter is empty; null where the path is another. */
function parametersOf(pattern: readonly string[], segments: readonly string[]): Record<string, string> | null {
  if (pattern.at(-1) === '*' ? segments.length < pattern.length : segments.length !== pattern.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, wanted] of pattern.entries()) {
    const isParameter = wanted === '*' || wanted.startsWith(':');
    const segment = wanted === '*' ? segments.slice(index).join('/') : segments[index];
    if (isParameter ? !segment : segment !== wanted) return null;
    if (isParameter) parameters[wanted.replace(':', '')] = segment ?? '';
  }
  return parameters;
}
