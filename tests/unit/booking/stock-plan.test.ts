import { expect, test } from 'vitest';
import { placeKey, planSeating } from '../../../src/features/booking/allocation/stock-plan.ts';
import type { SoldEvent } from '../../../src/features/booking/sale-rules.ts';

test('SHOP-227 SHOP-05 the seat groups of a room that is too small share all of its seats, none is lost to rounding', () => {
  const capacities = [245, 99, 89, 91, 4];
  const seat_groups = capacities.map((_, index) => ({ seat_group: `Group ${index}`, timeslots: [], prices: [] }));
  const event = { seat_groups, prices: [] } as unknown as SoldEvent;
  const stored = capacities.map((capacity, index) => ({ seat_group: `Group ${index}`, block_id: 0, capacity, row_width: 0 }));
  for (const seats of [1, 2, 7, 300, 527]) {
    const planned = [...planSeating(event, seats, stored).values()].map(({ capacity }) => capacity);
    expect(planned.reduce((sum, capacity) => sum + capacity, 0)).toBe(seats);
    for (const [index, capacity] of planned.entries()) expect(capacity).toBeLessThanOrEqual(capacities[index] ?? 0);
  }
  expect(planSeating(event, 600, stored).get(placeKey('Group 0', 0))?.capacity).toBe(245);
});
