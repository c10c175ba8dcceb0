import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../src/core/database/client.server.ts';
import { migrate } from '../../../src/core/database/migrate.server.ts';
import { openPglite } from '../../../src/core/database/open-pglite.server.ts';
import { openPostgresql } from '../../../src/core/database/open-postgresql.server.ts';
import { holdTemporaryFiles } from '../temporary.ts';

/** Once for the whole run, before its first test: the migrated database that every test gets a copy of, on a server, as a dump or as a folder. */
export default async function migrateOnce(): Promise<() => Promise<void>> {
  const forget = holdTemporaryFiles();
  process.env.BUNDLED_TOOLS = join(tmpdir(), 'tools');
  const url = process.env.TEST_DATABASE_URL;
  if (url) {
    const name = `foyer_template_${randomBytes(8).toString('hex')}`;
    const handle = await openPostgresql(await createDatabase(url, name), () => undefined);
    await migrateNew(handle);
    await handle.close();
    process.env.MIGRATED_TEMPLATE = name;
    return async () => {
      for (const made of await databasesFrom(url, name)) await runOn(url, `drop database if exists ${made} with (force)`);
      forget();
    };
  }
  const folder = mkdtempSync(join(tmpdir(), 'foyer-migrated-'));
  const dump = await dumpMigrated();
  process.env.MIGRATED_DUMP = join(folder, 'database.tar');
  writeFileSync(process.env.MIGRATED_DUMP, Buffer.from(await dump.arrayBuffer()));
  process.env.MIGRATED_FOLDER = join(folder, 'database');
  await (await openPglite({ folder: process.env.MIGRATED_FOLDER, from: dump })).close();
  return async () => forget();
}

/** A data folder of the caller's own in which the embedded database lies ready, as after a first start: making one takes seconds. */
export function migratedDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-data-'));
  if (process.env.MIGRATED_FOLDER) cpSync(process.env.MIGRATED_FOLDER, join(dataDir, 'database'), { recursive: true });
  return dataDir;
}

/** A migrated PGlite as it can be loaded. */
export async function dumpMigrated(): Promise<Blob> {
  const handle = await openPglite({});
  await migrateNew(handle);
  const data = await handle.dump?.();
  await handle.close();
  if (!data) throw new Error('PGlite gave no dump.');
  return data;
}

/** Gives a new database its tables. */
export async function migrateNew(handle: DatabaseHandle): Promise<void> {
  await migrate(handle, join(import.meta.dirname, '../../../db/migrations'));
}

/** A new database on the server of `url`, whose address it returns. */
export async function createDatabase(url: string, name: string, template = 'template0'): Promise<string> {
  // A cluster made without a locale would store bytes and not letters.
  await runOn(url, `create database ${name} template ${template} encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

/** The template and what its tests have left ready for the next one. */
async function databasesFrom(url: string, template: string): Promise<string[]> {
  const server = await openPostgresql(url, () => undefined);
  const { rows } = (await server.db.execute(
    sql`select datname as name from pg_database where starts_with(datname, ${template})`,
  )) as unknown as { rows: { name: string }[] };
  await server.close();
  return rows.map(({ name }) => name);
}

/** One statement on the server itself. */
export async function runOn(url: string, statement: string): Promise<void> {
  const server = await openPostgresql(url, () => undefined);
  await server.script(statement);
  await server.close();
}
