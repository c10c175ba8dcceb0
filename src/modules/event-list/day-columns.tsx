import { useContext } from 'react';
import type { Language } from '../../core/languages.ts';
import { addDays, dayOf, dayParts, formatClock, formatTime, toAddressDay } from '../../core/text/dates.ts';
import { formatPrice } from '../../core/text/prices.ts';
import type { CalendarRow } from '../../features/programme/calendar/calendar-data.ts';
import { bookedEvent } from '../../features/programme/prices.shapes.ts';
import { quickBuyUrl } from '../../features/programme/rows/event-action.tsx';
import { StockLabel, statusText, stockStatuses } from '../../features/programme/rows/event-labels.tsx';
import { QuickBuy } from '../../features/programme/rows/quick-buy.ts';
import { SaleStart } from '../../features/programme/rows/sale-start.tsx';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon/icon.tsx';
import { titleFit } from '../../ui/title-fit.ts';
import { href, ticketHref } from '../../urls.ts';
import { FurtherDays } from './further-days.tsx';

/** How many days stand side by side, and how many events a day shows before it leads on to the calendar. */
const maxDays = 3;
const perDay = 4;

interface DayColumnsProps {
  rows: readonly CalendarRow[];
  /** The local day of the site, 'YYYY-MM-DD'. */
  today: string;
  /** Element of the titles of events. */
  title: 'h2' | 'h3' | 'h4';
  language: Language;
}

interface DaysProps extends DayColumnsProps {
  /** Days 'YYYY-MM-DD' after those, each a way into the calendar. */
  furtherDays: readonly string[];
  /** Whether those days name their events. */
  isNamed: boolean;
}

/** The first three days on which something is on, side by side with their dates in large figures. */
export function DayColumns({ rows, today, title, language, furtherDays, isNamed }: DaysProps) {
  // What began earlier and still runs belongs to today.
  const days = Map.groupBy(rows, ({ start }) => (dayOf(start) < today ? today : dayOf(start)));
  const shown = [...days].slice(0, maxDays);
  const last = shown.at(-1)?.[0] ?? today;
  return (
    <>
      <ol className="columns">
        {shown.map(([day, own]) => (
          <Day key={day} day={day} rows={own} today={today} title={title} language={language} />
        ))}
      </ol>
      <FurtherDays days={furtherDays.filter((day) => day > last)} rows={isNamed ? days : null} language={language} />
    </>
  );
}

function Day({ day, rows, today, title, language }: DayColumnsProps & { day: string }) {
  const { weekday, number, month } = dayParts(day, language);
  const near = day === today ? m.today() : day === addDays(today, 1) ? m.tomorrow() : null;
  const left = rows.length - perDay;
  return (
    <li>
      <div className="date">
        <time className="figure" dateTime={day}>
          {number}
        </time>
        <p>
          <b className={day === today ? 'hot' : undefined}>{near ?? weekday}</b>
          {near ? weekday : month}
        </p>
      </div>
      <ol className="short">
        {rows.slice(0, perDay).map((row) => (
          <ShortRow key={row.id} row={row} title={title} language={language} />
        ))}
      </ol>
      {left > 0 && (
        <a className="more small" href={href('events', language, {}, { date: toAddressDay(day) })}>
          {m.home_more({ count: left })} <Icon name="right" />
        </a>
      )}
    </li>
  );
}

function ShortRow({ row, title: Title, language }: { row: CalendarRow } & Pick<DayColumnsProps, 'title' | 'language'>) {
  const [status] = row.statuses.filter((one) => !stockStatuses.includes(one));
  const { text, style } = titleFit(row.title, 'list', row.languages.title);
  const url = quickBuyUrl({ row, isQuick: useContext(QuickBuy) });
  return (
    <li>
      <time dateTime={row.start}>{formatClock(row.start, language)}</time>
      <div>
        <Title className="display" lang={row.languages.title} style={style}>
          <a href={row.url}>{text}</a>
        </Title>
        <p className="muted">
          {[row.isPremiere && m.status_premiere(), row.room, status && !row.saleStarts && statusText(status)].filter(Boolean).join(', ')}{' '}
          <StockLabel event={row} as="span" />
          {row.saleStarts && (
            <SaleStart event={{ id: row.id, saleStarts: row.saleStarts }} language={language} className="muted">
              {null}
            </SaleStart>
          )}
        </p>
      </div>
      {!status && row.priceFrom && <span className="price muted">{m.price_from({ price: formatPrice(row.priceFrom) })}</span>}
      {url && (
        <a
          className="ibtn"
          href={ticketHref(url, language)}
          data-book={bookedEvent(row)}
          aria-label={`${m.booking_tickets_for({ name: row.title })}, ${formatTime(row.start, language)}`}
        >
          <Icon name="ticket" />
        </a>
      )}
    </li>
  );
}
