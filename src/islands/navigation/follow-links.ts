import { takeLeaving } from './leave-document.ts';
import { manualIntercept } from './manual-intercept.ts';
import { prefetchPages } from './prefetch.ts';
import { commitPrepared } from './prepared-navigation.ts';
import type { SiteAdapter } from './site-adapter.ts';
import { addressOf } from './site-pages.ts';
import { abortNavigation, isOnShow, navigateTo, traverse } from './soft-navigation.ts';

/** Soft navigation itself; loaded on first intent to follow a link (`startNavigation`). */
export interface LinkFollowing {
  /** Fetches the page of the link an element is part of. */
  prefetch(target: Element): void;
  /** Shows the page a link or form leads to. */
  go(to: URL, source: Element): void;
  /** Handles a navigate event of the browser: Back and Forward between pages that were shown by soft navigation. */
  onNavigate(event: NavigateEvent): void;
  /** Shows the page of the entry of the history that has just become the current one. */
  traverse(event: NavigateEvent): Promise<void>;
  /** Opens the page of a link in the overlay (EVT-25). */
  openOverlay(url: URL): Promise<void>;
}

export function followLinks(adapter: SiteAdapter): LinkFollowing {
  return {
    prefetch: prefetchPages(adapter),
    go(to, source) {
      const over = source.closest<HTMLElement>('dialog[data-source]');
      // A filter inside the overlay leaves the page below unchanged.
      if (over?.dataset.source === to.pathname) return void adapter.loadOverlay().then((overlay) => overlay.open(to));
      const isReplaced = source.closest('[data-replace]') !== null || isOnShow(addressOf(to));
      void navigateTo(adapter, to, isReplaced ? 'replace' : 'push', source.closest('a') ?? source);
    },
    onNavigate(event) {
      if (commitPrepared(event)) return;
      const { navigationType, destination, hashChange } = event;
      // What only changes the address shows no other page.
      if (navigationType !== 'traverse' && (hashChange || destination.sameDocument)) return;
      abortNavigation();
      if (takeLeaving() || !event.canIntercept || hashChange || navigationType !== 'traverse') return;
      event.intercept({ ...manualIntercept, handler: () => traverse(adapter, new URL(destination.url), event) });
    },
    traverse: (event) => traverse(adapter, new URL(event.destination.url), event),
    openOverlay: async (url) => (await adapter.loadOverlay()).open(url),
  };
}
