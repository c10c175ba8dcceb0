import type { ElementBehaviour } from '../../islands/define-element.ts';

/** Pixels from the top of the window to the line a place has to pass to be the one in view: those the scroll leaves free (ANIM-05) and some. */
const line = 240;

/** Marks the link to the place in view (MOD-25), and stays from `data-attach-at` pixels on (BRAND-09). */
const anchorList: ElementBehaviour = (element, signal) => {
  const look = () => {
    const attachAt = Number(element.dataset.attachAt);
    if (attachAt > 0) element.classList.toggle('attached', window.scrollY >= attachAt);
    const links = [...element.querySelectorAll('a[href^="#"]')];
    const place = placeInView(links.flatMap((link) => document.getElementById(nameIn(link)) ?? []));
    for (const link of links) {
      if (place !== undefined && nameIn(link) === place.id) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  let frameRequest = 0;
  /** At most once per animation frame. */
  const soon = () => {
    frameRequest ||= requestAnimationFrame(() => {
      frameRequest = 0;
      look();
    });
  };
  window.addEventListener('scroll', soon, { passive: true, signal });
  window.addEventListener('resize', soon, { passive: true, signal });
  document.addEventListener('foyer:page', soon, { signal });
  signal.addEventListener('abort', () => cancelAnimationFrame(frameRequest), { once: true });
  look();
};

export default anchorList;

function nameIn(link: Element): string {
  return link.getAttribute('href')?.slice(1) ?? '';
}

/**
 * Of these places the lowest that has passed the line, whatever the order of their links; at the end of the page the lowest one in the
 * window.
 */
function placeInView(places: readonly HTMLElement[]): HTMLElement | undefined {
  const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
  const topOf = (place: HTMLElement) => place.getBoundingClientRect().top;
  const passed = places.filter((place) => topOf(place) <= (isAtEnd ? window.innerHeight : line));
  return passed.toSorted((one, other) => topOf(one) - topOf(other)).at(-1);
}
