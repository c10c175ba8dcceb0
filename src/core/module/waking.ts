import { flushSync } from 'react-dom';

/** A module that waits to be needed. */
interface Sleeper {
  need(): void;
  /** A finger or a mouse button goes down on it. */
  down(): void;
  /** Something in it was pressed. */
  press(target: Element): void;
}

/** All that sleep in the document share one observer and one set of listeners: forty of each took a phone a tenth of waking up. */
const sleepers = new Map<Element, Sleeper>();
let near: IntersectionObserver | null = null;

/** Innermost first. */
function sleepersAt({ target }: Event): Sleeper[] {
  const found: Sleeper[] = [];
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) {
    const sleeper = sleepers.get(at);
    if (sleeper) found.push(sleeper);
  }
  return found;
}

function watchAll(): IntersectionObserver {
  const need = (event: Event) => {
    for (const sleeper of sleepersAt(event)) sleeper.need();
  };
  document.addEventListener('pointerdown', (event) => {
    for (const sleeper of sleepersAt(event)) sleeper.down();
    need(event);
  });
  for (const touch of ['focusin', 'keydown']) document.addEventListener(touch, need);
  document.addEventListener('click', (event) => {
    for (const sleeper of sleepersAt(event)) sleeper.press(event.target as Element);
  });
  return new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) sleepers.get(target)?.need();
    },
    { rootMargin: '100% 0px' },
  );
}

interface Presses {
  /** The last button that was pressed; null after a press on anything else. */
  button(): Element | null;
  /** Waits while a finger or a mouse button is down: between down and up an exchange would take the press away. */
  isOver(): Promise<void>;
}

/** Buttons the view answers; hearts and popovers are answered without it, by the page and by the browser. */
const ownButtons = 'button[type="button"]:not([popovertarget], [data-heart])';

/**
 * Calls once the element comes near the window, or is touched, with the presses on the buttons in it that only its view answers; these
 * are noted on until it is stopped. Answers how to stop.
 */
export function whenNeeded(element: HTMLElement, call: (presses: Presses) => void): () => void {
  const end = new AbortController();
  let isNeeded = false;
  let button: Element | null = null;
  let over = Promise.resolve();
  const presses = { button: () => button, isOver: () => over };
  near ??= watchAll();
  near.observe(element);
  sleepers.set(element, {
    need() {
      if (isNeeded) return;
      isNeeded = true;
      near?.unobserve(element);
      call(presses);
    },
    down() {
      over = new Promise((resolve) => {
        // The click itself comes after 'up'.
        const soon = () => setTimeout(resolve);
        for (const up of ['pointerup', 'pointercancel'])
          window.addEventListener(up, soon, { once: true, capture: true, signal: end.signal });
      });
    },
    press(target) {
      button = target.closest(ownButtons);
    },
  });
  return () => {
    end.abort();
    near?.unobserve(element);
    sleepers.delete(element);
  };
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
