import type { ElementBehaviour } from '../../islands/define-element.ts';
import { isPlainClick } from '../../islands/navigation/plain-click.ts';
import { showState } from './show-state.ts';

/** The next page is loaded when the end of the list comes this near to the viewport (EVT-16). */
const endMargin = '170% 0px';

/** Loads further pages of a list when its end is near or its button is pressed; grow-list.ts is fetched then. */
const begin: ElementBehaviour = (list, signal) => {
  let observer: IntersectionObserver | null = null;
  const nextPage = () => list.querySelector<HTMLAnchorElement>('a[rel="next"]');
  let hasFailed = false;

  const loadNext = async () => {
    observer?.disconnect();
    try {
      const { loadNext: load } = await import('./grow-list.ts');
      if (await load(list, signal)) watchEnd();
    } catch {
      const link = nextPage();
      // Browsers do not retry a failed module in the same document; the link to the next page needs no script.
      if (hasFailed && navigator.onLine && link) return location.assign(link.href);
      // The script could not be loaded: shows the failure; the button tries again.
      hasFailed = true;
      showState(list, 'failed');
    }
  };

  /** A new observer reports at once, also when the end is still near. */
  const watchEnd = () => {
    observer?.disconnect();
    const end = list.lastElementChild;
    if (list.dataset.grows !== 'by scrolling' || !end || !nextPage() || signal.aborted) return;
    // A scrolling dialog is the viewport.
    observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        // What comes would push the focus out of sight.
        if (!isFocusBehind(end)) return void loadNext();
        for (const type of ['focusin', 'focusout']) document.addEventListener(type, watchEnd, { once: true, signal });
      },
      { root: list.closest('dialog'), rootMargin: endMargin },
    );
    observer.observe(end);
  };

  list.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!isPlainClick(event) || !(target instanceof Element && target.closest('[data-more]'))) return;
      event.preventDefault();
      void loadNext();
    },
    { signal },
  );
  signal.addEventListener('abort', () => observer?.disconnect());
  const restored = hasGrownBefore() ? import('./grow-list.ts').then(({ growAsBefore }) => growAsBefore(list, signal)) : Promise.resolve();
  const watchWhenRestored = () => void restored.catch(() => undefined).then(watchEnd);
  // A filter updates the list in place.
  document.addEventListener('foyer:page', watchWhenRestored, { signal });
  watchWhenRestored();
};
export default begin;

/** Whether a person with the keyboard is at the end of a list or has passed it. */
function isFocusBehind(end: Element): boolean {
  const focused = document.querySelector(':focus-visible');
  if (!focused) return false;
  return end.contains(focused) || Boolean(end.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING);
}

/** Whether a list had grown in this entry of the history (`rememberPage`). */
function hasGrownBefore(): boolean {
  const state = (window.navigation as Navigation | undefined)?.currentEntry?.getState() ?? history.state?.entry;
  return typeof state === 'object' && state !== null && 'loadedPages' in state;
}
