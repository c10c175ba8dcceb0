import type { Language } from '../../../core/languages.ts';
import { m } from '../../../paraglide/messages.js';
import type { DetailDate } from './detail-entry.ts';
import { DateRow } from './sections/date-row.tsx';

interface NamedDatesProps {
  title: string;
  dates: readonly DetailDate[];
  language: Language;
  /** In place of an empty list. */
  nothing: string;
}

/** Dates that are visible at first; the others open on demand. */
const visibleDates = 8;

/** Dates of several productions as lines with their names, on the page of a person or a venue. */
export function NamedDates({ title, dates, language, nothing }: NamedDatesProps) {
  return (
    <section className="sec wrap" aria-labelledby="dates">
      <div className="sec-h">
        <h2 id="dates">{title}</h2>
      </div>
      {dates.length === 0 ? <p className="lead">{nothing}</p> : <Rows dates={dates.slice(0, visibleDates)} language={language} />}
      {dates.length > visibleDates && (
        <details className="all-dates">
          <summary className="btn quiet">{m.production_all_dates({ count: dates.length })}</summary>
          <Rows dates={dates.slice(visibleDates)} language={language} />
        </details>
      )}
    </section>
  );
}

function Rows({ dates, language }: Pick<NamedDatesProps, 'dates' | 'language'>) {
  return (
    <ol className="dates">
      {dates.map((date) => (
        <DateRow key={date.id} date={date} language={language} isNamed />
      ))}
    </ol>
  );
}
