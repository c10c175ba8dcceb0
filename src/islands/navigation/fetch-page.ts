import { parseServed } from '../../core/text/trusted-markup.ts';
import { whenIdle } from '../when-idle.ts';
import { addressOf, isEditors } from './site-pages.ts';

/** Something the browser has to load by itself: a file, another site, another build, an error without the site around it. */
export class NotOurs extends Error {}

/** A page as the server sent it. */
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

/** How old a cached page may be, in ms: one that was prefetched, and one the visitor goes back to. */
export const maxAge = { guess: 30_000, back: 600_000 } as const;

/**
 * Fetches a page of the site, or takes it from the cache. The request takes no signal: whoever asks for the same page meanwhile waits for
 * it too, such as the next click on the same link.
 * @param maxAgeMs how old a cached page may be.
 * @throws NotOurs, and what `fetch` throws without a network or for a redirect to another site.
 */
export function fetchPage(url: URL, maxAgeMs: number, priority: RequestPriority = 'auto'): Promise<Page> {
  const key = addressOf(url);
  const known = cache.get(key);
  if (known && Date.now() - known.at < maxAgeMs) return known.page;
  const page = requestPage(url, priority);
  remember(key, page);
  return page;
}

/** Empties the cache; development does so when the code has changed. */
export function forgetPages(): void {
  cache.clear();
}

/** The last document that was parsed in advance. */
let ahead: { page: Page; next: Document } | null = null;

/** Parses a page that will probably be shown, once the browser is idle. */
export function parseAhead(page: Page): void {
  whenIdle(() => {
    ahead = { page, next: parse(page) };
  });
}

/** Parses the document of a page; a new one each time, because showing it moves its nodes. @throws NotOurs for one that cannot replace the current document. */
export function parsePage(page: Page): Document {
  const next = ahead?.page === page ? ahead.next : parse(page);
  ahead = null;
  const [root, other] = [document.documentElement, next.documentElement];
  // A redirect can lead into the other language, whose menus are others.
  const isAlike = other.dataset.build === root.dataset.build && other.lang === root.lang;
  const isOurs = isAlike && next.querySelector('body > main') !== null && !isEditors(next);
  if (!isOurs) throw new NotOurs();
  // DOMParser parses the content of noscript as elements.
  for (const element of next.querySelectorAll('noscript')) element.remove();
  return next;
}

function parse({ html }: Page): Document {
  return parseServed(html);
}

function remember(key: string, page: Promise<Page>): void {
  cache.delete(key);
  cache.set(key, { page, at: Date.now() });
  page.catch(() => cache.get(key)?.page === page && cache.delete(key));
  const [oldest] = cache.keys();
  if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest);
}

async function requestPage(url: URL, priority: RequestPriority): Promise<Page> {
  const response = await fetch(addressOf(url), { priority, headers: { accept: 'text/html' } });
  const from = new URL(response.url);
  // The page for 404 is shown like any other; a server error comes with a document that is loaded as a whole.
  const isPage = response.status < 500 && /^text\/html\b/.test(response.headers.get('content-type') ?? '');
  if (!isPage || from.origin !== location.origin) {
    // The browser loads it by itself: a large file would come twice.
    response.body?.cancel().catch(() => undefined);
    throw new NotOurs();
  }
  const page = { address: addressOf(from), html: await response.text() };
  // A page rendered for one visitor may change with the next form.
  if (/no-store/.test(response.headers.get('cache-control') ?? '')) cache.delete(addressOf(url));
  return page;
}
