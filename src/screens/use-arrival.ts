import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { recallScroll } from '../ui/scroll-memory.ts';
import { matchUrl } from '../urls.ts';
import { isOverlayOpen } from './overlay/overlay-address.ts';

/**
 * What happens when a client navigation arrives: the window goes to the top, except on the way back to a
 * list that restores itself (LAYOUT-07), and focus goes to the main content of a new page.
 */
export function useArrival(): void {
  const { key, pathname, search } = useLocation();
  const type = useNavigationType();
  const earlier = useRef<{ key: string; pathname: string; search: string }>(null);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    const before = earlier.current;
    earlier.current = { key, pathname, search };
    if (!before || before.key === key) return;
    // The overlay comes and goes over a page that stays where it is (EVT-25).
    if (before.pathname === pathname && (isOverlayOpen(search) || isOverlayOpen(before.search))) return;
    const isSamePlace = before.pathname === pathname && before.search === search;
    if (isSamePlace && window.location.hash) return;
    if (!(type === 'POP' && restoresItself(pathname) && recallScroll(key) !== null)) window.scrollTo(0, 0);
    if (before.pathname !== pathname) document.getElementById('main-content')?.focus({ preventScroll: true });
  }, [key, pathname, search, type]);
}

/** A list that grows shows again what it had loaded, and scrolls to it itself. */
function restoresItself(pathname: string): boolean {
  return /^(events|productions|magazine(Category|Tag)?)$/.test(matchUrl(pathname)?.name ?? '');
}
