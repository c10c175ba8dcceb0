import { readEntryState, writeEntryState } from '../../islands/navigation/entry-state.ts';
import { maxAge } from '../../islands/navigation/fetch-page.ts';
import { loadingSeen } from '../loading-seen.ts';
import { appendPage, nextLink } from './append-page.ts';
import { fetchDocument } from './fetch-document.ts';
import { rememberedPage, rememberPage } from './loaded-pages.ts';
import { growTo } from './restore-grown-lists.ts';
import { showState } from './show-state.ts';

/** Lists whose next page is on its way (EVT-17). */
const loading = new WeakSet<HTMLElement>();
/** Lists whose place is remembered when the document is left. */
const placed = new WeakSet<HTMLElement>();

/** Adds the next page to a list from its own document; what the list says meanwhile stands in the served markup. @returns false when it did not come. */
export async function loadNext(list: HTMLElement, signal: AbortSignal): Promise<boolean> {
  const link = nextLink(list);
  if (loading.has(list) || !link) return false;
  loading.add(list);
  const address = link.getAttribute('href') ?? '';
  const isCurrent = () => nextLink(list)?.getAttribute('href') === address && !signal.aborted;
  say(list, 'loading');
  try {
    const [next] = await Promise.all([fetchDocument(address, maxAge.guess, signal), loadingSeen()]);
    // Another filter may have made it another list.
    if (isCurrent()) grow(list, next, signal);
    return true;
  } catch (error) {
    if (signal.aborted) return false;
    console.info(error);
    if (isCurrent()) say(list, 'failed');
    return !isCurrent();
  } finally {
    loading.delete(list);
  }
}

/** After a reload the list is as long as it was, and the window where it was, unless the visitor has gone on meanwhile (LAYOUT-07). */
export async function growAsBefore(list: HTMLElement, signal: AbortSignal): Promise<void> {
  rememberPlace(list, signal);
  const { place, ...state } = readEntryState();
  const page = rememberedPage(list, state);
  if (page <= Number(list.dataset.page)) return;
  const moved = new AbortController();
  for (const sign of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    window.addEventListener(sign, () => moved.abort(), { passive: true, signal: AbortSignal.any([signal, moved.signal]) });
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
  say(list, nextLink(list) ? 'more' : 'all', true);
  // The way to more is gone: the focus goes to what says so.
  if (hadFocus && !nextLink(list)) list.querySelector<HTMLElement>('[data-when="all"]')?.focus({ preventScroll: true });
}

/** A list that has grown remembers the place of the window when the document is left. */
function rememberPlace(list: HTMLElement, signal: AbortSignal): void {
  if (placed.has(list) || !isInPage(list)) return;
  placed.add(list);
  signal.addEventListener('abort', () => placed.delete(list), { once: true });
  const keepPlace = () => rememberedPage(list, readEntryState()) > 0 && writeEntryState({ place: window.scrollY });
  window.addEventListener('pagehide', keepPlace, { signal });
}

function isInPage(list: HTMLElement): boolean {
  return !list.closest('dialog');
}

function say(list: HTMLElement, state: Parameters<typeof showState>[1], hasGrown = false): void {
  showState(list, state);
  const [more, status] = [list.querySelector('[data-more]'), list.querySelector<HTMLElement>('[role="status"]')];
  if (state === 'loading') more?.setAttribute('aria-disabled', 'true');
  else more?.removeAttribute('aria-disabled');
  if (status) status.textContent = (hasGrown && status.dataset.loaded) || '';
}
