import type { Seats } from '../../../features/booking/booking.contract.ts';
import type { PricedItem } from '../../../features/booking/cart/price-sum.ts';
import type { OfferGroup } from '../../../features/booking/offer.ts';
import { chosenSeats, linesOfSeats, readAmount } from './seats-of-form.ts';
import { amountField } from './ticket-form.tsx';

/** What is wanted of one seat group. */
export interface WantedGroup {
  group: OfferGroup;
  lines: { saleType: number; quantity: number }[];
  /** Numbers of places; undefined for the best available. */
  seats: number[] | undefined;
}

/** What the form of a purchase page asks for, by seat group; or why it cannot be read. */
export function readWanted(
  form: URLSearchParams,
  groups: readonly OfferGroup[],
  seats: Seats | null,
): WantedGroup[] | 'amount_invalid' | 'seats_differ' | 'no_seats' {
  const checked = chosenSeats(form, seats, groups);
  if (typeof checked === 'string') return checked;
  const wanted: WantedGroup[] = [];
  for (const group of groups) {
    const prices = [group.full, ...group.discounts].filter((price) => price !== null);
    const lines = prices.map((price) => ({ saleType: price.sale_type_id, ...readAmount(form.get(amountField(group, price))) }));
    if (lines.some(({ isWrong }) => isWrong)) return 'amount_invalid';
    const chosen = lines.filter(({ quantity }) => quantity > 0);
    const places = checked.get(group.seatGroup);
    const typed = chosen.map(({ saleType, quantity }) => ({ saleType, quantity }));
    const tickets = places && typed.length === 0 ? linesOfSeats(places) : typed;
    const count = tickets.reduce((sum, { quantity }) => sum + quantity, 0);
    if (places && places.length !== count) return 'seats_differ';
    if (tickets.length > 0) wanted.push({ group, lines: tickets, seats: places?.map(({ place }) => place) });
  }
  return wanted;
}

/** The same with their prices. */
export function pricedOf(wanted: readonly WantedGroup[], eventId: number): PricedItem[] {
  return wanted.flatMap(({ group, lines }) =>
    lines.map(({ saleType, quantity }) => {
      const price = [group.full, ...group.discounts].find((candidate) => candidate?.sale_type_id === saleType)?.price ?? '0';
      return { price, quantity, eventId, saleType };
    }),
  );
}
