import isEqual from 'fast-deep-equal';
import { type ContentTree, type FieldLanguage, isThere, withNode } from './content-tree.ts';
import type { Conditions, FieldChange, Outcome, SetOperation } from './operation.ts';

/** Changes values of a module, each text in one language. A value that is no longer what the editor saw is a conflict (EDIT-19). */
export function setFields(tree: ContentTree, { id, changes }: SetOperation, { rules }: Conditions): Outcome {
  const node = tree.get(id);
  if (!node) return { status: 'refused', reason: 'unknown', id };
  const own = rules.get(node.model);
  if (changes.some(({ field }) => !own?.fields.includes(field))) return { status: 'refused', reason: 'field', id };
  if (changes.some(({ field }) => own?.layout?.field === field)) return { status: 'refused', reason: 'layout', id };
  if (!isThere(tree, id)) return { status: 'gone', id };
  const conflicts = changes
    .map((change) => ({ id, ...change, current: fieldValue(node.fields, change.field, change.language) }))
    .filter(({ current, from, to }) => !isEqual(current, from) && !isEqual(current, to));
  if (conflicts.length > 0) return { status: 'conflict', conflicts };
  return {
    status: 'applied',
    tree: withNode(tree, { ...node, fields: changes.reduce(withValue, node.fields) }),
    inverse: { kind: 'set', id, changes: changes.map(({ from, to, ...change }) => ({ ...change, from: to, to: from })).reverse() },
    touched: [id],
  };
}

/** What a module holds in a field: a text of the language, '' for none, or the value as it is; undefined counts as null. */
export function fieldValue(fields: Readonly<Record<string, unknown>>, field: string, language: FieldLanguage): unknown {
  const value = Object.hasOwn(fields, field) ? fields[field] : null;
  if (language === null) return value ?? null;
  return (value as Record<string, unknown> | null)?.[language] ?? '';
}

/** The fields of a module with one value changed; a text that became empty is none. */
export function withValue(fields: Readonly<Record<string, unknown>>, { field, language, to }: FieldChange): Record<string, unknown> {
  if (language === null) return { ...fields, [field]: to };
  const { [language]: _, ...others } = (fields[field] ?? {}) as Record<string, unknown>;
  return { ...fields, [field]: to === '' ? others : { ...others, [language]: to } };
}
