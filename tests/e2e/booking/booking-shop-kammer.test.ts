import { isFullRun } from '../../support/variants.ts';
import { desktop, expect, test } from '../support/site.ts';
import { eventForSale, listOf, widget } from './booking.ts';
import { testHeaderRoom } from './header-room.ts';
import { testShopPages, testShopWay } from './shop-journey.ts';

test.use({ brand: 'kammer' });

// The way to the tickets is the same in each brand; its looks are those of the pages.
if (isFullRun) {
  testShopWay();
  testShopPages();
}
testHeaderRoom(Number.POSITIVE_INFINITY);

test.describe('on a computer', () => {
  test.use(desktop);

  test('BRAND-06 EVT-29 EVT-30 without quick buy the list offers no tickets, the page of the event does', async ({ page, site }) => {
    const event = await eventForSale(site);
    await page.goto(`${listOf('de', event)}&access=wheelchair`);
    await expect(page.getByRole('main').getByRole('heading', { level: 4 }).first()).toBeVisible();
    await expect(page.locator('main a[data-book]')).toHaveCount(0);
    await page.locator(`main a[href="${event.link.url}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`/${event.id}$`));
    await page.locator(`main a[data-book="${event.id}"]`).first().click();
    // Who looks for wheelchair spaces finds their group first, also on the page the list led to (EVT-30).
    await expect(widget(page).locator('.g').first()).toContainText('Rollstuhlplatz');
  });
});
