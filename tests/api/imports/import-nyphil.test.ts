import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DatabaseHandle } from '../../../src/core/database/client.server.ts';
import { fromNyPhil } from '../../../src/features/imports/nyphil/from-nyphil.ts';
import { totalOf } from '../../../src/features/imports/season.report.ts';
import { openTestDatabase } from '../../support/database/database.ts';
import { importInto, rowsOf } from '../../support/imports/import.ts';
import { nyphilSeason } from '../../support/imports/nyphil-season.ts';

const realFile = join(import.meta.dirname, '../../../../shared/data/nyphil/2024-25_TO_NOW.json');

let database: DatabaseHandle;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

describe('import: nyphil', () => {
  test('programmes become productions, concerts events at their wall-clock time, with room, series and persons (API-19, EVD-05)', async () => {
    const report = await importInto(database, ...(await converted(nyphilSeason)));
    expect(report.lists).toMatchObject({
      productions: { created: 3, refused: 2 },
      events: { created: 4, refused: 3 },
      persons: { created: 2 },
      rooms: { created: 3 },
      series: { created: 3 },
    });
    const rows = await rowsOf(
      database,
      `
      select p.name ->> 'de' as name, to_char(e.date_start at time zone 'Europe/Berlin', 'YYYY-MM-DD HH24:MI') as start, r.name ->> 'de' as room, v.city, s.name ->> 'de' as series
      from events e join productions p on p.id = e.production join rooms r on r.id = e.room join venues v on v.id = r.venue join series s on s.id = e.series[1] order by e.date_start`,
    );
    expect(rows).toEqual([
      { name: 'Mozart und Fauré', start: '2024-09-12 19:30', room: 'David Geffen Hall', city: 'Manhattan, NY', series: 'Abonnement' },
      { name: 'Mozart und Fauré', start: '2024-09-13 12:00', room: 'David Geffen Hall', city: 'Manhattan, NY', series: 'Abonnement' },
      { name: 'NYP Presentation', start: '2024-11-14 21:45', room: 'Studio', city: 'Manhattan, NY', series: 'Pride Alliance' },
      { name: 'Debussy: La Mer', start: '2025-06-01 20:00', room: 'Seoul Arts Center', city: 'Seoul', series: 'Tournee' },
    ]);
    const cast = await rowsOf(
      database,
      `select n.first_name || ' ' || n.last_name as name, c.role ->> 'de' as role from contributors c join persons n on n.id = c.person order by c.order`,
    );
    expect(cast).toEqual([
      { name: 'Susanna Mälkki', role: 'Musikalische Leitung' },
      { name: 'Emanuel Ax', role: 'Klavier' },
    ]);
    const [text] = await rowsOf<{ text: string; description: string; subline: string }>(
      database,
      `select text ->> 'de' as text, description ->> 'de' as description, subline ->> 'de' as subline from productions where import_key = '100'`,
    );
    expect(text?.text).toBe('<p>Mozart: Piano Concerto No. 14, E-flat major, K. 449 · Fauré: (Suite) Pelleas, Masques</p>');
    expect(text?.description).toContain('<p><em>Pause</em></p><p><strong>Gabriel-Urbain Fauré</strong><br />');
    expect(text?.subline).toBe('Susanna Mälkki, Emanuel Ax (Klavier)');
  });

  test('names that every object has are names of persons, parts and kinds of concert as any other', async () => {
    const names = Object.getOwnPropertyNames(Object.prototype);
    const history = structuredClone(nyphilSeason);
    const [programme] = history.programs;
    if (!programme) throw new Error('There has to be a programme.');
    programme.concerts = programme.concerts.slice(0, 1).map((concert) => ({ ...concert, eventType: 'constructor' }));
    programme.works = names.map((name) => ({
      ...{ ID: name, composerName: name, workTitle: name, conductorName: name },
      soloists: [{ soloistName: name, soloistInstrument: name, soloistRoles: 'S' }],
    }));
    await importInto(database, ...(await converted({ programs: [programme] })));
    const persons = await rowsOf<{ last_name: string }>(database, 'select last_name from persons');
    expect(persons.map(({ last_name }) => last_name).sort()).toEqual([...names].sort());
    expect(await rowsOf(database, `select name ->> 'de' as name from series`)).toEqual([{ name: 'constructor' }]);
  });

  test('private concerts and concerts without time are refused with the reason, and nobody of a private one is named', async () => {
    const { refused } = await importInto(database, ...(await converted(nyphilSeason)));
    expect(refused.map(({ place, reason }) => `${place}: ${reason}`)).toEqual([
      "programs[0] '100' concerts[2]: the concert has no time",
      "programs[0] '100' concerts[3]: expected a time such as '7:30PM', got 'evening'",
      "programs[1] '101' concerts[0]: a private concert ('Chamber Concert (Private)') is not shown to visitors",
      "programs[1] '101': none of its concerts can be imported",
      'programs[4]: programID: expected string, got number',
    ]);
    expect(await rowsOf(database, `select 1 from persons where last_name = 'Hidden'`)).toEqual([]);
  });

  test('import: a movement of any shape is shown with the text it has; what has none is left out alone and named', async () => {
    const history = structuredClone(nyphilSeason) as unknown as { programs: { works: unknown[] }[] };
    const [programme] = history.programs;
    if (!programme) throw new Error('There has to be a programme.');
    const movements = [
      { em: 'Only Emphasis' },
      { _: 'No. 12 in C minor,', em: 'Revolutionary' },
      { em: ['First', { i: 'Second' }] },
      ['Plain', { em: 'Mixed' }],
      { sup: 3 },
      // Without text.
      { em: [] },
      true,
    ];
    const work = { ID: '1*', composerName: 'Bach', workTitle: { em: 'SUITE' }, soloists: { soloistName: 'Ax, Emanuel' } };
    programme.works = [...movements.map((movement) => ({ ...work, movement })), 'no work', { ...work, soloists: [7] }];
    const { document, refused, notes } = await fromNyPhil({ programs: [programme] });
    const report = await importInto(database, document, { refused, notes });
    expect(report.lists.productions).toMatchObject({ created: 1, refused: 0 });
    expect(report.notes.map(({ place, note }) => `${place}: ${note}`)).toEqual([
      `programs[0] '100' works[5].movement: expected text, got {"em":[]}; left out`,
      "programs[0] '100' works[6].movement: expected text, got true; left out",
      `programs[0] '100' works[7]: expected a work, got "no work"; left out`,
      "programs[0] '100' works[8].soloists[0]: expected a soloist, got 7; left out",
    ]);
    const [row] = await rowsOf<{ text: string }>(database, `select description ->> 'en' as text from productions where import_key = '100'`);
    const lines = [...(row?.text ?? '').matchAll(/<br \/>([^<]*)/g)].map(([, line]) => line).filter(Boolean);
    expect(lines).toEqual([
      ...['Suite: Only Emphasis', 'Suite: No. 12 in C minor, Revolutionary', 'Suite: First, Second', 'Suite: Plain, Mixed', 'Suite: 3'],
      ...['Suite', 'Suite', 'Suite'],
    ]);
    expect(await rowsOf(database, 'select last_name from persons')).toEqual([{ last_name: 'Ax' }]);
  });

  test('another file than a performance history is refused', async () => {
    await expect(fromNyPhil({ format: 'foyer' })).rejects.toThrow('This is no performance history of the New York Philharmonic');
  });

  // The data is not part of this repository; see NOTICE for where it comes from.
  test.skipIf(!existsSync(realFile))(`the real season of 144 programmes and 252 concerts (skipped without ${realFile})`, async () => {
    const [document, options] = await converted(JSON.parse(readFileSync(realFile, 'utf8')));
    const report = await importInto(database, document, options);
    expect(report.lists.productions).toEqual({ created: 134, updated: 0, unchanged: 0, refused: 10 });
    expect(report.lists.events).toEqual({ created: 242, updated: 0, unchanged: 0, refused: 10 });
    expect(report.refused.filter(({ list, reason }) => list === 'events' && reason.includes('private'))).toHaveLength(9);
    expect(totalOf(await importInto(database, document, options))).toEqual({ created: 0, updated: 0, unchanged: 698, refused: 20 });
    const [row] = await rowsOf(
      database,
      `select count(*)::int as n from events where to_char(date_start at time zone 'Europe/Berlin', 'HH24:MI') = '19:30'`,
    );
    expect(row).toEqual({ n: 147 });
  });
});

async function converted(
  json: unknown,
): Promise<[document: unknown, options: { refused: Awaited<ReturnType<typeof fromNyPhil>>['refused'] }]> {
  const { document, refused } = await fromNyPhil(json);
  return [document, { refused }];
}
