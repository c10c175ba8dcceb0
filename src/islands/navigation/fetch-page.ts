import { addressOf, isEditors } from './site-pages.ts';

/** Something the browser has to load by itself: a file, another site, another build, an error without the site around it. */
export class NotOurs extends Error {}

/** A page as it came over the line. */
export interface Page {
  /** Path and query it came from, after redirects. */
  address: string;
  html: string;
}

interface CacheEntry {
  page: Promise<Page>;
  at: number;
}

const cache = new Map<string, CacheEntry>();
const maxCached = 30;

/** How old a cached page may be, in ms: one that was fetched by a guess, and one the visitor goes back to. */
export const maxAge = { guess: 30_000, back: 600_000 } as const;

/**
 * A page of the site, from the cache where it is young enough. It is fetched to its end, also when nobody wants it any more: the next
 * press may be on the same link.
 * @throws NotOurs, and what `fetch` throws without a network or for a redirect to another site.
 */
export function fetchPage(url: URL, oldest: number, init: RequestInit = {}): Promise<Page> {
  const key = addressOf(url);
  const known = cache.get(key);
  if (known && Date.now() - known.at < oldest) return known.page;
  const page = askFor(url, init);
  remember(key, page);
  return page;
}

/** Has every page fetched anew; development does so when the code has changed. */
export function forgetPages(): void {
  cache.clear();
}

/** The last document that was parsed before anybody asked for it. */
let ahead: { page: Page; next: Document } | null = null;

/** Parses a page that will probably be shown, once the browser is idle, so that a press finds it done. */
export function parseAhead(page: Page): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(() => (ahead = { page, next: parse(page) }));
}

/** The document of a page. It is another one each time, because showing it takes its nodes away. @throws NotOurs for one that cannot take the place of this one. */
export function parsePage(page: Page): Document {
  const next = ahead?.page === page ? ahead.next : parse(page);
  ahead = null;
  const [root, other] = [document.documentElement, next.documentElement];
  // A redirect can lead into the other language, whose menus are others.
  const isAlike = other.dataset.build === root.dataset.build && other.lang === root.lang;
  const isOurs = isAlike && next.querySelector('body > main') !== null && !isEditors(next);
  if (!isOurs) throw new NotOurs();
  // There is script: what is for browsers without is not parsed as in the first document.
  for (const part of next.querySelectorAll('noscript')) part.remove();
  return next;
}

function parse({ html }: Page): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

function remember(key: string, page: Promise<Page>): void {
  cache.delete(key);
  cache.set(key, { page, at: Date.now() });
  page.catch(() => cache.get(key)?.page === page && cache.delete(key));
  const [oldest] = cache.keys();
  if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest);
}

async function askFor(url: URL, init: RequestInit): Promise<Page> {
  const response = await fetch(addressOf(url), { ...init, headers: { accept: 'text/html' } });
  const from = new URL(response.url);
  // A page that is missing is shown like any other; a server in trouble tells so in a document of its own.
  const isPage = response.status < 500 && /^text\/html\b/.test(response.headers.get('content-type') ?? '');
  if (!isPage || from.origin !== location.origin) throw new NotOurs();
  const page = { address: addressOf(from), html: await response.text() };
  // What is rendered for one visitor can be another's after the next form.
  if (/no-store/.test(response.headers.get('cache-control') ?? '')) cache.delete(addressOf(url));
  return page;
}
