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

/** Place of a row behind the last one of a list. */
export function nextRow(form: FormState, name: string): string {
  return `${name}.${(rowsOf(form, name).at(-1) ?? -1) + 1}`;
}

export function dropRow(form: FormState, row: string): void {
  for (const key of [...form.keys()]) if (key.startsWith(`${row}.`)) form.delete(key);
}

/** Swaps the values of two rows of a list. */
export function swapRows(form: FormState, one: string, other: string): void {
  const entries = [...form];
  form.clear();
  for (const [key, value] of entries) {
    const row = [one, other].find((place) => key.startsWith(`${place}.`));
    form.set(row === undefined ? key : `${row === one ? other : one}${key.slice(row.length)}`, value);
  }
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
