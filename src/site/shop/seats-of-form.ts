import { z } from 'zod';
import type { Seats } from '../../features/booking/booking.contract.ts';
import type { OfferGroup } from '../../features/booking/offer.ts';
import { type OfferedSeat, offeredSeats, pricesOf } from '../../features/booking/seat-plan/chosen-seats.ts';

const place = z.coerce.number().int().min(1);

interface Line {
  saleType: number;
  quantity: number;
}

/** The checked places of a purchase page, by seat group; numbers that the plan does not have count for no group. */
export function checkedSeats(form: URLSearchParams, seats: Seats | null, groups: readonly OfferGroup[]): Map<string, OfferedSeat[]> {
  if (!seats) return new Map();
  const offered = offeredSeats(seats, groups);
  const checked = new Set(form.getAll('seat').flatMap((text) => place.safeParse(text).data ?? []));
  const found = [...checked].map((number) => offered.get(number)).filter((seat) => seat !== undefined);
  return Map.groupBy(found, ({ group }) => group?.seatGroup ?? '');
}

/** The tickets of chosen seats without amounts: the usual price of each. */
export function linesOfSeats(seats: readonly OfferedSeat[]): Line[] {
  const prices = seats.map((seat) => pricesOf(seat)[0]?.sale_type_id ?? 0);
  return [...Map.groupBy(prices, (saleType) => saleType)].map(([saleType, all]) => ({ saleType, quantity: all.length }));
}
