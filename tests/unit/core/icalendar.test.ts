import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CalendarEntry, writeCalendar } from '../../../src/core/text/icalendar.server.ts';
import { momentOf, propertyNamed, readCalendar, textOf, textsOf } from '../../support/read-calendar.ts';

const bare: CalendarEntry = {
  uid: 'event-1@foyer',
  sequence: 0,
  modified: new Date('2026-11-20T10:00:00Z'),
  start: new Date('2026-11-20T18:30:00Z'),
  end: null,
  status: 'CONFIRMED',
  summary: 'Hamlet',
  description: '',
  location: '',
  position: null,
  url: 'https://house.example/de/kalender/hamlet/1',
  categories: [],
};
const write = (...entries: Partial<CalendarEntry>[]) =>
  writeCalendar({ name: 'Spielplan', url: 'https://house.example/de/kalender', entries: entries.map((entry) => ({ ...bare, ...entry })) });
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

/** Whole seconds of realistic years, both nights of the change of clocks among them. */
const moment = fc.oneof(
  fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }),
  fc.date({ min: new Date('2026-10-24T23:00Z'), max: new Date('2026-10-25T02:00Z'), noInvalidDate: true }),
  fc.date({ min: new Date('2027-03-28T00:00Z'), max: new Date('2027-03-28T02:00Z'), noInvalidDate: true }),
);
const seconds = moment.map((date) => new Date(Math.floor(date.getTime() / 1000) * 1000));
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc
    .array(fc.constantFrom('\\', '\\n', ';', ',', ':', '"', '\r\n', '\n', '\r', '\t', 'ä', '😀', '\ud800', '\u0000', 'BEGIN:VEVENT'), {
      maxLength: 120,
    })
    .map((parts) => parts.join('')),
);

const category = anyText.filter((text) => arriving(text) !== '');

/** A text as it may arrive: line breaks of one kind, nothing that cannot be written. */
function arriving(text: string): string {
  const lines = text.replace(/\r\n?|[\u2028\u2029]/g, '\n').toWellFormed();
  return [...lines]
    .filter((letter) => letter === '\n' || letter === '\t' || !/[\p{Cc}\u00ad]/u.test(letter) || letter >= '\u0080')
    .filter((letter) => letter !== '\u00ad')
    .join('');
}

test('EVD-04 FMT-01 any event is read back from its calendar with the same texts and moments', () => {
  fc.assert(
    fc.property(
      anyText,
      anyText,
      anyText,
      fc.array(category, { maxLength: 3 }),
      seconds,
      fc.integer({ min: -1, max: 100_000 }),
      (summary, description, location, categories, start, minutes) => {
        const end = minutes < 0 ? null : new Date(start.getTime() + minutes * 60_000);
        const text = write({ summary, description, location, categories, start, end });
        for (const line of text.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        expect(text.isWellFormed()).toBe(true);
        const calendar = readCalendar(text);
        const [event, ...others] = calendar.components.filter(({ name }) => name === 'vevent');
        if (!event) throw new Error('There is no event.');
        expect(others).toEqual([]);
        const said = (name: string) => textOf(propertyNamed(event, name)?.value ?? '');
        expect(said('summary')).toBe(arriving(summary));
        expect(said('description')).toBe(arriving(description));
        expect(said('location')).toBe(arriving(location));
        const listed = propertyNamed(event, 'categories');
        expect(listed ? textsOf(listed.value) : []).toEqual(categories.map(arriving));
        const at = (name: string) => {
          const property = propertyNamed(event, name);
          return property && momentOf(calendar, property);
        };
        expect(at('dtstart')).toBe(start.getTime());
        expect(at('dtend')).toBe(end && end > start ? end.getTime() : undefined);
      },
    ),
    { numRuns: 300 },
  );
});

test('FMT-01 a date has local time with its zone, and UTC only in the repeated hour', () => {
  const start = (iso: string) =>
    linesOf(write({ start: new Date(iso) }))
      .filter((line) => line.startsWith('DTSTART'))
      .at(-1);
  expect(start('2026-11-20T18:30:00Z')).toBe('DTSTART;TZID=Europe/Berlin:20261120T193000');
  expect(start('2026-07-01T18:30:00Z')).toBe('DTSTART;TZID=Europe/Berlin:20260701T203000');
  expect(start('2026-10-25T00:30:00Z')).toBe('DTSTART:20261025T003000Z');
  expect(start('2026-10-25T01:30:00Z')).toBe('DTSTART:20261025T013000Z');
  expect(linesOf(write({}))).toEqual(
    expect.arrayContaining(['BEGIN:VTIMEZONE', 'TZID:Europe/Berlin', 'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU']),
  );
});

test('EVT-28 a calendar marks canceled events, and neither they nor runs of weeks block time', () => {
  expect(linesOf(write({ status: 'CANCELLED' }))).toEqual(expect.arrayContaining(['STATUS:CANCELLED', 'TRANSP:TRANSPARENT']));
  expect(linesOf(write({ end: new Date('2026-12-20T18:30:00Z') }))).toContain('TRANSP:TRANSPARENT');
  expect(linesOf(write({ end: new Date('2026-11-20T20:30:00Z') }))).not.toContain('TRANSP:TRANSPARENT');
});
