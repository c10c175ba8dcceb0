import type { Database } from '../../../core/database/client.server.ts';
import { firstStart } from '../../programme/sale-start.shapes.ts';
import { isSlotOver, ticketsPerCart } from '../sale-rules.ts';
import type { Availability } from '../shop-gateway.ts';
import { readSoldEvents, type SoldEventRow } from '../stock/sold-events.read.server.ts';
import { itemShape, type PretixItem, type PretixQuota, page, quotaShape } from './pretix.shapes.ts';
import { type PretixClient, PretixRefused } from './pretix-client.server.ts';
import { itemOf, placeOf } from './pretix-offer.server.ts';

/** Concurrent requests for dates; pretix limits its callers. */
const maxParallel = 8;

interface Stock {
  items: readonly PretixItem[];
  quotas: readonly PretixQuota[];
}

/** Live stock by the quotas of pretix. Events it does not know are missing. @throws PretixAway when it does not answer. */
export async function readPretixAvailability(
  db: Database,
  client: PretixClient,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, Availability>> {
  const rows = await readSoldEvents(db, ids);
  const itemsOf = readOncePerKey((slug: string) => client.requestAll(`/events/${slug}/items/?active=true`, page, itemShape));
  const found = new Map<number, Availability>();
  for (let from = 0; from < rows.length; from += maxParallel) {
    const group = rows.slice(from, from + maxParallel);
    const stocks = await Promise.all(group.map((row) => readStock(client, row, itemsOf)));
    for (const [index, stock] of stocks.entries()) {
      const event = group[index]?.event;
      if (stock && event) found.set(event.id, toAvailability(event, stock, now));
    }
  }
  return found;
}

async function readStock(
  client: PretixClient,
  { event }: SoldEventRow,
  itemsOf: (slug: string) => Promise<PretixItem[]>,
): Promise<Stock | null> {
  const place = event.id_jet === '' ? null : placeOf(event.id_jet, 0);
  if (!place || event.prices.length + event.seat_groups.length === 0) return null;
  const date = place.subevent === null ? '' : `&subevent=${place.subevent}`;
  try {
    const items = await itemsOf(place.slug);
    return { items, quotas: await client.requestAll(`/events/${place.slug}/quotas/?with_availability=true${date}`, page, quotaShape) };
  } catch (error) {
    if (error instanceof PretixRefused) return null;
    throw error;
  }
}

function toAvailability(event: SoldEventRow['event'], stock: Stock, now: Date): Availability {
  const remainingIn = (seatGroup: string, prices: SoldEventRow['event']['prices']) =>
    mostOf(prices.map((price) => remainingOfPrice(stock, seatGroup, price.sale_type_id)));
  const maxPerOrder = maxPerOrderOf(event, stock);
  const saleStarts = firstStart(event);
  if (event.seat_groups.length === 0)
    return { remaining: remainingIn('', event.prices), maxPerOrder, saleStarts, groups: [], changesAt: null };
  const left: (number | null)[] = [];
  const groups = event.seat_groups.map(({ seat_group, status, prices, timeslots }) => {
    const count = status === '0' ? 0 : remainingIn(seat_group, prices);
    left.push(count);
    return {
      seatGroup: seat_group,
      status: count === 0 ? '0' : status,
      timeslots: timeslots.map((slot) => ({ blockId: slot.block_id, status: isSlotOver(event, slot.time_start, now) ? '0' : slot.status })),
    };
  });
  return {
    remaining: left.includes(null) ? null : left.reduce<number>((sum, count) => sum + (count ?? 0), 0),
    maxPerOrder,
    saleStarts,
    groups,
    changesAt: null,
  };
}

/** The limits of its items together; an item without one leaves that of our carts, and what pretix does not sell has none. */
function maxPerOrderOf({ prices, seat_groups }: SoldEventRow['event'], { items }: Stock): number {
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
  if (!item) return 0;
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
