import { onIntent } from '../islands/intent.ts';
import { loadOnce } from '../islands/load-once.ts';
import { isPlainClick } from '../islands/navigation/plain-click.ts';

/**
 * Loads controls.ts, what answers presses and keys, on first intent or before the first soft navigation; a visitor who only reads
 * loads none of it. A press on `[data-control]` or on a link to a place of the page, and a key, that come before it are repeated. Where it
 * cannot be fetched, links, forms and popovers do what they do without script, and the next press tries again.
 */
export function startControls(): () => Promise<void> {
  const waiting = new AbortController();
  const { signal } = waiting;
  let isRepeating = false;
  const load = loadOnce(async () => {
    (await import('./controls.ts')).listenToControls();
    waiting.abort();
  });
  onIntent(window, load, signal);
  addEventListener(
    'keydown',
    (event) => {
      // The browser closes it without `preventDefault`; repeated, the key would close or answer something else.
      const isAnswered = event.key === 'Escape' && document.querySelector(':popover-open, dialog[open]') !== null;
      const repeat = () => {
        if (!isAnswered && !event.defaultPrevented) event.target?.dispatchEvent(new KeyboardEvent('keydown', event));
      };
      load().then(repeat, () => undefined);
    },
    { capture: true, passive: true, signal },
  );
  addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const control = target instanceof Element ? target.closest<HTMLElement>('[data-control], a[href^="#"]') : null;
      if (!control || isRepeating || !isPlainClick(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const repeat = () => {
        isRepeating = true;
        control.click();
        isRepeating = false;
      };
      load().then(repeat, repeat);
    },
    { capture: true, signal },
  );
  // The address names a place or the consent choice, or the visitor has focused a field before this script ran.
  if (location.hash || document.activeElement !== document.body) void load();
  return load;
}
