import { z } from 'zod';
import type { Seats } from '../../../features/booking/booking.contract.ts';
import { ticketsPerCart } from '../../../features/booking/cart/cart-limit.ts';
import type { OfferGroup } from '../../../features/booking/offer.ts';
import { type OfferedSeat, offeredSeats, pricesOf, standingAreas } from '../../../features/booking/seat-plan/chosen-seats.ts';
import { standingField } from '../../../features/booking/seat-plan/seat-list.tsx';

const place = z.coerce.number().int().min(1);

interface Line {
  saleType: number;
  quantity: number;
}

/** The form chooses places of a seat plan. */
export const choosesSeats = (form: URLSearchParams) => [...form].some(([name, value]) => name === 'seat' || isStanding(name, value));
const isStanding = (name: string, value: string) => name.startsWith(standingField(0).slice(0, -1)) && value.trim() !== '';

/**
 * The chosen places of a purchase page, by seat group: those that are checked, and as many of standing areas as were typed, the first
 * free ones; numbers that the plan does not have count for no group.
 */
export function chosenSeats(
  form: URLSearchParams,
  seats: Seats | null,
  groups: readonly OfferGroup[],
): Map<string, OfferedSeat[]> | 'amount_invalid' | 'no_seats' {
  if (!seats) return new Map();
  const offered = offeredSeats(seats, groups);
  const chosen = new Set(form.getAll('seat').flatMap((text) => place.safeParse(text).data ?? []));
  for (const { id, free } of standingAreas(seats, offered)) {
    const { quantity, isWrong } = readAmount(form.get(standingField(id)));
    if (isWrong) return 'amount_invalid';
    if (quantity > free.length) return 'no_seats';
    for (const one of free.slice(0, quantity)) chosen.add(one);
  }
  const found = [...chosen].map((number) => offered.get(number)).filter((seat) => seat !== undefined);
  return Map.groupBy(found, ({ group }) => group?.seatGroup ?? '');
}

/** The tickets of chosen seats without amounts: the usual price of each. */
export function linesOfSeats(seats: readonly OfferedSeat[]): Line[] {
  const prices = seats.map((seat) => pricesOf(seat)[0]?.sale_type_id ?? 0);
  return [...Map.groupBy(prices, (saleType) => saleType)].map(([saleType, all]) => ({ saleType, quantity: all.length }));
}

const amount = z.coerce.number().int().min(0).max(ticketsPerCart);

/** The amount in a field; 0 for an empty one. */
export function readAmount(text: string | null): { quantity: number; isWrong: boolean } {
  const parsed = amount.safeParse(text?.trim() || '0');
  return { quantity: parsed.data ?? 0, isWrong: !parsed.success };
}
