import { and, eq, gt, inArray, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { events } from '../../programme/programme.tables.server.ts';
import type { SyncedEvent } from './shop-values.shapes.ts';

/** An event that the shop may sell; `slots` are the ids of its timeslots, which are dates of their own at some shops. */
export interface KnownEvent {
  id: number;
  idJet: string;
  production: number | null;
  dateStart: Date;
  slots: number[];
}

/** Every event with an id of the ticket system that is not over, also offline ones; those of the trash are not synchronised. */
export async function readKnownEvents(db: Database, now: Date): Promise<KnownEvent[]> {
  const rows = await db
    .select({
      ...{ id: events.id, idJet: events.id_jet, production: events.production, dateStart: events.date_start },
      groups: events.seat_groups,
    })
    .from(events)
    .where(and(ne(events.id_jet, ''), isNull(events.deleted_at), gt(events.ends_at, now)))
    .orderBy(events.id);
  return rows.map(({ groups, ...row }) => ({ ...row, slots: groups.flatMap((group) => group.timeslots.map(({ block_id }) => block_id)) }));
}

const columns = {
  ...{ id: events.id, name: events.name, id_jet: events.id_jet, date_start: events.date_start, date_end: events.date_end },
  ...{ sale_starts: events.sale_starts, sale_ends: events.sale_ends, prices: events.prices, seat_groups: events.seat_groups },
};

/** One event with what is synchronised, its row locked until the transaction ends; null for one that is gone or in the trash. */
export async function readSyncedEvent(transaction: Database, id: number): Promise<SyncedEvent | null> {
  const [row] = await transaction
    .select(columns)
    .from(events)
    .where(and(eq(events.id, id), isNull(events.deleted_at)))
    .for('update');
  return row ?? null;
}

/** Events outside of the trash with what is synchronised, by id. */
export async function readSyncedEvents(db: Database, ids: readonly number[]): Promise<Map<number, SyncedEvent>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select(columns)
    .from(events)
    .where(and(inArray(events.id, [...ids]), isNull(events.deleted_at)));
  return new Map(rows.map((row) => [row.id, row]));
}
