import isEqual from 'fast-deep-equal';
import type { StoredLanguage } from '../../../core/languages.ts';
import { applyOperation } from './apply-operation.ts';
import { type ContentTree, isThere, placeOf } from './content-tree.ts';
import type { Conditions, Operation } from './operation.ts';
import { fieldValue } from './set-fields.ts';

/** A module of a version: texts of one language. */
export interface VersionNode {
  readonly id: number;
  readonly model: string;
  readonly model_version: number;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly columns: readonly (readonly VersionNode[])[];
}

interface RestoreOptions {
  language: StoredLanguage;
  isText(model: string, field: string): boolean;
  conditions: Conditions;
}

/**
 * The operations that make a draft what a version in one language was: its modules and values, and its texts in that
 * language; texts of other languages stay (PAGE-08). What is restored can be undone like everything else. `isWhole` is false where
 * something of the version has no place in the draft any more.
 */
export function toSnapshot(
  tree: ContentTree,
  modules: readonly VersionNode[],
  { language, isText, conditions }: RestoreOptions,
): { operations: Operation[]; isWhole: boolean } {
  const operations: Operation[] = [];
  let next = tree;
  let isWhole = true;
  const apply = (operation: Operation) => {
    const outcome = applyOperation(next, operation, conditions);
    if (outcome.status !== 'applied') {
      isWhole = false;
      return;
    }
    next = outcome.tree;
    operations.push(operation);
  };
  /** Also what a module stood in when that was deleted; the rest of it is deleted again in the end. */
  const bringBack = (id: number) => {
    const node = next.get(id);
    if (!node) return;
    if (node.parent !== null) bringBack(node.parent);
    if (node.is_deleted) apply({ kind: 'restore', id });
  };
  const put = (nodes: readonly VersionNode[], parent: number | null, column: number) => {
    let after: number | null = null;
    for (const node of nodes) {
      const place = { parent, column, after };
      const known = next.get(node.id);
      if (!known) {
        const { id, model, model_version } = node;
        apply({ kind: 'insert', place, nodes: [{ id, parent, column, order: 0, model, model_version, fields: { ...node.fields } }] });
      } else {
        bringBack(node.id);
        if (!isEqual(placeOf(next, node.id), place)) apply({ kind: 'move', id: node.id, place });
        setFieldsOf(node);
      }
      for (const [index, inside] of node.columns.entries()) put(inside, node.id, index);
      after = node.id;
    }
  };
  const setFieldsOf = (node: VersionNode) => {
    const layout = conditions.rules.get(node.model)?.layout?.field;
    const fields = next.get(node.id)?.fields ?? {};
    const changes = Object.entries(node.fields).flatMap(([field, value]) => {
      const ofText = isText(node.model, field);
      const from = fieldValue(fields, field, ofText ? language : null);
      // A text that fell back was empty in its own language.
      const to = ofText ? ((value as Partial<Record<string, string>>)[language] ?? '') : value;
      if (isEqual(from, to)) return [];
      if (field !== layout) return [{ field, language: ofText ? language : null, from, to }];
      apply({ kind: 'layout', id: node.id, from: String(from), to: String(to) });
      return [];
    });
    if (changes.length > 0) apply({ kind: 'set', id: node.id, changes });
  };
  put(modules, null, 0);
  const remaining = new Set(idsOf(modules));
  for (const { id } of tree.values()) if (!remaining.has(id) && isThere(next, id)) apply({ kind: 'delete', id });
  return { operations, isWhole };
}

function idsOf(nodes: readonly VersionNode[]): number[] {
  return nodes.flatMap((node) => [node.id, ...node.columns.flatMap(idsOf)]);
}
