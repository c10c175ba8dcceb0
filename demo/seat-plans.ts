import { and, eq, gte, lt } from 'drizzle-orm';
import type { DatabaseHandle } from '../src/core/database/client.server.ts';
import { seatPlans, shopItems, shopOrders, shopStocks, shopTickets } from '../src/features/booking/booking.tables.server.ts';
import { labelOf, type PlannedGroup, planSeats } from '../src/features/booking/seat-plan/planned-seats.ts';
import { type SeatPlan, seatPlanSchema } from '../src/features/booking/seat-plan/seat-plan.shapes.ts';
import { events, rooms } from '../src/features/programme/programme.tables.server.ts';
import { type Random, randomFrom } from './posters/random.ts';
import { demandOf } from './stock.ts';

const day = 24 * 3_600_000;
/** Evenings of which seats are sold; later ones have none yet. */
const soldDays = 21;
const soldShares = { 'sold-out': 1, few: 0.97, some: 0.7, plenty: 0.3 };
const numbersTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

/** Gives a room of the demo its seat plan, and sells seats of its next evenings, so that a visitor finds some taken. */
export async function seedSeatPlan({ db }: DatabaseHandle, source: string, now: Date): Promise<void> {
  const [room] = await db
    .select({ id: rooms.id, seats: rooms.seats })
    .from(rooms)
    .where(and(eq(rooms.import_source, source), eq(rooms.import_key, 'kleines-haus')));
  const sold = room
    ? await db
        .select()
        .from(events)
        .where(and(eq(events.room, room.id), gte(events.date_start, now), lt(events.date_start, new Date(now.getTime() + soldDays * day))))
        .orderBy(events.id)
    : [];
  const groups = sold.find(({ seat_groups }) => seat_groups.length === 3)?.seat_groups.map(({ seat_group }) => seat_group);
  if (!room || !groups) return;
  const plan = planOf(groups, room.seats ?? 100);
  const added = await db.insert(seatPlans).values({ room: room.id, plan }).onConflictDoNothing().returning({ room: seatPlans.room });
  if (added.length === 0) return;
  const [order] = await db
    .insert(shopOrders)
    .values({ number: 'DEMO2026', total: '0.00', ordered_at: now })
    .returning({ id: shopOrders.id });
  const seats = planSeats(plan);
  const parts = sold.flatMap((event) => event.seat_groups.map((group) => ({ event, group, places: seats.get(group.seat_group) })));
  const chosen = parts.flatMap(({ event, group, places }) => {
    const random = randomFrom(`seats ${event.import_key} ${group.seat_group}`);
    const share = soldShares[demandOf(event, now)];
    const [price] = group.prices;
    return places && price ? [{ event: event.id, group: group.seat_group, price, seats: takenOf(places, share, random) }] : [];
  });
  if (chosen.length === 0 || !order) return;
  const stocks = await db
    .insert(shopStocks)
    .values(chosen.map(({ event, group }) => ({ event, seat_group: group })))
    .onConflictDoUpdate({ target: [shopStocks.event, shopStocks.seat_group, shopStocks.block_id], set: { capacity: null } })
    .returning({ id: shopStocks.id, event: shopStocks.event, group: shopStocks.seat_group });
  const stockOf = new Map(stocks.map(({ id, event, group }) => [`${event} ${group}`, id]));
  const filled = chosen.filter((one) => one.seats.length > 0);
  const items = await db
    .insert(shopItems)
    .values(
      filled.map(({ event, group, price }) => ({
        ...{ order: order.id, stock: stockOf.get(`${event} ${group}`) ?? 0, sale_type_id: price.sale_type_id },
        ...{ price_name: price.name, price: price.price },
      })),
    )
    .returning({ id: shopItems.id, stock: shopItems.stock });
  const itemOf = new Map(items.map(({ id, stock }) => [stock, id]));
  const tickets = filled.flatMap(({ event, group, seats }) => {
    const stock = stockOf.get(`${event} ${group}`) ?? 0;
    return seats.map((seat) => ({ stock, seat: seat.place, item: itemOf.get(stock) ?? 0, label: labelOf(seat) }));
  });
  const slices = Array.from({ length: Math.ceil(tickets.length / 1000) }, (_, index) => tickets.slice(index * 1000, (index + 1) * 1000));
  for (const slice of slices) await db.insert(shopTickets).values(slice);
}

/** The front row, raked rows behind it and wheelchair spaces with their companions in the last. */
function planOf([front = '', raked = '', access = '']: readonly string[], seats: number): SeatPlan {
  const wide = seats > 150 ? 18 : 12;
  const rows = Math.max(3, Math.floor((seats - wide - 6) / wide));
  const middle = wide / 2;
  return seatPlanSchema.parse({
    price_groups: [
      { letter: 'A', seat_group: front },
      { letter: 'B', seat_group: raked },
      { letter: 'R', seat_group: access },
    ],
    areas: [
      {
        kind: 'seated',
        name: { de: 'Saal', en: 'Auditorium' },
        shape: 'curved',
        rows: [
          { id: 1, label: '1', price_group: 'A', numbers: numbersTo(wide - 2), aisles: [middle - 1] },
          ...numbersTo(rows).map((row) => ({
            ...{ id: row + 1, label: String(row + 1), price_group: 'B', numbers: numbersTo(wide), aisles: [middle] },
            restricted: row === rows ? [1, wide] : [],
          })),
          {
            ...{ id: rows + 2, label: String(rows + 2), price_group: 'R', numbers: numbersTo(6), aisles: [2, 4] },
            ...{ wheelchair: [1, 3, 6], companion: [2, 4, 5] },
          },
        ],
      },
    ],
    release_hours: 2,
  });
}

/** Seats in pairs here and there. */
function takenOf({ blocks }: PlannedGroup, share: number, random: Random) {
  const pairs = blocks.flatMap((block) =>
    Array.from({ length: Math.ceil(block.length / 2) }, (_, index) => block.slice(index * 2, index * 2 + 2)),
  );
  return pairs.filter(() => random() < share).flat();
}
