import { expect, test } from 'vitest';
import { allowedAt } from '../../../src/features/pages/operations/nesting.ts';
import { rebase } from '../../../src/features/pages/operations/rebase.ts';
import { conditions, page, rules } from './trees.ts';
import { applied, idsIn } from './tried.ts';

test('EDIT-19 unsent changes go upon a newer draft, and what does not fit any more is set aside with its text', () => {
  const theirs = applied(applied(page(), { kind: 'delete', id: 5 }).tree, {
    kind: 'move',
    id: 2,
    place: { parent: 1, column: 0, after: 3 },
  }).tree;
  const typed = { kind: 'set', changes: [{ field: 'content', language: 'de', from: '', to: 'Getippt' }] } as const;
  const { tree, unapplied } = rebase(
    theirs,
    [
      { id: 'a', operation: { ...typed, id: 5 } },
      { id: 'b', operation: { ...typed, id: 6 } },
    ],
    conditions,
  );
  expect(idsIn(tree, 1)).toEqual([3, 2]);
  expect(tree.get(6)?.fields.content).toEqual({ de: 'Getippt' });
  expect(unapplied).toEqual([{ change: { id: 'a', operation: { ...typed, id: 5 } }, outcome: { status: 'gone', id: 5 } }]);
});

test('MOD-34 EDIT-20 only what may stand at a place is offered there', () => {
  expect(allowedAt(rules, page(), null)).toEqual(['container', 'section', 'teaser-list', 'text']);
  expect(allowedAt(rules, page(), 1)).toEqual(['teaser-list', 'text']);
  expect(allowedAt(rules, page(), 3)).toEqual(['teaser-item']);
  expect(allowedAt(rules, page(), 2)).toEqual([]);
});
