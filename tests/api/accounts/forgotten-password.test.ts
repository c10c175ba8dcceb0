import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { htmlFindings } from '../../support/html-findings.ts';
import { Browser, mailsOf, seedUser } from '../../support/office/accounts.ts';
import { isLoggedIn, password, peopleOf, to } from '../../support/office/people.ts';
import { seedSeason } from '../../support/programme/season.ts';

let app: TestApp;
const { someone, loggedIn } = peopleOf(() => app);

beforeAll(async () => {
  app = await startTestApp({ seed: seedSeason });
});
afterAll(() => app.close());

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

  test('USER-07 SEC-300 whoever sets a password by the mailed link gets in at once with it, while others fail with the account or the same browser has failed too often', async () => {
    const site = await startTestApp({
      environment: { TRUST_PROXY: 'true' },
      seed: (database) => seedUser({ database }, 'ada', password),
    });
    const from = (address: string) => new Browser(site, { 'x-forwarded-for': address });
    const mailedLink = async (browser: Browser, count: number) => {
      await browser.submit('/de/user/password', { email: 'ada@example.org' });
      await expect.poll(() => mailsOf(site)).toHaveLength(count);
      return linkOf(mailsOf(site).at(-1) ?? '');
    };
    try {
      for (let attempt = 0; attempt < 50; attempt++) await from(`192.0.3.${Math.floor(attempt / 5)}`).logIn('ada', 'wrong');
      const browser = from('192.0.2.1');
      expect((await browser.logIn('ada', password)).status).toBe(429);
      const set = { token: await mailedLink(browser, 1), password: 'ein ganz neues' };
      expect(to(await browser.submit('/de/user/password', set))).toEqual([303, '/de/user/login?done=password']);
      expect((await from('192.0.2.1').logIn('ada', 'ein ganz neues')).status).toBe(429);
      expect((await browser.logIn('ada', 'ein ganz neues')).status).toBe(200);

      for (let attempt = 0; attempt < 5; attempt++) await browser.logIn('ada', 'wrong');
      expect((await browser.logIn('ada', 'ein ganz neues')).status).toBe(429);
      const call = { token: await mailedLink(browser, 2), new_password: 'noch ein anderes' };
      expect((await browser.call('POST', '/api/user-password-reset/', call)).status).toBe(204);
      expect((await browser.logIn('ada', 'noch ein anderes')).status).toBe(200);
    } finally {
      await site.close();
    }
  }, 60_000);

  test('USER-07 an invented token sets nothing', async () => {
    for (const token of ['', 'x', 'A'.repeat(43), 'ä'.repeat(90)]) {
      const response = await new Browser(app).call('POST', '/api/user-password-reset/', { token, new_password: 'ein ganz neues' });
      expect([response.status, Object.keys(await response.json())]).toEqual([400, ['token']]);
    }
  });
});
