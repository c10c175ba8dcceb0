interface StripPlace {
  current: number;
  isAtStart: boolean;
  isAtEnd: boolean;
}

/** Which child of a strip that scrolls and snaps is shown: the nearest to where the strip begins; at its end the last one. */
export function placeIn(strip: HTMLElement): StripPlace {
  const { left } = strip.getBoundingClientRect();
  const distances = [...strip.children].map((child) => Math.abs(child.getBoundingClientRect().left - left));
  const isAtStart = strip.scrollLeft <= tolerance;
  const isAtEnd = strip.scrollLeft + strip.clientWidth >= strip.scrollWidth - tolerance;
  const nearest = distances.indexOf(Math.min(...distances));
  return { current: isAtEnd && !isAtStart ? distances.length - 1 : Math.max(0, nearest), isAtStart, isAtEnd };
}

/** Pixels that snapping may leave at either end. */
const tolerance = 8;

/** Moves a strip to one of its children; at once for who wants less motion (ANIM-09). */
export function showInStrip(strip: HTMLElement, index: number, align: 'start' | 'center' = 'start'): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  strip.children[index]?.scrollIntoView({ inline: align, block: 'nearest', behavior: isStill ? 'instant' : 'smooth' });
}

/** Calls now and whenever a strip may show something else: it was scrolled, the window or its content changed, or the page was drawn anew. */
export function watchStrip(strip: HTMLElement, signal: AbortSignal, look: () => void): void {
  strip.addEventListener('scroll', look, { passive: true, signal });
  window.addEventListener('resize', look, { passive: true, signal });
  document.addEventListener('foyer:page', look, { signal });
  const content = new MutationObserver(look);
  content.observe(strip, { childList: true });
  signal.addEventListener('abort', () => content.disconnect(), { once: true });
  look();
}
