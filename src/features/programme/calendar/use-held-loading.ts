import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { minimumLoading } from '../../../ui/loading-seen.ts';

/** True while the calendar is loading itself with another filter, day or page, and for 200 ms at least. */
export function useHeldLoading(): boolean {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const isPending = navigation.state !== 'idle' && navigation.location.pathname === pathname;
  const [isHeld, setIsHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (!isPending) return;
    // The list starts anew (EVT-15): its beginning has to be in view.
    window.scrollTo(0, 0);
    setIsHeld(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsHeld(false), minimumLoading);
  }, [isPending]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return isPending || isHeld;
}
