import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchResult, Suggestion } from '../../../src/features/search/search.contract.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { seedSeason } from '../../support/programme/season.ts';

interface Results {
  count: number;
  next: string | null;
  previous: string | null;
  results: SearchResult[];
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ seed: seedSeason });
  app.app.search.begin();
  await app.app.search.idle();
});
afterAll(() => app.close());

const ask = async <Answer>(path: string) => (await (await app.get(path)).json()) as Answer;
const search = (query: string, path = '/de/api/search/') => ask<Results>(`${path}?query=${encodeURIComponent(query)}`);
const titles = async (query: string, path?: string) => (await search(query, path)).results.map(({ title }) => title);
const suggest = (query: string, language = 'de') =>
  ask<Suggestion[]>(`/${language}/api/search/autocomplete/?query=${encodeURIComponent(query)}`);

/** Nothing of it may find, break or slow anything down. */
const broken = [
  'a'.repeat(10_000),
  'ä '.repeat(5000),
  '%',
  '_',
  "'; drop table events; --",
  '" or 1=1',
  'a & b | !c <-> d:*',
  ':*',
  '\\',
  '👩‍🎤🎭',
  // Words every object of JavaScript knows.
  ...Object.getOwnPropertyNames(Object.prototype),
  'مسرح',
  '\u202eabc',
  '\u0000',
  'der die das',
  "' & '",
  '()',
  '&&&',
];

/** A query with the beginning by which a test is called. */
const named = (query: string) => [query.slice(0, 20), query] as const;

describe('API-26 results', () => {
  test('API-26 SRCH-14 in total, of events and of others, with what a result shows', async () => {
    const all = await search('Hamlet');
    const [events, others] = [await search('Hamlet', '/de/api/search/events/'), await search('Hamlet', '/de/api/search/others/')];
    expect(all.count).toBe(events.count + others.count);
    expect(events.count).toBeGreaterThan(10);
    expect(all.results).toHaveLength(10);
    expect(events.results.every(({ type, date_start }) => type === 'event' && date_start !== null)).toBe(true);
    expect(others.results.some(({ type }) => type === 'event')).toBe(false);
    const production = others.results.find(({ type }) => type === 'production');
    expect(production).toMatchObject({ id: 1, title: 'Hamlet', url: '/de/produktionen/hamlet/1', date_start: null });
    expect(production?.text).toContain('Tragödie');
    expect(production?.image_thumbnails?.small).toBe('/media/ab/poster-360.webp');
  });

  test('API-26 pages count from 1 and end with 404', async () => {
    const first = await search('Hamlet', '/de/api/search/events/');
    expect(first.previous).toBeNull();
    expect(first.next).toBe('/de/api/search/events/?query=Hamlet&page=2');
    const second = await ask<Results>(first.next ?? '');
    expect(second.previous).toBe('/de/api/search/events/?query=Hamlet&page=1');
    expect(second.results.map(({ id }) => id)).not.toContain(first.results[0]?.id);
    for (const page of ['-1', '0', 'x', '1.5', '999999', '99999999999999999999'])
      expect((await app.get(`/de/api/search/?query=Hamlet&page=${page}`)).status, page).toBe(404);
    expect((await app.get('/de/api/search/stories/?query=Hamlet')).status).toBe(404);
  });

  test('API-26 SRCH-14 in the language of the call', async () => {
    expect(await titles('Bühnenbild')).toContain('Bühnenbilder');
    expect(await titles('stage designs', '/en/api/search/')).toContain('Stage designs');
    expect(await titles('tragedy', '/en/api/search/others/')).toContain('Hamlet');
    expect((await search('tragedy', '/de/api/search/others/')).results.map(({ text }) => text).join()).not.toContain('Tragedy');
  });

  test('API-26 SRCH-14 a person is found by name and by part, an article by its tag', async () => {
    expect(await titles('ophelia', '/de/api/search/others/')).toContain('Ben Carl');
    expect(await titles('berg', '/de/api/search/others/')).toContain('Ada Berg');
    expect(await titles('kostuem', '/de/api/search/others/')).toContain('Fäden');
  });

  test('API-26 SRCH-14 what is over, offline, deleted or dated ahead is not found', async () => {
    for (const query of ['Schon vorbei', 'Entwurf', 'Gelöscht', 'Erst morgen']) expect(await titles(query), query).not.toContain(query);
  });

  test('API-26 SRCH-14 words of time narrow events, today being a Friday', async () => {
    const { results } = await search('heute');
    expect(results.length).toBeGreaterThan(0);
    const isToday = results.map(({ date_start }) => date_start?.startsWith('2026-11-20') === true);
    expect(isToday[0]).toBe(true);
    // Behind them only what has the word in its title.
    expect(results.filter((_, index) => !isToday[index]).map(({ title }) => title)).toEqual(['Verkauf bis heute']);
    expect(isToday.lastIndexOf(true)).toBe(results.length - 2);
    const december = (await search('Hamlet im Dezember')).results.filter(({ type }) => type === 'event');
    expect(december.every(({ date_start }) => date_start?.startsWith('2026-12'))).toBe(true);
  });

  test.each(broken.map(named))('API-26 API-25 answers %s', async (_name, query) => {
    const answered = await app.get(`/de/api/search/?query=${encodeURIComponent(query)}`);
    expect(answered.status).toBe(answered.status === 431 ? 431 : 200);
    if (answered.status === 200) expect(await answered.json()).toMatchObject({ count: expect.any(Number), previous: null });
    const suggested = await app.get(`/de/api/search/autocomplete/?query=${encodeURIComponent(query.slice(0, 3000))}`);
    expect(suggested.status).toBe(200);
    expect(Array.isArray(await suggested.json())).toBe(true);
  });

  test('API-26 API-25 an empty query finds nothing, and of two the first counts', async () => {
    expect(await ask('/api/search/')).toEqual({ count: 0, next: null, previous: null, results: [] });
    expect(await ask('/api/search/autocomplete/?query=')).toEqual([]);
    expect((await ask<Results>('/de/api/search/?query=Carmen&query=Hamlet')).results[0]?.title).toBe('Carmen');
  });
});

