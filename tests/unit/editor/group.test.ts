import { expect, test } from 'vitest';
import { applyOperation } from '../../../src/features/pages/operations/apply-operation.ts';
import { conditions, page } from './trees.ts';
import { applied, idsIn } from './tried.ts';

test('EDIT-05 several are one step, and one undo takes all back', () => {
  const { tree } = applied(page(), {
    kind: 'group',
    operations: [
      { kind: 'delete', id: 6 },
      { kind: 'move', id: 2, place: { parent: null, column: 0, after: null } },
      { kind: 'move', id: 5, place: { parent: null, column: 0, after: 2 } },
    ],
  });
  expect(idsIn(tree, null)).toEqual([2, 5, 1]);
});

test('EDIT-19 when one of them cannot be, none is', () => {
  const operations = [
    { kind: 'delete', id: 6 },
    { kind: 'delete', id: 99 },
  ] as const;
  expect(applyOperation(page(), { kind: 'group', operations }, conditions)).toMatchObject({ status: 'refused' });
});
