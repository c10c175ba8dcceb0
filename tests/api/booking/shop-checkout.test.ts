import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { events, rooms } from '../../../src/features/programme/programme.tables.server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { seedSeatPlan } from '../../support/booking/seat-plans.ts';
import { ShopBrowser } from '../../support/booking/shop-browser.ts';
import { seedShop } from '../../support/booking/shop-events.ts';
import { Shopper } from '../../support/booking/shopper.ts';
import { decode } from '../../support/decode.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ seed: seedShop });
});
afterAll(() => site.close());

const buyer = { name: 'Ada Lovelace', email: 'ada@' };

async function withTicket(): Promise<ShopBrowser> {
  const visitor = new ShopBrowser(site);
  await visitor.send('/tickets/STUDIO?lang=en', { press: crypto.randomUUID(), 'n-0-1': '1' });
  return visitor;
}

test('NAV-05 SHOP-03 name and address survive a change of the language at the checkout, without an error', async () => {
  const visitor = await withTicket();
  expect((await visitor.ask('/cart/checkout?lang=en')).html).toMatch(/<button[^>]*form="checkout"[^>]*name="switch"/);
  const { status, to } = await visitor.send('/cart/checkout?lang=en', { ...buyer, switch: 'de' });
  expect([status, to]).toEqual([303, '/cart/checkout?lang=de&again']);
  const { html } = await visitor.ask(to ?? '');
  expect(html).toContain('value="Ada Lovelace"');
  expect(html).toContain('value="ada@"');
  expect(html).toContain('lang="de-DE"');
  expect(html).not.toContain('aria-invalid');
});

test('SHOP-04 SHOP-03 more time at the checkout stays there and loses nothing that was typed', async () => {
  const visitor = await withTicket();
  site.clock.advance(60_000);
  const { to } = await visitor.send('/cart/checkout?lang=en', { ...buyer, extend: '1' });
  expect(to).toBe('/cart/checkout?lang=en&again&extended');
  const { html } = await visitor.ask(to ?? '');
  expect(html).toContain('value="Ada Lovelace"');
  expect(html).toContain('Your tickets are reserved for longer again.');
  expect(html).not.toContain('aria-invalid');
});

test('SHOP-03 I18N-01 the checkout has messages of its own in the language of the page, and the first wrong field gets the focus', async () => {
  const visitor = await withTicket();
  expect((await visitor.ask('/cart/checkout?lang=de')).html).toMatch(/<form id="checkout"[^>]*noValidate/i);
  const { to } = await visitor.send('/cart/checkout?lang=de', buyer);
  expect(to).toBe('/cart/checkout?lang=de&again#email');
  const { html } = await visitor.ask(to?.split('#')[0] ?? '');
  expect(html).toContain('Bitte geben Sie eine E-Mail-Adresse wie name@beispiel.de ein.');
  site.clock.advance(16 * 60_000);
  const late = await visitor.send('/cart/checkout?lang=de', { name: 'Ada', email: 'ada@example.com' });
  expect((await visitor.ask(late.to ?? '')).html).toContain('Ihre Reservierung ist abgelaufen, bestellt wurde nichts.');
});

/** Names and values of the hidden fields of the form that an address takes. */
const fieldsFor = (html: string, action: string) => {
  const [, form = ''] = html.split(`action="${action}"`);
  const fields = (form.split('</form>')[0] ?? '').match(/<input type="hidden"[^>]*>/g) ?? [];
  const attribute = (field: string, name: string) => decode(new RegExp(` ${name}="([^"]*)"`).exec(field)?.[1] ?? '');
  return new URLSearchParams(fields.map((field) => [attribute(field, 'name'), attribute(field, 'value')]));
};
const labelsIn = (html: string) => [...html.matchAll(/Stalls, Row \d, Seats? [\d, ]+(?=<)/g)].map(([label]) => label);