describe('API-25 suggestions', () => {
  test('API-25 SRCH-12 what is meant comes first with kind and picture, and the search itself at the end', async () => {
    const found = await suggest('haml');
    expect(found[0]).toEqual({ text: 'Hamlet', type: 'production', url: '/de/produktionen/hamlet/1', image: '/media/ab/poster-360.webp' });
    expect(found.at(-1)).toEqual({ text: 'haml', type: 'search', url: null, image: null });
    expect(found.length).toBeLessThanOrEqual(8);
    expect(found.filter(({ type }) => type === 'event').length).toBeLessThanOrEqual(2);
    const kinds = found.map(({ type }) => type);
    expect(kinds.filter((kind, index) => kind !== kinds[index - 1])).toHaveLength(new Set(kinds).size);
  });

  test('API-25 SRCH-12 one letter is enough for a title; unknown words suggest nothing', async () => {
    expect((await suggest('h')).map(({ text }) => text)).toContain('Hamlet');
    expect(await suggest('xyzzyqq')).toEqual([]);
    expect((await suggest('carmen', 'en'))[0]?.url).toBe('/en/productions/carmen/2');
  });
});

describe('ROUTE-21 the page of results', () => {
  const page = async (path: string) => {
    const answered = await app.get(path);
    return { status: answered.status, html: await answered.text(), headers: answered.headers };
  };

  test('ROUTE-21 SRCH-14 shows results with the words marked, views with numbers and page links', async () => {
    const { status, html } = await page('/de/search?q=hamlet');
    expect(status).toBe(200);
    expect(html).toContain('<title>Suche: hamlet | Haus am Ring</title>');
    expect(html).toContain('<mark>Hamlet</mark>');
    expect(html).toContain('<meta name="robots" content="none"/>');
    expect(html).toContain('href="/de/search/events?q=hamlet"');
    const events = await page('/en/search/events/2?q=hamlet');
    expect(events.html).toMatch(/aria-current="page"[^>]*>\s*Events/);
    expect(events.html).toMatch(/aria-current="page" aria-label="Page 2"/);
  });

  test('SRCH-15 the form of a view keeps the view and begins at its first page', async () => {
    expect((await page('/de/search/events/2?q=hamlet')).html).toMatch(/<form class="search-form large"[^>]* action="\/de\/search\/events"/);
  });

  test('SRCH-13 the form of the page holds the term', async () => {
    expect((await page('/de/search?q=haml%22et')).html).toMatch(/id="search-results"[^>]*value="haml&quot;et"/);
  });

  test.each([
    '/de/search/stories?q=hamlet',
    '/de/search/-1?q=hamlet',
    '/de/search/events/-1?q=hamlet',
    '/de/search/events/0?q=hamlet',
    '/de/search/others/x?q=hamlet',
    '/de/search/999?q=hamlet',
    '/de/search/1/2?q=hamlet',
    '/de/search/events/1/2',
  ])('ROUTE-21 %s does not exist', async (path) => {
    expect((await page(path)).status).toBe(404);
  });

  test('SRCH-16 says in both languages that nothing was found', async () => {
    const german = (await page('/de/search?q=xyzzyqq')).html;
    expect(german).toContain('Ihre Suche ergab keine Treffer');
    expect(german).toContain('Bitte versuchen Sie einen anderen Suchbegriff.');
    expect(german).toMatch(/Suchbegriff\.<\/p><a class="more" href="\/de\/kalender">Zum Spielplan/);
    const english = (await page('/en/search?q=xyzzyqq')).html;
    expect(english).toContain('Your search did not return any results');
    expect(english).toContain('Please try another search term.');
  });

  test.each(broken.filter((query) => query.length < 9000 && query !== '\u0000').map(named))(
    'ROUTE-21 answers a search for %s',
    async (_name, query) => {
      const { status, html } = await page(`/de/search?q=${encodeURIComponent(query)}`);
      expect(status).toBe(200);
      expect(html).toContain('search-results');
      expect(html).not.toContain("<mark>'; drop");
    },
  );

  test('ROUTE-21 searches are not stored by the page cache, however long they are', async () => {
    const before = app.app.cache.stats().entries;
    for (let index = 0; index < 20; index++) await page(`/de/search?q=${'x'.repeat(5000)}${index}`);
    for (let index = 0; index < 20; index++) await page(`/de/search?q=hamlet${index}`);
    expect(app.app.cache.stats().entries - before).toBeLessThanOrEqual(1);
  });
});

