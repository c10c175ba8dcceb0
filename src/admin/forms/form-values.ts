import type { Field, FieldKind, Fields } from '../../core/fields/field.ts';
import { languages, type Translated } from '../../core/languages.ts';
import { joinLines, splitLines, textsOfLines } from './lines.ts';
import { fromNotes, toNotes } from './rich-notes.ts';
import { type RowFieldKind, type RowShape, rowShapes } from './row-shapes.ts';

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
    Object.entries(fields).map(([name, field]) => [name, readers[field.kind](form, name, current[name] ?? field.initial)]),
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
export function closeRows(form: FormState, name: string, shape: RowShape): void {
  const filledRows = rowsOf(form, name).filter((row) =>
    Object.entries(shape).some(([field, kind]) => isFilled(form, `${name}.${row}.${field}`, kind)),
  );
  const entries = [...form].filter(([key]) => key.startsWith(`${name}.`));
  for (const [key] of entries) form.delete(key);
  for (const [index, row] of filledRows.entries())
    for (const [key, value] of entries)
      if (key.startsWith(`${name}.${row}.`)) form.set(`${name}.${index}${key.slice(`${name}.${row}`.length)}`, value);
  for (const index of filledRows.keys())
    for (const [field, kind] of Object.entries(shape))
      if (typeof kind === 'object') closeRows(form, `${name}.${index}.${field}`, kind.rows);
}

function isFilled(form: FormState, name: string, kind: RowFieldKind): boolean {
  if (kind === 'id' || kind === 'hidden' || kind === 'flag' || kind === 'ticked') return false;
  // The default of a new row does not count as input.
  if (kind === 'code') return !['', '1'].includes(form.get(name) ?? '');
  if (kind === 'texts' || kind === 'lines') return languages.some((language) => Boolean(form.get(`${name}.${language}`)?.trim()));
  if (typeof kind === 'object') return rowsOf(form, name).length > 0;
  return Boolean(form.get(name)?.trim());
}

function setField(form: FormState, name: string, { kind }: Field, value: unknown): void {
  if (kind === 'translated-text' || kind === 'rich-text' || kind === 'html') {
    for (const language of languages) {
      const text = (value as Translated)[language] ?? '';
      form.set(`${name}.${language}`, kind === 'rich-text' ? toNotes(text) : text);
    }
  } else if (kind === 'flag') form.set(name, value ? 'on' : '');
  else if (kind === 'date-time') form.set(name, String(value ?? '').slice(0, 16));
  else if (kind === 'lines') form.set(name, (value as string[]).join('\n'));
  else if (kind === 'choices' || kind === 'references') for (const one of value as (string | number)[]) form.set(`${name}.${one}`, 'on');
  else if (kind === 'list')
    for (const [index, row] of (value as Values[]).entries()) setRow(form, `${name}.${index}`, rowShapes[name] ?? {}, row);
  else form.set(name, value === null || value === undefined ? '' : String(value));
}

function setRow(form: FormState, place: string, shape: RowShape, row: Values): void {
  for (const [field, kind] of Object.entries(shape)) {
    const [name, value] = [`${place}.${field}`, row[field]];
    if (kind === 'texts')
      for (const language of languages) form.set(`${name}.${language}`, (value as Translated | undefined)?.[language] ?? '');
    else if (kind === 'lines')
      for (const language of languages) form.set(`${name}.${language}`, joinLines((value ?? []) as Translated[], language));
    else if (kind === 'flag' || kind === 'ticked') form.set(name, value ? 'on' : '');
    else if (typeof kind === 'object')
      for (const [index, one] of ((value ?? []) as Values[]).entries()) setRow(form, `${name}.${index}`, kind.rows, one);
    else form.set(name, value === null || value === undefined ? '' : String(value));
  }
}

type Read = (form: FormState, name: string, current: unknown) => unknown;

const asText: Read = (form, name) => form.get(name) ?? '';
const asTexts: Read = (form, name) =>
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
  list: (form, name) => readRows(form, name, rowShapes[name] ?? {}),
};

function inOrder<T>(wanted: T[], current: T[]): T[] {
  return [...current.filter((one) => wanted.includes(one)), ...wanted.filter((one) => !current.includes(one))];
}

function readRows(form: FormState, name: string, shape: RowShape): Values[] {
  const rows = rowsOf(form, name);
  const used = rows.map((row) => Number(form.get(`${name}.${row}.id`)) || 0);
  let highest = Math.max(0, ...used, ...rows.map((row) => Number(form.get(`${name}.${row}.block_id`)) || 0));
  const next = () => ++highest;
  return rows.map((row) =>
    Object.fromEntries(Object.entries(shape).flatMap(([field, kind]) => readRowField(form, `${name}.${row}.${field}`, field, kind, next))),
  );
}

function readRowField(form: FormState, name: string, field: string, kind: RowFieldKind, next: () => number): [string, unknown][] {
  const text = (form.get(name) ?? '').trim();
  if (typeof kind === 'object') return [[field, readRows(form, name, kind.rows)]];
  if (kind === 'texts') return [[field, asTexts(form, name, {})]];
  if (kind === 'id') return [[field, Number(text) || next()]];
  if (kind === 'lines') return [[field, textsOfLines((language) => form.get(`${name}.${language}`))]];
  if (kind === 'flag' || kind === 'ticked') return [[field, text === 'on']];
  if (kind === 'money') return [[field, text.replace(',', '.')]];
  if (kind === 'hidden') return text === '' ? [] : [[field, text]];
  if (kind === 'text' || kind === 'long') return [[field, field === 'file' ? text || null : text]];
  return [[field, kind === 'time' ? text : numberOf(text)]];
}

/** Number, or the raw text for the schema to refuse. */
function numberOf(text: string | undefined): number | string | null {
  const trimmed = (text ?? '').trim();
  if (trimmed === '') return null;
  const value = Number(trimmed.replace(',', '.'));
  return Number.isFinite(value) ? value : trimmed;
}
