import { and, eq, gt, gte, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { events, rooms } from '../../programme/programme.tables.server.ts';
import { placeKey, planSeating } from '../allocation/stock-plan.ts';
import { shopCarts, shopItems, shopStocks, shopTickets } from '../booking.tables.server.ts';
import { placesPerId } from '../seat-plan/seat-plan.shapes.ts';
import { readRoomPlans } from '../seat-plan/seat-plans.read.server.ts';

/** The places of a seat group, or of one of its timeslots, as the office sets them (ADMIN-03). */
export interface StockPlace {
  /** '' for the event's own prices. */
  seat_group: string;
  /** 0 without timeslots. */
  block_id: number;
  /** 'HH:MM', null without timeslots. */
  time: string | null;
  /** Stored by an administrator; null follows from the room. */
  capacity: number | null;
  /** The capacity in force. */
  planned: number;
  taken: number;
  /** The minimum capacity: the highest number of a taken place, in a seat plan how many are taken. */
  highest: number;
}

export interface EventStocks {
  places: StockPlace[];
  /** Seats of the room, null where they are unknown. */
  seats: number | null;
  /** Seats are sold by the seat plan of the room. */
  hasPlan: boolean;
  /** Seats of the plan that the event does not sell, for its catalogue lacks their seat group. None where every seat costs the same. */
  unsold: { seat_group: string; seats: number }[];
  /** How many more places are sold and held than there are, as after a move into a smaller room (SHOP-128). */
  excess: number;
  /** Tickets that name a seat which the room does not have, as after another plan or room. */
  unseated: number;
}

/** Capacity and taken places of an event's stocks, as they would be `inRoom`, without it in its own; null when there is no such event. */
export async function readStocks(db: Database, event: number, now: Date, inRoom?: number): Promise<EventStocks | null> {
  const [row] = await db
    .select({ event: events, seats: rooms.seats })
    .from(events)
    .leftJoin(rooms, eq(rooms.id, inRoom ?? events.room))
    .where(eq(events.id, event));
  if (!row) return null;
  const room = inRoom ?? row.event.room;
  const plan = (await readRoomPlans(db, [room])).get(room ?? 0);
  const stored = await db.select().from(shopStocks).where(eq(shopStocks.event, event));
  const taken = new Map((await readTakenSeats(db, event, now)).map((one) => [one.stock, one]));
  const times = new Map(
    row.event.seat_groups.flatMap(({ seat_group, timeslots }) =>
      timeslots.map(({ block_id, time_start }) => [placeKey(seat_group, block_id), time_start] as const),
    ),
  );
  const stockOf = new Map(stored.map((stock) => [placeKey(stock.seat_group, stock.block_id), stock]));
  const places = [...planSeating(row.event, row.seats, stored, plan?.seats)].map(([key, { capacity }]) => {
    const stock = stockOf.get(key);
    const space = key.indexOf(' ');
    return {
      ...{ seat_group: key.slice(space + 1), block_id: Number(key.slice(0, space)) },
      ...{ time: times.get(key) ?? null, capacity: stock?.capacity ?? null, planned: capacity },
      ...{ taken: taken.get(stock?.id ?? 0)?.count ?? 0, highest: taken.get(stock?.id ?? 0)?.highest ?? 0 },
    };
  });
  const sold = new Set(places.map(({ seat_group }) => seat_group));
  const hasPlan = places.some(({ seat_group, block_id }) => block_id === 0 && plan?.seats.has(seat_group));
  // Prices of the event itself are for any seat.
  const missing = row.event.seat_groups.length > 0 ? [...(plan?.seats ?? [])].filter(([seat_group]) => !sold.has(seat_group)) : [];
  const unsold = missing.map(([seat_group, { byPlace }]) => ({ seat_group, seats: byPlace.size }));
  const excess = places.reduce((sum, { taken: count, planned }) => sum + count - planned, 0);
  const known = new Set([...(plan?.seats.values() ?? [])].flatMap(({ byPlace }) => [...byPlace.keys()]));
  const unseated = (await readNamedSeats(db, event, now)).filter(({ seat }) => !known.has(seat)).length;
  return { places, seats: row.seats, hasPlan, unsold, excess: Math.max(0, excess), unseated };
}

/** Tickets for seats of a plan. */
function readNamedSeats(db: Database, event: number, now: Date) {
  return db
    .select({ seat: shopTickets.seat })
    .from(shopTickets)
    .innerJoin(shopItems, eq(shopItems.id, shopTickets.item))
    .innerJoin(shopStocks, eq(shopStocks.id, shopTickets.stock))
    .leftJoin(shopCarts, eq(shopCarts.id, shopItems.cart))
    .where(and(gte(shopTickets.seat, placesPerId), isTakenIn(event, now)));
}

const isTakenIn = (event: number, now: Date) => and(eq(shopStocks.event, event), or(isNull(shopItems.cart), gt(shopCarts.expires_at, now)));

/** Sold tickets, and those in carts that have not expired. */
function readTakenSeats(db: Database, event: number, now: Date) {
  return db
    .select({
      stock: shopTickets.stock,
      count: sql<number>`count(*)::integer`,
      highest: sql<number>`coalesce(max(${shopTickets.seat}) filter (where ${shopTickets.seat} < ${placesPerId}), count(*))::integer`,
    })
    .from(shopTickets)
    .innerJoin(shopItems, eq(shopItems.id, shopTickets.item))
    .innerJoin(shopStocks, eq(shopStocks.id, shopTickets.stock))
    .leftJoin(shopCarts, eq(shopCarts.id, shopItems.cart))
    .where(isTakenIn(event, now))
    .groupBy(shopTickets.stock);
}
