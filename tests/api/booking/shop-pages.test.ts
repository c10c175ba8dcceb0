import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announceChange } from '../../../src/core/database/changes.server.ts';
import { media } from '../../../src/features/media/media.tables.server.ts';
import { events, productions } from '../../../src/features/programme/programme.tables.server.ts';
import { siteSettings } from '../../../src/features/site/site.tables.server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { ShopBrowser } from '../../support/booking/shop-browser.ts';
import { seedShop } from '../../support/booking/shop-events.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ seed: seedShop });
});
afterAll(() => site.close());

const key = () => crypto.randomUUID();
const pages = ['/webshop', '/tickets/SEATS', '/cart', '/cart/checkout'];

test('SHOP-03 ROUTE-26 SHOP-02 ERR-05 every page of the shop is marked as a demonstration, not cached and not indexed, whatever its tail', async () => {
  for (const path of [...pages, '/webshop/some/tail', '/tickets/SEATS/more', '/cart/any/tail', '/tickets']) {
    const { status, headers, html } = await new ShopBrowser(site).ask(`${path}?lang=en`);
    expect([path, status]).toEqual([path, 200]);
    expect(html).toContain('Nothing is sold here, and no payment data is taken.');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(html).toContain('<meta name="robots" content="none"');
  }
  // The character NUL is text in no database.
  for (const path of ['/tickets/NOBODY', '/tickets/%00', '/waiting-list/%00', '/waiting-room/%00']) {
    const { status } = await new ShopBrowser(site).ask(`${path}?lang=en`);
    expect([path, status]).toEqual([path, 404]);
  }
});

test('PAGE-40 who made a picture is said on every page of the shop that shows it', async () => {
  const { db } = site.database;
  const [event] = await db.select({ id: events.id, image: events.image }).from(events).where(eq(events.id_jet, 'SEATS'));
  await db.insert(media).values({
    ...{ id: 901, path: 'portrait.jpg', copyright: 'Foto: Lena Brandt', content_type: 'image/jpeg', size: 1, width: 900, height: 1200 },
    renditions: [{ width: 480, path: 'portrait-480.webp' }],
  });
  await db
    .update(events)
    .set({ image: 901 })
    .where(eq(events.id, event?.id ?? 0));
  const announce = () => announceChange(db, ['events', `event:${event?.id}`]);
  await announce();
  await site.app.applyNewChanges();
  const visitor = new ShopBrowser(site);
  await visitor.ask('/webshop?lang=en');
  await visitor.send('/tickets/SEATS?lang=en', { press: key(), 'n-1-1': '1' });
  for (const path of ['/webshop', '/tickets/SEATS', '/cart']) {
    const { html } = await visitor.ask(`${path}?lang=en`);
    expect([path, html.includes('/media/portrait'), html.includes('© Foto: Lena Brandt')]).toEqual([path, true, true]);
  }
  await db
    .update(events)
    .set({ image: event?.image ?? null })
    .where(eq(events.id, event?.id ?? 0));
  await announce();
  await site.app.applyNewChanges();
  for (const path of ['/tickets/SEATS', '/cart/checkout'])
    expect((await visitor.ask(`${path}?lang=en`)).html, path).not.toContain('picture-credits');
});

test('LAYOUT-04 the shop has a reduced header, steps and legal links, and neither menu nor sticky navigation', async () => {
  for (const path of pages) {
    const { html } = await new ShopBrowser(site).ask(`${path}?lang=en`);
    const part = (name: string) => new RegExp(`<${name}[ >].*?</${name}>`, 's').exec(html)?.[0] ?? '';
    const header = part('header');
    for (const link of ['href="/en"', ' lang="de"', 'cart-link']) expect(header.toLowerCase(), path).toContain(link.toLowerCase());
    expect(part('main'), path).toContain('aria-current="step"');
    for (const legal of ['agb', 'impressum', 'datenschutz']) expect(part('footer'), path).toContain(`href="/en/${legal}"`);
    for (const absent of ['class="menu"', 'burger', 'sticky-nav']) expect(html, path).not.toContain(absent);
  }
});

test('ROUTE-26 the language comes from lang, else from the browser, else it is German', async () => {
  const languageOf = async (path: string, accept?: string) =>
    (await new ShopBrowser(site).ask(path, { headers: accept ? { 'accept-language': accept } : {} })).headers.get('content-language');
  expect(await languageOf('/cart?lang=en', 'de')).toBe('en');
  expect(await languageOf('/cart', 'en-US,en;q=0.9')).toBe('en');
  expect(await languageOf('/cart')).toBe('de');
  expect(await languageOf('/cart?lang=fr', 'fr')).toBe('de');
});

