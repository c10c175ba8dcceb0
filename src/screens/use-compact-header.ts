import { type RefObject, useEffect, useRef } from 'react';

/**
 * Makes the header compact once more than a quarter of the window's height is scrolled (NAV-10).
 * @returns a ref for the element that covers that quarter; nothing renders anew while scrolling.
 */
export function useCompactHeader(): RefObject<HTMLElement | null> {
  const quarter = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!quarter.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      document.documentElement.classList.toggle('is-compact', entry?.isIntersecting === false);
    });
    observer.observe(quarter.current);
    return () => observer.disconnect();
  }, []);
  return quarter;
}
