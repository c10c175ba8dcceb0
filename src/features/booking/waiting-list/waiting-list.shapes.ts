import type { Language, Translated } from '../../../core/languages.ts';
import { formatDay, formatTime } from '../../../core/text/dates.ts';
import { whichOfTwice } from '../../../core/text/wall-clock.ts';
import { m } from '../../../paraglide/messages.js';

/** Tickets per party where the event does not say. */
export const presetTickets = 8;
/** Evenings of a production that a form offers at most. */
export const maxWaitingDates = 24;

/** What somebody enters to wait for tickets (SHOP-77). */
export interface WaitingWish {
  email: string;
  language: Language;
  account: number | null;
  size: number;
  /** Decimal string; null for any price. */
  highestPrice: string | null;
  /** Ids of the evenings. */
  dates: readonly number[];
}

/** A wish that a party changes on its page (SHOP-270). */
export interface ChangedWish extends Pick<WaitingWish, 'size' | 'highestPrice' | 'dates'> {
  /** The evenings there were to choose from: of others, which the page does not show, the party is left as it is. */
  choices: readonly number[];
}

/**
 * What became of it. `behind`: it asks for more than before, so that the party waits behind all others from now on; `offered`: it has an
 * offer to answer first; `gone`: nobody waits any more.
 */
export type WishChange = 'kept' | 'behind' | 'offered' | 'gone';

/** An evening for which parties wait. */
export interface WaitingDate {
  id: number;
  idJet: string;
  name: Translated;
  start: Date;
}

/** An evening that somebody can wait for. */
export interface OfferedDate extends WaitingDate {
  /** What a ticket costs at least that may be offered, a decimal string; null where nothing has a price. */
  priceFrom: string | null;
}

/** An offer of tickets, for its party and for the office. */
export interface WaitingOffer {
  id: number;
  event: WaitingDate;
  seatGroup: Translated;
  price: string;
  /** Its price type in the ticket system; left out for an offer that was never made. */
  saleType?: number | undefined;
  quantity: number;
  expires: Date;
}

/** What a party's page shows. */
export interface WaitingPage {
  size: number;
  highestPrice: string | null;
  email: string;
  dates: WaitingDate[];
  /** `over`: all of its evenings are past, canceled, declined or lapsed. */
  state: 'unconfirmed' | 'waiting' | 'offered' | 'accepted' | 'over';
  offer: WaitingOffer | null;
  /** The evening ahead whose offer was accepted: what was not bought of it is gone from the cart. */
  accepted: WaitingDate | null;
  /** The cart that the accepted offer has become is held: whoever has not its cookie is given it. */
  isInCart: boolean;
  /** The last offer, where its time has run out or the party has declined it (SHOP-184). */
  ended: (WaitingOffer & { outcome: 'lapsed' | 'declined' }) | null;
}

/** 'Sonntag, 25. Oktober 2026, 02:30 Uhr (vor der Zeitumstellung)': where the clock shows a time twice, it says which of both (SHOP-395). */
export function momentText(moment: Date, language: Language): string {
  const iso = moment.toISOString();
  const which = whichOfTwice(moment);
  const text = `${formatDay(iso, language)}, ${formatTime(iso, language)}`;
  return which ? `${text} (${which === 'earlier' ? m.time_before_change() : m.time_after_change()})` : text;
}
