import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import type { Translated } from '../../../core/languages.ts';
import { events, rooms } from '../../programme/programme.tables.server.ts';
import { seatGroupName } from '../../programme/sales.shapes.ts';
import type { SoldEvent } from '../sale-rules.ts';
import { type RoomPlan, readRoomPlans } from '../seat-plan/seat-plans.read.server.ts';

/** An event with its room. */
export interface SoldEventRow {
  event: SoldEvent & { id_jet: string };
  /** Null where they are unknown. */
  roomSeats: number | null;
  /** The seat plan of its room, if any. */
  roomPlan: RoomPlan | null;
}

/** Listed events by their ids. Not cached, so that no ticket of a canceled event is sold. */
export async function readSoldEvents(db: Database, ids: readonly number[]): Promise<SoldEventRow[]> {
  return ids.length > 0 ? select(db, inArray(events.id, [...ids])) : [];
}

/** The listed event of an id in the ticket system; the oldest where an import has given it twice. */
export async function readSoldEvent(db: Database, idJet: string): Promise<SoldEventRow | undefined> {
  const [row] = idJet === '' ? [] : await select(db, eq(events.id_jet, idJet));
  return row;
}

/** Time of admission of a timeslot, 'HH:MM'; '' where the catalogue has no such slot. */
export function admissionOf(groups: SoldEvent['seat_groups'], seatGroup: string, blockId: number): string {
  const slots = groups.find((group) => group.seat_group === seatGroup)?.timeslots ?? [];
  return slots.find((slot) => slot.block_id === blockId)?.time_start ?? '';
}

/** The name of a seat group for visitors; what the catalogue no longer has keeps that of the shop. */
export function groupNameOf(groups: SoldEvent['seat_groups'], seatGroup: string): Translated {
  return seatGroupName(groups.find((group) => group.seat_group === seatGroup) ?? { seat_group: seatGroup });
}

async function select(db: Database, condition: SQL): Promise<SoldEventRow[]> {
  const found = await db
    .select({ event: columns, room: events.room, roomSeats: rooms.seats })
    .from(events)
    .leftJoin(rooms, eq(rooms.id, events.room))
    .where(and(condition, eq(events.is_listed, true)))
    .orderBy(events.id);
  const plans = await readRoomPlans(
    db,
    found.map(({ room }) => room),
  );
  return found.map(({ event, room, roomSeats }) => ({ event, roomSeats, roomPlan: plans.get(room ?? 0) ?? null }));
}

const columns = {
  id: events.id,
  id_jet: events.id_jet,
  name: events.name,
  date_start: events.date_start,
  date_end: events.date_end,
  ends_at: events.ends_at,
  statuses: events.statuses,
  sale_starts: events.sale_starts,
  presale_starts: events.presale_starts,
  presale_accounts: events.presale_accounts,
  presale_code: events.presale_code,
  sale_ends: events.sale_ends,
  has_waiting_list: events.has_waiting_list,
  waiting_hours: events.waiting_hours,
  waiting_tickets: events.waiting_tickets,
  wheelchair_release_hours: events.wheelchair_release_hours,
  prices: events.prices,
  seat_groups: events.seat_groups,
};
