import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { events } from '../../programme/programme.tables.server.ts';
import { shopCartKeys, shopCarts, shopItems, shopOrders, shopStocks, shopTickets } from '../booking.tables.server.ts';
import type { AccountOrders, CartItem, PlacedOrder, ShopVisitor } from '../shop-gateway.ts';
import { admissionOf, groupNameOf } from '../stock/sold-events.read.server.ts';
import { hashOf } from '../tokens.server.ts';
import { labelsOfTickets } from './cart-rows.server.ts';

type OrderRow = typeof shopOrders.$inferSelect;

/** The order of a cookie's cart, or the one of this number that was placed with the visitor's account; null for any other. */
export async function readPlacedOrder(db: Database, { token, account }: ShopVisitor, number?: string): Promise<PlacedOrder | null> {
  const [byCookie] = token
    ? await db
        .select({ order: shopOrders })
        .from(shopCartKeys)
        .innerJoin(shopCarts, eq(shopCarts.id, shopCartKeys.cart))
        .innerJoin(shopOrders, eq(shopOrders.number, shopCarts.order_number))
        .where(eq(shopCartKeys.id_hash, hashOf(token)))
    : [];
  const [byAccount] =
    number !== undefined && byCookie?.order.number !== number && account
      ? await db
          .select({ order: shopOrders })
          .from(shopOrders)
          .where(and(eq(shopOrders.number, number), eq(shopOrders.account, account)))
      : [];
  const order = (byAccount ?? byCookie)?.order;
  return order ? ((await toPlaced(db, [order]))[0] ?? null) : null;
}

/** Orders placed with an account, newest first (SHOP-99); in three queries however many they are. */
export async function readAccountOrders(db: Database, account: number, page: number, size: number): Promise<AccountOrders> {
  const isTheirs = eq(shopOrders.account, account);
  const rows = await db
    .select()
    .from(shopOrders)
    .where(isTheirs)
    .orderBy(desc(shopOrders.ordered_at), desc(shopOrders.id))
    .limit(size)
    .offset((page - 1) * size);
  const placed = await toPlaced(db, rows);
  return {
    count: await db.$count(shopOrders, isTheirs),
    orders: placed.map((order, index) => ({
      ...order,
      total: rows[index]?.total ?? '0.00',
    })),
  };
}

async function toPlaced(db: Database, orders: readonly OrderRow[]): Promise<PlacedOrder[]> {
  const items = await readItems(
    db,
    orders.map(({ id }) => id),
  );
  return orders.map(({ id, number, fees, discount, ordered_at }) => {
    const own = items.get(id) ?? [];
    const eventIds = [...new Set(own.map(({ eventId }) => eventId))];
    return { number, orderedAt: ordered_at, fees: fees ?? undefined, discount: discount ?? undefined, items: own, events: eventIds };
  });
}

async function readItems(db: Database, orders: readonly number[]): Promise<Map<number, CartItem[]>> {
  if (orders.length === 0) return new Map();
  const rows = await db
    .select({
      order: shopItems.order,
      groups: events.seat_groups,
      blockId: shopStocks.block_id,
      item: {
        id: shopItems.id,
        eventId: events.id,
        event: events.name,
        dateStart: events.date_start,
        seatGroup: shopStocks.seat_group,
        priceName: shopItems.price_name,
        saleType: shopItems.sale_type_id,
        price: shopItems.price,
        quantity: count(shopTickets.seat),
        places: labelsOfTickets,
      },
    })
    .from(shopItems)
    .innerJoin(shopStocks, eq(shopStocks.id, shopItems.stock))
    .innerJoin(events, eq(events.id, shopStocks.event))
    .innerJoin(shopTickets, eq(shopTickets.item, shopItems.id))
    .where(inArray(shopItems.order, [...orders]))
    .groupBy(shopItems.id, events.id, shopStocks.id)
    .orderBy(events.date_start, shopItems.id);
  const byOrder = Map.groupBy(rows, ({ order }) => order ?? 0);
  return new Map(
    [...byOrder].map(([order, all]) => [
      order,
      all.map(({ item, groups, blockId }) => ({
        ...item,
        places: item.places ?? [],
        seatGroupName: groupNameOf(groups, item.seatGroup),
        admission: admissionOf(groups, item.seatGroup, blockId),
      })),
    ]),
  );
}
