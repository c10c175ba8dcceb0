import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addTicket, amountOf, countOf, removeTicket, type SelectedTicket } from '../../../src/features/booking/widget/selection.ts';

const ticket = (seat_group: string, sale_type_id: number) => ({ seat_group, sale_type_id });

test('BOOK-08 a ticket starts with amount 1; the same again raises it, another kind is an entry of its own', () => {
  const one = addTicket([], ticket('Parkett', 1));
  expect(one).toEqual([{ ticket: ticket('Parkett', 1), amount: 1 }]);
  const two = addTicket(one, ticket('Parkett', 1));
  expect(two).toEqual([{ ticket: ticket('Parkett', 1), amount: 2 }]);
  expect(addTicket(two, ticket('Parkett', 2))).toHaveLength(2);
  expect(addTicket(two, ticket('Rang', 1))).toHaveLength(2);
});

test('BOOK-07 BOOK-09 removing lowers by one, the last one drops the entry, what is not chosen counts zero', () => {
  const two = addTicket(addTicket([], ticket('Rang', 3)), ticket('Rang', 3));
  const one = removeTicket(two, ticket('Rang', 3));
  expect(amountOf(one, ticket('Rang', 3))).toBe(1);
  expect(removeTicket(one, ticket('Rang', 3))).toEqual([]);
  expect(amountOf([], ticket('Rang', 3))).toBe(0);
  expect(removeTicket(one, ticket('Parkett', 3))).toEqual(one);
});

test('BOOK-08 BOOK-09 whatever is pressed, each kind stands once, no amount is below one and the count is what was pressed', () => {
  const kind = fc.constantFrom(ticket('', 1), ticket('', 2), ticket('A', 1), ticket('B', 1));
  fc.assert(
    fc.property(fc.array(fc.tuple(kind, fc.boolean()), { maxLength: 60 }), (presses) => {
      let selection: SelectedTicket[] = [];
      const counts = new Map<string, number>();
      for (const [pressed, isMore] of presses) {
        const key = JSON.stringify(pressed);
        counts.set(key, Math.max(0, (counts.get(key) ?? 0) + (isMore ? 1 : -1)));
        selection = isMore ? addTicket(selection, pressed) : removeTicket(selection, pressed);
      }
      expect(selection.every(({ amount }) => amount >= 1)).toBe(true);
      expect(new Set(selection.map((entry) => JSON.stringify(entry.ticket))).size).toBe(selection.length);
      expect(countOf(selection)).toBe([...counts.values()].reduce((sum, count) => sum + count, 0));
    }),
  );
});
