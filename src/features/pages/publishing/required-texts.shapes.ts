import { type Language, storedLanguages, type Translated } from '../../../core/languages.ts';

/**
 * Whether these languages of an entry cannot be published for want of a required text. What visitors have never seen is published with
 * the texts of these languages alone; of what they know another language stands in (PAGE-360).
 */
export function lacksRequiredText(texts: Translated | null | undefined, published: readonly Language[], isNew: boolean): boolean {
  return (isNew ? published : storedLanguages).every((language) => !texts?.[language]);
}
