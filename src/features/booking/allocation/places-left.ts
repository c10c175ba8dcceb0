import type { StockSeating } from './stock-plan.ts';

/** The taken places of a stock and how many of it can still be sold. */
export interface PlacesLeft {
  /** In a room with a plan those of all its seat groups, so that a place that changed its group is not sold twice. */
  taken: Set<number>;
  left: () => number;
  /** Notes places as taken: what shares the room has less left from then on too. */
  take: (places: readonly number[]) => void;
}

/**
 * Which places of an event are taken and how many are left, by the keys of its stocks. Tickets for places that the room or its plan no
 * longer has count as well: nothing is sold until there is room for all.
 */
export function placesLeft(
  seatings: ReadonlyMap<string, StockSeating>,
  takenOf: (key: string) => readonly number[],
): Map<string, PlacesLeft> {
  const planned = [...seatings].filter(([, { group }]) => group);
  const inPlan = new Set(planned.flatMap(([key]) => takenOf(key)));
  const counts = new Map([...seatings.keys()].map((key) => [key, takenOf(key).length]));
  const countOf = (key: string) => counts.get(key) ?? 0;
  return new Map(
    [...seatings].map(([key, { capacity, group }]) => {
      const sold = takenOf(key);
      const taken = group ? inPlan : new Set(sold);
      const take = (places: readonly number[]) => {
        for (const place of places) taken.add(place);
        counts.set(key, countOf(key) + places.length);
      };
      if (!group) return [key, { taken, take, left: () => numberedLeft(seatings, countOf).get(key) ?? 0 }];
      const free = [...group.byPlace.keys()].filter((place) => !inPlan.has(place));
      const elsewhere = sold.filter((place) => !planned.some(([, other]) => other.group?.byPlace.has(place)));
      const open = Math.min(capacity, sold.length + free.length - elsewhere.length);
      return [key, { taken, take, left: () => Math.max(0, open - countOf(key)) }];
    }),
  );
}

/**
 * How many places are left where they are only counted. The stocks share the room: one that has sold more than its share, as after a move
 * into a smaller room, takes from the others (SHOP-128).
 */
export function numberedLeft(seatings: ReadonlyMap<string, StockSeating>, countOf: (key: string) => number): Map<string, number> {
  const free = [...seatings].flatMap(([key, { capacity, group }]) => (group ? [] : [[key, capacity - countOf(key)] as const]));
  const together = free.reduce((sum, [, left]) => sum + left, 0);
  return new Map(free.map(([key, left]) => [key, Math.max(0, Math.min(left, together))]));
}
