import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { htmlFindings } from '../../support/html-findings.ts';
import { rowsOf } from '../../support/imports/import.ts';
import { Browser, seedUser } from '../../support/office/accounts.ts';
import { isLoggedIn, password, peopleOf, to } from '../../support/office/people.ts';
import { seedSeason } from '../../support/programme/season.ts';

let app: TestApp;
const { someone, loggedIn } = peopleOf(() => app);

beforeAll(async () => {
  app = await startTestApp({ seed: seedSeason });
});
afterAll(() => app.close());

describe('the login page', () => {
  test('ROUTE-29 USER-07 is valid HTML in both languages, noindex and not cached', async () => {
    for (const [path, heading] of Object.entries({ '/de/user/login': 'Anmelden', '/en/user/login': 'Log in' })) {
      const response = await app.get(path);
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
      expect(html).toContain('<meta name="robots" content="none"/>');
      expect(await htmlFindings(html)).toEqual([]);
    }
  });

  test('ROUTE-29 USER-07 without script the form redirects to next on this site, else home', async () => {
    const person = await someone();
    const targets: Record<string, string> = {
      '/en/events?date=24-12-2026': '/en/events?date=24-12-2026',
      '//elsewhere.example/': '/de',
      '/\\elsewhere.example': '/de',
      '/.//elsewhere.example': '/de',
      'https://elsewhere.example/': '/de',
      'javascript:alert(1)': '/de',
    };
    for (const [next, target] of Object.entries(targets)) {
      const browser = new Browser(app);
      const path = `/de/user/login?next=${encodeURIComponent(next)}`;
      const [, action] = /<form[^>]* action="([^"]*\/user\/[^"]*)"/.exec(await (await browser.get(path)).text()) ?? [];
      expect(action).toBe(target === next ? path : '/de/user/login');
      expect(to(await browser.submit(path, { username: person.name, password }))).toEqual([303, target]);
      expect(await isLoggedIn(browser)).toBe(true);
    }
  });

  test('USER-07 a wrong password answers 400 with the error and the name, never the password; then 429 with Retry-After', async () => {
    const person = await someone();
    const browser = new Browser(app);
    const wrong = await browser.submit('/en/user/login?next=%2Fen%2Fevents', { username: person.name, password: 'a"><secret' });
    const html = await wrong.text();
    expect([wrong.status, wrong.headers.get('cache-control')]).toEqual([400, 'no-store']);
    expect(html).toContain('The name or the password is wrong. Check both and try again.');
    expect(html).toContain(`value="${person.name}"`);
    expect(html).toContain('action="/en/user/login?next=%2Fen%2Fevents"');
    expect(html).not.toContain('secret');
    expect(await htmlFindings(html)).toEqual([]);
    for (let round = 0; round < 4; round++) await browser.submit('/en/user/login', { username: person.name, password: 'wrong' });
    const refused = await browser.submit('/en/user/login', { username: person.name, password });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900']);
    expect(await refused.text()).toContain('Please wait 15 minutes');
  });

  test('FORM-07 USER-07 an empty field shows that it is required', async () => {
    const response = await new Browser(app).submit('/de/user/login', { username: ' ', password: '' });
    expect(response.status).toBe(400);
    expect((await response.text()).match(/<\/svg>Dieses Feld ist erforderlich!/g)).toHaveLength(2);
  });

  test('USER-07 ERR-05 the character NUL in a form is left out instead of failing', async () => {
    for (const username of ['\0', 'a\0b']) {
      const response = await new Browser(app).submit('/de/user/login', { username, password: 'x\0' });
      expect(response.status).toBe(400);
    }
  });

  test('API-02 USER-07 a cross-origin form does not log in', async () => {
    const person = await someone();
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://elsewhere.example' }, {}] as Record<string, string>[]) {
      const response = await app.get('/de/user/login', {
        method: 'POST',
        headers,
        body: new URLSearchParams({ username: person.name, password }),
        redirect: 'manual',
      });
      expect([response.status, response.headers.getSetCookie()]).toEqual([403, []]);
      expect(await response.text()).toContain('Das Formular kam nicht von dieser Seite.');
    }
  });

  test('USER-04 logged-in users are redirected to next, else home', async () => {
    const { browser } = await loggedIn();
    expect(to(await browser.get('/en/user/login'))).toEqual([302, '/en']);
    expect(to(await browser.get('/en/user/login?next=/en/team'))).toEqual([302, '/en/team']);
    expect(to(await browser.get('/en/user/login?next=//elsewhere.example'))).toEqual([302, '/en']);
  });

  test('ROUTE-29 SITE-02 the login works while the site is off, and an editor sees the pages', async () => {
    const off = await startTestApp({ seed: seedSeason });
    try {
      await seedUser(off, 'eva', password, { is_editor: true });
      await rowsOf(off.database, 'update site_settings set is_site_online = false');
      expect((await off.get('/de/kalender')).status).toBe(503);
      const browser = new Browser(off);
      expect((await browser.get('/de/user/login')).status).toBe(200);
      expect(to(await browser.submit('/de/user/login', { username: 'eva', password }))).toEqual([303, '/de']);
      expect((await browser.get('/de/kalender')).status).toBe(200);
      expect((await off.get('/de/kalender')).status).toBe(503);
    } finally {
      await off.close();
    }
  });
});

