import type { Database } from '../../../core/database/client.server.ts';
import { firstStart, nextStart } from '../../programme/sale-start.shapes.ts';
import { ShopAway, ShopRefused } from '../adapters/shop-client.server.ts';
import { ticketsPerCart } from '../cart/cart-limit.ts';
import { isForWheelchairs } from '../offer.ts';
import { isSlotOver } from '../sale-rules.ts';
import type { Availability } from '../shop-gateway.ts';
import { readSoldEvents, type SoldEventRow } from '../stock/sold-events.read.server.ts';
import { sumOf, withWheelchairSpaces } from '../stock/wheelchair-spaces.ts';
import { isOnWeb, isSoldOpenly, itemShape, type PretixItem, type PretixQuota, page, quotaShape } from './pretix.shapes.ts';
import type { PretixClient } from './pretix-client.server.ts';
import { itemOf, type PretixPlace, placeOf } from './pretix-offer.server.ts';

/** Concurrent requests for dates; pretix limits its callers. */
const maxParallel = 8;

/** What pretix says of one date of an event. */
interface Stock {
  items: readonly PretixItem[];
  quotas: readonly PretixQuota[];
}

/** Live stock by the quotas of pretix. Events it does not know are missing. @throws ShopAway when it does not answer. */
export async function readPretixAvailability(
  db: Database,
  client: PretixClient,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, Availability>> {
  const rows = await readSoldEvents(db, ids);
  const places = new Map(rows.flatMap(({ event }) => placesOf(event).map((place) => [keyOf(place), place])));
  const itemsOf = readOncePerKey((slug: string) => client.requestAll(`/events/${slug}/items/?active=true`, page, itemShape));
  const stocks = new Map<string, Stock>();
  const entries = [...places];
  for (let from = 0; from < entries.length; from += maxParallel)
    await Promise.all(
      entries.slice(from, from + maxParallel).map(async ([key, place]) => {
        const stock = await readStock(client, place, itemsOf);
        if (stock) stocks.set(key, stock);
      }),
    );
  return new Map(
    rows.flatMap(({ event }) => {
      const isKnown = placesOf(event).some((place) => stocks.has(keyOf(place)));
      return isKnown ? [[event.id, toAvailability(event, stocks, now)] as const] : [];
    }),
  );
}

type PricedEvent = SoldEventRow['event'];

/** Where pretix sells an event: its own date, or those of its timeslots; nowhere without prices. */
function placesOf({ id_jet, prices, seat_groups }: PricedEvent): PretixPlace[] {
  const ofGroups = seat_groups.flatMap(({ timeslots }) => (timeslots.length > 0 ? timeslots.map((slot) => slot.block_id) : [0]));
  const blocks = seat_groups.length === 0 && prices.length > 0 ? [0] : ofGroups;
  return [...new Set(blocks)].map((block) => placeOf(id_jet, block)).filter((place) => place !== null);
}

const keyOf = ({ slug, subevent }: PretixPlace) => `${slug}/${subevent ?? ''}`;

async function readStock(
  client: PretixClient,
  { slug, subevent }: PretixPlace,
  itemsOf: (slug: string) => Promise<PretixItem[]>,
): Promise<Stock | null> {
  const date = subevent === null ? '' : `&subevent=${subevent}`;
  try {
    const items = await itemsOf(slug);
    return { items, quotas: await client.requestAll(`/events/${slug}/quotas/?with_availability=true${date}`, page, quotaShape) };
  } catch (error) {
    // A token that is not accepted any more says nothing of an event: what was known of its stock stays.
    if (error instanceof ShopRefused && error.status === 401) throw new ShopAway(error.message);
    if (error instanceof ShopRefused) return null;
    throw error;
  }
}

function toAvailability(event: PricedEvent, stocks: ReadonlyMap<string, Stock>, now: Date): Availability {
  const stockAt = (block: number): Stock => {
    const place = placeOf(event.id_jet, block);
    return (place && stocks.get(keyOf(place))) ?? { items: [], quotas: [] };
  };
  const remainingIn = (seatGroup: string, block: number, prices: PricedEvent['prices']) =>
    mostOf(prices.map((price) => remainingOfPrice(stockAt(block), seatGroup, price.sale_type_id)));
  const items = placesOf(event).flatMap((place) => stocks.get(keyOf(place))?.items ?? []);
  const maxPerOrder = maxPerOrderOf(event, items);
  const starts = { saleStarts: firstStart(event), nextStart: nextStart(event, now) };
  if (event.seat_groups.length === 0)
    return { remaining: remainingIn('', 0, event.prices), maxPerOrder, ...starts, groups: [], changesAt: null };
  const groups = event.seat_groups.map(({ seat_group, status, prices, timeslots }) => {
    // A timeslot is a date with quotas of its own.
    const slots = timeslots.map((slot) => {
      const isClosed = slot.status === '0' || isSlotOver(event, slot.time_start, now);
      return { slot, count: isClosed ? 0 : remainingIn(seat_group, slot.block_id, prices) };
    });
    const counts = slots.length > 0 ? slots.map(({ count }) => count) : [remainingIn(seat_group, 0, prices)];
    const count = status === '0' ? 0 : sumOf(counts);
    const group = {
      seatGroup: seat_group,
      status: count === 0 ? '0' : status,
      timeslots: slots.map(({ slot, count: ofSlot }) => ({ blockId: slot.block_id, status: ofSlot === 0 ? '0' : slot.status })),
    };
    return { all: count, forEverybody: isForWheelchairs(seat_group) ? 0 : count, group };
  });
  return { maxPerOrder, ...starts, ...withWheelchairSpaces(groups), changesAt: null };
}

/** The limits of its items together; an item without one leaves that of our carts, and what pretix does not sell has none. */
function maxPerOrderOf({ prices, seat_groups }: PricedEvent, items: readonly PretixItem[]): number {
  const offered = [
    ...prices.map((price) => itemOf(items, '', price.sale_type_id)),
    ...seat_groups.flatMap((group) => group.prices.map((price) => itemOf(items, group.seat_group, price.sale_type_id))),
  ];
  const limits = [...new Set(offered)].map((item) => (item ? (item.max_per_order ?? ticketsPerCart) : 0));
  return Math.min(
    ticketsPerCart,
    limits.reduce((sum, limit) => sum + limit, 0),
  );
}

/** Tickets left of a price: the scarcest of its quotas. None without any, as pretix has it; null without limit. */
function remainingOfPrice({ items, quotas }: Stock, seatGroup: string, saleType: number): number | null {
  const item = itemOf(items, seatGroup, saleType);
  const variation = item?.variations.find(({ id }) => id === saleType);
  if (!item || !isSoldOpenly(item) || (variation && !isOnWeb(variation))) return 0;
  const priceQuotas = quotas.filter((quota) => quota.items.includes(item.id) && (!variation || quota.variations.includes(variation.id)));
  if (priceQuotas.length === 0 || priceQuotas.some((quota) => quota.closed)) return 0;
  const numbers = priceQuotas.flatMap((quota) => (quota.available_number === null ? [] : [quota.available_number]));
  return numbers.length > 0 ? Math.max(0, Math.min(...numbers)) : null;
}

/** The largest of the numbers; null is unlimited. */
function mostOf(numbers: readonly (number | null)[]): number | null {
  return numbers.includes(null) ? null : Math.max(0, ...numbers.map((number) => number ?? 0));
}

/** Caches the results of a read by key. */
function readOncePerKey<Value>(read: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const results = new Map<string, Promise<Value>>();
  return (key) => {
    const value = results.get(key) ?? read(key);
    results.set(key, value);
    return value;
  };
}
