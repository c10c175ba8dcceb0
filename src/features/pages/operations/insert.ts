import { type ContentTree, isThere, type TreeNode, treeOf, withPlaced } from './content-tree.ts';
import { columnCount, mayStand, placeInColumns } from './nesting.ts';
import type { Conditions, InsertOperation, NewNode, Outcome } from './operation.ts';
import { restore } from './restore.ts';

/**
 * Puts new modules in, with what stands inside them. Their ids are reserved for the editor, so that they never change.
 * Done again after it was undone, it revives what was there.
 */
export function insert(tree: ContentTree, { place: wanted, nodes }: InsertOperation, { rules }: Conditions): Outcome {
  const place = placeInColumns(rules, tree, wanted);
  const [root] = nodes;
  if (!root) return { status: 'refused', reason: 'unknown', id: 0 };
  if (tree.get(root.id)?.is_deleted && nodes.every(({ id, model }) => tree.get(id)?.model === model)) {
    return restore(tree, { kind: 'restore', id: root.id });
  }
  const taken = nodes.find(({ id }, index) => tree.has(id) || nodes.findIndex((other) => other.id === id) !== index);
  if (taken) return { status: 'refused', reason: 'id-taken', id: taken.id };
  if (place.parent !== null && !tree.has(place.parent)) return { status: 'refused', reason: 'unknown', id: place.parent };
  if (!isThere(tree, place.parent)) return { status: 'gone', id: place.parent ?? 0 };
  const own = new Map(nodes.map((node) => [node.id, node]));
  const parentOf = (node: NewNode) => (node === root ? place.parent : node.parent);
  for (const [index, node] of nodes.entries()) {
    const parent = parentOf(node);
    const above = parent === null ? null : (own.get(parent) ?? tree.get(parent));
    const isBelowAnEarlier = node === root || (parent !== null && nodes.slice(0, index).some(({ id }) => id === parent));
    if (above === undefined || !isBelowAnEarlier || !mayStand(rules, node.model, above?.model ?? null)) return refusal(node);
    const column = node === root ? place.column : node.column;
    if (column < 0 || column >= (above ? columnCount(rules, above.model, above.fields) : 1)) return refusal(node);
  }
  const fresh = (node: NewNode): TreeNode => ({ ...node, parent: parentOf(node), version: 0, is_deleted: false });
  const inside = treeOf([...tree.values(), ...nodes.slice(1).map(fresh)]);
  return {
    status: 'applied',
    tree: withPlaced(inside, fresh(root), place),
    inverse: { kind: 'delete', id: root.id, undoes: 'insert' },
    touched: nodes.map(({ id }) => id),
  };
}

function refusal({ id }: NewNode): Outcome {
  return { status: 'refused', reason: 'nesting', id };
}
