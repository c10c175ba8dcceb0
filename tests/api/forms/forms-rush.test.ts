import { expect, test } from 'vitest';
import { testDatabaseUrl } from '../../support/database/database.ts';
import { rushForms } from '../../support/office/form-rush.ts';
import { isFullRun } from '../../support/variants.ts';

// Many connections are the subject: `npm test` has it on PostgreSQL, which has more than one, `npm run test:all` on both.
test.skipIf(!testDatabaseUrl && !isFullRun)(
  'FORM-10 FORM-11 many concurrent entries with uploads: none is lost or duplicated, each is mailed or queued',
  async () => {
    const entries = isFullRun ? 100 : 40;
    const { acknowledged, stored, wrong, files, memoryBefore, memoryPeak } = await rushForms(entries, 20, 300_000);
    expect({ acknowledged, stored, wrong, files }).toEqual({ acknowledged: entries, stored: entries, wrong: [], files: entries });
    // npm run bench forms measures it properly.
    expect(memoryPeak - memoryBefore).toBeLessThan(100 * 1024 * 1024);
  },
  60_000,
);
