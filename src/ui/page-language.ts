import type { Language } from '../core/languages.ts';

/** The language of the document in the browser. */
export const pageLanguage = (): Language => (document.documentElement.lang.startsWith('en') ? 'en' : 'de');
