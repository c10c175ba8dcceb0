import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rawRequest, startTestApp, type TestApp } from '../../support/app.ts';
import { productionOf, seedProductions } from '../../support/programme/productions.ts';
import { eventOf } from '../../support/programme/season-events.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ seed: seedProductions });
});
afterAll(() => site.close());

const getPage = (path: string, headers: Record<string, string> = {}) => site.get(path, { redirect: 'manual', headers });
const hamlet = `/de/kalender/hamlet/${eventOf.tonight}`;

describe('the root', () => {
  test.each([
    ['en-GB,en;q=0.9', '/en'],
    ['de-AT', '/de'],
    ['fr', '/de'],
  ])('ROUTE-27 leads a browser of %s to %s without a cookie', async (language, target) => {
    const answer = await getPage('/?utm=1', { 'accept-language': language });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(`${target}?utm=1`);
    expect(answer.headers.get('vary')).toContain('Accept-Language');
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  test('ROUTE-27 I18N-04 detection happens at the root only', async () => {
    const answer = await getPage('/de', { 'accept-language': 'en' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-language')).toBe('de');
    expect(answer.headers.get('set-cookie')).toBeNull();
  });
});

describe('addresses', () => {
  test.each([
    ['/de', 'de-DE'],
    ['/en', 'en-GB'],
    ['/de/kalender', 'de-DE'],
    ['/en/events', 'en-GB'],
    ['/de/produktionen', 'de-DE'],
    ['/en/productions', 'en-GB'],
    ['/de/produktionen/hamlet/1', 'de-DE'],
    ['/en/productions/without-dates/3', 'en-GB'],
    [hamlet, 'de-DE'],
    [`/en/events/hamlet/${eventOf.tonight}`, 'en-GB'],
  ])('ROUTE-01..ROUTE-04 ROUTE-10 ROUTE-11 I18N-01 %s answers in its language', async (path, iso) => {
    const answer = await getPage(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(`<html lang="${iso}"`);
  });

  test.each(['/en/kalender', '/de/events', '/kalender', '/fr/kalender', '/de/gibt-es-nicht', '/de/kalender/nur-eins'])(
    'ROUTE-01 ERR-01 %s is no address',
    async (path) => {
      const answer = await getPage(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain(
        path.startsWith('/en') ? 'This page could not be found' : 'Diese Seite konnte nicht gefunden werden',
      );
    },
  );

  test('ROUTE-01 a trailing slash is removed, the query stays', async () => {
    const answer = await getPage('/de/kalender/?room=1');
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('/de/kalender?room=1');
  });

  test('ROUTE-01 slashes at the front never lead to another host', async () => {
    for (const path of ['//evil.example/', '/\\evil.example/', '///']) {
      const { headers, status } = await rawRequest(site.url, path);
      if (status < 400) expect(String(headers.location)).toMatch(/^\/(?![/\\])/);
    }
  });

  test('ROUTE-04 the id decides: a differing slug leads to the canonical address', async () => {
    const answer = await getPage(`/de/kalender/irgendwas/${eventOf.tonight}`);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(hamlet);
  });

  test.each([
    '/de/kalender/hamlet/999999',
    '/de/kalender/hamlet/0',
    '/de/kalender/hamlet/abc',
    '/de/kalender/hamlet/99999999999999',
    `/de/kalender/x/${eventOf.offline}`,
    `/de/kalender/x/${eventOf.deleted}`,
  ])('ROUTE-04 ERR-02 %s answers 404', async (path) => {
    const answer = await getPage(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('404 Not Found');
  });

  test('ROUTE-11 on the page of a production the id decides too', async () => {
    const answer = await getPage(`/en/productions/anything/${productionOf.hamlet}`);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(`/en/productions/hamlet/${productionOf.hamlet}`);
  });

  test.each([productionOf.offline, productionOf.deleted, 999_999, 0, 'abc'])('ROUTE-11 ERR-02 production %s answers 404', async (id) => {
    expect((await getPage(`/de/produktionen/x/${id}`)).status).toBe(404);
  });

  test.each(['/en/produktionen', '/de/productions', '/de/produktionen/hamlet'])('ROUTE-10 ERR-01 %s is no address', async (path) => {
    expect((await getPage(path)).status).toBe(404);
  });

  test.each(['season=abc', 'page=0', 'tag=1,2', 'exhibition_type=-1', 'date=31-02-2027'])(
    'PROD-01 EVT-22 the list of productions leads from %s to the error page',
    async (query) => {
      const answer = await getPage(`/en/productions?${query}`);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/en/404']);
    },
  );

  test('PROD-01 EVT-22 a page of productions past the end answers 404, unknown parameters are ignored', async () => {
    expect((await getPage('/de/produktionen?page=99999')).status).toBe(404);
    const [plain, other] = await Promise.all(
      ['/de/produktionen?season=2', '/de/produktionen?utm_source=x&season=2&tag=&room=1'].map(async (path) => (await getPage(path)).text()),
    );
    expect(other).toBe(plain);
  });

  test('PROD-03 EVT-24 EVD-03 a production of which nothing is known says so, without empty sections', async () => {
    const page = await (await getPage(`/de/produktionen/ohne-termine/${productionOf.withoutDates}`)).text();
    const html = page.slice(page.indexOf('<main'), page.indexOf('</main>'));
    expect(html).toContain('Leider gibt es keine kommenden Veranstaltungen.');
    expect(
      [...html.matchAll(/<h2[^>]*>([^<]*)</g)].map(([, heading]) => heading).filter((heading) => !/Programm|Sprache/.test(heading ?? '')),
    ).toEqual(['Termine und Karten']);
  });

  test('ROUTE-28 overlay=true on any page leads to the calendar, the rest of the query is preserved', async () => {
    for (const [path, target] of [
      ['/de?overlay=true&room=1', '/de/kalender?room=1'],
      ['/en/events/x/3?overlay=true', '/en/events'],
      ['/de/nirgends?overlay=true', '/de/kalender'],
    ] as const) {
      const answer = await getPage(path);
      expect(answer.status).toBe(302);
      expect(answer.headers.get('location')).toBe(target);
    }
  });

  test.each(['/%00', '/de/%00', '/%ff', '/de/kalender/%E0%A4%A/999999', '/de/kalender/..%2f..%2fetc/passwd', `/de/${'a'.repeat(5000)}`])(
    'ERR-01 the unreadable path %s answers 404 and never 500',
    async (path) => {
      const { status, headers } = await rawRequest(site.url, path);
      expect([400, 404]).toContain(status);
      expect(headers['content-type']).toContain('text/html');
    },
  );
});

describe('the calendar query', () => {
  test.each([
    'date=31-02-2027',
    'date=2027-01-01',
    'type=abc',
    'room=-1',
    'tag=1.5',
    'series=0',
    'genre=1e3',
    'page=0',
    'page=abc',
    'date=24-12-2026&room=x',
  ])('EVT-22 ERR-06 %s leads to the error page', async (query) => {
    const answer = await getPage(`/en/events?${query}`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/en/404');
    expect((await getPage('/en/404')).status).toBe(404);
  });

  test('EVT-02 unknown parameters are ignored, empty ones count as not set', async () => {
    const [plain, odd] = await Promise.all(
      ['/de/kalender', '/de/kalender?utm_source=x&room=&fbclid=1'].map(async (path) => (await getPage(path)).text()),
    );
    expect(odd).toBe(plain);
  });

  test('EVT-02 a page past the end and a query of 5 kB answer, and not with 500', async () => {
    expect((await getPage('/de/kalender?page=99999')).status).toBe(404);
    expect((await getPage(`/de/kalender?room=${'1'.repeat(5000)}`)).status).toBe(302);
    expect((await getPage(`/de/kalender?x=${'ä'.repeat(1200)}`)).status).toBe(200);
  });
});

describe('the head of a document', () => {
  const headOf = async (path: string) => (await (await getPage(path)).text()).split('</head>')[0] ?? '';

  test('GEN-04 titles consist of page title and site name; home shows only the name', async () => {
    expect(await headOf('/de/kalender')).toContain('<title>Spielplan | Haus am Ring</title>');
    expect(await headOf('/en')).toContain('<title>Haus am Ring</title>');
    expect(await headOf(hamlet)).toContain('<title>Hamlet | Haus am Ring</title>');
  });

  test.each(['/de', '/en/events', hamlet, '/de/404', '/de/gibt-es-nicht', '/de/kalender/x/999999'])(
    'GEN-05 %s is marked as not to be indexed',
    async (path) => {
      expect(await headOf(path)).toContain('<meta name="robots" content="none"');
    },
  );

  test('SITE-08 every document has description, canonical address and Open Graph tags', async () => {
    const head = await headOf(hamlet);
    expect(head).toMatch(/<meta name="description" content="[^"]{5,}"/);
    expect(head).toContain(`<link rel="canonical" href="${site.url}${hamlet}"`);
    for (const property of ['og:title', 'og:description', 'og:url', 'og:image', 'og:type', 'og:site_name'])
      expect(head).toContain(`property="${property}"`);
    expect(head).toMatch(/property="og:image" content="http[^"]+\/media\//);
  });
});
