import { Fragment } from 'react';
import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { linesOfToday } from './opening-hours.ts';
import type { HoursToday } from './site.contract.ts';

/**
 * Today's hours (NAV-07): one line for each stretch of the day, that of the venue's time `clock` shown. `<hours-line>` shows that of
 * the visitor's own (HOURS-06).
 */
export function OpeningHoursLine({ hours, clock, language }: { hours: HoursToday; clock: string; language: Language }) {
  const lines = linesOfToday(hours, language);
  if (lines.length === 0) return null;
  const shown = lines.findLast(({ from }) => from <= clock);
  return (
    <hours-line when="idle">
      {lines.map((line) => (
        <p key={line.from} className={line.isOpen ? 'hours' : 'hours is-closed'} data-from={line.from} hidden={line !== shown}>
          <span className="vh">{m.header_hours()}: </span>
          {line.parts.map(({ text, url }, index) => (
            <Fragment key={index}>
              {index > 0 && ` ${m.hours_and()} `}
              {url ? <a href={url}>{text}</a> : text}
            </Fragment>
          ))}
        </p>
      ))}
    </hours-line>
  );
}
