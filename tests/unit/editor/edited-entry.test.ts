import { expect, test } from 'vitest';
import { bodyOf, type EditedEntry, entryNode, nodeOfEntry, settleEntry } from '../../../src/editor/session/edited-entry.ts';
import { treeOf } from '../../../src/features/pages/operations/content-tree.ts';
import type { Change } from '../../../src/features/pages/operations/rebase.ts';
import { rulesOf } from '../../../src/features/pages/operations/rules-of.ts';

const field = (name: string) => ({ name }) as EditedEntry['module']['fields'][number];
const module = { name: 'entry', version: 1, allowed: null, is_part: true, is_frame: false, layout: null } as EditedEntry['module'];
const entry = { module: { ...module, fields: [field('name'), field('image')] } } as EditedEntry;
const rules = rulesOf([entry.module]);
const set = (name: string, language: 'de' | null, from: unknown, to: unknown): Change => ({
  id: `${name}-${to}`,
  operation: { kind: 'set', id: entryNode, changes: [{ field: name, language, from, to }] },
});

test('EDIT-13 EDIT-19 unpublished changes of an entry are one body; those somebody else has met are set apart, never lost', () => {
  const waiting = [set('name', 'de', 'Alt', 'Neu'), set('image', null, 1, 2), set('name', 'de', 'Neu', 'Neuer')];
  expect(bodyOf(waiting)).toEqual({ name: { de: 'Neuer' }, image: 2 });
  const base = (values: Record<string, unknown>) => treeOf([nodeOfEntry(entry, { version: 2, url: '', values })]);
  expect(settleEntry(base({ name: { de: 'Alt' }, image: 1 }), waiting, rules)).toMatchObject({ fitting: waiting, apart: [] });
  const { fitting, apart } = settleEntry(base({ name: { de: 'Alt' }, image: 3 }), waiting, rules);
  expect(fitting.map(({ id }) => id)).toEqual(['name-Neu', 'name-Neuer']);
  expect(apart.map(({ outcome }) => outcome.status)).toEqual(['conflict']);
});
