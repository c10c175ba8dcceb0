import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { htmlFindings } from '../../support/html-findings.ts';
import { rowsOf } from '../../support/imports/import.ts';
import { Browser, mailsOf, seedUser } from '../../support/office/accounts.ts';
import { seedSeason } from '../../support/programme/season.ts';

const password = 'ein langes Passwort';
let app: TestApp;
let number = 0;

beforeAll(async () => {
  app = await startTestApp({ seed: seedSeason });
});
afterAll(() => app.close());

/** Separate account per test, so that rate limits are independent. */
async function someone(values: Parameters<typeof seedUser>[3] = {}) {
  number += 1;
  const name = `person${number}`;
  return { name, email: `${name}@example.org`, id: await seedUser(app, name, password, values) };
}

async function loggedIn(values: Parameters<typeof seedUser>[3] = {}) {
  const person = await someone(values);
  const browser = new Browser(app);
  expect((await browser.submit('/de/user/login', { username: person.name, password })).status).toBe(303);
  return { ...person, browser };
}

const to = (response: Response) => [response.status, response.headers.get('location')];
const isLoggedIn = async (browser: Browser) =>
  ((await (await browser.get('/api/user-details/')).json()) as { is_logged_in: boolean }).is_logged_in;

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
    expect(html).toContain('Name or password is not right. Check both and try again.');
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

describe('a forgotten password', () => {
  const ask = (email: string, language = 'de') => new Browser(app).submit(`/${language}/user/password`, { email });
  const linkOf = (mail: string) => /\/user\/password\?token=([\w-]{43})/.exec(mail.replaceAll('=\n', '').replaceAll('=3D', '='))?.[1] ?? '';
  const mailTo = async (email: string, count = 1) => {
    const userMails = () => mailsOf(app).filter((mail) => mail.includes(`To: ${email}`));
    await expect.poll(() => userMails().length).toBe(count);
    return userMails().at(-1) ?? '';
  };

  test('USER-07 the mailed link sets a new password once, ends all sessions and redirects to the login', async () => {
    const { browser, email, name } = await loggedIn();
    expect(to(await ask(email.toUpperCase()))).toEqual([303, '/de/user/password?done=mail']);
    const mail = await mailTo(email);
    expect(mail).toMatch(/^Subject: \S/m);
    const token = linkOf(mail);
    const page = await (await app.get(`/de/user/password?token=${token}`)).text();
    expect(page).toContain('autoComplete="new-password"');
    expect(await htmlFindings(page)).toEqual([]);
    const set = (word: string) => new Browser(app).submit('/de/user/password', { token, password: word });
    expect((await set('kurz')).status).toBe(400);
    expect(to(await set('ein ganz neues'))).toEqual([303, '/de/user/login?done=password']);
    expect(await isLoggedIn(browser)).toBe(false);
    const again = await set('noch ein neues');
    expect([again.status, (await again.text()).includes('Dieser Link gilt nicht mehr.')]).toEqual([400, true]);
    expect((await new Browser(app).logIn(name, password)).status).toBe(400);
    expect((await new Browser(app).logIn(name, 'ein ganz neues')).status).toBe(200);
  });

  test('USER-07 a refused password leaves the form of the link open; an expired link says so before anything is typed', async () => {
    const { email } = await someone();
    const began = app.clock.now();
    try {
      await ask(email);
      const token = linkOf(await mailTo(email));
      const refused = await new Browser(app).submit('/de/user/password', { token, password: 'kurz' });
      const form = await refused.text();
      expect([refused.status, form.includes(`name="token" value="${token}"`)]).toEqual([400, true]);
      expect(form).not.toContain('Dieser Link gilt nicht mehr.');
      app.clock.advance(60 * 60 * 1000);
      const over = await (await app.get(`/de/user/password?token=${token}`)).text();
      expect(over).toContain('Dieser Link gilt nicht mehr.');
      expect(over).not.toContain('autoComplete="new-password"');
      expect(over).toContain('name="email"');
    } finally {
      app.clock.set(began);
    }
  });

  test('USER-07 a link that was mailed to the address before is no link of the account any more', async () => {
    const { browser, email } = await loggedIn();
    await ask(email);
    const token = linkOf(await mailTo(email));
    const profile = (address: string) => browser.submit('/de/user/profile', { first_name: 'Ada', last_name: 'Neu', email: address });
    await profile(email);
    expect(await (await app.get(`/de/user/password?token=${token}`)).text()).toContain('autoComplete="new-password"');
    expect(to(await profile(`neu-${email}`))).toEqual([303, '/de/user/profile?done=profile']);
    expect(await (await app.get(`/de/user/password?token=${token}`)).text()).toContain('Dieser Link gilt nicht mehr.');
  });

  test('USER-07 API-39 the link is valid for 60 minutes, and the mail is in the language of the account', async () => {
    const { email, name } = await someone({ language: 'en' });
    const began = app.clock.now();
    try {
      await ask(email, 'de');
      const first = await mailTo(email);
      expect(first).toContain('Hello Ada');
      const reset = (token: string) =>
        new Browser(app).call('POST', '/api/user-password-reset/', { token, new_password: 'ein ganz neues' });
      app.clock.advance(60 * 60 * 1000);
      expect((await reset(linkOf(first))).status).toBe(400);
      await ask(email);
      const second = linkOf(await mailTo(email, 2));
      app.clock.advance(59 * 60 * 1000);
      expect((await reset(second)).status).toBe(204);
      expect((await new Browser(app).logIn(name, 'ein ganz neues')).status).toBe(200);
    } finally {
      app.clock.set(began);
    }
  });

  test('USER-07 API-39 an unknown or inactive address gets the same response and no mail; an account at most three an hour', async () => {
    const { email: off } = await someone({ is_active: false });
    const { email } = await someone();
    const before = mailsOf(app).length;
    for (const address of ['nobody@example.org', off]) {
      expect(to(await ask(address))).toEqual([303, '/de/user/password?done=mail']);
      expect((await new Browser(app).call('POST', '/api/user-password-reset/', { email: address })).status).toBe(204);
    }
    for (let round = 0; round < 5; round++) expect((await ask(email)).status).toBe(303);
    await mailTo(email, 3);
    expect(mailsOf(app)).toHaveLength(before + 3);
    for (const address of ['nowhere', '', 'a@example.org\r\nBcc: b@example.org']) expect((await ask(address)).status).toBe(400);
  });

  test('USER-07 an invented token sets nothing', async () => {
    for (const token of ['', 'x', 'A'.repeat(43), 'ä'.repeat(90)]) {
      const response = await new Browser(app).call('POST', '/api/user-password-reset/', { token, new_password: 'ein ganz neues' });
      expect([response.status, Object.keys(await response.json())]).toEqual([400, ['token']]);
    }
  });
});

test('ROUTE-29 other addresses below user are not found', async () => {
  for (const path of ['/de/user/admin', '/de/user', '/en/user/profile/more']) expect((await app.get(path)).status).toBe(404);
});
