import { expect, test } from 'vitest';
import { rushForms } from '../support/form-rush.ts';

test('FORM-10 FORM-11 many concurrent entries with uploads: none is lost or duplicated, each is mailed or queued', async () => {
  const { acknowledged, stored, wrong, files, memoryBefore, memoryPeak } = await rushForms(100, 20, 300_000);
  expect({ acknowledged, stored, wrong, files }).toEqual({ acknowledged: 100, stored: 100, wrong: [], files: 100 });
  // npm run bench forms measures it properly.
  expect(memoryPeak - memoryBefore).toBeLessThan(100 * 1024 * 1024);
}, 60_000);
