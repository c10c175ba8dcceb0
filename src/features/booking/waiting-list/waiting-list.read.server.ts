import { and, asc, desc, eq, gt, isNotNull, isNull, not, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { fullPriceOf } from '../../programme/prices.shapes.ts';
import { events } from '../../programme/programme.tables.server.ts';
import { shopCarts, shopItems } from '../booking.tables.server.ts';
import { isForWheelchairs } from '../offer.ts';
import type { SoldEvent } from '../sale-rules.ts';
import { isHeld } from '../sandbox/cart-rows.server.ts';
import { groupNameOf } from '../stock/sold-events.read.server.ts';
import { maxWaitingDates, type OfferedDate, type WaitingOffer, type WaitingPage } from './waiting-list.shapes.ts';
import { waitingDates, waitingOffers, waitingParties } from './waiting-list.tables.server.ts';

/** Nobody waits for a canceled evening, and nothing of it is offered. */
export const isCanceled = sql<boolean>`'canceled' = any(${events.statuses})`;

export const dateColumns = { id: events.id, idJet: events.id_jet, name: events.name, start: events.date_start };

/** The evenings of a production, or the one that has none, for which somebody can wait now, in time; the given event is always among them. */
export async function readWaitingDates(db: Database, event: number, now: Date): Promise<OfferedDate[]> {
  const [row] = await db.select({ production: events.production }).from(events).where(eq(events.id, event));
  if (!row) return [];
  const sameProduction = row.production === null ? eq(events.id, event) : eq(events.production, row.production);
  const rows = await db
    .select({ ...dateColumns, prices: events.prices, groups: events.seat_groups })
    .from(events)
    .where(and(sameProduction, eq(events.is_listed, true), eq(events.has_waiting_list, true), gt(events.date_start, now), not(isCanceled)))
    .orderBy(desc(eq(events.id, event)), asc(events.date_start))
    .limit(maxWaitingDates);
  return rows
    .map(({ prices, groups, ...date }) => ({ ...date, priceFrom: lowestPrice(prices, groups) }))
    .sort((one, other) => one.start.getTime() - other.start.getTime());
}

/** The lowest of the prices at which tickets are offered: the main one of each seat group, spaces for wheelchairs aside. */
function lowestPrice(prices: SoldEvent['prices'], groups: SoldEvent['seat_groups']): string | null {
  const open = groups.filter(({ status, seat_group }) => status !== '0' && !isForWheelchairs(seat_group));
  const offered = (groups.length > 0 ? open.map((group) => group.prices) : [prices]).map((list) => fullPriceOf(list)?.price);
  return offered.filter((price) => price !== undefined).sort((one, other) => Number(one) - Number(other))[0] ?? null;
}

/** What the page of a party shows; null for an unknown token. */
export async function readWaitingPage(db: Database, token: string, now: Date): Promise<WaitingPage | null> {
  const [party] = await db.select().from(waitingParties).where(eq(waitingParties.token, token));
  if (!party) return null;
  const dates = await db
    .select(dateColumns)
    .from(waitingDates)
    .innerJoin(events, eq(events.id, waitingDates.event))
    .where(and(eq(waitingDates.party, party.id), gt(events.date_start, now), not(isCanceled)))
    .orderBy(asc(events.date_start));
  const [offer = null] = await readOffers(db, and(eq(waitingOffers.party, party.id), isOpen(now)));
  const ended = offer || party.accepted_at ? null : await readEnded(db, party.id, now);
  const isAccepted = and(
    eq(waitingOffers.party, party.id),
    eq(waitingOffers.outcome, 'accepted'),
    gt(events.date_start, now),
    not(isCanceled),
  );
  const accepted = party.accepted_at ? ((await readOffers(db, isAccepted)).at(-1)?.event ?? null) : null;
  const isInCart = party.accepted_at !== null && (await readTakenCart(db, token, now)) !== null;
  // Its places pass on within a minute.
  const ahead = dates.filter(({ id }) => id !== ended?.event.id);
  const { size, highest_price: highestPrice, email, confirmed_at, accepted_at } = party;
  const waiting = confirmed_at ? ('waiting' as const) : ('unconfirmed' as const);
  const withoutOffer = ahead.length > 0 ? waiting : ('over' as const);
  const state = accepted_at ? 'accepted' : offer ? 'offered' : withoutOffer;
  return { size, highestPrice, email, dates: ahead, offer, accepted, isInCart, ended, state };
}

/** The cart that the accepted offer of a party has become, while it is held; null where the tickets went into a cart that was there already. */
export async function readTakenCart(db: Database, token: string, now: Date): Promise<typeof shopCarts.$inferSelect | null> {
  const [row] = await db
    .select({ cart: shopCarts })
    .from(waitingOffers)
    .innerJoin(waitingParties, eq(waitingParties.id, waitingOffers.party))
    .innerJoin(shopCarts, eq(shopCarts.id, waitingOffers.cart))
    .where(and(eq(waitingParties.token, token), eq(waitingOffers.outcome, 'accepted'), isHeld(now)));
  return row?.cart ?? null;
}

/** The last offer of a party that has no open one, where it was declined or has lapsed and its evening is still to come; null for another. */
async function readEnded(db: Database, party: number, now: Date): Promise<WaitingPage['ended']> {
  const [last] = await db
    .select({ id: waitingOffers.id, outcome: waitingOffers.outcome, expires: waitingOffers.expires_at, stays: waitingDates.event })
    .from(waitingOffers)
    .leftJoin(waitingDates, and(eq(waitingDates.party, waitingOffers.party), eq(waitingDates.event, waitingOffers.event)))
    .where(eq(waitingOffers.party, party))
    .orderBy(desc(waitingOffers.id))
    .limit(1);
  // One that a cancellation has closed leaves its evening on the list.
  const isDeclined = last?.outcome === 'declined' && last.stays === null;
  const isLapsed = last && last.expires <= now && (last.outcome === null || (last.outcome === 'lapsed' && last.stays === null));
  if (!isDeclined && !isLapsed) return null;
  const [offer = null] = await readOffers(db, and(eq(waitingOffers.id, last.id), gt(events.date_start, now), not(isCanceled)));
  return offer && { ...offer, outcome: isDeclined ? 'declined' : 'lapsed' };
}

/** Offers that can be accepted. */
export const isOpen = (now: Date) => and(isNull(waitingOffers.outcome), gt(waitingOffers.expires_at, now), not(isCanceled));

/** Offers with their evening, in the order of their ids. */
export async function readOffers(db: Database, condition: ReturnType<typeof and>): Promise<(WaitingOffer & { party: number })[]> {
  const rows = await db
    .select({
      offer: waitingOffers,
      size: waitingParties.size,
      saleType: shopItems.sale_type_id,
      event: { ...dateColumns, groups: events.seat_groups },
    })
    .from(waitingOffers)
    .innerJoin(waitingParties, eq(waitingParties.id, waitingOffers.party))
    .innerJoin(events, eq(events.id, waitingOffers.event))
    // The cart of an open offer holds one item; that of one that was answered is gone or holds other tickets as well.
    .leftJoin(shopItems, and(eq(shopItems.cart, waitingOffers.cart), isNull(waitingOffers.outcome)))
    .where(condition)
    .orderBy(asc(waitingOffers.id));
  return rows.map(({ offer, size, saleType, event: { groups, ...event } }) => ({
    ...{
      saleType: saleType ?? undefined,
      id: offer.id,
      party: offer.party,
      event,
      price: offer.price,
      quantity: size,
      expires: offer.expires_at,
    },
    seatGroup: groupNameOf(groups, offer.seat_group),
  }));
}

/** The evenings that confirmed parties wait for. */
export async function readAwaitedEvents(db: Database, now: Date): Promise<number[]> {
  const rows = await db
    .selectDistinct({ event: waitingDates.event })
    .from(waitingDates)
    .innerJoin(waitingParties, eq(waitingParties.id, waitingDates.party))
    .innerJoin(events, eq(events.id, waitingDates.event))
    .where(and(isNotNull(waitingParties.confirmed_at), isNull(waitingParties.accepted_at), gt(events.ends_at, now)));
  return rows.map(({ event }) => event);
}
