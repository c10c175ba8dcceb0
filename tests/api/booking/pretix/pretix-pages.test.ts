import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPretixSite } from '../../../support/booking/pretix/pretix-site.ts';
import { ShopBrowser } from '../../../support/booking/shop-browser.ts';

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
