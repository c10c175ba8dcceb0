import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DatabaseHandle } from '../../../src/core/database/client.server.ts';
import { totalOf } from '../../../src/features/imports/season.report.ts';
import { openTestDatabase } from '../../support/database/database.ts';
import { fingerprint, importBytes, importInto, rowsOf, smallSeason } from '../../support/imports/import.ts';
import { sheet } from '../../support/imports/import-files.ts';

let database: DatabaseHandle;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const importSheet = (text: string | Buffer) => importBytes(database, 'csv', Buffer.from(text));
const starts = () =>
  rowsOf<{ name: string; start: string; end: string | null }>(
    database,
    `select name ->> 'de' as name, to_char(date_start at time zone 'Europe/Berlin', 'YYYY-MM-DD HH24:MI') as start, to_char(date_end at time zone 'Europe/Berlin', 'YYYY-MM-DD HH24:MI') as end from events order by date_start, name ->> 'de'`,
  );

describe('import: csv', () => {
  test('a sheet of Excel with byte order mark, semicolons, quotes and line breaks becomes events with all they name (EVT-07, EVD-04, EVD-05, FMT-01)', async () => {
    const report = await importSheet(sheet);
    expect({ refused: report.refused, notes: report.notes }).toEqual({ refused: [], notes: [] });
    expect(report.lists).toMatchObject({ events: { created: 3 }, rooms: { created: 2 }, venues: { created: 1 }, persons: { created: 3 } });
    expect(await starts()).toEqual([
      { name: 'Der "Frei"schütz', start: '2026-11-20 19:30', end: '2026-11-20 22:10' },
      { name: 'Lange Nacht', start: '2026-11-21 19:30', end: '2026-11-22 01:30' },
      { name: 'Matinee', start: '2026-11-22 11:00', end: null },
    ]);
    const [row] = await rowsOf(
      database,
      `select e.name ->> 'en' as en, e.duration_minutes, e.age_from, e.access, e.is_premiere, e.prices -> 1 ->> 'price' as price, e.prices -> 1 -> 'name' ->> 'de' as price_name,
      e.description ->> 'de' as description, r.name ->> 'de' as room, v.name ->> 'de' as venue, t.name ->> 'de' as type, g.name ->> 'de' as genre, cardinality(e.tags) as tags, s.name ->> 'de' as series,
      (select string_agg(c.role ->> 'de' || ' ' || p.first_name || '/' || p.last_name, ', ' order by c."order") from contributors c join persons p on p.id = c.person where c.event = e.id) as cast
      from events e join rooms r on r.id = e.room join venues v on v.id = r.venue join exhibition_types t on t.id = e.exhibition_type join genres g on g.id = e.genre join series s on s.id = e.series[1] where e.import_key = 'f1'`,
    );
    expect(row).toEqual({
      en: 'The Marksman',
      duration_minutes: 160,
      age_from: 12,
      access: ['wheelchair', 'hearing_loop'],
      is_premiere: true,
      price: '18.00',
      price_name: 'Normal',
      description: '<p>Ein Jäger.</p><p>Zwei &amp; drei.</p>',
      room: 'Großes Haus',
      venue: 'Haus am Ring',
      type: 'Vorstellung',
      genre: 'Oper',
      tags: 2,
      series: 'Abo A',
      cast: 'Max Jan/Groß, Regie Ana/de la Cruz, Regie Jo/Lund',
    });
    expect(await rowsOf(database, `select statuses, is_online from events where import_key <> 'f1' order by date_start`)).toEqual([
      { statuses: ['canceled'], is_online: true },
      { statuses: ['free_entrance'], is_online: true },
    ]);
  });

  test('the same sheet again changes nothing, with and without a column of keys; a changed cell changes its event alone', async () => {
    const keyless = 'Titel;Beginn;Raum\nA;20.11.2026 19:30;Saal\nB;20.11.2026 19:30;Saal\n';
    await importSheet(keyless);
    const before = await fingerprint(database);
    expect(totalOf(await importSheet(keyless))).toEqual({ created: 0, updated: 0, unchanged: 3, refused: 0 });
    expect(await fingerprint(database)).toBe(before);
    await importSheet(sheet);
    expect(totalOf(await importSheet(sheet))).toMatchObject({ created: 0, updated: 0 });
    expect((await importSheet(sheet.replace(';22:10;', ';22:20;'))).lists.events).toEqual({
      created: 0,
      updated: 1,
      unchanged: 2,
      refused: 0,
    });
  });

  test('an empty cell empties its field, a column the sheet does not have stays as the editors left it', async () => {
    await importSheet('key;title;start;subline;prices\na;A;2026-11-20 19:30;Unten;12\n');
    await database.script(`update events set headline = '{"de":"Von Hand"}'`);
    await importSheet('key;title;start;subline;prices\na;A;2026-11-20 19:30;;\n');
    expect(await rowsOf(database, 'select headline, subline, prices from events')).toEqual([
      { headline: { de: 'Von Hand' }, subline: {}, prices: [] },
    ]);
  });

  test('existing rooms, types and persons are found by their name and left as they are', async () => {
    await importInto(database, smallSeason());
    const report = await importSheet(
      'title,start,room,venue,type,contributors\nCarmen,2026-12-01 19:30,Main House,,Vorstellung,Carmen: Ana Ferrer\nX,2026-12-02 19:30,Großes Haus,Haus am Ring,,\nY,2026-12-03 19:30,Großes Haus,Anderswo,,\n',
    );
    expect(report.lists).toMatchObject({
      rooms: { created: 1, updated: 0, unchanged: 2 },
      venues: { created: 1, unchanged: 1 },
      persons: { created: 0, unchanged: 1 },
      exhibition_types: { created: 0, unchanged: 1 },
    });
    expect(
      await rowsOf(
        database,
        `select e.name ->> 'de' as name, r.import_source as source from events e join rooms r on r.id = e.room where e.import_source = 'csv' order by e.date_start`,
      ),
    ).toEqual([
      { name: 'Carmen', source: 'test' },
      { name: 'X', source: 'test' },
      { name: 'Y', source: 'csv' },
    ]);
  });

  test('rows with the same production belong together', async () => {
    await importSheet('title;start;production\nCarmen (Premiere);2026-12-01 19:30;Carmen\nCarmen;2026-12-02 19:30;Carmen\n');
    expect(
      await rowsOf(
        database,
        `select p.name ->> 'de' as name, count(*)::int as n from events e join productions p on p.id = e.production group by 1`,
      ),
    ).toEqual([{ name: 'Carmen', n: 2 }]);
  });

  test('a wrong row is refused with line, column, the expected and the actual value; an unknown column is reported; the rest is imported', async () => {
    const report = await importSheet(
      `${[
        'Titel;Datum;Uhrzeit;Preise;Alter;Notiz',
        'Gut;20.11.2026;19:30;;;x',
        '"Zwei\nZeilen";11/20/2026;19:30;;;',
        'Spät;20.11.2026;25:00;12,5;;',
        ';20.11.2026;19:30;;;',
        'Ganztags;20.11.2026;;;;',
        'Alt;20.11.2026;19:30;;hundert;',
        'Zuviel;20.11.2026;19:30;;;;;mehr',
        `${'x'.repeat(256)};20.11.2026;19:30;;;`,
        'Gut;20.11.2026;19:30;;;doppelt',
      ].join('\n')}\n`,
    );
    expect(report.refused.map(({ place, reason }) => `${place}: ${reason}`)).toEqual([
      "line 3: column 'Datum': expected a day such as 20.11.2026 or 2026-11-20, got '11/20/2026'",
      "line 5: column 'Uhrzeit': expected a time such as 19:30, got '25:00'; column 'Preise': expected prices such as 12,00|18,00 or Normal: 18,00, got '12,5'",
      "line 6: column 'Titel': expected a title, got an empty cell",
      "line 7: column 'Uhrzeit': expected a time such as 19:30, got an empty cell",
      "line 8: column 'Alter': expected years such as 12, got 'hundert'",
      'line 9: expected 6 cells, got 8; put a cell that holds the separator into quotation marks',
      expect.stringMatching(/^line 10: column 'Titel': de: Too big/),
      expect.stringMatching(/^line 11 '2026-11-20T19:30 Gut': the key stands twice/),
    ]);
    expect(report.notes).toEqual([{ place: "line 1 column 'Notiz'", note: expect.stringContaining('no column of this name') }]);
    expect((await starts()).map(({ name }) => name)).toEqual(['Gut']);
  });

  test.each([
    ['no sheet of events', 'Vorname;Nachname\nAna;Ferrer\n', /names no title; got 'Vorname', 'Nachname'.*Columns are key, title/],
    ['a title alone', 'Titel\nCarmen\n', /names no start and no date/],
    ['a column twice', 'Titel;title;Beginn\nA;B;20.11.2026 19:30\n', /'title' stands twice/],
    ['cut in a row', 'Titel;Datum;Uhrzeit\nA;20.11.2026;19:30\nB;20.1', /ends within the row of line 3/],
    ['cut in a quoted cell', 'Titel;Datum;Uhrzeit\nA;20.11.2026;19:30\n"B;20.11.2026;19:30\n', /row of line 3 never ends/],
    [
      'broken UTF-8',
      Buffer.concat([Buffer.from('Titel;Beginn\nFrühling;20.11.2026 19:30\n'), Buffer.from([0xfc])]),
      /UTF-8 with broken characters/,
    ],
    ['a workbook', Buffer.from('PK\u0003\u0004xl/workbook.xml'), /is a workbook or an archive.*CSV UTF-8/],
    ['nothing', '\n\n', /is empty/],
  ])('%s is refused as a whole and changes nothing', async (_, text, reason) => {
    const before = await fingerprint(database);
    await expect(importSheet(text)).rejects.toThrow(reason);
    expect(await fingerprint(database)).toBe(before);
  });
});
