import type { Field, FieldKind, Fields } from '../../core/fields/field.ts';
import { languages, type Translated } from '../../core/languages.ts';
import { asTexts, type FormState, numberOf, setPlain, setTexts } from './form-state.ts';
import { splitLines } from './lines.ts';
import { fromNotes, htmlName, toNotes } from './rich-notes.ts';
import { readRows, setRows } from './row-inputs.ts';

type Values = Record<string, unknown>;

/** What becomes of a value in a form, and back; `current` supplies what controls cannot hold. */
interface Mapping {
  write: (form: FormState, name: string, value: unknown, field: Field) => void;
  read: (form: FormState, name: string, current: unknown, field: Field) => unknown;
}

const text: Mapping = { write: setPlain, read: (form, name) => (form.get(name) ?? '').trim() };
const orNull: Mapping = { write: setPlain, read: (form, name) => form.get(name) || null };
const number: Mapping = { write: setPlain, read: (form, name) => numberOf(form.get(name)) };
const texts: Mapping = { write: setTexts, read: asTexts };

function several(toValue: (text: string) => string | number): Mapping {
  return {
    write: (form, name, value) => {
      for (const one of value as (string | number)[]) form.set(`${name}.${one}`, 'on');
    },
    read: (form, name, current, { target }) => {
      const chosen = checked(form, name).map(toValue);
      // Pictures stand in the form in their order, other entries by name.
      return target === 'media' ? [...new Set(chosen)] : inOrder(chosen, current as (string | number)[]);
    },
  };
}

/** Mapping per field kind; the type requires one for every kind. */
const mappings: Readonly<Record<FieldKind, Mapping>> = {
  text,
  link: text,
  'embed-url': text,
  'content-link': text,
  choice: text,
  date: orNull,
  'date-time': { ...orNull, write: (form, name, value) => form.set(name, String(value ?? '').slice(0, 16)) },
  number,
  reference: number,
  media: number,
  flag: { write: (form, name, value) => form.set(name, value ? 'on' : ''), read: (form, name) => form.get(name) === 'on' },
  'translated-text': texts,
  html: texts,
  table: texts,
  'rich-text': {
    write: (form, name, value) => {
      for (const language of languages) {
        const html = (value as Translated)[language] ?? '';
        form.set(`${name}.${language}`, toNotes(html));
        form.set(htmlName(`${name}.${language}`), html);
      }
    },
    // The text editor submits HTML. The plain notation cannot express all rich text, so an unchanged field returns its stored value.
    read: (form, name, current) => {
      const notes = asTexts(form, name);
      return Object.fromEntries(
        languages.map((language) => {
          const html = form.get(htmlName(`${name}.${language}`));
          if (html !== undefined) return [language, html];
          const before = (current as Translated)[language] ?? '';
          const now = notes[language] ?? '';
          return [language, now.trim() === toNotes(before) ? before : fromNotes(now)];
        }),
      );
    },
  },
  choices: several(String),
  references: several(Number),
  lines: {
    write: (form, name, value) => form.set(name, (value as string[]).join('\n')),
    read: (form, name) => splitLines(form.get(name)).filter(Boolean),
  },
  list: {
    write: (form, name, value, { rowOptions }) => setRows(form, name, rowOptions?.rows ?? {}, value as Values[]),
    read: (form, name, _, { rowOptions }) => readRows(form, name, rowOptions?.rows ?? {}),
  },
};

/** Converts an entry's values to form values. */
export function toForm(fields: Fields, values: Values): FormState {
  const form: FormState = new Map();
  for (const [name, field] of Object.entries(fields)) mappings[field.kind].write(form, name, values[name] ?? field.initial, field);
  return form;
}

/** Converts form values to entry values, before validation. */
export function fromForm(fields: Fields, form: FormState, current: Values): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, mappings[field.kind].read(form, name, current[name] ?? field.initial, field)]),
  );
}

const checked = (form: FormState, name: string) =>
  [...form]
    .filter(([key, value]) => value && key.startsWith(`${name}.`))
    .map(([key, value]) => (key.endsWith('.add') ? value : key.slice(name.length + 1)));

function inOrder<T>(wanted: T[], current: T[]): T[] {
  return [...current.filter((one) => wanted.includes(one)), ...wanted.filter((one) => !current.includes(one))];
}
