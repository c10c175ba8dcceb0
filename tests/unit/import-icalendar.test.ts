import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromICalendar } from '../../src/features/imports/icalendar/from-icalendar.ts';
import { readComponents } from '../../src/features/imports/icalendar/read-components.ts';

const now = new Date('2026-11-21T12:00:00Z');
const calendarOf = (lines: string) => Buffer.from(`BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a\nSUMMARY:A\n${lines}\nEND:VEVENT\nEND:VCALENDAR\n`);

/** Wall-clock times in a zone of the occurrences of an event. */
async function wallsOf(lines: string, zone = 'Europe/Berlin'): Promise<string[]> {
  const { document, refused } = await fromICalendar(calendarOf(lines), 'x.ics', now);
  expect(refused).toEqual([]);
  const { events } = document as { events: { date_start: string }[] };
  return events.map(({ date_start }) =>
    Temporal.Instant.from(date_start).toZonedDateTimeISO(zone).toPlainDateTime().toString().slice(0, 16),
  );
}

test('import: a line folded at any byte, also within a letter, with CRLF or LF, is whole again and keeps its number', () =>
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'ü', '€', '🎭', ' ') }),
      fc.array(fc.nat(60), { maxLength: 6 }),
      fc.constantFrom('\r\n', '\n'),
      (text, cuts, end) => {
        const line = Buffer.from(`SUMMARY:ä${text}.`);
        const at = [...new Set(cuts.map((cut) => 1 + (cut % (line.length - 1))))].sort((a, b) => a - b);
        const parts = [0, ...at].map((from, index) => line.subarray(from, at[index] ?? line.length));
        const folded = parts.flatMap((part, index) => (index > 0 ? [Buffer.from(`${end} `), part] : [part]));
        const bytes = Buffer.concat([
          Buffer.from(`BEGIN:VCALENDAR${end}X-A:1${end} 2${end}BEGIN:VEVENT${end}`),
          ...folded,
          Buffer.from(`${end}END:VEVENT${end}END:VCALENDAR${end}`),
        ]);
        expect(readComponents(bytes, 'x.ics')).toEqual([
          { name: 'VEVENT', line: 4, lines: ['BEGIN:VEVENT', line.toString(), 'END:VEVENT'] },
        ]);
      },
    ),
  ));

test('import: a daily series stays at its wall-clock time through every day of a year, in any zone (FMT-01)', () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Australia/Sydney'),
      fc.integer({ min: 4, max: 23 }),
      async (zone, hour) => {
        const time = String(hour).padStart(2, '0');
        const walls = await wallsOf(`DTSTART;TZID=${zone}:20260101T${time}3000\nRRULE:FREQ=DAILY;COUNT=365`, zone);
        expect(walls).toHaveLength(365);
        expect(new Set(walls.map((wall) => wall.slice(11)))).toEqual(new Set([`${time}:30`]));
      },
    ),
    { numRuns: 20 },
  ));

test.each([
  ['RRULE:FREQ=WEEKLY;BYDAY=FR,SU;UNTIL=20261129', ['2026-11-20T19:30', '2026-11-22T19:30', '2026-11-27T19:30', '2026-11-29T19:30']],
  ['RRULE:FREQ=DAILY;UNTIL=20261122T183000Z', ['2026-11-20T19:30', '2026-11-21T19:30', '2026-11-22T19:30']],
  ['RRULE:FREQ=DAILY;UNTIL=20261122T182959Z', ['2026-11-20T19:30', '2026-11-21T19:30']],
  ['RRULE:FREQ=MONTHLY;BYDAY=3FR;COUNT=3', ['2026-11-20T19:30', '2026-12-18T19:30', '2027-01-15T19:30']],
  ['RRULE:FREQ=DAILY;COUNT=3\nEXDATE;VALUE=DATE:20261121', ['2026-11-20T19:30', '2026-11-22T19:30']],
  [
    'RRULE:FREQ=DAILY;COUNT=2\nEXDATE:20261120T183000Z\nRDATE:20261201T183000Z,20261202T183000Z',
    ['2026-11-21T19:30', '2026-12-01T19:30', '2026-12-02T19:30'],
  ],
  ['RDATE;VALUE=PERIOD:20261201T183000Z/PT2H', ['2026-11-20T19:30', '2026-12-01T19:30']],
])('import: %s', async (lines, walls) => expect(await wallsOf(`DTSTART;TZID=Europe/Berlin:20261120T193000\n${lines}`)).toEqual(walls));

test('import: a series without end ends two years after the day of the import', async () => {
  const walls = await wallsOf('DTSTART;TZID=Europe/Berlin:20261120T193000\nRRULE:FREQ=WEEKLY');
  expect(walls.at(-1)).toBe('2028-11-17T19:30');
});

test('import: days of a DURATION are days of the calendar, hours are hours', async () => {
  const { document } = await fromICalendar(calendarOf('DTSTART;TZID=Europe/Berlin:20261024T200000\nDURATION:P1DT1H'), 'x.ics', now);
  expect(document).toMatchObject({ events: [{ date_start: '2026-10-24T18:00:00Z', date_end: '2026-10-25T20:00:00Z' }] });
});

test('import: of 100,000 events in a file 20,000 are taken, the rest is refused in one line', async () => {
  const events = Array.from(
    { length: 100_000 },
    (_, index) => `BEGIN:VEVENT\nUID:u${index}\nSUMMARY:S\nDTSTART:20261120T193000\nEND:VEVENT`,
  );
  const { document, refused } = await fromICalendar(Buffer.from(`BEGIN:VCALENDAR\n${events.join('\n')}\nEND:VCALENDAR\n`), 'x.ics', now);
  expect((document as { events: unknown[] }).events).toHaveLength(20_000);
  expect(refused).toEqual([
    {
      list: 'events',
      place: 'line 100002',
      reason:
        'expected at most 20000 events in a file, occurrences counted; split the file; this event and the 79999 after it are left out',
    },
  ]);
});
