import { afterAll, expect, test } from 'vitest';
import { failureCode, failureText } from '../../../src/features/booking/widget/result-texts.ts';
import { m } from '../../../src/paraglide/messages.js';
import { getLocale, overwriteGetLocale } from '../../../src/paraglide/runtime.js';

const before = getLocale;
afterAll(() => overwriteGetLocale(before));

const texts = {
  de: [
    'Es wurden nicht genügend (zusammenhängende) Plätze gefunden.',
    'Keine aktuelle Reservierung.',
    'Fehler -305',
    'Bitte kaufen Sie Ihre Karten in unserem Webshop.',
  ],
  en: ['Not enough (connected) seats found.', 'No current reservation.', 'Error -305', 'Please buy your tickets in our webshop.'],
} as const;

for (const language of ['de', 'en'] as const) {
  test(`BOOK-20 BOOK-21 BOOK-22 BOOK-23 each failure has its sentence (${language})`, () => {
    overwriteGetLocale(() => language);
    expect([-214, -204, -305, null].map((code) => failureText(code))).toEqual(texts[language]);
  });
}

test('BOOK-23 only a number counts as a code', () => {
  const codes = [-214, '-305', 'SOLD_OUT', '', null, undefined, { code: 1 }, 1.5].map((response_code) => failureCode({ response_code }));
  expect(codes).toEqual([-214, -305, null, null, null, null, null, null]);
  expect([null, undefined, 'Bad Gateway', []].map(failureCode)).toEqual([null, null, null, null]);
});

test('BOOK-18 the success names the tickets and how long they are held', () => {
  overwriteGetLocale(() => 'en');
  expect(m.booking_added({ tickets: m.tickets_count({ count: 2 }) })).toBe('2 tickets has been successfully added into your cart.');
  expect(m.booking_reserved()).toBe('Your tickets will be reserved for the next 15 minutes.');
  expect(m.booking_failed()).toBe("Unfortunately, that didn't work.");
});
