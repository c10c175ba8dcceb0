import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { announceChange } from '../../../src/core/database/changes.server.ts';
import type { SeriesDetail, SeriesItem, VenueDetail, VenueItem } from '../../../src/features/programme/programme.shapes.ts';
import { rooms, series, venues } from '../../../src/features/programme/programme.tables.server.ts';
import { startTestApp, type TestApp, testNow } from '../../support/app.ts';
import { publishSlot } from '../../support/editor/pages.ts';
import { seedSeason } from '../../support/programme/season.ts';
import { eventOf } from '../../support/programme/season-events.ts';

const both = (de: string, en: string) => ({ de, en });

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    seed: async (database) => {
      await seedSeason(database);
      const { db } = database;
      await db
        .update(venues)
        .set({ latitude: 52.5, longitude: 13.4, street: 'Am Ring 7', directions: { de: '<p>Tram 4</p>' }, phone: '030 1', image: 1 })
        .where(eq(venues.id, 1));
      await db.insert(venues).values([
        { id: 2, name: both('Werft', 'Dockyard'), is_online: true },
        { id: 3, name: both('Baustelle', 'Building site'), is_online: false },
        { id: 4, name: both('Abgerissen', 'Torn down'), is_online: true, deleted_at: new Date(0) },
      ]);
      await db.update(rooms).set({ seats: 100 }).where(eq(rooms.id, 1));
      await db.insert(rooms).values([
        { id: 10, name: both('Dock', 'Dock'), venue: 2, seats: 500 },
        { id: 11, name: both('Kleines Haus', 'Small house'), venue: 1, seats: 300 },
        { id: 12, name: both('Weg', 'Gone'), venue: 1, deleted_at: new Date(0) },
      ]);
      await db
        .update(series)
        .set({ subline: both('Acht Premieren', 'Eight premieres'), price_info: { de: 'ab 168 €' }, ticket_url: 'https://shop.example/abo' })
        .where(eq(series.id, 1));
      for (const [type, id] of [
        ['person', 1],
        ['series', 1],
        ['venue', 1],
      ] as const)
        await publishSlot(database, type, id, [{ model: 'text', fields: { content: { de: `<p>Mehr zu ${type}</p>` } } }]);
    },
  });
});
afterAll(() => app.close());

const read = async <Answer>(path: string) => (await (await app.get(path)).json()) as Answer;
const edit = async (tags: string[], change: (database: TestApp['database']['db']) => Promise<unknown>) => {
  await app.database.db.transaction(async (transaction) => {
    await change(transaction);
    await announceChange(transaction, tags);
  });
  await app.app.applyNewChanges();
};

describe('SER-01 API-38 one series', () => {
  const detail = (id: number, language = 'de') => read<SeriesDetail>(`/${language}/api/series/${id}/`);

  test('its page leads to the built-in shop in its own language', async () => {
    const sell = (ticket_url: string) =>
      edit(['series', 'series:1'], (db) => db.update(series).set({ ticket_url }).where(eq(series.id, 1)));
    await sell('/tickets/ABO');
    expect(await (await app.get('/en/abonnements/first-nights/1')).text()).toMatch(/<a class="btn" href="\/tickets\/ABO\?lang=en">/);
    await sell('https://shop.example/abo');
  });

  test('API-15 the list has every field of a series and leads to its page', async () => {
    const [, first] = await read<SeriesItem[]>('/en/api/series/');
    expect(first).toMatchObject({
      slug: 'first-nights',
      subline: 'Eight premieres',
      price_info: 'ab 168 €',
      ticket_url: 'https://shop.example/abo',
      link: { url: '/en/abonnements/first-nights/1' },
      image_obj: { id: 1 },
    });
    expect(Object.keys(first ?? {}).sort()).toEqual(
      [
        'id',
        'name',
        'show_in_filter',
        'slug',
        'preline',
        'headline',
        'subline',
        'description',
        'price_info',
        'ticket_url',
        'link',
        'image_obj',
        'image_thumbnails',
        'untranslated',
      ].sort(),
    );
  });

  test('holds the same with both addresses and its coming events, also one that no filter shows', async () => {
    const found = await detail(1, 'en');
    expect(found).toMatchObject({
      name: 'First nights',
      urls: { de: '/de/abonnements/premierenreihe/1', en: '/en/abonnements/first-nights/1' },
      untranslated: { price_info: 'de' },
    });
    expect(found.events[0]?.id).toBe(eventOf.tonight);
    const { events: hidden, show_in_filter } = await detail(2);
    expect([show_in_filter, Array.isArray(hidden)]).toEqual([false, true]);
  });

  test('what is over drops out when it ends', async () => {
    app.clock.set('2026-11-20T22:30:00+01:00');
    expect((await detail(1)).events.map(({ id }) => id)).not.toContain(eventOf.tonight);
    app.clock.set(testNow);
    await edit(['events'], async () => undefined);
    expect((await detail(1)).events.map(({ id }) => id)).toContain(eventOf.tonight);
  });

  test.each(['3', '999999999', '0', 'abc', '-1', '1.0', '1%00'])('ERR-02 %s is not found', async (id) => {
    const response = await app.get(`/en/api/series/${id}/`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ detail: 'Not found.' });
  });
});

