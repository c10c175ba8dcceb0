import { afterEach, beforeEach, expect, test } from 'vitest';
import { shopItems, shopTickets } from '../../../src/features/booking/booking.tables.server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { parkett, seedShop } from '../../support/booking/shop-events.ts';
import { Shopper } from '../../support/booking/shopper.ts';

let app: TestApp;
let visitor: Shopper;
const minutes = 60_000;

beforeEach(async () => {
  app = await startTestApp({ seed: seedShop });
  visitor = new Shopper(app.url);
});
afterEach(() => app.close());

test('SHOP-04 the cart is held by a cookie scripts cannot read; BOOK-25 its number and address by two they can', async () => {
  const { headers } = await visitor.add(parkett([2]));
  const cookies = headers.getSetCookie();
  expect(cookies.find((line) => line.startsWith('shop_cart='))).toMatch(
    /^shop_cart=[\w-]{32}; Max-Age=7200; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect(cookies).toContain('cartAmount=2; Max-Age=900; Path=/; SameSite=Lax');
  expect(cookies).toContain('cartUrl=/cart?lang=en; Max-Age=900; Path=/; SameSite=Lax');
  app.clock.advance(10 * minutes);
  expect((await visitor.cart()).headers.getSetCookie()).toContain('cartAmount=2; Max-Age=300; Path=/; SameSite=Lax');
  const cookieText =
    JSON.stringify(await app.database.db.select().from(shopItems)) + JSON.stringify(await app.database.db.select().from(shopTickets));
  expect(cookieText).not.toContain(visitor.cookies.get('shop_cart'));
});

test('BOOK-25 the cookies belong to the registrable domain, and go over https only where the site does', async () => {
  const proxied = await startTestApp({ seed: seedShop, environment: { TRUST_PROXY: 'true' } });
  const forwarded = { 'x-forwarded-host': 'tickets.haus-am-ring.co.uk', 'x-forwarded-proto': 'https' };
  const { headers } = await new Shopper(proxied.url).add(parkett([1]), forwarded);
  await proxied.close();
  expect(headers.getSetCookie()).toContain('cartAmount=1; Max-Age=900; Domain=haus-am-ring.co.uk; Path=/; Secure; SameSite=Lax');
  expect(headers.getSetCookie().find((line) => line.startsWith('shop_cart='))).not.toContain('Domain');
});

test('API-12 an answer that was lost with its cookie is given again with a cookie that works', async () => {
  const key = { 'idempotency-key': 'lost' };
  const lost = visitor.tab();
  await lost.add(parkett([2]), key);
  expect((await visitor.add(parkett([2]), key)).body.tickets_quantity).toBe(2);
  expect((await visitor.cart()).body.tickets_quantity).toBe(2);
});

test('SHOP-04 a cart cookie that is forged or of nobody opens no cart', async () => {
  await visitor.add(parkett([2]));
  const thief = new Shopper(app.url);
  for (const forged of ['1', "' or 1=1", 'x'.repeat(32), 'x'.repeat(5000), String(visitor.cookies.get('shop_cart')).toLowerCase()]) {
    thief.cookies.set('shop_cart', encodeURIComponent(forged));
    expect((await thief.cart()).body.items).toEqual([]);
    expect((await thief.ask('DELETE', '/api/shop-cart/1/')).body.response_code).toBe(-204);
  }
  expect((await thief.add(parkett([1]))).body.tickets_quantity).toBe(1);
  expect((await visitor.cart()).body.tickets_quantity).toBe(2);
});
