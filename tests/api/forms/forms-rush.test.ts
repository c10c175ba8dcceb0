import { expect, test } from 'vitest';
import { rushForms } from '../../support/office/form-rush.ts';
import { isFullRun } from '../../support/variants.ts';

test('FORM-10 FORM-11 many concurrent entries with uploads: none is lost or duplicated, each is mailed or queued', async () => {
  const entries = isFullRun ? 100 : 40;
  const { acknowledged, stored, wrong, files, memoryBefore, memoryPeak } = await rushForms(entries, 20, 300_000);
  expect({ acknowledged, stored, wrong, files }).toEqual({ acknowledged: entries, stored: entries, wrong: [], files: entries });
  // npm run bench forms measures it properly.
  expect(memoryPeak - memoryBefore).toBeLessThan(100 * 1024 * 1024);
}, 60_000);
