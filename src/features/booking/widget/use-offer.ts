import { useEffect, useState } from 'react';
import type { Language } from '../../../core/languages.ts';
import { forgetOffers, loadOffer, loadStock, type Offer } from '../load-offer.ts';
import { nextStart, offerOf } from '../offer.ts';
import { stockIntervalMs } from '../stock/stock-interval.shapes.ts';

/** What an event offers, with live stock that is read again while the widget is open, and anew when a sale starts. */
export function useOffer(id: number, language: Language) {
  const [offer, setOffer] = useState<Offer | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  const refresh = async () => {
    const live = await loadStock(id);
    if (live) setOffer((known) => known && { ...known, live });
  };
  useEffect(() => {
    let isHere = true;
    loadOffer(id, language).then(
      (found) => isHere && setOffer(found),
      () => isHere && setIsFailed(true),
    );
    // Updates live stock while the widget is open, like the labels of the page (API-46).
    const timer = setInterval(async () => {
      const live = document.hidden || !navigator.onLine ? undefined : await loadStock(id);
      if (isHere && live) setOffer((known) => known && { ...known, live });
    }, stockIntervalMs);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, [id, language]);
  const next = offer && nextStart(offerOf(offer.event));
  useEffect(() => {
    if (!next) return undefined;
    const load = async () => {
      forgetOffers();
      const found = await loadOffer(id, language).catch(() => null);
      if (found) setOffer(found);
    };
    // A second later, because clocks differ. What is weeks away is beyond what a timer takes.
    const left = Date.parse(next) - Date.now() + 1000;
    const timer = left < 2 ** 31 ? setTimeout(() => void load(), left) : undefined;
    return () => clearTimeout(timer);
  }, [id, language, next]);
  return { offer, isFailed, refresh: () => void refresh() };
}
