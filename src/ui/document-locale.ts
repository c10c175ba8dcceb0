import { overwriteGetLocale } from '../paraglide/runtime.js';

// Said here again: an import would move it from what every page loads into the chunk of the texts, and each page would load that.
/** In the browser messages use the language of the document; another language is another document (I18N-05). */
overwriteGetLocale(() => (document.documentElement.lang.startsWith('en') ? 'en' : 'de'));
