interface TrackPosition {
  current: number;
  isAtStart: boolean;
  isAtEnd: boolean;
}

/** Which slide of a track is current: the nearest to its start; at its end the last one. */
export function positionIn(track: HTMLElement): TrackPosition {
  const { left } = track.getBoundingClientRect();
  const distances = [...track.children].map((child) => Math.abs(child.getBoundingClientRect().left - left));
  const isAtStart = track.scrollLeft <= tolerance;
  const isAtEnd = track.scrollLeft + track.clientWidth >= track.scrollWidth - tolerance;
  const nearest = distances.indexOf(Math.min(...distances));
  return { current: isAtEnd && !isAtStart ? distances.length - 1 : Math.max(0, nearest), isAtStart, isAtEnd };
}

/** Pixels that snapping may leave at either end. */
const tolerance = 8;

/** Scrolls a track to one of its slides; without animation for reduced motion (ANIM-09). */
export function scrollTrackTo(track: HTMLElement, index: number, align: 'start' | 'center' = 'start'): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  track.children[index]?.scrollIntoView({ inline: align, block: 'nearest', behavior: isStill ? 'instant' : 'smooth' });
}

/** Calls `update` now and when the track is scrolled or resized, when its slides change, and after soft navigation. */
export function watchTrack(track: HTMLElement, signal: AbortSignal, update: () => void): void {
  track.addEventListener('scroll', update, { passive: true, signal });
  window.addEventListener('resize', update, { passive: true, signal });
  document.addEventListener('foyer:page', update, { signal });
  const content = new MutationObserver(update);
  content.observe(track, { childList: true });
  signal.addEventListener('abort', () => content.disconnect(), { once: true });
  update();
}
