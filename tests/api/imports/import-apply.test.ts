import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DatabaseHandle } from '../../../src/core/database/client.server.ts';
import { totalOf } from '../../../src/features/imports/season.report.ts';
import { openTestDatabase } from '../../support/database/database.ts';
import { anyPicture, fingerprint, importInto, rowsOf, smallSeason } from '../../support/imports/import.ts';

let database: DatabaseHandle;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const eventRow = async (key: string) =>
  (
    await rowsOf<{ id: number; version: number; name: { de: string }; start: string; end: string | null; updated: string }>(
      database,
      `select id, version, name, updated_at::text as updated, to_char(date_start at time zone 'Europe/Berlin', 'YYYY-MM-DD HH24:MI Dy') as start, to_char(date_end at time zone 'Europe/Berlin', 'YYYY-MM-DD HH24:MI') as end from events where import_key = '${key}'`,
    )
  )[0];

describe('import: a season', () => {
  test('creates every entry with its references, cleans rich text, keeps local time (EVT-07, I18N-08, FMT-01)', async () => {
    const report = await importInto(database, smallSeason());
    expect(totalOf(report)).toEqual({ created: 12, updated: 0, unchanged: 0, refused: 0 });
    const [row] = await rowsOf(
      database,
      `
      select p.name ->> 'de' as production, p.text ->> 'de' as text, m.path, r.name ->> 'en' as room, v.city, t.name ->> 'en' as type, e.tags = array[g.id] as is_tagged
      from events e join productions p on p.id = e.production join media m on m.id = p.image join rooms r on r.id = e.room
      join venues v on v.id = r.venue join exhibition_types t on t.id = e.exhibition_type cross join event_tags g where e.import_key = 'carmen-1'`,
    );
    expect(row).toEqual({
      production: 'Carmen',
      text: '<p>Sie hat nie versprochen.</p>',
      path: 'ab/any.png',
      room: 'Main House',
      city: 'Hohenfurt',
      type: 'Performance',
      is_tagged: true,
    });
    expect((await eventRow('carmen-1'))?.start).toBe('2026-11-20 19:30 Fri');
    expect(await rowsOf(database, `select c.name ->> 'de' as child from events c join events p on p.id = c.parent`)).toEqual([
      { child: 'Einführung' },
    ]);
  });

  test('stores who replaces whom at one event (EVD-05)', async () => {
    await importInto(database, smallSeason());
    const rows = await rowsOf(
      database,
      `select p.last_name as person, r.last_name as replaces, c.event is not null as at_event from contributors c join persons p on p.id = c.person left join persons r on r.id = c.replaces order by c.id`,
    );
    expect(rows).toEqual([
      { person: 'Brandt', replaces: null, at_event: false },
      { person: 'Ferrer', replaces: 'Brandt', at_event: true },
    ]);
  });

  test('the same season again changes nothing: no row, no version, no announcement', async () => {
    await importInto(database, smallSeason());
    const before = await fingerprint(database);
    expect(totalOf(await importInto(database, smallSeason()))).toEqual({ created: 0, updated: 0, unchanged: 12, refused: 0 });
    expect(await fingerprint(database)).toBe(before);
  });

  test('a changed entry is updated alone, its version raised, its tags announced, one audit entry written', async () => {
    await importInto(database, smallSeason());
    const before = { talk: await eventRow('talk'), carmen: await eventRow('carmen-1') };
    const season = smallSeason();
    Object.assign(season.events[2] ?? {}, { name: 'Werkeinführung' });
    const report = await importInto(database, season);
    expect(report.lists.events).toEqual({ created: 0, updated: 1, unchanged: 2, refused: 0 });
    expect(await eventRow('talk')).toMatchObject({ version: 2, name: { de: 'Werkeinführung' } });
    expect(await eventRow('carmen-1')).toEqual(before.carmen);
    const [outbox] = await rowsOf<{ tags: string[] }>(database, 'select tags from outbox order by number desc limit 1');
    expect(outbox?.tags.toSorted()).toEqual([`event:${before.carmen?.id}`, `event:${before.talk?.id}`, 'events'].toSorted());
    expect(await rowsOf(database, `select action, title from audit`)).toEqual([
      { action: 'import', title: 'test' },
      { action: 'import', title: 'test' },
    ]);
  });

  test('changed contributors count as a change of their production', async () => {
    await importInto(database, smallSeason());
    const season = smallSeason();
    season.productions?.[0]?.contributors?.push({ person: 'ana', role: 'Micaëla' });
    const report = await importInto(database, season);
    expect(report.lists.productions).toEqual({ created: 0, updated: 1, unchanged: 0, refused: 0 });
    expect(await rowsOf(database, 'select count(*)::int as n from contributors where production is not null')).toEqual([{ n: 2 }]);
  });

  test('fields the file leaves out stay as the editors left them; an end before a moved start is removed', async () => {
    await importInto(database, smallSeason());
    await database.script(`update events set headline = '{"de":"Von Hand"}' where import_key = 'carmen-1'`);
    const season = smallSeason();
    season.events[0] = { key: 'carmen-1', name: 'Carmen', date_start: '2026-12-01T19:30' };
    await importInto(database, season);
    expect(
      await rowsOf(database, `select headline, date_end, production is null as lost from events where import_key = 'carmen-1'`),
    ).toEqual([{ headline: { de: 'Von Hand' }, date_end: null, lost: false }]);
  });

  test('two sources do not touch each other', async () => {
    await importInto(database, smallSeason('one'));
    expect(totalOf(await importInto(database, smallSeason('two'))).created).toBe(12);
  });

  test('a dry run reports the same and changes nothing', async () => {
    const before = await fingerprint(database);
    const dry = await importInto(database, smallSeason(), { isDryRun: true });
    expect(await fingerprint(database)).toBe(before);
    const real = await importInto(database, smallSeason());
    expect({ ...dry, isDryRun: false }).toEqual(real);
  });

  test('shifted by a year every date stays on its weekday and its wall-clock time, across both DST changes (FMT-01)', async () => {
    const season = smallSeason();
    // Summer time begins on 28 March 2027; 52 weeks earlier it had not begun or will have.
    season.events.push(
      { key: 'autumn', name: 'Herbst', date_start: '2026-10-25T18:00' },
      { key: 'night', name: 'Nacht', date_start: '2026-10-24T23:30' },
    );
    await importInto(database, season, { shiftYears: 1 });
    expect((await eventRow('carmen-1'))?.start).toBe('2027-11-19 19:30 Fri');
    expect((await eventRow('carmen-1'))?.end).toBe('2027-11-19 22:30');
    expect((await eventRow('carmen-2'))?.start).toBe('2028-03-26 18:00 Sun');
    expect((await eventRow('autumn'))?.start).toBe('2027-10-24 18:00 Sun');
    expect((await eventRow('night'))?.start).toBe('2027-10-23 23:30 Sat');
    expect(await rowsOf(database, 'select position::text from teasers')).toEqual([{ position: '2027-11-19' }]);
    expect(totalOf(await importInto(database, season, { shiftYears: 1 })).unchanged).toBe(14);
  });

  test('more rows than one statement takes, created, then all updated', async () => {
    const many = (suffix: string) => ({
      format: 'foyer',
      version: 1,
      source: 'many',
      events: Array.from({ length: 700 }, (_, index) => ({
        key: `e${index}`,
        name: `Abend ${index}${suffix}`,
        date_start: '2026-11-20T19:30',
      })),
    });
    expect(totalOf(await importInto(database, many(''))).created).toBe(700);
    expect(totalOf(await importInto(database, many('!'))).updated).toBe(700);
    expect(await rowsOf(database, `select count(*)::int as n from events where version = 2 and name ->> 'de' like '%!'`)).toEqual([
      { n: 700 },
    ]);
    expect(await rowsOf(database, `select tablename from pg_tables where tablename like 'import_stage%'`)).toEqual([]);
  });
});

