import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type DesignFormats,
  formatByPattern,
  hasCustomFormats,
  isDatePattern,
  isPricePattern,
} from '../../../src/core/text/format-patterns.ts';

const evening = '2026-11-20T19:05:00+01:00';
const design = (patterns: NonNullable<DesignFormats['formats']['de']>, currencySymbol = '€'): DesignFormats => ({
  formats: { de: patterns, en: patterns },
  currencySymbol,
});

test.each([
  ['EEEE, d. MMMM yyyy', 'de', 'Freitag, 20. November 2026'],
  ['EE dd.MM.yy', 'de', 'Fr 20.11.26'],
  ['EE d MMM', 'en', 'Fri 20 Nov'],
  ["'den' d.M.", 'de', 'den 20.11.'],
  ['yyyy-MM-dd HH:mm', 'en', '2026-11-20 19:05'],
] as const)('BRAND-11 the date pattern %s (%s) gives %s', (date, language, expected) => {
  expect(formatByPattern(design({ date }), 'date', evening, language)).toBe(expected);
});

test('BRAND-11 a day without a time is that day, and a moment is shown in local time', () => {
  const patterns = design({ numericDate: 'd.M.yyyy', time: "H.mm 'Uhr'" });
  expect(formatByPattern(patterns, 'numericDate', '2026-03-01', 'de')).toBe('1.3.2026');
  expect(formatByPattern(patterns, 'numericDate', '2026-11-20T23:30:00Z', 'de')).toBe('21.11.2026');
  expect(formatByPattern(patterns, 'time', '2026-07-01T17:30:00Z', 'de')).toBe('19.30 Uhr');
});

test('BRAND-11 time patterns know both clocks; formatClock leaves out the word', () => {
  expect(formatByPattern(design({ time: 'h:mm a' }), 'time', evening, 'en')).toBe('7:05 pm');
  expect(formatByPattern(design({ time: 'h:mm a' }), 'time', '00:30', 'en')).toBe('12:30 am');
  expect(formatByPattern(design({ time: "H.mm 'Uhr'" }), 'clock', evening, 'de')).toBe('19.05');
});

test.each([
  ['¤0.00', '12', '$12.00'],
  ['¤0.##', '12.00', '$12'],
  ['¤0.##', '12.5', '$12.50'],
  ['0 ¤', '12.50', '12 $'],
])('BRAND-11 the price pattern %s makes of %s %s', (price, value, expected) => {
  expect(formatByPattern(design({ price }, '$'), 'price', value, 'en')).toBe(expected);
});

test('BRAND-11 without patterns nothing but the symbol differs from FMT', () => {
  expect(hasCustomFormats({ formats: {}, currencySymbol: '€' })).toBe(false);
  expect(hasCustomFormats({ formats: {}, currencySymbol: 'CHF' })).toBe(true);
  const swiss = { formats: {}, currencySymbol: 'CHF' };
  expect(formatByPattern(swiss, 'date', evening, 'de')).toBeUndefined();
  expect(formatByPattern(swiss, 'price', '12.00', 'de')).toBe('12\u00a0CHF');
});

test('BRAND-11 patterns are checked: unknown letters, open quotes and places without an amount are refused', () => {
  for (const pattern of ['', ' ', 'd MMMM YYYY', "d 'de MMMM", 'Q']) expect(isDatePattern(pattern), pattern).toBe(false);
  for (const pattern of ['', '¤', '0,00', '0 ¤ ¤', '0,0 ¤', '1,00 ¤']) expect(isPricePattern(pattern), pattern).toBe(false);
});

test('BRAND-11 whatever pattern is accepted can be filled, and no letter of it is left over', () => {
  const pieces = fc.constantFrom('EEEE', 'EE', 'd', 'dd', 'MMMM', 'MMM', 'MM', 'M', 'yyyy', 'yy', 'HH', 'H', 'hh', 'h', 'mm', "'um'");
  const spaces = fc.constantFrom(' ', '.', ', ', '/', '-');
  fc.assert(
    fc.property(fc.array(fc.tuple(pieces, spaces), { minLength: 1 }), (parts) => {
      const pattern = parts.flat().join('');
      expect(isDatePattern(pattern)).toBe(true);
      const text = formatByPattern(design({ date: pattern }), 'date', evening, 'de') ?? '';
      expect(text.replace(/Freitag|Fr|November|Nov|um/g, '')).toMatch(/^[\d ./,-]*$/);
    }),
  );
  fc.assert(
    fc.property(fc.string(), (pattern) => {
      isDatePattern(pattern);
      isPricePattern(pattern);
    }),
  );
});
