import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localDay } from '../../../src/core/text/wall-clock.ts';
import { parseTime } from '../../../src/features/search/query/words-of-time.ts';

/** A Friday afternoon. */
const friday = new Date('2026-11-20T16:40:00+01:00');

/** 'first/last' day of the requested time, and the other words. */
function understood(typed: string, now = friday): [string, string[]] | null {
  const found = parseTime(typed, now);
  if (!found) return null;
  return [`${localDay(found.from)}/${localDay(new Date(found.until.getTime() - 1))}`, found.rest];
}

test.each([
  ['heute', '2026-11-20/2026-11-20', []],
  ['morgen', '2026-11-21/2026-11-21', []],
  ['uebermorgen', '2026-11-22/2026-11-22', []],
  ['am Wochenende', '2026-11-21/2026-11-22', []],
  ['nächstes Wochenende', '2026-11-28/2026-11-29', []],
  ['Freitag', '2026-11-20/2026-11-20', []],
  ['nächsten Freitag', '2026-11-27/2026-11-27', []],
  ['Freitag nächste Woche', '2026-11-27/2026-11-27', []],
  ['freitags', '2026-11-20/2026-11-20', []],
  ['diese Woche', '2026-11-20/2026-11-22', []],
  ['next week', '2026-11-23/2026-11-29', []],
  ['Dezember', '2026-12-01/2026-12-31', []],
  ['Januar', '2027-01-01/2027-01-31', []],
  ['nächster Monat', '2026-12-01/2026-12-31', []],
  ['im Dezember 2027', '2027-12-01/2027-12-31', []],
  ['24.12.', '2026-12-24/2026-12-24', []],
  ['24.12.2027', '2027-12-24/2027-12-24', []],
  ['1.11.', '2027-11-01/2027-11-01', []],
  ['24/12', '2026-12-24/2026-12-24', []],
  ['December 24', '2026-12-24/2026-12-24', []],
  ['24th December', '2026-12-24/2026-12-24', []],
  ['Samstag, 5. Dezember', '2026-12-05/2026-12-05', []],
  ['29.2.', '2028-02-29/2028-02-29', []],
  ['Heiligabend', '2026-12-24/2026-12-24', []],
  ['Christmas Eve', '2026-12-24/2026-12-24', []],
  ['tickets christmas', '2026-12-24/2026-12-26', ['tickets']],
  ['Weihnachten', '2026-12-24/2026-12-26', []],
  ['New Year’s Eve', '2026-12-31/2026-12-31', []],
  ["new year's day", '2027-01-01/2027-01-01', []],
  ['24. Dez', '2026-12-24/2026-12-24', []],
  ['dec 24', '2026-12-24/2026-12-24', []],
  ['Fr 27.11.', '2026-11-27/2026-11-27', []],
  ['fri 27 nov', '2026-11-27/2026-11-27', []],
  ['tue 24 nov', '2026-11-24/2026-11-24', []],
  ['diesen Monat', '2026-11-20/2026-11-30', []],
  ['this evening', '2026-11-20/2026-11-20', []],
  ['heute 19.30 Uhr', '2026-11-20/2026-11-20', []],
  ['Samstag 20 Uhr Oper', '2026-11-21/2026-11-21', ['oper']],
  ['Oper im Dezember', '2026-12-01/2026-12-31', ['oper']],
  ['Hamlet on Sunday', '2026-11-22/2026-11-22', ['hamlet']],
  ['tomorrow in the house', '2026-11-21/2026-11-21', ['in', 'the', 'house']],
] as const)('SRCH-14 %s means %s', (typed, days, rest) => {
  expect(understood(typed)).toEqual([days, rest]);
});

test.each(['de-DE', 'en-GB'])('SRCH-14 every day of the week and every month as %s writes it', (locale) => {
  const name = (day: Date, form: Intl.DateTimeFormatOptions) => day.toLocaleDateString(locale, { ...form, timeZone: 'UTC' });
  for (let ahead = 0; ahead < 7; ahead++) {
    const day = new Date(Date.UTC(2026, 10, 20 + ahead));
    const iso = day.toISOString().slice(0, 10);
    const weekday = name(day, { weekday: 'long' });
    expect(understood(weekday), weekday).toEqual([`${iso}/${iso}`, []]);
    expect(understood(`${weekday} ${locale === 'de-DE' ? 'abend' : 'evening'}`)?.[0], weekday).toBe(`${iso}/${iso}`);
  }
  for (let ahead = 0; ahead < 12; ahead++) {
    const month = name(new Date(Date.UTC(2026, 10 + ahead, 1)), { month: 'long' });
    expect(understood(month)?.[0].slice(0, 7), month).toBe(new Date(Date.UTC(2026, 10 + ahead, 20)).toISOString().slice(0, 7));
  }
});

test('SRCH-14 an evening begins at five', () => {
  expect(parseTime('heute Abend', friday)?.from).toEqual(new Date('2026-11-20T17:00:00+01:00'));
  expect(parseTime('Samstagabend', friday)?.from).toEqual(new Date('2026-11-21T17:00:00+01:00'));
  // The days on which clocks are changed.
  for (const [day, evening] of [
    ['2026-03-29', '2026-03-29T17:00:00+02:00'],
    ['2026-10-25', '2026-10-25T17:00:00+01:00'],
  ] as const)
    expect(parseTime('tonight', new Date(`${day}T10:00:00Z`))?.from, day).toEqual(new Date(evening));
  expect(parseTime('tonight', friday)?.from).toEqual(new Date('2026-11-20T17:00:00+01:00'));
});

test('SRCH-14 the weekend is what is left of it', () => {
  expect(understood('Wochenende', new Date('2026-11-22T10:00:00+01:00'))).toEqual(['2026-11-22/2026-11-22', []]);
});

test.each([
  'Hamlet',
  '',
  '32.12.',
  '31.2.2027',
  '19.30 Uhr',
  'Sommer',
  'Mar',
  'Dec',
  'new year',
  '12345',
  '0.0.',
  '%',
  "'; drop table events; --",
])('SRCH-14 %s is no time', (typed) => {
  expect(parseTime(typed, friday)).toBeNull();
});

test('SRCH-14 whatever is typed at whatever moment is understood or not, and a time always has a length', () => {
  const words = [
    'heute',
    'nächsten',
    'freitag',
    'abend',
    '24.12.',
    '31',
    'dezember',
    '2027',
    'next',
    'week',
    'weekend',
    '29.2.',
    '/',
    'ß',
    '٣',
  ];
  const typed = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.array(fc.constantFrom(...words), { maxLength: 8 }).map((list) => list.join(' ')),
  );
  const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(typed, moment, (text, now) => {
      const found = parseTime(text, now);
      if (!found) return;
      expect(found.until.getTime()).toBeGreaterThan(found.from.getTime());
      for (const word of found.rest) expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
    }),
    { numRuns: 2000 },
  );
});
