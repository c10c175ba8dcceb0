import { type ContentTree, isThere, withNode } from './content-tree.ts';
import type { Outcome, RestoreOperation } from './operation.ts';

/** Brings a deleted module back where it stood, under its id (PAGE-13). 'gone' when what it stood in was deleted meanwhile. */
export function restore(tree: ContentTree, { id }: RestoreOperation): Outcome {
  const node = tree.get(id);
  if (!node) return { status: 'refused', reason: 'unknown', id };
  if (!isThere(tree, node.parent)) return { status: 'gone', id: node.parent ?? 0 };
  return { status: 'applied', tree: withNode(tree, { ...node, is_deleted: false }), inverse: { kind: 'delete', id }, touched: [id] };
}
