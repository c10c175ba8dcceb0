import { m } from '../../../../paraglide/messages.js';
import { DateRow } from './date-row.tsx';
import type { SectionProps } from './section-props.ts';

/** Dates that are visible at first; the others open on demand. */
const visibleDates = 8;

/** Dates of the production, on the page of one of them the others; the anchor is that of NAV-17. */
export function DatesSection({ event, language }: SectionProps) {
  if (event.kind === 'event' && event.production === null && event.events.length === 0) return null;
  const [first, rest] = [event.events.slice(0, visibleDates), event.events.slice(visibleDates)];
  return (
    <section className={event.kind === 'event' ? 'sec wrap' : 'sec wrap production-dates'} id="datesAndTickets" aria-labelledby="dates">
      <div className="sec-h">
        <h2 id="dates">{event.kind === 'event' ? m.event_further_dates() : m.production_dates()}</h2>
      </div>
      {first.length === 0 && <p className="lead">{m.event_no_further_dates()}</p>}
      {first.length > 0 && (
        <ol className="dates">
          {first.map((date) => (
            <DateRow key={date.id} date={date} language={language} />
          ))}
        </ol>
      )}
      {rest.length > 0 && (
        <details className="all-dates">
          <summary className="btn quiet">{m.production_all_dates({ count: event.events.length })}</summary>
          <ol className="dates" start={first.length + 1}>
            {rest.map((date) => (
              <DateRow key={date.id} date={date} language={language} />
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}
