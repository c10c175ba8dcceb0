import { expect, test } from 'vitest';
import { crashWhileSaving } from '../../support/editor/editor-crash.ts';
import { isFullRun } from '../../support/variants.ts';

const [saves, kills] = isFullRun ? [40, 3] : [12, 1];

test('EDIT-06 EDIT-19 kill -9 while saving: every acknowledged save is there once, in its order', async () => {
  const crash = await crashWhileSaving(saves, kills);
  expect([crash.acknowledged.length, crash.kills]).toEqual([saves, kills]);
  expect(crash.stored).toEqual(crash.acknowledged);
}, 120_000);
