import type { Language } from '../../../core/languages.ts';
import { dayParts, formatShortDay, formatTime } from '../../../core/text/dates.ts';
import { formatPrice } from '../../../core/text/prices.ts';
import { m } from '../../../paraglide/messages.js';
import { EventLabels } from '../event-labels.tsx';
import { priceRangeOf } from '../price-range.ts';
import { blockingStatuses } from '../programme.codes.ts';
import type { EventItem } from '../programme.shapes.ts';

/** One date as a line: the day large, then time, room, labels and the way to its page. */
export function DateRow({ event, language, isNamed = false }: { event: EventItem; language: Language; isNamed?: boolean }) {
  const { date_start, room, link, name, statuses, untranslated } = event;
  const day = formatShortDay(date_start, language);
  const from = statuses.some((status) => blockingStatuses.includes(status)) ? null : priceRangeOf(event);
  return (
    <li>
      <span className="n" aria-hidden="true">
        {dayParts(date_start, language).number}
      </span>
      <p className="t">
        {isNamed && <b lang={untranslated.name}>{name}</b>}
        <time dateTime={date_start}>
          <span>{day}</span> <span>{formatTime(date_start, language)}</span>
        </time>
      </p>
      <div className="small">
        {room && <span>{room.name}</span>}
        <EventLabels event={event} />
        {event.cast_note && (
          <span className="muted" lang={untranslated.cast_note}>
            {event.cast_note}
          </span>
        )}
      </div>
      <span className="price">{from && m.price_from({ price: formatPrice(from.from) })}</span>
      <a className="btn quiet" href={link.url} aria-label={`${m.event_view()}: ${name}, ${day}`}>
        {m.event_view()}
      </a>
    </li>
  );
}