test('SHOP-261 SHOP-262 a hold that ends in the checkout loses neither what was typed nor the way to the same seats; after the order the cart leads to it', async () => {
  await seedSeatPlan(site.database);
  const visitor = new ShopBrowser(site);
  const form = new URLSearchParams({ press: crypto.randomUUID(), seat: '20004', 'n-1-2': '1' });
  expect((await visitor.send('/tickets/SEATS?lang=en', form)).to).toBe('/cart?lang=en&added=1');
  const seats = labelsIn((await visitor.ask('/cart?lang=en')).html);
  expect(seats).toEqual(['Stalls, Row 2, Seat 4']);
  const held = fieldsFor((await visitor.ask('/cart/checkout?lang=en')).html, '/cart/checkout?lang=en').get('held') ?? expect.fail();
  const typed = { name: 'Ada', email: 'ada@exa', held };
  // A tab whose clock has ended while another one was given more time.
  const alive = await visitor.refused('/cart/checkout?lang=en', { ...typed, ended: '1' });
  expect(alive.html).not.toContain('role="alert"');
  expect(alive.html).toContain('value="ada@exa"');
  site.clock.advance(16 * 60_000);
  for (const press of [{ ended: '1' }, { email: 'ada@example.com' }, { extend: '1' }]) {
    const { html } = await visitor.refused('/cart/checkout?lang=en', { ...typed, ...press });
    expect(html).toContain('extend' in press ? 'No current reservation.' : 'Your reservation has ended and nothing was ordered.');
    expect(html).toContain('You do not need to enter your name and e-mail address again.');
    expect(html).toContain('Tuesday 1 December 2026, 19:30: 1 ticket');
  }
  const { html: ended } = await visitor.refused('/cart?lang=en', { held, ended: '1' });
  expect(ended).toContain('Your reservation has ended. Your tickets have been released.');
  const again = fieldsFor(ended, '/tickets/SEATS?lang=en');
  expect((await visitor.send('/tickets/SEATS?lang=en', again)).to).toBe('/cart?lang=en&added=1');
  const cart = (await visitor.ask('/cart?lang=en')).html;
  expect(labelsIn(cart)).toEqual(seats);
  expect(cart).toContain('Concession');
  const checkout = (await visitor.ask('/cart/checkout?lang=en')).html;
  expect(checkout).toMatch(/name="name"[^>]*value="Ada"/);
  expect(checkout).toMatch(/name="email"[^>]*value="ada@exa/);
  const { to } = await visitor.send('/cart/checkout?lang=en', { name: 'Ada', email: 'ada@example.com' });
  const number = to?.split('order=')[1] ?? expect.fail();
  for (const path of ['/cart', '/cart/checkout']) {
    const { html } = await visitor.ask(`${path}?lang=en`);
    expect(html).toContain(`Your order ${number} is complete.`);
    expect(html).toContain(`href="${to?.replace('&', '&amp;')}"`);
    expect(html).not.toContain('Ada');
    // Whoever writes the number of another order into the cookie reads nothing of it.
    const forged = { headers: { cookie: `shop_checkout=${visitor.cookie('shop_checkout')}` } };
    expect((await new ShopBrowser(site).ask(`${path}?lang=en`, forged)).html).not.toContain(number);
  }
});

test('SHOP-280 what has changed since the checkout was read is not ordered: an evening that was moved, and other tickets of the same total from another tab', async () => {
  const visitor = await withTicket();
  const path = '/cart/checkout?lang=en';
  const read = async () => {
    const { html } = await visitor.ask(path);
    const fieldOf = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? expect.fail(name);
    return { total: fieldOf('total'), order: fieldOf('order') };
  };
  const typed = { name: 'Ada', email: 'ada@example.com' };
  const changed = 'Something about your order has changed in the meantime, and nothing was ordered.';
  const buy = async (shown: Record<string, string>) => visitor.send(path, { ...shown, ...typed });
  const isStudio = eq(events.id, 2);
  const before = await read();
  const [studio] = await site.database.db.select({ date_start: events.date_start }).from(events).where(isStudio);
  await site.database.db
    .update(events)
    .set({ date_start: new Date('2026-12-01T19:00:00Z') })
    .where(isStudio);
  const moved = await visitor.ask((await buy(before)).to ?? '');
  expect(moved.html).toContain(changed);
  expect(moved.html).toContain('20:00');
  expect(moved.html).toContain('value="Ada"');
  await site.database.db
    .update(events)
    .set(studio ?? {})
    .where(isStudio);
  // Another tab swaps the ticket for one of another evening, at the same price.
  const { items } = await (await site.get('/api/shop-cart/', { headers: { cookie: visitor.header } })).json();
  await visitor.send('/cart?lang=en', { item: String(items[0].id), quantity: '0' });
  await visitor.send('/tickets/PRESET?lang=en', { press: crypto.randomUUID(), 'n-0-1': '1' });
  const swapped = await visitor.ask((await buy(before)).to ?? '');
  expect(swapped.html).toContain(changed);
  expect(swapped.html).toContain('Uncounted');
  expect((await buy(await read())).to).toContain('&order=');
});

test('SHOP-297 without script too, cart and checkout say that the reservation has ended and offer its tickets again; not after an order, nor once the cart was emptied', async () => {
  const pages = ['/cart?lang=en', '/cart/checkout?lang=en'];
  // Not the text for the page's script, which is an attribute.
  const said = 'Your reservation has ended. Your tickets have been released.</p>';
  const late = await withTicket();
  await late.ask('/cart?lang=en');
  site.clock.advance(16 * 60_000);
  for (const path of pages) {
    const { html } = await late.ask(path);
    expect(html, path).toContain(said);
    expect(fieldsFor(html, '/tickets/STUDIO?lang=en').get('n-0-1'), path).toBe('1');
  }
  const emptied = await withTicket();
  const item = /name="item" value="(\d+)"/.exec((await emptied.ask('/cart?lang=en')).html)?.[1] ?? expect.fail();
  await emptied.send('/cart?lang=en', { item, quantity: '0' });
  const ordered = await withTicket();
  await ordered.ask('/cart?lang=en');
  await ordered.send('/cart/checkout?lang=en', { name: 'Ada', email: 'ada@example.com' });
  site.clock.advance(16 * 60_000);
  for (const visitor of [emptied, ordered, new ShopBrowser(site)])
    for (const path of pages) {
      const { html } = await visitor.ask(path);
      expect(html, path).toContain('Your cart is empty.');
      expect(html, path).not.toContain(said);
    }
});

test('SHOP-282 SHOP-298 after a move into a room without them, cart, checkout and order say that their seats are not there', async () => {
  await seedSeatPlan(site.database);
  const visitor = new ShopBrowser(site);
  await visitor.send('/tickets/SEATS?lang=en', { press: crypto.randomUUID(), seat: '10004', 'n-1-1': '1' });
  const missing = 'The room has changed and does not have these seats.';
  const pages = ['/cart?lang=en', '/cart/checkout?lang=en'];
  for (const path of pages) {
    const { html } = await visitor.ask(path);
    expect(labelsIn(html), path).toEqual(['Stalls, Row 1, Seat 4']);
    expect(html, path).not.toContain(missing);
  }
  await site.database.db.insert(rooms).values({ id: 2, name: { de: 'Studio' }, seats: 40 });
  const move = (room: number) => site.database.db.update(events).set({ room }).where(eq(events.id, 1));
  await move(2);
  const help = 'Please remove these tickets and choose others.';
  for (const path of pages) expect((await visitor.ask(path)).html, path).toContain(`${missing} ${help}`);
  const { to } = await visitor.send('/cart/checkout?lang=en', { name: 'Ada', email: 'ada@example.com' });
  expect((await visitor.ask(to ?? '')).html).toContain(`${missing} Our box office will give you others.`);
  await move(1);
  expect((await visitor.ask(to ?? '')).html).not.toContain(missing);
});

test('SHOP-300 what was added by a call, and no page of the shop has shown, is offered again after its end, in the other language too', async () => {
  await seedSeatPlan(site.database);
  const visitor = new Shopper(site.url);
  await visitor.add({ event_jet_id: 'SEATS', seat_group: 'Parkett', seats: [10005] });
  await visitor.add({ event_jet_id: 'STUDIO', quantities: [2] });
  site.clock.advance(16 * 60_000);
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  for (const language of ['en', 'de']) {
    const html = await (await site.get(`/cart?lang=${language}`, { headers: { cookie } })).text();
    expect([...fieldsFor(html, `/tickets/SEATS?lang=${language}`)].slice(1), language).toEqual([
      ['n-1-1', '1'],
      ['seat', '10005'],
    ]);
    expect(fieldsFor(html, `/tickets/STUDIO?lang=${language}`).get('n-0-1'), language).toBe('2');
  }
});
