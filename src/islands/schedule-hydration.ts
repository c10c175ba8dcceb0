import { onIntent } from './intent.ts';
import type { When } from './island.tsx';
import { whenIdle } from './when-idle.ts';

/** 'visible' starts half a viewport ahead, so that the script has arrived when the element scrolls in. */
const visibleMargin = '50% 0px';

/** Calls `hydrate` once, at the time `when` names; never after `signal` is aborted. */
export function scheduleHydration(when: When, element: HTMLElement, signal: AbortSignal, hydrate: () => void): void {
  const started = new AbortController();
  const once = () => {
    if (started.signal.aborted || signal.aborted) return;
    started.abort();
    hydrate();
  };
  signal.addEventListener('abort', () => started.abort(), { once: true });
  onIntent(element, once, started.signal);
  // The visitor may have focused it before this script ran.
  if (when === 'load' || element.contains(document.activeElement)) once();
  else if (when === 'visible') observeAll(element, started.signal, once);
  else if (when === 'idle') whenIdle(once);
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
