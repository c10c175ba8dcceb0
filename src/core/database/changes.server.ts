import { desc, eq, gt, sql } from 'drizzle-orm';
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
  /** Counts the changes that this process has applied. */
  readonly number: number;
  hasMovedSince(number: number, tags: Iterable<string>): boolean;
  subscribe(listener: (tags: readonly string[]) => void): () => void;
  /** Applies new changes now. A writer calls it after its commit, so that its next read is fresh. */
  applyNewChanges(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Follows the outbox: applies each change once, in order. NOTIFY triggers a read, so does a new connection after a lost
 * one, and every `pollIntervalMs` a read makes sure. A new connection may lead to a database without the last changes, as a standby
 * that takes over before it has received them (OPS-251): then everything has changed.
 */
export async function followChanges(handle: DatabaseHandle, onError: (error: unknown) => void, pollIntervalMs = 5000): Promise<Changes> {
  const lastMoved = new Map<string, number>();
  const listeners = new Set<(tags: readonly string[]) => void>();
  let last = await readLast(handle.db);
  let number = 0;
  let isReconnected = false;
  let running: Promise<void> | undefined;
  let isAgain = false;

  const apply = (tags: readonly string[]) => {
    number += 1;
    for (const tag of tags) lastMoved.set(tag, number);
    for (const listener of listeners) listener(tags);
  };
  const compareWithOutbox = async () => {
    if (await isIn(handle.db, last)) return;
    last = await readLast(handle.db);
    apply([everything]);
  };
  const readNew = async () => {
    if (isReconnected) {
      isReconnected = false;
      await compareWithOutbox().catch((error: unknown) => {
        isReconnected = true;
        throw error;
      });
    }
    const rows = await handle.db.select().from(outbox).where(gt(outbox.number, last.number)).orderBy(outbox.number);
    for (const row of rows) {
      last = row;
      apply(row.tags);
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

  const stopListening = await handle.listen(channel, quietly, () => {
    isReconnected = true;
    quietly();
  });
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
  return (await readLast(db)).number;
}

/** A row of the outbox; the number alone may be given again. */
type Row = Pick<typeof outbox.$inferSelect, 'number' | 'created_at'>;
const none: Row = { number: 0, created_at: new Date(0) };

async function readLast(db: Database): Promise<Row> {
  const [row] = await db.select().from(outbox).orderBy(desc(outbox.number)).limit(1);
  return row ?? none;
}

async function isIn(db: Database, { number, created_at }: Row): Promise<boolean> {
  const [row] = await db.select().from(outbox).where(eq(outbox.number, number));
  return (row ?? none).created_at.getTime() === created_at.getTime();
}
