/** Links to an anchor of the open page scroll there (ANIM-05); the address tells of it. What has no anchor here stays with the browser. */
export function startHashLinks(): void {
  document.addEventListener('click', (event) => {
    const { target, defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
    if (!link || link.target || defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const { hash, host, pathname, search } = link;
    const isHere = host === location.host && pathname === location.pathname && search === location.search;
    if (!isHere || (hash !== '#top' && !document.getElementById(decodeURIComponent(hash.slice(1))))) return;
    event.preventDefault();
    if (hash !== location.hash) history.pushState(null, '', hash);
    void import('../slider/glide.ts').then(({ glideTo }) => glideTo(hash));
  });
}
