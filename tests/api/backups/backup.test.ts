import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { DatabaseHandle } from '../../../src/core/database/client.server.ts';
import { migrate } from '../../../src/core/database/migrate.server.ts';
import { openPglite } from '../../../src/core/database/open-pglite.server.ts';
import { events } from '../../../src/features/programme/programme.tables.server.ts';
import { startTestApp } from '../../support/app.ts';
import { backUp, hashesIn, restore, seedSite } from '../../support/database/backup.ts';
import { openTestDatabase, testDatabaseUrl } from '../../support/database/database.ts';
import { migrations, openBeforeBaseline, withLater } from '../../support/database/migrations.ts';
import { rowsOf, temporaryFolder } from '../../support/imports/import.ts';
import { startS3Server } from '../../support/media/s3-server.ts';
import { isFullRun } from '../../support/variants.ts';

const origin = { PUBLIC_URL: 'https://www.example.org' };
const paths = ['/de', '/en/events', '/de/api/events/', '/en/productions', '/de/api/productions/'];

async function pagesOf(database: DatabaseHandle, dataDir: string): Promise<string[]> {
  const app = await startTestApp({ database, environment: { ...origin, DATA_DIR: dataDir } });
  const pages = await Promise.all(paths.map(async (path) => (await app.get(path)).text()));
  await app.close();
  return pages;
}

