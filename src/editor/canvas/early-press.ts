import { moduleAt } from './module-elements.ts';

/** A press on a module that came before the editor: what was pressed, as it is found again in the draft, and where in it. */
interface EarlyPress {
  selector: string;
  words: string;
  /** Among those that look alike. */
  index: number;
  left: number;
  top: number;
  shiftKey: boolean;
}

/** How long presses wait for the editor, in ms; then links lead on again. */
const holdTimeoutMs = 10_000;
let held: EarlyPress | null = null;
let end = () => {};

/** From now on a press on a module waits for the editor; its links would lead away from it (EDIT-132). */
export function holdPresses(): void {
  const abort = new AbortController();
  const timer = setTimeout(releasePresses, holdTimeoutMs);
  end = () => {
    clearTimeout(timer);
    abort.abort();
  };
  document.addEventListener('click', hold, { capture: true, signal: abort.signal });
}

/** Presses are what they were; one that waited is forgotten. */
export function releasePresses(): void {
  end();
  held = null;
}

/** Repeats the press that waited, as soon as the draft shows what was pressed; for two seconds at most. */
export async function repeatPress(): Promise<void> {
  end();
  const press = held;
  held = null;
  const until = performance.now() + 2000;
  while (press && performance.now() < until) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const element = alike(press.selector, press.words)[press.index];
    if (!element || moduleAt(element) === null) continue;
    const { left, top } = element.getBoundingClientRect();
    const at = { clientX: left + press.left, clientY: top + press.top };
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: press.shiftKey, ...at }));
    return;
  }
}

function hold(event: MouseEvent): void {
  const { target, clientX, clientY, shiftKey } = event;
  if (!(target instanceof Element) || !target.closest('main .modules')) return;
  event.preventDefault();
  event.stopPropagation();
  const selector = [target.localName, ...Array.from(target.classList, (name) => `.${CSS.escape(name)}`)].join('');
  const words = target.textContent ?? '';
  const { left, top } = target.getBoundingClientRect();
  held = { selector, words, index: alike(selector, words).indexOf(target), left: clientX - left, top: clientY - top, shiftKey };
}

function alike(selector: string, words: string): Element[] {
  return [...document.querySelectorAll(`main .modules ${selector}`)].filter(({ textContent }) => textContent === words);
}
