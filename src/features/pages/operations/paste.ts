import { type ContentTree, isThere, type Place, subtreeOf } from './content-tree.ts';
import type { InsertOperation, NewNode } from './operation.ts';

/** A module with all inside it, as the clipboard holds it: without what is deleted, also for another page. */
export function copySubtree(tree: ContentTree, id: number): NewNode[] {
  return subtreeOf(tree, id)
    .filter((node) => isThere(tree, node.id))
    .map(({ version: _, is_deleted: __, ...node }) => node);
}

/** The insertion of what was copied, under ids of its own; `nextId` hands out reserved ones. */
export function paste(copied: readonly NewNode[], place: Place, nextId: () => number): InsertOperation {
  const ids = new Map(copied.map(({ id }) => [id, nextId()]));
  const nodes = copied.map((node) => ({
    ...node,
    id: ids.get(node.id) ?? node.id,
    parent: node.parent === null ? null : (ids.get(node.parent) ?? place.parent),
  }));
  return { kind: 'insert', place, nodes };
}
