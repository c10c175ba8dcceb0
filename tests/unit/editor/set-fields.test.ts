import { expect, test } from 'vitest';
import { applyOperation } from '../../../src/features/pages/operations/apply-operation.ts';
import type { SetOperation } from '../../../src/features/pages/operations/operation.ts';
import { conditions, page } from './trees.ts';
import { applied } from './tried.ts';

const set = (language: 'de' | 'en' | 'ja' | 'la' | null, from: unknown, to: unknown, field = 'content'): SetOperation => ({
  kind: 'set',
  id: 2,
  changes: [{ field, language, from, to }],
});

test('I18N-03 EDIT-04 a text changes in one language and leaves the others', () => {
  const { tree } = applied(page(), set('ja', '', '新しい'));
  expect(tree.get(2)?.fields.content).toEqual({ de: 'Alt', en: 'Old', ja: '新しい' });
  expect(applied(tree, set('en', 'Old', '')).tree.get(2)?.fields.content).toEqual({ de: 'Alt', ja: '新しい' });
});

test('EDIT-19 different fields and languages merge, the same one is a conflict with all three texts', () => {
  const theirs = applied(page(), set('de', 'Alt', 'Ihres')).tree;
  expect(applied(theirs, set('en', 'Old', 'Mine')).tree.get(2)?.fields.content).toEqual({ de: 'Ihres', en: 'Mine' });
  expect(applyOperation(theirs, set('de', 'Alt', 'Meins'), conditions)).toEqual({
    status: 'conflict',
    conflicts: [{ id: 2, field: 'content', language: 'de', from: 'Alt', to: 'Meins', current: 'Ihres' }],
  });
  expect(applyOperation(theirs, set('de', 'Alt', 'Ihres'), conditions).status).toBe('applied');
});

test('EDIT-19 of several fields all are set or none', () => {
  const theirs = applied(page(), set('de', 'Alt', 'Ihres')).tree;
  const both: SetOperation = {
    ...set('de', 'Alt', 'Meins'),
    changes: [...set(null, null, 'oben', 'anchor').changes, ...set('de', 'Alt', 'Meins').changes],
  };
  expect(applyOperation(theirs, both, conditions).status).toBe('conflict');
});

test('EDIT-19 names that are no fields are refused, those of every object too', () => {
  for (const field of ['__proto__', 'constructor', 'content.de', 'layout', 'toString'])
    expect(applyOperation(page(), set(null, null, 'x', field), conditions), field).toMatchObject({ reason: 'field' });
  expect(({} as Record<string, unknown>).x).toBeUndefined();
  expect(applyOperation(page(), { ...set(null, '50-50', '100', 'layout'), id: 1 }, conditions)).toMatchObject({ reason: 'layout' });
});

test('EDIT-19 a change in a deleted section is answered as gone', () => {
  const { tree } = applied(page(), { kind: 'delete', id: 1 });
  expect(applyOperation(tree, set('de', 'Alt', 'Getippt'), conditions)).toEqual({ status: 'gone', id: 2 });
});
