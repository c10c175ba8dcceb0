import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeHours, linesOfToday, turningPoints } from '../../../src/features/site/opening-hours.ts';
import type { HoursToday } from '../../../src/features/site/site.contract.ts';

const range = (time_from: string | null, time_to: string | null, more: Partial<HoursToday['opening_hours'][number]> = {}) => ({
  time_from,
  time_to,
  closed: false,
  alternative_text: '',
  alternative_link_url: '',
  ...more,
});
const oneRange: HoursToday = { opening_hours: [range('10:00:00', '19:30:00')], opening_hours_exceptions: [] };
const twoRanges: HoursToday = {
  opening_hours: [range('10:00:00', '12:00:00'), range('14:00:00', '18:00:00')],
  opening_hours_exceptions: [],
};
const clockTime = fc
  .integer({ min: 0, max: 1439 })
  .map((minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`);
const textsOf = (hours: HoursToday, clock: string) => describeHours(hours, clock, 'de').parts.map((part) => part.text);

test('HOURS-02 HOURS-03 HOURS-04 before, during and after the hours', () => {
  expect(textsOf(oneRange, '09:59')).toEqual(['Geöffnet ab 10:00\u00a0Uhr']);
  expect(textsOf(oneRange, '10:00')).toEqual(['Geöffnet bis 19:30\u00a0Uhr']);
  expect(textsOf(oneRange, '19:30')).toEqual(['Geschlossen']);
  expect(describeHours(oneRange, '10:00', 'de').isOpen).toBe(true);
  expect(describeHours(oneRange, '09:00', 'de').isOpen).toBe(false);
});

test('HOURS-05 every range in the words of its own status; what is over is dropped while another remains', () => {
  expect(textsOf(twoRanges, '11:00')).toEqual(['Geöffnet bis 12:00\u00a0Uhr', 'geöffnet ab 14:00\u00a0Uhr']);
  expect(textsOf(twoRanges, '13:00')).toEqual(['Geöffnet ab 14:00\u00a0Uhr']);
  expect(textsOf(twoRanges, '18:00')).toEqual(['Geschlossen']);
});

test('HOURS-01 an exception replaces the regular hours of the day', () => {
  const hours = { ...oneRange, opening_hours_exceptions: [range(null, null, { closed: true })] };
  expect(textsOf(hours, '11:00')).toEqual(['Geschlossen']);
});

test('HOURS-07 an alternative text takes the place of the hours', () => {
  const text = range(null, null, { closed: true, alternative_text: 'Heiligabend geschlossen', alternative_link_url: '/de' });
  expect(describeHours({ opening_hours: [text], opening_hours_exceptions: [] }, '11:00', 'de').parts).toEqual([
    { text: 'Heiligabend geschlossen', url: '/de' },
  ]);
});

test('nothing is said about a day nobody entered', () => {
  expect(describeHours({ opening_hours: [], opening_hours_exceptions: [] }, '11:00', 'de').parts).toEqual([]);
});

test('HOURS-06 all that is said during today, for clocks other than that of the venue', () => {
  const said = linesOfToday(twoRanges, 'de').map(({ from, isOpen, parts }) => [from, isOpen, parts.length]);
  expect(said).toEqual([
    ['00:00', false, 2],
    ['10:00', true, 2],
    ['12:00', false, 1],
    ['14:00', true, 1],
    ['18:00', false, 1],
  ]);
  expect(linesOfToday({ opening_hours: [range(null, null, { closed: true })], opening_hours_exceptions: [] }, 'de')).toHaveLength(1);
  expect(linesOfToday({ opening_hours: [], opening_hours_exceptions: [] }, 'de')).toEqual([]);
});

test('HOURS-06 the line of any minute is that of its stretch', () => {
  fc.assert(
    fc.property(clockTime, (clock) => {
      const { parts, isOpen } = describeHours(twoRanges, clock, 'de');
      expect(linesOfToday(twoRanges, 'de').findLast(({ from }) => from <= clock)).toMatchObject({ parts, isOpen });
    }),
  );
});

test('a cached page knows when its line changes', () => {
  expect(turningPoints(twoRanges)).toEqual(['10:00', '12:00', '14:00', '18:00']);
});

test('HOURS-03 HOURS-05 hours past midnight are open until the day ends', () => {
  const bar: HoursToday = { opening_hours: [range('10:00:00', '14:00:00'), range('18:00:00', '01:00:00')], opening_hours_exceptions: [] };
  expect(textsOf(bar, '17:59')).toEqual(['Geöffnet ab 18:00\u00a0Uhr']);
  expect(textsOf(bar, '18:00')).toEqual(['Geöffnet bis 01:00\u00a0Uhr']);
  expect(textsOf(bar, '23:59')).toEqual(['Geöffnet bis 01:00\u00a0Uhr']);
  expect(textsOf(bar, '12:00')).toEqual(['Geöffnet bis 14:00\u00a0Uhr', 'geöffnet ab 18:00\u00a0Uhr']);
});

test('HOURS-05 HOURS-07 a text keeps its capital wherever it stands', () => {
  const guided = range('16:00:00', '17:00:00', { alternative_text: 'Führung um 16 Uhr', alternative_link_url: '/de/kalender' });
  const hours = { opening_hours: [range('10:00:00', '12:00:00'), guided], opening_hours_exceptions: [] };
  expect(describeHours(hours, '11:00', 'de').parts).toEqual([
    { text: 'Geöffnet bis 12:00\u00a0Uhr', url: '' },
    { text: 'Führung um 16 Uhr', url: '/de/kalender' },
  ]);
});

test('HOURS-01 HOURS-04 whatever the entries hold, the line stands, and it only changes when it said it would', () => {
  const time = fc.oneof(
    fc.constant(null),
    fc.constantFrom('24:00:00', '9:00', '', '25:61:00', '12'),
    clockTime.map((clock) => `${clock}:00`),
  );
  const entry = fc.record({
    time_from: time,
    time_to: time,
    closed: fc.boolean(),
    alternative_text: fc.oneof(fc.constant(''), fc.string()),
    alternative_link_url: fc.constantFrom('', '/de'),
  });
  const day = fc.record({ opening_hours: fc.array(entry, { maxLength: 4 }), opening_hours_exceptions: fc.array(entry, { maxLength: 2 }) });
  fc.assert(
    fc.property(day, clockTime, clockTime, (hours, one, other) => {
      const [from = one, to = other] = [one, other].sort();
      const said = describeHours(hours, from, 'de');
      const inForce = hours.opening_hours_exceptions.length > 0 ? hours.opening_hours_exceptions : hours.opening_hours;
      expect(said.parts.length > 0).toBe(inForce.length > 0);
      for (const { text } of said.parts) expect(text).not.toMatch(/null|undefined|NaN/);
      if (!turningPoints(hours).some((point) => point > from && point <= to)) expect(describeHours(hours, to, 'de')).toEqual(said);
    }),
  );
});
