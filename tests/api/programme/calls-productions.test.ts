import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { announceChange } from '../../../src/core/database/changes.server.ts';
import type { Production, ProductionDetail } from '../../../src/features/programme/programme.shapes.ts';
import { contributors, events, productions } from '../../../src/features/programme/programme.tables.server.ts';
import { startTestApp, type TestApp, testNow } from '../../support/app.ts';
import { productionOf, seedProductions } from '../../support/programme/productions.ts';
import { eventOf } from '../../support/programme/season-events.ts';

interface List {
  count: number;
  next: string | null;
  previous: string | null;
  results: Production[];
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ seed: seedProductions });
});
afterAll(() => app.close());

const list = async (query = '', language = 'de') => (await (await app.get(`/${language}/api/productions/${query}`)).json()) as List;
const idsOf = async (query: string) => (await list(query)).results.map(({ id }) => id);
const detail = async (id: number, language = 'de') =>
  (await (await app.get(`/${language}/api/productions/${id}/`)).json()) as ProductionDetail;
const edit = async (tags: string[], change: (database: TestApp['database']['db']) => Promise<unknown>) => {
  await app.database.db.transaction(async (transaction) => {
    await change(transaction);
    await announceChange(transaction, tags);
  });
  await app.app.applyNewChanges();
};

describe('API-20 PROD-01 which productions are listed', () => {
  test('what plays next first, then newest season first, in a season by first date, without a season last; drafts and deleted ones never', async () => {
    const { nextSeason, festival, part, hamlet, exhibition, carmen, lastSeason, withoutDates } = productionOf;
    const { results, count } = await list();
    expect(results.map(({ id }) => id)).toEqual([hamlet, exhibition, carmen, nextSeason, festival, part, lastSeason, withoutDates]);
    expect(count).toBe(8);
  });

  test.each([
    ['season=2', [productionOf.lastSeason]],
    ['exhibition_type=3', [productionOf.exhibition]],
    ['tag=1', [productionOf.nextSeason, productionOf.lastSeason]],
    ['tag=1&season=3&exhibition_type=1', [productionOf.nextSeason]],
    ['tag=999999999', []],
    ['season=&tag=&date=', [1, 11, 2, 7, 8, 9, 6, 3]],
    ['date=02-12-2026', [productionOf.hamlet, productionOf.carmen]],
    ['date=01-12-2026', [productionOf.hamlet, productionOf.exhibition, productionOf.carmen]],
    ['date=01-01-0001', [productionOf.hamlet, productionOf.exhibition, productionOf.carmen, productionOf.lastSeason]],
    ['date=31-12-9999', []],
  ])('%s', async (query, ids) => {
    expect(await idsOf(`?${query}`)).toEqual(ids);
    expect((await list(`?${query}`)).count).toBe(ids.length);
  });

  test('the order follows the clock: after its last date a production stands with its season', async () => {
    app.clock.set('2026-12-01T20:00:00+01:00');
    const ids = await idsOf('');
    expect(ids.indexOf(productionOf.exhibition)).toBeGreaterThan(ids.indexOf(productionOf.nextSeason));
    app.clock.set(testNow);
    await edit(['events'], async () => undefined);
  });

  test('today means what is not over yet, as in the calendar', async () => {
    expect(await idsOf('?date=20-11-2026')).toEqual([productionOf.hamlet, productionOf.exhibition, productionOf.carmen]);
    app.clock.set('2026-12-01T19:59:59+01:00');
    expect(await idsOf('?date=01-12-2026')).toContain(productionOf.exhibition);
    app.clock.set('2026-12-01T20:00:00+01:00');
    expect(await idsOf('?date=01-12-2026')).not.toContain(productionOf.exhibition);
    app.clock.set(testNow);
    await edit(['events'], async () => undefined);
  });

  test.each(['season=abc', 'exhibition_type=0', 'tag=-1', 'page=0', 'page=1.5', 'date=31-02-2027', 'date=2026-12-01', 'page_size=5'])(
    'API-09 EVT-22 %s answers 400 with the parameter',
    async (query) => {
      const response = await app.get(`/en/api/productions/?${query}`);
      expect(response.status).toBe(400);
      expect(Object.keys((await response.json()) as object)).toEqual([query.split('=')[0]]);
    },
  );
});

