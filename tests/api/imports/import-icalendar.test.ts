import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DatabaseHandle } from '../../../src/core/database/client.server.ts';
import { totalOf } from '../../../src/features/imports/season.report.ts';
import { openTestDatabase } from '../../support/database/database.ts';
import { fingerprint, importBytes, rowsOf } from '../../support/imports/import.ts';
import { rightFiles } from '../../support/imports/import-files.ts';

let database: DatabaseHandle;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const calendarOf = (...events: string[]) =>
  Buffer.from(
    `BEGIN:VCALENDAR\r\n${events.map((lines) => `BEGIN:VEVENT\r\n${lines.replaceAll('\n', '\r\n')}\r\nEND:VEVENT`).join('\r\n')}\r\nEND:VCALENDAR\r\n`,
  );
const importCalendar = (...events: string[]) => importBytes(database, 'icalendar', calendarOf(...events));
const starts = async () =>
  (
    await rowsOf<{ line: string }>(
      database,
      `select to_char(date_start at time zone 'Europe/Berlin', 'YYYY-MM-DD HH24:MI') || coalesce(to_char(date_end at time zone 'Europe/Berlin', '-HH24:MI'), '') || ' ' || (name ->> 'de') as line from events order by date_start`,
    )
  ).map(({ line }) => line);

