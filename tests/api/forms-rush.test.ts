import { expect, test } from 'vitest';
import { rushForms } from '../support/form-rush.ts';

test('FORM-10 FORM-11 many concurrent entries with uploads: none is lost or duplicated, each is mailed or queued', async () => {
  const { told, stored, wrong, files, memoryBefore, memoryMost } = await rushForms(100, 20, 300_000);
  expect({ told, stored, wrong, files }).toEqual({ told: 100, stored: 100, wrong: [], files: 100 });
  // npm run bench forms measures it properly.
  expect(memoryMost - memoryBefore).toBeLessThan(100 * 1024 * 1024);
}, 60_000);
