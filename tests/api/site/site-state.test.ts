import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { announceChange } from '../../../src/core/database/changes.server.ts';
import { visitor } from '../../../src/core/database/reading.server.ts';
import { designOverrides, siteSettings } from '../../../src/features/site/site.tables.server.ts';
import { passMiddleware } from '../../../src/site/rendering/middleware.server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { openTestDatabase } from '../../support/database/database.ts';
import { headersOf } from '../../support/office/accounts.ts';
import { seedSeason } from '../../support/programme/season.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ seed: seedSeason });
});
afterAll(() => site.close());

async function change(tag: string, work: (db: TestApp['database']['db']) => Promise<unknown>, of = site): Promise<void> {
  await work(of.database.db);
  await of.database.db.transaction((transaction) => announceChange(transaction, [tag]));
  await of.app.applyNewChanges();
}

const switchSite = (is_site_online: boolean) => change('site_settings', (db) => db.update(siteSettings).set({ is_site_online }));

describe('a site that is switched off', () => {
  beforeAll(async () => {
    // In memory before it is switched off.
    await (await site.get('/de/kalender')).text();
    await switchSite(false);
  });
  afterAll(() => switchSite(true));

  test.each(['/de', '/de/kalender', '/en/events', '/en/404', '/fr/programme', '/de/gibt-es-nicht'])(
    'ERR-03 SITE-02 %s answers 503 in the error layout, says when to come again, and offers to try again in place of a programme and a home page that are off as well',
    async (path) => {
      const answer = await site.get(path);
      const html = await answer.text();
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('300');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(html).toContain('Website offline');
      expect(html).toContain('class="oops dark"');
      expect(html).toContain('class="logo"');
      expect(html).not.toContain('<footer');
      expect(/<p class="ways">(.*?)<\/p>/s.exec(html)?.[1]).toMatch(/^<a class="btn" href="">[^<]+<\/a>$/);
    },
  );

  test('ERR-03 SITE-01 the page has the telephone and hours of the box office, which the site settings have for the footer', async () => {
    const html_footer_top = '<h2>Theaterkasse</h2><address><a href="tel:+493012345">030 12345</a></address>';
    await change('site_settings', (db) => db.update(siteSettings).set({ html_footer_top }));
    expect(await (await site.get('/de/kalender')).text()).toContain(html_footer_top);
    expect(await (await site.get('/de/kalender')).text()).not.toContain('<footer');
  });

  test('SITE-02 calls and the health of the process stay reachable', async () => {
    expect((await site.get('/pageeditor-api/settings')).status).toBe(200);
    expect((await site.get('/healthz')).status).toBe(200);
  });
});

test('SITE-02 switched on again, the pages are back at once', async () => {
  await switchSite(false);
  expect((await site.get('/de')).status).toBe(503);
  await switchSite(true);
  expect((await site.get('/de')).status).toBe(200);
});

describe('settings that cannot be read', () => {
  const hide = sql`alter table site_settings rename to site_settings_away`;
  const show = sql`alter table site_settings_away rename to site_settings`;

  test('ERR-03 the last known ones count: online stays online, and off stays off', async () => {
    expect((await site.get('/en/events')).status).toBe(200);
    await change('site_settings', (db) => db.execute(hide));
    try {
      expect((await site.get('/en/productions')).status).toBe(200);
    } finally {
      await change('site_settings', (db) => db.execute(show));
    }
    await switchSite(false);
    expect((await site.get('/en')).status).toBe(503);
    await change('site_settings', (db) => db.execute(hide));
    try {
      expect((await site.get('/en/productions')).status).toBe(503);
    } finally {
      await change('site_settings', (db) => db.execute(show));
      await switchSite(true);
    }
  });

  test('ERR-03 OPS-288 so does the last known design, for editors, whose pages are never from memory, as well', async () => {
    const editor = { headers: await headersOf(site, 'editor') };
    expect((await site.get('/de')).status).toBe(200);
    await change('design_settings', (db) => db.execute(sql`alter table design_overrides rename to design_away`));
    try {
      for (const init of [{}, editor]) expect((await site.get('/en/productions', init)).status).toBe(200);
    } finally {
      await change('design_settings', (db) => db.execute(sql`alter table design_away rename to design_overrides`));
    }
  });

  test("ERR-03 OPS-291 a site whose database goes before its first page has the box office's contacts and is not called off", async () => {
    const database = await openTestDatabase();
    await seedSeason(database);
    const html_footer_top = '<address><a href="tel:+493012345">030 12345</a></address>';
    await database.db.update(siteSettings).set({ html_footer_top });
    const fresh = await startTestApp({ database });
    try {
      // As the program does before it listens.
      await fresh.app.readSettings();
      await database.close();
      const answer = await fresh.get('/en/events');
      const html = await answer.text();
      expect([answer.status, html.includes(html_footer_top), html.includes('Website offline')]).toEqual([503, true, false]);
    } finally {
      await fresh.close();
    }
  });

  test('ERR-03 settings that never were read are a site that is off', async () => {
    const broken = await startTestApp({
      seed: async (database) => {
        await seedSeason(database);
        await database.db.execute(hide);
      },
    });
    try {
      const answer = await broken.get('/de');
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('300');
      expect(await answer.text()).toContain('Website offline');
      await change('site_settings', (db) => db.execute(show), broken);
      expect((await broken.get('/de')).status).toBe(200);
    } finally {
      await broken.close();
    }
  });
});

