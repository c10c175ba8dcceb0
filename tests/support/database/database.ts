import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import type { DatabaseHandle } from '../../../src/core/database/client.server.ts';
import { openPglite } from '../../../src/core/database/open-pglite.server.ts';
import { openPostgresql } from '../../../src/core/database/open-postgresql.server.ts';
import { borrowDatabase } from './borrowed-database.ts';
import { emptyDatabase, shapeOf } from './empty-database.ts';
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

/** The database of the server nobody of this worker uses at the moment: to make and drop one takes the system 0.6 s, to empty it 0.05. */
let spare: string | undefined;
/** What the migrations make; the same in every database of the run. */
let shape: string | undefined;

async function openOwnPostgresql(url: string): Promise<DatabaseHandle> {
  const template = process.env.MIGRATED_TEMPLATE;
  // A bench has no template, nor anybody who drops what lies ready at the end.
  const own = (template && spare) || (await createDatabase(url, `${template ?? 'foyer_test'}_${randomBytes(8).toString('hex')}`, template));
  spare = undefined;
  const handle = await openPostgresql(own, () => undefined);
  if (!template) await migrateNew(handle);
  shape ??= await shapeOf(handle);
  return {
    ...handle,
    close: async () => {
      await handle.close();
      if (template && !spare && (await isAsNew(own, shape ?? ''))) spare = own;
      else await runOn(url, `drop database if exists ${new URL(own).pathname.slice(1)} with (force)`);
    },
  };
}

/** Empties the database for the next test; false where this one has changed the tables themselves. Whoever is still connected is cut off. */
async function isAsNew(url: string, shape: string): Promise<boolean> {
  const handle = await openPostgresql(url, () => undefined);
  await handle.script(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  return emptyDatabase(handle, shape).finally(() => handle.close());
}
