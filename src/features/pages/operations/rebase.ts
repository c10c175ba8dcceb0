import { applyOperation } from './apply-operation.ts';
import type { ContentTree } from './content-tree.ts';
import type { Conditions, Operation, Outcome } from './operation.ts';

/** A change as it is sent: its id makes that sent twice counts once. */
export interface Change {
  readonly id: string;
  readonly operation: Operation;
}

/** What became of a change that could not be applied. What it wrote has to be offered to whoever wrote it. */
export interface UnappliedChange {
  readonly change: Change;
  readonly outcome: Exclude<Outcome, { status: 'applied' }>;
}

/** Unsent changes upon a newer draft: field by field, with whatever does not fit any more set aside (EDIT-19). */
export function rebase(
  tree: ContentTree,
  changes: readonly Change[],
  conditions: Conditions,
): { tree: ContentTree; unapplied: UnappliedChange[] } {
  const unapplied: UnappliedChange[] = [];
  let next = tree;
  for (const change of changes) {
    const outcome = applyOperation(next, change.operation, conditions);
    if (outcome.status === 'applied') next = outcome.tree;
    else unapplied.push({ change, outcome });
  }
  return { tree: next, unapplied };
}
