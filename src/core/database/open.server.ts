import { join } from 'node:path';
import type { DatabaseHandle } from './client.server.ts';
import { openPglite } from './open-pglite.server.ts';
import { openPostgresql } from './open-postgresql.server.ts';

/** Opens the database the configuration names: PostgreSQL by its address, else PGlite in the data folder. */
export async function openDatabase(
  config: { databaseUrl: string | undefined; dataDir: string },
  onError: (error: Error) => void,
): Promise<DatabaseHandle> {
  if (config.databaseUrl) return openPostgresql(config.databaseUrl, onError);
  return openPglite({ folder: join(config.dataDir, 'database') });
}
