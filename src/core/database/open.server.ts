import { join } from 'node:path';
import type { DatabaseHandle } from './client.server.ts';

/** Opens the database the configuration names: PostgreSQL by its address, else PGlite in the data folder. Only its driver is loaded (decision 0098). */
export async function openDatabase(
  config: { databaseUrl: string | undefined; dataDir: string },
  onError: (error: Error) => void,
): Promise<DatabaseHandle> {
  if (config.databaseUrl) {
    const { openPostgresql } = await import('./open-postgresql.server.ts');
    return openPostgresql(config.databaseUrl, onError);
  }
  const { openPglite } = await import('./open-pglite.server.ts');
  return openPglite({ folder: join(config.dataDir, 'database') });
}
