import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Changes, followChanges } from '../../../src/core/database/changes.server.ts';
import type { DatabaseHandle } from '../../../src/core/database/client.server.ts';
import { Memory, Reading, visitor } from '../../../src/core/database/reading.server.ts';
import { type EventFilter, readCalendarDays, readEventPage } from '../../../src/features/programme/reads/calendar.read.server.ts';
import { readEvent } from '../../../src/features/programme/reads/event-detail.read.server.ts';
import { readEvents } from '../../../src/features/programme/reads/events.read.server.ts';
import { readProduction } from '../../../src/features/programme/reads/production-detail.read.server.ts';
import { readProductions } from '../../../src/features/programme/reads/productions.read.server.ts';
import { testNow } from '../../support/app.ts';
import { openTestDatabase } from '../../support/database/database.ts';
import { insertManyEvents } from '../../support/database/many-events.ts';
import { type Plan, plansOf } from '../../support/database/query-plans.ts';

const eventCount = 20_000;
const filters: EventFilter[] = [
  {},
  { room: 3 },
  { type: 2 },
  { tag: 5 },
  { series: 4 },
  { genre: 6 },
  { series: 4, type: 2 },
  { room: 3, type: 2, tag: 5, series: 4, genre: 6 },
  { date: '2026-12-24' },
  { date: '2026-12-24', tag: 5 },
];

let database: DatabaseHandle;
let changes: Changes;

beforeAll(async () => {
  database = await openTestDatabase();
  await insertManyEvents(database, eventCount, testNow);
  // Its own reads of the outbox would be counted among the statements of a page.
  changes = await followChanges(database, () => undefined, 3_600_000);
}, 120_000);
afterAll(async () => {
  await changes.close();
  await database.close();
});

/** Plans of what is read, with nothing remembered from before. */
const plans = (read: (reading: Reading) => Promise<unknown>) =>
  plansOf(database, () => read(new Reading(database.db, new Date(testNow), visitor, new Memory(changes))));
/** Finding a page must not walk the programme: at most this many rows are looked at for one. */
const expectFew = (found: Plan[], limit: number) => {
  for (const { sql, visited } of found) if (!sql.includes('count(*)')) expect(visited, sql).toBeLessThan(limit);
};
const expectIndexes = (found: Plan[]) => {
  expect(found.length).toBeGreaterThan(0);
  for (const { sql, scans } of found)
    expect(
      scans.filter((scan) => /^Seq Scan on events$|^Seq Scan on productions$|^Seq Scan on contributors$/.test(scan)),
      sql,
    ).toEqual([]);
};

describe(`API-19 with ${eventCount} events no list reads all of them`, () => {
  test.each(filters.map((filter) => [JSON.stringify(filter), filter] as const))('first page and count %s', async (_, filter) => {
    const found = await plans(async (reading) => {
      await readEvents(reading, 'de', filter, 1, 10);
      // The count comes with the first page; the second one shows what finding a page alone takes.
      await readEvents(reading, 'de', filter, 2, 10);
    });
    expectIndexes(found);
    expectFew(found, 3000);
  });

  test.each(filters.slice(0, 6).map((filter) => [JSON.stringify(filter), filter] as const))('page 50 %s', async (_, filter) => {
    expectIndexes(await plans((reading) => readEventPage(reading, filter, 50, 10)));
  });

  test('count from the first day on', async () => {
    expectIndexes(await plans((reading) => readEventPage(reading, { date: '2000-01-01' }, 1, 10)));
  });

  test.each(filters.slice(0, 6).map((filter) => [JSON.stringify(filter), filter] as const))(
    'API-17 days of a month %s',
    async (_, filter) => {
      expectIndexes(await plans((reading) => readCalendarDays(reading, { ...filter, date: '2026-12-01' })));
    },
  );

  test('API-38 a detail with the further dates of its production', async () => {
    const found = await plans((reading) => readEvent(reading, eventCount / 2 + 1, 'de'));
    expectIndexes(found);
    expectFew(found, 300);
    expect(found.map(({ sql }) => sql).join('\n')).toContain('left join "productions"');
  });
});

describe('API-20 API-38 with 1,000 productions', () => {
  test.each([{}, { date: '2026-12-24' }, { date: '2026-11-20' }])(
    'a page of %j is found with few statements, none of them for one production',
    async (filter) => {
      const found = await plans((reading) => readProductions(reading, 'de', filter, 1));
      expect(found.length).toBeLessThanOrEqual(5);
      // All are sorted once per content change; a page itself looks at its own productions and their dates only.
      expectFew(
        found.filter(({ sql }) => !sql.includes('from productions p left join seasons')),
        400,
      );
    },
  );

  test('a production with its dates is found by indexes', async () => {
    const found = await plans((reading) => readProduction(reading, 500, 'de'));
    expectIndexes(found);
    expectFew(found, 400);
  });
});
