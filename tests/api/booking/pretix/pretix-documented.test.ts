import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PretixClient } from '../../../../src/features/booking/pretix/pretix-client.server.ts';
import { holdTickets } from '../../../../src/features/booking/pretix/pretix-holds.server.ts';
import type { TestApp } from '../../../support/app.ts';
import type { PretixServer } from '../../../support/booking/pretix/pretix-server.ts';
import { openPretixSite } from '../../../support/booking/pretix/pretix-site.ts';
import { ShopBrowser } from '../../../support/booking/shop-browser.ts';
import type { Shopper } from '../../../support/booking/shopper.ts';

let pretix: PretixServer;
let visitor: Shopper;

let app: TestApp;
let close: () => Promise<void>;

beforeEach(async () => {
  ({ pretix, app, visitor, close } = await openPretixSite({ 1: 'season/12' }));
});
afterEach(() => close());

const wish = { event_jet_id: 'season/12', seat_group: 'Parkett', quantities: [2], sale_type_ids: [1] };
const boxOffice = { all_sales_channels: false, limit_sales_channels: ['resellers'] };
/** As releases before the channels of an organizer say it. */
const onlyListed = { all_sales_channels: undefined, limit_sales_channels: undefined, sales_channels: ['resellers'] };
const everywhere = { all_sales_channels: true, limit_sales_channels: [], sales_channels: ['web', 'resellers'] };

test('SHOP-212 what pretix sells at the box office alone, hides, or does not sell on one date is not sold here either', async () => {
  const refusalOf = async () => {
    const { status, body } = await visitor.add(wish);
    return [status, body.response_code, body.detail];
  };
  const notSold = [400, null, expect.stringMatching(/not sold online/)];
  for (const channel of [boxOffice, onlyListed])
    for (const what of ['event', 'item', 'variation'] as const) {
      pretix.set(what, channel);
      expect(await refusalOf(), `${what} ${JSON.stringify(channel)}`).toEqual(notSold);
      pretix.set(what, everywhere);
    }
  pretix.set('item', { hide_without_voucher: true });
  expect(await refusalOf()).toEqual(notSold);
  pretix.set('item', { hide_without_voucher: false });
  const ofItem = (values: object) => pretix.setDate(12, { item_price_overrides: [{ item: 7, price: null, ...values }] });
  ofItem({ available_until: '2026-11-20T12:00:00Z' });
  expect(await refusalOf()).toEqual(notSold);
  ofItem({ available_from: '2026-11-21T12:00:00Z' });
  expect(await refusalOf()).toEqual([400, -220, expect.stringMatching(/not on sale yet/)]);
  ofItem({});
  pretix.setDate(12, { variation_price_overrides: [{ variation: 1, price: null, available_until: '2026-11-20T12:00:00Z' }] });
  expect(await refusalOf()).toEqual(notSold);
  pretix.setDate(12, { variation_price_overrides: [] });
  expect(pretix.positions.size).toBe(0);
  expect((await visitor.add(wish)).status).toBe(200);
});

test('SHOP-212 API-46 live stock does not count what only the box office sells', async () => {
  pretix.set('item', boxOffice);
  const { body } = await visitor.ask('GET', '/api/shop-availability/?events=1');
  expect(body).toMatchObject({ 1: { statuses: ['sold_out'], seat_groups: [{ seat_group: 'Parkett', status: '0' }, {}] } });
});

test('SHOP-212 an order pretix has no quota for is refused in words, and is placed once there is', async () => {
  await visitor.add(wish);
  const buy = () => visitor.ask('POST', '/api/shop-checkout/', { name: 'Ada Berg', email: 'ada@example.org' });
  pretix.setLeft(1);
  const { status, body } = await buy();
  expect([status, body.response_code, body.detail]).toEqual([400, -214, expect.stringMatching(/\w/)]);
  expect(pretix.orders).toEqual([]);
  pretix.setLeft(2);
  expect((await buy()).body.number).toBe('ORD1');
  expect(pretix.orders).toMatchObject([{ positions: 2 }]);
});

