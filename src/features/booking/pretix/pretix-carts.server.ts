import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../core/database/client.server.ts';
import { shopCartKeys, shopCarts } from '../booking.tables.server.ts';
import type { CartHold, HeldCart, Order, Refusal, ShopVisitor } from '../shop-gateway.ts';
import { hashOf, newToken } from '../tokens.server.ts';

const itemSchema = z.object({
  id: z.int(),
  /** Carts from before this field end within the hour. */
  eventId: z.int().default(0),
  event: z.record(z.string(), z.string()),
  dateStart: z.string(),
  idJet: z.string(),
  seatGroup: z.string(),
  /** Carts from before this field end within the hour. */
  seatGroupName: z.record(z.string(), z.string()).default({}),
  admission: z.string().default(''),
  blockId: z.int(),
  saleType: z.int(),
  priceName: z.record(z.string(), z.string()),
  price: z.string(),
  ticket: z.object({ item: z.int(), variation: z.int().nullable(), price: z.string() }),
  subevent: z.int().nullable(),
  /** Ids of its cart positions at pretix. */
  positions: z.array(z.int()),
  expires: z.string(),
  /** Hashes of the idempotency key that added it and of what was wanted; '' for carts from before these fields. */
  press: z.string().default(''),
  wish: z.string().default(''),
});

const outsideSchema = z.object({
  /** One pretix event per cart: its orders cannot span several. */
  slug: z.string(),
  cartId: z.string(),
  items: z.array(itemSchema),
  /** How often pretix has refused to make an order of it. */
  refusals: z.int().default(0),
  /** What it has become. */
  order: z.object({ number: z.string(), payUrl: z.string().nullable() }).optional(),
});

export type PretixCartItem = z.output<typeof itemSchema>;
export type PretixCart = z.output<typeof outsideSchema>;

/** The stored data of a cart at pretix. */
export interface StoredCart {
  id: number;
  firstHeldAt: Date;
  outside: PretixCart;
}

const day = 24 * 3_600_000;

/** The cart of the visitor's cookie while it holds something. `isLocked` locks its row until the transaction ends. */
export async function findStoredCart(db: Database, { token, now }: ShopVisitor, isLocked = false): Promise<StoredCart | null> {
  if (!token) return null;
  const query = db
    .select({ cart: shopCarts })
    .from(shopCarts)
    .innerJoin(shopCartKeys, eq(shopCartKeys.cart, shopCarts.id))
    .where(and(eq(shopCartKeys.id_hash, hashOf(token)), gt(shopCarts.expires_at, now), isNull(shopCarts.order_number)));
  const [row] = await (isLocked ? query.for('update', { of: shopCarts }) : query);
  const outside = outsideSchema.safeParse(row?.cart.outside);
  return row && outside.success ? { id: row.cart.id, firstHeldAt: row.cart.first_held_at, outside: outside.data } : null;
}

/** The order the visitor's cart has become; null while there is none. */
export async function findStoredOrder(db: Database, { token }: ShopVisitor): Promise<Order | null> {
  if (!token) return null;
  const [row] = await db
    .select({ outside: shopCarts.outside })
    .from(shopCarts)
    .innerJoin(shopCartKeys, eq(shopCartKeys.cart, shopCarts.id))
    .where(and(eq(shopCartKeys.id_hash, hashOf(token)), isNotNull(shopCarts.order_number)));
  return outsideSchema.safeParse(row?.outside).data?.order ?? null;
}

/** Adds held tickets to the visitor's cart; those of a repeated request are there already. */
export async function addToStoredCart(db: Database, visitor: ShopVisitor, held: PretixCart): Promise<CartHold> {
  return db.transaction(async (transaction) => {
    const stored = await findStoredCart(transaction, visitor, true);
    if (!stored)
      return {
        quantity: quantityOf(held),
        expires: toHeldCart(held).expires,
        token: await createStoredCart(transaction, held, visitor.now),
      };
    const known = new Set(stored.outside.items.flatMap(({ positions }) => positions));
    const added = held.items.filter(({ positions }) => !positions.some((position) => known.has(position)));
    const outside = { ...stored.outside, items: [...stored.outside.items, ...added] };
    await updateStoredCart(transaction, stored.id, outside);
    return { quantity: quantityOf(outside), expires: toHeldCart(outside).expires };
  });
}

/** Changes the items of the visitor's cart. */
export async function changeStoredCart(
  db: Database,
  visitor: ShopVisitor,
  change: (items: PretixCartItem[]) => PretixCartItem[],
): Promise<HeldCart | Refusal> {
  return db.transaction(async (transaction) => {
    const stored = await findStoredCart(transaction, visitor, true);
    if (!stored) return { refused: 'no_reservation' };
    const outside = { ...stored.outside, items: change(stored.outside.items) };
    await updateStoredCart(transaction, stored.id, outside);
    return toHeldCart(outside);
  });
}

/** Notes that pretix has refused to make an order of the visitor's cart. */
export async function countRefusal(db: Database, visitor: ShopVisitor): Promise<void> {
  await db.transaction(async (transaction) => {
    const stored = await findStoredCart(transaction, visitor, true);
    if (!stored) return;
    await updateStoredCart(transaction, stored.id, { ...stored.outside, refusals: stored.outside.refusals + 1 });
  });
}

/** Creates a cart and answers its token; a repeated request without the cookie finds the same cart. */
async function createStoredCart(db: Database, outside: PretixCart, now: Date): Promise<string> {
  const token = newToken();
  const browser_hash = hashOf(outside.cartId);
  await db.delete(shopCarts).where(lt(shopCarts.expires_at, new Date(now.getTime() - day)));
  await db
    .insert(shopCarts)
    .values({ browser_hash, first_held_at: now, expires_at: expiryOf(outside), outside })
    .onConflictDoNothing();
  const [row] = await db.select({ id: shopCarts.id }).from(shopCarts).where(eq(shopCarts.browser_hash, browser_hash));
  if (row) await db.insert(shopCartKeys).values({ id_hash: hashOf(token), cart: row.id });
  return token;
}

/** Stores the items of a cart; deletes an empty one. */
async function updateStoredCart(db: Database, id: number, outside: PretixCart): Promise<void> {
  if (outside.items.length === 0) await db.delete(shopCarts).where(eq(shopCarts.id, id));
  else
    await db
      .update(shopCarts)
      .set({ outside, expires_at: expiryOf(outside) })
      .where(eq(shopCarts.id, id));
}

/** The cart ends with its first ticket, since pretix cannot extend a hold. */
export function expiryOf({ items }: PretixCart): Date {
  return new Date(Math.min(...items.map(({ expires }) => Date.parse(expires))));
}

export const quantityOf = ({ items }: PretixCart) => items.reduce((sum, { positions }) => sum + positions.length, 0);

export function toHeldCart(outside: PretixCart): HeldCart {
  return {
    items: outside.items.map(({ id, eventId, event, dateStart, seatGroup, seatGroupName, admission, priceName, price, positions }) => ({
      id,
      eventId,
      event,
      dateStart: new Date(dateStart),
      seatGroup,
      seatGroupName,
      admission,
      priceName,
      price,
      quantity: positions.length,
    })),
    expires: outside.items.length > 0 ? expiryOf(outside) : new Date(0),
  };
}
