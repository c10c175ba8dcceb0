import type { Field } from '../../../core/fields/field.ts';
import type { InterfaceText } from '../../../core/languages.ts';
import { eventFields } from '../../programme/programme.fields.ts';
import type { EventField } from '../field-fault.ts';
import {
  listOf,
  type ReadCell,
  readAge,
  readCodes,
  readFlag,
  readMinutes,
  readNumber,
  readPrices,
  readRichText,
  readText,
} from './csv-cells.ts';
import { expectedDay, expectedMoment, readDay, readDayAndTime } from './csv-moments.ts';
import { fieldWords } from './field-words.ts';

/** How a cell fills a field. */
export interface CellOf {
  /** What a cell holds, for docs/import.md and for refusals. */
  expected: InterfaceText;
  read: ReadCell;
}

/** How a cell fills this field; undefined for what no single cell can say, such as references. */
export function cellOf(name: EventField): CellOf | undefined {
  const field: Field = eventFields[name] as Field;
  return ofField[name] ?? (field.codes ? codesOf(name, field.codes) : ofKind[field.kind]);
}

/** Fields that people write in a way of their own. */
const ofField: Partial<Record<EventField, CellOf>> = {
  duration_minutes: { expected: { de: 'Minuten wie 150, oder 2:30', en: 'minutes such as 150, or 2:30' }, read: readMinutes },
  age_from: { expected: { de: 'Jahre wie 12', en: 'years such as 12' }, read: readAge },
  prices: {
    expected: { de: 'Preise wie 12,00|18,00 oder Normal: 18,00', en: 'prices such as 12,00|18,00 or Normal: 18,00' },
    read: readPrices,
  },
};

const ofKind: Partial<Record<Field['kind'], CellOf>> = {
  text: { expected: { de: 'Text', en: 'text' }, read: readText },
  'translated-text': { expected: { de: 'Text', en: 'text' }, read: readText },
  'rich-text': { expected: { de: 'Text oder HTML', en: 'text or HTML' }, read: readRichText },
  flag: { expected: { de: '„ja“ oder „nein“', en: "'ja' or 'nein', 'yes' or 'no'" }, read: readFlag },
  number: { expected: { de: 'eine Zahl wie 12', en: 'a number such as 12' }, read: readNumber },
  link: { expected: { de: 'eine Adresse, die mit https:// beginnt', en: 'an address beginning with https://' }, read: readText },
  date: { expected: expectedDay, read: readDay },
  'date-time': { expected: expectedMoment, read: readDayAndTime },
  lines: { expected: { de: 'Texte, getrennt durch „|“', en: "texts divided by '|'" }, read: listOf },
};

function codesOf(name: EventField, labels: NonNullable<Field['codes']>): CellOf {
  const { kind } = eventFields[name];
  const words = new Map(
    Object.entries(labels).map(([code, { de, en }]) => [code, [code, ...(fieldWords[name]?.codes?.[code] ?? []), de, en]]),
  );
  const known = [...words].map(([code, [, word = '']]) => `${code} (${word.replaceAll('\u00ad', '')})`).join(', ');
  return kind === 'choices'
    ? {
        expected: { de: `eines oder mehreres von ${known}, getrennt durch „|“`, en: `one or more of ${known}, divided by '|'` },
        read: readCodes(words),
      }
    : {
        expected: { de: `eines von ${known}`, en: `one of ${known}` },
        read: (cell) => (readCodes(words)(cell) as string[] | undefined)?.[0],
      };
}
