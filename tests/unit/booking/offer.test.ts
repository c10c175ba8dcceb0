import { expect, test } from 'vitest';
import { offerOf, slotAt, timesOf, wheelchairFirst } from '../../../src/features/booking/offer.ts';

const price = (id: number, name: string, has_discounts = false) => ({
  id,
  price: '10.00',
  sale_type_id: id,
  seat_group: null,
  text: '',
  name,
  has_discounts,
  sale_starts: null,
});
const slot = (block_id: number, time_start: string, status = '1') => ({ id: block_id, block_id, time_start, status });
const group = (id: number, seat_group: string, status = '1', timeslots: ReturnType<typeof slot>[] = []) => ({
  id,
  seat_group,
  name: seat_group,
  status,
  text: '',
  prices: [price(2, 'Ermäßigt'), price(1, 'Vollpreis', true), price(3, 'Schüler')],
  timeslots,
});

test('BOOK-02 an event without seat groups uses its own prices as one group; a group with status 0 is listed and cannot be had', () => {
  const [only, ...others] = offerOf({ prices: [price(1, 'Vollpreis')], seat_groups: [] });
  expect(others).toEqual([]);
  expect(only).toMatchObject({ seatGroup: '', isAvailable: true });
  expect(offerOf({ prices: [], seat_groups: [group(1, 'A', '0'), group(2, 'B')] }).map(({ isAvailable }) => isAvailable)).toEqual([
    false,
    true,
  ]);
});

test('BOOK-04 Vollpreis is the full price wherever it stands, else the first; discounts are offered only where it says so', () => {
  const [known] = offerOf({ prices: [], seat_groups: [group(1, 'A')] });
  expect(known?.full?.name).toBe('Vollpreis');
  expect(known?.discounts.map(({ name }) => name)).toEqual(['Ermäßigt', 'Schüler']);
  const [other] = offerOf({ prices: [price(5, 'Normal'), price(6, 'Kinder')], seat_groups: [] });
  expect(other?.full?.name).toBe('Normal');
  expect(other?.discounts).toEqual([]);
});

test('BOOK-05 a timeslot with status 0 is out of the choice, in the catalogue or live, and a time is lost only when no group has it', () => {
  const catalogue = {
    prices: [],
    seat_groups: [
      group(1, 'A', '1', [slot(1, '18:00', '0'), slot(2, '19:00')]),
      group(2, 'B', '1', [slot(1, '18:00', '0'), slot(2, '19:00')]),
    ],
  };
  expect(timesOf(offerOf(catalogue))).toEqual(['19:00']);
  const live = (status: string) => ({
    statuses: [],
    seat_groups: [{ seat_group: 'A', status: '1', timeslots: [{ block_id: 2, status }] }],
  });
  const groups = offerOf(catalogue, live('0'));
  expect(timesOf(groups)).toEqual(['19:00']);
  expect(groups.map((entry) => slotAt(entry, '19:00')?.block_id ?? null)).toEqual([null, 2]);
  const late = [slot(1, '23:30'), slot(2, '00:30')];
  expect(timesOf(offerOf({ prices: [], seat_groups: [group(1, 'A', '1', late)] }))).toEqual(['23:30', '00:30']);
});

test('API-46 BOOK-02 live stock takes groups out of the choice, and all of them when nothing is left', () => {
  const catalogue = { prices: [], seat_groups: [group(1, 'A'), group(2, 'B')] };
  const gone = { statuses: [], seat_groups: [{ seat_group: 'A', status: '0', timeslots: [] }] };
  expect(offerOf(catalogue, gone).map(({ isAvailable }) => isAvailable)).toEqual([false, true]);
  expect(offerOf(catalogue, { statuses: ['sold_out'], seat_groups: [] }).some(({ isAvailable }) => isAvailable)).toBe(false);
});

test('EVT-30 BOOK-02 the seat groups for wheelchairs can come first, the others keep their order', () => {
  const groups = offerOf({
    prices: [],
    seat_groups: ['Parkett', 'Rollstuhlplatz', 'Rang', 'Wheelchair space'].map((name, id) => group(id, name)),
  });
  expect(wheelchairFirst(groups).map(({ name }) => name)).toEqual(['Rollstuhlplatz', 'Wheelchair space', 'Parkett', 'Rang']);
});
