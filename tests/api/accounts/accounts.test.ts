import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { Browser, headersOf, seedUser } from '../../support/office/accounts.ts';
import { seedSeason } from '../../support/programme/season.ts';

const day = 24 * 3600 * 1000;
const password = 'ein langes Passwort';
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ seed: seedSeason });
  await seedUser(app, 'ada', password);
  await seedUser(app, 'eva', password, { is_editor: true });
  await seedUser(app, 'gone', password, { is_active: false });
});
afterAll(() => app.close());

const details = async (browser: Browser, language = '') => (await browser.get(`${language}/api/user-details/`)).json();
const isLoggedIn = async (browser: Browser) => ((await details(browser)) as { is_logged_in: boolean }).is_logged_in;

/** Browser with its own client address, as forwarded by a proxy. */
const loggedIn = async (name = 'ada', word = password) => {
  const browser = new Browser(app);
  expect((await browser.logIn(name, word)).status).toBe(200);
  return browser;
};

describe('user details', () => {
  test('USER-01 API-05 an anonymous visitor gets empty fields and the addresses of login and shop', async () => {
    expect(await details(new Browser(app), '/en')).toEqual({
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
  });

  test('USER-01 USER-02 API-05 API-39 a logged-in user gets their details from the login and all later calls', async () => {
    const browser = new Browser(app);
    const expected = {
      has_dashboard_online_access: false,
      is_logged_in: true,
      username: 'ada',
      email: 'ada@example.org',
      first_name: 'Ada',
      last_name: 'Brandt',
      login_url: '/de/user/login',
      logout_url: '/api/user-logout/',
      webshop_url: '/webshop',
    };
    expect(await (await browser.logIn('ada', password)).json()).toEqual(expected);
    const again = await browser.get('/api/user-details/');
    expect(await again.json()).toEqual(expected);
    expect(again.headers.get('cache-control')).toBe('no-store');
  });

  test('API-39 API-02 PATCH changes names and e-mail; taken or invalid values are refused with the field', async () => {
    const browser = await loggedIn('eva');
    expect(await (await browser.call('PATCH', '/api/user-details/', { first_name: ' Eva ', last_name: 'Lund' })).json()).toMatchObject({
      first_name: 'Eva',
      last_name: 'Lund',
      email: 'eva@example.org',
    });
    for (const email of ['ada@example.org', 'ADA@example.org']) {
      const taken = await browser.call('PATCH', '/en/api/user-details/', { email });
      expect([taken.status, await taken.json()]).toEqual([400, { email: ['This already belongs to another account.'] }]);
    }
    expect(Object.keys(await (await browser.call('PATCH', '/api/user-details/', { email: 'nowhere' })).json())).toEqual(['email']);
    const foreign = await browser.call('PATCH', '/api/user-details/', { is_superuser: true });
    expect([foreign.status, Object.keys(await foreign.json())]).toEqual([400, ['is_superuser']]);
  });
});

describe('the session', () => {
  test('USER-07 the login sets an HttpOnly cookie for 14 days under a new id, and a hint cookie; https makes both Secure', async () => {
    const browser = new Browser(app);
    const first = (await browser.logIn('ada', password)).headers.getSetCookie();
    expect(first.find((line) => line.startsWith('sessionid='))).toMatch(
      /^sessionid=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(first.find((line) => line.startsWith('is_logged_in='))).toBe('is_logged_in=1; Max-Age=1209600; Path=/; SameSite=Lax');
    const before = browser.cookies.get('sessionid') ?? '';
    await browser.logIn('ada', password);
    expect(browser.cookies.get('sessionid')).not.toBe(before);
    const old = new Browser(app);
    old.cookies.set('sessionid', before);
    expect(await isLoggedIn(old)).toBe(false);
  });

  test('USER-07 SEC-290 behind an https proxy all three cookies are Secure', async () => {
    const proxied = await startTestApp({
      environment: { TRUST_PROXY: 'true' },
      seed: (database) => seedUser({ database }, 'ada', password),
    });
    try {
      const browser = new Browser(proxied, { 'x-forwarded-proto': 'https' });
      const lines = (await browser.logIn('ada', password)).headers.getSetCookie();
      expect(lines).toHaveLength(3);
      for (const line of lines) expect(line).toMatch(/; Secure/);
    } finally {
      await proxied.close();
    }
  });

  test('USER-07 a session is renewed on use: used on day 13 it is valid on day 20, unused it expires after 14 days', async () => {
    const began = app.clock.now();
    try {
      const browser = await loggedIn();
      app.clock.advance(13 * day);
      const renewed = await browser.get('/api/user-details/');
      expect(renewed.headers.getSetCookie().join()).toContain('sessionid=');
      app.clock.advance(7 * day);
      expect(await isLoggedIn(browser)).toBe(true);
      app.clock.advance(14 * day);
      expect(await isLoggedIn(browser)).toBe(false);
    } finally {
      app.clock.set(began);
    }
  });

  test('USER-07 an invented, truncated or foreign session id is anonymous', async () => {
    for (const value of ['x', 'A'.repeat(43), '', "' or 1=1", '../..', 'A'.repeat(5000)]) {
      const browser = new Browser(app);
      browser.cookies.set('sessionid', value);
      expect(await isLoggedIn(browser)).toBe(false);
    }
  });

  test('USER-08 SEC-290 logging out deletes the session and both of its cookies, the browser stays known; a second time is harmless', async () => {
    const browser = await loggedIn();
    const id = browser.cookies.get('sessionid') ?? '';
    expect(await isLoggedIn(browser)).toBe(true);
    expect((await browser.call('POST', '/api/user-logout/')).status).toBe(204);
    expect([...browser.cookies.keys()]).toEqual(['csrftoken', 'knownbrowser']);
    const copied = new Browser(app);
    copied.cookies.set('sessionid', id);
    expect(await isLoggedIn(copied)).toBe(false);
    expect((await browser.call('POST', '/api/user-logout/')).status).toBe(204);
  });

  test('USER-08 API-02 a form post is redirected to next on this site, else home; a cross-origin one is refused', async () => {
    const targets = { '/en/events?date=24-12-2026': '/en/events?date=24-12-2026', '//elsewhere.example': '/de', '': '/de' };
    for (const [next, to] of Object.entries(targets)) {
      const browser = await loggedIn();
      const response = await browser.submit('/api/user-logout/', { next });
      expect([response.status, response.headers.get('location')]).toEqual([302, to]);
      expect(browser.cookies.has('sessionid')).toBe(false);
    }
    const browser = await loggedIn();
    const foreign = {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' },
      body: new URLSearchParams(),
    };
    expect((await browser.get('/api/user-logout/', foreign)).status).toBe(403);
    expect(await isLoggedIn(browser)).toBe(true);
  });
});

describe('password', () => {
  test('API-39 USER-06 the old one is required; the new one ends all other sessions', async () => {
    await seedUser(app, 'otto', password);
    const [here, there] = [await loggedIn('otto'), await loggedIn('otto')];
    const wrong = await here.call('POST', '/api/user-password/', { old_password: 'wrong', new_password: 'noch ein Passwort' });
    expect([wrong.status, await wrong.json()]).toEqual([400, { old_password: ['Das ist nicht Ihr bisheriges Passwort.'] }]);
    const short = await here.call('POST', '/api/user-password/', { old_password: password, new_password: 'kurz' });
    expect([short.status, Object.keys(await short.json())]).toEqual([400, ['new_password']]);
    expect(await isLoggedIn(there)).toBe(true);
    const done = await here.call('POST', '/api/user-password/', { old_password: password, new_password: 'noch ein Passwort' });
    expect(done.status).toBe(204);
    expect(await isLoggedIn(here)).toBe(true);
    expect(await isLoggedIn(there)).toBe(false);
    expect((await new Browser(app).logIn('otto', password)).status).toBe(400);
    expect((await new Browser(app).logIn('otto', 'noch ein Passwort')).status).toBe(200);
  });
});

describe('pages and the page cache', () => {
  test('ROLE-01 ROLE-02 only a verified editor bypasses the page cache, neither a cookie alone nor an account', async () => {
    const path = '/de/kalender';
    await app.get(path);
    const publicPage = await (await app.get(path)).text();
    const editor = await headersOf(app, 'editor');
    for (const headers of [{ cookie: `sessionid=${'A'.repeat(43)}` }, await headersOf(app, 'account'), await headersOf(app, 'dashboard')]) {
      const response = await app.get(path, { headers });
      expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      expect(await response.text()).toBe(publicPage);
    }
    const renders = app.app.cache.stats().renders;
    for (let round = 1; round <= 2; round++) {
      const response = await app.get(path, { headers: editor });
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('etag')).toBeNull();
      expect(app.app.cache.stats().renders).toBe(renders + round);
    }
    expect(await (await app.get(path)).text()).toBe(publicPage);
    expect(app.app.cache.stats().renders).toBe(renders + 2);
  });

  test('API-33 ROLE-02 ROLE-03 the editor call answers name and admin menu, in the language', async () => {
    const browser = await loggedIn('eva');
    expect(await (await browser.get('/en/pageeditor-api/user')).json()).toEqual({
      id: expect.any(Number),
      username: 'eva',
      email: 'eva@example.org',
      admin_menus: expect.arrayContaining([
        { title: 'Start', url: '/cms-hub?lang=en', group: null },
        { title: 'Performances', url: '/en/admin/events', group: 'Programme' },
        { title: 'Rooms', url: '/en/admin/rooms', group: 'Programme' },
      ]),
    });
  });
});
