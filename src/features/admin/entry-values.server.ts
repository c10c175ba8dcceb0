import { type Fields, isTranslated } from '../../core/fields/field.ts';
import { type StoredLanguage, type Translated, translate } from '../../core/languages.ts';
import { toLocalIso } from '../../core/text/wall-clock.ts';
import type { Resource } from './resources.server.ts';

/** An entry as JSON: its fields by name, moments as ISO 8601 with the local offset. */
export type Values = Record<string, unknown>;

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

/** Title of an entry in a language; '' when empty. */
export function titleOf(
  { title, fields, titleInWords }: Pick<Resource, 'title' | 'fields' | 'titleInWords'>,
  values: Values,
  language: StoredLanguage,
): string {
  if (titleInWords) return titleInWords(values, language);
  return title
    .map((name) => {
      const field = fields[name];
      const value = values[name];
      return field && isTranslated(field) ? translate(value as Translated, language).text : String(value ?? '');
    })
    .filter(Boolean)
    .join(' ');
}
