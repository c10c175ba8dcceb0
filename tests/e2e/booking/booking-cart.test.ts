import { promotionCodes } from '../../../src/features/booking/codes/codes.tables.server.ts';
import { variantsToRun } from '../../support/variants.ts';
import { demoPages } from '../site/demo-pages.ts';
import { desktop, expect, phone, test } from '../support/site.ts';
import { languages, text } from '../support/texts.ts';
import { buyTickets, cartKey, eventForSale, listOf, moreKey, openBookable, openWidget, tickets, widget } from './booking.ts';
import { testHeaderRoom } from './header-room.ts';

for (const [name, device] of variantsToRun([
  ['phone', phone],
  ['desktop', desktop],
] as const)) {
  test.describe(name, () => {
    test.use(device);

    for (const language of variantsToRun(languages)) {
      test(`NAV-08 SHOP-04 BOOK-25 every page shows the cart and how long it is reserved, and the time can be extended (${language}, ${name})`, async ({
        page,
        site,
      }) => {
        const event = await eventForSale(site, language);
        await buyTickets(page, event, language);
        site.clock.advance(5 * 60_000);
        for (const path of [`/${language}`, event.link.url]) {
          await page.goto(path);
          await expect(
            page.getByRole('banner').getByRole('link', { name: text(language, 'cart_with', { tickets: tickets(language, 2) }) }),
          ).toHaveAttribute('href', `/cart?lang=${language}`);
          await expect(page.locator('.cart-left summary')).toHaveText(/^(10:00|9:5\d)$/);
        }
        await page.locator('.cart-left summary').click();
        await page.getByRole('button', { name: text(language, 'cart_extend') }).click();
        await expect(page.locator('.cart-left summary')).toHaveText(/^(15:00|14:5\d)$/);
        await expect(page.locator('.cart-left p').last()).toHaveText(text(language, 'cart_extended'));
        await expect(page.getByRole('status').filter({ hasText: text(language, 'cart_extended') })).toBeAttached();
      });
    }
  });
}

