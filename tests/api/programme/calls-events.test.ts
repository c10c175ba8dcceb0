import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { announceChange } from '../../../src/core/database/changes.server.ts';
import { articles } from '../../../src/features/magazine/magazine.tables.server.ts';
import type { EventDetail, EventItem } from '../../../src/features/programme/programme.shapes.ts';
import { series, teasers } from '../../../src/features/programme/programme.tables.server.ts';
import { startTestApp, type TestApp, testNow } from '../../support/app.ts';
import { articleOf } from '../../support/programme/articles.ts';
import { seedSeason } from '../../support/programme/season.ts';
import { eventOf } from '../../support/programme/season-events.ts';

interface List {
  count: number;
  next: string | null;
  previous: string | null;
  results: EventItem[];
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ seed: seedSeason });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(testNow);
  // Time never runs backwards outside of tests: entries cached in the future have to be removed.
  await app.database.db.transaction((transaction) => announceChange(transaction, ['events']));
  await app.app.applyNewChanges();
});

const list = async (query = '', language = 'de') => (await (await app.get(`/${language}/api/events/${query}`)).json()) as List;
const idsOf = ({ results }: List) => results.map((event) => event.id);
const all = async (query: string) => idsOf(await list(`?page_size=100&${query}`));
const detail = async (id: number, language = 'de') => (await (await app.get(`/${language}/api/events/${id}/`)).json()) as EventDetail;

describe('API-19 EVT-14 which events are listed', () => {
  test('without a date: what is not over, also what began before and still runs', async () => {
    const ids = await all('');
    expect(ids.slice(0, 4)).toEqual([eventOf.sinceYesterday, eventOf.runningNow, eventOf.tonight, eventOf.canceled]);
    for (const id of [eventOf.overLongAgo, eventOf.begunWithoutEnd, eventOf.autumnNight]) expect(ids).not.toContain(id);
  });

  test.each(['date=', 'date=20-11-2026'])('%s means the same as no date', async (query) => {
    expect(await all(query)).toEqual(await all(''));
  });

  test('another date: from that day 00:00 on, not what began before it', async () => {
    expect((await all('date=21-11-2026')).slice(0, 3)).toEqual([eventOf.free, eventOf.child, eventOf.saleEnded]);
    expect((await all('date=10-11-2026'))[0]).toBe(eventOf.overLongAgo);
    expect(await all('date=10-11-2026')).toContain(eventOf.begunWithoutEnd);
  });

  test.each(['01-01-0001', '31-12-9999', '29-02-2028', '28-03-2027', '25-10-2026'])('%s is a day and answers 200', async (date) => {
    expect((await app.get(`/de/api/events/?date=${date}`)).status).toBe(200);
  });

  test('the day of the autumn change begins at its own midnight', async () => {
    expect(await all('date=24-10-2026')).toContain(eventOf.autumnNight);
    expect(await all('date=25-10-2026')).not.toContain(eventOf.autumnNight);
  });

  test('an event leaves the list at the moment it ends, in the list and in the count', async () => {
    const before = await list('?page_size=100');
    app.clock.set('2026-11-20T17:29:59+01:00');
    expect(idsOf(await list())).toContain(eventOf.runningNow);
    app.clock.set('2026-11-20T17:30:00+01:00');
    const after = await list('?page_size=100');
    expect(idsOf(after)).not.toContain(eventOf.runningNow);
    expect(after.count).toBe(before.count - 1);
  });

  test('an event without end is over when it begins, not before', async () => {
    app.clock.set('2026-11-26T18:59:59+01:00');
    expect(await all('')).toContain(eventOf.postponed);
    app.clock.set('2026-11-26T19:00:00+01:00');
    expect(await all('')).not.toContain(eventOf.postponed);
    expect((await detail(eventOf.postponed)).statuses).toEqual(['postponed', 'past']);
  });

  test('API-38 drafts and deleted events are in no list', async () => {
    const ids = await all('date=01-01-2026');
    expect(ids).toHaveLength(43);
    expect(ids).not.toContain(eventOf.offline);
    expect(ids).not.toContain(eventOf.deleted);
  });

  test('they stand in the order of their beginning', async () => {
    const starts = (await list('?page_size=100&date=01-01-2026')).results.map((event) => Date.parse(event.date_start));
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
  });
});

