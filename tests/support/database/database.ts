import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import type { DatabaseHandle } from '../../../src/core/database/client.server.ts';
import { openPglite } from '../../../src/core/database/open-pglite.server.ts';
import { openPostgresql } from '../../../src/core/database/open-postgresql.server.ts';
import { borrowDatabase } from './borrowed-database.ts';
import { createDatabase, dumpMigrated, migrateNew, runOn } from './migrated.ts';

/** Which database the tests run on; PGlite unless TEST_DATABASE_URL names a PostgreSQL. */
export const testDatabaseUrl = process.env.TEST_DATABASE_URL || undefined;

/** An empty, migrated database of the caller's own; gone when it is closed. */
export async function openTestDatabase(): Promise<DatabaseHandle> {
  if (testDatabaseUrl) return openOwnPostgresql(testDatabaseUrl);
  dump ??= process.env.MIGRATED_DUMP ? openAsBlob(process.env.MIGRATED_DUMP) : dumpMigrated();
  const from = dump;
  return borrowDatabase(async () => openPglite({ from: await from }));
}

/** Migrating costs more than cloning. */
let dump: Promise<Blob> | undefined;

async function openOwnPostgresql(url: string): Promise<DatabaseHandle> {
  const name = `foyer_test_${randomBytes(8).toString('hex')}`;
  const template = process.env.MIGRATED_TEMPLATE;
  const own = await createDatabase(url, name, template);
  const handle = await openPostgresql(own, () => undefined);
  if (!template) await migrateNew(handle);
  return {
    ...handle,
    close: async () => {
      await handle.close();
      await runOn(url, `drop database if exists ${name} with (force)`);
    },
  };
}
