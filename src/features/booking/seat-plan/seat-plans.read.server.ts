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

/** Seat plans by room; rooms without one, or with one without areas, are missing. */
export async function readRoomPlans(db: Database, rooms: readonly (number | null)[]): Promise<Map<number, RoomPlan>> {
  const ids = [...new Set(rooms.filter((room) => room !== null))];
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(seatPlans).where(inArray(seatPlans.room, ids));
  const drawn = rows.filter(({ plan }) => plan.areas.length > 0);
  return new Map(drawn.map(({ room, plan }) => [room, { plan, seats: planSeats(plan) }]));
}

/** The stored plan of a room with its version, also a removed one; null where there never was one. */
export async function readStoredPlan(db: Database, room: number): Promise<{ plan: SeatPlan; version: number } | null> {
  const [row] = await db.select().from(seatPlans).where(eq(seatPlans.room, room));
  return row ?? null;
}
