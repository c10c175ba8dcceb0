import { type Language, type Translated, translate } from '../../../../core/languages.ts';
import type { TreeNode } from '../../operations/content-tree.ts';

/** What the check has to know of a module's fields; a part of the catalogue. */
export interface CheckedField {
  name: string;
  kind: string;
  is_required: boolean;
  is_translated: boolean;
  accepts: string | null;
}

export interface CheckContext {
  language: Language;
  now: Date;
  fieldsOf(model: string): readonly CheckedField[];
  /** False for a link of an editor, or an address of the site, that leads to nothing. */
  isAlive(link: string): boolean;
  /** True when a picture has a description in the language. */
  isDescribed(media: number): boolean;
  /** The last day on which a file may be shown, when that is within 30 days or over; null otherwise. */
  usageEndOf(media: number): string | null;
  /** The address word of a text, as anchors of questions are made. */
  slugOf(text: string): string;
}

/** The text of a module in the language of the check, '' for none. */
export function textOf(node: TreeNode, field: string, { language }: Pick<CheckContext, 'language'>): string {
  return translate(node.fields[field] as Translated, language).text;
}
