import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { followChanges } from '../../src/core/database/changes.server.ts';
import { openPglite } from '../../src/core/database/open-pglite.server.ts';
import { Memory, Reading, visitor } from '../../src/core/database/reading.server.ts';
import { rebuildIndex } from '../../src/features/search/search-index.server.ts';
import { readModules } from '../../tools/read-modules.ts';
import seedSite, { siteFolder } from '../e2e/demo-site.ts';
import { testNow } from '../support/app.ts';
import { findMisses, goldQueries } from '../support/rate-gold.ts';
import { isFullRun } from '../support/variants.ts';

// Seeding the demo venue takes minutes where browser tests have not done it yet.
test.runIf(isFullRun)(
  'SRCH-14 the first three results are what people mean, for 98 of 100 of 300 queries',
  { timeout: 600_000 },
  async () => {
    const now = new Date(testNow);
    await seedSite();
    const database = await openPglite({ from: new Blob([readFileSync(siteFolder().dump)]) });
    await rebuildIndex({ database, registry: await readModules(), clock: () => now });
    const changes = await followChanges(database, console.error);
    const memory = new Memory(changes);
    const misses = await findMisses(() => new Reading(database.db, now, visitor, memory));
    await changes.close();
    await database.close();
    expect(goldQueries.length).toBeGreaterThanOrEqual(300);
    const described = misses.map(
      ({ query, language, expected, found }) => `${query} (${language}): ${expected}, found ${found.join(', ')}`,
    );
    expect(described.length, described.join('\n')).toBeLessThan(goldQueries.length * 0.02);
  },
);
