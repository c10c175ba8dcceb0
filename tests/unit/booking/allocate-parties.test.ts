import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placesLeft } from '../../../src/features/booking/allocation/places-left.ts';
import { allocateSeats } from '../../../src/features/booking/allocation/seat-allocator.ts';
import type { StockSeating } from '../../../src/features/booking/allocation/stock-plan.ts';
import type { PlannedGroup } from '../../../src/features/booking/seat-plan/planned-seats.ts';
import { isAccessSeat, isWheelchairGroup } from '../../../src/features/booking/seat-plan/wheelchair-rules.ts';
import { allocateParties } from '../../../src/features/booking/waiting-list/allocate-parties.ts';
import { fitsInPlan, plannedFrom, rowWords } from '../../support/booking/plan-words.ts';
import { isFullRun } from '../../support/variants.ts';

const price = fc.integer({ min: 5, max: 60 });
/** Seat groups that are only counted, in rows or without. */
const counted = fc.array(
  fc.record({
    ...{ price, capacity: fc.integer({ min: 0, max: 40 }), rowWidth: fc.integer({ min: 0, max: 10 }) },
    taken: fc.uniqueArray(fc.integer({ min: 1, max: 44 }), { maxLength: 40 }),
  }),
  { maxLength: 3 },
);
/** Seat groups of a plan, of which not all may be sold; `taken` are indexes of their places. */
const planned = fc.array(
  fc.record({ price, rows: rowWords, unsold: fc.integer({ max: 4, min: 0 }), taken: fc.uniqueArray(fc.nat(83), { maxLength: 30 }) }),
  { maxLength: 3 },
);
const parties = fc.array(fc.record({ size: fc.integer({ min: 1, max: 9 }), highestPrice: fc.option(fc.integer({ min: 0, max: 60 })) }), {
  maxLength: 12,
});

interface Hall {
  key: string;
  price: number;
  seating: StockSeating;
  sold: number[];
}

/** Seat groups by their rooms: first those of the plan, then what is counted. */
function hallsOf(
  inPlan: typeof planned extends fc.Arbitrary<infer Value> ? Value : never,
  others: typeof counted extends fc.Arbitrary<infer Value> ? Value : never,
): Hall[] {
  const seats = plannedFrom(Object.fromEntries(inPlan.map(({ rows }, index) => [`plan ${index}`, rows])));
  return [
    ...inPlan.map(({ price, unsold, taken }, index) => {
      const key = `plan ${index}`;
      const group = seats.get(key) as PlannedGroup;
      const places = [...group.byPlace.keys()];
      const seating = { capacity: Math.max(0, places.length - unsold), rowWidth: 0, group };
      return { key, price, seating, sold: taken.flatMap((at) => places[at] ?? []) };
    }),
    ...others.map(({ price, taken, ...seating }, index) => ({ key: `counted ${index}`, price, seating, sold: taken })),
  ];
}

test('SHOP-78 SHOP-191 free places, counted or of a plan, go to whole parties in the order of arrival, side by side, within their price, never twice, none that is held back, and nobody is passed over for whom there was room', () => {
  fc.assert(
    fc.property(planned, counted, parties, fc.boolean(), (inPlan, others, waiting, isHeldBack) => {
      const halls = hallsOf(inPlan, others);
      const seatings = new Map(halls.map(({ key, seating }) => [key, seating]));
      const soldIn = new Map(halls.map(({ key, sold }) => [key, sold]));
      const left = placesLeft(seatings, (key) => soldIn.get(key) ?? []);
      const open = halls.flatMap(({ key, price: cost, seating }) => {
        const places = left.get(key);
        const isOffered = places && !isWheelchairGroup(key, seating.group, isHeldBack);
        return isOffered ? [{ ...seating, ...places, key, price: cost, isHeldBack }] : [];
      });
      const line = waiting.map((party, id) => ({ ...party, id }));
      const allocations = allocateParties(line, open);
      const byParty = new Map(allocations.map((allocation) => [allocation.party, allocation]));
      expect(byParty.size).toBe(allocations.length);
      expect(allocations.map(({ party }) => party)).toEqual([...byParty.keys()].sort((a, b) => a - b));
      // The same line once more, one party after the other, by the rule in words.
      const taken = new Map(halls.map(({ key, sold }) => [key, new Set(sold)]));
      const takenIn = (key: string) => taken.get(key) ?? new Set<number>();
      const countedLeft = () =>
        halls.reduce((sum, { key, seating }) => (seating.group ? sum : sum + seating.capacity - takenIn(key).size), 0);
      const hasRoom = ({ key, capacity, rowWidth, group }: (typeof open)[number], size: number) => {
        if (capacity - takenIn(key).size < size) return false;
        if (!group) return countedLeft() >= size && allocateSeats({ capacity, rowWidth }, takenIn(key), size) !== null;
        return fitsInPlan(group, (place) => canSit(group, key, place), size);
      };
      const canSit = (group: PlannedGroup, key: string, place: number) => {
        const seat = group.byPlace.get(place);
        return seat !== undefined && !takenIn(key).has(place) && !(isHeldBack && isAccessSeat(seat));
      };
      for (const { id, size, highestPrice } of line) {
        const offered = byParty.get(id);
        const fits = open.find((one) => (highestPrice === null || one.price <= highestPrice) && hasRoom(one, size));
        expect(offered?.key).toBe(fits?.key);
        if (!offered || !fits) continue;
        const { key, group, capacity, rowWidth } = fits;
        expect(new Set(offered.seats).size).toBe(size);
        for (const seat of offered.seats) {
          if (group) expect(canSit(group, key, seat)).toBe(true);
          else expect(seat >= 1 && seat <= capacity && !takenIn(key).has(seat)).toBe(true);
          takenIn(key).add(seat);
        }
        if (group) expect(group.blocks.some((block) => isStretchOf(block, offered.seats))).toBe(true);
        else if (rowWidth) expect(new Set(offered.seats.map((seat) => Math.floor((seat - 1) / rowWidth))).size).toBe(1);
      }
      for (const { key, group, taken: given } of open) if (!group) expect([...given].sort()).toEqual([...takenIn(key)].sort());
    }),
    { numRuns: isFullRun ? 20_000 : 2000 },
  );
});

/** Whether places are neighbours in a part of a row. */
function isStretchOf(block: PlannedGroup['blocks'][number], seats: readonly number[]): boolean {
  const at = block.flatMap(({ place }, index) => (seats.includes(place) ? [index] : []));
  return at.length === seats.length && (at.at(-1) ?? 0) - (at[0] ?? 0) === seats.length - 1;
}
