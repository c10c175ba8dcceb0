import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../src/core/database/client.server.ts';

/** Milliseconds after which something else is wrong than a busy cluster. */
const timeoutMs = 30_000;

/**
 * Vacuums and counts the tables as autovacuum does in time, so that index-only scans are worth it (PGlite has no autovacuum).
 * A page of a table counts as visible to all only when its rows are older than every running transaction and their commit is
 * on disk: on a busy cluster that is a moment later, so it is tried again until all pages do. @throws when they never do.
 */
export async function vacuum(handle: Pick<DatabaseHandle, 'db' | 'script'>, tables: readonly string[]): Promise<void> {
  const end = Date.now() + timeoutMs;
  for (const table of tables) {
    await handle.script(`vacuum (analyze) ${table}`);
    while ((await hiddenPages(handle, table)) > 0) {
      if (Date.now() > end) throw new Error(`Pages of ${table} are still not visible to all.`);
      await handle.script(`vacuum (analyze) ${table}`);
    }
  }
}

async function hiddenPages({ db }: Pick<DatabaseHandle, 'db'>, table: string): Promise<number> {
  const { rows } = (await db.execute(
    sql`select relpages - relallvisible as hidden from pg_class where oid = ${table}::regclass`,
  )) as unknown as { rows: { hidden: number }[] };
  return rows[0]?.hidden ?? 0;
}
