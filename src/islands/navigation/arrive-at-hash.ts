const wait = { firstMs: 1000, nextMs: 250, tries: 100 };
/** Pixels that stay free above the anchor, in a low window a third of it. */
const above = 130;
const interactions = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

let seeking = new AbortController();

/** A hash in the address scrolls to its anchor, as soon as that exists (LAYOUT-08). Any interaction before cancels it. */
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
    } else if (++tries < wait.tries) timer = setTimeout(seek, wait.nextMs);
  };
  let timer = setTimeout(seek, wait.firstMs);
  signal.addEventListener('abort', () => clearTimeout(timer));
  for (const name of interactions) addEventListener(name, () => seeking.abort(), { passive: true, signal });
}

function reveal(target: HTMLElement): void {
  const item = target.closest('details');
  if (item) item.open = true;
  const top = target.getBoundingClientRect().top - Math.min(above, innerHeight / 3);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (Math.abs(top) > 2) scrollBy({ top, behavior: isStill ? 'instant' : 'smooth' });
}
