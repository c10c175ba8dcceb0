import { type ContentTree, placeOf } from './content-tree.ts';
import type { InsertOperation } from './operation.ts';
import { copySubtree, paste } from './paste.ts';

/** The insertion of a second one right behind a module, with all inside it; null when there is no such module. */
export function duplicate(tree: ContentTree, id: number, nextId: () => number): InsertOperation | null {
  const place = placeOf(tree, id);
  return place && paste(copySubtree(tree, id), { ...place, after: id }, nextId);
}
