import { overwriteGetLocale } from '../paraglide/runtime.js';
import { pageLanguage } from './page-language.ts';

/** In the browser messages use the language of the document; another language is another document (I18N-05). */
overwriteGetLocale(pageLanguage);
