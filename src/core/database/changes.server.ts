import { desc, gt, sql } from 'drizzle-orm';
import { outbox } from './change.tables.server.ts';
import type { Database, DatabaseHandle } from './client.server.ts';

const channel = 'foyer_change';
/** Advisory lock while a change number is assigned, so that numbers become visible in their order and none is skipped. */
const numberLock = 4_613_001;

/** Stands for every tag: all content has changed, as after a restore. */
export const everything = '*';

/**
 * Announces that content with these tags changed. Call it inside the transaction of the change: the
 * number and the change become visible together. NOTIFY carries only the number.
 */
export async function announceChange(transaction: Database, tags: readonly string[]): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${numberLock})`);
  const [row] = await transaction
    .insert(outbox)
    .values({ tags: [...new Set(tags)] })
    .returning({ number: outbox.number });
  await transaction.execute(sql`select pg_notify(${channel}, ${String(row?.number)})`);
}

/** The changes this instance has applied; see `ChangeFeed` of the page cache. */
export interface Changes {
  readonly number: number;
  hasMovedSince(number: number, tags: Iterable<string>): boolean;
  subscribe(listener: (tags: readonly string[]) => void): () => void;
  /** Applies new changes now. A writer calls it after its commit, so that its next read is fresh. */
  applyNewChanges(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Follows the outbox: applies each change once, in order. NOTIFY triggers a read, so does a new connection after a lost
 * one, and every `pollIntervalMs` a read makes sure.
 */
export async function followChanges(handle: DatabaseHandle, onError: (error: unknown) => void, pollIntervalMs = 5000): Promise<Changes> {
  const lastMoved = new Map<string, number>();
  const listeners = new Set<(tags: readonly string[]) => void>();
  let number = await readLastNumber(handle.db);
  let running: Promise<void> | undefined;
  let isAgain = false;

  const readNew = async () => {
    const rows = await handle.db.select().from(outbox).where(gt(outbox.number, number)).orderBy(outbox.number);
    for (const row of rows) {
      number = row.number;
      for (const tag of row.tags) lastMoved.set(tag, row.number);
      for (const listener of listeners) listener(row.tags);
    }
  };
  const applyNewChanges = (): Promise<void> => {
    isAgain = true;
    running ??= (async () => {
      try {
        while (isAgain) {
          isAgain = false;
          await readNew();
        }
      } finally {
        running = undefined;
      }
    })();
    return running;
  };
  const quietly = () => void applyNewChanges().catch(onError);

  const stopListening = await handle.listen(channel, quietly, quietly);
  const timer = setInterval(quietly, pollIntervalMs);
  timer.unref();

  return {
    get number() {
      return number;
    },
    hasMovedSince: (since, tags) => {
      if ((lastMoved.get(everything) ?? 0) > since) return true;
      for (const tag of tags) if ((lastMoved.get(tag) ?? 0) > since) return true;
      return false;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    applyNewChanges,
    close: async () => {
      clearInterval(timer);
      // Fails when the database is away; there is nothing left to stop then.
      await stopListening().catch(onError);
      await running?.catch(() => undefined);
    },
  };
}

/** Number of the newest change. */
export async function readLastNumber(db: Database): Promise<number> {
  const [row] = await db.select({ number: outbox.number }).from(outbox).orderBy(desc(outbox.number)).limit(1);
  return row?.number ?? 0;
}
