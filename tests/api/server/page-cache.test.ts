import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { announceChange } from '../../../src/core/database/changes.server.ts';
import type { DatabaseHandle } from '../../../src/core/database/client.server.ts';
import { events } from '../../../src/features/programme/programme.tables.server.ts';
import { rawRequest, startTestApp, type TestApp } from '../../support/app.ts';
import { openTestDatabase } from '../../support/database/database.ts';
import { seedSeason } from '../../support/programme/season.ts';
import { eventOf } from '../../support/programme/season-events.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function openSite(options: Parameters<typeof startTestApp>[0] = {}): Promise<TestApp> {
  const site = await startTestApp({ seed: seedSeason, ...options });
  closing.push(() => site.close());
  return site;
}

/** A change as an editor saves it, with its announcement in one transaction. */
async function rename({ db }: DatabaseHandle, title: string): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction
      .update(events)
      .set({ name: { de: title, en: title } })
      .where(eq(events.id, eventOf.tonight));
    await announceChange(transaction, ['events', `event:${eventOf.tonight}`]);
  });
}

const renders = (site: TestApp) => site.app.cache.stats().renders;
const calendar = '/de/kalender';

test('page cache: GEN-02 a page is rendered once per content change, for all visitors', async () => {
  const site = await openSite();
  const before = renders(site);
  const pages = await Promise.all(
    [{}, { cookie: 'sessionid=x; csrftoken=y' }, { 'user-agent': 'other' }, { 'accept-language': 'en' }].map(async (headers) =>
      (await site.get(calendar, { headers })).text(),
    ),
  );
  for (let i = 0; i < 5; i += 1) await site.get(calendar);
  expect(new Set(pages).size).toBe(1);
  expect(renders(site) - before).toBe(1);
  await rename(site.database, 'Neuer Titel');
  await site.app.applyNewChanges();
  expect(await (await site.get(calendar)).text()).toContain('Neuer Titel');
  await site.get(calendar);
  expect(renders(site) - before).toBe(2);
});

test('page cache: one page in every encoding, each with its own ETag, 304 when nothing changed', async () => {
  const site = await openSite();
  const plain = await rawRequest(site.url, calendar);
  const bodies = await Promise.all(
    ['br', 'gzip', 'identity'].map(async (encoding) => {
      const answer = await fetch(site.url + calendar, { headers: { 'accept-encoding': encoding } });
      const again = await fetch(site.url + calendar, {
        headers: { 'accept-encoding': encoding, 'if-none-match': answer.headers.get('etag') ?? '' },
      });
      expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      expect(answer.headers.get('vary')).toContain('Accept-Encoding');
      expect(again.status).toBe(304);
      return { etag: answer.headers.get('etag'), text: await answer.text() };
    }),
  );
  expect(new Set(bodies.map((body) => body.etag)).size).toBe(3);
  for (const { text } of bodies) expect(text).toBe(plain.body);
});

