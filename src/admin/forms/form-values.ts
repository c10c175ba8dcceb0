import { type Field, type FieldKind, type Fields, isTranslated } from '../../core/fields/field.ts';
import type { RowFields, RowInput } from '../../core/fields/rows.ts';
import { languages, type Translated } from '../../core/languages.ts';
import { joinLines, splitLines, textsOfLines } from './lines.ts';
import { fromNotes, toNotes } from './rich-notes.ts';

type Values = Record<string, unknown>;

/** Form values by control name. */
export type FormState = Map<string, string>;

/** Converts an entry's values to form values. */
export function toForm(fields: Fields, values: Values): FormState {
  const form: FormState = new Map();
  for (const [name, field] of Object.entries(fields)) setField(form, name, field, values[name] ?? field.initial);
  return form;
}

/** Converts form values to entry values, before validation. `current` supplies what controls cannot hold: order, and unchanged rich text. */
export function fromForm(fields: Fields, form: FormState, current: Values): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, readers[field.kind](form, name, current[name] ?? field.initial, field)]),
  );
}

/** Row numbers of a list in a form. */
export function rowsOf(form: FormState, name: string): number[] {
  const found = new Set<number>();
  for (const key of form.keys()) {
    const index = key.startsWith(`${name}.`) ? /^\d{1,4}(?=\.|$)/.exec(key.slice(name.length + 1))?.[0] : undefined;
    if (index !== undefined) found.add(Number(index));
  }
  return [...found].sort((a, b) => a - b);
}

/** Removes empty rows and renumbers the rest, so that error paths match the rows. */
export function closeRows(form: FormState, name: string, fields: RowFields): void {
  const filledRows = rowsOf(form, name).filter((row) =>
    Object.entries(fields).some(([field, { input }]) => isFilled(form, `${name}.${row}.${field}`, input)),
  );
  const entries = [...form].filter(([key]) => key.startsWith(`${name}.`));
  for (const [key] of entries) form.delete(key);
  for (const [index, row] of filledRows.entries())
    for (const [key, value] of entries)
      if (key.startsWith(`${name}.${row}.`)) form.set(`${name}.${index}${key.slice(`${name}.${row}`.length)}`, value);
  for (const index of filledRows.keys())
    for (const [field, one] of Object.entries(fields))
      if (one.input === 'rows') closeRows(form, `${name}.${index}.${field}`, one.rows ?? {});
}

function isFilled(form: FormState, name: string, input: AnyInput): boolean {
  if (input === 'id' || input === 'hidden' || input === 'flag' || input === 'ticked') return false;
  // The default of a new row does not count as input.
  if (input === 'code') return !['', '1'].includes(form.get(name) ?? '');
  if (isTexts(input) || input === 'lines') return languages.some((language) => Boolean(form.get(`${name}.${language}`)?.trim()));
  if (input === 'rows') return rowsOf(form, name).length > 0;
  return Boolean(form.get(name)?.trim());
}

type AnyInput = RowInput | 'id' | 'hidden';

const isTexts = (input: AnyInput) => input === 'texts' || input === 'long-texts';

function setField(form: FormState, name: string, { kind, rowOptions }: Field, value: unknown): void {
  if (isTranslated({ kind })) {
    for (const language of languages) {
      const text = (value as Translated)[language] ?? '';
      form.set(`${name}.${language}`, kind === 'rich-text' ? toNotes(text) : text);
    }
  } else if (kind === 'flag') form.set(name, value ? 'on' : '');
  else if (kind === 'date-time') form.set(name, String(value ?? '').slice(0, 16));
  else if (kind === 'lines') form.set(name, (value as string[]).join('\n'));
  else if (kind === 'choices' || kind === 'references') for (const one of value as (string | number)[]) form.set(`${name}.${one}`, 'on');
  else if (kind === 'list')
    for (const [index, row] of (value as Values[]).entries()) setRow(form, `${name}.${index}`, rowOptions?.rows ?? {}, row);
  else form.set(name, value === null || value === undefined ? '' : String(value));
}

