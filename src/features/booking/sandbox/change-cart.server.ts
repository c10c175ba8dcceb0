import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { allocateBeside } from '../allocation/planned-allocator.ts';
import { allocateSeats } from '../allocation/seat-allocator.ts';
import { placeKey } from '../allocation/stock-plan.ts';
import { shopCarts, shopItems, shopStocks, shopTickets } from '../booking.tables.server.ts';
import { ticketsPerCart } from '../cart/cart-limit.ts';
import { heldUntil } from '../cart/hold-time.ts';
import { findMore } from '../sale-rules.ts';
import { labelOf } from '../seat-plan/planned-seats.ts';
import { type HeldCart, isRefusal, type Refusal, type ShopVisitor } from '../shop-gateway.ts';
import { readSoldEvents } from '../stock/sold-events.read.server.ts';
import { hashOf } from '../tokens.server.ts';
import { offerPlaces } from '../waiting-list/offer-places.server.ts';
import { type Cart, findCart, readHeldCart } from './cart-rows.server.ts';
import { releaseLoneCompanions } from './lone-companions.server.ts';
import { type OpenPlaces, openEvent, readQuantities } from './open-places.server.ts';

const emptied = (cart: Cart): HeldCart => ({ items: [], expires: cart.expires_at });

/** Renews the time of the whole cart (SHOP-04). */
export async function extendCart(transaction: Database, visitor: ShopVisitor): Promise<HeldCart | Refusal> {
  const cart = await findCart(transaction, visitor, true);
  if (!cart) return { refused: 'no_reservation' };
  return (await readHeldCart(transaction, await renew(transaction, cart, visitor.now))) ?? emptied(cart);
}

/** Removes an item; deletes the cart with its last item. */
export async function removeFromCart(transaction: Database, visitor: ShopVisitor, item: number): Promise<HeldCart | Refusal> {
  const cart = await findCart(transaction, visitor, true);
  if (!cart) return { refused: 'no_reservation' };
  const known = await findItem(transaction, visitor, item);
  if ('refused' in known) return known;
  await transaction.delete(shopItems).where(and(eq(shopItems.id, item), eq(shopItems.cart, cart.id)));
  const [found] = await readSoldEvents(transaction, [known.stock.event]);
  if (found) await releaseLoneCompanions(transaction, cart.id, found, visitor.now);
  const held = await readHeldCart(transaction, cart);
  if (!held) await transaction.delete(shopCarts).where(eq(shopCarts.id, cart.id));
  return held ?? emptied(cart);
}

/** Changes how many tickets an item has. More of them sit together again, so the whole item may move. */
export async function changeQuantity(
  transaction: Database,
  visitor: ShopVisitor,
  item: number,
  quantity: number,
): Promise<HeldCart | Refusal> {
  const known = await findItem(transaction, visitor, item);
  if ('refused' in known) return known;
  const [found] = await readSoldEvents(transaction, [known.stock.event]);
  // Locks the stock before the cart, always in this order.
  const open = found && (await openEvent(transaction, found, { tokens: [hashOf(visitor.token ?? '')], browsers: [] }, visitor.now));
  const cart = await findCart(transaction, visitor, true);
  if (!cart) return { refused: 'no_reservation' };
  const seats = (await transaction.select().from(shopTickets).where(eq(shopTickets.item, item)).orderBy(asc(shopTickets.seat))).map(
    ({ seat }) => seat,
  );
  if (seats.length === 0) return { refused: 'unknown_item' };
  if (quantity <= seats.length) {
    const group = found?.roomPlan?.seats.get(known.stock.seat_group);
    // Companions go first, for they would not stay without the wheelchair place beside them.
    const isCompanion = (seat: number) => group?.byPlace.get(seat)?.kind === 'companion';
    const ordered = [...seats.filter((seat) => !isCompanion(seat)), ...seats.filter(isCompanion)];
    await release(transaction, known.stock.id, ordered.slice(quantity));
    if (found) await releaseLoneCompanions(transaction, cart.id, found, visitor.now);
    return (await readHeldCart(transaction, cart)) ?? emptied(cart);
  }
  if (!found || !open) return { refused: 'not_for_sale' };
  // Who holds such tickets before the sale starts was let into the presale when they were added.
  const buyer = { now: visitor.now, hasAccount: true, presaleCode: found.event.presale_code };
  const held = { seatGroup: known.stock.seat_group, blockId: known.stock.block_id, saleType: known.saleType, price: known.price };
  const more = findMore(found.event, held, quantity - seats.length, buyer);
  if (isRefusal(more)) return more;
  const all = (await readQuantities(transaction, [cart.id])).reduce((sum, other) => sum + other.quantity, 0);
  if (all - seats.length + quantity > ticketsPerCart) return { refused: 'too_many' };
  await offerPlaces(transaction, found.event, open, visitor.now);
  const places = open.places.get(placeKey(known.stock.seat_group, known.stock.block_id));
  if (!places) return { refused: 'no_seats' };
  const chosen = raise(places, seats, quantity, open.isHeldBack);
  if ('refused' in chosen) return chosen;
  await release(
    transaction,
    known.stock.id,
    seats.filter((seat) => !chosen.includes(seat)),
  );
  const added = chosen.filter((seat) => !seats.includes(seat));
  await transaction.insert(shopTickets).values(
    added.map((seat) => {
      const planned = places.group?.byPlace.get(seat);
      return { stock: known.stock.id, seat, item, label: planned ? labelOf(planned) : null };
    }),
  );
  return (await readHeldCart(transaction, await renew(transaction, cart, visitor.now))) ?? emptied(cart);
}

/** The places of an item that is to have more: without a plan all of them anew, in a plan those it has and neighbours of theirs. */
function raise(places: OpenPlaces, seats: readonly number[], quantity: number, isHeldBack: boolean): number[] | Refusal {
  if (!places.group) {
    if (quantity - seats.length > places.left()) return { refused: 'no_seats' };
    for (const seat of seats) places.taken.delete(seat);
    return allocateSeats(places, places.taken, quantity) ?? { refused: 'no_seats' };
  }
  const size = quantity - seats.length;
  const more = size <= places.left() ? allocateBeside(places.group, places.taken, seats, size, isHeldBack) : null;
  return more ? [...seats, ...more] : { refused: 'no_seats' };
}

async function findItem(
  transaction: Database,
  visitor: ShopVisitor,
  item: number,
): Promise<{ stock: typeof shopStocks.$inferSelect; saleType: number; price: string } | Refusal> {
  const cart = await findCart(transaction, visitor);
  if (!cart) return { refused: 'no_reservation' };
  const [row] = await transaction
    .select({ stock: shopStocks, saleType: shopItems.sale_type_id, price: shopItems.price })
    .from(shopItems)
    .innerJoin(shopStocks, eq(shopStocks.id, shopItems.stock))
    .where(and(eq(shopItems.id, item), eq(shopItems.cart, cart.id)));
  return row ?? { refused: 'unknown_item' };
}

async function release(transaction: Database, stock: number, seats: readonly number[]): Promise<void> {
  if (seats.length > 0)
    await transaction.delete(shopTickets).where(and(eq(shopTickets.stock, stock), inArray(shopTickets.seat, [...seats])));
}

async function renew(transaction: Database, cart: Cart, now: Date): Promise<Cart> {
  const expires_at = heldUntil(cart.first_held_at, now);
  await transaction.update(shopCarts).set({ expires_at }).where(eq(shopCarts.id, cart.id));
  return { ...cart, expires_at };
}
