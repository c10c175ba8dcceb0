import { count, eq } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { events } from '../../programme/programme.tables.server.ts';
import { shopCartKeys, shopCarts, shopItems, shopOrders, shopStocks, shopTickets } from '../booking.tables.server.ts';
import type { PlacedOrder, ShopVisitor } from '../shop-gateway.ts';
import { admissionOf, groupNameOf } from '../stock/sold-events.read.server.ts';
import { hashOf } from '../tokens.server.ts';
import { labelsOfTickets } from './cart-rows.server.ts';

/** The order of a cookie's cart; null before the checkout and for an unknown cookie. */
export async function readPlacedOrder(db: Database, { token }: ShopVisitor): Promise<PlacedOrder | null> {
  if (!token) return null;
  const rows = await db
    .select({
      number: shopOrders.number,
      groups: events.seat_groups,
      blockId: shopStocks.block_id,
      item: {
        id: shopItems.id,
        eventId: events.id,
        event: events.name,
        dateStart: events.date_start,
        seatGroup: shopStocks.seat_group,
        priceName: shopItems.price_name,
        price: shopItems.price,
        quantity: count(shopTickets.seat),
        places: labelsOfTickets,
      },
    })
    .from(shopCartKeys)
    .innerJoin(shopCarts, eq(shopCarts.id, shopCartKeys.cart))
    .innerJoin(shopOrders, eq(shopOrders.number, shopCarts.order_number))
    .innerJoin(shopItems, eq(shopItems.order, shopOrders.id))
    .innerJoin(shopStocks, eq(shopStocks.id, shopItems.stock))
    .innerJoin(events, eq(events.id, shopStocks.event))
    .innerJoin(shopTickets, eq(shopTickets.item, shopItems.id))
    .where(eq(shopCartKeys.id_hash, hashOf(token)))
    .groupBy(shopOrders.number, shopItems.id, events.id, shopStocks.id)
    .orderBy(events.date_start, shopItems.id);
  const [first] = rows;
  if (!first) return null;
  const items = rows.map(({ item, groups, blockId }) => ({
    ...item,
    places: item.places ?? [],
    seatGroupName: groupNameOf(groups, item.seatGroup),
    admission: admissionOf(groups, item.seatGroup, blockId),
  }));
  return { number: first.number, items, events: [...new Set(items.map(({ eventId }) => eventId))] };
}