describe('import: what is wrong', () => {
  const refusedOf = async (events: unknown[], more: object = {}) =>
    (await importInto(database, { ...smallSeason(), events, teasers: [], ...more })).refused.map(
      ({ place, reason }) => `${place}: ${reason}`,
    );
  const good = { key: 'ok', name: 'Gut', date_start: '2026-11-20T19:30' };

  test('wrong entries are refused with place and reason, the others imported', async () => {
    expect(
      await refusedOf([
        good,
        { ...good, key: 'a', date_start: 'morgen' },
        { ...good, key: 'b', name: { de: 'x'.repeat(256) } },
        { ...good, key: 'c', nme: 'x' },
        { ...good, key: 'd', date_end: '2026-11-20T19:00' },
        { ...good, key: 'e', name: 'null\u0000byte' },
        { ...good, key: 'f', name: 'half \ud800' },
        { ...good, key: 'g', date_start: '0001-01-01T00:00' },
        { ...good, key: 'ok' },
        'text',
      ]),
    ).toEqual(
      [
        "events[1] 'a': date_start: expected a date with time such as 2026-11-20T19:30, got 'morgen'",
        "events[2] 'b': name.de: Too big: expected string to have <=255 characters",
        'events[3] \'c\': Unrecognized key: "nme"',
        "events[4] 'd' date_end: expected a moment after date_start, got one before it",
        "events[5] 'e' name.de: expected text, got the character U+0000; remove it",
        "events[6] 'f' name.de: expected text, got half of a surrogate pair; save the file as UTF-8 again",
        "events[7] 'g' date_start: expected a year from 1600 to 2999, got 0",
        "events[8] 'ok': the key stands twice in events; only the first entry is taken. Give every entry its own key",
        'events[9]: expected object, got string',
      ].map((line) => expect.stringContaining(line.replace(/got 0$/, 'got'))),
    );
    expect(await rowsOf(database, 'select import_key from events')).toEqual([{ import_key: 'ok' }]);
  });

  test('references to nothing, to refused entries and in cycles are refused with all that depends on them', async () => {
    expect(
      await refusedOf(
        [
          { ...good, key: 'lost', room: 'nowhere' },
          { ...good, key: 'child', parent: 'lost' },
          { ...good, key: 'egg', parent: 'hen' },
          { ...good, key: 'hen', parent: 'egg' },
          { ...good, key: 'cast', contributors: [{ person: 'nobody', role: 'x' }] },
        ],
        { teasers: [{ key: 't', name: 'T', position: '2026-11-20', event: 'child' }] },
      ),
    ).toEqual([
      "events[0] 'lost' room: there is no entry 'nowhere' in rooms",
      "events[4] 'cast' contributors[0].person: there is no entry 'nobody' in persons",
      "events[2] 'egg' parent: an event cannot be above itself; the parents run in a circle",
      "events[3] 'hen' parent: depends on events[2] 'egg', which is refused",
      "events[1] 'child' parent: depends on events[0] 'lost', which is refused",
      "teasers[0] 't' event: depends on events[1] 'child', which is refused",
    ]);
  });

  test('another document than a season is refused as a whole', async () => {
    for (const document of [
      null,
      [],
      'x',
      {},
      { ...smallSeason(), version: 2 },
      { ...smallSeason(), evnts: [] },
      { ...smallSeason(), events: {} },
    ])
      await expect(importInto(database, document)).rejects.toThrow(/This is no season in the format 'foyer'.*docs\/import.md/);
  });

  test('the second of two imports at once is refused at once', async () => {
    const picture = Promise.withResolvers<void>();
    const atPicture = Promise.withResolvers<void>();
    const first = importInto(database, smallSeason(), {
      pictures: async () => {
        atPicture.resolve();
        await picture.promise;
        return anyPicture();
      },
    });
    await atPicture.promise;
    await expect(importInto(database, smallSeason())).rejects.toThrow('Another import is running');
    picture.resolve();
    expect(totalOf(await first).created).toBe(12);
    expect(totalOf(await importInto(database, smallSeason())).unchanged).toBe(12);
  });

  test('when the database refuses, nothing is changed and the next import works', async () => {
    const before = await fingerprint(database);
    await database.script(`alter table teasers add constraint never check (name ->> 'de' <> 'Carmen')`);
    await expect(importInto(database, smallSeason())).rejects.toThrow(/The database refused the import: .*never.*Nothing was changed/s);
    expect(await fingerprint(database)).toBe(before);
    await database.script('alter table teasers drop constraint never');
    expect(totalOf(await importInto(database, smallSeason())).created).toBe(12);
  });
});
