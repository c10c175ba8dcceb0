import { type Language, languages, type Translated } from '../../core/languages.ts';

/** Joins texts for a textarea, one per line. */
export function joinLines(texts: readonly Translated[], language: Language): string {
  return texts
    .map((text) => text[language] ?? '')
    .join('\n')
    .trimEnd();
}

/** Lines of a textarea, including empty ones. */
export function splitLines(text: string | undefined): string[] {
  return (text ?? '').split(/\r?\n/).map((line) => line.trim());
}

/** Builds texts from one textarea per language: lines with the same index form one text, empty ones are dropped. */
export function textsOfLines(textIn: (language: Language) => string | undefined): Translated[] {
  const linesByLanguage = languages.map((language) => [language, splitLines(textIn(language))] as const);
  const rows = Math.max(...linesByLanguage.map(([, lines]) => lines.length));
  return Array.from({ length: rows }, (_, row) =>
    Object.fromEntries(linesByLanguage.map(([language, lines]) => [language, lines[row] ?? '']).filter(([, line]) => line !== '')),
  ).filter((texts) => Object.keys(texts).length > 0);
}
