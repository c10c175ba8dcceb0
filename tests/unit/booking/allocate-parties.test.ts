import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocateSeats } from '../../../src/features/booking/sandbox/seat-allocator.ts';
import { allocateParties } from '../../../src/features/booking/waiting-list/allocate-parties.ts';

const places = fc.array(
  fc.record({
    capacity: fc.integer({ min: 0, max: 40 }),
    rowWidth: fc.integer({ min: 0, max: 10 }),
    price: fc.integer({ min: 5, max: 60 }),
    taken: fc.uniqueArray(fc.integer({ min: 1, max: 44 }), { maxLength: 40 }),
  }),
  { minLength: 1, maxLength: 4 },
);
const parties = fc.array(fc.record({ size: fc.integer({ min: 1, max: 9 }), highestPrice: fc.option(fc.integer({ min: 0, max: 60 })) }), {
  maxLength: 12,
});

test('SHOP-78 free places go to whole parties in the order of arrival, side by side, within their price, never twice, and nobody is passed over for whom there was room', () => {
  fc.assert(
    fc.property(places, parties, (groups, waiting) => {
      const open = groups.map((place, index) => ({ ...place, key: String(index), taken: new Set(place.taken) }));
      const line = waiting.map((party, id) => ({ ...party, id }));
      const allocations = allocateParties(line, open);
      const byParty = new Map(allocations.map((allocation) => [allocation.party, allocation]));
      expect(byParty.size).toBe(allocations.length);
      expect(allocations.map(({ party }) => party)).toEqual([...byParty.keys()].sort((a, b) => a - b));
      // The same line once more, one party after the other, by the rule in words.
      const taken = groups.map((place) => new Set(place.taken));
      for (const { id, size, highestPrice } of line) {
        const offered = byParty.get(id);
        const affordable = groups.flatMap(({ price }, index) => (highestPrice === null || price <= highestPrice ? [index] : []));
        const fits = affordable.find((index) =>
          allocateSeats(groups[index] ?? { capacity: 0, rowWidth: 0 }, taken[index] ?? new Set(), size),
        );
        expect(offered?.key).toBe(fits === undefined ? undefined : String(fits));
        if (!offered || fits === undefined) continue;
        const [seating, occupied] = [groups[fits], taken[fits]];
        expect(new Set(offered.seats).size).toBe(size);
        for (const seat of offered.seats) {
          expect(seat >= 1 && seat <= (seating?.capacity ?? 0) && !occupied?.has(seat)).toBe(true);
          occupied?.add(seat);
        }
        if (seating?.rowWidth) expect(new Set(offered.seats.map((seat) => Math.floor((seat - 1) / seating.rowWidth))).size).toBe(1);
      }
      expect(open.map((place) => [...place.taken].sort())).toEqual(taken.map((occupied) => [...occupied].sort()));
    }),
    { numRuns: 2000 },
  );
});