function setRow(form: FormState, place: string, fields: RowFields, row: Values): void {
  for (const [field, one] of Object.entries(fields)) {
    const { input } = one;
    const [name, value] = [`${place}.${field}`, row[field]];
    if (isTexts(input))
      for (const language of languages) form.set(`${name}.${language}`, (value as Translated | undefined)?.[language] ?? '');
    else if (input === 'lines')
      for (const language of languages) form.set(`${name}.${language}`, joinLines((value ?? []) as Translated[], language));
    else if (input === 'flag' || input === 'ticked') form.set(name, value ? 'on' : '');
    else if (one.input === 'rows')
      for (const [index, inner] of ((value ?? []) as Values[]).entries()) setRow(form, `${name}.${index}`, one.rows ?? {}, inner);
    else form.set(name, value === null || value === undefined ? '' : String(value));
  }
}

type Read = (form: FormState, name: string, current: unknown, field: Pick<Field, 'rowOptions'>) => unknown;

const asText: Read = (form, name) => form.get(name) ?? '';
const asTexts = (form: FormState, name: string) =>
  Object.fromEntries(languages.map((language) => [language, (form.get(`${name}.${language}`) ?? '').replaceAll('\r\n', '\n')]));
const asNumber: Read = (form, name) => numberOf(form.get(name));
const orNull: Read = (form, name) => form.get(name) || null;
const checked = (form: FormState, name: string) =>
  [...form]
    .filter(([key, value]) => value && key.startsWith(`${name}.`))
    .map(([key, value]) => (key.endsWith('.add') ? value : key.slice(name.length + 1)));

/** Reader per field kind. */
const readers: Record<FieldKind, Read> = {
  text: asText,
  'translated-text': asTexts,
  html: asTexts,
  table: asTexts,
  // The plain notation cannot express all rich text, so an unchanged field returns its stored value.
  'rich-text': (form, name, current) =>
    Object.fromEntries(
      languages.map((language) => {
        const before = (current as Translated)[language] ?? '';
        const notes = (form.get(`${name}.${language}`) ?? '').replaceAll('\r\n', '\n');
        return [language, notes.trim() === toNotes(before) ? before : fromNotes(notes)];
      }),
    ),
  'date-time': orNull,
  date: orNull,
  flag: (form, name) => form.get(name) === 'on',
  number: asNumber,
  choice: asText,
  choices: (form, name, current) => inOrder(checked(form, name), current as string[]),
  link: asText,
  'embed-url': asText,
  'content-link': asText,
  reference: asNumber,
  references: (form, name, current) => inOrder(checked(form, name).map(Number), current as number[]),
  media: asNumber,
  lines: (form, name) => splitLines(form.get(name)).filter(Boolean),
  list: (form, name, _, { rowOptions }) => readRows(form, name, rowOptions?.rows ?? {}),
};

function inOrder<T>(wanted: T[], current: T[]): T[] {
  return [...current.filter((one) => wanted.includes(one)), ...wanted.filter((one) => !current.includes(one))];
}

function readRows(form: FormState, name: string, fields: RowFields): Values[] {
  const rows = rowsOf(form, name);
  const used = rows.map((row) => Number(form.get(`${name}.${row}.id`)) || 0);
  let highest = Math.max(0, ...used, ...rows.map((row) => Number(form.get(`${name}.${row}.block_id`)) || 0));
  const next = () => ++highest;
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([field, one]) =>
        readRowField(form, `${name}.${row}.${field}`, one, next).map((value) => [field, value]),
      ),
    ),
  );
}

/** The value of a row as a list of one; empty where the row has none. */
function readRowField(form: FormState, name: string, field: RowFields[string], next: () => number): unknown[] {
  const text = (form.get(name) ?? '').trim();
  const { input } = field;
  if (field.input === 'rows') return [readRows(form, name, field.rows ?? {})];
  // A rare text that nobody entered is no change of a row that has none.
  if (isTexts(input)) return 'isRare' in field && field.isRare && !isFilled(form, name, input) ? [] : [asTexts(form, name)];
  if (input === 'id') return [Number(text) || next()];
  if (input === 'lines') return [textsOfLines((language) => form.get(`${name}.${language}`))];
  if (input === 'flag' || input === 'ticked') return [text === 'on'];
  if (input === 'money') return [text.replace(',', '.')];
  if (input === 'hidden') return text === '' ? [] : [text];
  if (input === 'path') return [text || null];
  return [input === 'text' || input === 'long-text' || input === 'time' ? text : numberOf(text)];
}

/** Number, or the raw text for the schema to refuse. */
function numberOf(text: string | undefined): number | string | null {
  const trimmed = (text ?? '').trim();
  if (trimmed === '') return null;
  const value = Number(trimmed.replace(',', '.'));
  return Number.isFinite(value) ? value : trimmed;
}
