import { type ContentTree, childrenOf, columnOf, isThere, placeOf, withNode, withPlaced } from './content-tree.ts';
import type { Conditions, LayoutOperation, Operation, Outcome } from './operation.ts';

/** Chooses the columns of a module; what stood in a column that is dropped goes to the end of the last one (MOD-37). */
export function setLayout(tree: ContentTree, { id, from, to }: LayoutOperation, { rules }: Conditions): Outcome {
  const node = tree.get(id);
  if (!node) return { status: 'refused', reason: 'unknown', id };
  const layout = rules.get(node.model)?.layout;
  const columns = layout && Object.hasOwn(layout.columns, to) ? layout.columns[to] : undefined;
  if (!layout || !columns) return { status: 'refused', reason: 'layout', id };
  if (!isThere(tree, id)) return { status: 'gone', id };
  const current = String(node.fields[layout.field] ?? Object.keys(layout.columns)[0]);
  if (current !== from && current !== to) {
    return { status: 'conflict', conflicts: [{ id, field: layout.field, language: null, from, to, current }] };
  }
  const last = columns.length - 1;
  const homeless = childrenOf(tree, id).filter(({ column }) => column > last);
  const back: Operation[] = homeless.flatMap((child) => {
    const place = placeOf(tree, child.id);
    return place ? [{ kind: 'move', id: child.id, place, expects: { parent: id, column: last } }] : [];
  });
  let next = withNode(tree, { ...node, fields: { ...node.fields, [layout.field]: to } });
  for (const child of homeless) {
    next = withPlaced(next, child, { parent: id, column: last, after: columnOf(next, id, last).at(-1)?.id ?? null });
  }
  const forth: Operation = { kind: 'layout', id, from: to, to: current };
  return {
    status: 'applied',
    tree: next,
    inverse: back.length > 0 ? { kind: 'group', operations: [forth, ...back] } : forth,
    touched: [id, ...homeless.map((child) => child.id)],
  };
}
