import { eq } from 'drizzle-orm';
import { events } from '../../../src/features/programme/programme.tables.server.ts';
import { desktop, expect, phone, test } from '../support/site.ts';
import { text } from '../support/texts.ts';
import { bookingLink, eventForSale, listOf, openBookable, openWidget, widget } from './booking.ts';

const outage = /net::ERR_FAILED|Failed to load resource/;

test.describe('on a desktop', () => {
  test.use(desktop);

  test('SHOP-390 where the field for a code does not come, the widget stays, says so in place and tries again', async ({
    page,
    site,
    problems,
  }) => {
    problems.expect(outage);
    let isAway = true;
    await page.route('**/assets/promotion-field*', (route) => (isAway ? route.abort() : route.continue()));
    const event = await openWidget(page, site, 'de');
    await widget(page).locator('details.promotion summary').press('Enter');
    const retry = widget(page).getByRole('button', { name: text('de', 'shop_retry') });
    await expect(widget(page).getByRole('alert')).toHaveText(text('de', 'shop_refused_unavailable'));
    await expect(widget(page).locator('.g').first()).toBeVisible();
    await expect(widget(page).getByRole('link', { name: text('de', 'booking_to_webshop') })).toHaveAttribute(
      'href',
      `/tickets/${event.id_jet}?lang=de`,
    );
    const attempt = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/promotion-field'));
    await retry.press('Enter');
    await attempt;
    await expect(widget(page).getByRole('alert')).toHaveText(text('de', 'shop_refused_unavailable'));
    await expect(retry).toBeFocused();
    isAway = false;
    await retry.press('Enter');
    await expect(widget(page).getByLabel(text('de', 'shop_code_label'))).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(widget(page).getByLabel(text('de', 'shop_code_label'))).toBeFocused();
  });

  test('SHOP-392 where prices do not come, the widget tries again in place', async ({ page, site, problems }) => {
    problems.expect(outage);
    const event = await eventForSale(site);
    let isAway = true;
    await page.route(`**/de/api/events/${event.id}/`, (route) => (isAway ? route.abort() : route.continue()));
    await openBookable(page, listOf('de', event));
    await bookingLink(page, event.id).click();
    await expect(widget(page).getByRole('alert')).toHaveText('Die Preise lassen sich gerade nicht laden.');
    isAway = false;
    await widget(page)
      .getByRole('button', { name: text('de', 'shop_retry') })
      .press('Enter');
    await expect(widget(page).locator('.g').first()).toBeVisible();
    await expect(widget(page)).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('SHOP-391 where the script of the widget does not come, its sheet says so, tries again and leads to the ticket page', async ({
    page,
    site,
    problems,
  }) => {
    problems.expect(outage);
    const event = await eventForSale(site);
    let isAway = true;
    await page.route('**/assets/mount-widget*', (route) => (isAway ? route.abort() : route.continue()));
    await openBookable(page, listOf('de', event));
    const address = page.url();
    await bookingLink(page, event.id).tap();
    await expect(widget(page).getByRole('alert')).toHaveText(text('de', 'shop_refused_unavailable'));
    expect(page.url()).toBe(address);
    await expect(widget(page).getByRole('link', { name: text('de', 'booking_to_webshop') })).toHaveAttribute(
      'href',
      new RegExp(`/tickets/${event.id_jet}\\?lang=de$`),
    );
    const retry = widget(page).getByRole('button', { name: text('de', 'shop_retry') });
    const attempt = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/mount-widget'));
    await retry.press('Enter');
    await attempt;
    await expect(retry).toBeFocused();
    isAway = false;
    await retry.tap();
    await expect(widget(page).locator('.g').first()).toBeVisible();
  });

  const parts = [
    { part: 'presale-field', values: { presale_starts: new Date(0), presale_code: 'Ring-26' }, shown: '#bk-code' },
    { part: 'waiting-room-step', values: { has_waiting_room: true, waiting_room_size: 1 }, shown: '.g' },
  ];
  for (const { part, values, shown } of parts)
    test(`SHOP-390 where ${part} does not come, the sheet stays, says so in place and tries again`, async ({ page, site, problems }) => {
      problems.expect(outage);
      const event = await eventForSale(site);
      const saleStarts = part === 'presale-field' ? { sale_starts: new Date(site.clock.now().getTime() + 86_400_000) } : {};
      await site.edit(['events', `event:${event.id}`], (database) =>
        database
          .update(events)
          .set({ ...values, ...saleStarts })
          .where(eq(events.id, event.id)),
      );
      // Live stock is 10 s old at most.
      site.clock.advance(11_000);
      let isAway = true;
      await page.route(`**/assets/${part}*`, (route) => (isAway ? route.abort() : route.continue()));
      await openBookable(page, event.link.url);
      await page.locator(`main a[data-book="${event.id}"]:visible`).first().tap();
      await expect(widget(page).getByRole('alert')).toHaveText(text('de', 'shop_refused_unavailable'));
      await expect(widget(page).getByRole('heading', { level: 2 })).toBeVisible();
      isAway = false;
      await widget(page)
        .getByRole('button', { name: text('de', 'shop_retry') })
        .tap();
      await expect(widget(page).locator(shown).first()).toBeVisible();
    });
});
