import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberedLeft, placesLeft } from '../../../src/features/booking/allocation/places-left.ts';

const stocks = fc.array(fc.record({ capacity: fc.nat(40), sold: fc.nat(60) }), { minLength: 1, maxLength: 6 });
const sales = fc.array(fc.record({ at: fc.nat(5), wanted: fc.integer({ min: 1, max: 9 }) }), { maxLength: 30 });

test('SHOP-128 whatever was sold before and in which order it goes on, stocks that share a room never sell more than it takes', () => {
  fc.assert(
    fc.property(stocks, sales, (rows, wishes) => {
      const seatings = new Map(rows.map(({ capacity }, at) => [String(at), { capacity, rowWidth: 0 }]));
      const sold = new Map(rows.map((row, at) => [String(at), row.sold]));
      const total = () => [...sold.values()].reduce((sum, count) => sum + count, 0);
      const room = rows.reduce((sum, { capacity }) => sum + capacity, 0);
      const before = total();
      for (const { at, wanted } of wishes) {
        const key = String(at);
        const left = numberedLeft(seatings, (one) => sold.get(one) ?? 0);
        expect(Math.min(...left.values())).toBeGreaterThanOrEqual(0);
        if ((left.get(key) ?? 0) >= wanted) sold.set(key, (sold.get(key) ?? 0) + wanted);
      }
      expect(total()).toBeLessThanOrEqual(Math.max(room, before));
    }),
  );
});

test('SHOP-128 parties that are seated in one go share the room as well: none of its stocks counts what another has just sold', () => {
  fc.assert(
    fc.property(stocks, sales, (rows, wishes) => {
      const seatings = new Map(rows.map(({ capacity }, at) => [String(at), { capacity, rowWidth: 0 }]));
      const room = rows.reduce((sum, { capacity }) => sum + capacity, 0);
      const before = rows.reduce((sum, { sold }) => sum + sold, 0);
      const places = placesLeft(seatings, (key) => Array.from({ length: rows[Number(key)]?.sold ?? 0 }, (_, index) => index + 1));
      let total = before;
      for (const { at, wanted } of wishes) {
        const place = places.get(String(at));
        if (!place || place.left() < wanted) continue;
        place.take(Array.from({ length: wanted }, (_, index) => 1000 + total + index));
        total += wanted;
      }
      expect(total).toBeLessThanOrEqual(Math.max(room, before));
    }),
  );
});
