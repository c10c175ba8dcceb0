import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocateSeats, type Seating } from '../../../src/features/booking/allocation/seat-allocator.ts';

const seating = fc.record({ capacity: fc.integer({ min: 0, max: 120 }), rowWidth: fc.integer({ min: 0, max: 14 }) });
const taken = fc.uniqueArray(fc.integer({ min: 1, max: 130 }), { maxLength: 130 });
const party = fc.integer({ min: 1, max: 14 });

/** Slow and plain: is there any place where the party could sit? */
function fits({ capacity, rowWidth }: Seating, occupied: ReadonlySet<number>, size: number): boolean {
  if (occupied.size + size > capacity) return false;
  if (rowWidth === 0) return true;
  const starts = Array.from({ length: capacity }, (_, index) => index + 1);
  return starts.some((start) => {
    const seats = Array.from({ length: size }, (_, index) => start + index);
    const isOneRow = Math.floor((start - 1) / rowWidth) === Math.floor((start + size - 2) / rowWidth);
    return isOneRow && seats.every((seat) => seat <= capacity && !occupied.has(seat));
  });
}

test('SHOP-05 a party gets free places side by side in one row, and is refused only where it does not fit', () => {
  fc.assert(
    fc.property(seating, taken, party, (hall, occupied, size) => {
      const set = new Set(occupied);
      const seats = allocateSeats(hall, set, size);
      expect(seats !== null).toBe(fits(hall, set, size));
      if (!seats) return;
      expect(new Set(seats).size).toBe(size);
      for (const seat of seats) expect(seat >= 1 && seat <= hall.capacity && !set.has(seat)).toBe(true);
      if (hall.rowWidth === 0) return;
      expect(seats.every((seat, index) => index === 0 || seat === (seats[index - 1] ?? 0) + 1)).toBe(true);
      expect(new Set(seats.map((seat) => Math.floor((seat - 1) / hall.rowWidth))).size).toBe(1);
    }),
    { numRuns: 3000 },
  );
});

test('SHOP-05 whatever parties come and go, no place is given twice, none beyond the capacity, and what is given back can be had again', () => {
  const change = fc.oneof(fc.record({ come: party }), fc.record({ leave: fc.nat() }));
  fc.assert(
    fc.property(seating, fc.array(change, { maxLength: 80 }), (hall, changes) => {
      const parties: number[][] = [];
      const occupied = new Set<number>();
      for (const step of changes) {
        if ('come' in step) {
          const seats = allocateSeats(hall, occupied, step.come);
          if (!seats) continue;
          for (const seat of seats) {
            expect(occupied.has(seat)).toBe(false);
            occupied.add(seat);
          }
          parties.push(seats);
        } else {
          const [gone] = parties.splice(step.leave % Math.max(1, parties.length), 1);
          for (const seat of gone ?? []) occupied.delete(seat);
          if (gone) expect(fits(hall, occupied, gone.length)).toBe(true);
        }
        expect(occupied.size).toBeLessThanOrEqual(hall.capacity);
      }
    }),
    { numRuns: 500 },
  );
});

test('SHOP-05 a room that became smaller sells nothing until enough places were given back', () => {
  const set = new Set([91, 92, 93, 94]);
  expect(allocateSeats({ capacity: 5, rowWidth: 5 }, set, 2)).toBeNull();
  expect(allocateSeats({ capacity: 5, rowWidth: 5 }, set, 1)).toHaveLength(1);
});
