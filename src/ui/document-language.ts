import { overwriteGetLocale } from '../paraglide/runtime.js';

/** In the browser, texts come in the language of the document; switching the language loads a new document. */
export function followDocumentLanguage(): void {
  overwriteGetLocale(() => (document.documentElement.lang.startsWith('en') ? 'en' : 'de'));
}
