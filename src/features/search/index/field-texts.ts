import { type Fields, isTranslated } from '../../../core/fields/field.ts';
import type { Language } from '../../../core/languages.ts';

/** Short answers such as 'none' or 'English', which say nothing without their label: found, but behind all texts that are quoted. */
export const shortFacts = ['language', 'surtitles', 'interval'] as const;

/**
 * The texts of an entry in the order of its fields, as plain words: what is written for visitors, and so per language. Names of
 * fields `elsewhere` in the document, such as its title, are left out.
 */
export function textsOfFields(
  fields: Fields,
  entry: Readonly<Record<string, unknown>>,
  language: Language,
  elsewhere: readonly string[],
): string[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    isTranslated(field) && !elsewhere.includes(name) ? [field.words(entry[name] ?? {}, language)] : [],
  );
}
