import type { CalendarRow } from '../calendar/calendar-data.ts';

/** What changed about this performance: its status in words and who plays instead. */
export function EventNotes({ row: { statusNote, castNote, languages } }: { row: CalendarRow }) {
  return (
    <>
      {statusNote && (
        <p className="cast" lang={languages.statusNote}>
          {statusNote}
        </p>
      )}
      {castNote && (
        <p className="cast" lang={languages.castNote}>
          {castNote}
        </p>
      )}
    </>
  );
}
