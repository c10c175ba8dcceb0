import { parseServed } from '../../core/text/trusted-markup.ts';
import type { EntryState } from '../../islands/navigation/entry-state.ts';
import { fetchPage, maxAge } from '../../islands/navigation/fetch-page.ts';
import { appendPage, nextLink } from './append-page.ts';
import { rememberedPage } from './loaded-pages.ts';

/**
 * Loads the pages that the lists of a document had in an entry of the history. Called for a fetched document before it is shown, so that
 * Back shows all rows at the old scroll position at once (LAYOUT-07, EVT-17).
 */
export async function restoreGrownLists(next: Document, state: EntryState, signal?: AbortSignal): Promise<void> {
  for (const list of next.querySelectorAll<HTMLElement>('growing-list')) await growTo(list, rememberedPage(list, state), signal);
}

/** Appends pages up to this one; stops at a page that cannot be loaded. */
export async function growTo(list: HTMLElement, page: number, signal?: AbortSignal): Promise<void> {
  try {
    for (let link = nextLink(list); link && Number(list.dataset.page) < page; link = nextLink(list)) {
      const address = link.getAttribute('href') ?? '';
      const next = await fetchDocument(address, maxAge.back, signal);
      if (nextLink(list)?.getAttribute('href') !== address) return;
      appendPage(list, next);
    }
  } catch (error) {
    if (!signal?.aborted) console.info(error);
  }
}

/**
 * Fetches the document of a page of a list, or takes it from the cache. It may be of another build or an editor's: only its rows are used.
 * @param maxAgeMs how old a cached page may be.
 * @param signal once it is aborted nobody wants the document any more; the request goes on for others.
 */
export async function fetchDocument(address: string, maxAgeMs: number, signal?: AbortSignal): Promise<Document> {
  const { html } = await fetchPage(new URL(address, location.href), maxAgeMs);
  signal?.throwIfAborted();
  return parseServed(html);
}
