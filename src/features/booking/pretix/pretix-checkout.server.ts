import { eq } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { ShopRefused } from '../adapters/shop-client.server.ts';
import { shopCarts } from '../booking.tables.server.ts';
import { sumOf } from '../cart/price-sum.ts';
import { whyNotBought } from '../sale-rules.ts';
import type { Order, Refusal, ShopVisitor } from '../shop-gateway.ts';
import { readSoldEvents } from '../stock/sold-events.read.server.ts';
import { hashOf } from '../tokens.server.ts';
import { orderShape } from './pretix.shapes.ts';
import { countRefusal, findStoredCart, findStoredOrder, quantityOf, toHeldCart } from './pretix-carts.server.ts';
import type { PretixClient } from './pretix-client.server.ts';

/** Turns the visitor's cart into an order at pretix; repeated, it answers the same order. @throws ShopAway or ShopRefused. */
export async function placeOrder(
  db: Database,
  client: PretixClient,
  visitor: ShopVisitor,
  { name, email, total }: { name: string; email: string; total?: string | undefined },
): Promise<Order | Refusal> {
  const stored = await findStoredCart(db, visitor);
  if (!stored) return (await findStoredOrder(db, visitor)) ?? { refused: 'no_reservation' };
  const { slug, cartId, otherCartIds, items, refusals } = stored.outside;
  const events = [...new Set(items.map(({ eventId }) => eventId))];
  const reason = whyNotBought(await readSoldEvents(db, events), events.length, visitor.now);
  if (reason) return { refused: reason };
  // Changed in another tab since the page was read: the visitor sees the new sum first.
  if (total !== undefined && total !== sumOf(toHeldCart(stored.outside).items, undefined, undefined).total)
    return { refused: 'price_changed' };
  const body = {
    email,
    locale: visitor.language,
    sales_channel: 'web',
    send_email: true,
    consume_carts: [cartId, ...otherCartIds],
    positions: items.flatMap(({ ticket, subevent, positions }) =>
      positions.map(() => ({ ...ticket, subevent, attendee_name_parts: { full_name: name } })),
    ),
  };
  // Derived from the cart, so that a repeated request does not create a second order. pretix repeats its refusals as well, so that what
  // was corrected since needs another key; a lost answer keeps it.
  const key = hashOf('order', cartId, String(quantityOf(stored.outside)), String(refusals));
  const placed = await client
    .request({ method: 'POST', path: `/events/${slug}/orders/`, body, answer: orderShape, key })
    .catch(async (error: unknown) => {
      if (error instanceof ShopRefused) await countRefusal(db, visitor);
      throw error;
    });
  // Where nothing is to be paid, the page of the order confirms it and has the tickets.
  const payUrl = placed.status === 'p' ? placed.url : `${placed.url.replace(/\/?$/, '/')}pay/change`;
  const order = { number: placed.code, payUrl };
  const outside = { ...stored.outside, order };
  await db.update(shopCarts).set({ order_number: order.number, browser_hash: null, outside }).where(eq(shopCarts.id, stored.id));
  return order;
}
