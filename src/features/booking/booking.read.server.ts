import type { Reading } from '../../core/database/reading.server.ts';
import type { AvailabilityByEvent } from './booking.contract.ts';
import type { Availability, ShopGateway } from './shop-gateway.ts';
import { stockStateOf } from './stock/stock-state.ts';

/** Milliseconds for which live stock is cached (API-46). */
const cacheMs = 10_000;
/** Queries that are cached at most; a calendar requests the same events whoever looks at it. */
const maxQueries = 500;

export type ReadAvailability = (reading: Reading, ids: readonly number[], remainingBelow: number) => Promise<AvailabilityByEvent>;

/**
 * Live stock of events as the labels need it (EVT-28, API-46). Each query is cached for 10 s, or until something of it goes on sale, and
 * shared by concurrent requests; failures are not cached. `onRead` gets the stock of each answer of the shop.
 */
export function createAvailabilityCache(
  shop: Pick<ShopGateway, 'availability'>,
  onRead: (stock: ReadonlyMap<number, Availability>) => void,
): ReadAvailability {
  const cache = new Map<string, { until: number; stock: Promise<Map<number, Availability>> }>();

  const read = (ids: readonly number[], now: Date) => {
    const query = ids.join(',');
    const known = cache.get(query);
    if (known && known.until > now.getTime() && known.until <= now.getTime() + cacheMs) return known.stock;
    const stock = shop.availability(ids, now);
    cache.delete(query);
    const entry = { until: now.getTime() + cacheMs, stock };
    cache.set(query, entry);
    stock.then(
      (found) => {
        // A start of sale changes when the next one is.
        const starts = [...found.values()].flatMap(({ nextStart }) => nextStart?.getTime() ?? []);
        entry.until = Math.min(entry.until, ...starts);
        onRead(found);
      },
      () => cache.delete(query),
    );
    const [oldest] = cache.keys();
    if (cache.size > maxQueries && oldest !== undefined) cache.delete(oldest);
    return stock;
  };

  return async (reading, ids, remainingBelow) => {
    const stock = await read(ids, reading.now);
    return Object.fromEntries([...stock].map(([id, stock]) => [String(id), toAnswer(stock, remainingBelow, reading.now)]));
  };
}

/** What live stock says of seat groups and of the spaces for wheelchairs among them. */
export function groupsAnswer({ groups, hasWheelchairSpaces }: Availability, isSoldOut: boolean) {
  return {
    ...(isSoldOut && hasWheelchairSpaces && { has_wheelchair_spaces: true as const }),
    seat_groups: groups.map(({ seatGroup, status, isWheelchairOnly, timeslots }) => ({
      seat_group: seatGroup,
      status,
      ...(isWheelchairOnly && { is_wheelchair_only: true as const }),
      timeslots: timeslots.map((slot) => ({ block_id: slot.blockId, status: slot.status })),
    })),
  };
}

function toAnswer(stock: Availability, remainingBelow: number, now: Date): AvailabilityByEvent[string] {
  const { remaining, maxPerOrder, saleStarts, nextStart, presale, hasWaitingList, hasPlan, fees, takesCodes } = stock;
  const leftUntil = (start: Date | null) => (start ? Math.ceil((start.getTime() - now.getTime()) / 1000) : 0);
  const [left, leftOfNext] = [leftUntil(saleStarts), leftUntil(nextStart)];
  const state = stockStateOf(remaining, remainingBelow);
  return {
    statuses: state === 'available' ? [] : [state],
    ...groupsAnswer(stock, state === 'sold_out'),
    max_per_order: maxPerOrder,
    ...(hasPlan && { has_plan: true }),
    ...(takesCodes && { takes_codes: true as const }),
    ...(fees && { fees: { per_ticket: fees.perTicket, per_order: fees.perOrder } }),
    ...(hasWaitingList && { has_waiting_list: true as const }),
    // Rounded up: a button that is early leads to a refusal.
    ...(left > 0 && { sale_starts_in: left, ...(presale && { presale }) }),
    ...(leftOfNext > 0 && { next_start_in: leftOfNext }),
  };
}
