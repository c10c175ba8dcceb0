import type { EntryState } from '../../islands/navigation/entry-state.ts';
import { maxAge } from '../../islands/navigation/fetch-page.ts';
import { appendPage, nextLink } from './append-page.ts';
import { fetchDocument } from './fetch-document.ts';
import { rememberedPage } from './loaded-pages.ts';

/**
 * Lets the lists of a document grow to the pages they had in an entry of the history. Called for a fetched document before it is
 * shown, so that going back shows all rows at the old place in its first frame (LAYOUT-07, EVT-17).
 */
export async function restoreGrownLists(next: Document, state: EntryState, signal?: AbortSignal): Promise<void> {
  for (const list of next.querySelectorAll<HTMLElement>('growing-list')) await growTo(list, rememberedPage(list, state), signal);
}

/** Adds pages up to this one; a page that cannot be had is the end for now. */
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
