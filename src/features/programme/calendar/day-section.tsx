import type { Language } from '../../../core/languages.ts';
import { dayParts } from '../../../core/text/dates.ts';
import { m } from '../../../paraglide/messages.js';
import { CachedFragment } from '../../../ui/cached-fragment.tsx';
import { EventRow } from '../rows/event-row.tsx';
import { ListTeaser } from '../rows/list-teaser.tsx';
import type { CalendarRow } from './calendar-data.ts';
import type { CalendarDay } from './group-by-day.ts';

interface DaySectionProps {
  day: CalendarDay;
  today: string;
  language: Language;
  currencySymbol: string;
  /** Events whose pictures are seen at once when the page opens. */
  first: readonly CalendarRow[];
}

/** A day of the list: its date large in a column of its own, its rows, its teasers last. */
export function DaySection({ day: { day, rows, teasers }, today, language, currencySymbol, first }: DaySectionProps) {
  const isToday = day === today;
  const narrow = teasers.filter((teaser) => !teaser.isWide);
  return (
    <section className="day" data-key={day}>
      <CachedFragment as="div" className="day-col" of={rows[0] ?? null} under={`day ${day} ${isToday}`}>
        <DayName day={day} isToday={isToday} language={language} />
      </CachedFragment>
      <div data-key="events">
        <ol data-key="rows">
          {rows.map((row) => (
            <EventRow key={row.id} row={row} day={day} language={language} currencySymbol={currencySymbol} isFirst={first.includes(row)} />
          ))}
        </ol>
        {narrow.map((teaser) => (
          <ListTeaser key={teaser.id} teaser={teaser} />
        ))}
      </div>
      {teasers
        .filter((teaser) => teaser.isWide)
        .map((teaser) => (
          <ListTeaser key={teaser.id} teaser={teaser} />
        ))}
    </section>
  );
}

function DayName({ day, isToday, language }: { day: string; isToday: boolean; language: Language }) {
  const { weekday, number, month } = dayParts(day, language);
  return (
    <h2>
      <span className="wd">
        {isToday && <em>{m.calendar_today()}</em>}
        {isToday && ', '}
        {weekday}
      </span>{' '}
      <time className="num" dateTime={day}>
        {number}
      </time>{' '}
      <span className="mon">{month}</span>
    </h2>
  );
}
