import { arriveAtHash } from './arrive-at-hash.ts';
import { readEntryState } from './entry-state.ts';
import { fetchPage, maxAge, parsePage } from './fetch-page.ts';
import { type ImageTransition, transitionLinkTo } from './image-transition.ts';
import { leaveFor, shouldLeave, showFailure } from './leave-document.ts';
import { isCovered } from './page-skeleton.ts';
import { navigateWithin } from './prepared-navigation.ts';
import { type Progress, showProgress } from './progress.ts';
import { showPage } from './show-page.ts';
import type { SiteAdapter } from './site-adapter.ts';
import { addressOf } from './site-pages.ts';

/** How long the loading bar stays while the browser loads an address itself: it may turn out to be a download. */
const leavingBarMs = 5000;

/** Path and query of the current page, or of the one about to be shown; '' for none. Without the overlay's query. */
let currentAddress = window.servedAddress ?? addressOf(location);
/** Aborts the navigation that is running. */
let running = new AbortController();
/** Image transitions so far, as 'from to' with paths. */
const imageTransitions = new Set<string>();

export function isOnShow(address: string): boolean {
  return address === currentAddress;
}

/** Cancels the navigation that is running. */
export function abortNavigation(): void {
  running.abort();
}

/** Shows the page a link leads to, once it is there. */
export async function navigateTo(adapter: SiteAdapter, to: URL, history: 'push' | 'replace', link: Element): Promise<void> {
  running.abort();
  running = new AbortController();
  const { signal } = running;
  const progress = showProgress(to.pathname, signal);
  try {
    const page = await fetchPage(to, maxAge.guess);
    const next = parsePage(page);
    await progress.minimumShown();
    signal.throwIfAborted();
    const isAnimated = link.hasAttribute('data-transition') && !isCovered();
    const [there, here] = [page.address, currentAddress];
    if (isAnimated) imageTransitions.add(`${pathOf(here)} ${pathOf(there)}`);
    const onChange = () => {
      progress.end();
      scrollTo({ top: 0, behavior: 'instant' });
    };
    const arrive = () => {
      currentAddress = there;
      showPage({ next, from: here, to: there, currentOf: adapter.currentOf, onChange, transition: isAnimated ? { link } : undefined });
      arriveAtHash(to.hash);
    };
    navigateWithin(there + to.hash, { history, arrive });
  } catch (error) {
    if (signal.aborted || (await leaveIfNeeded(to, error, progress, false)) || signal.aborted) return;
    navigateWithin(to.href, { history, arrive: () => fail(to, progress) });
  }
}

/** Shows the page of the current entry of the history. */
export async function traverse(adapter: SiteAdapter, to: URL, event: NavigateEvent): Promise<void> {
  const { signal } = event;
  const state = readEntryState();
  // After a reload the entry's address is that of the calendar (ROUTE-28).
  const overlay = to.searchParams.has('overlay') ? state.overlay : undefined;
  const there = to.pathname + (overlay?.below ?? to.search);
  if (there !== currentAddress) {
    const progress = showProgress(to.pathname, signal);
    const here = currentAddress;
    try {
      const page = await fetchPage(new URL(there, to), maxAge.back);
      const next = parsePage(page);
      await adapter.restoreLists(next, state, signal);
      await progress.minimumShown();
      signal.throwIfAborted();
      const transition = isCovered() ? undefined : imageTransitionBetween(pathOf(here), pathOf(there));
      currentAddress = there;
      const onChange = () => {
        progress.end();
        restorePlace(event);
      };
      showPage({ next, from: here, to: there, currentOf: adapter.currentOf, onChange, transition });
      arriveAtHash(to.hash);
    } catch (error) {
      if (signal.aborted || (await leaveIfNeeded(to, error, progress, true)) || signal.aborted) return;
      fail(to, progress);
    }
  }
  if (!signal.aborted && (overlay || document.querySelector('dialog[data-source]'))) (await adapter.loadOverlay()).follow(overlay);
}

/** Scrolls to the top, also on Back; only a page with a growing list gets its scroll position back (LAYOUT-07). */
function restorePlace(event: NavigateEvent): void {
  if (event.signal.aborted) return;
  if (document.querySelector('main growing-list')) event.scroll();
  else scrollTo({ top: 0, behavior: 'instant' });
}

/** The image transition between two pages, where one was shown between them before, in either direction. */
function imageTransitionBetween(here: string, there: string): ImageTransition | undefined {
  if (imageTransitions.has(`${there} ${here}`)) return { back: here };
  const link = imageTransitions.has(`${here} ${there}`) && transitionLinkTo(there);
  return link ? { link } : undefined;
}

async function leaveIfNeeded(to: URL, error: unknown, progress: Progress, isCommitted: boolean): Promise<boolean> {
  if (!(await shouldLeave(to, error))) return false;
  leaveFor(to, isCommitted);
  setTimeout(() => progress.end(), leavingBarMs);
  return true;
}

function fail(to: URL, progress: Progress): void {
  currentAddress = '';
  if (!showFailure()) leaveFor(to, true);
  progress.end('failed');
}

function pathOf(address: string): string {
  return address.split('?')[0] ?? '';
}
