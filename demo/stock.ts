import { and, eq, gte } from 'drizzle-orm';
import type { DatabaseHandle } from '../src/core/database/client.server.ts';
import { localDay, toLocalIso } from '../src/core/text/wall-clock.ts';
import { shopStocks } from '../src/features/booking/booking.tables.server.ts';
import { createSandboxShop } from '../src/features/booking/sandbox/sandbox-shop.server.ts';
import { StockStates } from '../src/features/booking/stock/stock-states.write.server.ts';
import { events } from '../src/features/programme/programme.tables.server.ts';
import { designSettingsSchema } from '../src/features/site/design-settings.ts';
import { weekdayOf } from './calendar.ts';
import { type Random, randomFrom } from './posters/random.ts';

type Stock = typeof shopStocks.$inferInsert;
type EventForStock = Pick<typeof events.$inferSelect, 'id' | 'import_key' | 'date_start' | 'prices' | 'seat_groups'>;

/** Places the shop gets of each seat group, and how many of them stand in a row; 0 where everybody sits where they like. */
export type Places = Record<string, readonly [places: number, rowWidth: number]>;

const demoPlaces: Places = {
  'Parkett Mitte': [260, 18],
  'Parkett Seite': [160, 9],
  '1. Rang': [140, 14],
  '2. Rang': [120, 16],
  // In pairs: the companion's chair stands beside.
  Rollstuhlplatz: [6, 2],
  'Erste Reihe': [16, 16],
  Tribüne: [160, 16],
  Saal: [150, 0],
};
const unreserved = 60;
const day = 24 * 3_600_000;
const statementRows = 1000;

/** Gives the shop its places: some evenings sold out, on some a few left, and more of both the nearer they are. */
export async function seedStock(database: DatabaseHandle, source: string, now: Date, places = demoPlaces): Promise<void> {
  const { db } = database;
  const upcoming = await db
    .select({
      id: events.id,
      import_key: events.import_key,
      date_start: events.date_start,
      prices: events.prices,
      seat_groups: events.seat_groups,
    })
    .from(events)
    .where(and(eq(events.import_source, source), gte(events.date_start, new Date(now.getTime() - day))))
    .orderBy(events.date_start, events.id);
  const stocks = upcoming.flatMap((event) => stocksOf(event, now, places));
  for (let from = 0; from < stocks.length; from += statementRows)
    await db
      .insert(shopStocks)
      .values(stocks.slice(from, from + statementRows))
      .onConflictDoNothing();
}

/** So that the first pages already say what is sold out. */
export async function storeStockStates(database: DatabaseHandle, source: string, now: Date): Promise<void> {
  const sold = await database.db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.import_source, source), gte(events.date_start, new Date(now.getTime() - day))))
    .orderBy(events.date_start, events.id);
  const states = new StockStates({
    database,
    shop: createSandboxShop(database, async () => undefined),
    clock: () => now,
    remainingBelow: async () => designSettingsSchema.shape.remainingTicketsBelow.parse(undefined),
    applyNewChanges: async () => undefined,
  });
  await states.refresh(sold.map(({ id }) => id));
}

function stocksOf(event: EventForStock, now: Date, places: Places): Stock[] {
  const key = event.import_key ?? '';
  const random = randomFrom(`stock ${key}`);
  const demand = demandOf(event, now, random);
  if (event.seat_groups.length === 0)
    return event.prices.length > 0 ? [{ event: event.id, capacity: leftOf(unreserved, demand, random), row_width: 0 }] : [];
  return event.seat_groups.flatMap(({ seat_group, timeslots }) => {
    const [count, row_width] = places[seat_group] ?? [unreserved, 0];
    const slots = timeslots.length > 0 ? timeslots.map((slot) => slot.block_id) : [0];
    return slots.map((block_id) => ({
      event: event.id,
      seat_group,
      block_id,
      capacity: leftOf(Math.floor(count / slots.length), demand, random),
      row_width,
    }));
  });
}

type Demand = 'sold-out' | 'few' | 'some' | 'plenty';

/** How well a performance sells, as long before it as `now` is. */
export function demandOf(
  { import_key, date_start }: Pick<EventForStock, 'import_key' | 'date_start'>,
  now: Date,
  random: Random = randomFrom(`stock ${import_key}`),
): Demand {
  const luck = random();
  const key = import_key ?? '';
  const daysAhead = (date_start.getTime() - now.getTime()) / day;
  // What every visitor of the demo should find in the first days, whatever day it is seeded.
  if (daysAhead < 2 && key.startsWith('sandmann-')) return 'sold-out';
  if (daysAhead < 3 && key.startsWith('kaiser-')) return 'few';
  const evening = eveningOf(date_start);
  // Each Friday of the next weeks (schedule.ts), for the demo is looked at long after it was seeded.
  if (daysAhead < 2 || (evening === 'friday' && daysAhead < 57)) return 'plenty';
  if (evening === 'saturday' && daysAhead < 8) return 'sold-out';
  const rush = Math.max(0, 1 - daysAhead / 60);
  if (luck < 0.12 * rush) return 'sold-out';
  if (luck < 0.3 * rush) return 'few';
  return luck < 0.6 ? 'some' : 'plenty';
}

/** Friday between 18 and 22 o'clock, for visitors who look for tickets; Saturday at half past seven, for those who find none. */
function eveningOf(start: Date): 'friday' | 'saturday' | null {
  const weekday = weekdayOf(localDay(start));
  const time = toLocalIso(start).slice(11, 16);
  if (weekday === 5 && time >= '18:00' && time < '22:00') return 'friday';
  return weekday === 6 && time === '19:30' ? 'saturday' : null;
}

function leftOf(places: number, demand: Demand, random: Random): number {
  const luck = random();
  if (demand === 'sold-out') return 0;
  if (demand === 'few') return Math.min(places, 1 + Math.floor(luck * 3));
  return Math.max(1, Math.round(places * (demand === 'some' ? 0.15 + luck * 0.3 : 0.6 + luck * 0.4)));
}
