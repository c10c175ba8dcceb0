import type { Language } from '../../core/languages.ts';
import { addDays, dayOf, formatShortDay, formatTime } from '../../core/text/dates.ts';
import type { CalendarRow } from '../../features/programme/calendar/calendar-data.ts';
import { EventLabels, StockLabel } from '../../features/programme/rows/event-labels.tsx';
import { m } from '../../paraglide/messages.js';

/** The performance a slide is about, as `hero-media.load.server.ts` finds it. */
export interface SlideDate {
  /** The local day of the site, 'YYYY-MM-DD'. */
  today: string;
  row: CalendarRow;
}

/** When and where it is played, above the title of a slide: 'Heute, 19:30 Uhr, Großes Haus'. */
export function HeroDate({ date: { today, row }, language }: { date: SlideDate; language: Language }) {
  return (
    <div className="date">
      <p>
        <time dateTime={row.start}>
          {dayName(row.start, today, language)}, {formatTime(row.start, language)}
        </time>
        {row.room && `, ${row.room}`}
      </p>
      <EventLabels event={{ statuses: row.statuses, is_premiere: row.isPremiere, has_wheelchair_spaces: row.hasWheelchairSpaces }} />
      <StockLabel event={row} as="p" />
    </div>
  );
}

function dayName(start: string, today: string, language: Language): string {
  const day = dayOf(start);
  // What began earlier and still runs belongs to today.
  if (day <= today) return m.today();
  return day === addDays(today, 1) ? m.tomorrow() : formatShortDay(start, language);
}
