import { expect, test } from 'vitest';
import { crashWhileSaving } from '../support/editor-crash.ts';

test('EDIT-06 EDIT-19 kill -9 while saving: every acknowledged save is there once, in its order', async () => {
  const { acknowledged, stored, kills } = await crashWhileSaving(40, 3);
  expect([acknowledged.length, kills]).toEqual([40, 3]);
  expect(stored).toEqual(acknowledged);
}, 120_000);
