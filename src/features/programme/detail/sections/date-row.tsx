import { useContext } from 'react';
import type { Language } from '../../../../core/languages.ts';
import { dayParts, formatShortDay, formatTime } from '../../../../core/text/dates.ts';
import { formatPrice } from '../../../../core/text/prices.ts';
import { m } from '../../../../paraglide/messages.js';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { softHyphens } from '../../../../ui/soft-hyphens.ts';
import { ticketHref } from '../../../../urls.ts';
import { bookedEvent, soldOutId } from '../../prices.shapes.ts';
import { blockingStatuses } from '../../programme.codes.ts';
import { soldOutLink } from '../../rows/event-action.tsx';
import { EventLabels, StockLabel } from '../../rows/event-labels.tsx';
import { ShopOnline } from '../../rows/quick-buy.ts';
import { SaleStart } from '../../rows/sale-start.tsx';
import type { DetailDate } from '../detail-entry.ts';

interface DateRowProps {
  date: DetailDate;
  language: Language;
  /** Says what it is called, where that is not the title of the page. */
  isNamed?: boolean;
}

/** One date as a line: the day large, then time, room, labels and the way to tickets or to its page. */
export function DateRow({ date, language, isNamed = false }: DateRowProps) {
  const { start, room, url, name, statuses, languages, castNote, statusNote, saleStarts } = date;
  const day = formatShortDay(start, language);
  const isOnline = useContext(ShopOnline);
  const isBlocked = statuses.some((status) => blockingStatuses.includes(status));
  const tickets = isOnline && date.ticketUrl && (
    <a
      className="btn quiet book"
      href={ticketHref(date.ticketUrl, language)}
      data-book={bookedEvent(date)}
      aria-label={`${m.event_book_tickets()}: ${name}, ${day}`}
    >
      <Icon name="ticket" />
      <span>{m.event_book_tickets()}</span>
    </a>
  );
  const soldOut = isOnline ? soldOutLink(date, language) : undefined;
  const wayText = soldOut ? m.event_further_dates() : m.event_view();
  return (
    <li>
      <span className="n" aria-hidden="true">
        {dayParts(start, language).number}
      </span>
      <p className="t">
        {isNamed && <b lang={languages.name}>{softHyphens(name, 14, languages.name)}</b>}
        <a href={url}>
          <time dateTime={start}>
            <span>{day}</span> <span>{formatTime(start, language)}</span>
          </time>
        </a>
      </p>
      <div className="small">
        {room && <span>{room}</span>}
        <EventLabels event={{ statuses, is_premiere: date.isPremiere, has_wheelchair_spaces: date.hasWheelchairSpaces }} />
        {statusNote && (
          <span className="muted" lang={languages.statusNote}>
            {statusNote}
          </span>
        )}
        {castNote && (
          <span className="muted" lang={languages.castNote}>
            {castNote}
          </span>
        )}
      </div>
      <StockLabel event={date} as="span" />
      {!isBlocked && date.priceFrom && <span className="price">{m.price_from({ price: formatPrice(date.priceFrom) })}</span>}
      {!isBlocked && tickets ? (
        tickets
      ) : saleStarts ? (
        <SaleStart event={{ id: date.id, saleStarts }} language={language} to={{ url, name: `${name}, ${day}` }}>
          {tickets}
        </SaleStart>
      ) : (
        <a
          className={isBlocked ? 'more' : 'btn quiet'}
          href={soldOut ? `${url}#${soldOutId}` : url}
          {...soldOut}
          aria-label={`${wayText}: ${name}, ${day}`}
        >
          {wayText}
        </a>
      )}
    </li>
  );
}
