import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAge, readFlag, readMinutes, readPrices } from '../../src/features/imports/csv/csv-cells.ts';
import { columnNamed, csvColumns } from '../../src/features/imports/csv/csv-columns.ts';
import { readMoment } from '../../src/features/imports/csv/csv-moments.ts';
import { fromCsv } from '../../src/features/imports/csv/from-csv.ts';
import { readCsv } from '../../src/features/imports/csv/read-csv.ts';
import { decodeText } from '../../src/features/imports/decode-text.ts';
import { seasonFormats } from '../../src/features/imports/season-formats.ts';
import { eventFields } from '../../src/features/programme/programme.fields.ts';
import { timed } from '../support/timed.ts';

describe('import: days and times of a sheet (FMT-01)', () => {
  test.each([
    ['20.11.2026 19:30', '2026-11-20', '19:30'],
    ['20.11.26, 19.30 Uhr', '2026-11-20', '19:30'],
    ['Fr., 20.11.2026 um 19 Uhr', '2026-11-20', '19:00'],
    ['5.3.2027', '2027-03-05', null],
    ['2026-11-20T19:30:00', '2026-11-20', '19:30'],
    ['2026-11-20 7:30 PM', '2026-11-20', '19:30'],
    ['2026-11-20T18:30:00Z', '2026-11-20', '19:30'],
    ['46346', '2026-11-20', null],
    ['46346.8125', '2026-11-20', '19:30'],
    ['46346,8125', '2026-11-20', '19:30'],
    ['0.8125', null, '19:30'],
    ['19.30', null, '19:30'],
    ['09.30', null, '09:30'],
    ['00.30', null, '00:30'],
    ['0.75', null, '18:00'],
    ['12:15 am', null, '00:15'],
    ['12 p.m.', null, '12:00'],
  ])('%s', (cell, day, time) => expect(readMoment(cell)).toEqual({ day, time }));

  test.each([
    '11/20/2026',
    '20/11/2026',
    '31.02.2026',
    '2026-02-30',
    '20.11.202',
    '20.11.2026 25:00',
    '20.11.2026 19:60',
    '13:00 PM',
    '24:00',
    '1930',
    '19',
    'morgen',
    '',
    '999999',
    '20261120',
  ])('%s is none', (cell) => expect(readMoment(cell)).toBeNull());

  test('every minute of sixty years as Excel counts it', () =>
    fc.assert(
      fc.property(fc.date({ min: new Date('1990-01-01T00:00Z'), max: new Date('2050-01-01T00:00Z'), noInvalidDate: true }), (date) => {
        const minute = Math.floor(date.getTime() / 60_000);
        const iso = new Date(minute * 60_000).toISOString();
        const serial = (minute / 1440 + 25_569).toFixed(6);
        // Midnight is a whole number, and so is a day without a time.
        expect(readMoment(serial)).toEqual({ day: iso.slice(0, 10), time: minute % 1440 === 0 ? null : iso.slice(11, 16) });
      }),
    ));

  test('any text is a real day and time or none', () =>
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d.:/, TPM-]{1,20}$/)), (cell) => {
        const moment = readMoment(cell);
        if (moment?.day) expect(Temporal.PlainDate.from(moment.day).toString()).toBe(moment.day);
        if (moment?.time) expect(moment.time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      }),
    ));
});

describe('import: cells of a sheet', () => {
  test.each([
    [readMinutes, '150', 150],
    [readMinutes, "90'", 90],
    [readMinutes, 'ca. 2:40', 160],
    [readMinutes, '1 h 30 min', 90],
    [readMinutes, '2 Stunden', 120],
    [readMinutes, 'lang', undefined],
    [readAge, 'ab 12 Jahren', 12],
    [readAge, '6+', 6],
    [readAge, 'alle', undefined],
    [readFlag, 'Ja', true],
    [readFlag, '-', false],
    [readFlag, 'vielleicht', undefined],
    [readPrices, '12,00|-', undefined],
  ])('%o %s', (read, cell, value) => expect(read(cell)).toEqual(value));

  test('prices with and without names and signs', () =>
    expect(readPrices('Ermäßigt: 12,50 €|18')).toMatchObject([
      { id: 1, price: '12.50', name: { de: 'Ermäßigt' } },
      { id: 2, price: '18.00', name: { de: 'Kategorie 2', en: 'Category 2' } },
    ]));
});