describe('SRCH-01 the form', () => {
  test('SRCH-01 NAV-06 stands in the header with input, clear and search button, and declares the search of the website', async () => {
    const html = await (await app.get('/de/kalender')).text();
    const form = /<search itemScope="" itemType="https:\/\/schema.org\/WebSite".*?<\/search>/i.exec(html)?.[0] ?? '';
    expect(form).toMatch(/itemType="https:\/\/schema.org\/SearchAction"/i);
    expect(form).toMatch(/itemProp="target" content="[^"]*\/de\/search\?q=\{q\}"/i);
    const input = /<input[^>]*>/.exec(form)?.[0] ?? '';
    for (const attribute of ['name="q"', 'type="search"', 'required', 'itemProp="query-input"']) expect(input).toContain(attribute);
    expect(form).toMatch(/<button type="reset"[^>]*aria-label="Eingabe löschen"/);
    expect(form).toMatch(/<button type="submit"[^>]*aria-label="Suche"/);
  });

  test('MAG-01 the magazine begins with a search', async () => {
    expect(await (await app.get('/en/mediathek-en')).text()).toMatch(/action="\/en\/search"[^>]*>.*id="search-magazine"/s);
  });
});

test('DASH-06 searches are counted per day and words, without what could be personal', async () => {
  const counted = async () => {
    const query = sql`select query, count, without_result from search_queries where day = '2026-11-21' order by query`;
    return ((await app.database.db.execute(query)) as unknown as { rows: { query: string; count: number; without_result: number }[] }).rows;
  };
  app.clock.set('2026-11-21T10:00:00+01:00');
  for (const query of ['Carmen', ' carmen ', 'xyzzyqq', 'ada.berg@example.org', '+49 171 2345678', 'x'.repeat(61), '!!!'])
    await app.get(`/de/search?q=${encodeURIComponent(query)}`);
  await app.get('/de/search/events?q=carmen');
  await expect.poll(counted).toEqual([
    { query: 'carmen', count: 2, without_result: 0 },
    { query: 'xyzzyqq', count: 1, without_result: 1 },
  ]);
});

test('SEC-291 a hundred visitors behind one address, as in a school, who type a word and look at its results within a minute are not refused', async () => {
  const typed = ['ha', 'haml', 'hamle', 'hamlet'].map((query) => `autocomplete/?query=${query}`);
  const looked = ['?query=hamlet', 'events/?query=hamlet'];
  const began = performance.now();
  const statuses = new Set<number>();
  for (let visitor = 0; visitor < 100; visitor++)
    for (const { status } of await Promise.all([...typed, ...looked].map((call) => app.get(`/de/api/search/${call}`))))
      statuses.add(status);
  expect([...statuses]).toEqual([200]);
  // Otherwise they would not have shared a minute.
  expect(performance.now() - began).toBeLessThan(60_000);
}, 70_000);

test('ROUTE-21 ERR-04 API-25 whoever searches too often waits, on the page too: in its language, and everything else still answers', async () => {
  const [status, retryAfter] = await (async () => {
    for (let count = 0; count <= 1300; count += 1) {
      const answered = await app.get('/de/api/search/autocomplete/?query=');
      if (answered.status !== 200) return [answered.status, answered.headers.get('retry-after')];
    }
    return [200, null];
  })();
  expect(status).toBe(429);
  expect(Number(retryAfter)).toBeGreaterThan(0);
  for (const address of ['/en/search', '/en/search/events', '/en/search/all/2']) {
    const page = await app.get(`${address}?q=hamlet`);
    expect({ address, status: page.status }).toEqual({ address, status: 429 });
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await page.text()).toContain('Too many requests.');
  }
  expect((await app.get('/en/search')).status).toBe(200);
  expect((await app.get('/de/kalender')).status).toBe(200);
});