test('SHOP-02 SHOP-03 SHOP-64 BOOK-25 from the purchase page to the confirmation without script; Back shows an empty cart', async () => {
  const visitor = new ShopBrowser(site);
  const form = { press: key(), 'n-1-1': '2', 'n-2-2': '1' };
  const added = await visitor.send('/tickets/SEATS?lang=en', form);
  expect([added.status, added.to]).toEqual([303, '/cart?lang=en&added=3']);
  expect(visitor.cookie('cartAmount')).toBe('3');
  const cart = await visitor.ask('/cart?lang=en&added=3');
  expect(cart.html).toContain('3 tickets now in your cart.');
  const item = /name="item" value="(\d+)"/.exec(cart.html)?.[1] ?? '';
  expect((await visitor.send('/cart?lang=en', { item, quantity: '3' })).status).toBe(303);
  expect(visitor.cookie('cartAmount')).toBe('4');
  expect((await visitor.send('/cart?lang=en', { item, quantity: '0' })).status).toBe(303);
  expect(visitor.cookie('cartAmount')).toBe('1');
  const wrong = await visitor.refused('/cart/checkout?lang=en', { name: ' ', email: 'nobody' });
  expect(wrong.status).toBe(200);
  expect(wrong.html).toContain('Please enter your name.');
  expect(wrong.html).toContain(', Main House');
  expect(wrong.html).toContain('value="nobody"');
  const bought = await visitor.send('/cart/checkout?lang=en', { name: 'Ada', email: 'ada@example.com' });
  expect(bought.to).toMatch(/^\/cart\/checkout\?lang=en&order=[A-Z2-9]{8}$/);
  expect(visitor.cookie('cartAmount')).toBeUndefined();
  expect(visitor.cookie('shop_form')).toBeUndefined();
  const done = await visitor.ask(bought.to ?? '');
  expect(done.html).toContain('This is a demonstration: nothing has been sold and there are no tickets, not by e-mail either.');
  expect(done.html).toContain(', Main House');
  // Of one evening it is that of the event, which has its name.
  expect(done.html).toContain('href="/en/events/hamlet/1.ics"');
  for (const path of ['/cart', '/cart/checkout']) expect((await visitor.ask(`${path}?lang=en`)).html).toContain('Your cart is empty.');
  // Somebody else's order is nobody's business.
  expect((await new ShopBrowser(site).ask(bought.to ?? '')).html).not.toContain('Thank you for your order');
});

test('SHOP-05 a form that is sent twice adds once', async () => {
  const visitor = new ShopBrowser(site);
  await visitor.ask('/tickets/STUDIO?lang=en');
  const form = { press: key(), 'n-0-1': '1' };
  await visitor.send('/tickets/STUDIO?lang=en', form);
  expect((await visitor.send('/tickets/STUDIO?lang=en', form)).status).toBe(303);
  expect(visitor.cookie('cartAmount')).toBe('1');
});

test('BOOK-21 SHOP-05 a refused form is shown again with its values and the reason, by a redirect; broken amounts are refused', async () => {
  const visitor = new ShopBrowser(site);
  const refused = await visitor.refused('/tickets/STUDIO?lang=en', { press: key(), 'n-0-1': '11' });
  expect(refused.html).toContain('Not enough (connected) seats found.');
  expect(refused.html).toMatch(/name="n-0-1"[^>]*value="11"/);
  for (const amount of ['-1', '1.5', '1000000000', 'two']) {
    const { html } = await visitor.refused('/tickets/STUDIO?lang=en', { press: key(), 'n-0-1': amount });
    expect(html, amount).toContain('Please enter whole numbers from 0 to 40.');
  }
  expect((await visitor.refused('/tickets/STUDIO?lang=en', { press: key(), 'n-0-1': '0' })).html).toContain(
    'Please choose at least one ticket.',
  );
  for (const form of [{}, { item: 'x', quantity: '1' }, { item: '999999', quantity: '1' }, { quantity: '-1', item: '1' }])
    expect((await visitor.refused('/cart?lang=en', form as Record<string, string>)).html).toContain('role="alert"');
  // The reason speaks the language of the page that tells it.
  await visitor.refused('/tickets/STUDIO?lang=en', { press: key(), 'n-0-1': '11' });
  expect((await visitor.ask('/tickets/STUDIO?lang=de&again')).html).toContain(
    'Es wurden nicht genügend (zusammenhängende) Plätze gefunden.',
  );
  // Stored for its own page only, validated, and shown without a redirect when it is too long for a cookie.
  await visitor.refused('/cart?lang=en', {});
  expect((await visitor.ask('/tickets/STUDIO?lang=en&again')).html).not.toContain('role="alert"');
  const forged = { headers: { cookie: `shop_form=${Buffer.from('{"path":1}').toString('base64url')}` } };
  expect((await new ShopBrowser(site).ask('/tickets/STUDIO?lang=en&again', forged)).html).not.toContain('role="alert"');
  const long = await visitor.send('/tickets/STUDIO?lang=en', { press: 'x'.repeat(4000), 'n-0-1': '11' });
  expect([long.status, long.html]).toEqual([400, expect.stringContaining('Not enough (connected) seats found.')]);
});

