import { priceRange } from '../../../core/text/prices.ts';
import type { EventItem } from '../programme.shapes.ts';

/** Lowest and highest price above zero of an event, in whatever part of its catalogue they stand; null when nothing costs anything. */
export function priceRangeOf({ prices, seat_groups }: Pick<EventItem, 'prices' | 'seat_groups'>): { from: string; to: string } | null {
  return priceRange([...prices, ...seat_groups.flatMap((group) => group.prices)]);
}
