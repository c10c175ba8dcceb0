import type { Language } from '../../../core/languages.ts';
import { formatTime } from '../../../core/text/dates.ts';
import { formatPrice } from '../../../core/text/prices.ts';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ticketHref } from '../../../urls.ts';
import type { CalendarRow } from '../calendar/calendar-data.ts';
import { bookedEvent, soldOutId } from '../prices.shapes.ts';
import { blockingStatuses, type EventStatus } from '../programme.codes.ts';
import { SaleStart } from './sale-start.tsx';

/** Statuses for which other dates are offered. */
const elsewhere: readonly EventStatus[] = ['canceled', 'sold_out', 'past'];

/** A booking button would not help here (EVT-28). */
export function isBlocked(row: CalendarRow): boolean {
  return row.statuses.some((status) => blockingStatuses.includes(status));
}

/** Where the list sells tickets of this event at once (EVT-29); null where it does not. */
export function quickBuyUrl({ row, isQuick }: { row: CalendarRow; isQuick: boolean }): string | null {
  return isQuick && row.priceFrom !== null && !isBlocked(row) ? row.ticketUrl : null;
}

/** 'ab 14 €', nothing where no ticket can be had, now or when their sale starts. */
export function PriceFrom({ row, currencySymbol }: { row: CalendarRow; currencySymbol: string }) {
  if (row.priceFrom === null || (isBlocked(row) && row.saleStarts === null)) return null;
  return <p className="price">{m.calendar_price_from({ price: formatPrice(row.priceFrom, currencySymbol) })}</p>;
}

interface EventActionProps {
  row: CalendarRow;
  language: Language;
  /** Whether the list offers tickets at once (`QuickBuy`). */
  isQuick: boolean;
}

/** The link of a row: to tickets (EVT-29), to the event, or to other dates of a canceled or sold-out one. */
export function EventAction({ row, language, isQuick }: EventActionProps) {
  const url = quickBuyUrl({ row, isQuick });
  if (url) return <TicketLink row={row} url={url} language={language} />;
  const { id, saleStarts, ticketUrl } = row;
  if (saleStarts)
    return (
      <SaleStart event={{ id, saleStarts }} language={language} to={{ url: row.url, name: row.title }}>
        {isQuick && row.priceFrom !== null && ticketUrl && <TicketLink row={row} url={ticketUrl} language={language} />}
      </SaleStart>
    );
  const isLost = row.statuses.some((status) => elsewhere.includes(status));
  const text = isLost ? m.event_further_dates() : m.event_view();
  return (
    <a
      className={isBlocked(row) ? 'more' : 'btn'}
      href={isLost ? furtherDatesHref(row) : row.url}
      {...(isQuick && soldOutLink(row, language))}
      aria-label={`${text}: ${row.title}, ${formatTime(row.start, language)}`}
    >
      {text}
    </a>
  );
}

function TicketLink({ row, url, language }: { row: CalendarRow; url: string; language: Language }) {
  const label = `${m.booking_tickets_for({ name: row.title })}, ${formatTime(row.start, language)}`;
  return (
    <a className="btn" href={ticketHref(url, language)} data-book={bookedEvent(row)} aria-label={label}>
      <Icon name="ticket" />
      {m.booking_tickets()}
    </a>
  );
}

/** Where other dates are found without script: in the panel of the page (SHOP-76), else among its dates. */
function furtherDatesHref({ url, statuses }: Pick<CalendarRow, 'url' | 'statuses'>): string {
  return `${url}#${statuses.includes('sold_out') ? soldOutId : 'datesAndTickets'}`;
}

/** A link that opens the panel of what is sold out (SHOP-76); live stock makes it a booking link again when tickets come back (API-46). */
export function soldOutLink(row: Pick<CalendarRow, 'id' | 'statuses' | 'ticketUrl' | 'isInShop' | 'priceFrom'>, language: Language) {
  const { statuses, ticketUrl } = row;
  const booked = bookedEvent(row);
  const isOffered =
    ticketUrl && booked !== undefined && blockingStatuses.every((status) => statuses.includes(status) === (status === 'sold_out'));
  return isOffered ? { 'data-book': booked, 'data-gone': ticketHref(ticketUrl, language) } : undefined;
}
