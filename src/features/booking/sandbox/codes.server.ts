import { and, asc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { events } from '../../programme/programme.tables.server.ts';
import { shopCarts, shopOrders } from '../booking.tables.server.ts';
import { countsFor, type Discount } from '../cart/price-sum.ts';
import { promotionCodes } from '../codes/codes.tables.server.ts';
import type { HeldCart, Refusal, ShopVisitor } from '../shop-gateway.ts';
import { findCart, readHeldCart } from './cart-rows.server.ts';

/**
 * What a code, as typed or by its id, takes off for a visitor now (SHOP-95), or why it does not. `cart` is left out where its use is counted: its own use of the
 * code is none of others. With `isLocked` nobody else uses the code until the transaction ends.
 */
export async function findDiscount(
  db: Database,
  visitor: Pick<ShopVisitor, 'now' | 'hasAccount'>,
  wanted: string | { id: number },
  { cart = 0, isLocked = false }: { cart?: number; isLocked?: boolean } = {},
): Promise<Discount | Refusal> {
  const { now } = visitor;
  // Lower case as the database and its index have it, which is not JavaScript's for every letter.
  const isWanted =
    typeof wanted === 'string' ? eq(sql`lower(${promotionCodes.code})`, sql`lower(${wanted.trim()})`) : eq(promotionCodes.id, wanted.id);
  const query = db
    .select()
    .from(promotionCodes)
    .where(and(isWanted, isNull(promotionCodes.deleted_at)))
    .orderBy(asc(promotionCodes.id))
    .limit(1);
  const [row] = await (isLocked ? query.for('update') : query);
  if (!row) return { refused: 'code_unknown' };
  if (row.valid_from && row.valid_from > now) return { refused: 'code_early' };
  if (row.valid_until && row.valid_until <= now) return { refused: 'code_expired' };
  if (row.kind === 'member' && !visitor.hasAccount) return { refused: 'code_needs_login' };
  if (row.max_uses !== null && (await usesOf(db, row.id, cart, now)) >= row.max_uses) return { refused: 'code_used_up' };
  return {
    id: row.id,
    code: row.code,
    percent: row.unit === 'percent' ? Math.min(100, row.value ?? 0) : null,
    amount: row.unit === 'amount' ? (row.value ?? 0).toFixed(2) : null,
    events: row.events,
    saleTypes: row.sale_types.map(Number),
  };
}

/** Orders with a code and carts of others that hold tickets with it. */
async function usesOf(db: Database, code: number, cart: number, now: Date): Promise<number> {
  const [orders, carts] = await Promise.all([
    db.$count(shopOrders, eq(shopOrders.code, code)),
    db.$count(
      shopCarts,
      and(eq(shopCarts.code, code), ne(shopCarts.id, cart), gt(shopCarts.expires_at, now), isNull(shopCarts.order_number)),
    ),
  ]);
  return orders + carts;
}

/** The same for one event by its id in the ticket system, before anything of it is in a cart. */
export async function findDiscountFor(db: Database, visitor: ShopVisitor, code: string, idJet: string): Promise<Discount | Refusal> {
  const cart = await findCart(db, visitor);
  const found = await findDiscount(db, visitor, code, { cart: cart?.id ?? 0 });
  if ('refused' in found || found.events.length === 0) return found;
  const [event] = await db.select({ id: events.id }).from(events).where(eq(events.id_jet, idJet)).limit(1);
  return event && found.events.includes(event.id) ? found : { refused: 'code_not_for_event' };
}

/** Uses a code with the whole cart; null takes it back. One that counts for none of its tickets is refused. */
export async function useCode(transaction: Database, visitor: ShopVisitor, code: string | null): Promise<HeldCart | Refusal> {
  const cart = await findCart(transaction, visitor, true);
  const held = cart && (await readHeldCart(transaction, cart));
  if (!cart || !held) return { refused: 'no_reservation' };
  const discount = code === null ? null : await findDiscount(transaction, visitor, code, { cart: cart.id, isLocked: true });
  if (discount && 'refused' in discount) return discount;
  if (discount && !held.items.some((item) => countsFor(discount, item))) return { refused: 'code_not_for_event' };
  await transaction
    .update(shopCarts)
    .set({ code: discount?.id ?? null })
    .where(eq(shopCarts.id, cart.id));
  return { ...held, discount: discount ?? undefined };
}

/** The discount of a cart's code as it stands, or why it does not count any more; undefined without a code. */
export async function discountOf(
  db: Database,
  visitor: Pick<ShopVisitor, 'now' | 'hasAccount'>,
  { id, code }: Pick<typeof shopCarts.$inferSelect, 'id' | 'code'>,
  isLocked = false,
): Promise<Discount | Refusal | undefined> {
  return code === null ? undefined : findDiscount(db, visitor, { id: code }, { cart: id, isLocked });
}
