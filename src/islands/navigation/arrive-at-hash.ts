const wait = { first: 1000, next: 250, tries: 100 };
/** Pixels that stay free above the anchor. */
const above = 130;
const signs = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

let seeking = new AbortController();

/** A hash in the address scrolls to its anchor, as soon as that exists (LAYOUT-08). Whoever scrolls or goes on meanwhile is left alone. */
export function arriveAtHash(hash: string): void {
  seeking.abort();
  if (!hash) return;
  seeking = new AbortController();
  const { signal } = seeking;
  let tries = 0;
  const seek = () => {
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target) {
      reveal(target);
      seeking.abort();
    } else if (++tries < wait.tries) timer = setTimeout(seek, wait.next);
  };
  let timer = setTimeout(seek, wait.first);
  signal.addEventListener('abort', () => clearTimeout(timer));
  for (const sign of signs) addEventListener(sign, () => seeking.abort(), { passive: true, signal });
}

function reveal(target: HTMLElement): void {
  const item = target.closest('details');
  if (item) item.open = true;
  const top = target.getBoundingClientRect().top - above;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (Math.abs(top) > 2) scrollBy({ top, behavior: isStill ? 'instant' : 'smooth' });
}
