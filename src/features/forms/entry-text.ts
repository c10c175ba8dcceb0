import type { Language } from '../../core/languages.ts';
import { formatDay } from '../../core/text/dates.ts';
import { fieldTypes } from './field-types.ts';
import type { FormField, StoredEntry } from './forms.contract.ts';

type EntryAnswers = Pick<StoredEntry, 'field_values' | 'files'>;

/** Field of an answer; without type where the form has it no longer. */
type AnsweredField = Pick<FormField, 'slug' | 'label'> & Partial<Pick<FormField, 'field_type'>>;

/** Answer as text; '' for none. Files by name; days in the words of a language, without one as they are stored. */
export function textOf(
  { slug, field_type }: AnsweredField,
  { field_values, files }: EntryAnswers,
  yes: string,
  language?: Language,
): string {
  const value = Object.hasOwn(field_values, slug) ? field_values[slug] : undefined;
  if (value === undefined) return '';
  const file = files.find(({ id }) => id === value);
  if (file || field_type === fieldTypes.file) return file?.name ?? '';
  if (field_type === fieldTypes.checkbox) return yes;
  if (Array.isArray(value)) return value.join(', ');
  return language && isDay(field_type) ? withNamedDay(String(value), language) : String(value);
}

const isDay = (type: AnsweredField['field_type']) =>
  type === fieldTypes.date || type === fieldTypes.dateTime || type === fieldTypes.birthday;

/** 'Dienstag, 15. Dezember 2026, 10:00' of '2026-12-15T10:00', the local time as it was typed. */
function withNamedDay(value: string, language: Language): string {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?/.exec(value) ?? [];
  return day ? [formatDay(day, language), time].filter(Boolean).join(', ') : value;
}

/** Fields with those that were deleted after they had been answered, which come last and are labelled with their slug. */
export function withDeletedFields(fields: readonly FormField[], slugs: Iterable<string>): AnsweredField[] {
  const present = new Set(fields.map(({ slug }) => slug));
  const deleted = [...new Set(slugs)].filter((slug) => !present.has(slug)).sort();
  return [...fields, ...deleted.map((slug) => ({ slug, label: slug }))];
}

/** Answers of an entry in the order of the form. */
export function answersOf(
  fields: readonly FormField[],
  entry: EntryAnswers,
  yes: string,
  language?: Language,
): { slug: string; label: string; text: string }[] {
  return withDeletedFields(fields, Object.keys(entry.field_values))
    .filter(({ slug }) => Object.hasOwn(entry.field_values, slug))
    .map((field) => ({ slug: field.slug, label: field.label || field.slug, text: textOf(field, entry, yes, language) }));
}
