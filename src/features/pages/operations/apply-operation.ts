import type { ContentTree } from './content-tree.ts';
import { deleteModule } from './delete.ts';
import { group } from './group.ts';
import { insert } from './insert.ts';
import { move } from './move.ts';
import type { Conditions, Operation, Outcome } from './operation.ts';
import { restore } from './restore.ts';
import { setFields } from './set-fields.ts';
import { setLayout } from './set-layout.ts';

/** Applies one operation; the same code runs in the browser, at once, and on the server, for good. */
export function applyOperation(tree: ContentTree, operation: Operation, conditions: Conditions): Outcome {
  switch (operation.kind) {
    case 'insert':
      return insert(tree, operation, conditions);
    case 'delete':
      return deleteModule(tree, operation, conditions);
    case 'restore':
      return restore(tree, operation);
    case 'move':
      return move(tree, operation, conditions);
    case 'set':
      return setFields(tree, operation, conditions);
    case 'layout':
      return setLayout(tree, operation, conditions);
    case 'group':
      return group(tree, operation, (next, inner) => applyOperation(next, inner, conditions));
  }
}
