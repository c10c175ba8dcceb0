import type { When } from './island.tsx';

/** Signs that somebody is about to use an element. Passive and in capture, so that they never slow anybody and none is missed. */
const intents = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'];
/** How far from the window 'visible' begins: half a window, so that the script is there when the element is. */
const visibleMargin = '50% 0px';

/** Calls `go` once when the moment of an element has come; never after `signal` is aborted. */
export function whenDue(when: When, element: HTMLElement, signal: AbortSignal, go: () => void): void {
  const due = new AbortController();
  const once = () => {
    if (due.signal.aborted || signal.aborted) return;
    due.abort();
    go();
  };
  signal.addEventListener('abort', () => due.abort(), { once: true });
  for (const intent of intents) element.addEventListener(intent, once, { capture: true, passive: true, signal: due.signal });
  // Somebody may have been quicker than this script.
  if (when === 'load' || element.contains(document.activeElement)) once();
  else if (when === 'visible') observeAll(element, due.signal, once);
  // Safari has no idle callback.
  else if (when === 'idle' && 'requestIdleCallback' in window) requestIdleCallback(once, { timeout: 2000 });
  else if (when === 'idle') setTimeout(once, 200);
}

function observeAll(element: HTMLElement, signal: AbortSignal, once: () => void): void {
  const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && once(), {
    rootMargin: visibleMargin,
  });
  // An element with `display: contents` has no box of its own: its children have.
  const targets = getComputedStyle(element).display === 'contents' ? element.children : [element];
  for (const target of targets) observer.observe(target);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}