describe('API-03 pages', () => {
  test('PROD-02 pages count from 1, twelve to a page; each production stands on one, past the end is 404', async () => {
    const made = Array.from({ length: 20 }, (_, index) => ({
      id: 200 + index,
      name: { de: `Stück ${index}` },
      season: 3,
      tags: [2],
      programs: [],
      is_online: true,
    }));
    await edit(['productions'], (database) => database.insert(productions).values(made));
    const found: number[] = [];
    let next: string | null = '/de/api/productions/?tag=2&date=';
    while (next) {
      const page = (await (await app.get(next)).json()) as List;
      expect(page.results.length).toBeLessThanOrEqual(12);
      found.push(...page.results.map(({ id }) => id));
      next = page.next;
    }
    expect(found).toHaveLength(22);
    expect(new Set(found).size).toBe(22);
    expect(await list('?tag=2&page=2')).toMatchObject({ next: null, previous: '/de/api/productions/?tag=2&page=1' });
    expect((await app.get('/de/api/productions/?tag=2&page=3')).status).toBe(404);
    expect((await app.get('/de/api/productions/?page=99999')).status).toBe(404);
    await edit(['productions'], (database) => database.delete(productions).where(eq(productions.season, 3)));
  });
});

describe('what an item says', () => {
  test('API-20 address, season, type with its slug, run, and the next date that takes place', async () => {
    const [exhibition] = (await list('?exhibition_type=3', 'en')).results;
    expect(exhibition).toMatchObject({
      slug: 'costumes',
      link: { url: `/en/productions/costumes/${productionOf.exhibition}` },
      season: { id: 1, name: '2026/27' },
      exhibition_type: { name: 'Exhibition', slug: '3' },
      tags: [{ id: 2, name: 'New' }],
      date_from: '2026-12-01',
      date_to: null,
      next_date: '2026-12-01T10:00:00+01:00',
    });
    await edit(['events', 'event:101'], (database) =>
      database
        .update(events)
        .set({ statuses: ['canceled'] })
        .where(eq(events.id, 101)),
    );
    expect((await list('?exhibition_type=3')).results[0]?.next_date).toBeNull();
    await edit(['events', 'event:101'], (database) => database.update(events).set({ statuses: [] }).where(eq(events.id, 101)));
    expect((await detail(productionOf.lastSeason)).next_date).toBeNull();
  });

  test('I18N-08 what is not translated says its language', async () => {
    await edit(['productions', 'production:3'], (database) =>
      database
        .update(productions)
        .set({ name: { de: 'Nur auf Deutsch' } })
        .where(eq(productions.id, 3)),
    );
    expect(await detail(3, 'en')).toMatchObject({ name: 'Nur auf Deutsch', untranslated: { name: 'de' } });
  });
});

