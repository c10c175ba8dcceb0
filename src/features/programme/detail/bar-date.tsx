import type { Language } from '../../../core/languages.ts';
import { formatShortDay, formatTime } from '../../../core/text/dates.ts';

/** Day and time in the booking bar; on a phone one below the other. */
export function BarDate({ start, language }: { start: string; language: Language }) {
  return (
    <time dateTime={start}>
      <span className="bar-day">{formatShortDay(start, language)}</span>
      <span className="bar-comma">, </span>
      <span className="bar-clock">{formatTime(start, language)}</span>
    </time>
  );
}
