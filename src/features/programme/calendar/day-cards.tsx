import type { Language } from '../../../core/languages.ts';
import { m } from '../../../paraglide/messages.js';
import { EventCard } from '../rows/event-card.tsx';
import { ListTeaser } from '../rows/list-teaser.tsx';
import { fullDate } from './calendar-address.ts';
import type { CalendarRow } from './calendar-data.ts';
import type { CalendarDay } from './group-by-day.ts';

interface DayCardsProps {
  day: CalendarDay;
  isToday: boolean;
  language: Language;
  currencySymbol: string;
  first: readonly CalendarRow[];
}

/** A day of the poster grid: its heading is read out, the date itself stands on every picture. */
export function DayCards({ day: { day, rows, teasers }, isToday, language, currencySymbol, first }: DayCardsProps) {
  const date = fullDate(day, language);
  return (
    <section className="day-cards" data-key={day}>
      <h3 className="vh">{isToday ? `${m.calendar_today()}, ${date}` : date}</h3>
      <ol data-key="rows">
        {rows.map((row) => (
          <EventCard key={row.id} row={row} day={day} language={language} currencySymbol={currencySymbol} isFirst={first.includes(row)} />
        ))}
      </ol>
      {teasers.map((teaser) => (
        <ListTeaser key={teaser.id} teaser={teaser} />
      ))}
    </section>
  );
}
