import { type Language, locales } from '../../core/languages.ts';

/** Each language by its own name, as in every form of the office. */
export const languageNames: Record<Language, () => string> = { de: () => locales.de.name, en: () => locales.en.name };
