import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { DatabaseHandle } from '../../../src/core/database/client.server.ts';
import { migrate, readMigrations } from '../../../src/core/database/migrate.server.ts';
import { startTestApp } from '../../support/app.ts';
import { openTestDatabase } from '../../support/database/database.ts';
import { migrations, openBeforeBaseline, openNewDatabase, withLater } from '../../support/database/migrations.ts';
import { schemaOf } from '../../support/database/schema.ts';
import { rowsOf } from '../../support/imports/import.ts';

const recordsOf = (database: DatabaseHandle) => rowsOf(database, 'select name, hash from migrations order by name collate "C"');
const known = readMigrations(migrations).map(({ name }) => name);

test('migrations: a database from before the baseline is upgraded once, with its content and numbering, to the schema of a new one', async () => {
  const [old, fresh] = [await openBeforeBaseline(), await openTestDatabase()];
  // Two instances that start together; the second one finds it done.
  const added = await Promise.all([migrate(old, migrations), migrate(old, migrations)]);
  expect(added.flat()).toEqual(known.filter((name) => name !== '0000_baseline.sql'));
  expect(await recordsOf(old)).toEqual(await recordsOf(fresh));
  const schema = await schemaOf(fresh);
  expect(schema.length).toBeGreaterThan(500);
  expect(await schemaOf(old)).toEqual(schema);

  const app = await startTestApp({ database: old });
  expect(await (await app.get('/de/api/events/1/')).json()).toMatchObject({ id: 1, name: 'Die Möwe' });
  expect(await (await app.get('/en/events')).text()).toContain('The Seagull');
  await app.close();
  expect(await rowsOf(old, `insert into event_tags (name) values ('{"de": "Neu"}') returning id`)).toEqual([{ id: 2 }]);
  // References hold and cascade as before.
  await old.script('delete from users');
  expect(await rowsOf(old, 'select count(*)::int as n from sessions')).toEqual([{ n: 0 }]);
  await Promise.all([old.close(), fresh.close()]);
});

test('migrations: one that is added later reaches a new database, a present one and one from before the baseline, each once', async () => {
  const name = '9000_later.sql';
  const folder = withLater({
    [name]: `ALTER TABLE "event_tags" ADD COLUMN "color" text;--> statement-breakpoint\nUPDATE "event_tags" SET "color" = 'red';`,
  });
  const [old, present, fresh] = [await openBeforeBaseline(), await openTestDatabase(), await openNewDatabase()];
  expect((await migrate(old, folder)).at(-1)).toBe(name);
  expect(await migrate(present, folder)).toEqual([name]);
  expect(await migrate(fresh, folder)).toEqual([...known, name]);
  expect(await rowsOf(old, 'select id, color from event_tags')).toEqual([{ id: 1, color: 'red' }]);
  const schema = await schemaOf(fresh);
  for (const database of [old, present, fresh]) {
    expect(await migrate(database, folder)).toEqual([]);
    expect(await schemaOf(database)).toEqual(schema);
    await database.close();
  }
});

test('migrations: SHOP-121 of codes with the same text the one that counts stays, the others become distinct', async () => {
  const database = await openTestDatabase();
  await database.script(`
    delete from migrations where name = '0018_unique_codes.sql';
    drop index promotion_codes_by_code;
    create index promotion_codes_by_code on promotion_codes (lower(code));
    insert into promotion_codes (code, deleted_at) values ('alt', now()), ('Alt', null), ('ALT', null), ('NEU', null);
  `);
  expect(await migrate(database, migrations)).toEqual(['0018_unique_codes.sql']);
  const codes = await rowsOf(database, 'select code from promotion_codes order by id');
  expect(codes.map(({ code }) => code)).toEqual(['alt-1', 'Alt', 'ALT-3', 'NEU']);
  await database.close();
});

test('migrations: a database with only some of those before the baseline, or with another text of one, is refused and stays as it was', async () => {
  const old = await openBeforeBaseline();
  const isRefused = async (message: RegExp) => {
    const before = [await recordsOf(old), await schemaOf(old)];
    await expect(migrate(old, migrations)).rejects.toThrow(message);
    expect([await recordsOf(old), await schemaOf(old)]).toEqual(before);
  };
  await old.script(`update migrations set hash = 'x' where name = '0009_search.sql'`);
  await isRefused(/missing or different are 0009_search\.sql\. Go through Foyer at commit d5edfb2 first/);
  await old.script(`drop table import_changes, imports; delete from migrations where name = '0014_imports.sql'`);
  await isRefused(/missing or different are 0009_search\.sql, 0014_imports\.sql\./);
  await old.close();
});

test('migrations: one that was changed after it had been applied is refused by its name, and nothing behind it is applied', async () => {
  const database = await openTestDatabase();
  const folder = withLater({ '9000_later.sql': 'CREATE TABLE "later" ("id" integer);' });
  const baseline = join(folder, '0000_baseline.sql');
  writeFileSync(baseline, `${readFileSync(baseline, 'utf8')}\n-- changed`);
  await expect(migrate(database, folder)).rejects.toThrow(/0000_baseline\.sql was changed after it had been applied/);
  expect(await rowsOf(database, `select to_regclass('later')::text as later`)).toEqual([{ later: null }]);
  await database.close();
});