test.describe('on a computer', () => {
  test.use(desktop);

  test('SHOP-04 two minutes before the end the visitor is warned and can have the tickets longer', async ({ page, site }) => {
    const event = await eventForSale(site);
    await buyTickets(page, event, 'de');
    site.clock.advance(13 * 60_000 + 5000);
    await page.clock.install();
    await page.goto('/de');
    await expect(page.getByText('Ihre Karten sind nur noch weniger als 2 Minuten reserviert.')).toBeVisible();
    // An answer that breaks off is none, and the next press is as good as the first.
    await page.route('**/api/shop-cart/extend/', (route) => route.fulfill({ status: 200, body: '{"tickets_quan' }), { times: 1 });
    await page.getByRole('button', { name: 'Auf 15 Minuten verlängern' }).click();
    await expect(page.getByRole('status').filter({ hasText: text('de', 'booking_failed') })).toBeVisible();
    await page.getByRole('button', { name: 'Auf 15 Minuten verlängern' }).click();
    await expect(page.getByText('Ihre Karten sind nur noch weniger als 2 Minuten reserviert.')).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: text('de', 'cart_extended') })).toBeAttached();
    await expect(page.locator('.cart-left summary')).toBeFocused();
    await expect(page.locator('.cart-left summary')).toHaveText(/^(15:00|14:5\d)$/);
    site.clock.advance(13 * 60_000 + 5000);
    await page.clock.fastForward(13 * 60_000 + 5000);
    const status = page.locator('#shop-notes [role="status"]');
    await expect(status).toHaveText('Ihre Karten sind nur noch weniger als 2 Minuten reserviert.');
    await expect(page.locator('.cart-left p').last()).toHaveText('');
  });

  test('NAV-08 LAYOUT-16 with a cart the menu keeps to one line in the narrowest window that has it', async ({ page, site }) => {
    await buyTickets(page, await eventForSale(site), 'de');
    for (const language of languages)
      for (const width of [1024, 1079]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`/${language}`);
        await expect(page.locator('.cart-left summary')).toBeVisible();
        const entries = page.getByRole('navigation', { name: text(language, 'header_menu') }).locator('> ul > li');
        const tops = await entries.evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
        expect(new Set(tops).size, `${language} ${width}`).toBe(1);
      }
  });

  test('NAV-08 SHOP-04 an expired cart is gone from the header', async ({ page, site }) => {
    const event = await eventForSale(site);
    await buyTickets(page, event, 'de');
    site.clock.advance(16 * 60_000);
    await page.goto('/de');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Warenkorb', exact: true })).toHaveAttribute(
      'href',
      '/webshop?lang=de',
    );
    await expect(page.locator('.cart-left')).toBeHidden();
    const badge = () => page.locator('header .cart-link').evaluate((link) => getComputedStyle(link, '::after').content);
    await expect.poll(badge).toBe('none');
  });

  test('SHOP-04 BOOK-18 no page shows more time than there is: the reservation ends an hour after the first ticket, with a message', async ({
    page,
    site,
  }) => {
    const event = await eventForSale(site);
    await buyTickets(page, event, 'de');
    for (const minutes of [13, 13, 13, 13]) {
      site.clock.advance(minutes * 60_000);
      await page.goto('/cart?lang=de');
      await page.getByRole('button', { name: text('de', 'cart_extend') }).click();
      await expect(page.getByText(text('de', 'cart_extended'))).toBeVisible();
    }
    await openWidget(page, site, 'de', event);
    await moreKey(page).click();
    await cartKey(page, 'de').click();
    await expect(widget(page).locator('.msg')).toContainText(/Ihre Karten sind noch [78] Minuten reserviert\./);
    await page.keyboard.press('Escape');
    site.clock.advance(7 * 60_000);
    await page.clock.install();
    await page.goto('/de');
    await page.getByRole('button', { name: text('de', 'cart_extend') }).click();
    await expect(page.getByRole('status').filter({ hasText: text('de', 'cart_extend_failed') })).toBeVisible();
    site.clock.advance(61_000);
    await page.clock.fastForward(61_000);
    await expect(page.getByText(text('de', 'cart_ended'))).toBeVisible();
    await page.locator('.cart-warning').getByRole('button').click();
    await expect(page.getByText(text('de', 'cart_ended'))).toBeHidden();
  });

  test('SHOP-261 a reservation that ends while somebody types at the checkout, also while the computer sleeps, keeps what was typed, and one press reserves the same again', async ({
    page,
    site,
  }) => {
    await buyTickets(page, await eventForSale(site), 'de');
    await page.clock.install();
    await page.goto('/cart/checkout?lang=de');
    await page.getByRole('textbox', { name: text('de', 'shop_name') }).fill('Ada');
    site.clock.advance(15 * 60_000 + 1000);
    // As of a computer that slept: the clock of performance.now() may have stood still.
    await page.clock.setSystemTime(Date.now() + 16 * 60_000);
    await page.clock.runFor(3000);
    await expect(page.getByRole('alert')).toContainText(text('de', 'shop_checkout_ended'));
    await page.getByRole('button', { name: text('de', 'shop_reserve_again') }).click();
    await expect(page.getByRole('heading', { level: 1, name: text('de', 'shop_cart_title') })).toBeVisible();
    await page.getByRole('link', { name: text('de', 'shop_to_checkout') }).click();
    await expect(page.getByRole('textbox', { name: text('de', 'shop_name') })).toHaveValue('Ada');
  });

  test('SHOP-120 SHOP-97 the widget says before the press what the cart will: an amount once, whatever it holds already', async ({
    page,
    site,
  }) => {
    await site.edit([], (database) => database.insert(promotionCodes).values({ code: 'FUENF', unit: 'amount', value: 5 }));
    const event = await eventForSale(site);
    await buyTickets(page, event, 'de', [1]);
    await page.locator('.code-form summary').click();
    await page.getByRole('textbox', { name: text('de', 'shop_code_label') }).fill('fuenf');
    await page.keyboard.press('Enter');
    await expect(page.locator('.cart-sum')).toContainText('Code FUENF');
    await openWidget(page, site, 'de', event);
    await moreKey(page).click();
    const sum = widget(page).locator('.price-sum');
    const field = widget(page).getByRole('textbox', { name: text('de', 'shop_code_label') });
    // The code of the cart need not be typed again, and its field does not stand before the prices.
    await expect(sum).toContainText('Code FUENF');
    await expect(field).toBeHidden();
    await widget(page).locator('.promotion summary').click();
    await expect(field).toHaveValue('FUENF');
    await field.fill('');
    await expect(sum).not.toContainText(text('de', 'shop_in_cart'));
    await field.fill('FUENF');
    await field.press('Enter');
    await expect(sum).toContainText(text('de', 'shop_in_cart'));
    await expect(sum).toContainText('−5\u00a0€');
    await expect(
      widget(page)
        .getByRole('status')
        .filter({ hasText: text('de', 'shop_in_cart') }),
    ).toBeAttached();
    // However low the window is, nothing stands outside of the dialog.
    const [box, foot] = [await widget(page).boundingBox(), await widget(page).locator('.bk-foot').boundingBox()];
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0) + 1);
    await expect(field).toBeInViewport();
    await cartKey(page, 'de').click();
    // The tickets that follow in the same window count with it too.
    await widget(page)
      .getByRole('button', { name: text('de', 'booking_add_more') })
      .click();
    await moreKey(page).click();
    await expect(sum).toContainText('Code FUENF');
    const total = (await sum.locator('.total dd').textContent()) ?? '';
    await cartKey(page, 'de').click();
    await widget(page)
      .getByRole('link', { name: text('de', 'booking_to_cart') })
      .click();
    await expect(page.locator('.cart-sum .total dd')).toHaveText(total);
  });

  test('NAV-08 BOOK-25 forged cart cookies break nothing and lead nowhere', async ({ page, site, context, problems }) => {
    problems.expect(/status of 503/);
    await context.addCookies([
      { name: 'cartAmount', value: '2', url: site.url },
      { name: 'cartUrl', value: 'javascript:alert(1)', url: site.url },
    ]);
    await page.route('**/api/shop-cart/', (route) => route.fulfill({ status: 503, body: '{}' }));
    const cart = page.getByRole('banner').getByRole('link', { name: 'Warenkorb, 2 Karten' });
    await page.goto('/de');
    await expect(cart).toHaveAttribute('href', '/webshop?lang=de');
    await context.addCookies([{ name: 'cartUrl', value: '%E0%A4%A', url: site.url }]);
    await page.reload();
    await expect(cart).toHaveAttribute('href', '/webshop?lang=de');
  });

  test('SHOP-04 LAYOUT-05 a landing page without a header shows how long the cart is reserved, too', async ({ page, site }) => {
    await buyTickets(page, await eventForSale(site), 'de');
    await page.goto(`/de/${demoPages['landing page'].de}`);
    await expect(page.locator('.cart-left summary')).toBeVisible();
  });

  test('NAV-08 two tabs agree about the cart', async ({ page, site, context }) => {
    const event = await openWidget(page, site, 'de');
    const other = await context.newPage();
    await openBookable(other, `${site.url}${listOf('de', event)}`);
    await moreKey(page).click();
    await cartKey(page, 'de').click();
    await expect(widget(page).locator('.mark')).toBeVisible();
    await expect(other.getByRole('banner').getByRole('link', { name: 'Warenkorb, 1 Karte' })).toBeVisible();
    await other.close();
  });

  test('GEN-02 NAV-08 the page itself knows no cart: the document is the same with and without one', async ({ page, site }) => {
    const without = await (await fetch(`${site.url}/de`)).text();
    await buyTickets(page, await eventForSale(site), 'de');
    expect(await (await page.request.get('/de')).text()).toBe(without);
  });
});

testHeaderRoom(1440);
