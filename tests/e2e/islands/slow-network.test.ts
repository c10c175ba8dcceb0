import type { Page } from '@playwright/test';
import { isFullRun } from '../../support/variants.ts';
import { widget } from '../booking/booking.ts';
import { calendar } from '../programme/calendar.ts';
import { formOf, submittedEntries } from '../site/forms-steps.ts';
import { expect, phone, test } from '../support/site.ts';

test.use(phone);
test.skip(!isFullRun, 'Takes half a minute, in `npm run test:all`; `npm test` has the same with requests that are held back.');

/** 3G in a full train: each request takes 2 s before its first byte. */
const slow3g = { offline: false, downloadThroughput: 750_000 / 8, uploadThroughput: 250_000 / 8, latency: 2000 };
/** Several requests one after another. */
const arrived = { timeout: 40_000 };

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow3g);
}

test('NAV-172 on 3G with a latency of 2 s taps before their scripts have come are answered on what was tapped, and the next page is announced meanwhile', async ({
  page,
  site,
}) => {
  await slowDown(page);
  await page.goto(calendar.de, { waitUntil: 'commit' });
  const heart = page.getByRole('main').locator('[data-heart]').nth(2);
  await heart.tap();
  // The first paint comes with the styles; what answers the tap comes later.
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(heart).toHaveAttribute('aria-pressed', 'true', arrived);
  await expect(page.locator('[data-heart][aria-pressed="true"]')).toHaveCount(await sameHearts(page));

  const link = page.locator('main a[data-book]').nth(1);
  const { name } = await site.ask<{ name: string }>(`/de/api/events/${await link.getAttribute('data-book')}/`);
  await link.tap();
  await expect(widget(page)).toContainText(name, arrived);
  await expect(widget(page).locator('.g').first()).toBeVisible(arrived);
  await page.keyboard.press('Escape');

  const title = page.getByRole('main').getByRole('heading', { level: 3 }).nth(1).getByRole('link');
  const plain = ((await title.textContent()) ?? '').replaceAll('\u00ad', '');
  await title.tap();
  await expect(page.locator('html')).toHaveAttribute('data-navigation', 'slow');
  await expect(page.locator('.page-skeleton')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plain, arrived);
});

/** Every heart of the same event or production is marked. */
const sameHearts = (page: Page) =>
  page.locator('[data-heart]').evaluateAll((hearts) => {
    const names = hearts.map((heart) => heart.getAttribute('data-heart'));
    const wanted = document.querySelector('main')?.querySelectorAll('[data-heart]')[2]?.getAttribute('data-heart');
    return names.filter((name) => name === wanted).length;
  });

test('NAV-172 FORM-06 on 3G with a latency of 2 s what is typed before the script of the form has come is submitted whole', async ({
  page,
  site,
}) => {
  const { id, de } = await formOf(site, 'kontakt');
  await slowDown(page);
  await page.goto(de, { waitUntil: 'commit' });
  await page.getByLabel('Ihr Name').fill('Ada Brandt');
  await page.getByLabel('Worum geht es?').selectOption('Fundsachen');
  await page.getByLabel('Ihre E-Mail-Adresse').fill('ada@example.org');
  await expect(page.locator('foyer-island[name="form-view"]')).not.toHaveAttribute('data-state', 'ready');
  await page
    .getByLabel('Ihre Nachricht')
    .pressSequentially('Ein Schal, rot und lang, liegt unter Platz 7.', { delay: slow3g.latency / 20 });
  await expect(page.locator('foyer-island[name="form-view"]')).toHaveAttribute('data-state', 'ready', arrived);
  await page.getByRole('button', { name: 'Absenden' }).tap();
  await expect(page.locator('.form-thanks')).toContainText('Vielen Dank!', arrived);
  expect((await submittedEntries(site, id)).at(-1)).toMatchObject({
    message: 'Ein Schal, rot und lang, liegt unter Platz 7.',
    name: 'Ada Brandt',
    email: 'ada@example.org',
  });
});
