import { byHand } from './by-hand.ts';
import { takeLeaving } from './leave-document.ts';
import { prefetchPages } from './prefetch.ts';
import { commitPrepared } from './prepared-navigation.ts';
import { addressOf } from './site-pages.ts';
import type { SiteParts } from './site-parts.ts';
import { abortNavigation, isOnShow, navigateTo, traverse } from './soft-navigation.ts';

/** Soft navigation itself; fetched when somebody is about to follow a link (`startNavigation`). */
export interface LinkFollowing {
  /** Fetches the page of the link an element is part of. */
  prefetch(target: Element): void;
  /** Shows the page a link or form leads to. */
  go(to: URL, source: Element): void;
  /** Notes a navigation of the browser, and handles Back and Forward over pages that were shown without a document of their own. */
  onNavigate(event: NavigateEvent): void;
  /** Shows the page of an entry of the history that has just become the present one. */
  traverse(event: NavigateEvent): Promise<void>;
  /** Opens the page of a link over this one (EVT-25). */
  openOverlay(url: URL): Promise<void>;
}

export function followLinks(parts: SiteParts): LinkFollowing {
  return {
    prefetch: prefetchPages(parts),
    go(to, source) {
      const over = source.closest<HTMLElement>('dialog[data-source]');
      // A filter of the programme over the page changes nothing below.
      if (over?.dataset.source === to.pathname) return void parts.loadOverlay().then((overlay) => overlay.open(to));
      const isReplaced = source.closest('[data-replace]') !== null || isOnShow(addressOf(to));
      void navigateTo(parts, to, isReplaced ? 'replace' : 'push', source.closest('a') ?? source);
    },
    onNavigate(event) {
      if (commitPrepared(event)) return;
      const { navigationType, destination, hashChange } = event;
      // What only changes the address shows no other page.
      if (navigationType !== 'traverse' && (hashChange || destination.sameDocument)) return;
      abortNavigation();
      if (takeLeaving() || !event.canIntercept || hashChange || navigationType !== 'traverse') return;
      event.intercept({ ...byHand, handler: () => traverse(parts, new URL(destination.url), event) });
    },
    traverse: (event) => traverse(parts, new URL(event.destination.url), event),
    openOverlay: async (url) => (await parts.loadOverlay()).open(url),
  };
}
