import type { RowField, RowFields, RowInput } from '../../core/fields/rows.ts';
import { languages, type Translated } from '../../core/languages.ts';
import { asTexts, type FormState, numberOf, rowsOf, setPlain, setTexts } from './form-state.ts';
import { joinLines, textsOfLines } from './lines.ts';

type Values = Record<string, unknown>;
type AnyInput = RowInput | 'id' | 'hidden';

/** What becomes of a value of a row in a form, and back. */
interface Mapping {
  write: (form: FormState, name: string, value: unknown, field: RowFields[string]) => void;
  /** The value as a list of one; empty where the row has none. `next` numbers what has no number. */
  read: (form: FormState, name: string, field: RowFields[string], next: () => number) => unknown[];
  /** Whether it keeps a row from being dropped as empty. */
  isFilled: (form: FormState, name: string) => boolean;
}

const textAt = (form: FormState, name: string) => (form.get(name) ?? '').trim();
const hasText = (form: FormState, name: string) => textAt(form, name) !== '';
const hasTexts = (form: FormState, name: string) => languages.some((language) => hasText(form, `${name}.${language}`));
const never = () => false;
const subrowsOf = (field: RowFields[string]) => (field as RowField).rows ?? {};

const text: Mapping = { write: setPlain, read: (form, name) => [textAt(form, name)], isFilled: hasText };
const number: Mapping = { ...text, read: (form, name) => [numberOf(textAt(form, name))] };
/** A rare value that nobody entered is no change of a row that has none. */
const isLeftOut = (field: RowFields[string], isEntered: boolean) => 'isRare' in field && field.isRare === true && !isEntered;
const flag: Mapping = {
  write: (form, name, value) => form.set(name, value ? 'on' : ''),
  read: (form, name, field) => {
    const isOn = textAt(form, name) === 'on';
    return isLeftOut(field, isOn) ? [] : [isOn];
  },
  isFilled: never,
};
const texts: Mapping = {
  write: setTexts,
  read: (form, name, field) => (isLeftOut(field, hasTexts(form, name)) ? [] : [asTexts(form, name)]),
  isFilled: hasTexts,
};

const mappings: Readonly<Record<AnyInput, Mapping>> = {
  text,
  'long-text': text,
  time: text,
  moment: {
    ...text,
    write: (form, name, value) => form.set(name, String(value ?? '').slice(0, 16)),
    read: (form, name) => (hasText(form, name) ? [textAt(form, name)] : []),
  },
  path: { ...text, read: (form, name) => [textAt(form, name) || null] },
  money: { ...text, read: (form, name) => [textAt(form, name).replace(',', '.')] },
  number,
  person: number,
  replaced: number,
  // The default of a new row does not count as input.
  code: { ...number, isFilled: (form, name) => !['', '1'].includes(form.get(name) ?? '') },
  flag,
  ticked: flag,
  texts,
  'long-texts': texts,
  lines: {
    write: (form, name, value) => {
      for (const language of languages) form.set(`${name}.${language}`, joinLines((value ?? []) as Translated[], language));
    },
    read: (form, name) => [textsOfLines((language) => form.get(`${name}.${language}`))],
    isFilled: hasTexts,
  },
  rows: {
    write: (form, name, value, field) => setRows(form, name, subrowsOf(field), (value ?? []) as Values[]),
    read: (form, name, field) => [readRows(form, name, subrowsOf(field))],
    isFilled: (form, name) => rowsOf(form, name).length > 0,
  },
  id: { write: setPlain, read: (form, name, _, next) => [Number(textAt(form, name)) || next()], isFilled: never },
  hidden: { write: setPlain, read: (form, name) => (hasText(form, name) ? [textAt(form, name)] : []), isFilled: never },
};

/** Form values of the rows of a list. */
export function setRows(form: FormState, name: string, fields: RowFields, rows: readonly Values[]): void {
  for (const [index, row] of rows.entries())
    for (const [part, field] of Object.entries(fields)) mappings[field.input].write(form, `${name}.${index}.${part}`, row[part], field);
}

/** The rows of a list from its form values. */
export function readRows(form: FormState, name: string, fields: RowFields): Values[] {
  const rows = rowsOf(form, name);
  const numbersOf = (part: string) => rows.map((row) => Number(form.get(`${name}.${row}.${part}`)) || 0);
  let highest = Math.max(0, ...numbersOf('id'), ...numbersOf('block_id'));
  const next = () => ++highest;
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([part, field]) =>
        mappings[field.input].read(form, `${name}.${row}.${part}`, field, next).map((value) => [part, value]),
      ),
    ),
  );
}

/** Removes empty rows and renumbers the rest, so that error paths match the rows. */
export function closeRows(form: FormState, name: string, fields: RowFields): void {
  const filledRows = rowsOf(form, name).filter((row) =>
    Object.entries(fields).some(([part, { input }]) => mappings[input].isFilled(form, `${name}.${row}.${part}`)),
  );
  const entries = [...form].filter(([key]) => key.startsWith(`${name}.`));
  for (const [key] of entries) form.delete(key);
  for (const [index, row] of filledRows.entries())
    for (const [key, value] of entries)
      if (key.startsWith(`${name}.${row}.`)) form.set(`${name}.${index}${key.slice(`${name}.${row}`.length)}`, value);
  for (const index of filledRows.keys())
    for (const [part, field] of Object.entries(fields))
      if (field.input === 'rows') closeRows(form, `${name}.${index}.${part}`, subrowsOf(field));
}
