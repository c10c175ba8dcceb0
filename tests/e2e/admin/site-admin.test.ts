import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test, withoutScript } from '../support/site.ts';
import { text } from '../support/texts.ts';
import { expectTidy, openOffice } from './office.ts';

const press = async (page: Page, name: string | RegExp) => {
  await page.getByRole('main').getByRole('button', { name }).last().focus();
  await page.keyboard.press('Enter');
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('ADMIN-05 EMBED-08 the focal point of a picture by keyboard and by a press on it; what uses it stands before it goes', async ({
    page,
    site,
  }) => {
    await openOffice(page, 'de', '/admin/media', 'admin');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Wegstern/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Wegstern');
    await expectTidy(page, 'picture');
    const left = page.getByLabel('Von links, %');
    await left.fill('30');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').first()).toContainText('Gespeichert');
    await expect(left).toHaveValue('30');
    await page.locator('.adm-focal').click({ position: { x: 4, y: 4 } });
    expect(Number(await left.inputValue())).toBeLessThan(5);
    await press(page, 'Speichern');
    await expect(page.getByRole('status').first()).toContainText('Gespeichert');
    await page.getByRole('link', { name: 'Löschen' }).click();
    await expect(page.getByRole('link', { name: 'Startseite' })).toBeVisible();
    await expectTidy(page, 'picture to delete');
    await site.edit([], async () => undefined);
  });

  test('FORM-11 ADMIN-06 without a mail server the link of a mail is found in the office, read and downloaded', async ({ page, site }) => {
    await site.edit([], async () => undefined);
    await page.goto('/de/user/password');
    await page.getByLabel(text('de', 'shop_email')).fill('visitor@example.org');
    await page.keyboard.press('Enter');
    await expect(page.getByText(text('de', 'account_mail_sent'))).toBeVisible();
    await openOffice(page, 'de', '/admin/mails', 'admin');
    await expect(page.getByText('Es gibt keinen Mailserver')).toBeVisible();
    await expectTidy(page, 'mails');
    const link = page.getByRole('link', { name: /^Neues Passwort/ }).first();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Neues Passwort');
    await expect(page.getByRole('main')).toContainText('/de/user/password?token=');
    await expectTidy(page, 'one mail');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: text('de', 'admin_mails_file') }).press('Enter'),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.eml$/);
  });

  test('OPS-282 the page of backups renews itself while one runs, without moving the focus, and says how it ended', async ({
    page,
    site,
    problems,
  }) => {
    problems.expect(/Failed to load|ERR_FAILED/);
    await openOffice(page, 'de', '/admin/backups', 'admin');
    await press(page, 'Jetzt sichern');
    await expect(page.locator('.bs-note.ok')).toContainText(/Sicherung, .*: in Ordnung/);
    await expect(page.locator('.bs-note').filter({ hasText: 'Die Sicherung läuft.' })).toHaveCount(0);
    // One that another instance with the same folder writes.
    const note = join(site.dataDir, 'backups/running.json');
    writeFileSync(note, JSON.stringify({ kind: 'backup', name: 'x', is_daily: true, user: null, began_at: site.clock.now() }));
    await page.clock.install();
    await page.goto('/de/admin/backups');
    const running = page.locator('.bs-note').filter({ hasText: 'Die Sicherung läuft.' });
    await expect(running).toBeVisible();
    const button = page.getByRole('button', { name: 'Jetzt sichern' });
    await expect(button).toBeDisabled();
    await expectTidy(page, 'a backup runs');
    const time = page.getByLabel('Uhrzeit');
    await time.fill('03:30');
    await time.focus();
    const address = '**/de/admin/backups';
    await page.route(address, (route) => route.abort());
    await page.clock.runFor(2500);
    const failed = page.getByRole('status').filter({ hasText: 'ließ sich nicht aktualisieren' });
    await expect(failed).toBeVisible();
    await page.unroute(address);
    rmSync(note);
    await page.clock.runFor(2500);
    await expect(button).toBeEnabled();
    await expect(failed).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: /^Sicherung, .*: in Ordnung$/ })).toHaveCount(1);
    await expect(running).toHaveCount(0);
    await expect(time).toBeFocused();
    await expect(time).toHaveValue('03:30');
    rmSync(join(site.dataDir, 'backups'), { recursive: true });
  });

  test('SEC-35 lines of the log appear while somebody follows it, and a request is found by its id', async ({ page, site }) => {
    const folder = join(site.dataDir, 'log');
    mkdirSync(folder, { recursive: true });
    const write = (msg: string, reqId: string) =>
      appendFileSync(
        join(folder, 'server-2026-11-20.log'),
        `${JSON.stringify({ level: 50, time: Date.parse('2026-11-20T15:00:00Z'), reqId, place: 'GET /de', msg })}\n`,
      );
    write('the first failure', 'request-1');
    await openOffice(page, 'de', '/admin/logs', 'admin');
    await expect(page.getByText('the first failure', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: text('de', 'logs_follow') }).press('Enter');
    write('the second failure', 'request-2');
    await expect(page.getByRole('listitem').filter({ hasText: 'Fehler' }).first()).toContainText('the second failure');
    await page
      .locator('summary')
      .filter({ hasText: text('de', 'logs_details') })
      .first()
      .press('Enter');
    await expectTidy(page, 'log');
    await page.getByLabel(text('de', 'logs_search')).fill('request-1');
    await expect(page.getByText('the second failure', { exact: true })).toHaveCount(0);
    await expect(page.getByText('the first failure', { exact: true })).toBeVisible();
  });

  test('ADMIN-05 ADMIN-06 every site-wide page passes axe and fits, with what is wrong and what was done among them', async ({
    page,
    site,
    problems,
  }) => {
    test.slow();
    problems.expect(/status of 400/);
    await openOffice(page, 'de', '/admin/redirects', 'admin');
    for (const path of [
      'redirects',
      'redirects/new?from=/de/alt',
      'form-entries',
      'form-entries/person',
      'navigation',
      'users',
      'users/new',
      'mails',
      'backups',
      'logs',
      'settings',
      'design',
      'html',
      'html/new',
      'media',
      'media?search=zzzz',
    ]) {
      await page.goto(`/de/admin/${path}`);
      await expectTidy(page, path);
    }
    await page.goto('/de/admin/redirects/new?from=/de/alt');
    await expect(page.getByLabel('Alte Adresse')).toHaveValue('/de/alt');
    await page.getByLabel('Führt nach').fill('nirgends');
    await press(page, 'Speichern');
    await expect(page.getByRole('alert')).toContainText('Ein Ziel beginnt mit / oder https://');
    await expect(page.getByLabel('Führt nach')).toBeFocused();
    await expect(page.getByLabel('Führt nach')).toHaveValue('nirgends');
    await expectTidy(page, 'redirect refused');
    await page.getByLabel('Führt nach').fill('/de/kalender');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toContainText('Gespeichert');
    expect((await fetch(`${site.url}/de/alt`, { redirect: 'manual' })).headers.get('location')).toBe('/de/kalender');
    await page.getByRole('link', { name: 'Löschen' }).click();
    await expectTidy(page, 'redirect to delete');
    await press(page, 'Löschen');
    await expect(page.getByRole('status').filter({ hasText: 'Gelöscht' })).toBeVisible();
    await page.goto('/de/admin/users/new');
    await page.getByLabel('Benutzername').fill('a@b');
    await press(page, 'Konto anlegen und einladen');
    await expect(page.getByRole('alert')).toContainText('kein @');
    await expectTidy(page, 'account refused');
    await page.goto('/de/admin/html/new');
    await site.edit([], async () => undefined);
  });
});

