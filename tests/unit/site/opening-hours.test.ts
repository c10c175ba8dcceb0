import { expect, test } from 'vitest';
import { describeHours, turningPoints } from '../../../src/features/site/opening-hours.ts';
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
const textsOf = (hours: HoursToday, clock: string) => describeHours(hours, clock, 'de').parts.map((part) => part.text);

test('HOURS-02 HOURS-03 HOURS-04 before, during and after the hours', () => {
  expect(textsOf(oneRange, '09:59')).toEqual(['Geöffnet ab 10:00\u00a0Uhr']);
  expect(textsOf(oneRange, '10:00')).toEqual(['Geöffnet bis 19:30\u00a0Uhr']);
  expect(textsOf(oneRange, '19:30')).toEqual(['Geschlossen']);
  expect(describeHours(oneRange, '10:00', 'de').isOpen).toBe(true);
  expect(describeHours(oneRange, '09:00', 'de').isOpen).toBe(false);
});

test('HOURS-05 every range in the words of its own status; what is over is dropped while another remains', () => {
  expect(textsOf(twoRanges, '11:00')).toEqual(['Geöffnet bis 12:00\u00a0Uhr', 'Geöffnet ab 14:00\u00a0Uhr']);
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

test('a kept page knows when its line changes', () => {
  expect(turningPoints(twoRanges)).toEqual(['10:00', '12:00', '14:00', '18:00']);
});
