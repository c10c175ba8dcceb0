import type { Language } from '../../../core/languages.ts';
import { m } from '../../../paraglide/messages.js';
import { EventCard } from '../event-card.tsx';
import { ListTeaser } from '../list-teaser.tsx';
import { fullDate } from './calendar-address.ts';
import type { CalendarDay } from './group-by-day.ts';

interface DayCardsProps {
  day: CalendarDay;
  isToday: boolean;
  language: Language;
  currencySymbol: string;
  firstPictures: number;
}

/** A day of the poster grid: its heading is read out, the date itself stands on every picture. */
export function DayCards({ day: { day, rows, teasers }, isToday, language, currencySymbol, firstPictures }: DayCardsProps) {
  const date = fullDate(day, language);
  return (
    <section className="day-cards">
      <h2 className="vh">{isToday ? `${m.calendar_today()}, ${date}` : date}</h2>
      <ol>
        {rows.map((row, index) => (
          <EventCard key={row.id} row={row} language={language} currencySymbol={currencySymbol} isFirst={index < firstPictures} />
        ))}
      </ol>
      {teasers.map((teaser) => (
        <ListTeaser key={teaser.id} teaser={teaser} />
      ))}
    </section>
  );
}
