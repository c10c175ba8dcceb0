import { Fragment } from 'react';
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
  /** A list that does not grow: neighbouring months whose cards fit one row share it. */
  isWhole?: boolean;
}

/** Cards of a row in a wide window (event-card.css). */
const rowLength = 4;

/** The poster grid (event style 2), month by month: the names of the months are the headings one sees. */
export function MonthCards({ days, today, language, isWhole = false, ...rest }: MonthCardsProps) {
  return groupMonths(days, isWhole ? rowLength : 0).map((shown) => {
    const months = [...new Set(shown.map(({ day }) => monthOf(day)))];
    return (
      <section key={months[0]} className="month-cards" data-key={months[0]}>
        <h2>
          {months.map((month, index) => {
            const [name, year] = dayParts(month, language).month.split(' ');
            return (
              <Fragment key={month}>
                {index > 0 && ' '}
                {name} <small>{year}</small>
              </Fragment>
            );
          })}
        </h2>
        <div className="event-cards" data-key="days">
          {shown.map((day) => (
            <DayCards key={day.day} day={day} isToday={day.day === today} language={language} {...rest} />
          ))}
        </div>
      </section>
    );
  });
}

/** The days of each month; of several months where they have at most `most` events together. */
function groupMonths(days: readonly CalendarDay[], most: number): CalendarDay[][] {
  const groups: CalendarDay[][] = [];
  for (const month of Map.groupBy(days, ({ day }) => monthOf(day)).values()) {
    const last = groups.at(-1);
    if (last && countRows(last) + countRows(month) <= most) last.push(...month);
    else groups.push(month);
  }
  return groups;
}

const countRows = (days: readonly CalendarDay[]) => days.reduce((sum, { rows }) => sum + rows.length, 0);
