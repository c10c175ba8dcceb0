import { asc, eq, sql } from 'drizzle-orm';
import { audit } from '../../core/database/change.tables.server.ts';
import { announceChange } from '../../core/database/changes.server.ts';
import type { Database } from '../../core/database/client.server.ts';
import { shopStocks } from './booking.tables.server.ts';
import { type EventStocks, readStocks, type StockPlace } from './stock/stocks.read.server.ts';

/** The wanted capacity; null follows from the room. */
export type WantedStock = Pick<StockPlace, 'seat_group' | 'block_id' | 'capacity'>;

/** Why capacities are refused: of places that the event has no longer; fewer than are taken; or in sum, with those that stay, more than the seats of the room. */
export interface StockRefusal {
  gone: WantedStock[];
  below: { place: WantedStock; least: number }[];
  seats: number | null;
}

/**
 * Sets the capacities of an event's stocks, whose rows are locked meanwhile; call it inside a transaction. Answers why nothing was
 * stored, or null.
 */
export async function writeStocks(
  transaction: Database,
  event: number,
  wanted: readonly WantedStock[],
  { user, now }: { user: number | null; now: Date },
): Promise<StockRefusal | null> {
  await transaction
    .select({ id: shopStocks.id })
    .from(shopStocks)
    .where(eq(shopStocks.event, event))
    .orderBy(asc(shopStocks.id))
    .for('update');
  const current = await readStocks(transaction, event, now);
  if (!current) return null;
  const refusal = refusalOf(current, wanted);
  if (refusal) return refusal;
  if (wanted.length === 0) return null;
  await transaction
    .insert(shopStocks)
    .values(wanted.map(({ seat_group, block_id, capacity }) => ({ event, seat_group, block_id, capacity })))
    .onConflictDoUpdate({
      target: [shopStocks.event, shopStocks.seat_group, shopStocks.block_id],
      set: { capacity: sql`excluded.capacity` },
    });
  await announceChange(transaction, [`event:${event}`]);
  await transaction.insert(audit).values({
    ...{ user, action: 'stock', content_type: 'event', object_id: event, created_at: now },
    detail: { places: wanted, replaced: current.places.map(({ seat_group, block_id, capacity }) => ({ seat_group, block_id, capacity })) },
  });
  return null;
}

function refusalOf(current: EventStocks, wanted: readonly WantedStock[]): StockRefusal | null {
  const gone = wanted.filter((one) => !placeOf(current, one));
  const below = wanted.flatMap((place) => {
    const least = placeOf(current, place)?.highest ?? 0;
    return place.capacity !== null && place.capacity < least ? [{ place, least }] : [];
  });
  const capacities = current.places.map((place) => (wanted.find((one) => isSame(one, place)) ?? place).capacity);
  const sum = capacities.reduce<number>((total, capacity) => total + (capacity ?? 0), 0);
  const seats = current.seats !== null && sum > current.seats ? current.seats : null;
  return gone.length > 0 || below.length > 0 || seats !== null ? { gone, below, seats } : null;
}

const placeOf = ({ places }: EventStocks, wanted: WantedStock) => places.find((place) => isSame(place, wanted));

const isSame = (one: WantedStock, other: WantedStock) => one.seat_group === other.seat_group && one.block_id === other.block_id;
