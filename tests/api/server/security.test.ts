import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dashboardSections } from '../../../src/admin/dashboard/dashboard-sections.ts';
import { users } from '../../../src/features/accounts/accounts.tables.server.ts';
import { resourceNames, siteResourceNames } from '../../../src/features/admin/resource-names.ts';
import { sitePages } from '../../../src/features/admin/site-pages.shapes.ts';
import { rawRequest, startTestApp, type TestApp } from '../../support/app.ts';
import { Editor } from '../../support/editor/editor.ts';
import { publishPage } from '../../support/editor/pages.ts';
import { Browser, headersOf, mailsOf, seedUser } from '../../support/office/accounts.ts';
import { seedSeason } from '../../support/programme/season.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ seed: seedSeason, environment: { TRUST_PROXY: '1' } });
});
afterAll(() => app.close());

const addresses = ['/de', '/de', '/', '/de/nothing', '/api/rooms/', '/de/api/nothing', '/api/docs', '/de/user/login', '/de/admin/events'];

test('SEC-01 every answer restricts what browsers do with it, from memory and rendered, for visitors and for editors', async () => {
  const { cookie } = await headersOf(app, 'administrator');
  for (const headers of [{}, { cookie }])
    for (const path of [...addresses, '/healthz', '/robots.txt', '/de/kalender.ics', '/assets/nothing.js', '/media/nothing.png']) {
      const answer = await app.get(path, { headers, redirect: 'manual' });
      const given = Object.fromEntries(answer.headers);
      expect(given, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
      if (!given['content-type']?.startsWith('text/html')) continue;
      const policy = given['content-security-policy'] ?? '';
      expect(policy, path).toMatch(/^default-src 'none'.*base-uri 'none'.*frame-ancestors 'self'/);
      expect(/script-src [^;]*/.exec(policy)?.[0] ?? '', path).not.toMatch(/unsafe-/);
    }
});

test('SEC-02 behind https every cookie is Secure and SameSite=Lax, and of what scripts do not read HttpOnly', async () => {
  await seedUser(app, 'lax', 'ein langes Passwort');
  const browser = new Browser(app, { 'x-forwarded-proto': 'https' });
  const set = [
    await browser.get('/api/user-details/'),
    await browser.logIn('lax', 'ein langes Passwort'),
    await browser.call('POST', '/api/shop-cart/', { event_jet_id: 1, sale_type_ids: [1], quantities: [1] }),
  ].flatMap((answer) => answer.headers.getSetCookie());
  expect(set.map((line) => line.split('=')[0])).toEqual(expect.arrayContaining(['csrftoken', 'sessionid']));
  for (const line of set) {
    expect(line).toMatch(/; Secure/);
    expect(line).toMatch(/; SameSite=Lax/);
  }
  expect(set.find((line) => line.startsWith('sessionid='))).toMatch(/; HttpOnly/);
});

test('SEC-03 PAGE-14 who opens the link to a draft leaves no trace of it: not indexed, not stored, not sent to other sites, not in the page', async () => {
  const ada = await Editor.of(app);
  const id = await publishPage(app.database, {
    slug: 'streng-geheim',
    nodes: [{ model: 'text', fields: { content: { de: '<p>x</p>' } } }],
  });
  await app.app.applyNewChanges();
  const { url } = await ada.ask<{ url: string }>('POST', `pages/${id}/draft-links/`, {});
  const { pathname, search, searchParams } = new URL(url);
  const answer = await app.get(pathname + search, { redirect: 'manual' });
  expect([answer.status, Object.fromEntries(answer.headers)]).toEqual([
    200,
    expect.objectContaining({ 'referrer-policy': 'same-origin', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }),
  ]);
  expect(await answer.text()).not.toContain(searchParams.get('draft'));
  for (const path of ['/de/user/password?token=abc', '/de/user/setup?token=abc'])
    expect((await app.get(path)).headers.get('referrer-policy'), path).toBe('same-origin');
});

test('SEC-04 USER-07 an IPv6 client that takes another address for each attempt is one client', async () => {
  await seedUser(app, 'target', 'ein langes Passwort');
  const statuses: number[] = [];
  for (let host = 1; host <= 6; host++)
    statuses.push((await new Browser(app, { 'x-forwarded-for': `2001:db8:7:7::${host}` }).logIn('target', 'falsch geraten')).status);
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  expect((await new Browser(app, { 'x-forwarded-for': '2001:db8:7:8::1' }).logIn('target', 'ein langes Passwort')).status).toBe(200);
});

test('SITE-10 USER-07 the mail to set a password names the configured site, whatever the request calls it', async () => {
  await seedUser(app, 'hosted', 'ein langes Passwort');
  const body = new URLSearchParams({ email: 'hosted@example.org' }).toString();
  const answer = await rawRequest(app.url, '/de/user/password', {
    method: 'POST',
    body,
    headers: {
      ...{ host: 'evil.example', 'x-forwarded-host': 'evil.example', 'sec-fetch-site': 'same-origin' },
      ...{ 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) },
    },
  });
  expect(answer.status).toBe(303);
  const mails = () => mailsOf(app).filter((mail) => mail.includes('hosted@example.org'));
  await expect.poll(() => mails().length).toBe(1);
  expect(mails()[0]).not.toContain('evil.example');
});

