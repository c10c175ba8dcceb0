import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Language = 'de' | 'en';
export const languages: readonly Language[] = ['de', 'en'];

const messages = Object.fromEntries(
  languages.map((language) => [
    language,
    JSON.parse(readFileSync(join(import.meta.dirname, `../../messages/${language}.json`), 'utf8')) as Record<string, unknown>,
  ]),
) as Record<Language, Record<string, unknown>>;

/** A text of the interface as messages/ has it; for texts the requirements do not fix. Texts they fix stand in the tests. */
export function text(language: Language, key: string, values: Record<string, string | number> = {}): string {
  const message = messages[language][key];
  if (typeof message !== 'string') throw new Error(`messages/${language}.json has no plain text '${key}'.`);
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