test('SHOP-05 BOOK-17 tickets added before a refusal are not in the form that is shown again', async () => {
  const visitor = new ShopBrowser(site);
  const { html } = await visitor.refused('/tickets/SEATS?lang=en', { press: key(), 'n-1-1': '1', 'n-2-1': '7' });
  expect(html).toContain('1 ticket already in your cart.');
  expect(/<input[^>]*name="n-1-1"[^>]*>/.exec(html)?.[0]).not.toContain('value=');
  expect(html).toMatch(/name="n-2-1"[^>]*value="7"/);
  expect((await visitor.ask('/cart?lang=de&added=1')).html).toContain('1 Karte liegt jetzt in Ihrem Warenkorb.');
});

test('SHOP-04 two browsers that have sent no cookie yet have each a cart of its own', async () => {
  const carts = [];
  for (const visitor of [new ShopBrowser(site), new ShopBrowser(site)]) {
    const { status } = await visitor.send('/tickets/SEATS?lang=en', { press: key(), 'n-1-1': '1' });
    expect(status).toBe(303);
    carts.push(visitor.cookie('cartAmount'));
  }
  expect(carts).toEqual(['1', '1']);
});

test('SHOP-04 every page of the shop says how long the cart is held, warns, and claims no more time than there is', async () => {
  const visitor = new ShopBrowser(site);
  await visitor.send('/tickets/STUDIO?lang=en', { press: key(), 'n-0-1': '1' });
  for (const path of [...pages, '/tickets/NOBODY']) {
    const { html } = await visitor.ask(`${path}?lang=en`);
    expect(html.match(/data-seconds="900"/g), path).toHaveLength(1);
    expect(html, path).toContain('name="extend"');
  }
  for (let times = 0; times < 4; times += 1) {
    site.clock.advance(13.5 * 60_000);
    await visitor.send('/cart?lang=en', { extend: '1' });
  }
  // An hour after the first ticket it ends.
  const { to } = await visitor.send('/cart?lang=en', { extend: '1' });
  expect(to).toBe('/cart?lang=en&kept');
  expect((await visitor.ask(to ?? '')).html).toContain('The tickets cannot be held any longer.');
  site.clock.advance(4.5 * 60_000);
  expect((await visitor.ask('/webshop?lang=en')).html).toContain('Your tickets are reserved for less than another 2 minutes.');
  site.clock.advance(2 * 60_000);
  expect((await visitor.ask('/cart?lang=en&ended')).html).toContain('Your reservation has ended.');
});

test('SHOP-02 BOOK-05 the time of admission stands in cart, checkout and confirmation', async () => {
  const visitor = new ShopBrowser(site);
  const added = await visitor.send('/tickets/SLOTS?lang=en', { press: key(), time: '20:00', 'n-1-1': '1' });
  expect(added.to).toBe('/cart?lang=en&added=1');
  for (const path of ['/cart', '/cart/checkout']) expect((await visitor.ask(`${path}?lang=en`)).html).toContain('Admission 20:00');
  const { to } = await visitor.send('/cart/checkout?lang=en', { name: 'Ada', email: 'ada@example.com' });
  expect((await visitor.ask(to ?? '')).html).toContain('Admission 20:00');
});

test('BOOK-22 SHOP-04 what has ended says so, and the time can be renewed', async () => {
  const visitor = new ShopBrowser(site);
  await visitor.send('/tickets/STUDIO?lang=en', { press: key(), 'n-0-1': '1' });
  site.clock.advance(14 * 60_000);
  expect((await visitor.ask('/cart?lang=en')).html).toContain('data-seconds="60"');
  expect((await visitor.send('/cart?lang=en', { extend: '1' })).to).toBe('/cart?lang=en&extended');
  expect((await visitor.ask('/cart?lang=en')).html).toContain('data-seconds="900"');
  site.clock.advance(16 * 60_000);
  const late = await visitor.refused('/cart?lang=en', { extend: '1' });
  expect(late.html).toContain('No current reservation.');
  expect((await visitor.refused('/cart/checkout?lang=en', { name: 'Ada', email: 'ada@example.com' })).html).toContain(
    'Your reservation has ended and nothing was ordered.',
  );
});

