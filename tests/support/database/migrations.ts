import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { DatabaseHandle } from '../../../src/core/database/client.server.ts';
import { temporaryFolder } from '../imports/import.ts';
import { openTestDatabase } from './database.ts';

/** Folder of the product's migrations. */
export const migrations = join(import.meta.dirname, '../../../db/migrations');

/** A folder with the product's migrations and these behind them, as a later version has it. */
export function withLater(later: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  for (const name of readdirSync(migrations)) if (name.endsWith('.sql')) copyFileSync(join(migrations, name), join(folder, name));
  for (const [name, text] of Object.entries(later)) writeFileSync(join(folder, name), text);
  return folder;
}

/** A folder with the product's migrations before this number, as an earlier version had it. */
export function withoutFrom(number: string): string {
  const folder = withLater({});
  for (const name of readdirSync(folder)) if (name >= number) rmSync(join(folder, name));
  return folder;
}

/** A database without a table, as it is before the first start. Emptying a clone takes a third of the time of making one. */
export async function openNewDatabase(): Promise<DatabaseHandle> {
  const database = await openTestDatabase();
  await database.script('drop schema public cascade; create schema public');
  return database;
}

/**
 * A database as the last commit before 0000_baseline.sql left it (decision 0080), with the fifteen migrations of then and some content.
 * Plain SQL: the tables of today's code may have columns that it lacks.
 */
export async function openBeforeBaseline(): Promise<DatabaseHandle> {
  const database = await openNewDatabase();
  await database.script(gunzipSync(readFileSync(join(import.meta.dirname, '../../fixtures/before-baseline.sql.gz'))).toString());
  await database.script(`
    insert into event_tags (name) values ('{"de": "Familie", "en": "Family"}');
    insert into events (name, date_start, tags, is_online)
      values ('{"de": "Die Möwe", "en": "The Seagull"}', '2026-11-21 19:30+01', '{1}', true);
    insert into users (username, email) values ('ada', 'ada@example.org');
    insert into sessions (id_hash, "user", expires_at) values ('x', 1, '2027-01-01');
  `);
  return database;
}