describe('API-19 EVT-08 filters', () => {
  const filters: [string, (event: EventItem & { tags?: number[] }) => boolean][] = [
    ['room=1', (event) => event.room?.id === 1],
    ['type=2', (event) => event.event_type_new?.slug === '2'],
  ];
  test.each(filters)('%s finds exactly the events it names', async (query, fits) => {
    const everything = (await list('?page_size=100')).results;
    expect(await all(query)).toEqual(everything.filter(fits).map((event) => event.id));
    expect((await list(`?${query}`)).count).toBe(everything.filter(fits).length);
  });

  test.each([
    ['tag=3', [eventOf.tonight, eventOf.hiddenTag]],
    ['series=2', [eventOf.hiddenTag]],
    ['tag=1&series=1&room=1&type=1', [eventOf.tonight, 22, 34]],
    ['genre=2&date=01-01-2027', [39, 42, 45]],
    ['room=2&type=3', [eventOf.sinceYesterday]],
    ['room=999999999', []],
  ])('%s', async (query, ids) => {
    expect(await all(query)).toEqual(ids);
  });

  test('search finds names in any language, and signs stand for themselves', async () => {
    expect(await all('search=gap')).toEqual([eventOf.afterSpringGap]);
    expect(await all('search=L%C3%9CCKE')).toEqual([eventOf.afterSpringGap]);
    for (const nothing of ['%25', '_', '"', 'de"', '\\']) expect(await all(`search=${encodeURIComponent(nothing)}`), nothing).toEqual([]);
  });
});

describe('API-03 pages', () => {
  test('next and previous lead through the whole list, each event once', async () => {
    const found: number[] = [];
    let next: string | null = '/de/api/events/?page_size=7&room=1&date=01-11-2026';
    let previous: string | null = null;
    while (next) {
      const page = (await (await app.get(next)).json()) as List;
      expect(page.previous === null).toBe(previous === null);
      found.push(...idsOf(page));
      previous = next;
      next = page.next;
      if (next) expect(next).toMatch(/^\/de\/api\/events\/\?/);
    }
    expect(found).toEqual(await all('room=1&date=01-11-2026'));
  });

  test('ten events to a page, the last one is shorter', async () => {
    const first = await list();
    expect(first.results).toHaveLength(10);
    expect(first).toMatchObject({ count: 40, next: '/de/api/events/?page=2', previous: null });
    expect(await list('?page=4')).toMatchObject({ next: null, previous: '/de/api/events/?page=3' });
  });

  test('a page past the end answers 404, the first page of an empty list is empty', async () => {
    const response = await app.get('/en/api/events/?page=5');
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ detail: 'There is no such page: the list ends before it.' });
    expect(await list('?date=31-12-2099')).toEqual({ count: 0, next: null, previous: null, results: [] });
    expect((await app.get('/de/api/events/?date=31-12-2099&page=2')).status).toBe(404);
    expect((await app.get('/de/api/events/?page=999999999&page_size=100')).status).toBe(404);
  });
});

