import type { Language } from '../languages.ts';

/** What a brand may write in its own way: each with the function that asks for it. */
export type FormatKind = 'date' | 'shortDate' | 'numericDate' | 'time' | 'clock' | 'price';

/** A value in the brand's own way, undefined where FMT holds. The language is that of the page. */
export type CustomFormat = (kind: FormatKind, value: string, language?: Language) => string | undefined;

let own: CustomFormat | undefined;

/** Asks a brand's patterns (BRAND-11) before those of FMT. The patterns' own code is loaded only where there are some. */
export function setCustomFormat(format: CustomFormat): void {
  own = format;
}

export const customFormat: CustomFormat = (...asked) => own?.(...asked);
