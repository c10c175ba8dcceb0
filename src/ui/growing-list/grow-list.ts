import { readEntryState, writeEntryState } from '../../islands/navigation/entry-state.ts';
import { maxAge } from '../../islands/navigation/fetch-page.ts';
import { waitMinLoading } from '../min-loading.ts';
import { appendPage, nextLink } from './append-page.ts';
import { rememberedPage, rememberPage } from './loaded-pages.ts';
import { fetchDocument, growTo } from './restore-grown-lists.ts';
import { showState } from './show-state.ts';

/** Lists whose next page is being loaded (EVT-17). */
const loading = new WeakSet<HTMLElement>();
/** Lists whose scroll position is stored when the document is left. */
const tracked = new WeakSet<HTMLElement>();

/** Loads the document of the next page of a list and appends its rows. @returns false when it failed. */
export async function loadNext(list: HTMLElement, signal: AbortSignal): Promise<boolean> {
  const link = nextLink(list);
  if (loading.has(list) || !link) return false;
  loading.add(list);
  const address = link.getAttribute('href') ?? '';
  const isCurrent = () => nextLink(list)?.getAttribute('href') === address && !signal.aborted;
  setState(list, 'loading');
  try {
    const [next] = await Promise.all([fetchDocument(address, maxAge.guess, signal), waitMinLoading()]);
    // A filter may have replaced the list.
    if (isCurrent()) grow(list, next, signal);
    return true;
  } catch (error) {
    if (signal.aborted) return false;
    console.info(error);
    if (isCurrent()) setState(list, 'failed');
    return !isCurrent();
  } finally {
    loading.delete(list);
  }
}

/** After a reload restores the length of the list and the scroll position, unless the visitor has scrolled meanwhile (LAYOUT-07). */
export async function growAsBefore(list: HTMLElement, signal: AbortSignal): Promise<void> {
  rememberPlace(list, signal);
  const { place, ...state } = readEntryState();
  const page = rememberedPage(list, state);
  if (page <= Number(list.dataset.page)) return;
  const moved = new AbortController();
  for (const name of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    window.addEventListener(name, () => moved.abort(), { passive: true, signal: AbortSignal.any([signal, moved.signal]) });
  await growTo(list, page, signal);
  if (isInPage(list) && typeof place === 'number' && !moved.signal.aborted && !signal.aborted)
    window.scrollTo({ top: place, behavior: 'instant' });
  moved.abort();
}

function grow(list: HTMLElement, next: Document, signal: AbortSignal): void {
  const hadFocus = list.querySelector('[data-more]') === document.activeElement;
  appendPage(list, next);
  rememberPage(list);
  rememberPlace(list, signal);
  setState(list, nextLink(list) ? 'more' : 'all', true);
  // The button is gone: the focus moves to the end note.
  if (hadFocus && !nextLink(list)) list.querySelector<HTMLElement>('[data-when="all"]')?.focus({ preventScroll: true });
}

/** Stores the scroll position with the entry of the history when the document is left, if the list has grown. */
function rememberPlace(list: HTMLElement, signal: AbortSignal): void {
  if (tracked.has(list) || !isInPage(list)) return;
  tracked.add(list);
  signal.addEventListener('abort', () => tracked.delete(list), { once: true });
  const storePlace = () => rememberedPage(list, readEntryState()) > 0 && writeEntryState({ place: window.scrollY });
  window.addEventListener('pagehide', storePlace, { signal });
}

function isInPage(list: HTMLElement): boolean {
  return !list.closest('dialog');
}

function setState(list: HTMLElement, state: Parameters<typeof showState>[1], hasGrown = false): void {
  showState(list, state);
  const [more, status] = [list.querySelector('[data-more]'), list.querySelector<HTMLElement>('[role="status"]')];
  if (state === 'loading') more?.setAttribute('aria-disabled', 'true');
  else more?.removeAttribute('aria-disabled');
  if (status) status.textContent = (hasGrown && status.dataset.loaded) || '';
}
