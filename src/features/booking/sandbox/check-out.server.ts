import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { shopCartKeys, shopCarts, shopItems, shopOrders, shopStocks } from '../booking.tables.server.ts';
import { countsFor, type Fees, sumOf } from '../cart/price-sum.ts';
import { whyNotBought } from '../sale-rules.ts';
import type { Order, Refusal, RefusalReason, ShopVisitor } from '../shop-gateway.ts';
import { readSoldEvents } from '../stock/sold-events.read.server.ts';
import { hashOf } from '../tokens.server.ts';
import { type Cart, findCart, readHeldCart } from './cart-rows.server.ts';
import { discountOf } from './codes.server.ts';

/**
 * Turns the cart into an order, in one transaction: its tickets are sold from then on. Repeated, it answers the same order. `shown` is the
 * price the buyer has read, a decimal string; undefined where the caller does not say it.
 */
export async function checkOut(transaction: Database, visitor: ShopVisitor, fees: Fees, shown?: string): Promise<Order | Refusal> {
  const cart = await findCart(transaction, visitor, true);
  const held = cart && (await readHeldCart(transaction, cart));
  if (!cart || !held) return (await findOrder(transaction, visitor)) ?? { refused: 'no_reservation' };
  const reason = await whyNotOrdered(transaction, cart, visitor.now);
  if (reason) return { refused: reason };
  const found = await discountOf(transaction, visitor, cart, true);
  const valid = found && 'refused' in found ? undefined : found;
  // A code whose tickets have left the cart takes nothing off, so that the order does not use it up.
  const discount = valid && held.items.some((item) => countsFor(valid, item)) ? valid : undefined;
  const { total } = sumOf(held.items, fees, discount);
  // Nobody pays another price than the page said: the visitor sees the new one first.
  if (found && 'refused' in found && shown !== total) {
    await transaction.update(shopCarts).set({ code: null }).where(eq(shopCarts.id, cart.id));
    return found;
  }
  if (shown !== undefined && shown !== total) return { refused: 'price_changed' };
  const number = newNumber();
  const [order] = await transaction
    .insert(shopOrders)
    .values({
      ...{ number, fees, discount, code: discount ? cart.code : null, account: visitor.account ?? null, ordered_at: visitor.now },
      total,
    })
    .returning({ id: shopOrders.id });
  await transaction
    .update(shopItems)
    .set({ cart: null, order: order?.id ?? null })
    .where(eq(shopItems.cart, cart.id));
  await transaction.update(shopCarts).set({ order_number: number, browser_hash: null }).where(eq(shopCarts.id, cart.id));
  return { number, payUrl: null };
}

async function whyNotOrdered(transaction: Database, cart: Cart, now: Date): Promise<RefusalReason | null> {
  const rows = await transaction
    .select({ event: shopStocks.event })
    .from(shopItems)
    .innerJoin(shopStocks, eq(shopStocks.id, shopItems.stock))
    .where(eq(shopItems.cart, cart.id));
  const ids = [...new Set(rows.map(({ event }) => event))];
  return whyNotBought(await readSoldEvents(transaction, ids), ids.length, now);
}

/** The order of an earlier, identical request. */
async function findOrder(transaction: Database, { token }: ShopVisitor): Promise<Order | null> {
  const [row] = await transaction
    .select({ number: shopCarts.order_number })
    .from(shopCarts)
    .innerJoin(shopCartKeys, eq(shopCartKeys.cart, shopCarts.id))
    .where(eq(shopCartKeys.id_hash, hashOf(token ?? '')));
  return row?.number ? { number: row.number, payUrl: null } : null;
}

/** Eight characters without ambiguous ones. */
function newNumber(): string {
  const characters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return Array.from({ length: 8 }, () => characters[randomInt(characters.length)]).join('');
}
