import { useEffect, useState } from 'react';

/** True once the browser has nothing better to do: then comes what belongs to the visit and not to the page (consent, offline, live stock). */
export function useLateStart(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    // Safari has no idle callback.
    (window.requestIdleCallback ?? setTimeout)(() => setIsLate(true));
  }, []);
  return isLate;
}
