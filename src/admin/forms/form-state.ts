import { languages, type Translated } from '../../core/languages.ts';

/** Form values by control name. */
export type FormState = Map<string, string>;

/** Row numbers of a list in a form. */
export function rowsOf(form: FormState, name: string): number[] {
  const found = new Set<number>();
  for (const key of form.keys()) {
    const index = key.startsWith(`${name}.`) ? /^\d{1,4}(?=\.|$)/.exec(key.slice(name.length + 1))?.[0] : undefined;
    if (index !== undefined) found.add(Number(index));
  }
  return [...found].sort((a, b) => a - b);
}

export function setPlain(form: FormState, name: string, value: unknown): void {
  form.set(name, value === null || value === undefined ? '' : String(value));
}

export function setTexts(form: FormState, name: string, value: unknown): void {
  for (const language of languages) form.set(`${name}.${language}`, (value as Translated | undefined)?.[language] ?? '');
}

/** The text of each language, with the line ends of the site. */
export function asTexts(form: FormState, name: string): Translated {
  return Object.fromEntries(languages.map((language) => [language, (form.get(`${name}.${language}`) ?? '').replaceAll('\r\n', '\n')]));
}

/** Number, or the raw text for the schema to refuse. */
export function numberOf(text: string | undefined): number | string | null {
  const trimmed = (text ?? '').trim();
  if (trimmed === '') return null;
  const value = Number(trimmed.replace(',', '.'));
  return Number.isFinite(value) ? value : trimmed;
}
