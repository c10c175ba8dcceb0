import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Language = 'de' | 'en';
export const languages: readonly Language[] = ['de', 'en'];

const messages = Object.fromEntries(
  languages.map((language) => [
    language,
    JSON.parse(readFileSync(join(import.meta.dirname, `../../../messages/${language}.json`), 'utf8')) as Record<string, unknown>,
  ]),
) as Record<Language, Record<string, unknown>>;

/** A message with a form for one and one for several, by the value the texts count. */
type PluralForms = [{ selectors: [string]; match: Record<string, string> }];

/** A text of the interface as messages/ has it; for texts the requirements do not fix. Texts they fix stand in the tests. */
export function text(language: Language, key: string, values: Record<string, string | number> = {}): string {
  const message = messages[language][key];
  const plain = Array.isArray(message) ? formOf(message as PluralForms, language, values) : message;
  if (typeof plain !== 'string') throw new Error(`messages/${language}.json has no text '${key}'.`);
  return plain.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

function formOf([{ selectors, match }]: PluralForms, language: Language, values: Record<string, string | number>): string | undefined {
  const [selector] = selectors;
  const count = Number(values[selector.replace(/Plural$/, '')]);
  return match[`${selector}=${new Intl.PluralRules(language).select(count)}`];
}
