import { logIn } from '../support/demo-login.ts';
import { demoPassword } from '../support/demo-site.ts';
import { desktop, expect, phone, ready, test, withoutScript } from '../support/site.ts';
import { checkPages, fillLogin } from './accounts-steps.ts';

test.describe('on a computer', () => {
  test.use(desktop);

  test('NAV-08 USER-03 USER-04 USER-08 from the header to the login, back to the page, with name and dropdown, and out again', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => void (request.url().includes('user-details') && requests.push(request.url())));
    await page.goto('/de/kalender?date=24-12-2026');
    await ready(page);
    await page.waitForLoadState('networkidle');
    expect(requests, 'nobody is asked about who was never logged in').toEqual([]);
    await page.getByRole('banner').getByRole('link', { name: 'Mein Konto' }).click();
    await expect(page).toHaveURL(/\/de\/user\/login\?next=/);
    await fillLogin(page, 'de');
    await expect(page).toHaveURL(/\/de\/kalender\?date=24-12-2026$/);

    const item = page.getByRole('banner').locator('.account');
    await expect(item.locator('summary')).toHaveText('Vito Sanders');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Mein Konto' })).toBeHidden();
    await item.locator('summary').press('Enter');
    await expect(item.getByRole('link', { name: 'Mein Profil' })).toHaveAttribute('href', '/de/user/profile');
    await expect(item.getByRole('link', { name: 'Zum Webshop' })).toHaveAttribute('href', '/webshop?lang=de');
    await page.keyboard.press('Escape');
    await expect(item.locator('summary')).toBeFocused();
    await expect(item.getByRole('link', { name: 'Mein Profil' })).toBeHidden();

    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mein Profil');
    await item.locator('summary').click();
    await item.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page).toHaveURL(/\/de$/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Mein Konto' })).toBeVisible();
    await expect(item).toBeHidden();
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('sessionid');
  });

  test('USER-01 USER-03 API-05 where the account could not be loaded the next page loads it, without a new document', async ({
    page,
    problems,
  }) => {
    problems.expect(/user-details/);
    await logIn(page, 'visitor');
    await page.route('**/api/user-details/**', (route) => route.abort(), { times: 1 });
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('user-details'));
    await page.goto('/de/team');
    await ready(page);
    await failed;
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum', exact: true }).click();
    await expect(page).toHaveURL('/de/impressum');
    await expect(page.getByRole('banner').locator('.account summary')).toHaveText('Vito Sanders');
    await expect(page.locator('.account a[data-to]').first()).toHaveAttribute('href', /./);
  });

  test('USER-07 ROUTE-29 a wrong password is reported and the typed name stays, by keyboard alone', async ({ page, problems }) => {
    problems.expect(/status of 400/);
    await page.goto('/en/user/login?next=/en/team');
    await page.getByLabel('Username or e-mail').focus();
    await page.keyboard.type('editor');
    await page.keyboard.press('Tab');
    await page.keyboard.type('wrong');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('The name or the password is wrong. Check both and try again.');
    await expect(page.getByLabel('Username or e-mail')).toHaveValue('editor');
    await page.getByLabel('Password').focus();
    await page.keyboard.type(demoPassword);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/team$/);
  });

  test('USER-07 a field left empty is named in the language of the page, not of the browser, and has the focus', async ({
    page,
    problems,
  }) => {
    problems.expect(/status of 400/);
    await page.goto('/en/user/login');
    await page.getByLabel('Username or e-mail').fill('editor');
    await page.keyboard.press('Enter');
    const password = page.getByLabel('Password');
    await expect(password).toHaveAccessibleDescription('This field is required!');
    await expect(password).toBeFocused();
    await expect(page.getByLabel('Username or e-mail')).toHaveValue('editor');
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('NAV-08 USER-03 the account stands in the menu, and an expired session disappears from it', async ({ page }) => {
    await page.goto('/en');
    await page.locator('.burger').tap();
    await page.locator('.side-menu').getByRole('link', { name: 'My account' }).tap();
    await fillLogin(page, 'en');
    await expect(page).toHaveURL(/\/en$/);
    await page.locator('.burger').tap();
    const item = page.locator('.side-menu .account');
    await item.locator('summary').tap();
    await item.getByRole('link', { name: 'My Profile' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Profile');

    await page.context().clearCookies({ name: 'sessionid' });
    await page.goto('/en');
    await expect.poll(async () => (await page.context().cookies()).some(({ name }) => name === 'is_logged_in')).toBe(false);
    await expect(item).toBeHidden();
  });
});

test.describe('without script', () => {
  test.use(withoutScript);

  test('USER-05 USER-06 USER-07 USER-08 login, profile and logout are plain forms', async ({ page }) => {
    await page.goto('/de');
    await page.getByRole('banner').getByRole('link', { name: 'Mein Konto' }).click();
    await fillLogin(page, 'de');
    await expect(page).toHaveURL(/\/de$/);
    await page.goto('/de/user/profile');
    await page.getByLabel('Vorname').fill('Viktor');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Gespeichert.' })).toBeVisible();
    await expect(page.getByLabel('Vorname')).toHaveValue('Viktor');
    await page.getByLabel('Vorname').fill('Vito');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Abmelden' }).click();
    await expect(page).toHaveURL(/\/de$/);
    await page.goto('/de/user/settings');
    await expect(page).toHaveURL(/\/de\/user\/login\?next=%2Fde%2Fuser%2Fsettings$/);
  });
});

test.describe('axe', () => {
  test.use(phone);

  test('PERF-05 USER-05 USER-06 ROUTE-29 axe finds nothing on login, password, profile and settings', async ({ page, problems }) => {
    test.slow();
    problems.expect(/status of 400/);
    await checkPages(page, 'de');
  });
});
