import type { Language } from '../../../../core/languages.ts';
import { dayParts } from '../../../../core/text/dates.ts';
import { monthOf } from '../calendar-address.ts';
import type { CalendarRow } from '../calendar-data.ts';
import { DayCards } from '../day-cards.tsx';
import type { CalendarDay } from '../group-by-day.ts';

interface MonthCardsProps {
  days: readonly CalendarDay[];
  today: string;
  language: Language;
  currencySymbol: string;
  /** Events whose pictures are seen at once when the page opens. */
  first: readonly CalendarRow[];
}

/** The poster grid (event style 2), month by month: the names of the months are the headings one sees. */
export function MonthCards({ days, today, language, ...rest }: MonthCardsProps) {
  const months = [...new Set(days.map(({ day }) => monthOf(day)))];
  return months.map((month) => {
    const [name, year] = dayParts(month, language).month.split(' ');
    return (
      <section key={month} className="month-cards" data-key={month}>
        <h2>
          {name} <small>{year}</small>
        </h2>
        <div className="event-cards" data-key="days">
          {days
            .filter(({ day }) => monthOf(day) === month)
            .map((day) => (
              <DayCards key={day.day} day={day} isToday={day.day === today} language={language} {...rest} />
            ))}
        </div>
      </section>
    );
  });
}
