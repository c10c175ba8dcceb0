import { isFullRun } from '../support/variants.ts';
import { eventForSale, listOf, openBookable, widget } from './booking.ts';
import { shopJourney } from './shop-journey.ts';
import { desktop, expect, test } from './site.ts';

test.use({ brand: 'kammer' });

if (isFullRun) shopJourney();

test.describe('on a computer', () => {
  test.use(desktop);

  test('BRAND-06 EVT-29 without quick buy the list offers no tickets, the page of the event does', async ({ page, site }) => {
    const event = await eventForSale(site);
    await page.goto(listOf('de', event));
    await expect(page.getByRole('main').getByRole('heading', { level: 4 }).first()).toBeVisible();
    await expect(page.locator('main a[data-book]')).toHaveCount(0);
    await openBookable(page, event.link.url);
    await page.locator(`main a[data-book="${event.id}"]`).first().click();
    await expect(widget(page).locator('.g').first()).toBeVisible();
  });
});
