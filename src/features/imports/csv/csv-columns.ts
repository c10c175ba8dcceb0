import type { FieldTexts } from '../../../core/fields/labels.ts';
import { type StoredLanguage, storedLanguages } from '../../../core/languages.ts';
import { contributors } from '../../programme/contributors.fields.ts';
import { eventFields } from '../../programme/programme.fields.ts';
import type { EventField } from '../field-fault.ts';
import { type CellOf, cellOf } from './cell-of-field.ts';
import { wordOf } from './csv-cells.ts';
import { expectedDay, expectedMoment, expectedTime } from './csv-moments.ts';
import { fieldWords } from './field-words.ts';

export interface CsvColumn extends Pick<CellOf, 'expected'>, Partial<Pick<CellOf, 'read'>> {
  /** Other names; capitals, spaces and signs do not count. */
  also: readonly string[];
  /** The field a cell fills by itself; other columns are put together in event-of-row.ts. */
  field?: EventField;
}

/** Columns that are put together: moments of two cells, and things found by their names. */
const composedColumns = {
  key: {
    also: ['Schlüssel', 'ID', 'Nr', 'Nummer'],
    expected: { de: 'ein Text, der die Veranstaltung dauerhaft benennt', en: 'text that names the event for good' },
  },
  date: { also: ['Datum', 'Tag'], expected: expectedDay },
  time: { also: ['Uhrzeit', 'Zeit'], expected: expectedTime },
  start: { also: [...words(eventFields.date_start), 'Anfang'], expected: expectedMoment },
  end: {
    also: [...words(eventFields.date_end), 'bis'],
    expected: { de: `${expectedMoment.de}, oder nur eine Uhrzeit`, en: `${expectedMoment.en}, or only a time` },
  },
  room: { also: [...words(eventFields.room), 'Saal', 'Bühne'], expected: { de: 'der Name des Raums', en: 'name of the room' } },
  venue: { also: ['Spielstätte', 'Spielort', 'Ort', 'location'], expected: { de: 'der Name des Hauses', en: 'name of the venue' } },
  production: {
    also: [...words(eventFields.production), 'Stück'],
    expected: { de: 'der Name der Produktion', en: 'name of the production' },
  },
  production_key: {
    also: ['Produktionsschlüssel', 'Produktionsnummer'],
    expected: { de: 'ein Text, der die Produktion dauerhaft benennt', en: 'text that names the production for good' },
  },
  type: {
    also: [...words(eventFields.exhibition_type), 'Typ', 'Veranstaltungsart'],
    expected: { de: 'der Name der Veranstaltungsart', en: 'name of the event type' },
  },
  genre: { also: words(eventFields.genre), expected: { de: 'der Name des Genres', en: 'name of the genre' } },
  tags: {
    also: [...words(eventFields.tags), 'Schlagwörter', 'Schlagworte'],
    expected: { de: 'Namen, getrennt durch „|“', en: "names divided by '|'" },
  },
  series: {
    also: [...words(eventFields.series), 'Reihe', 'Abo'],
    expected: { de: 'Namen, getrennt durch „|“', en: "names divided by '|'" },
  },
  contributors: {
    also: [...words(contributors), 'Mitwirkende'],
    expected: {
      de: 'Rollen mit Namen wie Carmen: Ilka Brandt; Regie: Ana Ferrer',
      en: 'roles with names such as Carmen: Ilka Brandt; Regie: Ana Ferrer',
    },
  },
} satisfies Record<string, CsvColumn>;

export type ComposedColumn = keyof typeof composedColumns;

/** Filled by composed columns. */
const composedFields: ReadonlySet<string> = new Set(['date_start', 'date_end']);

const { key, ...others } = composedColumns;

/** Every column the format `csv` knows, by its English name: the composed ones and one for each field a cell can fill, title first. */
export const csvColumns: Readonly<Record<string, CsvColumn>> = {
  key,
  ...columnsOf(['name']),
  ...others,
  ...columnsOf(Object.keys(eventFields) as EventField[]),
};

/** A column as a header names it. */
export interface NamedColumn {
  name: string;
  column: CsvColumn;
  /** Of a text; German by default. */
  language: StoredLanguage;
}

/** The column of a header; undefined when there is none of that name. */
export function columnNamed(header: string): NamedColumn | undefined {
  return byWord.get(wordOf(header));
}

const byWord = new Map<string, NamedColumn>();
for (const [name, column] of Object.entries(csvColumns)) {
  const kind = column.field && eventFields[column.field].kind;
  const isText = kind === 'translated-text' || kind === 'rich-text';
  for (const word of [name, ...column.also].map(wordOf)) {
    byWord.set(word, { name, column, language: 'de' });
    if (isText) for (const language of storedLanguages) byWord.set(word + language, { name, column, language });
  }
}

function columnsOf(fields: readonly EventField[]): Record<string, CsvColumn> {
  return Object.fromEntries(fields.flatMap(columnOf));
}

function columnOf(field: EventField): [string, CsvColumn][] {
  const cell = composedFields.has(field) ? undefined : cellOf(field);
  if (!cell) return [];
  const { column = field, also = [] } = fieldWords[field] ?? {};
  return [[column, { field, also: [...words(eventFields[field]), ...also], ...cell }]];
}

function words({ label }: FieldTexts): string[] {
  return [label.de, label.en];
}
