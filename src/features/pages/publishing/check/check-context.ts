import { type Language, type Translated, translate } from '../../../../core/languages.ts';
import type { Finding } from '../../drafts/draft.contract.ts';
import type { TreeNode } from '../../operations/content-tree.ts';

/** What the check has to know of a module's fields; a part of the catalogue. */
export interface CheckedField {
  name: string;
  kind: string;
  is_required: boolean;
  is_translated: boolean;
  accepts: string | null;
}

/** 'unpublished': to a page that visitors cannot open in the language of the link. */
export type LinkState = 'alive' | 'gone' | 'unpublished';

export interface CheckContext {
  language: Language;
  now: Date;
  fieldsOf(model: string): readonly CheckedField[];
  /** Where a link of an editor, or an address of the site, leads. */
  targetOf(link: string): LinkState;
  /** False for a file that is in the trash or gone. */
  isStored(media: number): boolean;
  /** True when a picture has a description in the language. */
  isDescribed(media: number): boolean;
  /** The last day on which a file may be shown, when that is within 30 days or over; null otherwise. */
  usageEndOf(media: number): string | null;
  /** The address word of a text, as anchors of questions are made. */
  slugOf(text: string): string;
}

/** A finding of a module's field; most are no reason to prevent publishing. */
export function moduleFinding(
  node: TreeNode,
  field: string,
  rule: Finding['rule'],
  { severity = 'should', detail = '' }: Partial<Pick<Finding, 'severity' | 'detail'>> = {},
): Finding {
  return { rule, severity, subject: 'module', module: node.id, field, detail };
}

/** The text of a module in the language of the check, '' for none. */
export function textOf(node: TreeNode, field: string, { language }: Pick<CheckContext, 'language'>): string {
  return translate(node.fields[field] as Translated, language).text;
}

/** The beginning of a text as the detail of a finding shows it. */
export function beginningOf(html: string): string {
  return (
    html
      // What stands in a line, as bold words and links, ends no word.
      .replace(/<\/?(?:a|em|strong)\b[^>]*>/g, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 80)
  );
}
