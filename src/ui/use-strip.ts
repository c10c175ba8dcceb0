import { type RefObject, useEffect, useState } from 'react';

interface Strip {
  /** False until a tenth of it was in the window (ANIM-08); whatever it loads can wait for that. */
  isSeen: boolean;
  current: number;
  isAtEnd: boolean;
  goTo(index: number): void;
}

/** Which thing of a snapping strip is shown, and a way to go to another. */
export function useStrip(strip: RefObject<HTMLElement | null>, align: 'start' | 'center' = 'start'): Strip {
  const [isSeen, setIsSeen] = useState(false);
  const [{ current, isAtEnd }, setPlace] = useState({ current: 0, isAtEnd: false });
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const look = () => setPlace(placeOf(element));
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setIsSeen(true);
        look();
        observer.disconnect();
      },
      { threshold: 0.1 },
    );
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [strip]);
  const goTo = (index: number) => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    strip.current?.children[index]?.scrollIntoView({ inline: align, block: 'nearest', behavior: isStill ? 'instant' : 'smooth' });
  };
  return { isSeen, current, isAtEnd, goTo };
}

/** The child nearest to where the strip begins; at its end the last one. */
function placeOf(element: HTMLElement): { current: number; isAtEnd: boolean } {
  const { left } = element.getBoundingClientRect();
  const distances = [...element.children].map((child) => Math.abs(child.getBoundingClientRect().left - left));
  const isAtEnd = element.scrollLeft + element.clientWidth >= element.scrollWidth - 8;
  const nearest = distances.indexOf(Math.min(...distances));
  return { current: isAtEnd ? distances.length - 1 : Math.max(0, nearest), isAtEnd };
}
