import { useEffect, useState } from 'react';
import type { Language } from '../../../../core/languages.ts';
import type { Seats } from '../../booking.contract.ts';
import { stockIntervalMs } from '../../stock/stock-interval.shapes.ts';
import { loadSeats } from './load-seats.ts';

/** For how long the shop answers from its cache: whoever has just been refused a seat may still see it free. */
const cachedMs = 2500;

/**
 * The seats of an event, read again while the plan is open: every 18 s as live stock, and when its visitor comes back to it (SHOP-161).
 * The object is the same one as long as nothing has changed.
 * @param isAfterRefusal seats have just been refused
 */
export function useSeats(id: number, language: Language, isAfterRefusal: boolean): { seats: Seats | null; isFailed: boolean } {
  const [seats, setSeats] = useState<Seats | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  const [isSoon] = useState(isAfterRefusal);
  useEffect(() => {
    const ended = new AbortController();
    const show = (found: Seats) => {
      if (ended.signal.aborted) return;
      setIsFailed(false);
      setSeats((known) => (JSON.stringify(known) === JSON.stringify(found) ? known : found));
    };
    const read = async () => {
      if (document.hidden || !navigator.onLine) return;
      // What is on show stays where one answer fails.
      await loadSeats(id, language).then(show, () => undefined);
    };
    loadSeats(id, language).then(show, () => ended.signal.aborted || setIsFailed(true));
    const timer = setInterval(() => void read(), stockIntervalMs);
    const soon = isSoon ? setTimeout(() => void read(), cachedMs) : undefined;
    const { signal } = ended;
    document.addEventListener('visibilitychange', () => void read(), { signal });
    window.addEventListener('focus', () => void read(), { signal });
    return () => {
      ended.abort();
      clearInterval(timer);
      clearTimeout(soon);
    };
  }, [id, language, isSoon]);
  return { seats, isFailed };
}
