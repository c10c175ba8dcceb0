import { paragraphs, type Words } from '../../../demo/content/words.ts';

/** A text of one paragraph, or of several. */
export function texts(de: readonly string[], en: readonly string[]): Words {
  return { de: paragraphs(...de), en: paragraphs(...en) };
}
