import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  dayOf,
  dayParts,
  formatClock,
  formatDay,
  formatShortDay,
  formatTime,
  parseDay,
  toAddressDay,
} from '../../../src/core/text/dates.ts';
import {
  endOfLocalMonth,
  localDay,
  moveWithLocalTime,
  parseIsoInstant,
  parseWallClock,
  startOfLocalDay,
  toLocalIso,
} from '../../../src/core/text/wall-clock.ts';

describe('days of addresses', () => {
  test.each([
    ['24-12-2026', '2026-12-24'],
    ['29-02-2028', '2028-02-29'],
    ['29-02-2027', null],
    ['31-02-2027', null],
    ['31-04-2027', null],
    ['00-01-2027', null],
    ['1-1-2027', null],
    ['2027-01-01', null],
    ['01-13-2027', null],
    [' 01-01-2027', null],
    ['01-01-0000', null],
    ['', null],
  ])('EVT-22 %j is %j', (text, day) => {
    expect(parseDay(text)).toBe(day);
  });

  test('EVT-22 every real day comes back from its address', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true }), (date) => {
        const day = date.toISOString().slice(0, 10);
        return parseDay(toAddressDay(day)) === day;
      }),
    );
  });

  test('EVT-22 no text makes it throw', () => {
    fc.assert(fc.property(fc.string(), (text) => parseDay(text) === null || /^\d{2}-\d{2}-\d{4}$/.test(text)));
  });

  test('EVT-21 months and days move across years', () => {
    expect(addMonths('2026-12-01', 1)).toBe('2027-01-01');
    expect(addMonths('2026-01-31', -1)).toBe('2025-12-01');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });
});

describe('local time', () => {
  test('FMT-01 wall-clock time is read in Europe/Berlin, in winter and summer', () => {
    expect(parseWallClock('2026-11-20T19:30')?.toISOString()).toBe('2026-11-20T18:30:00.000Z');
    expect(parseWallClock('2026-07-20 19:30')?.toISOString()).toBe('2026-07-20T17:30:00.000Z');
    expect(parseWallClock('2026-02-30T19:30')).toBeNull();
    expect(parseWallClock('2026-02-20T25:30')).toBeNull();
    expect(parseIsoInstant('2026-11-20T19:30:00+01:00')?.toISOString()).toBe('2026-11-20T18:30:00.000Z');
  });

  test('FMT-01 moments are delivered with the local offset', () => {
    expect(toLocalIso(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-20T19:30:00+01:00');
    expect(toLocalIso(new Date('2026-07-20T17:30:00Z'))).toBe('2026-07-20T19:30:00+02:00');
  });

  test('FMT-01 a moment moved with another keeps its time of day across both changes, and its distance in days', () => {
    const moved = (moment: string, from: string, to: string) =>
      toLocalIso(moveWithLocalTime(new Date(moment), new Date(from), new Date(to)));
    const [october, november, april] = ['2026-10-20T19:30:00+02:00', '2026-11-03T19:30:00+01:00', '2027-04-06T20:00:00+02:00'];
    expect(moved('2026-09-01T10:00:00+02:00', october, november)).toBe('2026-09-15T10:00:00+02:00');
    expect(moved('2026-10-12T10:00:00+02:00', october, november)).toBe('2026-10-26T10:00:00+01:00');
    expect(moved('2026-11-01T10:00:00+01:00', november, april)).toBe('2027-04-04T10:30:00+02:00');
    // 02:30 is skipped on that day.
    expect(moved('2026-10-18T02:30:00+02:00', october, '2027-03-30T19:30:00+02:00')).toBe('2027-03-28T03:30:00+02:00');
  });

  test('FMT-01 a day is 25 hours long when summer time ends and 23 when it begins', () => {
    const length = (day: string) => (startOfLocalDay(day, 1).getTime() - startOfLocalDay(day).getTime()) / 3_600_000;
    expect(length('2026-10-25')).toBe(25);
    expect(length('2027-03-28')).toBe(23);
    expect(length('2026-11-20')).toBe(24);
  });

  test('FMT-01 midnight belongs to the new local day', () => {
    expect(localDay(new Date('2026-11-20T22:59:59Z'))).toBe('2026-11-20');
    expect(localDay(new Date('2026-11-20T23:00:00Z'))).toBe('2026-11-21');
    expect(dayOf('2026-11-20T23:00:00Z')).toBe('2026-11-21');
    expect(endOfLocalMonth('2026-10-07').toISOString()).toBe('2026-10-31T23:00:00.000Z');
  });

  test('FMT-01 every instant survives being delivered', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4_102_444_800 }),
        (seconds) => parseIsoInstant(toLocalIso(new Date(seconds * 1000)))?.getTime() === seconds * 1000,
      ),
    );
  });
});

describe('formats', () => {
  test('FMT-03 times are HH:MM, with Uhr in German', () => {
    expect(formatTime('2026-11-20T19:30:00+01:00', 'de')).toBe('19:30\u00a0Uhr');
    expect(formatTime('2026-11-20T09:05:00+01:00', 'en')).toBe('09:05');
    expect(formatClock('2026-11-20T00:00:00+01:00', 'de')).toBe('00:00');
  });

  test('FMT-02 LAYOUT-261 German dates use de-DE, English ones en-GB; short ones keep number and month together', () => {
    expect(formatDay('2026-11-20', 'de')).toBe('Freitag, 20. November 2026');
    expect(formatShortDay('2026-11-20', 'de')).toBe('Fr., 20.\u00a0November');
    expect(formatShortDay('2026-11-20', 'en')).toBe('Fri 20\u00a0November');
    expect(formatDay('2026-11-20T23:30:00+01:00', 'en')).toBe('Friday 20 November 2026');
    expect(dayParts('2026-11-05', 'de')).toEqual({ weekday: 'Donnerstag', number: '5', month: 'November 2026' });
  });

  test('FMT-01 FMT-02 days and times are those of Intl in Europe/Berlin, whatever the moment', () => {
    const intl = (locale: string, options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Berlin', ...options });
      return (time: Date) => format.format(time);
    };
    const inLanguage = (['de', 'en'] as const).map((language) => {
      const locale = language === 'de' ? 'de-DE' : 'en-GB';
      const [weekday, number] = [intl(locale, { weekday: 'long' }), intl('en-GB', { day: 'numeric' })];
      return { language, weekday, number, month: intl(locale, { month: 'long', year: 'numeric' }) };
    });
    const clock = intl('de-DE', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_102_444_800 }), (seconds) => {
        const time = new Date(seconds * 1000);
        for (const iso of [time.toISOString(), toLocalIso(time)]) {
          expect(formatClock(iso, 'de')).toBe(clock(time));
          for (const { language, weekday, number, month } of inLanguage)
            expect(dayParts(iso, language)).toEqual({ weekday: weekday(time), number: number(time), month: month(time) });
        }
      }),
    );
  });
});
