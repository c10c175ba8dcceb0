import type { Language } from '../../core/languages.ts';
import { ticketHref } from '../../urls.ts';
import { priceRangeOf } from '../programme/prices.shapes.ts';
import type { EventItem } from '../programme/programme.shapes.ts';
import { isFreeEntrance, isOnSale } from './is-bookable.ts';

/** Another date of a production to which a visitor can still come. */
export interface FurtherDate {
  id: number;
  start: string;
  room: string;
  /** Where its tickets are sold; its page where nobody needs one. */
  ticketUrl: string;
  /** Its page, to which it leads while nothing is sold online. */
  page: string;
  /** The lowest price, as the shop gives it; null where it costs nothing: that the widget does not sell. */
  priceFrom: string | null;
}

/** Dates that are offered at once. */
const maxDates = 3;

/** The next dates that can be booked or are free, in place of one that is sold out (SHOP-76). */
export function furtherDatesOf(events: readonly EventItem[], language: Language): FurtherDate[] {
  const dates = events.flatMap((event) => {
    const { id, date_start, room, ticket_url, link } = event;
    const date = { id, start: date_start, room: room?.name ?? '', page: link.url };
    if (isFreeEntrance(event)) return { ...date, ticketUrl: link.url, priceFrom: null };
    if (!ticket_url || !isOnSale(event)) return [];
    return { ...date, ticketUrl: ticketHref(ticket_url, language), priceFrom: priceRangeOf(event)?.from ?? null };
  });
  return dates.slice(0, maxDates);
}