test('page cache: headers let the browser revalidate and a CDN cache the page for at most a minute', async () => {
  const site = await openSite();
  const { headers } = await site.get(calendar);
  expect(headers.get('cache-control')).toMatch(/max-age=0, must-revalidate/);
  expect(Number(/s-maxage=(\d+)/.exec(headers.get('cdn-cache-control') ?? '')?.[1])).toBeLessThanOrEqual(60);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('page cache: EVT-14 EVT-28 a page expires when an event ends, by time alone', async () => {
  const site = await openSite();
  expect(await (await site.get(calendar)).text()).toContain('Läuft gerade');
  site.clock.set('2026-11-20T17:29:59+01:00');
  const before = renders(site);
  expect(await (await site.get(calendar)).text()).toContain('Läuft gerade');
  expect(renders(site)).toBe(before);
  site.clock.set('2026-11-20T17:30:01+01:00');
  expect(await (await site.get(calendar)).text()).not.toContain('Läuft gerade');
});

test('OPS-250 after a clock that was a day ahead was put right, pages, their parts and missing addresses show the present again', async () => {
  const site = await openSite();
  const now = site.clock.now();
  const paths = [calendar, '/de', '/en/events', `/de/kalender/hamlet/${eventOf.tonight}`];
  const readAll = () => Promise.all(paths.map(async (path) => (await site.get(path)).text()));
  const today = await readAll();
  site.clock.advance(24 * 3_600_000);
  expect(await readAll()).not.toEqual(today);
  site.clock.set(now.toISOString());
  expect(await readAll()).toEqual(today);
});

test('page cache: EVT-19 a page that says today expires at local midnight', async () => {
  const site = await openSite();
  const path = '/de/kalender?date=24-11-2026';
  site.clock.set('2026-11-23T23:59:59+01:00');
  await site.get(path);
  const before = renders(site);
  site.clock.set('2026-11-24T00:00:01+01:00');
  await site.get(path);
  expect(renders(site)).toBe(before + 1);
});

test('page cache: a change made through one instance is seen by another on the same database', async () => {
  const database = await openTestDatabase();
  closing.push(() => database.close());
  const one = await openSite({ database });
  const other = await openSite({ database, seed: async () => undefined });
  expect(await (await other.get(calendar)).text()).toContain('Hamlet');
  await rename(database, 'Über die Instanzen');
  // The other instance learns of it by NOTIFY; nothing calls applyNewChanges there.
  await expect.poll(async () => (await other.get(calendar)).text()).toContain('Über die Instanzen');
  expect(await (await one.get(calendar)).text()).toContain('Über die Instanzen');
});

test('page cache: no reader gets a page older than a write that was finished when the request began', async () => {
  const site = await openSite();
  let lastWrite = 0;
  let isDone = false;
  await rename(site.database, 'Titel 0 Ende');
  await site.app.applyNewChanges();
  const reader = async () => {
    while (!isDone) {
      const floor = lastWrite;
      const seen = Number(/Titel (\d+) Ende/.exec(await (await site.get(calendar)).text())?.[1]);
      expect(seen).toBeGreaterThanOrEqual(floor);
    }
  };
  const writer = async () => {
    for (let turn = 1; turn <= 40; turn += 1) {
      await rename(site.database, `Titel ${turn} Ende`);
      await site.app.applyNewChanges();
      lastWrite = turn;
    }
    isDone = true;
  };
  await Promise.all([writer(), reader(), reader(), reader()]);
});

test('page cache: ERR-03 ERR-05 cached pages are served without the database, others answer 503, health and readiness report it', async () => {
  const database = await openTestDatabase();
  const site = await openSite({ database });
  const page = await (await site.get(calendar)).text();
  expect((await site.get('/readyz')).status).toBe(200);
  await database.close();
  expect(await (await site.get(calendar)).text()).toBe(page);
  expect((await site.get('/healthz')).status).toBe(200);
  const ready = await site.get('/readyz');
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({ missing: ['database'] });
  // An expired cache entry is better than an error page.
  site.clock.advance(3_600_000);
  expect(await (await site.get(calendar)).text()).toBe(page);
  // What is not cached answers 503 in the look of the brand: public pages, those of a session, and those of the office.
  const session = { cookie: `sessionid=${'a'.repeat(43)}`, accept: 'text/html' };
  for (const path of [`/de/kalender/hamlet/${eventOf.tonight}`, '/de/search?q=hamlet', '/de/admin/events', '/de/dashboard/activity']) {
    const page = await site.get(path, { headers: session });
    expect([path, page.status, page.headers.get('retry-after'), page.headers.get('cache-control')]).toEqual([path, 503, '300', 'no-store']);
    const html = await page.text();
    expect(html, path).toContain('Die Website ist gerade nicht erreichbar');
    expect(html, path).toContain('class="oops dark"');
  }
  const call = await site.get('/en/api/search/?query=hamlet');
  expect([call.status, call.headers.get('retry-after')]).toEqual([503, '300']);
  expect(await call.json()).toEqual({ detail: 'The service is not available at the moment.' });
});
