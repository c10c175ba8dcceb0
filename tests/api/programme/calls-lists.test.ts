import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { announceChange } from '../../../src/core/database/changes.server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { seedSeason } from '../../support/programme/season.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ seed: seedSeason });
});
afterAll(() => app.close());

const read = async (path: string, headers: Record<string, string> = {}) => (await app.get(path, { headers })).json();

describe('option lists', () => {
  test('API-13 rooms in the order of their names, without deleted ones', async () => {
    expect(await read('/api/rooms/')).toEqual([
      { id: 2, name: 'Foyer' },
      { id: 1, name: 'Großes Haus' },
    ]);
    expect(await read('/en/api/rooms/')).toEqual([
      { id: 2, name: 'Foyer' },
      { id: 1, name: 'Main stage' },
    ]);
  });

  test('API-13 genres', async () => {
    expect(await read('/api/genres/')).toEqual([
      { id: 2, name: 'Oper' },
      { id: 1, name: 'Schauspiel' },
    ]);
  });

  test('API-14 EVT-07 exhibition types have the filter value as slug', async () => {
    expect(await read('/api/exhibition-types/')).toEqual([
      { name: 'Ausstellung', slug: '3' },
      { name: 'Führung', slug: '2' },
      { name: 'Vorstellung', slug: '1' },
    ]);
  });

  test('API-15 EVT-06 tags and series come with show_in_filter, hidden ones too; drafts do not', async () => {
    expect(await read('/api/event-tags/')).toEqual([
      { id: 1, name: 'Familie', show_in_filter: true },
      { id: 2, name: 'Gastspiel', show_in_filter: true },
      { id: 3, name: 'Intern', show_in_filter: false },
    ]);
    const series = (await read('/en/api/series/')) as { id: number; slug: string; show_in_filter: boolean }[];
    expect(series.map(({ id, slug, show_in_filter }) => [id, slug, show_in_filter])).toEqual([
      [2, 'circle-of-friends', false],
      [1, 'first-nights', true],
    ]);
  });

  test('API-16 seasons and production tags', async () => {
    expect(await read('/api/seasons/')).toEqual([{ id: 1, name: '2026/27' }]);
    expect(await read('/en/api/production-tags/')).toEqual([{ id: 1, name: 'Classics' }]);
  });

  test('a change is in the next answer', async () => {
    await app.database.db.transaction(async (transaction) => {
      await transaction.execute(sql`update rooms set name = '{"de":"Kleines Haus"}' where id = 2`);
      await announceChange(transaction, ['rooms']);
    });
    await app.app.applyNewChanges();
    expect(await read('/api/rooms/')).toContainEqual({ id: 2, name: 'Kleines Haus' });
  });
});

describe('I18N-06 the language of a call', () => {
  const cases: [string, Record<string, string>, string][] = [
    ['/api/genres/', {}, 'de'],
    ['/api/genres/', { 'accept-language': 'fr;q=1, en-US;q=0.8, de;q=0.2' }, 'en'],
    ['/api/genres/?language=de', { 'accept-language': 'en' }, 'de'],
    ['/api/genres/?language=fr', { 'accept-language': 'en' }, 'en'],
    ['/en/api/genres/?language=de', { 'accept-language': 'de' }, 'en'],
    ['/de/api/genres', { 'accept-language': 'en' }, 'de'],
  ];
  test.each(cases)('%s with %j is answered in the right one', async (path, headers, language) => {
    const response = await app.get(path, { headers });
    expect(response.headers.get('content-language')).toBe(language);
    expect(((await response.json()) as { name: string }[])[0]?.name).toBe(language === 'de' ? 'Oper' : 'Drama');
    expect(response.headers.get('vary')).toBe(path.startsWith('/api') ? 'Accept-Language' : null);
  });
});

