import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseWallClock, toLocalIso } from '../../../src/core/text/wall-clock.ts';
import { localInput, localMoment, storedMoment } from '../../../src/editor/panels/local-moment.ts';

test('EDIT-100 PAGE-12 a plan around midnight and around both changes of the clocks is the moment its field says', () => {
  for (const [local, moment] of [
    ['2026-11-30T00:00', '2026-11-29T23:00:00.000Z'],
    ['2026-11-29T23:59', '2026-11-29T22:59:00.000Z'],
    ['2027-01-01T00:00', '2026-12-31T23:00:00.000Z'],
    ['2027-07-01T00:00', '2027-06-30T22:00:00.000Z'],
    ['2027-03-28T01:59', '2027-03-28T00:59:00.000Z'],
    // There is no half past two on that night: the hour after it.
    ['2027-03-28T02:30', '2027-03-28T01:30:00.000Z'],
    ['2027-03-28T03:00', '2027-03-28T01:00:00.000Z'],
    // This one comes twice: the first.
    ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ] as const)
    expect([local, localMoment(local)]).toEqual([local, moment]);
});

test('EDIT-100 what is no time of a form field is none: half typed, a year of five digits', () => {
  for (const text of ['', '2026-12', '20266-12-01T10:00', '2026-99-01T10:00']) expect([text, localMoment(text)]).toEqual([text, null]);
  expect([null, '', 'soon'].map(localInput)).toEqual(['', '', '']);
});

test('EDIT-100 PAGE-12 the page editor and the forms of the office read every local time alike', () => {
  const minutes = fc.integer({ min: Date.UTC(2026, 0) / 60_000, max: Date.UTC(2030, 0) / 60_000 });
  const nights = ['2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31'];
  const inNight = fc.tuple(fc.constantFrom(...nights), fc.integer({ min: 0, max: 299 }));
  const alike = (local: string) => {
    const moment = localMoment(local) ?? '';
    expect([local, moment]).toEqual([local, parseWallClock(local)?.toISOString()]);
    const stored = toLocalIso(new Date(moment));
    expect([local, storedMoment(moment), localInput(stored)]).toEqual([local, stored, stored.slice(0, 16)]);
  };
  fc.assert(
    fc.property(minutes, (minute) => {
      alike(new Date(minute * 60_000).toISOString().slice(0, 16));
    }),
  );
  fc.assert(
    fc.property(inNight, ([night, minute]) => {
      alike(`${night}T${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`);
    }),
  );
});
