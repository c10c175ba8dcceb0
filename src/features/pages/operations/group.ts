import type { ContentTree } from './content-tree.ts';
import type { GroupOperation, Operation, Outcome } from './operation.ts';

/** Several operations as one step: when one cannot be, none is. */
export function group(
  tree: ContentTree,
  { operations }: GroupOperation,
  apply: (tree: ContentTree, operation: Operation) => Outcome,
): Outcome {
  let next = tree;
  const inverses: Operation[] = [];
  const touched = new Set<number>();
  for (const operation of operations) {
    const outcome = apply(next, operation);
    if (outcome.status !== 'applied') return outcome;
    next = outcome.tree;
    inverses.unshift(outcome.inverse);
    for (const id of outcome.touched) touched.add(id);
  }
  return { status: 'applied', tree: next, inverse: { kind: 'group', operations: inverses }, touched: [...touched] };
}
