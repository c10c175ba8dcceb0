import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { DatabaseHandle } from '../../../src/core/database/client.server.ts';
import { migrate, readMigrations } from '../../../src/core/database/migrate.server.ts';
import { startTestApp } from '../../support/app.ts';
import { openTestDatabase } from '../../support/database/database.ts';
import { migrations, openBeforeBaseline, openNewDatabase, withLater, withoutFrom } from '../../support/database/migrations.ts';
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

test('migrations: PAGE-12 schedules of pages become plans, one per language and action', async () => {
  const database = await openNewDatabase();
  await migrate(database, withoutFrom('0007'));
  await database.script(`
    insert into pages (id, schedule) values
      (1, '{"de": {"publish_at": "2026-12-01T10:00:00Z", "unpublish_at": "2026-12-24T10:00:00Z"}, "en": {"publish_at": null}}'), (2, '{}');
    insert into containers (id, content_type, object_id, slug) values (11, 'page', 1, 'a'), (12, 'page', 2, 'b'), (13, 'event', 1, 'c');
  `);
  expect((await migrate(database, migrations))[0]).toMatch(/^0007_/);
  const plans = await rowsOf(
    database,
    `select container, language, action, (at at time zone 'UTC')::text as at, snapshot from plans order by 4`,
  );
  expect(plans).toEqual([
    { container: 11, language: 'de', action: 'publish', at: '2026-12-01 10:00:00', snapshot: null },
    { container: 11, language: 'de', action: 'unpublish', at: '2026-12-24 10:00:00', snapshot: null },
  ]);
  await database.close();
});

test('migrations: PAGE-04 of two versions of a language that are both published the newer one stays', async () => {
  const database = await openNewDatabase();
  await migrate(database, withoutFrom('0020'));
  await database.script(`
    insert into containers (id, content_type, object_id, slug) values (1, 'page', 1, 'a'), (2, 'page', 2, 'b');
    insert into snapshots (container, language, number, tree, is_published) values
      (1, 'de', 1, '{}', true), (1, 'de', 2, '{}', true), (1, 'de', 3, '{}', false), (1, 'en', 1, '{}', true), (2, 'de', 1, '{}', true);
  `);
  expect((await migrate(database, migrations))[0]).toBe('0020_one_published.sql');
  const published = await rowsOf(database, 'select container, language, number from snapshots where is_published order by 1, 2');
  expect(published).toEqual([
    { container: 1, language: 'de', number: 2 },
    { container: 1, language: 'en', number: 1 },
    { container: 2, language: 'de', number: 1 },
  ]);
  await database.close();
});

test('migrations: SHOP-124 notices under way say the room of the ticket and whether a new date was known', async () => {
  const database = await openNewDatabase();
  await migrate(database, withoutFrom('0022'));
  await database.script(`
    insert into rooms (id, name) values (5, '{"de": "Saal"}');
    insert into events (id, name, date_start, room, statuses) values
      (1, '{"de": "A"}', '2026-12-01 19:30+01', 5, '{postponed}'), (2, '{"de": "B"}', '2026-12-02 19:30+01', 5, '{}');
    insert into event_notices (id, event, kind, date_start, created_at, due_at) values
      (1, 1, 'postpone', '2026-12-01 19:30+01', now(), now()), (2, 2, 'postpone', '2026-11-30 19:30+01', now(), now()),
      (3, 2, 'change_room', '2026-12-02 19:30+01', now(), now()), (4, 2, 'cancel', '2026-12-02 19:30+01', now(), now());
  `);
  expect((await migrate(database, migrations))[0]).toBe('0022_notice_tickets.sql');
  expect(await rowsOf(database, 'select id, room, is_date_known from event_notices order by id')).toEqual([
    { id: 1, room: 5, is_date_known: false },
    { id: 2, room: 5, is_date_known: true },
    { id: 3, room: null, is_date_known: true },
    { id: 4, room: 5, is_date_known: true },
  ]);
  await database.close();
});

test('migrations: ADMIN-383 plain texts of alerts and introductions of forms become paragraphs', async () => {
  const database = await openNewDatabase();
  await migrate(database, withoutFrom('0032'));
  await database.script(`
    insert into alerts (id, title, text) values (1, '{"de": "A"}', '{"de": "Ab 8 < 9 & mehr.\\nZeile\\n\\nAbsatz", "en": " "}'), (2, '{"de": "B"}', '{}');
    insert into forms (id, title, intro) values (1, '{"de": "F"}', '{"en": "Write to us."}');
  `);
  expect((await migrate(database, migrations))[0]).toBe('0032_rich_introductions.sql');
  expect(await rowsOf(database, 'select text from alerts order by id')).toEqual([
    { text: { de: '<p>Ab 8 &lt; 9 &amp; mehr.<br />Zeile</p><p>Absatz</p>' } },
    { text: {} },
  ]);
  expect(await rowsOf(database, 'select intro from forms')).toEqual([{ intro: { en: '<p>Write to us.</p>' } }]);
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
