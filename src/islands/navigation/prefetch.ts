import { onIntent } from '../intent.ts';
import { isDataSaving } from './data-saving.ts';
import { fetchPage, maxAge, parseAhead } from './fetch-page.ts';
import type { SiteAdapter } from './site-adapter.ts';
import { addressOf, isSitePage } from './site-pages.ts';

/** How long the pointer has to rest on a link before its page is fetched. */
const hoverDelayMs = 65;

/** Prefetches the page of a link on intent, unless the connection is slow or saves data (SITE-07). @returns a function that does so for an element at once. */
export function prefetchPages({ loadOverlay }: SiteAdapter): (target: Element) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const guess = ({ type, target }: Pick<Event, 'type' | 'target'>) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.target || link.closest('[data-document], [download], svg') || isDataSaving()) return;
    const url = new URL(link.href);
    if (!isSitePage(url) || isPersonal(url) || addressOf(url) === addressOf(location)) return;
    const load = () => {
      void fetchPage(url, maxAge.guess, 'low').then(parseAhead, () => undefined);
      if (link.matches('[data-overlay]')) loadOverlay().catch(() => undefined);
    };
    timer = setTimeout(load, type === 'pointerover' ? hoverDelayMs : 0);
  };
  onIntent(window, guess);
  return (target) => guess({ type: 'focusin', target });
}

/** What is rendered for one visitor is not cached. */
function isPersonal({ pathname }: URL): boolean {
  return pathname.split('/')[2] === 'user';
}
