import type { Field, Fields } from '../../core/fields/field.ts';
import type { Translated } from '../../core/languages.ts';
import { type StoredLanguage, translate } from '../../core/languages.ts';
import { toLocalIso } from '../../core/text/wall-clock.ts';
import type { Resource } from './resources.server.ts';

/** An entry as JSON: its fields by name, moments as ISO 8601 with the offset of the house. */
export type Values = Record<string, unknown>;

/** Kinds whose value is a text per language, which merges language by language. */
export function isTranslated({ kind }: Pick<Field, 'kind'>): boolean {
  return kind === 'translated-text' || kind === 'rich-text' || kind === 'html';
}

/** Values of fields as JSON, from a row or from an older audit entry. */
export function toWire(fields: Fields, row: Values): Values {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => Object.hasOwn(row, name))
      .map(([name, { kind }]) => [name, kind === 'date-time' ? toMoment(row[name]) : row[name]]),
  );
}

function toMoment(value: unknown): string | null {
  return value === null || value === undefined ? null : toLocalIso(new Date(value as string | Date));
}

/** What an entry is called in a language; '' when nothing is filled in. */
export function titleOf({ title, fields }: Pick<Resource, 'title' | 'fields'>, values: Values, language: StoredLanguage): string {
  return title
    .map((name) => {
      const field = fields[name];
      const value = values[name];
      return field && isTranslated(field) ? translate(value as Translated, language).text : String(value ?? '');
    })
    .filter(Boolean)
    .join(' ');
}
