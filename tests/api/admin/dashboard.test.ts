import { readdirSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../../src/core/database/change.tables.server.ts';
import { serverErrors } from '../../../src/features/dashboard/dashboard.tables.server.ts';
import { media } from '../../../src/features/media/media.tables.server.ts';
import { searchQueries } from '../../../src/features/search/search.tables.server.ts';
import { notFoundCounts } from '../../../src/features/site/site.tables.server.ts';
import { type CelumServer, startCelumServer } from '../../support/media/celum-server.ts';
import { headersOf } from '../../support/office/accounts.ts';
import { type Dashboard, openDashboard } from '../../support/office/dashboard-session.ts';

let app: Dashboard['app'];
let dash: Dashboard['dash'];
let open: Dashboard['open'];
let text: Dashboard['text'];
let read: Dashboard['read'];
let post: Dashboard['post'];
let celum: CelumServer;

beforeAll(async () => {
  celum = await startCelumServer();
  ({ app, dash, open, text, read, post } = await openDashboard({ CELUM_URL: `${celum.url}/`, CELUM_API_KEY: 'secret' }));
});
afterAll(async () => {
  await app.close();
  await celum.close();
});

const send = (fields: Record<string, string>, headers = dash, site = 'same-origin') =>
  app.get('/en/dashboard/status', {
    method: 'POST',
    redirect: 'manual',
    headers: { ...headers, 'sec-fetch-site': site, ...(site === 'same-origin' && { origin: app.url }) },
    body: new URLSearchParams(fields),
  });

const sections = ['activity', 'celum', 'google', 'pagespeed', 'search', 'service', 'status', 'version'];

test('ROLE-04 ROUTE-30 LAYOUT-03 the flag alone opens the dashboard; every section links to all others; no-store', async () => {
  for (const language of ['de', 'en']) {
    const root = await open(`/${language}/dashboard`, {});
    expect([root.status, root.headers.get('location')]).toEqual([302, `/${language}/dashboard/activity`]);
    for (const section of sections) {
      const path = `/${language}/dashboard/${section}`;
      const away = await open(path, {});
      expect([away.status, away.headers.get('location')]).toEqual([303, `/${language}/user/login?next=${encodeURIComponent(path)}`]);
      const page = await open(path);
      expect([
        page.status,
        page.headers.get('cache-control'),
        page.headers.get('x-robots-tag'),
        page.headers.get('content-language'),
      ]).toEqual([200, 'no-store', 'none', language]);
      const html = await page.text();
      for (const other of sections)
        expect(html).toContain(`href="/${language}/dashboard/${other}"${other === section ? ' aria-current="page"' : ''}`);
      // Who is no editor has no way into the office in the same shell.
      expect(html).not.toMatch(/\/admin\/|cms-hub/);
    }
  }
  for (const person of ['account', 'editor', 'administrator'] as const)
    expect((await open('/de/dashboard/version', await headersOf(app, person))).status).toBe(403);
  expect((await open('/de/dashboard/anything')).status).toBe(404);
});

test('ROLE-04 API-33 users with the flag get links to the dashboard in the office, its menu and the account', async () => {
  const both = await headersOf(app, 'all-rights');
  expect(await text('/de/admin/events', both)).toContain('href="/de/dashboard/activity"');
  expect(await text('/de/admin/events', await headersOf(app, 'editor'))).not.toContain('/de/dashboard/');
  const { admin_menus } = await read<{ admin_menus: { url: string }[] }>('/en/pageeditor-api/user', both);
  expect(admin_menus.map(({ url }) => url)).toContain('/en/dashboard/activity');
});

interface PageOf<T> {
  count: number;
  next: string | null;
  results: T[];
}
interface AuditEntry {
  user: string;
  action: string;
  content_type: string;
  object_id: number;
  title: string;
  url: string;
  created: string;
}

test('DASH-02 the audit log is filtered by user and content and paged', async () => {
  const editor = await headersOf(app, 'editor');
  const [event] = (await read<PageOf<{ id: number; link: { url: string } }>>('/de/api/events/')).results;
  const saved = await app.get(`/de/api/events/${event?.id}/`, {
    method: 'PATCH',
    headers: { ...editor, 'content-type': 'application/json' },
    body: JSON.stringify({ preline: 'Heute' }),
  });
  expect(saved.status).toBe(200);
  const all = await read<PageOf<AuditEntry>>('/de/api/dashboard-activity/');
  const [latest] = all.results;
  expect(latest).toMatchObject({ user: 'Ada editor', action: 'edit', content_type: 'event', object_id: event?.id, url: event?.link.url });
  expect(latest?.title).not.toBe('');
  await app.database.db.insert(audit).values(
    Array.from({ length: 30 }, (_, index) => ({
      action: 'import' as const,
      content_type: 'season',
      title: `Lauf ${index}`,
      created_at: new Date('2026-11-01'),
    })),
  );
  const imports = await read<PageOf<AuditEntry>>('/de/api/dashboard-activity/?content_type=season');
  expect([imports.count >= 30, imports.results.length, imports.results[0]?.user, imports.results[0]?.object_id]).toEqual([true, 25, '', 0]);
  expect((await read<PageOf<AuditEntry>>(imports.next ?? '')).results.length).toBeGreaterThan(0);
  expect((await open('/de/api/dashboard-activity/?page=9999')).status).toBe(404);
  const id = /<option value="(\d+)">Ada editor<\/option>/.exec(await text('/de/dashboard/activity'))?.[1];
  const ofUser = await read<PageOf<AuditEntry>>(`/de/api/dashboard-activity/?user=${id}`);
  expect(ofUser.results.map(({ user }) => user)).toEqual(['Ada editor']);
  const html = await text(`/de/dashboard/activity?user=${id}&content_type=event`);
  expect(html).toContain(`href="${event?.link.url}"`);
  expect(html).not.toContain('Lauf 1');
  expect(html).toContain('role="img" aria-label="Bearbeitungen der letzten 30 Tage. Insgesamt 1,');
});

test('DASH-03 statistics of the library, and CELUM by its documented call', async () => {
  const before = await read<Record<string, unknown>>('/api/dashboard-celum/');
  const file = { id: 999, kind: 'image', name: 'neu.png', path: 'neu.png', content_type: 'image/png', size: 1_500_000 };
  await app.database.db.insert(media).values(file as never);
  const { connected, adapter, ...numbers } = await read<Record<string, number>>('/api/dashboard-celum/');
  expect([connected, adapter]).toEqual([true, 'celum']);
  expect(numbers).toEqual({
    assets: Number(before.assets) + 1,
    bytes: Number(before.bytes) + 1_500_000,
    unused: Number(before.unused) + 1,
    without_description: Number(before.without_description) + 1,
  });
  expect(decodeURIComponent(celum.requests.at(-1) ?? '')).toMatch(
    /^GET \/cora\/Assets\?\$select=id,name,fileCategory,fileInformation&.*\$count=true/,
  );
  expect(await text('/de/dashboard/celum')).toMatch(/Assets: 4\.711.*premiere\.tif.*48 MB.*Trailer/s);
  // A file with a use counts as used.
  await app.database.db.execute(sql`update productions set image = 999 where id = (select min(id) from productions)`);
  const used = await read<Record<string, number>>('/api/dashboard-celum/');
  expect(used.unused).toBe(Number(numbers.unused) - 1);
  for (const how of ['refused', 'wrong', 'elsewhere'] as const) {
    celum.answer(how);
    expect(await read('/api/dashboard-celum/')).toMatchObject({ connected: false, adapter: 'celum' });
    expect(await text('/en/dashboard/celum')).toContain('does not respond');
  }
  celum.answer('well');
});

test('DASH-04 consent rates per day come from the receipts', async () => {
  for (const categories of [['optimization', 'marketing'], ['optimization'], []])
    expect((await post('/api/dashboard-consent/', { categories, revision: 1 })).status).toBe(204);
  const { consent, tag_manager_ids } = await read<{ consent: unknown[]; tag_manager_ids: string[] }>('/api/dashboard-google/');
  expect(consent).toEqual([
    { date: '2026-11-20', category: 'external_media', accepted: 0, total: 3 },
    { date: '2026-11-20', category: 'marketing', accepted: 1, total: 3 },
    { date: '2026-11-20', category: 'optimization', accepted: 2, total: 3 },
  ]);
  expect(tag_manager_ids).toEqual([]);
  expect(await text('/de/dashboard/google')).toContain('Optimierung: 67 % (2 von 3)');
});

test('ADMIN-172 DASH-04 two texts of the consent question from one day are distinguished by their wording, and what differs is marked', async () => {
  await app.database.script(`
    insert into consent_texts (revision, language, hash, lines, first_day) values
      (7, 'de', 'aaaa1111bbbb', '["Zwecke", "Alter Satz"]', '2026-11-18'), (7, 'de', 'cccc2222dddd', '["Zwecke", "Neuer Satz"]', '2026-11-18')`);
  const html = await text('/de/dashboard/google');
  const texts = [...html.matchAll(/<summary>(Fassung 7[^<]*)<\/summary><ul[^>]*>(.*?)<\/ul>/g)].map(([, title, lines]) => [title, lines]);
  expect(texts.sort()).toEqual([
    ['Fassung 7, DE, seit 18.11.2026, Wortlaut aaaa1111', '<li>Zwecke</li><li><mark>Alter Satz</mark></li>'],
    ['Fassung 7, DE, seit 18.11.2026, Wortlaut cccc2222', '<li>Zwecke</li><li><mark>Neuer Satz</mark></li>'],
  ]);
});

test('DASH-06 what was searched for in 7, 30 and 90 days, and what found nothing', async () => {
  await app.database.db.insert(searchQueries).values([
    { day: '2026-11-20', language: 'de', query: 'hamlet', count: 5, without_result: 0 },
    { day: '2026-11-01', language: 'en', query: 'hamlet', count: 2, without_result: 0 },
    { day: '2026-11-01', language: 'de', query: 'parkhaus', count: 4, without_result: 4 },
    { day: '2026-09-01', language: 'de', query: 'alt', count: 9, without_result: 1 },
  ]);
  const week = { top: [{ query: 'hamlet', count: 5 }], without_result: [] };
  const month = {
    top: [
      { query: 'hamlet', count: 7 },
      { query: 'parkhaus', count: 4 },
    ],
    without_result: [{ query: 'parkhaus', count: 4 }],
  };
  expect(await read('/api/dashboard-search/?days=7')).toEqual(week);
  expect(await read('/api/dashboard-search/?days=30')).toEqual(month);
  expect(await read('/api/dashboard-search/')).toEqual(month);
  expect(await read('/api/dashboard-search/?days=90')).toMatchObject({
    top: [{ query: 'alt', count: 9 }, { query: 'hamlet' }, { query: 'parkhaus' }],
  });
  expect(await text('/en/dashboard/search?days=7')).toContain('href="/en/search?q=hamlet"');
});

test('DASH-07 OPS-265 services report their state; errors are grouped without personal data', async () => {
  const services = await read<{ name: string; ok: boolean; checked: string }[]>('/api/dashboard-service/');
  expect(services.map(({ name, ok }) => [name, ok])).toEqual([
    ['database', true],
    ['shop', true],
    ['mail', true],
    ['storage', true],
  ]);
  app.app.server.log.error(new Error('Row 17 of "anna@example.org" is gone'));
  app.app.server.log.error({ err: new Error('Row 4711 of "bert" is gone'), place: 'background' });
  app.app.server.log.error({ err: new TypeError('No such file'), place: 'GET /de/x' });
  const html = await text('/de/dashboard/service');
  expect(html).toMatch(/Error: Row # of “…” is gone<\/th><td>im Hintergrund<\/td><td class="bs-num">2</);
  expect(html).toContain('TypeError: No such file');
  expect(html).not.toMatch(/anna|bert|4711/);
  expect(html, 'OPS-265 what deletes itself').toMatch(/Meldungen von Änderungen[^<]*<\/th><td class="bs-num">7 Tage</);
  const rows = await app.database.db.select().from(serverErrors).where(eq(serverErrors.place, 'background'));
  expect(rows).toHaveLength(1);
});

test('API-27 API-32 DASH-08 missing addresses are counted asynchronously and listed by count; a scanner cannot fill the table', async () => {
  await app.database.db.delete(notFoundCounts);
  for (let index = 0; index < 3; index++) await post('/api/dashboard-error-log/', { url: '/de/abo-2025' });
  for (let index = 0; index < 700; index++) await post('/api/dashboard-error-log/', { url: `/de/scan-${index}` });
  const log = await read<PageOf<{ url: string; count: number; last_seen: string }>>('/api/dashboard-error-log/');
  expect(log.results[0]).toEqual({ url: '/de/abo-2025', count: 3, last_seen: '2026-11-20T16:40:00+01:00' });
  expect([log.count, log.results.length, log.next]).toEqual([500, 50, '/api/dashboard-error-log/?page=2']);
  const old = app.clock.now().getTime() - 91 * 24 * 3600 * 1000;
  await app.database.db.insert(notFoundCounts).values({ url: '/de/alt', count: 999, last_seen: new Date(old) });
  await app.database.db.execute(
    sql`insert into not_found_visits (url, count, last_seen) select '/de/viel-' || n, 1, now() from generate_series(1, 6000) as n`,
  );
  await app.app.runDueWork();
  const stored = await app.database.db.select({ url: notFoundCounts.url }).from(notFoundCounts);
  expect(stored).toHaveLength(5000);
  expect(stored).toContainEqual({ url: '/de/abo-2025' });
  expect(stored).not.toContainEqual({ url: '/de/alt' });
  const seen = await text('/de/dashboard/status');
  expect(seen).not.toContain('/admin/redirects/');
  expect(await text('/de/dashboard/status', await headersOf(app, 'all-rights'))).toContain(
    '/de/admin/redirects/new?from=%2Fde%2Fabo-2025"',
  );
});

test('DASH-08 SITE-02 switching asks for confirmation, invalidates cached pages at once and is audited', async () => {
  const statusOfPage = () => app.get('/de/kalender').then(({ status }) => status);
  expect([await statusOfPage(), await statusOfPage()]).toEqual([200, 200]);
  const question = await text('/en/dashboard/status?switch=site');
  expect(question).toContain('Take the website offline?');
  expect(await read('/api/dashboard-status/')).toEqual({ is_site_online: true, is_shop_online: true });
  expect((await send({ what: 'site', to: 'off' }, dash, 'cross-site')).status).toBe(403);
  expect((await send({ what: 'house', to: 'off' })).status).toBe(400);
  expect((await send({ what: 'site', to: 'off' }, await headersOf(app, 'editor'))).status).toBe(403);
  expect(await statusOfPage()).toBe(200);
  const done = await send({ what: 'site', to: 'off' });
  expect([done.status, done.headers.get('location')]).toEqual([303, '/en/dashboard/status?done=switched']);
  expect(await statusOfPage()).toBe(503);
  // The dashboard itself stays.
  expect(await text('/en/dashboard/status')).toMatch(/Ada dashboard/);
  const patch = (body: unknown) =>
    app.get('/api/dashboard-status/', {
      method: 'PATCH',
      headers: { ...dash, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect(await (await patch({ is_site_online: true, is_shop_online: false })).json()).toEqual({
    is_site_online: true,
    is_shop_online: false,
  });
  expect(await statusOfPage()).toBe(200);
  expect((await patch({})).status).toBe(400);
  await patch({ is_shop_online: true });
  const { results } = await read<PageOf<AuditEntry>>('/api/dashboard-activity/?content_type=shop');
  expect(results.map(({ action, user }) => [action, user])).toEqual([
    ['switch_on', 'Ada dashboard'],
    ['switch_off', 'Ada dashboard'],
  ]);
});

test('DASH-09 running version, commit, migrations and packages', async () => {
  const answer = await read<{
    build: string;
    commit: string;
    migrations: { name: string; applied: string | null }[];
    dependencies: { name: string }[];
  }>('/api/dashboard-version/');
  expect(answer.build).toMatch(/^\d+\.\d+\.\d+ \([\w-]+\)$/);
  expect(answer.commit).toMatch(/^([0-9a-f]{40})?$/);
  const files = readdirSync('db/migrations').filter((name) => name.endsWith('.sql'));
  expect(answer.migrations).toEqual(files.sort().map((name) => ({ name, applied: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) })));
  expect(answer.dependencies.map(({ name }) => name)).toContain('react');
  await app.database.db.execute(sql`delete from migrations where name = (select max(name) from migrations)`);
  expect(await text('/de/dashboard/version')).toContain('steht aus');
});
