import { expect, test } from 'vitest';
import { applyOperation } from '../../../src/features/pages/operations/apply-operation.ts';
import { conditions, page } from './trees.ts';
import { applied, idsIn } from './tried.ts';

test('MOD-37 what stood in a dropped column goes to the end of the last one, and comes back with the undo', () => {
  const { tree, inverse } = applied(page(), { kind: 'layout', id: 1, from: '50-50', to: '100' });
  expect(idsIn(tree, 1)).toEqual([2, 3, 5]);
  expect(idsIn(applied(tree, inverse).tree, 1, 1)).toEqual([5]);
});

test('MOD-37 more columns begin empty', () => {
  const { tree } = applied(page(), { kind: 'layout', id: 1, from: '50-50', to: '33-33-33' });
  expect(idsIn(tree, 1, 1)).toEqual([5]);
});

test('MOD-37 EDIT-19 unknown layouts are refused, one that another chose is a conflict', () => {
  expect(applyOperation(page(), { kind: 'layout', id: 1, from: '50-50', to: 'constructor' }, conditions)).toMatchObject({
    reason: 'layout',
  });
  expect(applyOperation(page(), { kind: 'layout', id: 2, from: '50-50', to: '100' }, conditions)).toMatchObject({ reason: 'layout' });
  const { tree } = applied(page(), { kind: 'layout', id: 1, from: '50-50', to: '33-33-33' });
  expect(applyOperation(tree, { kind: 'layout', id: 1, from: '50-50', to: '100' }, conditions)).toMatchObject({
    conflicts: [{ field: 'layout', current: '33-33-33' }],
  });
});
