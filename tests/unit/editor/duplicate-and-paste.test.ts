import { expect, test } from 'vitest';
import { duplicate } from '../../../src/features/pages/operations/duplicate.ts';
import { copySubtree, paste } from '../../../src/features/pages/operations/paste.ts';
import { page } from './trees.ts';
import { applied, idsIn } from './tried.ts';

function reserved() {
  let id = 100;
  return () => id++;
}

test('EDIT-04 a duplicate stands right behind, with all inside it under ids of its own, without what is deleted', () => {
  const before = applied(page(), { kind: 'delete', id: 5 }).tree;
  const operation = duplicate(before, 1, reserved());
  expect(operation).not.toBeNull();
  if (!operation) return;
  const { tree } = applied(before, operation);
  expect(idsIn(tree, null)).toEqual([1, 100, 6]);
  expect(idsIn(tree, 100)).toEqual([101, 102]);
  expect(idsIn(tree, 102)).toEqual([103]);
  expect(tree.get(101)?.fields).toEqual(tree.get(2)?.fields);
  expect(duplicate(before, 99, reserved())).toBeNull();
});

test('EDIT-04 what was copied goes into another tree', () => {
  const copied = JSON.parse(JSON.stringify(copySubtree(page(), 3)));
  const { tree } = applied(new Map(), paste(copied, { parent: null, column: 0, after: null }, reserved()));
  expect(idsIn(tree, null)).toEqual([100]);
  expect(idsIn(tree, 100)).toEqual([101]);
});
