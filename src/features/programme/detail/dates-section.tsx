import { m } from '../../../paraglide/messages.js';
import { DateRow } from './date-row.tsx';
import type { SectionProps } from './event-sections.tsx';

/** Further dates of the production; the anchor is that of NAV-17. */
export function DatesSection({ event, language }: SectionProps) {
  if (event.production === null) return null;
  return (
    <section className="sec wrap" id="datesAndTickets" aria-labelledby="dates">
      <div className="sec-h">
        <h2 id="dates">{m.event_further_dates()}</h2>
      </div>
      {event.events.length === 0 ? (
        <p className="lead">{m.event_no_further_dates()}</p>
      ) : (
        <ol className="dates">
          {event.events.map((date) => (
            <DateRow key={date.id} event={date} language={language} />
          ))}
        </ol>
      )}
    </section>
  );
}