describe('middleware of routes', () => {
  const settings = { is_site_online: true } as Parameters<typeof passMiddleware>[1]['settings'];

  test('ERR-04 a name that nobody knows answers 500 and is named', () => {
    for (const name of ['langauge', 'constructor', '__proto__'])
      expect(passMiddleware(['language', name, 'site'], { settings, viewer: visitor, wait: 0 })).toEqual({
        status: 500,
        message: `Unknown middleware ${name}`,
      });
  });

  test('ERR-04 known names let the page be made', () => {
    expect(passMiddleware(['language', 'site'], { settings, viewer: visitor, wait: 0 })).toBeNull();
  });
});

describe('custom error pages', () => {
  const missing = '/de/gibt-es-nicht';
  const folder = () => join(site.dataDir, 'html');

  test('ERR-07 without one, the standard display has status, text and the way home', async () => {
    const html = await (await site.get(missing)).text();
    expect(html).toContain('Diese Seite konnte nicht gefunden werden');
    expect(html).toContain('Zur Startseite');
  });

  test('ERR-07 the file html/404.html of the data folder goes before it, the design settings before the file', async () => {
    mkdirSync(folder(), { recursive: true });
    writeFileSync(join(folder(), '404.html'), '<h1>Aus der Datei</h1>');
    await change('site_settings', () => Promise.resolve());
    const answer = await site.get(missing);
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(html).toContain('<h1>Aus der Datei</h1>');
    expect(html).not.toContain('Zur Startseite');
    await change('design_settings', (db) =>
      db.insert(designOverrides).values({ brand: 'ring', values: { errorPages: { 404: '<h1>Aus der Gestaltung</h1>' } } }),
    );
    expect(await (await site.get('/en/nothing')).text()).toContain('<h1>Aus der Gestaltung</h1>');
    await change('design_settings', (db) => db.delete(designOverrides));
  });

  test('ERR-08 one that cannot be loaded is left out whole, and the standard display takes over', async () => {
    mkdirSync(join(folder(), '503.html'), { recursive: true });
    await switchSite(false);
    const html = await (await site.get('/de')).text();
    await switchSite(true);
    expect(html).toContain('Website offline');
    expect(html).toContain('Noch einmal versuchen');
  });

  test('ERR-09 when the error page itself fails, one sentence and the way home are left', async () => {
    const { createApp, readConfig } = await import(pathToFileURL(join(process.cwd(), 'build/server/index.js')).href);
    const database = await openTestDatabase();
    const app = await createApp({
      config: readConfig({ DATA_DIR: site.dataDir, LOG_LEVEL: 'silent' }),
      database,
      clock: () => new Date(),
      root: process.cwd(),
      clientFolder: buildWithoutStyles(),
    });
    try {
      for (const [path, words] of [
        ['/de', 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten'],
        ['/en', 'An error occurred while showing the error page'],
      ]) {
        const answer = await app.server.inject({ url: path });
        expect(answer.statusCode).toBe(500);
        expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
        expect(answer.body).toContain(words);
        expect(answer.body).toContain(`href="${path}"`);
      }
    } finally {
      await app.close();
      await database.close();
    }
  });
});

test('BRAND-07 only a design with tag managers lets their scripts in, and no page names them before consent', async () => {
  const policyOf = async (path: string) => (await site.get(path)).headers.get('content-security-policy') ?? '';
  expect(await policyOf('/de')).not.toContain('googletagmanager');
  await change('design_settings', (db) => db.insert(designOverrides).values({ brand: 'ring', values: { tagManagerIds: ['GTM-TEST'] } }));
  expect(await policyOf('/de')).toMatch(/script-src [^;]*https:\/\/www\.googletagmanager\.com/);
  expect(await (await site.get('/de')).text()).not.toMatch(/<script[^>]*googletagmanager/);
  await change('design_settings', (db) => db.delete(designOverrides));
});

/** The browser's files as a release leaves them that has lost one: no document can be made, the error page neither. */
function buildWithoutStyles(): string {
  const built = join(process.cwd(), 'build');
  const client = join(site.dataDir, 'build/client');
  mkdirSync(join(client, '.vite'), { recursive: true });
  const manifest = JSON.parse(readFileSync(join(built, 'client/.vite/manifest.json'), 'utf8'));
  delete manifest['src/entries/site-styles.ts'];
  writeFileSync(join(client, '.vite/manifest.json'), JSON.stringify(manifest));
  symlinkSync(join(built, 'client/assets'), join(client, 'assets'));
  symlinkSync(join(built, 'inline'), join(client, '../inline'));
  return client;
}
