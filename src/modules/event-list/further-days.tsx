import type { Language } from '../../core/languages.ts';
import { dayParts, formatDay, toAddressDay } from '../../core/text/dates.ts';
import { m } from '../../paraglide/messages.js';
import { href } from '../../urls.ts';

/** As many as fit beside each other on a phone. */
const maxDays = 7;

interface FurtherDaysProps {
  /** 'YYYY-MM-DD'. */
  days: readonly string[];
  language: Language;
}

/** The next days with events, each a link to the calendar from that day on: one tap from home to Friday. */
export function FurtherDays({ days, language }: FurtherDaysProps) {
  if (days.length === 0) return null;
  return (
    <nav className="further" aria-label={m.home_further_days()}>
      <ul>
        {days.slice(0, maxDays).map((day) => {
          const { weekday, number } = dayParts(day, language);
          return (
            <li key={day}>
              <a href={href('events', language, {}, { date: toAddressDay(day) })} rel="nofollow">
                <span aria-hidden="true">{weekday.slice(0, language === 'de' ? 2 : 3)}</span>
                <b aria-hidden="true">{number}</b>
                <span className="vh">{formatDay(day, language)}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
