import { type ContentTree, type TreeNode, treeOf } from '../operations/content-tree.ts';
import type { SnapshotTree, StoredModule } from '../snapshots/snapshot.ts';

/** The modules of a version as a tree of nodes, so that checks and operations of drafts apply to it. */
export function treeOfSnapshot({ modules }: Pick<SnapshotTree, 'modules'>): ContentTree {
  const nodesOf = (stored: readonly StoredModule[], parent: number | null, column: number): TreeNode[] =>
    stored.flatMap(({ id, model, model_version, version, fields, columns }, order) => [
      { id, parent, column, order, model, model_version, version, fields, is_deleted: false },
      ...columns.flatMap((inside, index) => nodesOf(inside, id, index)),
    ]);
  return treeOf(nodesOf(modules, null, 0));
}
