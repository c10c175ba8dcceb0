import { mkdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, DatabaseHandle } from './client.server.ts';
import { prepareRepeated } from './prepare-repeated.server.ts';
import { shareTurns } from './share-turns.server.ts';

interface PgliteOptions {
  /** Folder of the database, locked by the caller; in memory when left out. */
  folder?: string;
  /** A dump of another PGlite to begin with, see {@link DatabaseHandle.dump}. */
  from?: Blob | File;
}

/** Page buffer of the database; the operating system caches the files too. PostgreSQL's default of 128 MB stays resident, however small the database is. */
const settings = ['shared_buffers=16MB'];

/** Opens the embedded database. One connection: a long statement blocks all others, so keep them short. */
export async function openPglite({ folder, from }: PgliteOptions): Promise<DatabaseHandle> {
  if (folder) mkdirSync(folder, { recursive: true });
  const client = await PGlite.create({ postgresqlconf: settings, ...(folder && { dataDir: folder }), ...(from && { loadDataDir: from }) });
  shareTurns(client);
  prepareRepeated(client);
  // Only one process has the folder, so its memory is enough for locks.
  const locked = new Set<number>();
  return {
    db: drizzle(client) as unknown as Database,
    kind: 'pglite',
    script: async (sql) => void (await client.exec(sql)),
    listen: (channel, onNotice) => client.listen(channel, onNotice),
    tryLock: async (number) => {
      if (locked.has(number)) return null;
      locked.add(number);
      return { release: async () => void locked.delete(number) };
    },
    check: async () => void (await client.query('select 1')),
    dump: () => client.dumpDataDir('none'),
    close: () => client.close(),
  };
}
