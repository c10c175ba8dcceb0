import { eventForSale } from '../booking/booking.ts';
import { demoPassword } from '../support/demo-site.ts';
import { lostHalfway, startHalfAnswers } from '../support/half-answers.ts';
import { expect, phone, test } from '../support/site.ts';
import { expectTidy, openOffice } from './office.ts';

test.use(phone);

test('SHOP-228 SHOP-102 ADMIN-330 the screen of an evening renews itself while it is seen, without moving focus or scroll, and says a failure', async ({
  page,
  site,
  problems,
}) => {
  problems.expect(/Failed to load|ERR_FAILED/);
  problems.expect(lostHalfway);
  const event = await eventForSale(site);
  const path = `/admin/events/${event.id}/live`;
  let isAway: 'wholly' | 'half' | null = null;
  const half = await startHalfAnswers(page, 'goes');
  await page.route(`**/de${path}`, (route) =>
    isAway === 'wholly' ? route.abort() : route.continue(isAway === 'half' ? { url: half } : {}),
  );
  await page.clock.install();
  await openOffice(page, 'de', path);
  await expectTidy(page, 'live');
  const orders = page.locator('.adm-figures div').filter({ hasText: 'Bestellungen' }).locator('dd');
  const before = Number(await orders.textContent());
  const back = page.getByRole('link', { name: 'Jetzt aktualisieren' });
  await back.focus();
  const scrolled = await page.evaluate(() => scrollY);
  // Nodes that say the same are not replaced: a screen reader stays where it reads.
  const capacity = await page.locator('.adm-figures dd').first().elementHandle();
  const said = page.locator('[data-live-said]');
  const visitor = await page.context().browser()?.newContext({ baseURL: site.url });
  const shop = await visitor?.newPage();
  if (!visitor || !shop) throw new Error('There is no second browser.');
  await shop.goto(`/tickets/${event.id_jet}?lang=de`);
  await shop.getByRole('spinbutton').first().fill('2');
  await shop.getByRole('button', { name: 'In den Warenkorb' }).click();
  await shop.goto('/cart/checkout?lang=de');
  await shop.getByRole('textbox', { name: 'Name' }).fill('Ada');
  await shop.getByRole('textbox', { name: 'E-Mail' }).fill('ada@example.com');
  await shop.locator('#checkout button.btn.full').click();
  const number = await shop.locator('.order-number').textContent();
  await visitor.close();
  await page.clock.runFor(18_500);
  await expect(orders).toHaveText(String(before + 1));
  await expect(page.locator('[data-live=sale]')).toContainText(number ?? '');
  await expect(back).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  expect(await capacity?.evaluate((node) => node.isConnected)).toBe(true);
  // By itself it says nothing, on a press it does.
  await expect(said).toHaveText('');
  await back.press('Enter');
  await expect(said).toHaveText(new RegExp(`^Stand \\d\\d:\\d\\d\\. .*Bestellungen ${before + 1}`));
  // Also where the connection goes in the middle of an answer (ADMIN-330).
  for (const how of ['wholly', 'half'] as const) {
    isAway = how;
    await page.clock.runFor(18_500);
    await expect(page.getByRole('status').filter({ hasText: 'ließen sich nicht aktualisieren' })).toBeVisible();
    isAway = null;
    await page.clock.runFor(18_500);
    await expect(page.locator('[data-live-failed]')).toBeHidden();
  }
});

test('ADMIN-390 once the session has ended the screen of an evening says so, with the login that leads back to it', async ({
  page,
  site,
}) => {
  const event = await eventForSale(site);
  await page.clock.install();
  await openOffice(page, 'de', `/admin/events/${event.id}/live`);
  await expectTidy(page, 'live');
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await page.clock.runFor(18_500);
  const note = page.getByRole('status').filter({ hasText: 'Ihre Sitzung ist zu Ende.' });
  await expect(note).toBeVisible();
  await expect(page.locator('[data-live-failed]')).toBeHidden();
  await expectTidy(page, 'live after the session');
  // Logged in again in another tab it goes on by itself.
  await page.context().addCookies(cookies);
  await page.clock.runFor(18_500);
  await expect(note).toBeHidden();
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'Jetzt aktualisieren' }).press('Enter');
  await note.getByRole('link', { name: 'Anmelden' }).click();
  await page.locator('#username').fill('editor');
  await page.locator('#password').fill(demoPassword);
  await page.locator('#password').press('Enter');
  await expect(page).toHaveURL(`/de/admin/events/${event.id}/live`);
  await expect(page.locator('[data-live=sale]')).toBeVisible();
});
