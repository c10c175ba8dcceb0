import { useEffect, useState } from 'react';

/** Pixels from the top of the window to the line a place has to pass to be the one in view: those the scroll leaves free (ANIM-05) and some. */
const line = 240;

/** The last of these anchors ('#dates') whose place has passed the line, without '#'; '' above the first. */
export function usePlaceInView(anchors: readonly string[]): string {
  const names = anchors.filter((anchor) => anchor.startsWith('#')).join(' ');
  const [place, setPlace] = useState('');
  useEffect(() => {
    const find = () => {
      const places = names.split(' ').flatMap((name) => document.getElementById(name.slice(1)) ?? []);
      const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      const passed = places.filter((element) => element.getBoundingClientRect().top <= (isAtEnd ? window.innerHeight : line));
      setPlace(passed.at(-1)?.id ?? '');
    };
    return onScroll(find);
  }, [names]);
  return place;
}

/** Whether a list that stays does so yet: when the page was scrolled by `offset` pixels (BRAND-09). */
export function useIsAttached(isSticky: boolean, offset: number): boolean {
  const [isFar, setIsFar] = useState(false);
  useEffect(() => (isSticky && offset > 0 ? onScroll(() => setIsFar(window.scrollY >= offset)) : undefined), [isSticky, offset]);
  return isSticky && (offset === 0 || isFar);
}

/** Calls now and at most once per frame while the window scrolls or changes. Answers how to stop. */
function onScroll(look: () => void): () => void {
  let frame = 0;
  const soon = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      look();
    });
  };
  look();
  window.addEventListener('scroll', soon, { passive: true });
  window.addEventListener('resize', soon, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', soon);
    window.removeEventListener('resize', soon);
  };
}
