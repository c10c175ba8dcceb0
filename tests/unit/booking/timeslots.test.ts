import { expect, test } from 'vitest';
import { type SoldEvent, slotBegin } from '../../../src/features/booking/sale-rules.ts';

/** A night that begins at 20:00, with what a timeslot needs of an event. */
const night = (from: string, until: string) => ({ date_start: new Date(from), ends_at: new Date(until) }) as SoldEvent;

test('SHOP-04 OPS-05 timeslots after midnight begin by the clock of the venue, also in the nights that are an hour shorter or longer', () => {
  const begins = [
    [night('2026-11-20T20:00:00+01:00', '2026-11-21T05:00:00+01:00'), '2026-11-21T03:00:00+01:00'],
    [night('2026-03-28T20:00:00+01:00', '2026-03-29T05:00:00+02:00'), '2026-03-29T03:00:00+02:00'],
    [night('2026-10-24T20:00:00+02:00', '2026-10-25T05:00:00+01:00'), '2026-10-25T03:00:00+01:00'],
  ] as const;
  for (const [event, three] of begins) {
    expect(slotBegin(event, '03:00'), three).toEqual(new Date(three));
    expect(slotBegin(event, '20:30')?.getTime(), three).toBe(event.date_start.getTime() + 30 * 60_000);
  }
});
