import { flushSync } from 'react-dom';

/** Calls once the element comes near the window, or is touched. Answers how to stop. */
export function whenNeeded(element: HTMLElement, call: () => void): () => void {
  const end = new AbortController();
  const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && need(), {
    rootMargin: '100% 0px',
  });
  const stop = () => {
    observer.disconnect();
    end.abort();
  };
  const need = () => {
    stop();
    call();
  };
  observer.observe(element);
  for (const touch of ['focusin', 'pointerdown', 'keydown']) element.addEventListener(touch, need, end);
  return stop;
}

interface Presses {
  /** The last button that was pressed; null after a press on anything else. */
  button(): Element | null;
  /** Waits while a finger or a mouse button is down: between down and up an exchange would take the press away. */
  isOver(): Promise<void>;
}

/** Buttons the view answers; hearts and popovers are answered without it, by the page and by the browser. */
const ownButtons = 'button[type="button"]:not([popovertarget], [data-heart])';

/** Listens for presses on the buttons of an element that only its view answers. */
export function notePresses(element: HTMLElement, signal: AbortSignal): Presses {
  let button: Element | null = null;
  let over = Promise.resolve();
  const down = () => {
    over = new Promise((resolve) => {
      // The click itself comes after 'up'.
      const soon = () => setTimeout(resolve);
      for (const up of ['pointerup', 'pointercancel']) window.addEventListener(up, soon, { once: true, capture: true, signal });
    });
  };
  const note = ({ target }: Event) => {
    button = target instanceof Element ? target.closest(ownButtons) : null;
  };
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('click', note, { signal });
  return { button: () => button, isOver: () => over };
}

/**
 * Exchanges an element for the same one as its view draws it: what has the focus keeps it, what was scrolled stays there, and the last
 * button that was pressed meanwhile is pressed again, for nothing answered to it before.
 */
export function exchange(element: HTMLElement, pressed: Element | null, draw: () => void): void {
  const { parentElement, ownerDocument } = element;
  const place = parentElement ? [...parentElement.children].indexOf(element) : -1;
  const focused = pathIn(element, ownerDocument.activeElement);
  const press = pathIn(element, pressed);
  const scrolled = [...element.querySelectorAll('*')]
    .filter(({ scrollLeft }) => scrollLeft > 0)
    .map((part) => ({ path: pathIn(element, part), left: part.scrollLeft }));
  flushSync(draw);
  const drawn = parentElement?.children[place];
  for (const { path, left } of scrolled) elementAt(drawn, path)?.scrollTo({ left, behavior: 'instant' });
  elementAt(drawn, focused)?.focus({ preventScroll: true });
  elementAt(drawn, press)?.click();
}

/** The way from an element down to one inside of it, by the number of each child; null when it is not in there. */
function pathIn(element: Element, inner: Element | null): number[] | null {
  if (!inner || !element.contains(inner)) return null;
  const path: number[] = [];
  for (let at = inner; at !== element && at.parentElement; at = at.parentElement) path.unshift([...at.parentElement.children].indexOf(at));
  return path;
}

function elementAt(element: Element | undefined, path: readonly number[] | null): HTMLElement | null {
  const found = path?.reduce<Element | undefined>((at, index) => at?.children[index], element);
  return found instanceof HTMLElement ? found : null;
}

/** True once somebody has written or chosen something in it that an exchange would take away. */
export function isFilledIn(element: Element): boolean {
  return [...element.querySelectorAll<HTMLInputElement>('input, textarea, select')].some((field) =>
    field instanceof HTMLSelectElement
      ? [...field.options].some(
          ({ selected, defaultSelected }, index) => selected !== (defaultSelected || (index === 0 && !hasPreset(field))),
        )
      : field.value !== field.defaultValue || field.checked !== field.defaultChecked,
  );
}

/** A list in which nothing is preset shows its first option. */
function hasPreset({ options }: HTMLSelectElement): boolean {
  return [...options].some(({ defaultSelected }) => defaultSelected);
}
