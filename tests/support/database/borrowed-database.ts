import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, DatabaseHandle } from '../../../src/core/database/client.server.ts';
import { emptyDatabase, shapeOf } from './empty-database.ts';

interface MigratedDatabase {
  handle: DatabaseHandle;
  shape: string;
}

/** The embedded database nobody of this worker uses at the moment. Opening one takes a second of the processor, emptying one a few milliseconds. */
let spare: MigratedDatabase | null = null;

/**
 * A migrated, empty database as if it were a new one. Closed, it is emptied for the next borrower; whoever still asks it is refused, as
 * by a database that is closed. Where a test has changed the tables themselves, it is closed in earnest.
 */
export async function borrowDatabase(open: () => Promise<DatabaseHandle>): Promise<DatabaseHandle> {
  const migrated = spare ?? (await measure(await open()));
  spare = null;
  const { handle } = migrated;
  let isOpen = true;
  const leftOpen = new Set<() => Promise<void>>();
  const refuseClosed = () => {
    if (!isOpen) throw new Error('This database is closed.');
  };
  const client = new Proxy((handle.db as unknown as { $client: PGlite }).$client, {
    get: (target, name) => {
      refuseClosed();
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return {
    db: drizzle(client) as unknown as Database,
    kind: handle.kind,
    script: async (text) => {
      refuseClosed();
      await handle.script(text);
    },
    listen: async (...args) => {
      refuseClosed();
      const unlisten = await handle.listen(...args);
      leftOpen.add(unlisten);
      return async () => {
        if (leftOpen.delete(unlisten)) await unlisten();
      };
    },
    tryLock: async (number) => {
      refuseClosed();
      const lock = await handle.tryLock(number);
      if (!lock) return null;
      leftOpen.add(lock.release);
      return {
        release: async () => {
          leftOpen.delete(lock.release);
          await lock.release();
        },
      };
    },
    check: async () => {
      refuseClosed();
      await handle.check();
    },
    ...(handle.dump && { dump: handle.dump }),
    close: async () => {
      if (!isOpen) return;
      isOpen = false;
      for (const end of leftOpen) await end();
      if (!spare && (await emptyDatabase(handle, migrated.shape))) spare = migrated;
      else await handle.close();
    },
  };
}

async function measure(handle: DatabaseHandle): Promise<MigratedDatabase> {
  return { handle, shape: await shapeOf(handle) };
}
