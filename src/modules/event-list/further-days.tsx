import type { Language } from '../../core/languages.ts';
import { dayParts, formatClock, formatDay, toAddressDay } from '../../core/text/dates.ts';
import type { CalendarRow } from '../../features/programme/calendar/calendar-data.ts';
import { statusText, stockStatuses } from '../../features/programme/rows/event-labels.tsx';
import { m } from '../../paraglide/messages.js';
import { softHyphens } from '../../ui/soft-hyphens.ts';
import { href } from '../../urls.ts';

/** As many as fit beside each other on a phone. */
const maxDays = 7;
/** How many events a day names before it leads on to the calendar. */
const perDay = 3;

interface FurtherDaysProps {
  /** 'YYYY-MM-DD'. */
  days: readonly string[];
  language: Language;
  /** What is on, by day: each day then names its events. Null where the calendar sells them at once (EVT-29). */
  rows: ReadonlyMap<string, readonly CalendarRow[]> | null;
}

/** The next days with events, each a link to the calendar from that day on: one tap from home to Friday. */
export function FurtherDays({ days, language, rows }: FurtherDaysProps) {
  if (days.length === 0) return null;
  return (
    <nav className={rows ? 'further named' : 'further'} aria-label={m.home_further_days()}>
      <ul>
        {days.slice(0, maxDays).map((day) => (
          <li key={day}>
            <DayLink day={day} language={language} />
            {rows && <NamedEvents day={day} rows={rows.get(day) ?? []} language={language} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function DayLink({ day, language }: { day: string; language: Language }) {
  const { weekday, number } = dayParts(day, language);
  return (
    <a className="on-day" href={calendarFrom(day, language)} rel="nofollow">
      <span aria-hidden="true">{weekday.slice(0, language === 'de' ? 2 : 3)}</span>
      <b aria-hidden="true">{number}</b>
      <span className="vh">{formatDay(day, language)}</span>
    </a>
  );
}

interface NamedEventsProps {
  day: string;
  rows: readonly CalendarRow[];
  language: Language;
}

/** Hour and title of what is on that day, each leading to its event. */
function NamedEvents({ day, rows, language }: NamedEventsProps) {
  const left = rows.length - perDay;
  return (
    <ul className="names">
      {rows.slice(0, perDay).map(({ id, url, start, title, languages, statuses }) => {
        const status = statuses.find((one) => !stockStatuses.includes(one));
        return (
          <li key={id}>
            <a href={url}>
              <time dateTime={start}>{formatClock(start, language)}</time>
              <span>
                <span lang={languages.title}>{softHyphens(title, 14, languages.title)}</span>
                {status && <small> {statusText(status)}</small>}
              </span>
            </a>
          </li>
        );
      })}
      {left > 0 && (
        <li>
          <a href={calendarFrom(day, language)} rel="nofollow">
            <span>{m.home_more({ count: left })}</span>
          </a>
        </li>
      )}
    </ul>
  );
}

const calendarFrom = (day: string, language: Language) => href('events', language, {}, { date: toAddressDay(day) });
