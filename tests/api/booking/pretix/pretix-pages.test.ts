import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { events } from '../../../../src/features/programme/programme.tables.server.ts';
import { openPretixSite } from '../../../support/booking/pretix/pretix-site.ts';
import { ShopBrowser } from '../../../support/booking/shop-browser.ts';
import { decode } from '../../../support/decode.ts';

let site: Awaited<ReturnType<typeof openPretixSite>>;
beforeAll(async () => {
  site = await openPretixSite({ 1: 'season/12', 2: 'studio' });
});
afterAll(() => site.close());

test('OPS-286 OPS-287 the form of the checkout leads to the payment at another origin by a page, for browsers block a redirect of a form there; no page calls a shop that sells a demonstration', async () => {
  const { app, pretix } = site;
  const visitor = new ShopBrowser(app);
  const tickets = '/tickets/season%2F12?lang=de';
  expect((await visitor.send(tickets, { 'n-1-1': '2' })).to).toContain('/cart?lang=de&added=2');
  const pages = await Promise.all([tickets, '/cart?lang=de', '/cart/checkout?lang=de'].map(async (path) => (await visitor.ask(path)).html));
  const bought = await visitor.send('/cart/checkout?lang=de', { name: 'Ada', email: 'ada@example.org' });
  const payment = `${pretix.url}/ring/season/order/ORD1/secret/pay/change`;
  expect([bought.status, bought.to, bought.headers.get('refresh')]).toEqual([200, null, `0; url=${payment}`]);
  expect(bought.html).toContain(`<a class="btn" href="${payment}">`);
  expect(bought.html).toContain('ORD1');
  expect(bought.headers.get('content-security-policy')).toContain("form-action 'self'");
  expect(pretix.orders).toHaveLength(1);
  for (const html of pages) expect(html).not.toContain('Vorführung');
});

test('SHOP-293 SHOP-280 SHOP-261 with pretix too an evening that moved meanwhile is in the cart with its new date and not ordered unseen, and after the end of the hold the same tickets are reserved by one press', async () => {
  const { app, pretix } = site;
  const visitor = new ShopBrowser(app);
  await visitor.send('/tickets/season%2F12?lang=en', { 'n-1-1': '2' });
  const checkout = '/cart/checkout?lang=en';
  const fieldOf = (html: string, name: string) => decode(new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? expect.fail(name));
  const before = (await visitor.ask(checkout)).html;
  expect(before).toContain('Tuesday 1 December 2026, 19:30');
  const orders = pretix.orders.length;
  const date_start = new Date('2026-12-02T19:00:00Z');
  await app.database.db.update(events).set({ date_start, date_end: null }).where(eq(events.id, 1));
  expect((await visitor.ask('/cart?lang=en')).html).toContain('Wednesday 2 December 2026, 20:00');
  const shown = { total: fieldOf(before, 'total'), order: fieldOf(before, 'order') };
  const { html } = await visitor.refused(checkout, { ...shown, name: 'Ada', email: 'ada@example.org' });
  expect(html).toContain('Something about your order has changed in the meantime, and nothing was ordered.');
  expect(pretix.orders).toHaveLength(orders);
  app.clock.advance(16 * 60_000);
  const ended = await visitor.refused('/cart?lang=en', { held: fieldOf(html, 'held'), ended: '1' });
  expect(fieldOf(ended.html, 'n-1-1')).toBe('2');
});
