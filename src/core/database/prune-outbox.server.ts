import { sql } from 'drizzle-orm';
import type { Database, DatabaseHandle } from './client.server.ts';

/** Days for which changes stay in the outbox after they were made. Instances apply them within seconds. */
export const outboxRetentionDays = 7;
const pruneIntervalMs = 3600_000;
/** Rows per statement: it has to end before visitors notice it, also the first time on a database of years. */
const batchSize = 5000;

interface PruningOptions {
  database: DatabaseHandle;
  /** Number of the last change that was applied by those who store how far they are; later ones stay. */
  readApplied(db: Database): Promise<number>;
  onError(error: unknown): void;
}

/**
 * Deletes applied changes from the outbox after seven days, by the clock of the database, which dates them (OPS-265). The newest stays: instances
 * compare it with what they have applied. One that was away for longer misses its own last change there and has everything changed (OPS-251).
 */
export class OutboxPruning {
  readonly #options: PruningOptions;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(options: PruningOptions) {
    this.#options = options;
  }

  /** Prunes now and every hour. */
  begin(): void {
    const prune = () => {
      this.#running = this.run().catch(this.#options.onError);
    };
    this.#timer = setInterval(prune, pruneIntervalMs).unref();
    prune();
  }

  async run(): Promise<void> {
    const { database, readApplied } = this.#options;
    const applied = await readApplied(database.db);
    for (let deleted = batchSize; deleted === batchSize; ) deleted = await deleteSome(database.db, applied);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }
}

/** @returns how many rows went. */
async function deleteSome(db: Database, applied: number): Promise<number> {
  const { rows } = (await db.execute(sql`
    with deleted as (
      delete from outbox where number in (
        select number from outbox
        where number <= ${applied} and number < (select max(number) from outbox)
          and created_at < now() - make_interval(days => ${outboxRetentionDays})
        order by number limit ${batchSize}
      ) returning 1
    ) select count(*)::integer as count from deleted`)) as unknown as { rows: { count: number }[] };
  return rows[0]?.count ?? 0;
}
