/** Milliseconds, and pixels that stay free above: anchors (ANIM-05), the way up (ANIM-02), the wait for an item that opens (ANIM-06). */
const anchor = { duration: 700, above: 200 };
const top = { duration: 600, above: 0 };
const opening = 700;

/**
 * Scrolls to the element a hash names and puts the focus there; '#top' is the top of the page. An item that has to be
 * opened first is, and the scroll waits for it. With reduced motion it jumps.
 */
export async function glideTo(hash: string): Promise<void> {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) {
    if (hash !== '#top') return;
    await glide(() => 0, top.duration);
    document.getElementById('main-content')?.focus({ preventScroll: true });
    return;
  }
  bringIntoStrip(target);
  const item = target.closest('details');
  if (item) {
    item.open = true;
    await new Promise((resolve) => setTimeout(resolve, opening));
  }
  await glide(() => target.getBoundingClientRect().top + window.scrollY - anchor.above, anchor.duration);
  focusOn(target);
}

/** A slide may lie beside what is seen of its strip; only a link to it that is pressed before the strip has its script comes here. */
function bringIntoStrip(target: HTMLElement): void {
  const strip = target.parentElement;
  if (!strip || strip.scrollWidth <= strip.clientWidth) return;
  const left = strip.scrollLeft + target.getBoundingClientRect().left - strip.getBoundingClientRect().left;
  strip.scrollTo({ left, behavior: 'instant' });
}

/** Moves the window until the time is over; whoever scrolls meanwhile is left alone. The place may move on the way. */
function glide(place: () => number, duration: number): Promise<void> {
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
      const part = Math.min(1, (now - begun) / duration);
      to(from + (place() - from) * (1 - (1 - part) ** 3));
      if (part < 1) requestAnimationFrame(step);
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
