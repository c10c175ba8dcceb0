import { expect, type Locator, type Page, test } from '@playwright/test';
import { openSyncedSite, type SyncedSite } from '../../support/booking/synced-site.ts';
import { axeViolations } from '../support/axe-violations.ts';

/** At 360 px nothing may be wider than the screen. */
test.use({ viewport: { width: 360, height: 740 } });

let site: SyncedSite;
test.beforeEach(async ({ context }) => {
  // The demo venue's shop has no synchronisation, so this is a site of its own, at the server that speaks pretix's API.
  site = await openSyncedSite();
  await context.addCookies(site.cookies.map(([name, value]) => ({ name, value, url: site.app.url })));
});
test.afterEach(() => site.close());

/** Moves the focus to a control by Tab alone, and presses it. */
async function press(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const isThere = () => control.evaluate((element) => element === document.activeElement);
  for (let tab = 0; tab < 60 && !(await isThere()); tab++) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
  await page.keyboard.press('Enter');
}

test('SHOP-110 SHOP-114 SHOP-124 what webshop and office do not agree on is read and decided by keyboard, on a phone', async ({ page }) => {
  await site.sync();
  // Who has a ticket gets a mail; without anybody there is none to read.
  for (const subevent of [12, 13])
    site.pretix.listedOrders.push({
      ...{ code: `HERS${subevent}`, status: 'p', email: 'ada@example.org', locale: 'de' },
      positions: [{ id: subevent, subevent, canceled: false }],
    });
  await site.move(1, '2026-12-01T19:00:00+01:00');
  site.pretix.setDate(12, { date_from: '2026-12-01T20:00:00+01:00' });
  site.pretix.setDate(13, { date_from: '2026-12-03T20:15:00+01:00' });
  site.pretix.setDate(15, site.date(15, '2026-12-08T19:30:00+01:00'));
  await site.sync();
  await page.goto(`${site.app.url}/de/admin/shop-sync`);
  await expect(page.getByRole('heading', { level: 1, name: 'Abgleich mit dem Webshop' })).toBeVisible();
  expect(await axeViolations(page, 'main')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const conflict = page.getByRole('region', { name: 'Konflikte' }).getByRole('listitem');
  await expect(conflict).toContainText('20:00');
  await expect(conflict).toContainText('19:00');
  await press(page, conflict.getByRole('button', { name: /^Vom Webshop/ }));
  await expect(page.getByRole('status')).toHaveText('Der Wert des Webshops wurde übernommen.');
  await expect(conflict).toHaveCount(0);
  const mails = page.getByRole('region', { name: 'E-Mails an Karteninhaber' });
  await expect(mails.getByRole('listitem')).toHaveCount(2);
  await press(page, mails.getByRole('listitem').first().locator('summary').first());
  await expect(mails).toContainText('20:00');
  await press(page, mails.getByRole('button', { name: /^Niemanden/ }).first());
  await expect(mails.getByRole('listitem')).toHaveCount(1);
  await press(page, page.getByRole('link', { name: /^Vorstellung anlegen/ }));
  await expect(page.getByLabel('Nummer im Kassensystem')).toHaveValue('season/15');
});
