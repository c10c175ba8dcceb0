import { type StoredLanguage, type Translated, translate } from '../languages.ts';

/**
 * Picks the texts of one entry in a language and records which of them fell back to another one
 * (I18N-08), so that the page can mark them with a lang attribute.
 */
export class Texts {
  /** Field name to the language its text is written in. */
  readonly untranslated: Record<string, string> = {};

  readonly #language: StoredLanguage;

  constructor(language: StoredLanguage) {
    this.#language = language;
  }

  /** The text of the first value that has one, e.g. an event's own, else its production's. */
  pick(field: string, ...values: (Translated | null | undefined)[]): string {
    const value = values.find((candidate) => candidate && Object.keys(candidate).length > 0);
    const found = translate(value, this.#language);
    if (found.text && found.language !== this.#language) this.untranslated[field] = found.language;
    return found.text;
  }
}
