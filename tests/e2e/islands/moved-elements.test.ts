import type { Page } from '@playwright/test';
import { calendar } from '../programme/calendar.ts';
import { fullProduction } from '../programme/productions.ts';
import { desktop, expect, ready, test } from '../support/site.ts';
import { text } from '../support/texts.ts';

test.use(desktop);

/** How often the page was shared. */
const timesShared = (page: Page) => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared.length);

test('NAV-171 an element moved inside the document answers once as before, and a removed one that comes back as well', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, { canShare: () => true, share: async (data: ShareData) => void shared.push(data) });
  });
  await page.goto((await fullProduction(site)).link.url);
  const element = page.locator('share-button').first();
  await element.scrollIntoViewIfNeeded();
  await expect(element).toHaveAttribute('data-state', 'ready');
  const press = () => element.getByRole('button', { name: text('de', 'share') }).click();

  await element.evaluate((moved) => document.querySelector('main')?.prepend(moved));
  await press();
  expect(await timesShared(page)).toBe(1);
  await expect(element).toHaveAttribute('data-state', 'ready');

  await element.evaluate(async (removed) => {
    removed.remove();
    await new Promise((resolve) => setTimeout(resolve));
    removed.querySelector('button')?.click();
    document.querySelector('main')?.prepend(removed);
  });
  expect(await timesShared(page)).toBe(1);
  await expect(element).toHaveAttribute('data-state', 'ready');
  await press();
  expect(await timesShared(page)).toBe(2);
});

test('NAV-171 an island moved inside the document keeps its state and goes on', async ({ page }) => {
  await page.goto(calendar.de);
  await ready(page);
  const island = page.locator('foyer-island[name="month-calendar"]');
  const month = page.getByRole('dialog', { name: 'Kalender' });
  await page.getByRole('button', { name: /^Kalender: / }).click();
  await month
    .getByRole('button', { name: /Dezember/ })
    .or(month.getByRole('link', { name: /Dezember/ }))
    .first()
    .click();
  await expect(month.getByRole('heading', { name: 'Dezember 2026' })).toBeVisible();
  await island.evaluate((moved) => document.querySelector('main')?.prepend(moved));
  await page.getByRole('button', { name: /^Kalender: / }).click();
  await expect(month.getByRole('heading', { name: 'Dezember 2026' })).toBeVisible();
  await month
    .getByRole('button', { name: /Januar/ })
    .or(month.getByRole('link', { name: /Januar/ }))
    .first()
    .click();
  await expect(month.getByRole('heading', { name: 'Januar 2027' })).toBeVisible();
});
