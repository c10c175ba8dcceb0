import { type Language, languages, type Translated } from '../../core/languages.ts';

/** A list of texts as a plain field shows it: one a line. */
export function joinLines(texts: readonly Translated[], language: Language): string {
  return texts
    .map((text) => text[language] ?? '')
    .join('\n')
    .trimEnd();
}

/** The lines of a plain field, empty ones among them. */
export function splitLines(text: string | undefined): string[] {
  return (text ?? '').split(/\r?\n/).map((line) => line.trim());
}

/** The way back from one plain field per language: lines at the same place belong together, and empty ones are left out. */
export function textsOfLines(textIn: (language: Language) => string | undefined): Translated[] {
  const written = languages.map((language) => [language, splitLines(textIn(language))] as const);
  const rows = Math.max(...written.map(([, lines]) => lines.length));
  return Array.from({ length: rows }, (_, row) =>
    Object.fromEntries(written.map(([language, lines]) => [language, lines[row] ?? '']).filter(([, line]) => line !== '')),
  ).filter((texts) => Object.keys(texts).length > 0);
}
