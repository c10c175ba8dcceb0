import { expect, test } from 'vitest';
import { applyOperation } from '../../../src/features/pages/operations/apply-operation.ts';
import { conditions, page } from './trees.ts';
import { applied, idsIn } from './tried.ts';

test('PAGE-13 EDIT-05 what was deleted comes back under its id, where it stood', () => {
  const { tree, inverse } = applied(page(), { kind: 'delete', id: 2 });
  expect(inverse).toEqual({ kind: 'restore', id: 2 });
  expect(idsIn(applied(tree, inverse).tree, 1)).toEqual([2, 3]);
});

test('EDIT-19 it cannot come back into what was deleted meanwhile, and says so', () => {
  const inner = applied(page(), { kind: 'delete', id: 2 });
  const outer = applied(inner.tree, { kind: 'delete', id: 1 });
  expect(applyOperation(outer.tree, inner.inverse, conditions)).toEqual({ status: 'gone', id: 1 });
});
