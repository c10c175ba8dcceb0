import type { InterfaceText } from '../../core/languages.ts';
import { requestLanguage } from '../../core/text/language-scope.server.ts';

/** A text of the import for whoever imports: in the language of the office's request, in English on the command line. */
export const importText = (text: InterfaceText): string => text[requestLanguage() ?? 'en'];

/** The place of an entry by its line. */
export const linePlace = (line: number): string => importText({ de: `Zeile ${line}`, en: `line ${line}` });
