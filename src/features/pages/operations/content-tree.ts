import type { StoredLanguage } from '../../../core/languages.ts';

/** One module of a draft. What is deleted stays, so that an undo revives the same id (PAGE-13). */
export interface TreeNode {
  readonly id: number;
  /** Null at the top of the container. */
  readonly parent: number | null;
  readonly column: number;
  /** Place among the modules of its column, deleted ones included. */
  readonly order: number;
  readonly model: string;
  /** Version of the module's definition that wrote `fields`. */
  readonly model_version: number;
  /** Version of the draft that changed this module last. */
  readonly version: number;
  /** Texts per language. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Deleted itself; what stands inside is hidden with it and keeps its own mark. */
  readonly is_deleted: boolean;
}

/** The modules of one draft by id. Never changed in place: every operation answers a new one. */
export type ContentTree = ReadonlyMap<number, TreeNode>;

/** Where a module stands: behind a neighbour rather than at a number, so that it still fits when somebody else has moved things. */
export interface Place {
  readonly parent: number | null;
  readonly column: number;
  /** The module before it, which may be deleted; null for the first place. */
  readonly after: number | null;
}

/** What a module holds: one value, or one text per language. */
export type FieldLanguage = StoredLanguage | null;

export function treeOf(nodes: Iterable<TreeNode>): ContentTree {
  return new Map(Array.from(nodes, (node) => [node.id, node]));
}

/** The modules of a column in their order, deleted ones included. */
export function columnOf(tree: ContentTree, parent: number | null, column: number): TreeNode[] {
  return [...tree.values()].filter((node) => node.parent === parent && node.column === column).sort(inOrder);
}

/** Everything directly inside, column by column, deleted ones included. */
export function childrenOf(tree: ContentTree, parent: number | null): TreeNode[] {
  return [...tree.values()].filter((node) => node.parent === parent).sort(inOrder);
}

/** The module and everything inside it, deleted ones included, parents before children. */
export function subtreeOf(tree: ContentTree, id: number): TreeNode[] {
  const node = tree.get(id);
  return node ? [node, ...childrenOf(tree, id).flatMap((child) => subtreeOf(tree, child.id))] : [];
}

/** True when neither it nor anything above is deleted. Null, the container itself, is always there. */
export function isThere(tree: ContentTree, id: number | null): boolean {
  if (id === null) return true;
  const node = tree.get(id);
  return node !== undefined && !node.is_deleted && isThere(tree, node.parent);
}

/** True when `id` is `above` or stands anywhere inside it. */
export function isWithin(tree: ContentTree, id: number | null, above: number): boolean {
  for (let at = id; at !== null; at = tree.get(at)?.parent ?? null) if (at === above) return true;
  return false;
}

/** Where a module stands now, as an operation names it. */
export function placeOf(tree: ContentTree, id: number): Place | null {
  const node = tree.get(id);
  if (!node) return null;
  const before = columnOf(tree, node.parent, node.column).filter(({ order }) => order < node.order);
  return { parent: node.parent, column: node.column, after: before.at(-1)?.id ?? null };
}

/** What is to be seen of a draft: no deleted modules, in reading order, without versions. Two drafts are alike when these are. */
export function shownOf(tree: ContentTree, parent: number | null = null): unknown[] {
  return childrenOf(tree, parent)
    .filter(({ is_deleted }) => !is_deleted)
    .map(({ id, model, column, fields }) => ({ id, model, column, fields: filled(fields), children: shownOf(tree, id) }));
}

/** What was never filled is as good as empty. */
function filled(fields: TreeNode['fields']): Record<string, unknown> {
  const isEmpty = (value: unknown) => value === null || (typeof value === 'object' && Object.keys(value as object).length === 0);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)));
}

/** Puts modules into the tree at a place and numbers the column anew. */
export function withPlaced(tree: ContentTree, node: TreeNode, { parent, column, after }: Place): ContentTree {
  const others = columnOf(tree, parent, column).filter(({ id }) => id !== node.id);
  const at = after === null ? 0 : others.findIndex(({ id }) => id === after) + 1;
  // A neighbour that went elsewhere leaves the last place.
  const index = after !== null && at === 0 ? others.length : at;
  const next = new Map(tree);
  others.splice(index, 0, { ...node, parent, column });
  for (const [order, entry] of others.entries())
    next.set(entry.id, entry.order === order && entry.id !== node.id ? entry : { ...entry, order });
  return next;
}

export function withNode(tree: ContentTree, node: TreeNode): ContentTree {
  return new Map(tree).set(node.id, node);
}

function inOrder(one: TreeNode, other: TreeNode): number {
  return one.column - other.column || one.order - other.order || one.id - other.id;
}
