import { fetchPage, maxAge, parseAhead } from './fetch-page.ts';
import { addressOf, isSitePage } from './site-pages.ts';
import type { SiteParts } from './site-parts.ts';

/** Resting on a link for this long, in ms, is a sign that it is meant. */
const rest = 65;

/** Fetches the page of a link that somebody is about to follow, unless data is dear (SITE-07). @returns what does so for an element at once. */
export function prefetchPages({ loadOverlay }: SiteParts): (target: Element) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const guess = ({ type, target }: Pick<Event, 'type' | 'target'>) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.target || link.closest('[data-document], [download], svg') || isDataDear()) return;
    const url = new URL(link.href);
    if (!isSitePage(url) || isPersonal(url) || addressOf(url) === addressOf(location)) return;
    const go = () => {
      void fetchPage(url, maxAge.guess, { priority: 'low' }).then(parseAhead, () => undefined);
      if (link.matches('[data-overlay]')) loadOverlay().catch(() => undefined);
    };
    timer = setTimeout(go, type === 'pointerover' ? rest : 0);
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart']) addEventListener(sign, guess, { capture: true, passive: true });
  return (target) => guess({ type: 'focusin', target });
}

/** What is rendered for one visitor is not cached. */
function isPersonal({ pathname }: URL): boolean {
  return pathname.split('/')[2] === 'user';
}

function isDataDear(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
