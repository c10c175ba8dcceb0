import { layOver } from './page-skeleton.ts';

/** Waits that are shorter than this show nothing, and what is shown stays at least this long, in ms (LAYOUT-09, LAYOUT-10). */
const minShownMs = 200;
/** The colour of a failed bar is seen for this long. */
const failureShownMs = 2000;

export interface Progress {
  /** Resolves when what is shown of the loading has been seen long enough. */
  seen(): Promise<void>;
  end(outcome?: 'idle' | 'failed'): void;
}

let present: Progress | null = null;

/**
 * Tells of a page that loads: `data-navigation` on the root element, the status, and the geometry of the page where it is another one.
 * @param signal aborted when the page is not wanted any more.
 */
export function showProgress(pathname: string, signal: AbortSignal): Progress {
  present?.end();
  let shownAt: number | null = null;
  let takeAway = () => {};
  say('loading');
  const timer = setTimeout(() => {
    shownAt = performance.now();
    say('slow', status()?.dataset.loading);
    takeAway = layOver(pathname);
  }, minShownMs);
  const progress: Progress = {
    seen: async () => {
      clearTimeout(timer);
      const left = shownAt === null ? 0 : shownAt + minShownMs - performance.now();
      if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
    },
    end: (outcome = 'idle') => {
      clearTimeout(timer);
      takeAway();
      takeAway = () => {};
      if (present !== progress) return;
      present = null;
      say(outcome, '');
      if (outcome === 'failed') setTimeout(() => present ?? say('idle'), failureShownMs);
    },
  };
  present = progress;
  signal.addEventListener('abort', () => progress.end());
  return progress;
}

/** Reads out the title of a page that was reached without loading a document. */
export function announceTitle(): void {
  const announcer = status();
  if (announcer) announcer.textContent = document.title;
}

function status(): HTMLElement | null {
  return document.getElementById('navigation-status');
}

function say(state: 'idle' | 'loading' | 'slow' | 'failed', words?: string): void {
  document.documentElement.dataset.navigation = state;
  const announcer = status();
  if (announcer && words !== undefined) announcer.textContent = words;
}
