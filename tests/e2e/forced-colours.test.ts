import { calendar } from './calendar.ts';
import { desktop, expect, ready, test } from './site.ts';
import { text } from './texts.ts';

test.use({ ...desktop, contextOptions: { forcedColors: 'active' } });

test('NAV-01 EVT-07 EVT-27 in the colours of the system buttons, labels and lists have borders, and what is chosen has its own colour', async ({
  page,
}) => {
  await page.goto(`${calendar.de}?date=27-11-2026`);
  await ready(page);
  const main = page.getByRole('main');
  for (const element of [main.locator('a[data-book]').first(), main.locator('.label').first()])
    await expect(element).toHaveCSS('border-top-width', '1px');
  const menu = page.getByRole('navigation', { name: text('de', 'header_menu') });
  const line = (name: string) => menu.getByRole('link', { name }).evaluate((link) => getComputedStyle(link).borderBottomColor);
  expect(await line('Spielplan')).not.toBe(await line('Ensemble'));
  await main.getByRole('button', { name: /November 2026/ }).click();
  const month = page.locator('.month:visible');
  await expect(month).toHaveCSS('border-top-style', 'solid');
  const ground = (selector: string) =>
    month
      .locator(selector)
      .first()
      .evaluate((day) => getComputedStyle(day).backgroundColor);
  expect(await ground('td[aria-selected="true"] a')).not.toBe(await ground('td:not([aria-selected="true"]) a'));
});
