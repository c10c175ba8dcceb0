import type { Begin } from '../../../islands/begin.ts';
import { isPlainPress } from '../../../ui/link/plain-press.ts';
import { minimumLoading } from '../../../ui/loading-seen.ts';
import { addPopoverKeys } from '../../../ui/popover/popover-keys.ts';
import { openPanelsModally } from '../../../ui/side-panel/side-panel-dialogs.ts';

/**
 * What filters above a list do beyond being links: lists with arrow keys, modal panels, and, while the answer of a filter is on its way,
 * the skeleton instead of the list (LAYOUT-11). What is loading and what was found is announced.
 */
const begin: Begin = (root, signal) => {
  addPopoverKeys(root, signal);
  openPanelsModally(root, signal);
  // Without the Navigation API the browser shows another document.
  if (!('navigation' in window)) return;
  /** The link that was followed; null while nothing is on its way. */
  let followed: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shownAt = 0;

  // Not by `navigate`: a page that is at hand is shown before everybody has heard of it.
  root.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.pathname !== root.dataset.path || !isPlainPress(event)) return;
      clearTimeout(timer);
      followed = link;
      shownAt = performance.now();
      show(root, true);
    },
    { signal },
  );
  const answer = () => {
    if (!followed) return;
    keepFocus(root, followed);
    followed = null;
    // Showing the answer has made the list visible.
    const left = shownAt + minimumLoading - performance.now();
    if (left > 0) show(root, true);
    timer = setTimeout(() => show(root, false, true), left);
  };
  document.addEventListener('foyer:page', answer, { signal });
  const giveUp = () => {
    if (followed) show(root, false);
    followed = null;
  };
  const observer = new MutationObserver(() => document.documentElement.dataset.navigation === 'failed' && giveUp());
  observer.observe(document.documentElement, { attributeFilter: ['data-navigation'] });
  // The browser has loaded another document, and the visitor is back in this one.
  window.addEventListener('pageshow', giveUp, { signal });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
};
export default begin;

function show(root: HTMLElement, isLoading: boolean, isFound = false): void {
  root.querySelector('.answer')?.setAttribute('aria-busy', String(isLoading));
  const status = root.querySelector<HTMLElement>(':scope > [role="status"]');
  if (status) status.textContent = (isLoading ? status.dataset.loading : isFound ? status.dataset.found : '') ?? '';
}

/** A chip that was pressed is gone afterwards; the focus then goes to the first that is left, else to the heading. */
function keepFocus(root: HTMLElement, followed: Element): void {
  const focused = document.activeElement;
  const isLost = focused === null || focused === document.body || !followed.isConnected;
  if (!isLost && !focused.closest('.chips')) return;
  const heading = root.closest('dialog, main')?.querySelector<HTMLElement>('h1, h2');
  (root.querySelector<HTMLElement>('.chips a') ?? heading)?.focus({ preventScroll: true });
}
