import { useEffect, useRef, useState } from 'react';
import type { Language } from '../../../core/languages.ts';
import { forgetOffers, loadOffer, loadStock, type Offer } from '../load-offer.ts';
import { nextStart, offerOf } from '../offer.ts';
import { stockIntervalMs } from '../stock/stock-interval.shapes.ts';

/** Longest wait for a start of sale until the clock is read again: it may be set, and a computer may sleep. */
const maxWaitMs = 60_000;

/** What an event offers, with live stock that is read again while the widget is open, and anew when a sale starts. */
export function useOffer(id: number, language: Language) {
  const [offer, setOffer] = useState<Offer | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  const [retries, setRetries] = useState(0);
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
  }, [id, language, retries]);
  const next = offer && nextStart(offerOf(offer.event));
  const startAt = useRef(0);
  startAt.current = offer?.nextStartAt ?? Date.parse(next ?? '');
  useEffect(() => {
    if (!next) return undefined;
    let isHere = true;
    let timer = 0;
    let retryMs = 1000;
    const wait = (milliseconds: number) => {
      timer = window.setTimeout(() => void follow(), milliseconds);
    };
    const follow = async () => {
      const left = startAt.current - Date.now();
      if (left > 0) return wait(Math.min(left, maxWaitMs));
      forgetOffers();
      const found = await loadOffer(id, language).catch(() => null);
      if (!isHere) return;
      if (found) setOffer(found);
      // Another start begins the effect anew. Without an answer in the rush, or with one that is early, not everybody asks again at once.
      wait(retryMs * (1 + Math.random()));
      retryMs = Math.min(retryMs * 2, stockIntervalMs);
    };
    void follow();
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [id, language, next]);
  const retry = () => {
    setIsFailed(false);
    setRetries(retries + 1);
  };
  return { offer, isFailed, retry, refresh: () => void refresh() };
}