test('ADMIN-06 USER-02 HTML in the name of a person is text wherever the name is shown', async () => {
  const payload = '<img src=x onerror=alert(1)>';
  const id = await seedUser(app, 'marked', 'ein langes Passwort', { first_name: payload, last_name: payload, is_editor: true });
  const browser = new Browser(app);
  await browser.logIn('marked', 'ein langes Passwort');
  const admin = await headersOf(app, 'administrator');
  const pages = [
    await browser.get('/de/user/profile'),
    await browser.get('/cms-hub'),
    await browser.get('/de?edit'),
    await app.get('/de/admin/users', { headers: admin }),
    await app.get(`/de/admin/users/${id}`, { headers: admin }),
  ];
  for (const answer of pages) {
    expect(answer.status, answer.url).toBe(200);
    expect(await answer.text(), answer.url).not.toContain('<img src=x');
  }
  await app.database.db.delete(users).where(eq(users.id, id));
});

test('API-04 ROLE-05 a body names nothing that its call does not take: nobody gives themselves rights', async () => {
  const id = await seedUser(app, 'climber', 'ein langes Passwort');
  const browser = new Browser(app);
  await browser.logIn('climber', 'ein langes Passwort');
  for (const body of [
    { first_name: 'Eva', is_editor: true, is_superuser: true, can_edit_html: true, password_hash: 'x' },
    { first_name: 'Eva', is_editor: true, '__proto__.is_editor': true, constructor: { prototype: { is_editor: true } } },
  ])
    await browser.call('PATCH', '/api/user-details/', body);
  const [user] = await app.database.db.select().from(users).where(eq(users.id, id));
  expect(user).toMatchObject({ is_editor: false, is_superuser: false, can_edit_html: false, has_dashboard_online_access: false });
  expect(({} as { is_editor?: boolean }).is_editor).toBeUndefined();
  expect((await browser.get('/de/pageeditor-api/user')).status).toBe(403);
});

test('ROLE-06 API-09 a public call takes no filter and no order that it does not name, so none counts what visitors may not see', async () => {
  const filters = [
    'ticket_url__startswith=x',
    'is_online=false',
    'deleted_at=2026',
    'users__password_hash__startswith=a',
    'ordering=password_hash',
  ];
  for (const path of ['/de/api/events/', '/de/api/productions/'])
    for (const filter of filters) expect((await app.get(`${path}?${filter}`)).status, path + filter).toBe(400);
});

test('ROLE-05 ROLE-06 SEC-38 every address of the office, also history and deletion, is refused to whoever has no right to it, read or sent', async () => {
  const forAdministrators = new Set<string>([
    ...siteResourceNames,
    ...sitePages.flatMap((page) => (page.isForAdministrators ? [page.name] : [])),
  ]);
  const names = [...new Set([...resourceNames, ...sitePages.map(({ name }) => name), 'help', 'import', 'search', 'pages'])];
  const office = names.flatMap((name) =>
    ['', '/1', '/1/history', '/1/delete'].map((path) => ({
      path: `/de/admin/${name}${path}`,
      mayEnter: forAdministrators.has(name) ? ['administrator'] : ['editor', 'administrator'],
    })),
  );
  const dashboard = dashboardSections.map((section) => ({ path: `/de/dashboard/${section}`, mayEnter: ['dashboard'] }));
  const sessions = await Promise.all(
    (['anonymous', 'account', 'dashboard', 'editor'] as const).map(async (person) => [person, await headersOf(app, person)] as const),
  );
  const open: string[] = [];
  for (const { path, mayEnter } of [...office, ...dashboard])
    for (const [person, headers] of sessions) {
      // These two are stopped where everybody enters, so one address of each shows it.
      const isShort = person === 'anonymous' || person === 'dashboard';
      if (mayEnter.includes(person) || (isShort && path.includes('/1'))) continue;
      const read = await app.get(path, { headers, redirect: 'manual' });
      const isSent = !path.startsWith('/de/dashboard');
      const form = { ...headers, 'sec-fetch-site': 'same-origin', origin: app.url };
      const sent =
        isSent && (await app.get(path, { method: 'POST', headers: form, body: new URLSearchParams({ id: '1' }), redirect: 'manual' }));
      const isLogin = read.status === 303 && (read.headers.get('location') ?? '').startsWith('/de/user/login');
      if (person === 'anonymous' ? !isLogin : read.status !== 403) open.push(`${person} reads ${path}: ${read.status}`);
      if (sent && sent.status !== (person === 'anonymous' ? 401 : 403)) open.push(`${person} sends ${path}: ${sent.status}`);
    }
  expect(open).toEqual([]);
  expect(office.length + dashboard.length).toBeGreaterThan(130);
});
