import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { announceChange } from '../../../src/core/database/changes.server.ts';
import type { PersonDetail } from '../../../src/features/people/people.contract.ts';
import type { Person } from '../../../src/features/people/people.shapes.ts';
import { personCategories, persons } from '../../../src/features/people/people.tables.server.ts';
import type { EventDetail, EventItem } from '../../../src/features/programme/programme.shapes.ts';
import { contributors, events, productions } from '../../../src/features/programme/programme.tables.server.ts';
import { startTestApp, type TestApp, testNow } from '../../support/app.ts';
import { seedProductions } from '../../support/programme/productions.ts';
import { eventOf } from '../../support/programme/season-events.ts';

const both = (de: string, en: string) => ({ de, en });
const [ada, ben, cem, offline, deleted, guest, nobody] = [1, 2, 3, 4, 5, 6, 7];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    seed: async (database) => {
      await seedProductions(database);
      const { db } = database;
      await db.insert(personCategories).values([
        { id: 1, name: both('Team', 'Team'), order: 2 },
        { id: 2, name: both('Schauspiel', 'Drama'), order: 1 },
        { id: 3, name: both('Aufgelöst', 'Dissolved'), order: 0, deleted_at: new Date(0) },
      ]);
      await db
        .update(persons)
        .set({
          person_category: 2,
          order: 2,
          function: both('Schauspielerin', 'Actor'),
          biography: both('<p>Spielt.</p>', '<p>Plays.</p>'),
        })
        .where(eq(persons.id, ada));
      await db.update(persons).set({ person_category: 2, order: 1 }).where(eq(persons.id, ben));
      await db.insert(persons).values([
        { id: offline, first_name: 'Dora', last_name: 'Offline', person_category: 1, is_online: false },
        { id: deleted, first_name: 'Egon', last_name: 'Weg', person_category: 1, is_online: true, deleted_at: new Date(0) },
        { id: guest, first_name: '', last_name: 'Ørsted-Groß', person_category: 3, is_online: true, function: { de: 'Gast' } },
        { id: nobody, first_name: 'Nie', last_name: 'Da', person_category: 1, is_online: true },
      ]);
      // Ada directs Carmen too, and a hidden production.
      await db.insert(contributors).values([
        { id: 20, production: 2, person: ada, role: both('Regie', 'Director'), order: 1 },
        { id: 21, production: 4, person: ada, role: both('Geheim', 'Secret'), order: 1 },
        { id: 22, production: 1, person: ada, role: both('Geist', 'Ghost'), order: 9 },
        { id: 23, production: 1, person: offline, role: both('Souffleuse', 'Prompter'), order: 10 },
      ]);
    },
  });
});
afterAll(() => app.close());

const read = async <Answer>(path: string) => (await (await app.get(path)).json()) as Answer;
const person = (id: number, language = 'de') => read<PersonDetail>(`/${language}/api/persons/${id}/`);
const edit = async (tags: string[], change: (database: TestApp['database']['db']) => Promise<unknown>) => {
  await app.database.db.transaction(async (transaction) => {
    await change(transaction);
    await announceChange(transaction, tags);
  });
  await app.app.applyNewChanges();
};

describe('API-31 persons and their categories', () => {
  test('TEAM-01 persons stand by category in its order, then in their own; without one they come last', async () => {
    const list = await read<Person[]>('/api/persons/');
    expect(list.map(({ id }) => id)).toEqual([ben, ada, nobody, cem, guest]);
    expect(list.find(({ id }) => id === ada)).toMatchObject({
      slug: 'ada-berg',
      name: 'Ada Berg',
      function: 'Schauspielerin',
      person_category: 2,
      link: { url: '/de/team/ada-berg/1' },
    });
    expect((await read<Person[]>('/en/api/persons/')).find(({ id }) => id === ada)?.link.url).toBe('/en/team/ada-berg/1');
  });

  test.each([
    ['2', [ben, ada]],
    ['1', [nobody]],
    ['999999999', []],
    ['', [ben, ada, nobody, cem, guest]],
  ])('category=%s', async (category, ids) => {
    expect((await read<Person[]>(`/api/persons/?category=${category}`)).map(({ id }) => id)).toEqual(ids);
  });

  test.each(['abc', '0', '-1', '1.5', '99999999999', '1%00', "1'--"])(
    'API-09 category=%s answers 400 with the parameter',
    async (category) => {
      const response = await app.get(`/en/api/persons/?category=${category}`);
      expect(response.status).toBe(400);
      expect(Object.keys((await response.json()) as object)).toEqual(['category']);
    },
  );

  test('categories come in their order, deleted ones do not', async () => {
    expect(await read('/api/person-categories/')).toEqual([
      { id: 2, name: 'Schauspiel' },
      { id: 1, name: 'Team' },
    ]);
    expect(await read('/en/api/person-categories/')).toEqual([
      { id: 2, name: 'Drama' },
      { id: 1, name: 'Team' },
    ]);
  });
});