describe('what an item says', () => {
  test('FMT-01 moments carry the local offset, on both sides of both changes', async () => {
    expect(await detail(eventOf.tonight)).toMatchObject({ date_start: '2026-11-20T19:30:00+01:00', date_end: '2026-11-20T22:30:00+01:00' });
    expect(await detail(eventOf.autumnNight)).toMatchObject({
      date_start: '2026-10-24T23:00:00+02:00',
      date_end: '2026-10-25T03:30:00+01:00',
    });
    expect(await detail(eventOf.overSpringNight)).toMatchObject({
      date_start: '2027-03-27T23:30:00+01:00',
      date_end: '2027-03-28T03:30:00+02:00',
    });
    expect((await detail(eventOf.bare)).date_end).toBeNull();
  });

  test.each([
    [eventOf.canceled, ['canceled']],
    [eventOf.waitingList, ['waiting_list']],
    [eventOf.free, ['free_entrance']],
    [eventOf.saleEnded, ['online_sale_ended']],
    [eventOf.saleEndsTonight, []],
    [eventOf.overLongAgo, ['past']],
    [eventOf.sinceYesterday, []],
  ])('EVT-28 event %i has the statuses %j', async (id, statuses) => {
    expect((await detail(id)).statuses).toEqual(statuses);
  });

  test('EVT-28 the sale ends when its moment comes', async () => {
    app.clock.set('2026-11-20T18:00:00+01:00');
    expect((await detail(eventOf.saleEndsTonight)).statuses).toEqual(['online_sale_ended']);
  });

  test('I18N-08 what is not translated is shown in the other language and says so', async () => {
    expect(await detail(eventOf.onlyGerman, 'en')).toMatchObject({ name: 'Nur auf Deutsch', untranslated: { name: 'de' } });
    expect(await detail(eventOf.onlyEnglish, 'de')).toMatchObject({ name: 'Only in English', untranslated: { name: 'en' } });
    expect((await detail(eventOf.tonight, 'en')).untranslated).toEqual({});
  });

  test('I18N-08 teasers, articles and series in lists mark what is not translated', async () => {
    const german = (word: string) => ({ name: { de: word }, headline: {}, subline: { de: `${word} darunter` } });
    await app.database.db.transaction(async (transaction) => {
      await transaction.update(teasers).set(german('Hinweis')).where(eq(teasers.id, 2));
      await transaction.update(articles).set(german('Artikel')).where(eq(articles.id, articleOf.older));
      await transaction.update(articles).set(german('Aufmacher')).where(eq(articles.id, articleOf.newest));
      await transaction.update(series).set(german('Reihe')).where(eq(series.id, 1));
      await announceChange(transaction, ['teasers', 'articles', 'series', 'article:1', 'article:2']);
    });
    await app.app.applyNewChanges();
    for (const [path, ...words] of [
      ['/en/events', 'Hinweis'],
      ['/en/mediathek-en', 'Artikel', 'Aufmacher'],
      [`/en/events/hamlet/${eventOf.tonight}`, 'Reihe'],
    ] as const) {
      const html = await (await app.get(path)).text();
      for (const word of words.flatMap((one) => [one, `${one} darunter`]))
        expect(html, word).toMatch(new RegExp(`<[^>]* lang="de"[^>]*>${word}<`));
    }
    expect(await (await app.get('/de/kalender')).text()).not.toMatch(/<[^>]* lang="de"[^>]*>Hinweis/);
  });

  test('EVT-07 the type carries its id as numeric text', async () => {
    expect((await detail(eventOf.tonight, 'en')).event_type_new).toEqual({ name: 'Performance', slug: '1' });
  });

  test('API-38 the detail holds what its page shows, and of the production what the event leaves empty', async () => {
    const event = await detail(eventOf.tonight, 'en');
    expect(event).toMatchObject({
      urls: { de: '/de/kalender/hamlet/3', en: '/en/events/hamlet/3' },
      link: { url: '/en/events/hamlet/3' },
      production: { id: 1, name: 'Hamlet' },
      genre: { id: 1, name: 'Drama' },
      subline: 'Tragedy',
      description: '<p>A play.</p>',
      duration_minutes: 180,
      access: ['hearing_loop'],
      venue: { name: 'House on the Ring' },
      image_obj: { url: '/media/ab/poster.jpg', description: 'Poster', focus: [0.5, 0.5] },
      image_thumbnails: { small: '/media/ab/poster-360.webp', large: '/media/ab/poster.jpg' },
      prices: [{ name: 'Full price', price: '24.00' }],
      seat_groups: [{ text: 'Stalls', timeslots: [{ block_id: 1 }] }],
    });
    expect(event.series.map((series) => series.id)).toEqual([1]);
    expect(event.tags.map((tag) => tag.id).sort()).toEqual([1, 3]);
    expect(event.events).toHaveLength(16);
    expect((await detail(eventOf.sinceYesterday)).children.map((child) => child.id)).toEqual([eventOf.child]);
  });

  test('BOOK-03 a price carries what the shop needs to sell it, with its texts in the language', async () => {
    const whole = { id: 1, price: '24.00', sale_type_id: 7, sale_starts: null, seat_group: 'A', text: '', has_discounts: true };
    expect((await detail(eventOf.tonight, 'en')).prices).toEqual([{ ...whole, name: 'Full price' }]);
    expect((await detail(eventOf.tonight, 'de')).prices).toEqual([{ ...whole, name: 'Vollpreis' }]);
  });

  test('EVD-05 tonight another person plays, and the note says why', async () => {
    const { contributors } = await detail(eventOf.tonight, 'en');
    expect(contributors.map(({ role, person, replaces, note }) => [role, person.name, replaces?.name, note])).toEqual([
      ['Hamlet', 'Cem Demir', 'Ada Berg', 'for the ailing Ada Berg'],
      ['Ophelia', 'Ben Carl', undefined, ''],
    ]);
  });

  test.each([eventOf.offline, eventOf.deleted, 999_999_999])('API-38 event %i is not found', async (id) => {
    const response = await app.get(`/en/api/events/${id}/`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ detail: 'Not found.' });
  });
});
