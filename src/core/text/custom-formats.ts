import type { Language } from '../languages.ts';

/** Values a brand may format by its own patterns. */
export type FormatKind = 'date' | 'shortDate' | 'numericDate' | 'time' | 'clock' | 'price';

/** A value formatted by the brand's pattern, undefined where FMT applies. The language defaults to the page's. */
export type CustomFormat = (kind: FormatKind, value: string, language?: Language) => string | undefined;

let brandFormat: CustomFormat | undefined;

/** Makes a brand's patterns (BRAND-11) precede those of FMT. Their code is loaded only where there are some. */
export function setCustomFormat(format: CustomFormat): void {
  brandFormat = format;
}

export const customFormat: CustomFormat = (...parameters) => brandFormat?.(...parameters);