describe('API-38 TEAM-01 one person', () => {
  test('holds biography, addresses, productions on show with roles, those that are on next first', async () => {
    const found = await person(ada, 'en');
    expect(found).toMatchObject({
      biography: '<p>Plays.</p>',
      function: 'Actor',
      urls: { de: '/de/team/ada-berg/1', en: '/en/team/ada-berg/1' },
      untranslated: {},
    });
    expect(found.productions.map(({ id }) => id)).toEqual([1, 2]);
    expect(found.roles).toEqual([
      { production: 1, role: 'Hamlet' },
      { production: 2, role: 'Director' },
      { production: 1, role: 'Ghost' },
    ]);
  });

  test('EVD-05 somebody who is replaced tonight sees who plays, the stand-in sees for whom, both with the note', async () => {
    const note = 'für die erkrankte Ada Berg';
    const replaced = await person(ada);
    expect(replaced.events[0]?.id).toBe(eventOf.tonight);
    expect(replaced.appearances[0]).toEqual({
      event: eventOf.tonight,
      role: '',
      note,
      replaces: null,
      replaced_by: { id: cem, name: 'Cem Demir' },
    });
    const standIn = await person(cem);
    expect(standIn.productions).toEqual([]);
    expect(standIn.appearances).toEqual([
      { event: eventOf.tonight, role: 'Hamlet, Geist', note, replaces: { id: ada, name: 'Ada Berg' }, replaced_by: null },
    ]);
    const other = await person(ben);
    expect(other.appearances[0]).toEqual({ event: eventOf.tonight, role: 'Ophelia', note: '', replaces: null, replaced_by: null });
  });

  test('EVD-05 every other date is their own, in order of time, none of them over', async () => {
    const { events: dates, appearances } = await person(ada);
    expect(dates.length).toBeGreaterThan(3);
    expect(appearances.map(({ event }) => event)).toEqual(dates.map(({ id }) => id));
    expect(dates.map(({ date_start }) => date_start)).toEqual(dates.map(({ date_start }) => date_start).toSorted());
    expect(dates.every(({ statuses }) => !statuses.includes('past'))).toBe(true);
    expect(new Set(appearances.slice(1).map(({ role }) => role))).toEqual(new Set(['Hamlet, Geist', 'Regie']));
    expect(appearances.slice(1).every(({ replaced_by }) => replaced_by === null)).toBe(true);
  });

  test('a change of the cast is on the page of both at once', async () => {
    const next = (await person(ben)).events[1]?.id ?? 0;
    await edit(['events', `event:${next}`], (database) =>
      database.insert(contributors).values({ id: 60, event: next, person: nobody, replaces: ben, order: 1 }),
    );
    expect((await person(ben)).appearances[1]?.replaced_by).toEqual({ id: nobody, name: 'Nie Da' });
    expect((await person(nobody)).appearances).toEqual([
      { event: next, role: 'Ophelia', note: '', replaces: { id: ben, name: 'Ben Carl' }, replaced_by: null },
    ]);
  });

  test('what is over drops out when it ends', async () => {
    app.clock.set('2026-11-20T22:30:00+01:00');
    expect((await person(cem)).events).toEqual([]);
    app.clock.set(testNow);
    await edit(['events'], async () => undefined);
  });

  test('TEAM-01 somebody without anything is answered with empty lists; I18N-08 a text that fell back is named', async () => {
    expect(await person(guest, 'en')).toMatchObject({
      name: 'Ørsted-Groß',
      slug: 'orsted-gross',
      function: 'Gast',
      untranslated: { function: 'de' },
      biography: '',
      productions: [],
      events: [],
      roles: [],
      appearances: [],
      image_obj: null,
    });
  });

  test.each([offline, deleted, 999_999_999])('ERR-02 %i is not found', async (id) => {
    const response = await app.get(`/en/api/persons/${id}/`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ detail: 'Not found.' });
  });

  test.each(['0', 'abc', '1.5', '-1', '99999999999', '1%27', '%00', '１'])('API-38 API-09 the id %s is none', async (id) => {
    expect((await app.get(`/de/api/persons/${id}/`)).status).toBe(404);
  });

  test('EVD-03 casts lead to pages of persons; whose page is offline is named without a link', async () => {
    const { contributors: cast } = await read<EventDetail>(`/de/api/events/${eventOf.tonight}/`);
    const urls = Object.fromEntries(cast.map(({ person: { id, link } }) => [id, link.url]));
    expect(urls).toEqual({ [cem]: '/de/team/cem-demir/3', [ben]: '/de/team/ben-carl/2', [offline]: '' });
  });

  test('EVD-05 lists name a stand-in as they are called now, and not once they are deleted', async () => {
    const noted = async () => (await read<{ results: EventItem[] }>('/de/api/events/')).results.find(({ id }) => id === eventOf.free);
    const change = (values: Partial<typeof persons.$inferInsert>) =>
      edit(['persons', `person:${cem}`], (database) => database.update(persons).set(values).where(eq(persons.id, cem)));
    await edit(['events', `event:${eventOf.free}`], (database) =>
      database.insert(contributors).values({ id: 30, event: eventOf.free, person: cem, replaces: ben, order: 1 }),
    );
    expect((await noted())?.cast_note).toBe('Cem Demir statt Ben Carl.');
    await change({ last_name: 'Deniz' });
    expect((await noted())?.cast_note).toBe('Cem Deniz statt Ben Carl.');
    await change({ deleted_at: new Date(testNow) });
    expect((await noted())?.cast_note).toBe('');
    await change({ last_name: 'Demir', deleted_at: null });
    await edit(['events', `event:${eventOf.free}`], (database) => database.delete(contributors).where(eq(contributors.id, 30)));
  });

  test('TEAM-01 a hidden production stays hidden, its dates too when they are', async () => {
    await edit(['productions', 'production:1', 'events'], async (database) => {
      await database.update(productions).set({ is_online: false }).where(eq(productions.id, 1));
      await database.update(events).set({ is_online: false }).where(eq(events.id, eventOf.tonight));
    });
    expect((await person(cem)).events).toEqual([]);
    expect((await person(ada)).productions.map(({ id }) => id)).toEqual([2]);
    await edit(['productions', 'production:1', 'events'], async (database) => {
      await database.update(productions).set({ is_online: true }).where(eq(productions.id, 1));
      await database.update(events).set({ is_online: true }).where(eq(events.id, eventOf.tonight));
    });
  });
});