test('ADMIN-05 ADMIN-11 EDIT-19 by keyboard a menu is put in order without a page load; the focus stays on the button, and the page shows it', async ({
  page,
  site,
}) => {
  await openOffice(page, 'en', '/admin/navigation', 'admin');
  const footer = page.getByRole('region', { name: 'Footer' });
  const main = page.getByRole('region', { name: 'Main menu' });
  const names = () => main.locator('xpath=./ol/li/div//strong').allTextContents();
  const before = await names();
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  const down = main.getByRole('button', { name: `Move down: ${before[0]}`, exact: true });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('button', { name: `Move down: ${before[0]}`, exact: true })).toBeFocused();
  await expect.poll(async () => (await names()).slice(0, 2)).toEqual([before[1], before[0]]);
  await footer.getByRole('button', { name: /^Add a link/ }).press('Enter');
  await expect(page.getByLabel('Text of the link, Deutsch')).toBeFocused();
  await page.keyboard.type('Freunde');
  await page.getByLabel('Address', { exact: true }).fill('https://friends.example/');
  await expectTidy(page, 'navigation with a link');
  const [, second = ''] = before;
  await main.getByRole('button', { name: `Take out of the menu: ${second}`, exact: true }).press('Enter');
  await expect(main.getByLabel('Add a page')).toBeFocused();
  await main.getByLabel('Add a page').selectOption(await main.getByRole('option', { name: second }).getAttribute('value'));
  await main.getByRole('button', { name: /^Add: / }).press('Enter');
  await expect.poll(async () => (await names()).at(-1)).toBe(second);
  expect(loads).toEqual([]);
  await page.getByLabel('Address', { exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('status')).toContainText('Saved');
  const seen = await (await fetch(`${site.url}/de`)).text();
  expect(seen).toContain('https://friends.example/');
  await site.edit([], async () => undefined);
});

test.describe('without script', () => {
  test.use(withoutScript);

  test('ADMIN-06 BRAND-01 a design setting changes every page and can be reset to the value of the brand', async ({ page, site }) => {
    await openOffice(page, 'en', '/admin/design', 'admin');
    const seen = async () => (await fetch(`${site.url}/en`)).text();
    expect(await seen()).toContain('side-menu dark style1');
    await page.getByLabel('Menu on small screens').selectOption({ label: 'from the left' });
    await page.getByRole('button', { name: 'Save' }).last().click();
    await expect(page.getByRole('status')).toContainText('Saved');
    expect(await seen()).toContain('side-menu dark style2');
    await page.getByRole('button', { name: 'Reset to the brand: Menu on small screens' }).click();
    await expect(page.getByRole('status')).toContainText('shows the value of the brand');
    await page.getByRole('button', { name: 'Save' }).last().click();
    expect(await seen()).toContain('side-menu dark style1');
    await site.edit([], async () => undefined);
  });

  test('ROLE-05 editors see neither the links nor the pages for administrators', async ({ page, problems }) => {
    problems.expect(/status of 403/);
    await openOffice(page, 'en', '/admin/redirects', 'editor');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Redirects' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Redirects' })).toHaveAttribute('aria-current', 'page');
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect(menu).toBeHidden();
    await page.getByText('Menu', { exact: true }).click();
    await expect(menu.getByRole('link', { name: 'Redirects' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Accounts' })).toHaveCount(0);
    for (const name of ['navigation', 'users', 'settings', 'design', 'html']) {
      expect((await page.goto(`/en/admin/${name}`))?.status(), name).toBe(403);
      await expect(page.getByRole('main')).toContainText('for administrators');
    }
  });
});