describe('import: the grammar of a sheet', () => {
  test('every column is found by each of its names', () => {
    for (const [name, { also }] of Object.entries(csvColumns))
      for (const header of [name, ...also]) expect(columnNamed(` ${header.toUpperCase()} `)?.name, header).toBe(name);
    expect(columnNamed('Titel (EN)')).toMatchObject({ name: 'title', language: 'en' });
    expect(columnNamed('constructor')).toBeUndefined();
  });

  test('a field is found by what the office calls it, in both languages', () => {
    for (const [name, { kind, label }] of Object.entries(eventFields)) {
      const isText = kind === 'translated-text' || kind === 'rich-text';
      if (!isText && kind !== 'flag' && kind !== 'link' && kind !== 'choices') continue;
      for (const header of [label.de, label.en]) expect(columnNamed(header)?.column.field, header).toBe(name);
      if (isText) expect(columnNamed(`${label.de} (EN)`)?.language, label.de).toBe('en');
    }
  });

  test('cells fill fields by their kinds: moments, numbers of tickets, codes by any of their words', async () => {
    const sheet = [
      'Titel;Beginn;Verkauf endet;Nummer im Kassensystem;Zugang;Auf der Website',
      'Hamlet;20.11.2026 19:30;20.11.2026 17:00;T-1;Rollstuhlplätze|Captions|relaxed;nein',
      'Lear;21.11.2026 19:30;20.11.2026;;Treppe;',
    ];
    const { document, refused } = await fromCsv(Buffer.from(`${sheet.join('\n')}\n`), 'x.csv');
    const fields = { sale_ends: '2026-11-20T17:00', id_jet: 'T-1', access: ['wheelchair', 'captions', 'relaxed'], is_online: false };
    expect((document as { events: object[] }).events).toEqual([expect.objectContaining(fields)]);
    expect(refused).toMatchObject([
      { place: 'line 3', reason: expect.stringMatching(/'Verkauf endet': .*'Zugang': expected one or more/) },
    ]);
  });

  const cell = fc.string({ unit: fc.constantFrom('a', 'ü', '"', ';', ',', '\t', '|', '\n', ' ', '€', '🎭'), maxLength: 12 });
  test('any cells come back with their lines, whatever separates them', () =>
    fc.assert(
      fc.asyncProperty(fc.constantFrom(';', ',', '\t', '|'), fc.array(fc.tuple(cell, cell), { maxLength: 8 }), async (separator, rows) => {
        const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const lines = [['title', 'start'], ...rows].map((row) => row.map(quoted).join(separator));
        const read = await readCsv(`${lines.join('\n')}\n`, 'x.csv', (name) => columnNamed(name) !== undefined);
        const starts = lines.map((_, index) => lines.slice(0, index).join('\n').split('\n').length + (index > 0 ? 1 : 0));
        const expected = [['title', 'start'], ...rows].map((row, index) => ({
          line: starts[index],
          cells: row.map((text) => text.trim()),
        }));
        expect(read).toEqual(expected.filter(({ cells }) => cells.some(Boolean)));
      }),
    ));

  test('10,000 rows become events without the time growing faster than they do', async () => {
    const rowsOf = (count: number) =>
      Buffer.from(
        `Titel;Datum;Uhrzeit;Raum\n${Array.from({ length: count }, (_, n) => `Abend ${n};20.11.2026;19:30;Saal ${n % 9}`).join('\n')}\n`,
      );
    const read = (count: number) => timed(async () => expect((await seasonFormats.csv(rowsOf(count), 'x.csv')).refused).toEqual([]));
    await read(1000);
    const some = Math.max(await read(1000), 20);
    await expect.poll(() => read(10_000)).toBeLessThan(some * 40);
  });
});

describe('import: the encoding of a file', () => {
  const text = 'Größe – „Übung“ €\nzwei';
  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16 LE', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 BE', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['Windows-1252', Buffer.from('Gr\xf6\xdfe \x96 \x84\xdcbung\x93 \x80\nzwei', 'latin1')],
    ['CRLF', Buffer.from(text.replace('\n', '\r\n'))],
  ])('%s is found out', (_, bytes) => expect(decodeText(bytes, 'x')).toBe(text));

  test('UTF-8 with one broken letter is refused, not guessed', () =>
    expect(() => decodeText(Buffer.concat([Buffer.from('Übung'), Buffer.from([0xfc])]), 'x')).toThrow('UTF-8 with broken characters'));
});
