import type { ServiceName } from '../services.ts';

interface AllowOptions {
  signal: AbortSignal;
  /** What 'always' allows. */
  services: readonly ServiceName[];
  /** Loads it on this page only. */
  loadOnce(): void;
  /** Takes the focus: the button that was pressed is gone. */
  focus: HTMLElement;
}

/** Answers the buttons of `AllowButtons` inside of an element. */
export function onAllow(element: HTMLElement, { signal, services, loadOnce, focus }: AllowOptions): void {
  element.addEventListener(
    'click',
    async ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (!button) return;
      if (button.value === 'once') loadOnce();
      else (await import('../stored-consent.ts')).allowServices(services);
      focus.focus({ preventScroll: true });
    },
    { signal },
  );
}
