import { useEffect, useState } from 'react';

/** A press of a booking link. */
export interface BookingPress {
  link: HTMLAnchorElement;
  /** Each press opens a new widget. */
  number: number;
}

const signs = ['pointerdown', 'pointerover', 'focusin', 'keydown', 'scroll'];
/** Milliseconds since the document began after which live stock is due, whether or not the visitor does anything. */
const latest = 6000;

/**
 * When the parts of the shop are fetched: at the first sign of a visitor, at once where a cart or favourites are kept. One listener
 * holds the press of any booking link until they are there (decision 0035).
 */
export function useShopStart(): [isWanted: boolean, press: BookingPress | null, setPress: (press: BookingPress | null) => void] {
  const [isWanted, setIsWanted] = useState(false);
  const [press, setPress] = useState<BookingPress | null>(null);
  useEffect(() => {
    const begin = () => setIsWanted(true);
    setTimeout(begin, /(^|; )cartAmount=/.test(document.cookie) || localStorage['foyer:favourites'] ? 0 : latest - performance.now());
    for (const sign of signs) addEventListener(sign, begin, { once: true, passive: true, capture: true });
    const open = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-book]:not([data-gone])');
      if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !navigator.onLine) return;
      event.preventDefault();
      setPress({ link, number: event.timeStamp });
    };
    document.addEventListener('click', open, true);
    return () => document.removeEventListener('click', open, true);
  }, []);
  return [isWanted, press, setPress];
}
