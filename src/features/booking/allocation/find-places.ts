import type { Party } from '../sale-rules.ts';
import type { PlannedGroup } from '../seat-plan/planned-seats.ts';
import { assignPlaces, type SeatedPlaces } from '../seat-plan/wheelchair-rules.ts';
import type { Refusal } from '../shop-gateway.ts';
import type { PlacesLeft } from './places-left.ts';
import { allocatePlanned } from './planned-allocator.ts';
import { allocateSeats } from './seat-allocator.ts';
import type { StockSeating } from './stock-plan.ts';

/** The places of a party: those it has chosen, or the best available (SHOP-61). */
export function findPlaces(
  { group, left, taken, ...seating }: StockSeating & PlacesLeft,
  { size, seats, lines }: Pick<Party, 'size' | 'seats' | 'lines'>,
  isHeldBack: boolean,
): SeatedPlaces | Refusal {
  const companions = lines.reduce((sum, { price, quantity }) => sum + (price.is_companion ? quantity : 0), 0);
  if (!group) {
    const others = seats || size > left() ? null : allocateSeats(seating, taken, size);
    return others ? { companions: others.slice(size - companions), others: others.slice(0, size - companions) } : { refused: 'no_seats' };
  }
  const party = { size, companions };
  if (size > left()) return { refused: seats ? 'seats_taken' : 'no_seats' };
  if (!seats) return allocatePlanned(group, taken, party, isHeldBack) ?? { refused: 'no_seats' };
  const places = exchangeStanding(group, taken, seats);
  if (places.some((seat) => taken.has(seat) || !group.byPlace.has(seat))) return { refused: 'seats_taken' };
  return assignPlaces(group, places, party, isHeldBack) ?? { refused: 'companion_alone' };
}

/**
 * Chosen places with others for those of standing areas that are taken meanwhile: they have no numbers, and whoever chooses at the same
 * time is given the same first ones (SHOP-160).
 */
function exchangeStanding(group: PlannedGroup, taken: ReadonlySet<number>, seats: readonly number[]): number[] {
  const gone = seats.filter((seat) => taken.has(seat) && group.byPlace.get(seat)?.number === null);
  if (gone.length === 0) return [...seats];
  const others = group.standing.filter(({ place }) => !taken.has(place) && !seats.includes(place));
  return seats.map((seat) => {
    if (!gone.includes(seat)) return seat;
    const rank = group.byPlace.get(seat)?.rank;
    const at = others.findIndex((other) => other.rank === rank);
    return others.splice(at, at < 0 ? 0 : 1)[0]?.place ?? seat;
  });
}
