import { useEffect, useState } from 'react';
import type { Language } from '../../../../core/languages.ts';
import type { Seats } from '../../booking.contract.ts';
import { cartAmount } from '../../cart/cart-amount.ts';
import { fetchCart, onCartChange } from '../../cart/cart-store.ts';
import { seatsInCart } from '../../seat-plan/chosen-seats.ts';
import { stockIntervalMs } from '../../stock/stock-interval.shapes.ts';
import { loadSeats } from './load-seats.ts';

/** For how long the shop answers from its cache: whoever has just been refused a seat may still see it free. */
const cachedMs = 2500;

interface SeenSeats {
  seats: Seats | null;
  /** Those in the visitor's cart, as `offeredSeats` takes them. */
  own: ReadonlySet<string>;
}

/**
 * The seats of an event, read again while the plan is open: every 18 s as live stock, when its visitor comes back to it (SHOP-161), and when
 * the cart changes, maybe in another tab (SHOP-290). Both objects are the same ones as long as nothing has changed.
 * @param isAfterRefusal seats have just been refused
 */
export function useSeats(id: number, language: Language, isAfterRefusal: boolean): SeenSeats & { isFailed: boolean } {
  const [seen, setSeen] = useState<SeenSeats>({ seats: null, own: new Set() });
  const [isFailed, setIsFailed] = useState(false);
  const [isSoon] = useState(isAfterRefusal);
  useEffect(() => {
    const ended = new AbortController();
    const show = ([seats, own]: [Seats, Set<string>]) => {
      if (ended.signal.aborted) return;
      setIsFailed(false);
      setSeen((known) => ({
        seats: JSON.stringify(known.seats) === JSON.stringify(seats) ? known.seats : seats,
        own: [...own].join() === [...known.own].join() ? known.own : own,
      }));
    };
    // Both at once: a seat of the own cart is never lost to somebody else.
    const load = () => Promise.all([loadSeats(id, language), readOwn(id)]);
    const read = async () => {
      if (document.hidden || !navigator.onLine) return;
      // What is on show stays where one answer fails.
      await load().then(show, () => undefined);
    };
    load().then(show, () => ended.signal.aborted || setIsFailed(true));
    const timer = setInterval(() => void read(), stockIntervalMs);
    const soon = isSoon ? setTimeout(() => void read(), cachedMs) : undefined;
    const { signal } = ended;
    document.addEventListener('visibilitychange', () => void read(), { signal });
    window.addEventListener('focus', () => void read(), { signal });
    signal.addEventListener(
      'abort',
      onCartChange(() => void read()),
    );
    return () => {
      ended.abort();
      clearInterval(timer);
      clearTimeout(soon);
    };
  }, [id, language, isSoon]);
  return { ...seen, isFailed };
}

async function readOwn(event: number): Promise<Set<string>> {
  return seatsInCart(cartAmount() > 0 ? await fetchCart() : null, event);
}