describe('API-38 PROD-03 one production', () => {
  test('EVD-03 holds what its thirteen sections show', async () => {
    const found = await detail(productionOf.exhibition, 'en');
    expect(found).toMatchObject({
      urls: { de: '/de/produktionen/kostueme/11', en: '/en/productions/costumes/11' },
      important_info: '<p>Please leave your coat.</p>',
      opening_hours_text: '<p>Daily until eight</p>',
      promoter: '<p>The town</p>',
      video_url: 'https://vimeo.com/1',
      programs: [{ title: 'Booklet', text: 'With pictures', file: '/media/heft.pdf' }],
      images: [{ id: 1 }],
      sponsors: [{ id: 1 }],
      series: [{ id: 1 }],
      venue: { id: 1 },
      events: [{ id: 101 }],
      children: [{ id: 102 }],
      articles: [
        { id: 2, name: 'Threads', category: null, date: '2026-11-20', link: { url: '/en/mediathek-en/threads/2' } },
        { id: 1, category: { name: 'Workshop', style_name: 'cc01', slug: 'workshop' } },
      ],
    });
    expect(found.articles).toHaveLength(2);
    const hamlet = await detail(productionOf.hamlet);
    expect(hamlet.contributors.map(({ role, person, replaces }) => [role, person.name, replaces])).toEqual([
      ['Hamlet', 'Ada Berg', null],
      ['Ophelia', 'Ben Carl', null],
    ]);
    expect(hamlet).toMatchObject({ description: '<p>Ein Stück.</p>', duration_minutes: 180, access: ['hearing_loop'], genre: { id: 1 } });
    expect(hamlet.events.map(({ date_start }) => date_start)).toEqual(hamlet.events.map(({ date_start }) => date_start).toSorted());
    expect(hamlet.events.every(({ statuses }) => !statuses.includes('past'))).toBe(true);
  });

  test('EVD-03 a festival names its parts, a part what it belongs to; what is hidden stays hidden', async () => {
    expect((await detail(productionOf.festival)).productions.map(({ id }) => id)).toEqual([productionOf.part]);
    expect((await detail(productionOf.part)).parent).toEqual({ id: productionOf.festival, name: 'Herbstfest' });
    await edit(['productions', `production:${productionOf.festival}`], (database) =>
      database.update(productions).set({ is_online: false }).where(eq(productions.id, productionOf.festival)),
    );
    expect((await detail(productionOf.part)).parent).toBeNull();
  });

  test('EVD-03 one without dates and texts is answered with empty lists', async () => {
    expect(await detail(productionOf.withoutDates)).toMatchObject({
      events: [],
      children: [],
      articles: [],
      contributors: [],
      venue: null,
      season: null,
      next_date: null,
    });
  });

  test.each([productionOf.offline, productionOf.deleted, productionOf.hiddenPart, 999_999_999])('ERR-02 %i is not found', async (id) => {
    const response = await app.get(`/en/api/productions/${id}/`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ detail: 'Not found.' });
  });

  test('ERR-02 an event of a hidden production is shown without the way to it', async () => {
    const ofTonight = async () =>
      ((await (await app.get(`/de/api/events/${eventOf.tonight}/`)).json()) as { production: object | null }).production;
    expect(await ofTonight()).toEqual({ id: 1, name: 'Hamlet' });
    await edit(['productions', 'production:1'], (database) =>
      database.update(productions).set({ is_online: false }).where(eq(productions.id, 1)),
    );
    expect(await ofTonight()).toBeNull();
    await edit(['productions', 'production:1'], (database) =>
      database.update(productions).set({ is_online: true }).where(eq(productions.id, 1)),
    );
  });
});

describe('EVD-05 cast belongs to the performance', () => {
  test('a stand-in without a note of the event is named in lists too', async () => {
    const notes = async (language: string) => {
      const answer = (await (await app.get(`/${language}/api/events/?page_size=100`)).json()) as {
        results: { id: number; cast_note: string }[];
      };
      return answer.results.find(({ id }) => id === eventOf.canceled)?.cast_note;
    };
    await edit(['events', `event:${eventOf.canceled}`], async (database) => {
      await database.update(events).set({ production: 1, cast_note: {} }).where(eq(events.id, eventOf.canceled));
      await database.insert(contributors).values({ id: 50, event: eventOf.canceled, person: 3, replaces: 2, order: 1 });
    });
    expect(await notes('de')).toBe('Cem Demir statt Ben Carl.');
    expect(await notes('en')).toBe('Cem Demir in place of Ben Carl.');
    await edit(['events', `event:${eventOf.canceled}`], (database) =>
      database
        .update(events)
        .set({ cast_note: { de: 'Umbesetzung', en: 'Change of cast' } })
        .where(eq(events.id, eventOf.canceled)),
    );
    expect(await notes('de')).toBe('Umbesetzung');
  });
});

test('PROD-03 EVT-28 the bar of a production whose only date is canceled says so in place of a price, and names another one before it', async () => {
  const { lastSeason } = productionOf;
  const bar = async () =>
    /<div class="when[^"]*">.*?<p class="price">[^<]*<\/p>/s.exec(await (await app.get('/de/produktionen/faust/6')).text())?.[0] ?? '';
  const play = (id: number, day: string, status: 'canceled' | 'waiting_list') =>
    edit(['events', `production:${lastSeason}`], async (database) => {
      const [priced] = await database.select({ prices: events.prices }).from(events).where(eq(events.id, eventOf.tonight));
      await database.insert(events).values({
        id,
        name: { de: 'Faust' },
        date_start: new Date(day),
        production: lastSeason,
        statuses: [status],
        prices: priced?.prices ?? [],
        seat_groups: [],
        programs: [],
        is_online: true,
      });
    });
  await play(900, '2026-12-01T19:30:00+01:00', 'canceled');
  expect(await bar()).toMatch(/is-off.*1\.\sDezember.*<p class="price">abgesagt</s);
  await play(901, '2026-12-02T19:30:00+01:00', 'waiting_list');
  expect(await bar()).toMatch(/2\.\sDezember.*<p class="price">Warteliste</s);
  expect(await bar()).not.toContain('is-off');
});