describe('API-17 EVT-21 days with events', () => {
  test('from the day to the end of its month', async () => {
    expect(await read('/api/calendar/?date=21-11-2026')).toEqual([
      '2026-11-21',
      '2026-11-22',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
      '2026-11-30',
    ]);
    expect(await read('/api/calendar/?date=30-11-2026')).toEqual(['2026-11-30']);
  });

  test('days are local days, also around the change to summer time', async () => {
    expect(await read('/api/calendar/?date=01-03-2027')).toEqual(['2027-03-27', '2027-03-28']);
    expect(await read('/api/calendar/?date=28-03-2027')).toEqual(['2027-03-28']);
  });

  test.each([
    ['room=2', ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-28']],
    ['type=3', ['2026-11-19']],
    ['tag=3', ['2026-11-20', '2026-11-28']],
    ['room=1&type=1&tag=2', ['2026-11-30']],
  ])('filtered by %s', async (filter, days) => {
    expect(await read(`/api/calendar/?date=01-11-2026&${filter}`)).toEqual(days);
  });

  test.each(['', '?date=', '?date=31-02-2027', '?date=2026-11-01', '?date=1-11-2026', '?date=01-11-2026&tag=x', '?date=01-11-2026&page=1'])(
    '%s answers 400',
    async (query) => {
      expect((await app.get(`/api/calendar/${query}`)).status).toBe(400);
    },
  );
});

test('API-18 EVT-11 teasers of today and later, in order, linked to their event', async () => {
  expect(await read('/en/api/teasers/')).toMatchObject([
    {
      xtype: 'teaser',
      id: 2,
      position: '2026-11-20',
      style3: true,
      name: 'Today',
      link: { url: '/de/b' },
      image_thumbnails: { large: '/media/ab/poster.jpg' },
    },
    { xtype: 'teaser', id: 3, position: '2026-12-24', style3: false, name: 'Later', link: { url: '/en/events/hamlet/3' } },
  ]);
});

test('EVT-11 EVT-12 a teaser leads to its production or article while that is shown, else to its link', async () => {
  const change = async (tags: string[], statement: ReturnType<typeof sql>) => {
    await app.database.db.transaction(async (transaction) => {
      await transaction.execute(statement);
      await announceChange(transaction, tags);
    });
    await app.app.applyNewChanges();
  };
  const url = async (language = 'de') =>
    ((await read(`/${language}/api/teasers/`)) as { id: number; link: { url: string } }[]).find(({ id }) => id === 3)?.link.url;
  await change(['teasers'], sql`update teasers set event = null, production = 1, link = '/de/d' where id = 3`);
  expect([await url(), await url('en')]).toEqual(['/de/produktionen/hamlet/1', '/en/productions/hamlet/1']);
  await change(['production:1'], sql`update productions set is_online = false where id = 1`);
  expect(await url()).toBe('/de/d');
  await change(['production:1'], sql`update productions set is_online = true where id = 1`);
  expect(await url()).toBe('/de/produktionen/hamlet/1');
  await change(['teasers'], sql`update teasers set production = null, article = 1 where id = 3`);
  expect([await url(), await url('en')]).toEqual(['/de/mediathek-de/nadeln/1', '/en/mediathek-en/needles/1']);
  await change(['articles'], sql`update articles set is_online = false where id = 1`);
  expect(await url()).toBe('/de/d');
  await change(['articles'], sql`update articles set is_online = true where id = 1`);
  await change(['teasers'], sql`update teasers set event = 3, article = null, link = '' where id = 3`);
});

describe('the site', () => {
  test('API-05 an anonymous visitor: flags false, fields null, addresses filled, never cached', async () => {
    const response = await app.get('/en/api/user-details/');
    expect(await response.json()).toEqual({
      has_dashboard_online_access: false,
      is_logged_in: false,
      username: null,
      email: null,
      first_name: null,
      last_name: null,
      login_url: '/en/user/login',
      logout_url: null,
      webshop_url: '/webshop',
    });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('etag')).toBeNull();
  });

  test('API-02 API-05 the CSRF cookie is set when it is missing or empty, and left alone when it is there', async () => {
    const cookieFor = async (cookie: string) => (await app.get('/api/user-details/', { headers: { cookie } })).headers.get('set-cookie');
    expect(await cookieFor('')).toMatch(/^csrftoken=[\w-]{32}; Path=\/; SameSite=Lax$/);
    expect(await cookieFor('xcsrftoken=1')).toMatch(/^csrftoken=/);
    expect(await cookieFor('a=b; csrftoken=; c=d')).toMatch(/^csrftoken=/);
    expect(await cookieFor('a=b; csrftoken=abc')).toBeNull();
  });

  test('API-06 the site settings, without internal columns', async () => {
    expect(await read('/pageeditor-api/settings')).toEqual({
      html_header: '',
      html_footer_top: '',
      html_footer_bottom: '',
      html_footer_logos: [{ code: '<svg/>' }],
      is_shop_online: true,
      is_site_online: true,
      site_name: 'Haus am Ring',
      is_indexing_enabled: false,
    });
  });

  test('API-08 the redirects need the language in their path', async () => {
    expect(await read('/de/pageeditor-api/redirect')).toEqual([{ old_path: '/de/alt', new_path: '/de/kalender' }]);
    expect((await app.get('/pageeditor-api/redirect')).status).toBe(404);
  });

  test('API-11 the hours of today with seconds, exceptions beside the regular ones', async () => {
    expect(await read('/api/opening-hours-today/?language=en')).toEqual({
      opening_hours: [{ time_from: '10:00:00', time_to: '18:00:00', closed: false, alternative_text: '', alternative_link_url: '' }],
      opening_hours_exceptions: [
        { time_from: null, time_to: null, closed: true, alternative_text: 'Closed today', alternative_link_url: '' },
      ],
    });
  });

  test('API-42 the design settings a browser needs and none beyond', async () => {
    const settings = await read('/api/design-settings/');
    expect(settings).toMatchObject({ menuStyle: expect.any(String), eventStyle: expect.any(Number), quickBuy: expect.any(Boolean) });
    for (const secret of ['errorPages', 'searchConsoleUrl', 'publishOnSave', 'fullTeaserTextLimit'])
      expect(settings).not.toHaveProperty(secret);
  });
});