describe('profile and settings', () => {
  test('ROUTE-22 ROUTE-23 USER-05 USER-06 anonymous visitors are redirected to the login with next; their forms change nothing', async () => {
    for (const path of ['/de/user/profile', '/en/user/settings']) {
      const login = `${path.slice(0, 3)}/user/login?next=${encodeURIComponent(path)}`;
      expect(to(await new Browser(app).get(path))).toEqual([302, login]);
      expect(to(await new Browser(app).submit(path, { operation: 'everywhere' }))).toEqual([303, login]);
    }
  });

  test('USER-05 the profile changes names and e-mail; an invalid or taken address is shown again with the input', async () => {
    const other = await someone();
    const { browser, name, email } = await loggedIn();
    const html = await (await browser.get('/de/user/profile')).text();
    for (const shown of [`<dd>${name}</dd>`, 'value="Ada"', 'value="Brandt"', `value="${email}"`, 'href="/webshop?lang=de"'])
      expect(html).toContain(shown);
    expect(await htmlFindings(html)).toEqual([]);
    for (const [given, message] of Object.entries({
      nowhere: 'Bitte geben Sie eine E-Mail-Adresse',
      [other.email]: 'gehört schon zu einem anderen Konto',
    })) {
      const refused = await browser.submit('/de/user/profile', { first_name: 'Émilie', last_name: '<b>', email: given });
      const again = await refused.text();
      expect(refused.status).toBe(400);
      for (const shown of [message, 'value="Émilie"', 'value="&lt;b&gt;"', `value="${given}"`]) expect(again).toContain(shown);
    }
    const done = await browser.submit('/de/user/profile', { first_name: 'Émilie', last_name: '', email: `new-${email}` });
    expect(to(done)).toEqual([303, '/de/user/profile?done=profile']);
    expect(await (await browser.get('/de/user/profile?done=profile')).text()).toContain('Gespeichert.');
    expect(await (await browser.get('/api/user-details/')).json()).toMatchObject({
      first_name: 'Émilie',
      last_name: '',
      email: `new-${email}`,
    });
  });

  test('USER-06 changing the password requires the old one', async () => {
    const { browser, name } = await loggedIn();
    const change = (old_password: string, new_password: string) =>
      browser.submit('/en/user/settings', { operation: 'password', old_password, new_password });
    const wrong = await change('wrong', 'another long one');
    expect([wrong.status, (await wrong.text()).includes('This is not your current password.')]).toEqual([400, true]);
    expect((await change(password, 'short')).status).toBe(400);
    expect(to(await change(password, 'another long one'))).toEqual([303, '/en/user/settings?done=password']);
    expect(await isLoggedIn(browser)).toBe(true);
    expect((await new Browser(app).logIn(name, password)).status).toBe(400);
    expect((await new Browser(app).logIn(name, 'another long one')).status).toBe(200);
  });

  test('USER-06 the preferred language is stored, and a form ends all sessions', async () => {
    const { browser, name, id } = await loggedIn();
    expect(to(await browser.submit('/de/user/settings', { operation: 'language', language: 'en' }))).toEqual([
      303,
      '/en/user/settings?done=language',
    ]);
    expect(await rowsOf(app.database, `select language from users where id = ${id}`)).toEqual([{ language: 'en' }]);
    expect((await browser.submit('/de/user/settings', { operation: 'language', language: 'fr' })).status).toBe(400);
    const there = new Browser(app);
    await there.logIn(name, password);
    expect(to(await browser.submit('/de/user/settings', { operation: 'everywhere' }))).toEqual([303, '/de/user/login?done=everywhere']);
    expect([await isLoggedIn(browser), await isLoggedIn(there)]).toEqual([false, false]);
  });
});

test('ROUTE-29 other addresses below user are not found', async () => {
  for (const path of ['/de/user/admin', '/de/user', '/en/user/profile/more']) expect((await app.get(path)).status).toBe(404);
});
