import { overwriteGetLocale } from '../paraglide/runtime.js';

/** In the browser texts come in the language of the document; another language is another document (I18N-05). */
overwriteGetLocale(() => (document.documentElement.lang.startsWith('en') ? 'en' : 'de'));
