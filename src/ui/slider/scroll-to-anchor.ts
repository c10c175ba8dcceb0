/** Duration and pixels that stay free above: for anchors (ANIM-05), for the top of the page (ANIM-02). */
const anchor = { durationMs: 700, above: 200 };
const top = { durationMs: 600, above: 0 };
/** In a low window what is led to would lie below its edge. */
const mostOfWindow = 1 / 3;
/** Until a disclosure that contains the anchor has opened (ANIM-06). */
const openingMs = 700;

/**
 * Scrolls to the element of a hash and focuses it; '#top' is the top of the page. A disclosure around it is opened first. With reduced
 * motion it jumps.
 */
export async function scrollToAnchor(hash: string): Promise<void> {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) {
    if (hash !== '#top') return;
    await animateScroll(() => 0, top.durationMs);
    document.getElementById('main-content')?.focus({ preventScroll: true });
    return;
  }
  bringIntoTrack(target);
  const item = target.closest('details');
  if (item) {
    item.open = true;
    await new Promise((resolve) => setTimeout(resolve, openingMs));
  }
  await animateScroll(
    () => target.getBoundingClientRect().top + window.scrollY - Math.min(anchor.above, window.innerHeight * mostOfWindow),
    anchor.durationMs,
  );
  focusOn(target);
}

/** Scrolls the track of a slider to a slide that is out of view; needed only before the slider hydrates. */
function bringIntoTrack(target: HTMLElement): void {
  const track = target.parentElement;
  if (!track || track.scrollWidth <= track.clientWidth) return;
  const left = track.scrollLeft + target.getBoundingClientRect().left - track.getBoundingClientRect().left;
  track.scrollTo({ left, behavior: 'instant' });
}

/** Animates the scroll position; the visitor's own scrolling aborts it. The target position may change meanwhile. */
function animateScroll(place: () => number, durationMs: number): Promise<void> {
  const to = (y: number) => window.scrollTo({ top: y, behavior: 'instant' });
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    to(place());
    return Promise.resolve();
  }
  const from = window.scrollY;
  const controller = new AbortController();
  const { signal } = controller;
  for (const type of ['wheel', 'touchmove', 'keydown']) window.addEventListener(type, () => controller.abort(), { passive: true, signal });
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve());
    let begun: number | undefined;
    const step = (now: number) => {
      if (signal.aborted) return;
      begun ??= now;
      const progress = Math.min(1, (now - begun) / durationMs);
      to(from + (place() - from) * (1 - (1 - progress) ** 3));
      if (progress < 1) requestAnimationFrame(step);
      else controller.abort();
    };
    requestAnimationFrame(step);
  });
}

function focusOn(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
