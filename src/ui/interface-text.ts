import type { InterfaceText } from '../core/languages.ts';
import { getLocale } from '../paraglide/runtime.js';

/** A text of a definition in the language messages have: that of the request, in the browser that of the document. */
export const interfaceText = (text: InterfaceText): string => text[getLocale()];
