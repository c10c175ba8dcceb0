import type { Route } from '@playwright/test';
import { promotionCodes } from '../../../src/features/booking/codes/codes.tables.server.ts';
import { siteSettings } from '../../../src/features/site/site.tables.server.ts';
import { variantsToRun } from '../../support/variants.ts';
import { desktop, expect, phone, ready, reconnect, test } from '../support/site.ts';
import { languages, text } from '../support/texts.ts';
import { bookingLink, cartKey, eventForSale, listOf, moreKey, openBookable, openWidget, widget } from './booking.ts';

test.use(desktop);

const says = {
  de: {
    failed: 'Das hat leider nicht funktioniert.',
    closed: 'Der Webshop ist zurzeit geschlossen und öffnet später wieder. Bitte kaufen Sie Ihre Karten in unserem Webshop.',
  },
  en: {
    failed: "Unfortunately, that didn't work.",
    closed: 'The webshop is currently closed and will open again later. Please buy your tickets in our webshop.',
  },
} as const;

for (const language of variantsToRun(languages)) {
  test(`BOOK-20 BOOK-23 SHOP-06 a shop that was closed meanwhile is refused without a code: its words and the generic text (${language})`, async ({
    page,
    site,
    problems,
  }) => {
    problems.expect(/status of 400/);
    await openWidget(page, site, language);
    await moreKey(page).click();
    await site.edit(['site_settings'], (database) => database.update(siteSettings).set({ is_shop_online: false }));
    await cartKey(page, language).click();
    await expect(widget(page).getByRole('heading', { level: 3 })).toHaveText(says[language].failed);
    await expect(widget(page).locator('.msg')).toContainText(says[language].closed);
  });

  test(`NAV-22 EVT-29 SHOP-06 while the shop is offline cart and account say so, also in the menu of a phone, and nothing offers tickets in the list, on home or on the page of an event (${language})`, async ({
    page,
    site,
  }) => {
    const event = await eventForSale(site, language);
    await site.edit(['site_settings'], (database) => database.update(siteSettings).set({ is_shop_online: false }));
    await page.goto(listOf(language, event));
    const cart = page.getByRole('banner').getByRole('button', { name: new RegExp(`^${text(language, 'cart')}`) });
    await expect(cart).toHaveAttribute('title', 'Webshop offline');
    await expect(cart).toHaveAttribute('aria-disabled', 'true');
    const account = page.getByRole('banner').getByRole('button', { name: `${text(language, 'account')}: Webshop offline` });
    await expect(account).toHaveAttribute('title', 'Webshop offline');
    await expect(account).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('banner').getByRole('link', { name: text(language, 'account') })).toHaveCount(0);
    await expect(page.locator('main a[data-book]')).toHaveCount(0);
    await page.goto(`/${language}`);
    await expect(page.locator('main .slide').first()).toBeVisible();
    await expect(page.locator('main a[data-book]')).toHaveCount(0);
    await page.goto(event.link.url);
    await expect(page.getByText(text(language, 'event_shop_offline'))).toBeVisible();
    await expect(page.locator('main a[data-book]')).toHaveCount(0);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: text(language, 'menu'), exact: true }).click();
    const inMenu = page.locator('.side-menu [data-account]');
    await expect(inMenu.getByRole('button', { name: `${text(language, 'account')}: Webshop offline` })).toBeVisible();
    // Its icon stands where those of the other entries begin.
    const [entry, icon] = await Promise.all([inMenu.boundingBox(), inMenu.locator('.account-link svg').boundingBox()]);
    expect(Math.abs((icon?.x ?? 0) - (entry?.x ?? 0))).toBeLessThan(2);
  });
}

test('SITE-04 without a connection nothing can be added; with it, everything goes on', async ({ page, site, context, problems }) => {
  // What is fetched while nothing else is to be done is not the matter here, and on a busy machine it is still on its way.
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await openWidget(page, site, 'de');
  await moreKey(page).click();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(cartKey(page, 'de')).toBeDisabled();
  await expect(widget(page)).toContainText('Ohne Verbindung lässt sich nichts in den Warenkorb legen.');
  await reconnect(page);
  await cartKey(page, 'de').click();
  await expect(widget(page).locator('.mark')).toBeVisible();
});

