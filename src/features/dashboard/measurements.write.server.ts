import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../core/database/client.server.ts';
import { localDay } from '../../core/text/wall-clock.ts';
import { notFoundCounts } from '../site/site.tables.server.ts';
import { serverErrors, webVitals } from './dashboard.tables.server.ts';

/** Rows collected in memory, by unique key. */
export interface Collected {
  missing: Map<string, typeof notFoundCounts.$inferInsert & { count: number; last_seen: Date }>;
  vitals: Map<string, typeof webVitals.$inferInsert & { last_seen: Date }>;
  errors: Map<string, typeof serverErrors.$inferInsert>;
}

/** Maximum rows per kind between two writes. */
export const maxCollected = 500;
const maxMissing = 5000;
const maxErrors = 500;
/** Retention in days; the dashboard shows at most 90. */
const retentionDays = 90;
const errorRetentionDays = 30;

/** Adds collected counts to the stored rows, in sorted order to prevent deadlocks between instances. */
export async function writeCollected(db: Database, { missing, vitals, errors }: Collected): Promise<void> {
  await db.transaction(async (transaction) => {
    if (missing.size > 0)
      await transaction
        .insert(notFoundCounts)
        .values(inOrder(missing))
        .onConflictDoUpdate({
          target: notFoundCounts.url,
          set: { count: added(notFoundCounts.count), last_seen: sql`greatest(${notFoundCounts.last_seen}, excluded.last_seen)` },
        });
    if (vitals.size > 0)
      await transaction
        .insert(webVitals)
        .values(inOrder(vitals).map(({ last_seen, ...row }) => row))
        .onConflictDoUpdate({
          target: [webVitals.day, webVitals.route, webVitals.device, webVitals.metric, webVitals.bucket],
          set: { count: added(webVitals.count) },
        });
    if (errors.size > 0)
      await transaction
        .insert(serverErrors)
        .values(inOrder(errors))
        .onConflictDoUpdate({
          target: [serverErrors.message, serverErrors.place],
          set: { count: added(serverErrors.count), last_seen: sql`greatest(${serverErrors.last_seen}, excluded.last_seen)` },
        });
  });
}

/** Deletes expired rows, and the rarest addresses and errors beyond the limits. */
export async function sweepMeasurements(db: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * 24 * 3600 * 1000);
  await db.delete(notFoundCounts).where(sql`${notFoundCounts.last_seen} < ${before(retentionDays).toISOString()}::timestamptz`);
  await db.delete(serverErrors).where(sql`${serverErrors.last_seen} < ${before(errorRetentionDays).toISOString()}::timestamptz`);
  await db.delete(webVitals).where(sql`${webVitals.day} < ${localDay(before(retentionDays))}::date`);
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
