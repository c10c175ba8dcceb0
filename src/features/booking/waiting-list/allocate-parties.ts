import type { PlacesLeft } from '../allocation/places-left.ts';
import { allocatePlanned } from '../allocation/planned-allocator.ts';
import { allocateSeats } from '../allocation/seat-allocator.ts';
import type { StockSeating } from '../allocation/stock-plan.ts';

/** A party that waits for an evening. */
export interface WaitingParty {
  id: number;
  size: number;
  /** Per ticket at most; null for any price. */
  highestPrice: number | null;
}

/** Places of one seat group and timeslot with the price of a ticket there. */
export interface OfferedPlaces extends StockSeating, PlacesLeft {
  key: string;
  price: number;
  /** Wheelchair and companion places of a seat plan are held back. */
  isHeldBack: boolean;
}

export interface Allocation {
  party: number;
  /** Of the places. */
  key: string;
  seats: number[];
}

/**
 * Gives free places to waiting parties, in their order: each gets all of its seats in the first places that it can pay and that have
 * room for it, or is passed over. Takes the seats of the places. Pure otherwise; its invariants are tested: nobody is split or gets less,
 * nothing is given twice, and nobody is passed over for whom there was room.
 */
export function allocateParties(parties: readonly WaitingParty[], places: readonly OfferedPlaces[]): Allocation[] {
  return parties.flatMap(({ id, size, highestPrice }) => {
    for (const place of places) {
      if (highestPrice !== null && place.price > highestPrice) continue;
      const seats = findSeats(place, size);
      if (!seats) continue;
      place.take(seats);
      return { party: id, key: place.key, seats };
    }
    return [];
  });
}

/** Places for a party, of a seat plan none that are held back for wheelchairs. */
function findSeats(place: OfferedPlaces, size: number): number[] | null {
  if (place.left() < size) return null;
  if (!place.group) return allocateSeats(place, place.taken, size);
  return allocatePlanned(place.group, place.taken, { size, companions: 0 }, place.isHeldBack)?.others ?? null;
}
