import type { SeasonFormat } from '../../../src/features/imports/format-names.ts';
import { smallSeason } from './import.ts';
import { nyphilSeason } from './nyphil-season.ts';

/** A sheet as Excel saves it in Germany: byte order mark, semicolons, CRLF, a line break and a quotation mark in a cell. */
export const sheet = `\uFEFF${[
  'Schlüssel;Titel;Titel (EN);Datum;Uhrzeit;Ende;Dauer;Raum;Spielstätte;Typ;Genre;Schlagwörter;Reihe;Status;Preise;Ticketlink;Alter;Barrierefreiheit;Mitwirkende;Beschreibung;Premiere;Online',
  'f1;"Der ""Frei""schütz";The Marksman;20.11.2026;19:30;22:10;2:40;Großes Haus;Haus am Ring;Vorstellung;Oper;Familie|Einführung;Abo A;;12,00|Normal: 18,00;https://tickets.example/f1;ab 12;Rollstuhl|hearing_loop;"Max: Jan Groß; Regie: Ana de la Cruz, Jo Lund";"Ein Jäger.',
  '',
  'Zwei & drei.";ja;ja',
  'f2;"Lange',
  'Nacht";;46347;0,8125;1:30;;Foyer;Haus am Ring;Konzert;;;;abgesagt;;;;;;;nein;',
  'f3;Matinee;;22.11.26;11 Uhr;;;Großes Haus;Haus am Ring;Konzert;;;;Eintritt frei;;;;;;;;x',
].join('\r\n')}\r\n`;

/** A calendar as Outlook and Google write it: CRLF, folds, its own time zone, a series with every kind of exception. */
export const calendar = `${[
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Foyer//Test//DE',
  'BEGIN:VTIMEZONE',
  'TZID:W. Europe Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:16010101T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
  'BEGIN:VEVENT',
  'UID:series@example.org',
  'SEQUENCE:1',
  'SUMMARY;LANGUAGE=de:Frühstück mit Flöte',
  'SUMMARY;LANGUAGE=en:Breakfast with flute',
  'DESCRIPTION:Kaffee\\, Kuchen\\nund Flöte.\\n\\nBis zwölf & länger.',
  'LOCATION:Großes Haus',
  'CATEGORIES:Familie,Konzert',
  'DTSTART;TZID=W. Europe Standard Time:20261011T193000',
  'DTEND;TZID=W. Europe Standard Time:20261011T213000',
  'RRULE:FREQ=WEEKLY;BYDAY=SU;UNTIL=20261115T183000Z',
  'EXDATE;TZID=W. Europe Standard Time:20261018T193000',
  'RDATE;TZID=Europe/Berlin:20261224T160000',
  'BEGIN:VALARM',
  'TRIGGER:-PT1H',
  'ACTION:DISPLAY',
  'DESCRIPTION:Wecker',
  'END:VALARM',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:series@example.org',
  'RECURRENCE-ID;TZID=Europe/Berlin:20261101T193000',
  'SUMMARY:Frühstück\\, später',
  'DTSTART;TZID=Europe/Berlin:20261101T203000',
  'DURATION:PT90M',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:series@example.org',
  'RECURRENCE-ID:20261108T183000Z',
  'SUMMARY:Frühstück',
  'STATUS:CANCELLED',
  'DTSTART:20261108T183000Z',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:single@example.org',
  'SUMMARY:Gastspiel in New York',
  'DTSTART;TZID=America/New_York:20261023T193000',
  'URL:https://example.org/gastspiel',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:float@example.org',
  'SUMMARY:Ohne Zone',
  'DTSTART:20260701T200000',
  'END:VEVENT',
  'END:VCALENDAR',
]
  .map((line) => fold(line, 25))
  .join('\r\n')}\r\n`;

/** One right file of every format. */
export const rightFiles: Record<SeasonFormat, Buffer> = {
  foyer: Buffer.from(JSON.stringify(smallSeason('fuzz'), null, 1)),
  nyphil: Buffer.from(JSON.stringify(nyphilSeason, null, 1)),
  csv: Buffer.from(sheet),
  icalendar: Buffer.from(calendar, 'latin1'),
};

/** Folds a line after so many bytes, also within a letter; bytes stand as Latin-1 characters. */
function fold(line: string, width: number): string {
  const bytes = Buffer.from(line).toString('latin1');
  return bytes.match(new RegExp(`.{1,${width}}`, 'gs'))?.join('\r\n ') ?? '';
}