describe('backup and restore', () => {
  // On the embedded database backup-command.test.ts makes and restores one.
  test.skipIf(!testDatabaseUrl && !isFullRun)(
    'backup: of a running site, restored into an empty database of either kind, it gives the same tables, files and pages, and again on the way back',
    async () => {
      const dataDir = temporaryFolder();
      const site = await startTestApp({ seed: (handle) => seedSite(handle, { dataDir }), environment: { ...origin, DATA_DIR: dataDir } });
      await site.database.db.execute(sql`delete from events where id = (select max(id) from events)`);
      const next = (handle: DatabaseHandle) => rowsOf(handle, "select nextval(pg_get_serial_sequence('event_tags', 'id'))::int as n");
      for (const n of [1, 2, 3]) expect(await next(site.database)).toEqual([{ n }]);
      const pages = await Promise.all(paths.map(async (path) => (await site.get(path)).text()));
      expect(pages.every((page) => page.length > 500)).toBe(true);
      const made = await backUp(site.database, { dataDir });
      expect(statSync(made.file).mode & 0o777).toBe(0o600);
      expect(made.missing).toContain('media/ab/poster.jpg');
      expect(made.files).toContain('private/uploads/cv');
      expect(made.files.filter((name) => name.startsWith('media/')).length).toBeGreaterThan(1);

      // With PostgreSQL: from it into PGlite and back into PostgreSQL.
      const between = await openPglite({});
      const betweenDir = temporaryFolder();
      await restore(between, { dataDir: betweenDir }, made.file);
      const again = await backUp(between, { dataDir: betweenDir });
      const back = testDatabaseUrl ? await openTestDatabase() : await openPglite({});
      const backDir = temporaryFolder();
      await restore(back, { dataDir: backDir }, again.file);
      const last = await backUp(back, { dataDir: backDir });
      for (const one of [again, last]) {
        expect(one.tables).toEqual(made.tables);
        expect(one.files.map((name) => one.sums.get(name))).toEqual(made.files.map((name) => made.sums.get(name)));
      }
      const rowsBefore = Object.values(made.tables).reduce((sum, { rows }) => sum + rows, 0);
      expect(rowsBefore).toBeGreaterThan(100);
      for (const folder of ['media', '.private/uploads'])
        for (const name of [betweenDir, backDir]) expect(hashesIn(join(name, folder))).toEqual(hashesIn(join(dataDir, folder)));
      expect(await pagesOf(between, betweenDir)).toEqual(pages);
      expect(await pagesOf(back, backDir)).toEqual(pages);

      // Assigned numbers are not assigned again.
      expect(await next(back)).toEqual(await next(site.database));
      await Promise.all([site.close(), between.close(), back.close()]);
    },
  );

  // Its subject is the files: on PostgreSQL `npm run test:all` runs it.
  test.skipIf(testDatabaseUrl && !isFullRun)(
    'backup: from a folder into an S3 bucket and from there into a folder, every file is the same',
    async () => {
      const s3 = await startS3Server();
      const [dataDir, backDir] = [temporaryFolder(), temporaryFolder()];
      const [here, there, back] = [await openTestDatabase(), await openTestDatabase(), await openTestDatabase()];
      await seedSite(here, { dataDir });
      const made = await backUp(here, { dataDir });
      const inBucket = { dataDir: temporaryFolder(), s3: s3.settings };
      await restore(there, inBucket, made.file);
      expect([...s3.objects.keys()].sort()).toEqual(
        made.files.map((name) => name.replace(/^media\//, '').replace(/^private\//, '.private/')).sort(),
      );
      s3.failNext(1);
      const again = await backUp(there, inBucket);
      expect(again.tables).toEqual(made.tables);
      expect(again.files.map((name) => again.sums.get(name))).toEqual(made.files.map((name) => made.sums.get(name)));
      await restore(back, { dataDir: backDir }, again.file);
      for (const folder of ['media', '.private/uploads']) expect(hashesIn(join(backDir, folder))).toEqual(hashesIn(join(dataDir, folder)));
      await Promise.all([here.close(), there.close(), back.close(), s3.close()]);
    },
  );

  test('backup: restored over a running site with --replace, the next request shows the content of the backup; files only the old site had are deleted', async () => {
    const site = await startTestApp({ environment: origin });
    await seedSite(site.database, site);
    const named = async () => ((await (await site.get('/de/api/events/12/')).json()) as { name: string }).name;
    const before = await named();
    const { file, tables } = await backUp(site.database, site);
    await site.database.db
      .update(events)
      .set({ name: { de: 'Anderes' } })
      .where(eq(events.id, 12));
    await site.database.db.execute(sql`update temp_files set path = 'uploads/later'`);
    writeFileSync(join(site.dataDir, '.private/uploads/later'), 'later');
    await expect(restore(site.database, site, file)).rejects.toThrow(/Give --replace/);
    await restore(site.database, site, file, true);
    await site.app.applyNewChanges();
    expect(await named()).toBe(before);
    expect(Object.keys(hashesIn(join(site.dataDir, '.private/uploads')))).toEqual(['/cv']);
    const after = await backUp(site.database, site);
    expect({ ...after.tables, outbox: null }).toEqual({ ...tables, outbox: null });
    await site.close();
  });

  test('backup: an older backup is brought to the present schema, one of a newer product is refused', async () => {
    const later = withLater({ '9000_later.sql': `ALTER TABLE "event_tags" ADD COLUMN "color" text DEFAULT 'red';` });
    const older = await openTestDatabase();
    await older.script(`insert into event_tags (name) values ('{"de": "Alt"}')`);
    const { file, head } = await backUp(older, { dataDir: temporaryFolder() });
    const present = await openTestDatabase();
    await restore(present, { dataDir: temporaryFolder() }, file, false, later);
    expect(await rowsOf(present, "select name->>'de' as name, color from event_tags")).toEqual([{ name: 'Alt', color: 'red' }]);
    expect(await rowsOf(present, 'select count(*)::int as n from migrations')).toEqual([{ n: head.migrations.length + 1 }]);
    expect(await migrate(present, later)).toEqual([]);
    const newer = await backUp(present, { dataDir: temporaryFolder() });
    await expect(restore(older, { dataDir: temporaryFolder() }, newer.file, true)).rejects.toThrow(/newer Foyer .* 9000_later\.sql/);
    expect(await rowsOf(older, 'select name, hash from migrations order by name collate "C"')).toEqual(head.migrations);
    await Promise.all([older.close(), present.close()]);
  });

  test('backup: one from before the baseline is restored with its content, one that lacks some of its migrations is refused', async () => {
    const old = await openBeforeBaseline();
    const made = await backUp(old, { dataDir: temporaryFolder() });
    expect(made.head.migrations.map(({ name }) => name)).toContain('0014_imports.sql');
    const present = await openTestDatabase();
    await restore(present, { dataDir: temporaryFolder() }, made.file);
    expect(await rowsOf(present, "select name->>'de' as name from events")).toEqual([{ name: 'Die Möwe' }]);
    expect(await rowsOf(present, `select name from migrations where name < '0001'`)).toEqual([{ name: '0000_baseline.sql' }]);
    expect(await migrate(present, migrations)).toEqual([]);
    const again = await backUp(present, { dataDir: temporaryFolder() });
    // Later migrations may have added tables and columns, so rows and sequences are compared.
    const contentOf = ({ tables }: typeof made) =>
      Object.fromEntries(
        Object.entries(tables).flatMap(([name, { rows, sequences }]) => (name === 'migrations' ? [] : [[name, { rows, sequences }]])),
      );
    expect(contentOf(again)).toMatchObject(contentOf(made));

    await old.script(`delete from migrations where name = '0014_imports.sql'`);
    const half = await backUp(old, { dataDir: temporaryFolder() });
    await expect(restore(present, { dataDir: temporaryFolder() }, half.file, true)).rejects.toThrow(/different are 0014_imports\.sql\./);
    expect((await backUp(present, { dataDir: temporaryFolder() })).tables).toEqual(again.tables);
    await Promise.all([old.close(), present.close()]);
  });
});
