import { type RefObject, useEffect, useRef } from 'react';

/**
 * Calls `onReach` when the marked end of the list comes into view or within 170% of the window's height of it
 * (EVT-16), also above it: who jumps to the footer has passed it. `isWaiting` false switches it off; it looks again whenever it is switched on.
 */
export function useEndMarker(isWaiting: boolean, onReach: () => void): RefObject<HTMLDivElement | null> {
  const marker = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = marker.current;
    if (!element || !isWaiting) return;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && onReach(), {
      // In a dialog that scrolls, the dialog is the window.
      root: element.closest('dialog'),
      rootMargin: '170% 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isWaiting, onReach]);
  return marker;
}
