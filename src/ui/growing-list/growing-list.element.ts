import type { Begin } from '../../islands/begin.ts';
import { showState } from './show-state.ts';

/** The next page is asked for when the end is as near as this part of the window's height, below or above (EVT-16). */
const reach = '170% 0px';

/** Adds the rows of further pages to a list when its end is near or its button is pressed; what does so is fetched then. */
const begin: Begin = (list, signal) => {
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
      // A script that failed as a part of another one is not asked for again in this document. The next page needs none.
      if (hasFailed && navigator.onLine && link) return location.assign(link.href);
      // Not even its script comes: the list says so, and can be asked again.
      hasFailed = true;
      showState(list, 'failed');
    }
  };

  /** A new observer looks at once: the end may be as near as before. */
  const watchEnd = () => {
    observer?.disconnect();
    const end = list.lastElementChild;
    if (list.dataset.grows !== 'by scrolling' || !end || !nextPage() || signal.aborted) return;
    // In a dialog that scrolls, the dialog is the window.
    observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && void loadNext(), {
      root: list.closest('dialog'),
      rootMargin: reach,
    });
    observer.observe(end);
  };

  list.addEventListener(
    'click',
    (event) => {
      const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
      const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
      if (!isPlain || !(target instanceof Element && target.closest('[data-more]'))) return;
      event.preventDefault();
      void loadNext();
    },
    { signal },
  );
  signal.addEventListener('abort', () => observer?.disconnect());
  const restored = hasGrownBefore() ? import('./grow-list.ts').then(({ growAsBefore }) => growAsBefore(list, signal)) : Promise.resolve();
  const watchWhenRestored = () => void restored.catch(() => undefined).then(watchEnd);
  // A filter changes the list in place.
  document.addEventListener('foyer:page', watchWhenRestored, { signal });
  watchWhenRestored();
};
export default begin;

/** Whether a list had grown in this entry of the history, as `writeEntryState` remembers it. */
function hasGrownBefore(): boolean {
  const state = (window.navigation as Navigation | undefined)?.currentEntry?.getState() ?? history.state?.entry;
  return typeof state === 'object' && state !== null && 'loadedPages' in state;
}