for (const [how, lose] of [
  ['lost on its way', (route: Route) => route.abort()],
  ['broken off', (route: Route) => route.fulfill({ status: 200, body: '{"tickets_quan' })],
] as const)
  test(`BOOK-17 API-12 an answer that is ${how} adds nothing twice`, async ({ page, site, context, problems }) => {
    problems.expect(/net::ERR_FAILED|Failed to load resource/);
    await openWidget(page, site, 'de');
    await moreKey(page).click();
    let lost = 0;
    await page.route('**/api/shop-cart/', async (route) => {
      if (route.request().method() !== 'POST' || lost > 0) return route.continue();
      lost += 1;
      // The shop has added them, and the visitor does not hear of it.
      await route.fetch();
      return lose(route);
    });
    await cartKey(page, 'de').click();
    await expect(widget(page).getByRole('heading', { level: 3 })).toHaveText('1 Karte erfolgreich in Ihren Warenkorb gelegt.');
    expect(lost).toBe(1);
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'cartAmount')?.value).toBe('1');
  });

test('SHOP-223 BOOK-291 API-12 where the shop gives no answer, the widget says so, the same is tried again by one press, and added once', async ({
  page,
  site,
  context,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  await openWidget(page, site, 'de');
  await moreKey(page).click();
  let calls = 0;
  await page.route('**/api/shop-cart/', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    calls += 1;
    if (calls > 1) return route.continue();
    // The shop has added them, and what is between says that it did not answer.
    await route.fetch();
    const detail = text('de', 'shop_refused_unavailable');
    return route.fulfill({ status: 503, json: { response_code: null, detail } });
  });
  await cartKey(page, 'de').click();
  await expect(widget(page).getByRole('heading', { level: 3 })).toHaveText(says.de.failed);
  await expect(widget(page).locator('.msg')).toContainText('Der Webshop antwortet gerade nicht. Bitte kaufen Sie');
  await expect(widget(page).getByRole('button', { name: text('de', 'booking_change_tickets') })).toHaveCount(0);
  await widget(page)
    .getByRole('button', { name: text('de', 'shop_retry') })
    .press('Enter');
  await expect(widget(page).getByRole('heading', { level: 3 })).toHaveText('1 Karte erfolgreich in Ihren Warenkorb gelegt.');
  expect((await context.cookies()).find(({ name }) => name === 'cartAmount')?.value).toBe('1');
});

