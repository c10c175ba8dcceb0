import { useEffect } from 'react';
import { useLocation } from 'react-router';

const wait = { first: 1000, next: 250, tries: 100 };
/** Pixels that stay free above the anchor. */
const above = 130;

/** A hash in the address scrolls to its anchor, as soon as that exists (LAYOUT-08). Whoever scrolls meanwhile is left alone. */
export function useHashScroll(): void {
  const { hash, key, state } = useLocation();
  // `key` too: the same hash chosen again scrolls again.
  useEffect(() => {
    // A link pressed on the open page has scrolled already (ANIM-05).
    if (!hash || state?.isPressed) return;
    let tries = 0;
    let timer = setTimeout(seek, wait.first);
    const stop = () => clearTimeout(timer);
    function seek() {
      const target = document.getElementById(decodeURIComponent(hash.slice(1)));
      if (target) reveal(target);
      else if (++tries < wait.tries) timer = setTimeout(seek, wait.next);
    }
    for (const type of ['wheel', 'touchmove', 'keydown']) window.addEventListener(type, stop, { once: true, passive: true });
    return () => {
      stop();
      for (const type of ['wheel', 'touchmove', 'keydown']) window.removeEventListener(type, stop);
    };
  }, [hash, key, state]);
}

function reveal(target: HTMLElement): void {
  const item = target.closest('details');
  if (item) item.open = true;
  const top = target.getBoundingClientRect().top - above;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (Math.abs(top) > 2) window.scrollBy({ top, behavior: isStill ? 'auto' : 'smooth' });
}
