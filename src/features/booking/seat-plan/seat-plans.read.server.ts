import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { seatPlans } from '../booking.tables.server.ts';
import { type PlannedSeats, planSeats } from './planned-seats.ts';
import type { SeatPlan } from './seat-plan.shapes.ts';

/** The seat plan of a room with its places. */
export interface RoomPlan {
  plan: SeatPlan;
  seats: PlannedSeats;
}

/** Seat plans by room; rooms without one are missing. */
export async function readRoomPlans(db: Database, rooms: readonly (number | null)[]): Promise<Map<number, RoomPlan>> {
  const ids = [...new Set(rooms.filter((room) => room !== null))];
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(seatPlans).where(inArray(seatPlans.room, ids));
  return new Map(rows.map(({ room, plan }) => [room, { plan, seats: planSeats(plan) }]));
}

/** The stored plan of a room with its version; null where there is none. */
export async function readStoredPlan(db: Database, room: number): Promise<{ plan: SeatPlan; version: number } | null> {
  const [row] = await db.select().from(seatPlans).where(eq(seatPlans.room, room));
  return row ?? null;
}
