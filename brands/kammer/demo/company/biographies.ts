import type { PersonKey } from '../../../../demo/content/persons.ts';

/** Paragraphs in German and in English by the key of the person. */
export type Biographies = Partial<Record<PersonKey, [de: readonly string[], en: readonly string[]]>>;