describe('VEN-01 API-30 venues', () => {
  const detail = (id: number, language = 'de') => read<VenueDetail>(`/${language}/api/venues/${id}/`);

  test('the list has those on show, the one with most seats first', async () => {
    const list = await read<VenueItem[]>('/api/venues/');
    expect(list.map(({ id, link }) => [id, link.url])).toEqual([
      [2, '/de/venues/werft/2'],
      [1, '/de/venues/haus-am-ring/1'],
    ]);
    await edit(['rooms'], (database) => database.update(rooms).set({ seats: 900 }).where(eq(rooms.id, 1)));
    expect((await read<VenueItem[]>('/en/api/venues')).map(({ slug }) => slug)).toEqual(['house-on-the-ring', 'dockyard']);
  });

  test('API-38 one venue has its rooms, largest first, and what is on there next, soonest first', async () => {
    const found = await detail(1, 'en');
    expect(found).toMatchObject({
      name: 'House on the Ring',
      urls: { de: '/de/venues/haus-am-ring/1', en: '/en/venues/house-on-the-ring/1' },
      latitude: 52.5,
      directions: '<p>Tram 4</p>',
      untranslated: { directions: 'de' },
      rooms: [
        { id: 1, name: 'Main stage', seats: 900 },
        { id: 11, name: 'Small house', seats: 300 },
      ],
    });
    expect(found.events[0]?.id).toBe(eventOf.tonight);
    expect(new Set(found.events.map(({ room }) => room?.id))).toEqual(new Set([1]));
    expect(found.events.map(({ date_start }) => date_start)).toEqual(found.events.map(({ date_start }) => date_start).toSorted());
    expect(found.events.length).toBe(12);
  });

  test('VEN-01 SITE-61 its country is named in the language of the page, and what is no country stays as it was entered', async () => {
    const country = async (entered: string) => {
      await edit(['venues', 'venue:1'], (database) => database.update(venues).set({ country: entered }).where(eq(venues.id, 1)));
      return [(await detail(1, 'de')).country, (await detail(1, 'en')).country];
    };
    expect(await country('Deutschland')).toEqual(['Deutschland', 'Germany']);
    expect(await country('austria')).toEqual(['Österreich', 'Austria']);
    expect(await country('Freie Republik')).toEqual(['Freie Republik', 'Freie Republik']);
  });

  test('VEN-01 a venue without coordinates, texts and dates is answered with empty ones', async () => {
    expect(await detail(2)).toMatchObject({ latitude: null, longitude: null, street: '', directions: '', events: [], image_obj: null });
  });

  test.each(['3', '4', '999999999', '0', 'abc', '1e1', '1%2F2'])('ERR-02 %s is not found', async (id) => {
    expect((await app.get(`/de/api/venues/${id}/`)).status).toBe(404);
  });

  test('EVD-03 an event leads to its venue as long as that is online', async () => {
    const venueOf = async () => (await read<{ venue: VenueItem | null }>(`/de/api/events/${eventOf.tonight}/`)).venue;
    expect((await venueOf())?.link.url).toBe('/de/venues/haus-am-ring/1');
    await edit(['venues', 'venue:1'], (database) => database.update(venues).set({ is_online: false }).where(eq(venues.id, 1)));
    expect(await venueOf()).toBeNull();
    expect((await app.get('/de/api/venues/1/')).status).toBe(404);
    await edit(['venues', 'venue:1'], (database) => database.update(venues).set({ is_online: true }).where(eq(venues.id, 1)));
  });
});

test.each([
  ['/de/team/ada-berg/1', 'person'],
  ['/de/abonnements/premierenreihe/1', 'series'],
  ['/de/venues/haus-am-ring/1', 'venue'],
])('PAGE-09 the page %s ends with the modules of its slot', async (path, type) => {
  expect(await (await app.get(path)).text()).toContain(`<p>Mehr zu ${type}</p>`);
});

describe('ROUTE-12 ROUTE-13 ROUTE-14 ROUTE-15 addresses of the pages', () => {
  const getPage = (path: string) => app.get(path, { redirect: 'manual' });

  test.each([
    '/de/team',
    '/en/team',
    '/de/team/ada-berg/1',
    '/en/team/ada-berg/1',
    '/de/abonnements/premierenreihe/1',
    '/en/abonnements/first-nights/1',
    '/de/venues/haus-am-ring/1',
    '/en/venues/house-on-the-ring/1',
    '/de/venues/werft/2',
  ])('%s answers in its language', async (path) => {
    const answer = await getPage(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-language')).toBe(path.slice(1, 3));
  });

  test.each([
    ['/de/team/irgendwer/1', '/de/team/ada-berg/1'],
    ['/de/abonnements/first-nights/1', '/de/abonnements/premierenreihe/1'],
    ['/en/abonnements/premierenreihe/1', '/en/abonnements/first-nights/1'],
    ['/en/venues/haus-am-ring/1', '/en/venues/house-on-the-ring/1'],
    ['/de/venues/%E2%98%83/1', '/de/venues/haus-am-ring/1'],
  ])('I18N-05 %s leads to %s: the id decides, also with the slug of the other language', async (path, target) => {
    const answer = await getPage(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, target]);
  });

  test.each([
    '/de/team/x/999999',
    '/de/team/x/0',
    '/de/team/x/1x',
    '/de/team/x/99999999999999',
    '/de/team/x',
    '/de/abonnements',
    '/de/abonnements/entwurf/3',
    '/en/series/first-nights/1',
    '/de/venues',
    '/de/venues/baustelle/3',
    '/de/venues/abgerissen/4',
    '/en/venues/x/%00',
  ])('ERR-01 ERR-02 %s answers 404 in its language', async (path) => {
    const answer = await getPage(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-language')).toBe(path.slice(1, 3));
  });
});
