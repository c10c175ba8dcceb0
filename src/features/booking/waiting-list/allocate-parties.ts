import { allocateSeats, type Seating } from '../sandbox/seat-allocator.ts';

/** A party that waits for an evening. */
export interface WaitingParty {
  id: number;
  size: number;
  /** Per ticket at most; null for any price. */
  highestPrice: number | null;
}

/** Places of one seat group and timeslot with the price of a ticket there. */
export interface OfferedPlaces extends Seating {
  key: string;
  price: number;
  taken: Set<number>;
  /** Finds places by other rules than those of rows of seats, as in a seat plan. */
  allocate?: (size: number) => number[] | null;
}

export interface Allocation {
  party: number;
  /** Of the places. */
  key: string;
  seats: number[];
}

/**
 * Gives free places to waiting parties, in their order: each gets all of its seats in the first places that it can pay and that have
 * room for it, or is passed over. Adds the seats to `taken`. Pure otherwise; its invariants are tested: nobody is split or gets less,
 * nothing is given twice, and nobody is passed over for whom there was room.
 */
export function allocateParties(parties: readonly WaitingParty[], places: readonly OfferedPlaces[]): Allocation[] {
  return parties.flatMap(({ id, size, highestPrice }) => {
    for (const place of places) {
      if (highestPrice !== null && place.price > highestPrice) continue;
      const seats = place.allocate ? place.allocate(size) : allocateSeats(place, place.taken, size);
      if (!seats) continue;
      for (const seat of seats) place.taken.add(seat);
      return { party: id, key: place.key, seats };
    }
    return [];
  });
}
