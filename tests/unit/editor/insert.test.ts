import { expect, test } from 'vitest';
import { applyOperation } from '../../../src/features/pages/operations/apply-operation.ts';
import type { InsertOperation, NewNode } from '../../../src/features/pages/operations/operation.ts';
import { conditions, page } from './trees.ts';
import { applied, idsIn } from './tried.ts';

const fresh = (id: number, model: string, parent: number | null = null): NewNode => ({
  id,
  parent,
  column: 0,
  order: 0,
  model,
  model_version: 1,
  fields: {},
});
const insertion = (place: InsertOperation['place'], ...nodes: NewNode[]): InsertOperation => ({ kind: 'insert', place, nodes });

test('EDIT-04 a module goes in behind its neighbour, with what stands inside it', () => {
  const { tree } = applied(page(), insertion({ parent: 1, column: 0, after: 2 }, fresh(20, 'teaser-list'), fresh(21, 'teaser-item', 20)));
  expect(idsIn(tree, 1)).toEqual([2, 20, 3]);
  expect(idsIn(tree, 20)).toEqual([21]);
});

test('EDIT-04 first place, and the end when the neighbour went elsewhere', () => {
  expect(idsIn(applied(page(), insertion({ parent: 1, column: 0, after: null }, fresh(20, 'text'))).tree, 1)).toEqual([20, 2, 3]);
  expect(idsIn(applied(page(), insertion({ parent: 1, column: 0, after: 6 }, fresh(20, 'text'))).tree, 1)).toEqual([2, 3, 20]);
});

test('EDIT-20 only what may stand there goes in: no section in a section, no part by itself, no column too many', () => {
  for (const [place, model] of [
    [{ parent: 1, column: 0, after: null }, 'section'],
    [{ parent: null, column: 0, after: null }, 'teaser-item'],
    [{ parent: 3, column: 0, after: null }, 'text'],
    [{ parent: 3, column: 1, after: null }, 'teaser-item'],
    [{ parent: null, column: 1, after: null }, 'text'],
    [{ parent: 2, column: 0, after: null }, 'text'],
    [{ parent: null, column: 0, after: null }, 'nothing-known'],
  ] as const) {
    expect(applyOperation(page(), insertion(place, fresh(20, model)), conditions), model).toMatchObject({ reason: 'nesting' });
  }
});

test('PAGE-13 an id that is used is refused, and one that was undone is revived by doing it again', () => {
  expect(applyOperation(page(), insertion({ parent: null, column: 0, after: null }, fresh(2, 'text')), conditions)).toMatchObject({
    reason: 'id-taken',
  });
  const operation = insertion({ parent: null, column: 0, after: 1 }, fresh(20, 'text'));
  const { tree, inverse } = applied(page(), operation);
  const undone = applied(tree, inverse);
  expect(idsIn(applied(undone.tree, operation).tree, null)).toEqual([1, 20, 6]);
});

test('EDIT-19 an insertion into a deleted section is answered as gone, not dropped', () => {
  const { tree } = applied(page(), { kind: 'delete', id: 1 });
  expect(applyOperation(tree, insertion({ parent: 3, column: 0, after: null }, fresh(20, 'teaser-item')), conditions)).toEqual({
    status: 'gone',
    id: 3,
  });
});

test('EDIT-19 MOD-37 into a column that another layout has dropped: it goes to the end of the last one, and a move as well', () => {
  const { tree } = applied(page(), { kind: 'layout', id: 1, from: '50-50', to: '100' });
  const inserted = applied(tree, insertion({ parent: 1, column: 1, after: 5 }, fresh(20, 'text'))).tree;
  expect(idsIn(inserted, 1)).toEqual([2, 3, 5, 20]);
  const moved = applied(inserted, { kind: 'move', id: 6, place: { parent: 1, column: 1, after: null } });
  expect(idsIn(moved.tree, 1)).toEqual([2, 3, 5, 20, 6]);
  expect(idsIn(applied(moved.tree, moved.inverse).tree, null)).toEqual([1, 6]);
});
