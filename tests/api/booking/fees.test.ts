import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { events } from '../../../src/features/programme/programme.tables.server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { ShopBrowser } from '../../support/booking/shop-browser.ts';
import { parkett, seedShop } from '../../support/booking/shop-events.ts';
import { Shopper } from '../../support/booking/shopper.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ seed: seedShop, environment: { SHOP_FEE_TICKET: '1.5', SHOP_FEE_ORDER: '2' } });
});
afterAll(() => site.close());

/** What a page says of prices, line by line. */
const lines = (html: string) =>
  [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/gs)].map(([, name, amount]) => `${name}: ${amount?.replaceAll('\u00a0', ' ')}`);

const inFull = ['3 tickets: 62,50 €', 'fee per ticket, included: 4,50 €', 'Fee, once per order: 2 €', 'Total: 64,50 €'];

test('SHOP-93 live stock says the fees, the cart what they come to; the fee per ticket is part of its price', async () => {
  const visitor = new Shopper(site.url);
  const stock = await visitor.ask('GET', '/api/shop-availability/?events=1');
  expect(stock.body['1'].fees).toEqual({ per_ticket: '1.50', per_order: '2.00' });
  await visitor.add(parkett([2, 1]));
  const { total, sum } = (await visitor.cart()).body;
  expect(sum).toEqual({ tickets: '62.50', code: '', code_problem: '', saved: '0.00', ticket_fees: '4.50', order_fee: '2.00' });
  expect(total).toBe('64.50');
});

test('SHOP-94 without script the purchase page says the total before anything is reserved, and nothing typed is lost', async () => {
  const visitor = new ShopBrowser(site);
  const form = { press: crypto.randomUUID(), 'n-1-1': '2', 'n-1-2': '1' };
  expect((await visitor.ask('/tickets/SEATS?lang=en')).html).toContain(
    'Prices include a fee of 1,50\u00a0€ per ticket. Each order adds 2\u00a0€ once.',
  );
  const summed = await visitor.send('/tickets/SEATS?lang=en', { ...form, sum: '1' });
  expect([summed.status, visitor.cookie('cartAmount')]).toEqual([303, undefined]);
  const page = await visitor.ask(summed.to?.split('#')[0] ?? '');
  expect(lines(page.html)).toEqual(inFull);
  expect(page.html).toMatch(/name="n-1-1"[^>]*value="2"/);
  await visitor.send('/tickets/SEATS?lang=en', form);
  for (const path of ['/cart?lang=en', '/cart/checkout?lang=en']) expect(lines((await visitor.ask(path)).html), path).toEqual(inFull);
  const bought = await visitor.send('/cart/checkout?lang=en', { name: 'Ada', email: 'ada@example.com' });
  expect(lines((await visitor.ask(bought.to ?? '')).html)).toEqual(inFull);
});

test('SHOP-93 SHOP-271 an order of nothing has no fee; it is charged with the first ticket that costs something, as the page says before the press', async () => {
  const free = { id: 1, price: '0.00', sale_type_id: 1, seat_group: null, text: {}, name: { de: 'Frei' }, has_discounts: false };
  const [row] = await site.database.db.select().from(events).where(eq(events.id, 2));
  if (!row) throw new Error('There is no event.');
  const { id: _, ...rest } = row;
  await site.database.db.insert(events).values({ ...rest, id: 50, id_jet: 'FREE', prices: [free], seat_groups: [], import_key: null });
  const browser = new ShopBrowser(site);
  await browser.send('/tickets/FREE?lang=en', { press: crypto.randomUUID(), 'n-0-1': '1' });
  const form = { press: crypto.randomUUID(), 'n-1-1': '1' };
  const summed = await browser.send('/tickets/SEATS?lang=en', { ...form, sum: '1' });
  const before = lines((await browser.ask(summed.to?.split('#')[0] ?? '')).html).at(-1);
  await browser.send('/tickets/SEATS?lang=en', form);
  expect([before, lines((await browser.ask('/cart?lang=en')).html).at(-1)]).toEqual(['Total: 26 €', 'Total: 26 €']);
  const visitor = new Shopper(site.url);
  await visitor.add({ event_jet_id: 'FREE', quantities: [2] });
  const { total, sum } = (await visitor.cart()).body;
  expect([total, sum.ticket_fees, sum.order_fee]).toEqual(['0.00', '0.00', '0.00']);
  const bought = await visitor.ask('POST', '/api/shop-checkout/', { name: 'Ada', email: 'ada@example.com' });
  expect(bought.body.pay_url).toBeNull();
});
