import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DatabaseHandle } from '../../../src/core/database/client.server.ts';
import { migrate } from '../../../src/core/database/migrate.server.ts';
import { openPglite } from '../../../src/core/database/open-pglite.server.ts';
import { findUser } from '../../../src/features/accounts/accounts.read.server.ts';
import { isPassword } from '../../../src/features/accounts/passwords.server.ts';
import { seedOnce } from '../../../src/server/seed.server.ts';
import { openTestDatabase, testDatabaseUrl } from '../../support/database/database.ts';
import { importInto, rowsOf, smallSeason, temporaryFolder } from '../../support/imports/import.ts';
import { nodeFlags } from '../../support/node-flags.ts';

const now = new Date('2026-11-20T12:00:00Z');
const root = join(import.meta.dirname, '../../..');

async function seed(database: DatabaseHandle, dataDir: string, kind: 'demo' | 'empty' = 'demo'): Promise<string[]> {
  const lines: string[] = [];
  await seedOnce({ database, config: { seed: kind, dataDir }, now, print: (line) => lines.push(line), pictureWidth: 120 });
  return lines;
}

const counts = (database: DatabaseHandle) =>
  rowsOf(
    database,
    `select (select count(*)::int from events) as events, (select count(*)::int from media) as media, (select count(*)::int from site_settings) as settings, (select count(*)::int from pages) as pages`,
  );

