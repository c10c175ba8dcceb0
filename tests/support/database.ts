import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { DatabaseHandle } from '../../src/core/database/client.server.ts';
import { migrate } from '../../src/core/database/migrate.server.ts';
import { openPglite } from '../../src/core/database/open-pglite.server.ts';
import { openPostgresql } from '../../src/core/database/open-postgresql.server.ts';

const migrations = join(import.meta.dirname, '../../db/migrations');

/** Which database the tests run on; PGlite unless TEST_DATABASE_URL names a PostgreSQL. */
export const testDatabaseUrl = process.env.TEST_DATABASE_URL || undefined;

/** An empty, migrated database of the caller's own; gone when it is closed. */
export async function openTestDatabase(): Promise<DatabaseHandle> {
  if (testDatabaseUrl) return openOwnPostgresql(testDatabaseUrl);
  dump ??= dumpMigrated();
  return openPglite({ from: await dump });
}

/** Migrating costs more than cloning, so each worker does it once. */
let dump: Promise<Blob | File> | undefined;

async function dumpMigrated(): Promise<Blob | File> {
  const handle = await openPglite({});
  await migrate(handle, migrations);
  const data = await handle.dump?.();
  await handle.close();
  if (!data) throw new Error('PGlite gave no dump.');
  return data;
}

async function openOwnPostgresql(url: string): Promise<DatabaseHandle> {
  const name = `foyer_test_${randomBytes(8).toString('hex')}`;
  // A cluster made without a locale would store bytes and not letters.
  await runOn(url, `create database ${name} template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const handle = await openPostgresql(own.href, () => undefined);
  await migrate(handle, migrations);
  return {
    ...handle,
    close: async () => {
      await handle.close();
      await runOn(url, `drop database if exists ${name} with (force)`);
    },
  };
}

async function runOn(url: string, statement: string): Promise<void> {
  const server = await openPostgresql(url, () => undefined);
  await server.script(statement);
  await server.close();
}
