import { and, count, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { events } from '../../programme/programme.tables.server.ts';
import { shopCartKeys, shopCarts, shopItems, shopStocks, shopTickets } from '../booking.tables.server.ts';
import type { SeatLabel } from '../seat-plan/planned-seats.ts';
import type { HeldCart, ShopVisitor } from '../shop-gateway.ts';
import { admissionOf, groupNameOf } from '../stock/sold-events.read.server.ts';
import { hashOf } from '../tokens.server.ts';

export type Cart = typeof shopCarts.$inferSelect;

/** Carts whose time is not over and that are no order. */
export const isHeld = (now: Date) => and(gt(shopCarts.expires_at, now), isNull(shopCarts.order_number));

/** The cart of a cookie while its tickets are held; `isLocked` locks its row until the transaction ends. */
export async function findCart(db: Database, { token, now }: ShopVisitor, isLocked = false): Promise<Cart | null> {
  if (!token) return null;
  const query = db
    .select({ cart: shopCarts })
    .from(shopCarts)
    .innerJoin(shopCartKeys, eq(shopCartKeys.cart, shopCarts.id))
    .where(and(eq(shopCartKeys.id_hash, hashOf(token)), isHeld(now)));
  const [row] = await (isLocked ? query.for('update', { of: shopCarts }) : query);
  return row?.cart ?? null;
}

/** The labels of an item's tickets in the order of their places, for queries that group by item. */
export const labelsOfTickets = sql<
  SeatLabel[] | null
>`json_agg(${shopTickets.label} order by ${shopTickets.seat}) filter (where ${shopTickets.label} is not null)`;

/** Reads the items of a cart; null when it is empty. */
export async function readHeldCart(db: Database, cart: Cart): Promise<HeldCart | null> {
  const rows = await db
    .select({
      id: shopItems.id,
      eventId: events.id,
      event: events.name,
      dateStart: events.date_start,
      groups: events.seat_groups,
      seatGroup: shopStocks.seat_group,
      blockId: shopStocks.block_id,
      priceName: shopItems.price_name,
      saleType: shopItems.sale_type_id,
      price: shopItems.price,
      quantity: count(shopTickets.seat),
      places: labelsOfTickets,
    })
    .from(shopItems)
    .innerJoin(shopStocks, eq(shopStocks.id, shopItems.stock))
    .innerJoin(events, eq(events.id, shopStocks.event))
    .innerJoin(shopTickets, eq(shopTickets.item, shopItems.id))
    .where(eq(shopItems.cart, cart.id))
    .groupBy(shopItems.id, events.id, shopStocks.id)
    .orderBy(events.date_start, shopItems.id);
  const items = rows.map(({ groups, blockId, places, ...item }) => ({
    ...item,
    places: places ?? [],
    seatGroupName: groupNameOf(groups, item.seatGroup),
    admission: admissionOf(groups, item.seatGroup, blockId),
  }));
  return items.length > 0 ? { items, expires: cart.expires_at } : null;
}