test('API-02 a form that another site sends changes nothing', async () => {
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }, {}]) {
    const { status } = await new ShopBrowser(site).send(
      '/tickets/SEATS?lang=en',
      { press: key(), 'n-1-1': '1' },
      headers as Record<string, string>,
    );
    expect(status).toBe(403);
  }
  const own = await new ShopBrowser(site).send('/tickets/SEATS?lang=en', { press: key(), 'n-1-1': '1' }, { origin: site.url });
  expect(own.status).toBe(303);
});

async function switchTo(change: Partial<typeof siteSettings.$inferInsert>): Promise<void> {
  await site.database.db.transaction(async (transaction) => {
    await transaction.update(siteSettings).set(change);
    await announceChange(transaction, ['*']);
  });
  await site.app.applyNewChanges();
}

test('SHOP-273 while the shop is offline the page of an event says so and links to nothing it sells; one that cannot be had offers the pages of the next dates', async () => {
  const { db } = site.database;
  const isStudio = eq(events.id, 2);
  const [before] = await db.select().from(events).where(isStudio);
  await db.insert(productions).values({ id: 9, name: { de: 'Reihe' }, programs: [], is_online: true });
  await db.update(events).set({ production: 9, ticket_url: '/tickets/SEATS' });
  await db
    .update(events)
    .set({ statuses: ['canceled'] })
    .where(isStudio);
  await switchTo({ is_shop_online: false });
  const pageOf = async () => (await new ShopBrowser(site).ask(`/en/events/x/2`)).to ?? '';
  const html = async () => (await new ShopBrowser(site).ask(await pageOf())).html;
  const panel = /id="sold-out"[\s\S]*?<\/ul>/.exec(await html())?.[0] ?? '';
  expect(panel).toMatch(/<a href="\/en\/events\/[^"]*\/1">/);
  expect(panel).not.toMatch(/data-book|\/tickets\//);
  const soon = {
    statuses: [],
    sale_starts: new Date('2026-11-28T10:00:00Z'),
    presale_starts: new Date('2026-11-01T10:00:00Z'),
    presale_accounts: true,
  };
  await db.update(events).set(soon).where(isStudio);
  await switchTo({ is_shop_online: false });
  expect(await html()).toContain('Online ticket sales are closed at the moment.');
  expect(await html()).not.toContain('Book early');
  await db.update(events).set({ production: null });
  const { statuses = [], sale_starts = null, presale_starts = null, presale_accounts = false } = before ?? {};
  await db.update(events).set({ statuses, sale_starts, presale_starts, presale_accounts }).where(isStudio);
  await switchTo({ is_shop_online: true });
});

test('SHOP-06 ERR-03 while the shop is offline its pages answer 503; while the site is, so do they', async () => {
  await switchTo({ is_shop_online: false });
  for (const path of pages) {
    const { status, html } = await new ShopBrowser(site).ask(`${path}?lang=en`);
    expect([path, status]).toEqual([path, 503]);
    expect(html).toContain('The webshop is closed at the moment');
    expect(html).toContain('Nothing is sold here');
  }
  expect((await new ShopBrowser(site).send('/tickets/SEATS?lang=en', { press: key(), 'n-1-1': '1' })).status).toBe(503);
  await switchTo({ is_shop_online: true, is_site_online: false });
  expect((await new ShopBrowser(site).ask('/cart')).status).toBe(503);
  await switchTo({ is_site_online: true });
});

test('SHOP-02 where nothing of a page of dates can be bought the shop says so', async () => {
  expect((await new ShopBrowser(site).ask('/webshop?lang=de&page=2')).html).toContain('Für diese Termine sind keine Karten im Verkauf.');
  expect((await new ShopBrowser(site).ask('/webshop?lang=en')).html).not.toContain('on sale');
  await site.database.db.transaction(async (transaction) => {
    const canceled = await transaction
      .update(events)
      .set({ statuses: ['canceled'] })
      .returning({ id: events.id });
    await announceChange(transaction, ['events', ...canceled.map(({ id }) => `event:${id}`)]);
  });
  await site.app.applyNewChanges();
  expect((await new ShopBrowser(site).ask('/webshop?lang=en')).html).toContain('No tickets are on sale at the moment.');
});
