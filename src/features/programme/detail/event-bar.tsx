import { type ReactNode, useContext } from 'react';
import type { Language } from '../../../core/languages.ts';
import { formatPrice } from '../../../core/text/prices.ts';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ticketHref, waitingRoomHref } from '../../../urls.ts';
import { priceRangeOf } from '../prices.shapes.ts';
import { blockingStatuses } from '../programme.codes.ts';
import type { EventDetail, VenueItem } from '../programme.shapes.ts';
import { StockLabel } from '../rows/event-labels.tsx';
import { PresaleOffered, ShopOnline } from '../rows/quick-buy.ts';
import { SaleStart } from '../rows/sale-start.tsx';
import { awaitedStart } from '../sale-start.shapes.ts';
import { BarDate } from './bar-date.tsx';
import { blockedText } from './blocked-text.ts';
import type { EventEntry } from './detail-entry.ts';
import { isOpen } from './next-dates.ts';

/** Where tickets of the event are sold; null where none can be had. */
export function shopOf({ statuses, ticket_url }: Pick<EventDetail, 'statuses' | 'ticket_url'>): string | null {
  return blockingStatuses.some((status) => statuses.includes(status)) ? null : ticket_url || null;
}

/** The same, null as well while the shop is offline (SITE-01). */
export function useShopOf(event: Pick<EventDetail, 'statuses' | 'ticket_url'>): string | null {
  return useContext(ShopOnline) ? shopOf(event) : null;
}

interface EventBarProps {
  event: EventEntry;
  language: Language;
  /** What is offered where it cannot be had (SHOP-76). */
  instead?: ReactNode;
}

/** When, where and for how much (bar.css). Where this date cannot be had, the next ones that can. */
export function EventBar({ event, language, instead }: EventBarProps) {
  const blocked = blockingStatuses.find((status) => event.statuses.includes(status));
  const shop = useShopOf(event);
  const saleStarts = awaitedStart(event);
  const isOnline = useContext(ShopOnline);
  const hasPresale = useContext(PresaleOffered);
  const isClosed = !isOnline && (shopOf(event) !== null || event.is_presale);
  const sentence = isClosed ? m.event_shop_offline() : blockedText(event);
  const isOff = blocked === 'canceled' || blocked === 'past' || event.awaits_date;
  const note = event.status_note && <span lang={event.untranslated.status_note}>{event.status_note}</span>;
  return (
    <>
      <div className={`when${isOff ? ' is-off' : ''}${shop ? ' is-sticky' : ''}`}>
        <div className="wrap">
          <p className="d">
            <BarDate start={event.date_start} language={language} />
          </p>
          {event.room && (
            <p className="r">
              <Icon name="pin" />
              <RoomLink event={event} />
            </p>
          )}
          {event.venue && <p className="only-print">{addressOf(event.venue)}</p>}
          <div className="go">
            {shop && <StockLabel event={{ ...event, isInShop: event.id_jet !== null }} as="p" />}
            <p className="price">
              {blocked === 'free_entrance' ? m.event_free() : blocked && blocked !== 'on_sale_soon' ? null : <PriceRange event={event} />}
            </p>
            {shop && <TicketLink event={event} url={shop} language={language} />}
            {saleStarts && (
              <SaleStart
                event={{ id: event.id, saleStarts }}
                language={language}
                className="soon"
                early={
                  isOnline && hasPresale && event.is_presale ? (
                    <PresaleLink event={event} language={language} />
                  ) : (
                    isOnline &&
                    event.is_room_open &&
                    event.id_jet && (
                      <a className="btn quiet" href={waitingRoomHref(language, event.id_jet)}>
                        <Icon name="clock" />
                        {m.room_enter()}
                      </a>
                    )
                  )
                }
              >
                {isOnline && event.ticket_url && <TicketLink event={event} url={event.ticket_url} language={language} />}
              </SaleStart>
            )}
            {!isOpen(event) && event.events.length > 0 && (
              <a className="btn quiet" href="#datesAndTickets">
                <Icon name="cal" />
                {m.event_further_dates()}
              </a>
            )}
          </div>
          {!shop && (sentence || note) && (
            <p className="why">
              {sentence && <b>{sentence} </b>}
              {note}
            </p>
          )}
          {instead}
        </div>
      </div>
      {/* Not in the bar: that is one line on a phone. */}
      {shop && note && <p className="when-note wrap">{note}</p>}
    </>
  );
}

/** The room of an event, leading to its place on the page of the venue. */
export function RoomLink({ event: { room, venue } }: { event: Pick<EventEntry, 'room' | 'venue'> }) {
  if (!room || !venue) return room?.name;
  return <a href={`${venue.link.url}#room-${room.id}`}>{room.name}</a>;
}

/** Opens the widget, without script the ticket page: both say who may buy before the sale starts (SHOP-43). */
function PresaleLink({ event: { id, id_jet, ticket_url }, language }: { event: EventEntry; language: Language }) {
  return ticket_url ? (
    <a className="btn quiet" href={ticketHref(ticket_url, language)} data-book={id_jet ? id : undefined}>
      <Icon name="ticket" />
      {m.presale_buy()}
    </a>
  ) : null;
}

function TicketLink({ event, url, language }: { event: EventEntry; url: string; language: Language }) {
  return (
    <a className="btn" href={ticketHref(url, language)} data-book={event.id_jet ? event.id : undefined}>
      <Icon name="ticket" />
      {m.event_book_tickets()}
    </a>
  );
}

/** 'House on the Ring, Ringstraße 1, 12345 Berlin': on paper there is no link to look it up. */
function addressOf({ name, street, zip, city }: VenueItem): string {
  return [name, street, `${zip} ${city}`.trim()].filter(Boolean).join(', ');
}

/** On a phone beside the label of the stock only from where (bar.css). */
function PriceRange({ event }: { event: EventEntry }) {
  const range = priceRangeOf(event);
  if (!range) return null;
  const [from, to] = [formatPrice(range.from), formatPrice(range.to)];
  if (from === to) return from;
  return (
    <>
      <span className="range">{m.price_range({ from: from.replace(/\u00a0.*/, ''), to })}</span>
      <span className="from">{m.price_from({ price: from })}</span>
    </>
  );
}
