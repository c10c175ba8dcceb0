import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, or, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../core/database/client.server.ts';
import { events } from '../../programme/programme.tables.server.ts';
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
  /** Of tabs that began at the same moment, before either knew of the other's cart. */
  otherCartIds: z.array(z.string()).default([]),
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
  const ofToken = db
    .select({ id: shopCartKeys.cart })
    .from(shopCartKeys)
    .where(eq(shopCartKeys.id_hash, hashOf(token)));
  return findOpenCart(db, inArray(shopCarts.id, ofToken), now, isLocked);
}

/** The cart another tab of the visitor's browser has begun, for an addition that came without its cookie. */
export async function findBegunCart(db: Database, { browser, now }: ShopVisitor, isLocked = false): Promise<StoredCart | null> {
  return browser ? findOpenCart(db, eq(shopCarts.browser_hash, hashOf(browser)), now, isLocked) : null;
}

async function findOpenCart(db: Database, condition: SQL, now: Date, isLocked: boolean): Promise<StoredCart | null> {
  const query = db
    .select()
    .from(shopCarts)
    .where(and(condition, gt(shopCarts.expires_at, now), isNull(shopCarts.order_number)));
  const [cart] = await (isLocked ? query.for('update') : query);
  const outside = outsideSchema.safeParse(cart?.outside);
  return cart && outside.success ? { id: cart.id, firstHeldAt: cart.first_held_at, outside: outside.data } : null;
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
    const own = await findStoredCart(transaction, visitor, true);
    const begun = own ?? (await createStoredCart(transaction, visitor, held));
    const known = new Set(begun.outside.items.flatMap(({ positions }) => positions));
    const added = held.items.filter(({ positions }) => !positions.some((position) => known.has(position)));
    const { cartId, otherCartIds } = begun.outside;
    const outside = {
      ...begun.outside,
      items: [...begun.outside.items, ...added],
      otherCartIds: [...new Set([...otherCartIds, held.cartId])].filter((id) => id !== cartId),
    };
    await updateStoredCart(transaction, begun.id, outside);
    const answer = { quantity: quantityOf(outside), expires: expiryOf(outside) };
    if (own) return answer;
    const token = newToken();
    await transaction.insert(shopCartKeys).values({ id_hash: hashOf(token), cart: begun.id });
    return { ...answer, token };
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
    return readHeldCart(transaction, outside);
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

/** The cart of the visitor's browser, locked; created where none of its tabs has begun one at the same pretix event. */
async function createStoredCart(db: Database, visitor: ShopVisitor, held: PretixCart): Promise<StoredCart> {
  const { browser, now } = visitor;
  await db.delete(shopCarts).where(lt(shopCarts.expires_at, new Date(now.getTime() - day)));
  const ofBrowser = browser ? eq(shopCarts.browser_hash, hashOf(browser)) : undefined;
  if (ofBrowser)
    await db
      .update(shopCarts)
      .set({ browser_hash: null })
      .where(and(ofBrowser, or(lte(shopCarts.expires_at, now), isNotNull(shopCarts.order_number))));
  const cart = { first_held_at: now, expires_at: expiryOf(held), outside: held };
  const insert = (browser_hash: string | null) =>
    db
      .insert(shopCarts)
      .values({ ...cart, browser_hash })
      .onConflictDoNothing()
      .returning({ id: shopCarts.id });
  const [created] = await insert(browser ? hashOf(browser) : null);
  if (created) return { id: created.id, firstHeldAt: now, outside: held };
  const begun = await findBegunCart(db, visitor, true);
  if (begun?.outside.slug === held.slug) return begun;
  const [apart] = await insert(null);
  if (!apart) throw new Error('A cart without a browser was not stored.');
  return { id: apart.id, firstHeldAt: now, outside: held };
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

/** The cart with name and date of its evenings as they are by now: the shop may have moved one since it was added (SHOP-293). */
export async function readHeldCart(db: Database, outside: PretixCart): Promise<HeldCart> {
  const ids = outside.items.map(({ eventId }) => eventId);
  const rows = await db
    .select({ id: events.id, event: events.name, dateStart: events.date_start })
    .from(events)
    .where(inArray(events.id, ids));
  const held = toHeldCart(outside);
  return { ...held, items: held.items.map((item) => ({ ...item, ...rows.find(({ id }) => id === item.eventId), id: item.id })) };
}

export function toHeldCart(outside: PretixCart): HeldCart {
  return {
    items: outside.items.map(
      ({ id, eventId, event, dateStart, seatGroup, seatGroupName, admission, saleType, priceName, price, positions }) => ({
        id,
        eventId,
        event,
        dateStart: new Date(dateStart),
        seatGroup,
        seatGroupName,
        admission,
        saleType,
        priceName,
        price,
        quantity: positions.length,
      }),
    ),
    expires: outside.items.length > 0 ? expiryOf(outside) : new Date(0),
  };
}