describe('import: the demo venue', () => {
  const dataDir = temporaryFolder();
  let database: DatabaseHandle;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  test('USER-07 a new database is filled with it and its accounts, with progress; the second start does nothing', async () => {
    const lines = await seed(database, dataDir);
    expect(lines.join('\n')).toMatch(/Seeding the demo venue: pictures \d+\/\d+[\s\S]*Seeded the demo venue in/);
    const before = await counts(database);
    expect(before).toEqual([{ events: expect.any(Number), media: expect.any(Number), settings: 1, pages: 21 }]);
    expect(await rowsOf(database, `select headline from pages where fixed = 'events'`)).toEqual([
      { headline: { de: 'Spielplan', en: 'Programme' } },
    ]);
    expect(await seed(database, dataDir)).toEqual([]);
    expect(await counts(database)).toEqual(before);
    const password = /Accounts of the demo: admin, editor and visitor, password (\S{12})(?!\w)/.exec(lines.join('\n'))?.[1] ?? '';
    const found = await Promise.all(['admin', 'editor', 'visitor'].map((name) => findUser(database.db, name)));
    expect(found.map((user) => [user?.is_superuser, user?.is_editor, user?.can_edit_html])).toEqual([
      [true, true, true],
      [false, true, false],
      [false, false, false],
    ]);
    for (const user of found) expect(await isPassword(user?.password_hash, password)).toBe(true);
  }, 120_000);

  test('it plays a whole season: productions, performances over months, rooms, venues, persons, series, articles', async () => {
    const lists = ['productions', 'events', 'rooms', 'venues', 'persons', 'series', 'articles'];
    const [row] = await rowsOf<Record<string, number>>(
      database,
      `select ${lists.map((list) => `(select count(*)::int from ${list}) as ${list}`).join(', ')}`,
    );
    const { productions = 0, events = 0, rooms = 0, venues = 0, persons = 0, series = 0, articles = 0 } = row ?? {};
    expect(Math.abs(productions - 30)).toBeLessThanOrEqual(5);
    expect(events).toBeGreaterThanOrEqual(250);
    expect(events).toBeLessThanOrEqual(400);
    expect([rooms >= 6, venues >= 3, persons >= 40, series >= 8, articles >= 25], JSON.stringify(row)).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
  });

  test('SHOP-05 EVT-28 the shop has places for every event it sells, some sold out and some nearly', async () => {
    const [stock] = await rowsOf(
      database,
      `select count(*) filter (where places = 0)::int as sold_out, count(*) filter (where places between 1 and 19)::int as few,
        count(*) filter (where places > 100)::int as plenty, count(*)::int as events
      from (select event, sum(capacity) as places from shop_stocks group by event) as sums`,
    );
    const { sold_out, few, plenty, events } = stock as Record<'sold_out' | 'few' | 'plenty' | 'events', number>;
    expect(sold_out).toBeGreaterThan(1);
    expect(few).toBeGreaterThan(4);
    expect(plenty).toBeGreaterThan(events / 2);
    const [nearest] = await rowsOf(
      database,
      `select count(distinct e.id)::int as count from events e where e.date_start between '${now.toISOString()}' and '${now.toISOString()}'::timestamptz + interval '10 days'
        and (select sum(capacity) from shop_stocks where event = e.id) = 0`,
    );
    expect(nearest).toMatchObject({ count: expect.any(Number) });
    expect((nearest as { count: number }).count).toBeGreaterThan(0);
  });

  test('SHOP-05 a second database on the same data folder gets the same places, and no picture is rendered again', async () => {
    const filesWithTimes = () =>
      readdirSync(join(dataDir, 'media'), { recursive: true, encoding: 'utf8' })
        .toSorted()
        .map((file) => [file, statSync(join(dataDir, 'media', file)).mtimeMs]);
    const files = filesWithTimes();
    const second = await openTestDatabase();
    await seed(second, dataDir);
    expect(filesWithTimes()).toEqual(files);
    const all =
      'select e.import_key, s.seat_group, s.block_id, s.capacity from shop_stocks s join events e on e.id = s.event order by 1, 2, 3';
    expect(await rowsOf(second, all)).toEqual(await rowsOf(database, all));
    await second.close();
  }, 60_000);

  test.skipIf(testDatabaseUrl)(
    'a seeding killed on the way is finished by the next start without doubles',
    async () => {
      const folder = temporaryFolder();
      const script = `
      const { openPglite } = await import('${root}/src/core/database/open-pglite.server.ts');
      const { migrate, seedOnce } = await import('${root}/build/server/index.js');
      const database = await openPglite({ folder: '${folder}/database' });
      await migrate(database, '${root}/db/migrations');
      await seedOnce({ database, config: { seed: 'demo', dataDir: '${folder}' }, now: new Date('${now.toISOString()}'), print: console.log, pictureWidth: 120 });`;
      const child = spawn(process.execPath, [...nodeFlags, '--input-type=module', '-e', script]);
      let printed = '';
      await new Promise<void>((resolve) => {
        for (const stream of [child.stdout, child.stderr])
          stream.on('data', (chunk) => {
            printed += chunk;
            if (printed.includes('tidying up')) resolve();
          });
        child.once('close', () => resolve());
      });
      child.kill('SIGKILL');
      expect(printed).toContain('tidying up');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
      const killed = await openPglite({ folder: join(folder, 'database') });
      await migrate(killed, join(root, 'db/migrations'));
      await seed(killed, folder);
      expect(await counts(killed)).toEqual(await counts(database));
      await killed.close();
    },
    120_000,
  );
});

test('import: SEED=empty writes nothing but the presets, and a database with content gets no demo venue', async () => {
  const empty = await openTestDatabase();
  await seed(empty, temporaryFolder(), 'empty');
  expect(await counts(empty)).toEqual([{ events: 0, media: 0, settings: 1, pages: 0 }]);
  expect(await rowsOf(empty, 'select site_name, is_site_online, is_shop_online, is_indexing_enabled from site_settings')).toEqual([
    { site_name: 'Foyer', is_site_online: true, is_shop_online: true, is_indexing_enabled: false },
  ]);
  await empty.close();
  const filled = await openTestDatabase();
  await importInto(filled, smallSeason());
  await seed(filled, temporaryFolder());
  expect(await counts(filled)).toEqual([{ events: 3, media: 1, settings: 1, pages: 0 }]);
  await filled.close();
});
