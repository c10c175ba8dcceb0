import { useEffect } from 'react';

declare global {
  interface Window {
    /** The last button pressed while nothing answered yet, by the script in the page (`LateScripts`); null from then on. */
    pressedEarly?: HTMLElement | null | undefined;
  }
}

/** Between two tries whether the part of the page with the button has its script now, in ms. */
const patience = 50;

/**
 * Repeats the press on a button as soon as the page can answer: one from before the script took the page over, and
 * one on a part that still waits for its script, which React keeps from everybody. The last press counts.
 */
export function useHeldPresses(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = ({ target, cancelBubble, defaultPrevented, isTrusted }: MouseEvent) => {
      if (isTrusted) clearTimeout(timer);
      const button = target instanceof Element && target.closest<HTMLElement>('button[type="button"]:not([popovertarget])');
      if (button && cancelBubble && !defaultPrevented) timer = setTimeout(() => button.isConnected && button.click(), patience);
    };
    document.addEventListener('click', follow, true);
    window.pressedEarly?.click();
    window.pressedEarly = null;
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', follow, true);
    };
  }, []);
}
