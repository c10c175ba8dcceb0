import { expect } from 'vitest';
import { applyOperation } from '../../../src/features/pages/operations/apply-operation.ts';
import { type ContentTree, shownOf } from '../../../src/features/pages/operations/content-tree.ts';
import type { Conditions, Operation, Outcome } from '../../../src/features/pages/operations/operation.ts';
import { conditions } from './trees.ts';

type AppliedOutcome = Extract<Outcome, { status: 'applied' }>;

/** Applies an operation that has to be possible, and sees that its inverse gives what was shown before. */
export function applied(tree: ContentTree, operation: Operation, under: Conditions = conditions): AppliedOutcome {
  const outcome = applyOperation(tree, operation, under);
  expect(outcome.status).toBe('applied');
  if (outcome.status !== 'applied') throw new Error('not applied');
  const back = applyOperation(outcome.tree, outcome.inverse, under);
  expect(back.status === 'applied' && shownOf(back.tree)).toEqual(shownOf(tree));
  return outcome;
}

/** The ids of a column in their order, without deleted ones. */
export function idsIn(tree: ContentTree, parent: number | null, column = 0): number[] {
  return [...tree.values()]
    .filter((entry) => entry.parent === parent && entry.column === column && !entry.is_deleted)
    .sort((one, other) => one.order - other.order)
    .map(({ id }) => id);
}
