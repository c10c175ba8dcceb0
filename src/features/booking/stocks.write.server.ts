import { asc, eq, sql } from 'drizzle-orm';
import { audit } from '../../core/database/change.tables.server.ts';
import { announceChange } from '../../core/database/changes.server.ts';
import type { Database } from '../../core/database/client.server.ts';
import { shopStocks } from './booking.tables.server.ts';
import { type EventStocks, readStocks, type StockPlace } from './stock/stocks.read.server.ts';

/** What a place is to hold; null follows from the room again. */
export type WantedStock = Pick<StockPlace, 'seat_group' | 'block_id' | 'capacity'>;

/** Why a number cannot be: fewer than are taken, by the place in the list that was sent; or all together more than the room has. */
export interface StockRefusal {
  below: { at: number; least: number }[];
  seats: number | null;
}

/**
 * Sets how many places the sandbox sells. The stocks are held meanwhile, so that no ticket is sold beside it; call it inside a
 * transaction. Answers why nothing was stored, or null.
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
  const known = wanted.filter((one) => placeOf(current, one));
  if (known.length === 0) return null;
  await transaction
    .insert(shopStocks)
    .values(known.map(({ seat_group, block_id, capacity }) => ({ event, seat_group, block_id, capacity })))
    .onConflictDoUpdate({
      target: [shopStocks.event, shopStocks.seat_group, shopStocks.block_id],
      set: { capacity: sql`excluded.capacity` },
    });
  await announceChange(transaction, [`event:${event}`]);
  await transaction.insert(audit).values({
    ...{ user, action: 'stock', content_type: 'event', object_id: event, created_at: now },
    detail: { places: known, replaced: current.places.map(({ seat_group, block_id, capacity }) => ({ seat_group, block_id, capacity })) },
  });
  return null;
}

function refusalOf(current: EventStocks, wanted: readonly WantedStock[]): StockRefusal | null {
  const below = wanted.flatMap((one, at) => {
    const least = placeOf(current, one)?.highest ?? 0;
    return one.capacity !== null && one.capacity < least ? [{ at, least }] : [];
  });
  const sum = wanted.reduce((total, { capacity }) => total + (capacity ?? 0), 0);
  const seats = current.seats !== null && sum > current.seats ? current.seats : null;
  return below.length > 0 || seats !== null ? { below, seats } : null;
}

const placeOf = ({ places }: EventStocks, { seat_group, block_id }: WantedStock) =>
  places.find((place) => place.seat_group === seat_group && place.block_id === block_id);
