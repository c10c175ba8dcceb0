import { showSkeleton } from './page-skeleton.ts';

/** Shorter waits show nothing, and a loading state is shown at least this long (LAYOUT-09, LAYOUT-10). */
const minShownMs = 200;
/** How long the loading bar shows a failure. */
const failureMs = 2000;

export interface Progress {
  /** Resolves when the loading state has been shown for its minimum time. */
  minimumShown(): Promise<void>;
  end(outcome?: 'idle' | 'failed'): void;
}

let current: Progress | null = null;

/**
 * Shows that a page loads: `data-navigation` on the root element, the status for screen readers, and the page's skeleton.
 * @param signal aborted when the navigation is cancelled.
 */
export function showProgress(pathname: string, signal: AbortSignal): Progress {
  current?.end();
  let shownAt: number | null = null;
  let hideSkeleton = () => {};
  setState('loading');
  const timer = setTimeout(() => {
    shownAt = performance.now();
    setState('slow', status()?.dataset.loading);
    hideSkeleton = showSkeleton(pathname);
  }, minShownMs);
  const progress: Progress = {
    minimumShown: async () => {
      clearTimeout(timer);
      const left = shownAt === null ? 0 : shownAt + minShownMs - performance.now();
      if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
    },
    end: (outcome = 'idle') => {
      clearTimeout(timer);
      hideSkeleton();
      hideSkeleton = () => {};
      if (current !== progress) return;
      current = null;
      setState(outcome, '');
      if (outcome === 'failed') setTimeout(() => current ?? setState('idle'), failureMs);
    },
  };
  current = progress;
  signal.addEventListener('abort', () => progress.end());
  return progress;
}

/** Announces the title of a page that was shown by soft navigation. */
export function announceTitle(): void {
  const announcer = status();
  if (announcer) announcer.textContent = document.title;
}

function status(): HTMLElement | null {
  return document.getElementById('navigation-status');
}

function setState(state: 'idle' | 'loading' | 'slow' | 'failed', text?: string): void {
  const { dataset } = document.documentElement;
  // A press on a link has said so already.
  if (dataset.navigation !== state) dataset.navigation = state;
  const announcer = status();
  if (announcer && text !== undefined) announcer.textContent = text;
}
