import { isPlainClick } from '../../islands/navigation/plain-click.ts';

/** Scrolls to the anchor of a link on the same page (ANIM-05) and adds it to the address. Links without an anchor here are the browser's. */
export function startHashLinks(): void {
  document.addEventListener('click', (event) => {
    const { target, defaultPrevented } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
    if (!link || link.target || defaultPrevented || !isPlainClick(event)) return;
    const { hash, host, pathname, search } = link;
    const isHere = host === location.host && pathname === location.pathname && search === location.search;
    if (!isHere || (hash !== '#top' && !document.getElementById(decodeURIComponent(hash.slice(1))))) return;
    event.preventDefault();
    if (hash !== location.hash) history.pushState(null, '', hash);
    void import('../slider/scroll-to-anchor.ts').then(({ scrollToAnchor }) => scrollToAnchor(hash));
  });
}
