import { and, asc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { events } from '../../programme/programme.tables.server.ts';

/** The place of an event in the order of the programme. */
export interface ProgrammePlace {
  id: number;
  date_start: Date;
}

/** How long ago an event may have begun, so that the query need not walk the seasons that are over. */
const longestRunMs = 100 * 24 * 3_600_000;

/** The next events a shop may sell that are not over, in order of time, after a place; from the first without one. */
export function readUpcomingSales(db: Database, now: Date, after: ProgrammePlace | null, limit: number): Promise<ProgrammePlace[]> {
  const { id, date_start, id_jet, is_listed, ends_at } = events;
  const from = after ?? { id: 0, date_start: new Date(now.getTime() - longestRunMs) };
  const isLater = sql`(${date_start}, ${id}) > (${from.date_start.toISOString()}::timestamptz, ${from.id}::integer)`;
  return db
    .select({ id, date_start })
    .from(events)
    .where(and(eq(is_listed, true), isLater, gt(ends_at, now), ne(id_jet, '')))
    .orderBy(asc(date_start), asc(id))
    .limit(limit);
}
