import { and, asc, count, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { type PlacesLeft, placesLeft } from '../allocation/places-left.ts';
import { placeKey, planSeating, type StockSeating } from '../allocation/stock-plan.ts';
import { shopCartKeys, shopCarts, shopItems, shopStocks, shopTickets } from '../booking.tables.server.ts';
import { heldBackUntil, isHeldBack } from '../seat-plan/wheelchair-rules.ts';
import type { SoldEventRow } from '../stock/sold-events.read.server.ts';

/** The locked places of a seat group and timeslot. */
export interface OpenPlaces extends StockSeating, PlacesLeft {
  stock: number;
}

export interface LockedCart {
  id: number;
  first_held_at: Date;
  expires_at: Date;
}

/** Hashes of cookies and browsers whose carts are locked. */
export interface Claims {
  tokens: readonly string[];
  browsers: readonly string[];
}

/** Carts that have not expired, by the same hashes. */
export interface OpenCarts {
  byToken: Map<string, LockedCart>;
  byBrowser: Map<string, LockedCart>;
}

export interface OpenEvent {
  /** By {@link placeKey}. */
  places: Map<string, OpenPlaces>;
  carts: OpenCarts;
  /** Wheelchair and companion places are held back. */
  isHeldBack: boolean;
}

/**
 * Locks the stocks of an event, then the carts, each ordered by id, so that there is no deadlock; deletes expired carts and answers the
 * taken seats. Blocks all purchases of the event: keep the transaction short.
 */
export async function openEvent(
  transaction: Database,
  { event, roomSeats, roomPlan }: SoldEventRow,
  claims: Claims,
  now: Date,
): Promise<OpenEvent> {
  const stocks = await lockStocks(transaction, event.id);
  const seatings = planSeating(event, roomSeats, stocks, roomPlan?.seats);
  const missing = [...seatings.keys()].filter((key) => !stocks.some((stock) => placeKey(stock.seat_group, stock.block_id) === key));
  if (missing.length > 0) {
    await transaction
      .insert(shopStocks)
      .values(missing.map((key) => ({ event: event.id, ...placeOf(key) })))
      .onConflictDoNothing();
    stocks.splice(0, stocks.length, ...(await lockStocks(transaction, event.id)));
  }
  const ids = stocks.map(({ id }) => id);
  const carts = await lockCarts(transaction, ids, claims, now);
  const taken = await readTakenSeats(transaction, ids);
  const keys = new Map(stocks.map(({ id, seat_group, block_id }) => [placeKey(seat_group, block_id), id]));
  const left = placesLeft(seatings, (key) => taken.get(keys.get(key) ?? 0) ?? []);
  const places = [...left].flatMap(([key, one]) => {
    const [seating, stock] = [seatings.get(key), keys.get(key)];
    return seating && stock !== undefined ? [[key, { ...seating, ...one, stock }] as const] : [];
  });
  const until = heldBackUntil(event, roomPlan?.plan);
  return { places: new Map(places), carts, isHeldBack: isHeldBack(until, now) };
}

function placeOf(key: string): { seat_group: string; block_id: number } {
  const space = key.indexOf(' ');
  return { seat_group: key.slice(space + 1), block_id: Number(key.slice(0, space)) };
}

function lockStocks(transaction: Database, event: number) {
  return transaction.select().from(shopStocks).where(eq(shopStocks.event, event)).orderBy(asc(shopStocks.id)).for('update');
}

/**
 * Finds the carts by three small queries and locks them by a fourth: as one statement with joins, a database without statistics, as the
 * embedded one, would compare every cookie with every cart.
 */
async function lockCarts(transaction: Database, stocks: readonly number[], { tokens, browsers }: Claims, now: Date): Promise<OpenCarts> {
  const keys = await transaction
    .select()
    .from(shopCartKeys)
    .where(sql`${shopCartKeys.id_hash} = any(${textArray(tokens)})`);
  const begun = await transaction
    .select({ id: shopCarts.id })
    .from(shopCarts)
    .where(sql`${shopCarts.browser_hash} = any(${textArray(browsers)})`);
  const ended = await transaction
    .selectDistinct({ id: shopCarts.id })
    .from(shopCarts)
    .innerJoin(shopItems, eq(shopItems.cart, shopCarts.id))
    .where(and(lte(shopCarts.expires_at, now), sql`${shopItems.stock} = any(${integerArray(stocks)})`));
  const ids = [...new Set([...keys.map(({ cart }) => cart), ...begun.map(({ id }) => id), ...ended.map(({ id }) => id)])];
  const rows =
    ids.length > 0
      ? await transaction
          .select()
          .from(shopCarts)
          .where(sql`${shopCarts.id} = any(${integerArray(ids)})`)
          .orderBy(asc(shopCarts.id))
          .for('update')
      : [];
  const expired = rows.filter((row) => row.expires_at <= now).map(({ id }) => id);
  if (expired.length > 0) await transaction.delete(shopCarts).where(inArray(shopCarts.id, [...new Set(expired)]));
  const live = new Map(rows.filter((row) => row.expires_at > now && row.order_number === null).map((cart) => [cart.id, cart]));
  const byToken = new Map<string, LockedCart>();
  for (const { id_hash, cart: id } of keys) {
    const cart = live.get(id);
    if (cart) byToken.set(id_hash, cart);
  }
  const byBrowser = new Map([...live.values()].flatMap((cart) => (cart.browser_hash ? [[cart.browser_hash, cart] as const] : [])));
  return { byToken, byBrowser };
}

async function readTakenSeats(transaction: Database, stocks: readonly number[]): Promise<Map<number, number[]>> {
  const rows = await transaction
    .select({ stock: shopTickets.stock, seats: sql<number[]>`array_agg(${shopTickets.seat})` })
    .from(shopTickets)
    .where(inArray(shopTickets.stock, [...stocks]))
    .groupBy(shopTickets.stock);
  return new Map(rows.map(({ stock, seats }) => [stock, seats]));
}

/** Deletes carts that expired more than a day ago, 50 at a time. */
export async function sweepCarts(transaction: Database, now: Date): Promise<void> {
  const old = new Date(now.getTime() - 24 * 3_600_000).toISOString();
  await transaction.execute(sql`
    delete from ${shopCarts} where id in (
      select id from ${shopCarts} where expires_at < ${old}::timestamptz order by expires_at limit 50 for update skip locked)`);
}

/** Items of carts with their number of tickets. */
export function readQuantities(transaction: Database, carts: readonly number[]) {
  return transaction
    .select({
      id: shopItems.id,
      cart: shopItems.cart,
      stock: shopItems.stock,
      sale_type_id: shopItems.sale_type_id,
      price: shopItems.price,
      quantity: count(shopTickets.seat),
    })
    .from(shopItems)
    .leftJoin(shopTickets, eq(shopTickets.item, shopItems.id))
    .where(inArray(shopItems.cart, [...carts]))
    .groupBy(shopItems.id)
    .orderBy(shopItems.id);
}

/** One parameter, however many there are. */
export const textArray = (values: readonly string[]) => sql`${`{${values.map((value) => JSON.stringify(value)).join(',')}}`}::text[]`;
export const integerArray = (values: readonly number[]) => sql`${`{${values.join(',')}}`}::integer[]`;
