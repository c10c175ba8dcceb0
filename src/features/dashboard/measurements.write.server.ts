import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../core/database/client.server.ts';
import { localDay } from '../../core/text/wall-clock.ts';
import { notFoundVisits } from '../site/site.tables.server.ts';
import { serverErrors, webVitals } from './dashboard.tables.server.ts';

/** What waits in memory, each row once, by a key of its own. */
export interface Collected {
  missing: Map<string, typeof notFoundVisits.$inferInsert & { count: number; last_seen: Date }>;
  vitals: Map<string, typeof webVitals.$inferInsert & { last_seen: Date }>;
  errors: Map<string, typeof serverErrors.$inferInsert>;
}

/** Different rows of one kind that are collected between two times of storing. */
export const mostAtOnce = 500;
const mostMissing = 5000;
const mostErrors = 500;
/** Days for which things are kept; the dashboard shows at most 90. */
const keptDays = 90;
const keptErrorDays = 30;

/** Adds what was collected to what is stored. Rows go in their order, so that two instances never wait for each other in a circle. */
export async function writeCollected(db: Database, { missing, vitals, errors }: Collected): Promise<void> {
  await db.transaction(async (transaction) => {
    if (missing.size > 0)
      await transaction
        .insert(notFoundVisits)
        .values(inOrder(missing))
        .onConflictDoUpdate({
          target: notFoundVisits.url,
          set: { count: added(notFoundVisits.count), last_seen: sql`greatest(${notFoundVisits.last_seen}, excluded.last_seen)` },
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

/** Deletes what is too old, and of addresses and errors the rarest where there are too many. */
export async function sweepMeasurements(db: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * 24 * 3600 * 1000);
  await db.delete(notFoundVisits).where(sql`${notFoundVisits.last_seen} < ${before(keptDays).toISOString()}::timestamptz`);
  await db.delete(serverErrors).where(sql`${serverErrors.last_seen} < ${before(keptErrorDays).toISOString()}::timestamptz`);
  await db.delete(webVitals).where(sql`${webVitals.day} < ${localDay(before(keptDays))}::date`);
  await keepMost(db, notFoundVisits, sql`url`, mostMissing);
  await keepMost(db, serverErrors, sql`message, place`, mostErrors);
}

function keepMost(db: Database, table: PgTable, key: SQL, most: number) {
  return db.execute(
    sql`delete from ${table} where (${key}) in (select ${key} from ${table} order by count desc, last_seen desc offset ${most})`,
  );
}

const added = (column: SQL | (typeof webVitals)['count'] | (typeof notFoundVisits)['count'] | (typeof serverErrors)['count']) =>
  sql`${column} + excluded.count`;

const inOrder = <Row>(rows: ReadonlyMap<string, Row>): Row[] =>
  [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
