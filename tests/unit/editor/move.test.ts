import { expect, test } from 'vitest';
import { applyOperation } from '../../../src/features/pages/operations/apply-operation.ts';
import { conditions, page } from './trees.ts';
import { applied, idsIn } from './tried.ts';

test('EDIT-04 a module moves behind another, into another column and out of the section', () => {
  const swapped = applied(page(), { kind: 'move', id: 2, place: { parent: 1, column: 0, after: 3 } }).tree;
  expect(idsIn(swapped, 1)).toEqual([3, 2]);
  const across = applied(swapped, { kind: 'move', id: 2, place: { parent: 1, column: 1, after: null } }).tree;
  expect(idsIn(across, 1, 1)).toEqual([2, 5]);
  expect(idsIn(applied(across, { kind: 'move', id: 2, place: { parent: null, column: 0, after: 6 } }).tree, null)).toEqual([1, 6, 2]);
});

test('EDIT-20 a section moves neither into itself nor into what stands inside it, nor behind itself', () => {
  for (const place of [
    { parent: 1, column: 0, after: null },
    { parent: 3, column: 0, after: null },
    { parent: null, column: 0, after: 1 },
  ])
    expect(applyOperation(page(), { kind: 'move', id: 1, place }, conditions)).toMatchObject({ reason: 'inside-itself' });
  expect(applyOperation(page(), { kind: 'move', id: 6, place: { parent: 3, column: 0, after: null } }, conditions)).toMatchObject({
    reason: 'nesting',
  });
});

test('EDIT-05 EDIT-19 an undo does not take back a move that another made since', () => {
  const mine = applied(page(), { kind: 'move', id: 2, place: { parent: null, column: 0, after: 6 } });
  const theirs = applied(mine.tree, { kind: 'move', id: 2, place: { parent: 1, column: 1, after: 5 } });
  expect(applyOperation(theirs.tree, mine.inverse, conditions)).toEqual({ status: 'changed', ids: [2] });
});
