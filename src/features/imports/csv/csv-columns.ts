import { type StoredLanguage, storedLanguages } from '../../../core/languages.ts';
import { eventFields } from '../../programme/programme.fields.ts';
import type { EventField } from '../field-fault.ts';
import { type ReadCell, readAge, readCodes, readFlag, readMinutes, readPrices, readRichText, readText, wordOf } from './csv-cells.ts';
import { expectedDay, expectedMoment, expectedTime } from './csv-moments.ts';

export interface CsvColumn {
  /** Other names; capitals, spaces and signs do not count. */
  also: readonly string[];
  /** What a cell holds, for docs/import.md and for refusals. */
  expected: string;
  /** The field a cell fills by itself; other columns are put together in event-of-row.ts. */
  field?: EventField;
  /** How the cell of a field is read. */
  read?: ReadCell;
}

/** The words people write for statuses and access services. */
const statusWords = { canceled: 'abgesagt', postponed: 'verschoben', waiting_list: 'Warteliste', free_entrance: 'Eintritt frei' };
const accessWords = {
  wheelchair: 'Rollstuhl',
  hearing_loop: 'Induktionsschleife',
  audio_description: 'Audiodeskription',
  sign_language: 'Gebärdensprache',
  relaxed: 'Relaxed Performance',
  touch_tour: 'Tastführung',
  captions: 'Übertitel für Gehörlose',
  assistance_dog: 'Assistenzhund',
};

/** Every column the format `csv` knows, by its English name. Text columns also exist per language: `title_en`. */
export const csvColumns = {
  key: { also: ['Schlüssel', 'ID', 'Nr', 'Nummer'], expected: 'text that names the event for good' },
  title: field('name', ['Titel', 'Name', 'Veranstaltung']),
  date: { also: ['Datum', 'Tag'], expected: expectedDay },
  time: { also: ['Uhrzeit', 'Zeit'], expected: expectedTime },
  start: { also: ['Beginn', 'Anfang'], expected: expectedMoment },
  end: { also: ['Ende', 'bis'], expected: `${expectedMoment}, or only a time` },
  duration: field('duration_minutes', ['Dauer', 'Spieldauer'], { expected: 'minutes such as 150, or 2:30', read: readMinutes }),
  room: { also: ['Raum', 'Saal', 'Bühne'], expected: 'name of the room' },
  venue: { also: ['Spielstätte', 'Spielort', 'Ort', 'location'], expected: 'name of the venue' },
  production: { also: ['Produktion', 'Stück'], expected: 'name of the production' },
  production_key: { also: ['Produktionsschlüssel', 'Produktionsnummer'], expected: 'text that names the production for good' },
  type: { also: ['Typ', 'Art', 'Veranstaltungsart'], expected: 'name of the event type' },
  genre: { also: ['Sparte'], expected: 'name of the genre' },
  tags: { also: ['Schlagwörter', 'Schlagworte'], expected: "names divided by '|'" },
  series: { also: ['Reihe', 'Reihen', 'Abo'], expected: "names divided by '|'" },
  preline: field('preline', ['Oberzeile', 'Dachzeile']),
  headline: field('headline', ['Überschrift']),
  subline: field('subline', ['Unterzeile', 'Untertitel', 'subtitle']),
  text: field('text', ['Kurztext', 'Teaser']),
  description: field('description', ['Beschreibung']),
  important_info: field('important_info', ['Wichtige Hinweise']),
  statuses: field('statuses', ['Status'], codes(statusWords)),
  status_note: field('status_note', ['Statushinweis']),
  prices: field('prices', ['Preise', 'Preis', 'price'], { expected: 'prices such as 12,00|18,00 or Normal: 18,00', read: readPrices }),
  ticket_url: field('ticket_url', ['Tickets', 'Ticketlink', 'Kartenlink']),
  sale_ends: { also: ['Vorverkauf bis', 'Verkaufsende'], expected: expectedMoment },
  premiere: field('is_premiere', []),
  interval: field('interval', ['Pause']),
  language: field('language', ['Sprache']),
  surtitles: field('surtitles', ['Übertitel']),
  age_from: field('age_from', ['Alter', 'ab Alter', 'Altersempfehlung'], { expected: 'years such as 12', read: readAge }),
  content_notes: field('content_notes', ['Inhaltshinweise', 'Triggerwarnung']),
  access: field('access', ['Barrierefreiheit', 'Zugang'], codes(accessWords)),
  contributors: { also: ['Mitwirkende', 'Besetzung', 'Cast'], expected: 'roles with names such as Carmen: Ilka Brandt; Regie: Ana Ferrer' },
  cast_note: field('cast_note', ['Besetzungshinweis']),
  online: field('is_online', ['sichtbar', 'veröffentlicht']),
} satisfies Record<string, CsvColumn>;

export type CsvColumnName = keyof typeof csvColumns;

/** A column as a header names it. */
export interface NamedColumn {
  name: CsvColumnName;
  /** Of a text; German by default. */
  language: StoredLanguage;
}

/** The column of a header; undefined when there is none of that name. */
export function columnNamed(header: string): NamedColumn | undefined {
  return byWord.get(wordOf(header));
}

const byWord = new Map<string, NamedColumn>();
for (const [name, { also, ...column }] of Object.entries(csvColumns) as [CsvColumnName, CsvColumn][]) {
  const kind = column.field && eventFields[column.field].kind;
  const isText = kind === 'translated-text' || kind === 'rich-text';
  for (const word of [name, ...also].map(wordOf)) {
    byWord.set(word, { name, language: 'de' });
    if (isText) for (const language of storedLanguages) byWord.set(word + language, { name, language });
  }
}

function field(name: EventField, also: readonly string[], more: Pick<CsvColumn, 'expected' | 'read'> = cellOf(name)): CsvColumn {
  return { also, field: name, ...more };
}

function codes(words: Record<string, string>): Pick<CsvColumn, 'expected' | 'read'> {
  const known = Object.entries(words).map(([code, word]) => `${code} (${word})`);
  return { expected: `one or more of ${known.join(', ')}, divided by '|'`, read: readCodes(words) };
}

/** How a cell fills a field of this kind, when the column says nothing else. */
function cellOf(name: EventField): Pick<CsvColumn, 'expected' | 'read'> {
  const { kind } = eventFields[name];
  if (kind === 'flag') return { expected: "'ja' or 'nein', 'yes' or 'no'", read: readFlag };
  if (kind === 'link') return { expected: 'an address beginning with https://', read: readText };
  return kind === 'rich-text' ? { expected: 'text or HTML', read: readRichText } : { expected: 'text', read: readText };
}
