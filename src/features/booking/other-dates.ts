import type { Language } from '../../core/languages.ts';
import { ticketHref } from '../../urls.ts';
import { priceRangeOf } from '../programme/prices.shapes.ts';
import type { EventItem } from '../programme/programme.shapes.ts';
import { isBookable } from './is-bookable.ts';

/** Another date of a production that still has tickets. */
export interface OtherDate {
  id: number;
  start: string;
  room: string;
  /** Where its tickets are sold. */
  ticketUrl: string;
  /** The lowest price, as the shop gives it. */
  priceFrom: string;
}

/** Dates that are offered at once. */
const maxDates = 3;

/** The next dates that can be booked, in place of one that is sold out (SHOP-76). */
export function otherDatesOf(events: readonly EventItem[], language: Language): OtherDate[] {
  const dates = events.filter(isBookable).flatMap((event) => {
    const { id, date_start, room, ticket_url } = event;
    const range = priceRangeOf(event);
    const ticketUrl = ticket_url && ticketHref(ticket_url, language);
    return range && ticketUrl ? { id, start: date_start, room: room?.name ?? '', ticketUrl, priceFrom: range.from } : [];
  });
  return dates.slice(0, maxDates);
}
