import { useEffect, useState } from 'react';

/** What makes the site slower than it is: too little bandwidth or too weak hardware (LAYOUT-12). */
export type Trouble = 'bandwidth' | 'hardware';

/** From the start of the page, in milliseconds. */
const delay = 4000;
const dismissed = 'foyer:info-dismissed';

/** What the visitor should know 4 s after the page began, until dismissed for this visit. */
export function useInfoLayer(): [Trouble | null, () => void] {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => {
    const found = findTrouble();
    if (!found || sessionStorage.getItem(dismissed)) return;
    const timer = setTimeout(() => setTrouble(found), Math.max(0, delay - performance.now()));
    return () => clearTimeout(timer);
  }, []);
  const dismiss = () => {
    sessionStorage.setItem(dismissed, '1');
    setTrouble(null);
  };
  return [trouble, dismiss];
}

/** Not every browser tells; one that does not is fine. */
interface Device {
  connection?: { effectiveType?: string };
  deviceMemory?: number;
}

function findTrouble(): Trouble | null {
  const { connection, deviceMemory = 1 } = navigator as Navigator & Device;
  if (/2g$/.test(connection?.effectiveType ?? '')) return 'bandwidth';
  return deviceMemory < 1 || navigator.hardwareConcurrency === 1 ? 'hardware' : null;
}
