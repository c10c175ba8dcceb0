import type { Reading } from '../../core/database/reading.server.ts';
import type { AvailabilityByEvent } from './booking.contract.ts';
import type { Availability, ShopGateway } from './shop-gateway.ts';

/** Milliseconds for which live stock is kept (API-46). */
const freshness = 10_000;
/** Different questions kept; a calendar asks for the same events whoever looks at it. */
const questionLimit = 500;

export type ReadAvailability = (reading: Reading, ids: readonly number[], remainingBelow: number) => Promise<AvailabilityByEvent>;

/**
 * Live stock of events as the labels need it (EVT-28, API-46). The answer to the same question is kept for 10 s and asked for
 * once, however many ask; a failure is not kept.
 */
export function keepAvailability(shop: ShopGateway): ReadAvailability {
  const kept = new Map<string, { until: number; stock: Promise<Map<number, Availability>> }>();

  const read = (ids: readonly number[], now: Date) => {
    const question = ids.join(',');
    const known = kept.get(question);
    if (known && known.until > now.getTime() && known.until <= now.getTime() + freshness) return known.stock;
    const stock = shop.availability(ids, now);
    kept.delete(question);
    kept.set(question, { until: now.getTime() + freshness, stock });
    stock.catch(() => kept.delete(question));
    const [oldest] = kept.keys();
    if (kept.size > questionLimit && oldest !== undefined) kept.delete(oldest);
    return stock;
  };

  return async (reading, ids, remainingBelow) => {
    const stock = await read(ids, reading.now);
    return Object.fromEntries([...stock].map(([id, { remaining, groups }]) => [String(id), toAnswer(remaining, groups, remainingBelow)]));
  };
}

function toAnswer(remaining: number | null, groups: Availability['groups'], remainingBelow: number): AvailabilityByEvent[string] {
  const isFew = remaining !== null && remaining > 0 && remaining < remainingBelow;
  return {
    statuses: remaining === 0 ? ['sold_out'] : isFew ? ['remaining_tickets'] : [],
    seat_groups: groups.map(({ seatGroup, status, timeslots }) => ({
      seat_group: seatGroup,
      status,
      timeslots: timeslots.map((slot) => ({ block_id: slot.blockId, status: slot.status })),
    })),
  };
}
