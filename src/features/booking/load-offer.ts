import { accept } from '../../core/contract/accept.ts';
import type { AnswerOf } from '../../core/contract/call.ts';
import type { Language } from '../../core/languages.ts';
import type { getEvent } from '../programme/programme.contract.ts';
import type { AvailabilityByEvent } from './booking.contract.ts';

/** An event with its live stock (BOOK-01). */
export interface Offer {
  event: AnswerOf<typeof getEvent>;
  /** Undefined where it is unknown: then only the catalogue counts. */
  live: AvailabilityByEvent[string] | undefined;
  /** When more of it goes on sale, by the clock of this browser, which may be wrong; null where the shop does not say. */
  nextStartAt: number | null;
}

/** How long a loaded offer is cached. */
const cacheMs = 10_000;
/** Milliseconds after which a call counts as unanswered. */
const timeoutMs = 8000;

const loaded = new Map<string, { at: number; offer: Promise<Offer> }>();

/** Loads the data of the widget; called on first intent, so that it opens with its prices. */
export function loadOffer(id: number, language: Language): Promise<Offer> {
  const key = `${language}/${id}`;
  const known = loaded.get(key);
  if (known && performance.now() - known.at < cacheMs) return known.offer;
  const offer = fetchOffer(id, language);
  loaded.set(key, { at: performance.now(), offer });
  offer.catch(() => loaded.delete(key));
  return offer;
}

/** Empties the cache, after tickets were added or refused. */
export function forgetOffers(): void {
  loaded.clear();
}

/** Fetches the live stock of an event; undefined where it is unknown. */
export async function loadStock(id: number): Promise<Offer['live']> {
  const stock = await fetchJson<AvailabilityByEvent>(`/api/shop-availability/?events=${id}`, { cache: 'no-cache' }).catch(() => null);
  return stock?.[id];
}

async function fetchOffer(id: number, language: Language): Promise<Offer> {
  const [event, live] = await Promise.all([fetchJson<Offer['event']>(`/${language}/api/events/${id}/`), loadStock(id)]);
  const seconds = live?.next_start_in;
  return { event, live, nextStartAt: seconds === undefined ? null : Date.now() + seconds * 1000 };
}

async function fetchJson<Answer>(address: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(address, { ...init, headers: { accept }, signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as Answer;
}
