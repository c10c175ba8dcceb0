import { and, asc, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { fullPriceOf } from '../../programme/prices.shapes.ts';
import { startOfPrice } from '../../programme/sale-start.shapes.ts';
import { placeKey } from '../allocation/stock-plan.ts';
import { shopCarts, shopItems, shopTickets } from '../booking.tables.server.ts';
import { isSlotOver, type SoldEvent, whyNotSold } from '../sale-rules.ts';
import type { OpenEvent } from '../sandbox/open-places.server.ts';
import { labelOf } from '../seat-plan/planned-seats.ts';
import { isWheelchairGroup } from '../seat-plan/wheelchair-rules.ts';
import { allocateParties, type OfferedPlaces, type WaitingParty } from './allocate-parties.ts';
import { waitingDates, waitingMails, waitingOffers, waitingParties } from './waiting-list.tables.server.ts';

/** Hours an offer is valid where the event does not say. */
const presetHours = 24;

type StoredPrice = SoldEvent['prices'][number];

/** Places of the event that are offered, with the price a ticket there has. */
interface PricedPlaces extends OfferedPlaces {
  stock: number;
  seatGroup: string;
  storedPrice: StoredPrice;
}

/**
 * Offers the free places of a locked event to its waiting parties, in the order of their arrival, and holds them (SHOP-78). Offers that
 * have lapsed are closed before; `open` counts what is offered as taken. `only` narrows it to one party, out of turn. Answers the
 * parties with an offer.
 */
export async function offerPlaces(
  transaction: Database,
  event: SoldEvent,
  open: Pick<OpenEvent, 'places' | 'isHeldBack'>,
  now: Date,
  only?: number,
): Promise<number[]> {
  if (!event.has_waiting_list) return [];
  await closeLapsed(transaction, event.id, now);
  if (whyNotSold(event, now)) return [];
  const places = pricedPlaces(event, open, now);
  if (places.length === 0) return [];
  const parties = await lockParties(transaction, event.id, only);
  const allocations = allocateParties(parties, places);
  if (allocations.length === 0) return [];
  const expires_at = new Date(Math.min(now.getTime() + (event.waiting_hours ?? presetHours) * 3_600_000, event.ends_at.getTime()));
  const carts = await transaction
    .insert(shopCarts)
    .values(allocations.map(() => ({ first_held_at: now, expires_at })))
    .returning({ id: shopCarts.id });
  const given = allocations.flatMap(({ party, key, seats }, index) => {
    const [place, cart] = [places.find((one) => one.key === key), carts[index]];
    return place && cart ? [{ party, place, seats, cart: cart.id }] : [];
  });
  const items = await transaction
    .insert(shopItems)
    .values(
      given.map(({ place: { stock, storedPrice }, cart }) => ({
        ...{ cart, stock, sale_type_id: storedPrice.sale_type_id, price_name: storedPrice.name, price: storedPrice.price },
      })),
    )
    .returning({ id: shopItems.id, cart: shopItems.cart });
  const itemOf = new Map(items.map(({ id, cart }) => [cart, id]));
  await transaction.insert(shopTickets).values(
    given.flatMap(({ place, seats, cart }) =>
      seats.map((seat) => {
        const planned = place.group?.byPlace.get(seat);
        return { stock: place.stock, seat, item: itemOf.get(cart) ?? 0, label: planned ? labelOf(planned) : null };
      }),
    ),
  );
  const offers = await transaction
    .insert(waitingOffers)
    .values(
      given.map(({ party, place, cart }) => ({
        ...{ party, event: event.id, cart, seat_group: place.seatGroup, price: place.storedPrice.price },
        ...{ created_at: now, expires_at },
      })),
    )
    .returning({ id: waitingOffers.id, party: waitingOffers.party });
  const emails = new Map(parties.map(({ id, email }) => [id, email]));
  await transaction
    .insert(waitingMails)
    .values(offers.map(({ id, party }) => ({ party, offer: id, kind: 'offer' as const, recipient: emails.get(party) ?? '', due_at: now })));
  return offers.map(({ party }) => party);
}

/** Closes the offers of a canceled evening. Their parties go on waiting: also for this evening, should it be reinstated; they are notified of both (SHOP-180). */
export async function closeCanceled(transaction: Database, event: number): Promise<void> {
  const closed = await transaction
    .update(waitingOffers)
    .set({ outcome: 'lapsed' })
    .where(and(eq(waitingOffers.event, event), isNull(waitingOffers.outcome)))
    .returning({ cart: waitingOffers.cart });
  const carts = closed.flatMap(({ cart }) => (cart === null ? [] : [cart]));
  if (carts.length > 0) await transaction.delete(shopCarts).where(inArray(shopCarts.id, carts));
}

/** Closes offers whose time is over: the next in the list get their places. The party goes on waiting for its other evenings. */
export async function closeLapsed(transaction: Database, event: number, now: Date): Promise<void> {
  const lapsed = await transaction
    .update(waitingOffers)
    .set({ outcome: 'lapsed' })
    .where(and(eq(waitingOffers.event, event), isNull(waitingOffers.outcome), lte(waitingOffers.expires_at, now)))
    .returning({ id: waitingOffers.id, party: waitingOffers.party });
  const ids = lapsed.map(({ party }) => party);
  if (ids.length > 0) await transaction.delete(waitingDates).where(and(eq(waitingDates.event, event), inArray(waitingDates.party, ids)));
  await mailLapsed(transaction, lapsed, now);
}

async function mailLapsed(transaction: Database, lapsed: readonly { id: number; party: number }[], now: Date): Promise<void> {
  if (lapsed.length === 0) return;
  const ids = lapsed.map(({ party }) => party);
  const rows = await transaction
    .select({ id: waitingParties.id, email: waitingParties.email })
    .from(waitingParties)
    .where(inArray(waitingParties.id, ids));
  const emails = new Map(rows.map(({ id, email }) => [id, email]));
  await transaction
    .insert(waitingMails)
    .values(
      lapsed.map(({ id, party }) => ({ party, offer: id, kind: 'lapsed' as const, recipient: emails.get(party) ?? '', due_at: now })),
    );
}

/**
 * The main price of each seat group and timeslot, where it has gone on sale, in the order of the catalogue. Places for wheelchairs are offered
 * from the moment on at which everybody may buy them.
 */
function pricedPlaces(event: SoldEvent, { places, isHeldBack }: Pick<OpenEvent, 'places' | 'isHeldBack'>, now: Date): PricedPlaces[] {
  const groups =
    event.seat_groups.length > 0
      ? event.seat_groups.filter((group) => group.status !== '0')
      : [{ seat_group: '', sale_starts: undefined, prices: event.prices, timeslots: [] as SoldEvent['seat_groups'][number]['timeslots'] }];
  return groups.flatMap((group) => {
    const { seat_group, prices, timeslots } = group;
    const full = fullPriceOf(prices);
    if (!full || (startOfPrice(event, group, full) ?? now) > now) return [];
    const blocks =
      timeslots.length > 0
        ? timeslots.filter((slot) => slot.status !== '0' && !isSlotOver(event, slot.time_start, now)).map((slot) => slot.block_id)
        : [0];
    return blocks.flatMap((block) => {
      const key = placeKey(seat_group, block);
      const place = places.get(key);
      if (!place || isWheelchairGroup(seat_group, place.group, isHeldBack)) return [];
      return [{ ...place, key, price: Number(full.price), seatGroup: seat_group, storedPrice: full, isHeldBack }];
    });
  });
}

/**
 * The parties of an event without an offer, in their order. Their rows are locked first, by id as everywhere, so that another evening
 * offers them nothing meanwhile, and read after that.
 */
async function lockParties(transaction: Database, event: number, only: number | undefined): Promise<(WaitingParty & { email: string })[]> {
  const isWaiting = and(isNotNull(waitingParties.confirmed_at), isNull(waitingParties.accepted_at));
  const rows = await transaction
    .select({ party: waitingParties })
    .from(waitingParties)
    .innerJoin(waitingDates, eq(waitingDates.party, waitingParties.id))
    .where(and(eq(waitingDates.event, event), isWaiting, only === undefined ? undefined : eq(waitingParties.id, only)))
    .orderBy(asc(waitingParties.id))
    .for('update', { of: waitingParties });
  if (rows.length === 0) return [];
  const ids = rows.map(({ party }) => party.id);
  const offered = await transaction
    .select({ party: waitingOffers.party })
    .from(waitingOffers)
    .where(and(inArray(waitingOffers.party, ids), isNull(waitingOffers.outcome)));
  const isOffered = new Set(offered.map(({ party }) => party));
  return rows
    .filter(({ party }) => !isOffered.has(party.id) && party.accepted_at === null)
    .sort((one, other) => one.party.created_at.getTime() - other.party.created_at.getTime())
    .map(({ party: { id, size, highest_price, email } }) => ({
      ...{ id, size, email },
      highestPrice: highest_price === null ? null : Number(highest_price),
    }));
}
