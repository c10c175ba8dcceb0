import type { Page } from '@playwright/test';
import { bookingLink, buyTickets, eventForSale, listOf, moreKey, openBookable, widget } from '../booking/booking.ts';
import { logIn } from '../support/demo-login.ts';
import { desktop, expect, test } from '../support/site.ts';
import { text } from '../support/texts.ts';

test.use(desktop);

/** Counts the requests that read something of the visitor, by their address. */
function countReads(page: Page): Map<string, number> {
  const reads = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'GET' && pathname.includes('/api/')) reads.set(pathname + search, (reads.get(pathname + search) ?? 0) + 1);
  });
  return reads;
}

test('NAV-170 cart, favourites, login and consent are read once per page, however many parts show them', async ({ page, site }) => {
  await logIn(page, 'visitor');
  const event = await eventForSale(site);
  await buyTickets(page, event, 'de');
  const reads = countReads(page);
  await openBookable(page, listOf('de', event));
  const hearts = page.getByRole('main').locator('[data-heart]');
  for (const nth of [0, 1, 2]) await hearts.nth(nth).click();
  await expect(page.locator('[data-heart][aria-pressed="true"]')).not.toHaveCount(0);
  await expect(page.getByRole('banner').locator('details.account summary').first()).toContainText('Vito');
  // The header shows the cart, the widget adds to it, the list of favourites and the month stand beside them.
  await page.getByRole('button', { name: 'Merkliste' }).click();
  await expect(page.getByRole('dialog', { name: 'Merkliste' }).getByRole('listitem')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Kalender: / }).click();
  await expect(page.getByRole('dialog', { name: 'Kalender' })).toBeVisible();
  await page.keyboard.press('Escape');
  await bookingLink(page, event.id).click();
  await moreKey(page).click();
  await expect(widget(page)).toContainText(text('de', 'booking_add_to_cart'));
  await page.keyboard.press('Escape');
  await page.waitForLoadState('networkidle');
  // The stock is no state of the visitor, and is read again while a page is open.
  const ofVisitor = [...reads].filter(([address]) => !address.startsWith('/api/shop-availability/'));
  expect(Object.fromEntries(ofVisitor)).toMatchObject({ '/api/user-details/': 1, '/api/shop-cart/': 1 });
  expect(ofVisitor.filter(([, times]) => times > 1)).toEqual([]);
});
