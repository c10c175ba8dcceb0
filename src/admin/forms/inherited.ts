import { type Fields, isTranslated } from '../../core/fields/field.ts';
import { type Language, languages } from '../../core/languages.ts';
import { inheritedFields } from '../../features/programme/programme.fields.ts';
import { describeValue } from './describe-value.ts';
import type { Choice } from './form-kit.ts';
import type { FormState } from './form-state.ts';

type Values = Readonly<Record<string, unknown>>;

/** Characters of a value of the production below a control; the whole is on the production's own page. */
const maxCharacters = 200;

/** Whether a field has no value in a form, in no language and in no row. */
export function isEmptyField(form: FormState, name: string): boolean {
  return [...form].every(([key, value]) => value.trim() === '' || (key !== name && !key.startsWith(`${name}.`)));
}

/** What visitors see from the production where the form of a performance is empty, as text by control name (ADMIN-10). */
export function inheritedTexts(
  fields: Fields,
  {
    form,
    production,
    choices,
    language,
  }: { form: FormState; production: Values; choices: ReadonlyMap<string, readonly Choice[]>; language: Language },
): Map<string, string> {
  const found = inheritedFields.flatMap((name): [string, string][] => {
    const field = fields[name];
    const value = production[name];
    if (!field || !isFilled(value) || !isEmptyField(form, name)) return [];
    if (!isTranslated(field)) return [[name, shorten(describeValue(name, field, value, choices, language))]];
    const texts = value as Partial<Record<string, string>>;
    return languages.flatMap((one): [string, string][] =>
      texts[one] ? [[`${name}.${one}`, shorten(describeValue(name, field, { [one]: texts[one] }, choices, language))]] : [],
    );
  });
  return new Map(found);
}

function isFilled(value: unknown): boolean {
  return typeof value === 'object' && value !== null
    ? Object.values(value).some(Boolean)
    : value !== null && value !== undefined && value !== '';
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > maxCharacters ? `${line.slice(0, maxCharacters).trimEnd()} …` : line;
}
