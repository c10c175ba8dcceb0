import { type ContentTree, isThere, subtreeOf, withNode } from './content-tree.ts';
import type { Conditions, DeleteOperation, Outcome } from './operation.ts';

/** Takes a module out with all inside it. Softly: the undo revives the same ids (PAGE-13). Refused while others' news are in it. */
export function deleteModule(tree: ContentTree, { id }: DeleteOperation, { isNews = () => false }: Conditions): Outcome {
  const node = tree.get(id);
  if (!node) return { status: 'refused', reason: 'unknown', id };
  if (!isThere(tree, id)) return { status: 'gone', id };
  const news = subtreeOf(tree, id).filter((inside) => isNews(inside.id) && isThere(tree, inside.id));
  if (news.length > 0) return { status: 'changed', ids: news.map((inside) => inside.id) };
  return { status: 'applied', tree: withNode(tree, { ...node, is_deleted: true }), inverse: { kind: 'restore', id }, touched: [id] };
}
