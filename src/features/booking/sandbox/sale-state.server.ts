import { and, asc, countDistinct, desc, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { placeKey, planSeating } from '../allocation/stock-plan.ts';
import { shopCarts, shopItems, shopOrders, shopStocks, shopTickets } from '../booking.tables.server.ts';
import { whyNotSold } from '../sale-rules.ts';
import type { SaleState, Sales } from '../shop-gateway.ts';
import { admissionOf, readSoldEvents } from '../stock/sold-events.read.server.ts';
import { waitingOffers } from '../waiting-list/waiting-list.tables.server.ts';
import { availabilityOf, readCountedEvents } from './availability.server.ts';

const maxHolds = 10;
const maxOrders = 20;

/** How the sale of an event stands (SHOP-101); as many queries whatever was sold. */
export async function readSaleState(db: Database, id: number, now: Date): Promise<SaleState | null> {
  const [found] = await readSoldEvents(db, [id]);
  if (!found) return null;
  const { event, roomSeats, roomPlan } = found;
  const [stocks, taken, holds, orders, orderCount, events] = await Promise.all([
    db.select().from(shopStocks).where(eq(shopStocks.event, id)),
    readCounts(db, id, now),
    readHolds(db, id, now),
    readOrders(db, id),
    countOrders(db, id),
    readCountedEvents(db, [id], now),
  ]);
  // None where the ticket system does not know it.
  const counted = events.get(id);
  const stock = counted && availabilityOf(counted, now);
  const byKey = new Map(stocks.map((stock) => [placeKey(stock.seat_group, stock.block_id), stock.id]));
  const counts = new Map(taken.map((one) => [one.stock, one]));
  const seating = planSeating(event, roomSeats, stocks, roomPlan?.seats);
  const seats = [...seating.values()].flatMap(({ group }) => [...(group?.byPlace.values() ?? [])]);
  const wheelchairs = seats.filter(({ kind }) => kind === 'wheelchair').length;
  return {
    places: [...seating].map(([key, { capacity }]) => {
      const space = key.indexOf(' ');
      const [seatGroup, blockId] = [key.slice(space + 1), Number(key.slice(0, space))];
      const { sold = 0, held = 0 } = counts.get(byKey.get(key) ?? 0) ?? {};
      const time = admissionOf(event.seat_groups, seatGroup, blockId) || null;
      return { seatGroup, time, capacity, sold, held, free: counted?.left.get(key)?.all ?? Math.max(0, capacity - sold - held) };
    }),
    wheelchair: wheelchairs > 0 ? { capacity: wheelchairs, taken: taken.reduce((sum, one) => sum + one.wheelchair, 0) } : null,
    holds,
    orders,
    orderCount,
    notSold: whyNotSold(event, now),
    isSoldOut: stock?.remaining === 0 && !stock.hasWheelchairSpaces,
    saleStarts: stock?.saleStarts ?? null,
    presale: stock?.presale ?? [],
  };
}

/** Sold tickets and places of events (ADMIN-245), in as many queries however many they are. */
export async function readSales(db: Database, ids: readonly number[]): Promise<Map<number, Sales>> {
  const found = (await readSoldEvents(db, ids)).filter(({ event }) => event.id_jet !== '');
  if (found.length === 0) return new Map();
  const sold = sql<number>`(count(*) filter (where ${shopItems.order} is not null))::integer`;
  const { event, seat_group, block_id, capacity, row_width } = shopStocks;
  const counted = await db
    .select({ event, seat_group, block_id, capacity, row_width, sold })
    .from(shopStocks)
    .leftJoin(shopTickets, eq(shopTickets.stock, shopStocks.id))
    .leftJoin(shopItems, eq(shopItems.id, shopTickets.item))
    .where(inArray(event, [...ids]))
    .groupBy(shopStocks.id);
  const stocksOf = Map.groupBy(counted, (stock) => stock.event);
  return new Map(
    found.flatMap(({ event: one, roomSeats, roomPlan }) => {
      const stocks = stocksOf.get(one.id) ?? [];
      const places = [...planSeating(one, roomSeats, stocks, roomPlan?.seats).values()];
      return places.length === 0 ? [] : [[one.id, { sold: sumOf(stocks, 'sold'), capacity: sumOf(places, 'capacity') }] as const];
    }),
  );
}

const sumOf = <Name extends string>(rows: readonly Record<Name, number>[], name: Name) => rows.reduce((sum, row) => sum + row[name], 0);

function readCounts(db: Database, event: number, now: Date) {
  return db
    .select({
      stock: shopTickets.stock,
      sold: sql<number>`(count(*) filter (where ${shopItems.order} is not null))::integer`,
      held: sql<number>`(count(*) filter (where ${shopItems.order} is null))::integer`,
      wheelchair: sql<number>`(count(*) filter (where ${shopTickets.label}->>'kind' = 'wheelchair'))::integer`,
    })
    .from(shopTickets)
    .innerJoin(shopItems, eq(shopItems.id, shopTickets.item))
    .innerJoin(shopStocks, eq(shopStocks.id, shopTickets.stock))
    .leftJoin(shopCarts, eq(shopCarts.id, shopItems.cart))
    .where(and(eq(shopStocks.event, event), or(isNotNull(shopItems.order), gt(shopCarts.expires_at, now))))
    .groupBy(shopTickets.stock);
}

function readHolds(db: Database, event: number, now: Date): Promise<SaleState['holds']> {
  return db
    .select({
      quantity: sql<number>`count(*)::integer`,
      expires: shopCarts.expires_at,
      isOffer: sql<boolean>`exists (select from ${waitingOffers} where ${waitingOffers.cart} = ${shopCarts.id} and ${waitingOffers.outcome} is null)`,
    })
    .from(shopTickets)
    .innerJoin(shopItems, eq(shopItems.id, shopTickets.item))
    .innerJoin(shopStocks, eq(shopStocks.id, shopTickets.stock))
    .innerJoin(shopCarts, eq(shopCarts.id, shopItems.cart))
    .where(and(eq(shopStocks.event, event), gt(shopCarts.expires_at, now)))
    .groupBy(shopCarts.id)
    .orderBy(asc(shopCarts.expires_at))
    .limit(maxHolds);
}

function readOrders(db: Database, event: number): Promise<SaleState['orders']> {
  return db
    .select({
      number: shopOrders.number,
      orderedAt: shopOrders.ordered_at,
      quantity: sql<number>`count(*)::integer`,
      groups: sql<string[]>`array_agg(distinct ${shopStocks.seat_group})`,
    })
    .from(shopTickets)
    .innerJoin(shopItems, eq(shopItems.id, shopTickets.item))
    .innerJoin(shopStocks, eq(shopStocks.id, shopTickets.stock))
    .innerJoin(shopOrders, eq(shopOrders.id, shopItems.order))
    .where(eq(shopStocks.event, event))
    .groupBy(shopOrders.id)
    .orderBy(desc(shopOrders.ordered_at), desc(shopOrders.id))
    .limit(maxOrders);
}

async function countOrders(db: Database, event: number): Promise<number> {
  const [row] = await db
    .select({ count: countDistinct(shopItems.order) })
    .from(shopItems)
    .innerJoin(shopStocks, eq(shopStocks.id, shopItems.stock))
    .where(eq(shopStocks.event, event));
  return row?.count ?? 0;
}
