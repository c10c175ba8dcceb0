import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { shopCartKeys, shopCarts, shopItems, shopStocks } from '../booking.tables.server.ts';
import { ticketsPerCart } from '../cart/cart-limit.ts';
import { holdMs } from '../cart/hold-time.ts';
import { whyNotBought } from '../sale-rules.ts';
import { findCart } from '../sandbox/cart-rows.server.ts';
import { readQuantities } from '../sandbox/open-places.server.ts';
import type { CartHold, Refusal, ShopVisitor } from '../shop-gateway.ts';
import { readSoldEvents } from '../stock/sold-events.read.server.ts';
import { hashOf, newToken } from '../tokens.server.ts';
import { readTakenCart } from './waiting-list.read.server.ts';
import { waitingDates, waitingOffers, waitingParties } from './waiting-list.tables.server.ts';

type Offer = typeof waitingOffers.$inferSelect & { cart: number };

/**
 * The open offer of a party. Locks the stocks of its evening first, as additions and allocations do, so that they wait for each other;
 * the offer is read after that.
 */
async function lockOffer(transaction: Database, token: string, now: Date): Promise<Offer | null> {
  const find = () =>
    transaction
      .select({ offer: waitingOffers })
      .from(waitingOffers)
      .innerJoin(waitingParties, eq(waitingParties.id, waitingOffers.party))
      .where(and(eq(waitingParties.token, token), isNull(waitingOffers.outcome), gt(waitingOffers.expires_at, now)));
  const [before] = await find();
  if (!before) return null;
  await transaction
    .select({ id: shopStocks.id })
    .from(shopStocks)
    .where(eq(shopStocks.event, before.offer.event))
    .orderBy(asc(shopStocks.id))
    .for('update');
  const [row] = await find();
  return row && row.offer.cart !== null ? { ...row.offer, cart: row.offer.cart } : null;
}

/** Moves the offered tickets into the visitor's cart, whose time begins anew (SHOP-79); without one the offer becomes their cart. */
export async function acceptOffer(transaction: Database, token: string, visitor: ShopVisitor): Promise<CartHold | Refusal> {
  const { now } = visitor;
  const offer = await lockOffer(transaction, token, now);
  if (!offer) return (await takeAgain(transaction, token, visitor)) ?? { refused: 'no_reservation' };
  // As at the checkout, which would refuse the whole cart.
  const reason = whyNotBought(await readSoldEvents(transaction, [offer.event]), 1, now);
  if (reason) return { refused: reason };
  // Read under its lock: one that another tab checks out meanwhile is an order and takes nothing any more.
  const own = await findCart(transaction, visitor, true);
  const ids = own ? [own.id, offer.cart] : [offer.cart];
  await transaction.select({ id: shopCarts.id }).from(shopCarts).where(eq(shopCarts.id, offer.cart)).for('update');
  const quantity = await countTickets(transaction, ids);
  if (quantity > ticketsPerCart) return { refused: 'too_many' };
  const expires = new Date(now.getTime() + holdMs);
  const target = own?.id ?? offer.cart;
  if (own) {
    await transaction.update(shopItems).set({ cart: own.id }).where(eq(shopItems.cart, offer.cart));
    await transaction.delete(shopCarts).where(eq(shopCarts.id, offer.cart));
  }
  await transaction.update(shopCarts).set({ first_held_at: now, expires_at: expires }).where(eq(shopCarts.id, target));
  await transaction.update(waitingOffers).set({ outcome: 'accepted' }).where(eq(waitingOffers.id, offer.id));
  await transaction.update(waitingParties).set({ accepted_at: now }).where(eq(waitingParties.id, offer.party));
  return { quantity, expires, ...(!own && { token: await issueToken(transaction, target) }) };
}

/**
 * What a repeated press answers: the cart that the offer has become, while it is held. The cookie of the first answer may never have
 * arrived, and the link of an offer is enough to take it. Null without such a cart.
 */
async function takeAgain(transaction: Database, token: string, visitor: ShopVisitor): Promise<CartHold | null> {
  const cart = await readTakenCart(transaction, token, visitor.now);
  const own = await findCart(transaction, visitor);
  // Its cookie would take the place of that of their own cart.
  if (!cart || (own && own.id !== cart.id)) return null;
  const quantity = await countTickets(transaction, [cart.id]);
  return { quantity, expires: cart.expires_at, ...(!own && { token: await issueToken(transaction, cart.id) }) };
}

async function countTickets(transaction: Database, carts: number[]): Promise<number> {
  return (await readQuantities(transaction, carts)).reduce((sum, { quantity }) => sum + quantity, 0);
}

async function issueToken(transaction: Database, cart: number): Promise<string> {
  const token = newToken();
  await transaction.insert(shopCartKeys).values({ id_hash: hashOf(token), cart });
  return token;
}

/** Gives the offered tickets back; the party goes on waiting for its other evenings. Answers the evening, null without an open offer. */
export async function declineOffer(transaction: Database, token: string, now: Date): Promise<number | null> {
  const offer = await lockOffer(transaction, token, now);
  if (!offer) return null;
  await transaction.update(waitingOffers).set({ outcome: 'declined' }).where(eq(waitingOffers.id, offer.id));
  await transaction.delete(shopCarts).where(eq(shopCarts.id, offer.cart));
  await transaction.delete(waitingDates).where(and(eq(waitingDates.party, offer.party), eq(waitingDates.event, offer.event)));
  return offer.event;
}

/** Deletes a party with everything about it; offered tickets are free again. Answers its evening with an offer, null without one. */
export async function leaveList(transaction: Database, token: string, now: Date): Promise<number | null> {
  const offer = await lockOffer(transaction, token, now);
  if (offer) await transaction.delete(shopCarts).where(eq(shopCarts.id, offer.cart));
  await transaction.delete(waitingParties).where(eq(waitingParties.token, token));
  return offer?.event ?? null;
}