test('SHOP-02 API-12 a form of the shop whose request is stopped on a slow network can be submitted again, and adds once', async ({
  page,
  site,
}) => {
  const event = await eventForSale(site);
  await page.goto(`/tickets/${event.id_jet}?lang=de`);
  await page.getByRole('spinbutton').first().fill('1');
  let posts = 0;
  await page.route('**/tickets/**', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    posts += 1;
    if (posts > 1) return route.continue();
    await route.fetch({ maxRedirects: 0 });
    // The visitor stops it: the page stays.
    return route.abort('aborted');
  });
  const press = () => page.getByRole('button', { name: text('de', 'booking_add_to_cart') }).click();
  await press();
  await expect.poll(() => posts).toBe(1);
  await expect(async () => {
    await press();
    await expect(page).toHaveURL(/\/cart\?/, { timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await expect(page.locator('.cart-sum')).toContainText('1 Karte');
  expect(posts).toBe(2);
});

test('BOOK-17 while the shop is slow the widget says so, the page stays usable and a second press adds nothing', async ({ page, site }) => {
  await openWidget(page, site, 'de');
  await moreKey(page).click();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let calls = 0;
  await page.route('**/api/shop-cart/', async (route) => {
    if (route.request().method() === 'POST') {
      calls += 1;
      await released;
    }
    await route.continue();
  });
  await cartKey(page, 'de').dblclick();
  await expect(widget(page).getByRole('heading', { name: 'Ihre Plätze werden reserviert' })).toBeVisible();
  await expect(widget(page).getByRole('status')).toHaveText('Ihre Plätze werden reserviert');
  release();
  await expect(widget(page).locator('.mark')).toBeVisible();
  expect(calls).toBe(1);
});

test('BOOK-17 after a partial failure only what is not in the cart can be taken up again', async ({ page, site, problems }) => {
  problems.expect(/status of 400/);
  const event = await openWidget(page, site, 'de');
  await moreKey(page).click();
  await widget(page).locator('.all').click();
  for (let press = 0; press < 39; press += 1) await moreKey(page, 1).click();
  // A cart has room for 40.
  await expect(moreKey(page, 1)).toHaveAttribute('aria-disabled', 'true');
  await cartKey(page, 'de').click();
  await expect(widget(page).locator('.msg')).toContainText('1 Karte');
  await page.keyboard.press('Escape');
  await bookingLink(page, event.id).click();
  await widget(page).getByRole('button', { name: 'Wieder aufnehmen' }).click();
  await expect(widget(page).locator('.stepper .n').first()).toHaveText('0');
  await expect(widget(page).locator('.stepper .n').nth(1)).toHaveText('39');
});

test('SHOP-120 BOOK-17 after a partial failure the code counts for what is in the cart by now', async ({ page, site, problems }) => {
  problems.expect(/status of 400/);
  await site.edit([], (database) => database.insert(promotionCodes).values({ code: 'HALB', unit: 'percent', value: 50 }));
  const event = await openWidget(page, site, 'de');
  await moreKey(page).click();
  await widget(page).locator('.all').click();
  await moreKey(page, 1).click();
  await site.database.db.execute(`insert into shop_stocks (event, seat_group, block_id, capacity, row_width)
    values (${event.id}, '${event.seat_groups[1]?.seat_group}', 0, 0, 0) on conflict (event, seat_group, block_id) do update set capacity = 0`);
  await widget(page).locator('.promotion summary').click();
  await widget(page)
    .getByRole('textbox', { name: text('de', 'shop_code_label') })
    .fill('HALB');
  await cartKey(page, 'de').click();
  await expect(widget(page).locator('.msg')).toContainText(/1\sKarte liegt schon in Ihrem Warenkorb\./);
  await widget(page)
    .getByRole('button', { name: /^1\sKarte: / })
    .first()
    .click();
  await expect(widget(page).locator('.price-sum')).toContainText('Code HALB');
  await expect(widget(page).locator('.price-sum')).toContainText(text('de', 'shop_in_cart'));
});

test('API-46 BOOK-02 what sells out while the widget is open is taken out of the choice within 30 s', async ({ page, site }) => {
  await page.clock.install();
  const event = await openWidget(page, site, 'de');
  await moreKey(page).click();
  await expect(widget(page).locator('.price-sum')).toContainText('1 Karte');
  const [group] = event.seat_groups;
  await site.database.db.execute(`insert into shop_stocks (event, seat_group, block_id, capacity, row_width)
    values (${event.id}, '${group?.seat_group}', 0, 0, 0) on conflict (event, seat_group, block_id) do update set capacity = 0`);
  // Live stock is cached for 10 s.
  site.clock.advance(11_000);
  await page.clock.fastForward(20_000);
  await expect(widget(page).locator('.g').first()).toContainText('ausverkauft');
  await expect(widget(page).locator('.price-sum')).toBeHidden();
  await expect(cartKey(page, 'de')).toBeDisabled();
});

test('BOOK-01 where prices do not come, the widget leads to the webshop', async ({ page, site, problems }) => {
  problems.expect(/net::ERR_FAILED|Failed to load resource/);
  const event = await eventForSale(site);
  await page.route(`**/de/api/events/${event.id}/`, (route) => route.abort());
  await openBookable(page, listOf('de', event));
  await bookingLink(page, event.id).click();
  await expect(widget(page).getByRole('alert')).toHaveText('Die Preise lassen sich gerade nicht laden.');
  await expect(widget(page).getByRole('link', { name: 'Zum Webshop' })).toHaveAttribute('href', `/tickets/${event.id_jet}?lang=de`);
});

test('BOOK-01 SHOP-370 SITE-05 where the script that adds tickets does not come after a reload either, the widget says so and leads to the ticket page', async ({
  page,
  site,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  await page.route('**/assets/adding-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  const event = await openWidget(page, site, 'de');
  const reloaded = page.waitForEvent('load');
  await moreKey(page).click();
  await reloaded;
  await ready(page);
  await bookingLink(page, event.id).click();
  await moreKey(page).click();
  await cartKey(page, 'de').click();
  await expect(widget(page).getByRole('heading', { level: 3 })).toBeFocused();
  await widget(page).getByRole('link', { name: 'Zum Webshop' }).click();
  await page.waitForURL(`**/tickets/${event.id_jet}?lang=de`);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('BOOK-12 BOOK-14 the sheet is modal: what lies behind cannot be reached, a tap beside it closes it', async ({ page, site }) => {
    await openWidget(page, site, 'de');
    expect(await widget(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    await page.touchscreen.tap(180, 30);
    await expect(widget(page)).toHaveCount(0);
  });
});
