import { elementsOf } from './module-elements.ts';
import { besidePage } from './preferences.ts';

/**
 * Scrolls to a module that cannot be seen: it lies outside of the window, below the editor bar or under the sheet of the panel. One
 * that was just inserted has elements after the next render.
 */
export function showModule(id: number): void {
  requestAnimationFrame(() => {
    const [first] = elementsOf(id);
    if (!first) return;
    const { top, bottom, height } = first.getBoundingClientRect();
    const isSheet = document.documentElement.classList.contains('has-panel') && !window.matchMedia(besidePage).matches;
    const end = isSheet ? window.innerHeight * 0.4 : window.innerHeight;
    const isSeen = top >= topPx && (bottom <= end || top < topPx + (end - topPx) / 2);
    if (!isSeen) first.scrollIntoView({ block: isSheet || height > end - topPx ? 'start' : 'center', behavior: 'instant' });
  });
}

/** Lower edge of the editor bar and of the header that stays below it, in px. */
const topPx = 150;

/**
 * Remembers where in the window a module is. The answer, called once it has another place on the page, scrolls to where it is there
 * again in the next frame: its buttons stay under the pointer.
 */
export function holdModule(id: number): () => void {
  const top = () => elementsOf(id)[0]?.getBoundingClientRect().top ?? 0;
  const before = top();
  return () => requestAnimationFrame(() => window.scrollBy({ top: top() - before, behavior: 'instant' }));
}
