import { type ContentTree, isThere, isWithin, placeOf, withPlaced } from './content-tree.ts';
import { columnCount, mayStand, placeInColumns } from './nesting.ts';
import type { Conditions, MoveOperation, Outcome } from './operation.ts';

/** Puts a module with all inside it somewhere else. An undo names the place it `expects` it at, and is to be confirmed when somebody else has moved it since. */
export function move(tree: ContentTree, { id, place: wanted, expects }: MoveOperation, { rules }: Conditions): Outcome {
  const place = placeInColumns(rules, tree, wanted);
  const node = tree.get(id);
  const was = placeOf(tree, id);
  if (!node || !was) return { status: 'refused', reason: 'unknown', id };
  // An undo also puts back what was deleted meanwhile, for when that comes back.
  if (!expects && !isThere(tree, id)) return { status: 'gone', id };
  if (expects && (expects.parent !== node.parent || expects.column !== node.column)) return { status: 'changed', ids: [id] };
  const above = place.parent === null ? null : tree.get(place.parent);
  if (above === undefined) return { status: 'refused', reason: 'unknown', id: place.parent ?? 0 };
  if (isWithin(tree, place.parent, id) || place.after === id) return { status: 'refused', reason: 'inside-itself', id };
  if (!isThere(tree, place.parent)) return { status: 'gone', id: place.parent ?? 0 };
  const fits = mayStand(rules, node.model, above?.model ?? null);
  if (!fits || place.column < 0 || place.column >= (above ? columnCount(rules, above.model, above.fields) : 1)) {
    return { status: 'refused', reason: 'nesting', id };
  }
  const { parent, column } = place;
  return {
    status: 'applied',
    tree: withPlaced(tree, node, place),
    inverse: { kind: 'move', id, place: was, expects: { parent, column } },
    touched: [id],
  };
}
