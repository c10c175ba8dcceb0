import { eq } from 'drizzle-orm';
import { events } from '../../../src/features/programme/programme.tables.server.ts';
import { countDocuments, desktop, expect, phone, test } from '../support/site.ts';
import { text } from '../support/texts.ts';
import { bookingLink, cartKey, eventForSale, listOf, moreKey, openBookable, openWidget, widget } from './booking.ts';
import { isInSmallHall } from './seats/seat-plan-of.ts';

test.describe('on a computer', () => {
  test.use(desktop);

  test('BOOK-10 BOOK-12 a double click opens it, one more click closes it; a press beside it closes it too and opens nothing below', async ({
    page,
    site,
  }) => {
    const event = await eventForSale(site);
    await openBookable(page, listOf('de', event));
    await bookingLink(page, event.id).hover();
    // Slowly, so that the widget is open at the second press.
    for (const clickCount of [1, 2]) {
      await page.mouse.down({ clickCount });
      await page.mouse.up({ clickCount });
      await expect(widget(page).locator('.g').first()).toBeVisible();
    }
    // Beside the double click, so that the browser does not count it as a third one.
    await bookingLink(page, event.id).click({ position: { x: 6, y: 6 } });
    await expect(widget(page)).toHaveCount(0);
    await bookingLink(page, event.id).click();
    await expect(widget(page).locator('.g').first()).toBeVisible();
    await page
      .locator('li.ev h3 a')
      .first()
      .click({ force: true, position: { x: 4, y: 4 } });
    await expect(widget(page)).toHaveCount(0);
    await expect(page).toHaveURL(listOf('de', event));
  });

  test('NAV-270 BOOK-10 a press on a button beside the open language list only closes the list, the next one opens the widget', async ({
    page,
    site,
  }) => {
    const event = await eventForSale(site);
    await openBookable(page, listOf('de', event));
    await bookingLink(page, event.id).scrollIntoViewIfNeeded();
    const list = page.locator('header details[name="header"][open]');
    await page.locator('header .lang:not(.account) summary').click();
    await expect(list).toHaveCount(1);
    await bookingLink(page, event.id).click();
    await expect(list).toHaveCount(0);
    // Had the first press opened it, this one would close it.
    await bookingLink(page, event.id).click();
    await expect(widget(page).locator('.g').first()).toBeVisible();
  });

  test('BOOK-10 a widget that another one replaces by key is closed for its button too, which opens it again', async ({ page, site }) => {
    const event = await openWidget(page, site, 'de');
    const other = page.locator(`main a[data-book]:not([data-book="${event.id}"])`).first();
    await other.press('Enter');
    await expect(widget(page)).toHaveCount(1);
    await expect(other).toHaveAttribute('aria-expanded', 'true');
    await expect(bookingLink(page, event.id)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Escape');
    await expect(widget(page)).toHaveCount(0);
    await expect(other).toHaveAttribute('aria-expanded', 'false');
    await bookingLink(page, event.id).click();
    await expect(widget(page).locator('.g').first()).toBeVisible();
  });

  test('BOOK-01 SITE-05 where the script of the widget is missing, pointing at a button changes nothing and a press leads to the ticket page', async ({
    page,
    site,
    problems,
  }) => {
    problems.expect(/status of 404/);
    const event = await eventForSale(site);
    const documents = countDocuments(page);
    await page.route(/\/assets\/(?:open-booking|mount-widget)-/, (route) => route.fulfill({ status: 404, body: '' }));
    await openBookable(page, listOf('de', event));
    const failed = page.waitForEvent('console', (message) => message.text().includes('404'));
    await bookingLink(page, event.id).hover();
    await failed;
    await bookingLink(page, event.id).click();
    await expect(page).toHaveURL(`/tickets/${event.id_jet}?lang=de`);
    expect(documents()).toBe(2);
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('BOOK-01 a tap before the script is there opens the widget as soon as it comes', async ({ page, site }) => {
    const event = await eventForSale(site);
    const scripts = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(listOf('de', event), { waitUntil: 'commit' });
    await bookingLink(page, event.id).tap();
    scripts.resolve();
    await expect(widget(page).locator('.g').first()).toBeVisible();
    await expect(page).toHaveURL(listOf('de', event));
  });

  test('BOOK-01 a tap whose script never comes leads to the ticket page', async ({ page, site, problems }) => {
    problems.expect(/net::ERR_FAILED|Failed to load resource/);
    const event = await eventForSale(site);
    await page.clock.install();
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(listOf('de', event), { waitUntil: 'commit' });
    await bookingLink(page, event.id).tap();
    await page.clock.fastForward(11_000);
    await expect(page).toHaveURL(`/tickets/${event.id_jet}?lang=de`);
  });

  test('BOOK-12 a double tap does not close the sheet', async ({ page, site }) => {
    const event = await eventForSale(site);
    await openBookable(page, listOf('de', event));
    // Above the sheet.
    const [x, y] = await bookingLink(page, event.id).evaluate((link) => {
      window.scrollBy({ top: link.getBoundingClientRect().top - 150, behavior: 'instant' });
      const { left, top } = link.getBoundingClientRect();
      return [left + 20, top + 20] as const;
    });
    await page.touchscreen.tap(x, y);
    await expect(widget(page)).toBeVisible();
    await page.touchscreen.tap(x, y);
    await expect(widget(page).locator('.g').first()).toBeVisible();
  });

  test('BOOK-15 more than two discounts are collapsed, too', async ({ page, site }) => {
    const event = await eventForSale(site);
    await site.edit(['events', `event:${event.id}`], async (database) => {
      const [row] = await database.select().from(events).where(eq(events.id, event.id));
      const seat_groups = (row?.seat_groups ?? []).map((group) => {
        const more = [71, 72, 73].map((id) => ({ id, sale_type_id: id, name: { de: `Ermäßigung ${id}` } }));
        return {
          ...group,
          prices: group.prices.flatMap((price, index) => (index > 0 ? [] : [price, ...more.map((one) => ({ ...price, ...one }))])),
        };
      });
      await database.update(events).set({ seat_groups }).where(eq(events.id, event.id));
    });
    await openWidget(page, site, 'de', event);
    await widget(page).locator('.disc').first().click();
    const list = widget(page).locator('.groups');
    await expect(list).toHaveCSS('max-height', '180px');
    await widget(page).getByRole('button', { name: 'Alle anzeigen' }).click();
    await expect(list).toHaveCSS('max-height', '400px');
    // The third entry's, because the button itself is gone.
    await expect(list.locator('li').nth(2).getByRole('button').first()).toBeFocused();
  });
});

test.describe('without the server', () => {
  test.use(desktop);

  test('SHOP-370 SHOP-371 while the server cannot be reached the widget says so in place, loses nothing chosen, and goes on with the next press', async ({
    page,
    site,
    problems,
  }) => {
    problems.expect(/net::ERR_FAILED|Failed to load resource/);
    await openWidget(page, site, 'de', await eventForSale(site, 'de', isInSmallHall));
    const address = page.url();
    await page.waitForLoadState('networkidle');
    let isAway = true;
    await page.route('**', (route) => (isAway ? route.abort() : route.continue()));
    await moreKey(page).click();
    await moreKey(page).click();
    await widget(page)
      .getByRole('button', { name: text('de', 'seat_choose') })
      .press('Enter');
    await expect(widget(page).getByRole('alert')).toContainText(text('de', 'shop_refused_unavailable'));
    await expect(widget(page).getByRole('button', { name: text('de', 'seat_choose') })).toBeFocused();
    await cartKey(page, 'de').press('Enter');
    await expect(widget(page).getByRole('heading', { level: 3 })).toHaveText(text('de', 'booking_failed'));
    await expect(widget(page).getByRole('heading', { level: 3 })).toBeFocused();
    await expect(widget(page).getByRole('status')).toContainText(text('de', 'shop_refused_unavailable'));
    await widget(page)
      .getByRole('button', { name: text('de', 'booking_change_tickets') })
      .press('Enter');
    await expect(widget(page).locator('.price-sum')).toContainText('2 Karten');
    await cartKey(page, 'de').press('Enter');
    const retry = widget(page).getByRole('button', { name: text('de', 'shop_retry') });
    const attempt = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/adding-'));
    await retry.press('Enter');
    await attempt;
    await expect(widget(page).getByRole('heading', { level: 3, name: text('de', 'booking_failed') })).toBeFocused();
    expect(page.url()).toBe(address);
    await page.waitForLoadState('networkidle');
    isAway = false;
    await retry.press('Enter');
    await expect(widget(page).getByRole('heading', { level: 3 })).toHaveText('2 Karten erfolgreich in Ihren Warenkorb gelegt.');
    await widget(page)
      .getByRole('button', { name: text('de', 'booking_add_more') })
      .click();
    await widget(page)
      .getByRole('button', { name: text('de', 'seat_choose') })
      .click();
    const plan = page.getByRole('dialog', { name: text('de', 'seat_choose') });
    await expect(plan.locator('[role=grid]').first()).toBeVisible();
    // With its styles, which had not come either.
    await expect(plan.locator('.sp-in')).toHaveCSS('display', 'grid');
  });
});
