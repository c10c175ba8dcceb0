import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../core/database/client.server.ts';
import { localDay } from '../../core/text/wall-clock.ts';
import { notFoundCounts } from '../site/site.tables.server.ts';
import { serverErrors, webVitals } from './dashboard.tables.server.ts';

interface Rows {
  missing: typeof notFoundCounts.$inferInsert & { count: number; last_seen: Date };
  vitals: typeof webVitals.$inferInsert & { last_seen: Date };
  errors: typeof serverErrors.$inferInsert;
}

/** Rows collected in memory, by unique key. */
export type MeasurementRows = { [Kind in keyof Rows]: Map<string, Rows[Kind]> };

/** Maximum rows per kind between two writes. */
export const maxCollected = 500;
const maxMissing = 5000;
const maxErrors = 500;
/** Retention in days; the dashboard shows at most 90. */
export const countRetentionDays = 90;
export const errorRetentionDays = 30;

/** How each kind adds its counts to the stored rows. */
const additions: { [Kind in keyof MeasurementRows]: (db: Database, rows: Rows[Kind][]) => Promise<unknown> } = {
  missing: (db, rows) =>
    db
      .insert(notFoundCounts)
      .values(rows)
      .onConflictDoUpdate({
        target: notFoundCounts.url,
        set: { count: added(notFoundCounts.count), last_seen: sql`greatest(${notFoundCounts.last_seen}, excluded.last_seen)` },
      }),
  vitals: (db, rows) =>
    db
      .insert(webVitals)
      .values(rows.map(({ last_seen, ...row }) => row))
      .onConflictDoUpdate({
        target: [webVitals.day, webVitals.route, webVitals.device, webVitals.metric, webVitals.bucket],
        set: { count: added(webVitals.count) },
      }),
  errors: (db, rows) =>
    db
      .insert(serverErrors)
      .values(rows)
      .onConflictDoUpdate({
        target: [serverErrors.message, serverErrors.place],
        set: { count: added(serverErrors.count), last_seen: sql`greatest(${serverErrors.last_seen}, excluded.last_seen)` },
      }),
};

/**
 * Adds collected counts of one kind to the stored rows, all or none, in sorted order to prevent deadlocks between instances.
 * Rows the database refuses for their values are left out: tried again, they would hold up the others for ever.
 * @returns the first such refusal, for the log.
 */
export async function writeCollected<Kind extends keyof Rows>(
  db: Database,
  kind: Kind,
  rows: ReadonlyMap<string, Rows[Kind]>,
): Promise<unknown> {
  const sorted = inOrder(rows);
  const refused = await additions[kind](db, sorted).then(() => null, refusalOf);
  if (refused === null) return null;
  await db.transaction(async (transaction) => {
    for (const row of sorted) await transaction.transaction((one) => additions[kind](one as unknown as Database, [row])).catch(refusalOf);
  });
  return refused;
}

/** SQLSTATE classes 22 (data exception) and 54 (program limit exceeded): the same rows are refused again. Any other error is thrown. */
function refusalOf(error: unknown): unknown {
  const { code } = ((error as Error).cause ?? error) as { code?: unknown };
  if (/^(?:22|54)/.test(String(code))) return error;
  throw error;
}

/** Deletes expired rows, and the rarest addresses and errors beyond the limits. */
export async function sweepMeasurements(db: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * 24 * 3600 * 1000);
  await db.delete(notFoundCounts).where(sql`${notFoundCounts.last_seen} < ${before(countRetentionDays).toISOString()}::timestamptz`);
  await db.delete(serverErrors).where(sql`${serverErrors.last_seen} < ${before(errorRetentionDays).toISOString()}::timestamptz`);
  await db.delete(webVitals).where(sql`${webVitals.day} < ${localDay(before(countRetentionDays))}::date`);
  await deleteRarest(db, notFoundCounts, sql`url`, maxMissing);
  await deleteRarest(db, serverErrors, sql`message, place`, maxErrors);
}

function deleteRarest(db: Database, table: PgTable, key: SQL, most: number) {
  return db.execute(
    sql`delete from ${table} where (${key}) in (select ${key} from ${table} order by count desc, last_seen desc offset ${most})`,
  );
}

const added = (column: SQL | (typeof webVitals)['count'] | (typeof notFoundCounts)['count'] | (typeof serverErrors)['count']) =>
  sql`${column} + excluded.count`;

const inOrder = <Row>(rows: ReadonlyMap<string, Row>): Row[] =>
  [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
