import { useEffect, useState } from 'react';

/** Waits that are shorter than this show nothing, and what is shown stays at least this long (LAYOUT-09, LAYOUT-10). */
const calm = 200;

/** `isPending` without flicker: true only after 200 ms of it, and then for at least 200 ms. */
export function usePending(isPending: boolean): boolean {
  const [shownAt, setShownAt] = useState<number | null>(null);
  const isShown = shownAt !== null;
  useEffect(() => {
    if (isPending === isShown) return;
    const wait = isPending ? calm : Math.max(0, (shownAt ?? 0) + calm - performance.now());
    const timer = setTimeout(() => setShownAt(isPending ? performance.now() : null), wait);
    return () => clearTimeout(timer);
  }, [isPending, isShown, shownAt]);
  return isShown;
}
