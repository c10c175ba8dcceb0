import { type Language, locales } from '../languages.ts';
import { setCustomFormat } from './custom-formats.ts';
import { formatByPattern } from './format-patterns.ts';

/** The patterns of the brand for what React renders in the browser, where the document has some (BRAND-11). */
const { lang, dataset } = document.documentElement;
if (dataset.formats) {
  const design = JSON.parse(dataset.formats);
  const language: Language = locales.de.iso === lang ? 'de' : 'en';
  setCustomFormat((kind, value, valueLanguage = language) => formatByPattern(design, kind, value, valueLanguage));
}
