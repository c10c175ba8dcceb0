import { useLayoutEffect } from 'react';

/**
 * Where the window stood in earlier steps of the visit (LAYOUT-07). For a list that grows: it keeps its place under
 * `step`, the `location.key` of the step it belongs to, and is at that place again when the visitor comes back. It
 * listens to the scrolling itself: a page that is busy may never render that a navigation has begun.
 */
export function useKeptScroll(step: string): void {
  useLayoutEffect(() => {
    const place = recallScroll(step);
    if (place !== null) window.scrollTo(0, place);
    const controller = new AbortController();
    const keep = () => {
      // Hidden behind the stand-in of the next page, the list keeps the place it had.
      if (!document.querySelector('[data-skeleton]')) places.set(step, window.scrollY);
    };
    window.addEventListener('scroll', keep, { passive: true, signal: controller.signal });
    return () => controller.abort();
  }, [step]);
}

/** The place of a step by its `location.key`; null when its list was never scrolled. */
export function recallScroll(key: string): number | null {
  return places.get(key) ?? null;
}

const places = new Map<string, number>();
