import { expect, test } from 'vitest';
import { applyOperation } from '../../../src/features/pages/operations/apply-operation.ts';
import { conditions, page } from './trees.ts';
import { applied, idsIn } from './tried.ts';

test('PAGE-13 deleting hides a module with all inside it, which stays in the tree', () => {
  const { tree } = applied(page(), { kind: 'delete', id: 1 });
  expect(idsIn(tree, null)).toEqual([6]);
  expect(tree.get(2)).toMatchObject({ is_deleted: false, fields: { content: { de: 'Alt' } } });
});

test('EDIT-19 deleting what others changed since has to be confirmed', () => {
  const isNews = (id: number) => id === 4;
  expect(applyOperation(page(), { kind: 'delete', id: 1 }, { ...conditions, isNews })).toEqual({ status: 'changed', ids: [4] });
  expect(applyOperation(page(), { kind: 'delete', id: 5 }, { ...conditions, isNews }).status).toBe('applied');
});

test('EDIT-19 what is deleted already is gone, what never was is unknown', () => {
  const { tree } = applied(page(), { kind: 'delete', id: 5 });
  expect(applyOperation(tree, { kind: 'delete', id: 5 }, conditions)).toEqual({ status: 'gone', id: 5 });
  expect(applyOperation(tree, { kind: 'delete', id: 99 }, conditions)).toMatchObject({ reason: 'unknown' });
});
