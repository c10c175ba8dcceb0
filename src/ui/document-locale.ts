import { overwriteGetLocale } from '../paraglide/runtime.js';

/** In the browser messages use the language of the document; another language is another document (I18N-05). */
overwriteGetLocale(() => (document.documentElement.lang.startsWith('en') ? 'en' : 'de'));