describe('import: icalendar', () => {
  test('a folded calendar in its own time zone with RRULE, RDATE, EXDATE and RECURRENCE-ID becomes one event for each occurrence, at 19:30 before and after the change of clocks (FMT-01, EVT-28)', async () => {
    const report = await importBytes(database, 'icalendar', rightFiles.icalendar);
    expect({ refused: report.refused, notes: report.notes }).toEqual({ refused: [], notes: [] });
    expect(await starts()).toEqual([
      '2026-07-01 20:00 Ohne Zone',
      '2026-10-11 19:30-21:30 Frühstück mit Flöte',
      '2026-10-24 01:30 Gastspiel in New York',
      '2026-10-25 19:30-21:30 Frühstück mit Flöte',
      '2026-11-01 20:30-22:00 Frühstück, später',
      '2026-11-08 19:30 Frühstück',
      '2026-11-15 19:30-21:30 Frühstück mit Flöte',
      '2026-12-24 16:00-18:00 Frühstück mit Flöte',
    ]);
    expect(
      await rowsOf(
        database,
        `select e.name ->> 'en' as en, e.description ->> 'de' as description, r.name ->> 'de' as room, cardinality(e.tags) as tags from events e join rooms r on r.id = e.room where e.import_key = 'series@example.org 20261025T193000'`,
      ),
    ).toEqual([
      {
        en: 'Breakfast with flute',
        description: '<p>Kaffee, Kuchen<br />und Flöte.</p><p>Bis zwölf &amp; länger.</p>',
        room: 'Großes Haus',
        tags: 2,
      },
    ]);
    expect(await rowsOf(database, `select import_key as key from events where statuses = '{canceled}'`)).toEqual([
      { key: 'series@example.org 20261108T193000' },
    ]);
    expect(await rowsOf(database, `select ticket_url as url from events where import_key = 'single@example.org'`)).toEqual([
      { url: 'https://example.org/gastspiel' },
    ]);
  });

  test('the same calendar again changes nothing; a moved occurrence moves alone', async () => {
    const series = 'UID:a\nSUMMARY:A\nDTSTART;TZID=Europe/Berlin:20261120T193000\nRRULE:FREQ=DAILY;COUNT=3';
    await importCalendar(series);
    const before = await fingerprint(database);
    expect(totalOf(await importCalendar(series))).toEqual({ created: 0, updated: 0, unchanged: 3, refused: 0 });
    expect(await fingerprint(database)).toBe(before);
    const moved = 'UID:a\nSUMMARY:A\nRECURRENCE-ID;TZID=Europe/Berlin:20261121T193000\nDTSTART;TZID=Europe/Berlin:20261121T170000';
    expect(totalOf(await importCalendar(series, moved))).toEqual({ created: 0, updated: 1, unchanged: 2, refused: 0 });
    expect(await starts()).toEqual(['2026-11-20 19:30 A', '2026-11-21 17:00 A', '2026-11-22 19:30 A']);
  });

  test('import: an occurrence that cannot be shown is not shown at its old time either; a newer version of it that can be is', async () => {
    const series = 'UID:a\nSUMMARY:A\nDTSTART;TZID=Europe/Berlin:20261120T193000\nRRULE:FREQ=DAILY;COUNT=5';
    const occurrence = (day: number, lines: string) =>
      `UID:a\nSUMMARY:B\nRECURRENCE-ID;TZID=Europe/Berlin:202611${day}T193000\nDTSTART;TZID=Europe/Berlin:202611${day}T170000\n${lines}`;
    const report = await importCalendar(
      series,
      occurrence(20, 'CLASS:PRIVATE'),
      occurrence(21, 'STATUS:TENTATIVE'),
      'UID:a\nSUMMARY:B\nRECURRENCE-ID;TZID=Europe/Berlin:20261122T193000\nDTSTART;VALUE=DATE:20261122',
      occurrence(23, 'SEQUENCE:1\nSTATUS:TENTATIVE'),
      occurrence(23, 'SEQUENCE:2'),
    );
    expect(totalOf(report)).toMatchObject({ created: 2, refused: 4 });
    expect(await starts()).toEqual(['2026-11-23 17:00 B', '2026-11-24 19:30 A']);
  });

  test('of several versions the highest SEQUENCE is taken', async () => {
    const version = (sequence: number, name: string) => `UID:a\nSEQUENCE:${sequence}\nSUMMARY:${name}\nDTSTART:20261120T193000`;
    expect(totalOf(await importCalendar(version(1, 'Alt'), version(3, 'Neu'), version(2, 'Mitte'))).refused).toBe(0);
    expect(await starts()).toEqual(['2026-11-20 19:30 Neu']);
  });

  test('what cannot be shown is refused with line, UID and reason, the rest imported', async () => {
    const good = 'SUMMARY:Gut\nDTSTART:20261120T193000';
    const report = await importCalendar(
      `UID:good\n${good}`,
      'UID:day\nSUMMARY:Tag\nDTSTART;VALUE=DATE:20261120',
      'UID:none\nSUMMARY:Ohne',
      'UID:untitled\nDTSTART:20261120T193000',
      'UID:zone\nSUMMARY:Zone\nDTSTART;TZID=Nirgendwo:20261120T193000',
      'UID:feb\nSUMMARY:Feb\nDTSTART:20260230T193000',
      `UID:private\n${good}\nCLASS:PRIVATE`,
      `UID:open\n${good}\nSTATUS:TENTATIVE`,
      `UID:back\n${good}\nDTEND:20261120T183000`,
      `UID:never\n${good}\nRRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30`,
      `UID:hourly\n${good}\nRRULE:FREQ=HOURLY`,
      `UID:good\n${good}`,
      `UID:torn\n${good}\nnonsense`,
    );
    expect(report.refused.map(({ place, reason }) => `${place}: ${reason}`)).toEqual([
      "line 7 'day': DTSTART: expected day and time, got only a day; an event of the programme has a time",
      "line 12 'none': expected DTSTART, got none",
      "line 16 'untitled': SUMMARY: This field is required!",
      "line 20 'zone': expected a TZID such as Europe/Berlin or one with a VTIMEZONE in the file, got 'Nirgendwo'",
      "line 25 'feb': DTSTART: expected a time such as 20261120T193000, got '20260230T193000'",
      "line 30 'private': CLASS: a private event is not shown to visitors",
      "line 36 'open': STATUS: an event that is not settled yet is not shown to visitors",
      "line 42 'back': DTEND: expected a time after DTSTART, got one before it",
      "line 48 'never': RRULE: expected a rule such as FREQ=WEEKLY;COUNT=5, got 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30': it never takes place",
      "line 54 'hourly': RRULE: expected FREQ=DAILY, WEEKLY, MONTHLY or YEARLY, got 'FREQ=HOURLY'",
      "line 60 'good': the UID stands twice with the same SEQUENCE; only that of line 2 is taken",
      expect.stringMatching(/^line 65 'torn': expected properties such as SUMMARY:Carmen; invalid line/),
    ]);
    expect(await starts()).toEqual(['2026-11-20 19:30 Gut']);
  });

  test.each([
    ['no calendar', Buffer.from('Titel;Beginn\n'), /is no calendar: line 1 should be BEGIN:VCALENDAR/],
    ['cut off', calendarOf('UID:a\nSUMMARY:A\nDTSTART:20261120T193000').subarray(0, -30), /ends within VEVENT of line 2/],
    ['parts that overlap', Buffer.from('BEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VCALENDAR\n'), /line 3 ends VCALENDAR within VEVENT of line 2/],
    ['nothing', Buffer.from(''), /is empty/],
  ])('%s is refused as a whole and changes nothing', async (_, bytes, reason) => {
    const before = await fingerprint(database);
    await expect(importBytes(database, 'icalendar', bytes)).rejects.toThrow(reason);
    expect(await fingerprint(database)).toBe(before);
  });

  test('of 100,000 occurrences 5,000 are taken, the rest is refused; a series without end is taken for two years and noted', async () => {
    const report = await importBytes(
      database,
      'icalendar',
      calendarOf(
        'UID:long\nSUMMARY:Lang\nDTSTART;TZID=Europe/Berlin:20261120T193000\nRRULE:FREQ=DAILY;COUNT=100000',
        'UID:endless\nSUMMARY:Endlos\nDTSTART;TZID=Europe/Berlin:20261120T110000\nRRULE:FREQ=WEEKLY',
      ),
      { isDryRun: true },
    );
    expect(report.refused).toEqual([
      { list: 'events', place: "line 2 'long'", reason: 'expected at most 5000 occurrences; those after 2040-07-28 are left out' },
    ]);
    expect(report.notes).toEqual([{ place: "line 8 'endless'", note: expect.stringMatching(/no end; taken for 2 years, up to 20\d\d-/) }]);
    expect(report.lists.events?.created).toBeGreaterThan(5_000);
  });
});
