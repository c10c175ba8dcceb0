import { arriveAtHash } from './arrive-at-hash.ts';
import { readEntryState } from './entry-state.ts';
import { fetchPage, maxAge, parsePage } from './fetch-page.ts';
import { flightLinkTo } from './flying-picture.ts';
import { leaveFor, shouldLeave, showFailure } from './leave-document.ts';
import { isCovered } from './page-skeleton.ts';
import { navigateWithin } from './prepared-navigation.ts';
import { type Progress, showProgress } from './progress.ts';
import { type Flight, showPage } from './show-page.ts';
import { addressOf } from './site-pages.ts';
import type { SiteParts } from './site-parts.ts';

/** A page that does not come keeps its bar for this long, in ms: the browser may find that it is a file. */
const leavingSeen = 5000;

/** Path and query of the page on show, or about to be; '' for none. The programme over it has its own place in the address. */
let shown = window.servedAddress ?? addressOf(location);
/** Ends the navigation that is under way. */
let running = new AbortController();
/** From where to where a picture has flown, as paths. */
const flights = new Set<string>();

export function isOnShow(address: string): boolean {
  return address === shown;
}

/** Whatever the visitor does next, what is being loaded is not wanted any more. */
export function abortNavigation(): void {
  running.abort();
}

/** Shows the page a link leads to, once it is there. */
export async function navigateTo(parts: SiteParts, to: URL, history: 'push' | 'replace', link: Element): Promise<void> {
  running.abort();
  running = new AbortController();
  const { signal } = running;
  const progress = showProgress(to.pathname, signal);
  try {
    const page = await fetchPage(to, maxAge.guess);
    const next = parsePage(page);
    await progress.seen();
    signal.throwIfAborted();
    const flight = link.hasAttribute('data-transition') && !isCovered();
    const [there, here] = [page.address, shown];
    if (flight) flights.add(`${pathOf(here)} ${pathOf(there)}`);
    const onChange = () => {
      progress.end();
      scrollTo({ top: 0, behavior: 'instant' });
    };
    const arrive = async () => {
      shown = there;
      await showPage({ next, from: here, to: there, currentOf: parts.currentOf, onChange, ...(flight && { flight: { link } }) });
      arriveAtHash(to.hash);
    };
    navigateWithin(there + to.hash, { history, arrive });
  } catch (error) {
    if (signal.aborted || (await isLeft(to, error, progress, false)) || signal.aborted) return;
    navigateWithin(to.href, { history, arrive: () => fail(progress) });
  }
}

/** Shows the page of an entry of the history, which is the present one by now. */
export async function traverse(parts: SiteParts, to: URL, event: NavigateEvent): Promise<void> {
  const { signal } = event;
  const state = readEntryState();
  // After a reload the entry's address is that of the calendar (ROUTE-28).
  const overlay = to.searchParams.has('overlay') ? state.overlay : undefined;
  const there = to.pathname + (overlay?.below ?? to.search);
  if (there !== shown) {
    const progress = showProgress(to.pathname, signal);
    const here = shown;
    try {
      const page = await fetchPage(new URL(there, to), maxAge.back);
      const next = parsePage(page);
      await parts.restoreLists(next, state, signal);
      await progress.seen();
      signal.throwIfAborted();
      const flight = isCovered() ? undefined : flightBetween(pathOf(here), pathOf(there));
      shown = there;
      const onChange = () => {
        progress.end();
        restorePlace(event);
      };
      await showPage({ next, from: here, to: there, currentOf: parts.currentOf, onChange, ...(flight && { flight }) });
      arriveAtHash(to.hash);
    } catch (error) {
      if (signal.aborted || (await isLeft(to, error, progress, true)) || signal.aborted) return;
      fail(progress);
    }
  }
  if (!signal.aborted && (overlay || document.querySelector('dialog[data-source]'))) (await parts.loadOverlay()).follow(overlay);
}

/** Every page begins at its top, also one the visitor goes back to, but for a list, which is as long as it was (LAYOUT-07). */
function restorePlace(event: NavigateEvent): void {
  if (event.signal.aborted) return;
  if (document.querySelector('main growing-list')) event.scroll();
  else scrollTo({ top: 0, behavior: 'instant' });
}

/** A picture that has flown one way flies the other way back. */
function flightBetween(here: string, there: string): Flight | undefined {
  if (flights.has(`${there} ${here}`)) return { back: here };
  const link = flights.has(`${here} ${there}`) && flightLinkTo(there);
  return link ? { link } : undefined;
}

async function isLeft(to: URL, error: unknown, progress: Progress, isCommitted: boolean): Promise<boolean> {
  if (!(await shouldLeave(to, error))) return false;
  leaveFor(to, isCommitted);
  setTimeout(() => progress.end(), leavingSeen);
  return true;
}

function fail(progress: Progress): void {
  shown = '';
  showFailure();
  progress.end('failed');
}

function pathOf(address: string): string {
  return address.split('?')[0] ?? '';
}
