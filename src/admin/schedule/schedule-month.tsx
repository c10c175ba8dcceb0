import type { Language } from '../../core/languages.ts';
import { addDays, addMonths, dayParts, formatClock, formatDay } from '../../core/text/dates.ts';
import { m } from '../../paraglide/messages.js';
import type { ScheduleItem } from './schedule-item.ts';

interface ScheduleMonthProps {
  language: Language;
  /** First day of the month. */
  month: string;
  today: string;
  /** What is planned by day, 'YYYY-MM-DD'. */
  days: ReadonlyMap<string, readonly ScheduleItem[]>;
}

/** The month as a grid of weeks; a day with plans leads to them below. Narrow windows show how many there are. */
export function ScheduleMonth({ language, month, today, days }: ScheduleMonthProps) {
  const weeks = weeksOf(month);
  return (
    <table className="adm-month">
      <caption className="bs-vh">{monthName(month, language)}</caption>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" abbr={dayParts(day, language).weekday}>
              {dayParts(day, language).weekday.slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td
                key={day}
                className={day.startsWith(month.slice(0, 7)) ? undefined : 'other'}
                aria-current={day === today ? 'date' : undefined}
              >
                <Day {...{ day, language }} items={days.get(day) ?? []} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ day, language, items }: { day: string; language: Language; items: readonly ScheduleItem[] }) {
  const number = Number(day.slice(8));
  if (items.length === 0) return <span className="n">{number}</span>;
  return (
    <>
      <a className="n" href={`#day-${day}`}>
        <span aria-hidden="true">{number}</span>
        <span className="count" aria-hidden="true">
          {items.length}
        </span>
        <span className="bs-vh">{m.schedule_day_count({ day: formatDay(day, language), count: items.length })}</span>
      </a>
      <ul>
        {items.slice(0, 3).map(({ key, at, title, action }) => (
          <li key={key}>
            <a className={`bs-state ${action === 'publish' ? 'planned' : 'withdrawn'}`} href={`#${key}`}>
              <span>
                {formatClock(at, language)} {title}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** From Monday to Sunday, with the days of the neighbouring months that fill the weeks. */
function weeksOf(month: string): string[][] {
  const weekday = (new Date(`${month}T00:00:00Z`).getUTCDay() + 6) % 7;
  const end = addMonths(month, 1);
  const weeks: string[][] = [];
  for (let monday = addDays(month, -weekday); monday < end; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(monday, at)));
  return weeks;
}

/** 'Dezember 2026'. */
export function monthName(month: string, language: Language): string {
  return dayParts(month, language).month;
}