test('SHOP-212 a hold that takes longer than an attempt is waited for, not given up with tickets held for nobody', async () => {
  const client = new PretixClient({ url: pretix.url, organizer: 'ring', token: 'secret', timeoutMs: 600 });
  // Until an attempt after the first was answered that the first still runs.
  pretix.duringNextHold(() => vi.waitFor(() => expect(pretix.answers).toContain(409), { timeout: 10_000 }));
  const hold = {
    ...{ place: { slug: 'season', subevent: 12 }, cartId: 'cart@api', key: 'press', expires: new Date('2026-12-01T12:00:00Z') },
    tickets: [{ item: 7, variation: 1, price: '24.00' }],
  };
  expect(await holdTickets(client, hold, () => expect.fail())).toEqual([...pretix.positions.keys()]);
  expect(pretix.positions.size).toBe(1);
  expect(pretix.answers).toContain(409);
});

test('SHOP-284 a token that pretix accepts no more changes no label of stock, and visitors read in their language that the shop does not answer', async () => {
  const statuses = async () => (await (await app.get('/de/api/events/1/')).json()).statuses;
  await app.app.runDueWork();
  expect(await statuses()).toEqual(['remaining_tickets']);
  pretix.failNext('401', 1000);
  app.clock.advance(60_000);
  await app.app.runDueWork();
  expect(await statuses()).toEqual(['remaining_tickets']);
  const german = new ShopBrowser(app);
  const added = await german.send('/tickets/season%2F12?lang=de', { press: crypto.randomUUID(), 'n-1-1': '1' });
  expect([added.status, added.html]).toEqual([503, expect.stringContaining('Der Webshop antwortet gerade nicht.')]);
  expect(await visitor.add(wish)).toMatchObject({ status: 503, body: { detail: expect.stringContaining('not responding') } });
});

test('SHOP-284 SHOP-305 an order that pretix refuses for another reason than its tickets is not said to lack tickets, nor that pretix does not answer', async () => {
  await visitor.add(wish);
  pretix.refuseOrder({ locale: ['"en" is not a supported locale for this event.'] });
  const buy = () => visitor.ask('POST', '/api/shop-checkout/', { name: 'Ada Berg', email: 'ada@example.org' });
  const detail = expect.stringContaining('hat diese Bestellung abgelehnt, bestellt wurde nichts.');
  expect(await buy()).toMatchObject({ status: 400, body: { response_code: null, detail } });
  pretix.refuseOrder(null);
  expect((await buy()).body.number).toBe('ORD1');
});

test('SHOP-296 the checkout says in both languages why pretix refuses an order: its tickets, a voucher, or something else about its positions', async () => {
  const buyer = new ShopBrowser(app);
  await buyer.send('/tickets/season%2F12?lang=de', { press: crypto.randomUUID(), 'n-1-1': '1' });
  const said = async (errors: Record<string, unknown[]>, language: string) => {
    pretix.refuseOrder(errors);
    const { html } = await buyer.refused(`/cart/checkout?lang=${language}`, { name: 'Ada Berg', email: 'ada@example.org' });
    return /role="alert".*?<\/p>/s.exec(html)?.[0];
  };
  const usedUp = ['The voucher has already been used the maximum number of times.'];
  expect(await said({ positions: [{}, { item: ['Quota'] }] }, 'de')).toContain('Nicht alle Karten sind noch zu haben');
  expect(await said({ positions: [{ voucher: usedUp }] }, 'de')).toContain('wegen eines Gutscheins abgelehnt, bestellt wurde nichts.');
  expect(await said({ voucher: usedUp }, 'en')).toContain('because of a voucher and nothing was ordered.');
  expect(await said({ positions: [{ price: ['A valid number is required.'] }] }, 'de')).toContain('hat diese Bestellung abgelehnt,');
  expect(await said({ sales_channel: ['Unknown sales channel.'] }, 'de')).toContain(
    'hat diese Bestellung abgelehnt, bestellt wurde nichts.',
  );
  expect(await said({ consume_carts: ['Not a valid string.'] }, 'en')).toContain('has refused this order and nothing was ordered.');
  pretix.refuseOrder(null);
  expect((await buyer.send('/cart/checkout?lang=de', { name: 'Ada Berg', email: 'ada@example.org' })).html).toContain('ORD1');
});
