import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { events } from '../../../../src/features/programme/programme.tables.server.ts';
import type { TestApp } from '../../../support/app.ts';
import { dateOf } from '../../../support/booking/pretix/pretix-catalogue.ts';
import type { PretixServer } from '../../../support/booking/pretix/pretix-server.ts';
import { openPretixSite } from '../../../support/booking/pretix/pretix-site.ts';
import { Shopper } from '../../../support/booking/shopper.ts';
import { headersOf } from '../../../support/office/accounts.ts';

let pretix: PretixServer;
let app: TestApp;
let visitor: Shopper;
const minutes = 60_000;

let close: () => Promise<void>;

beforeEach(async () => {
  ({ pretix, app, visitor, close } = await openPretixSite({ 1: 'season/12', 2: 'studio' }));
});
afterEach(() => close());

const parkett = (quantities: number[]) => ({
  event_jet_id: 'season/12',
  seat_group: 'Parkett',
  quantities,
  sale_type_ids: quantities.map((_, index) => index + 1),
});
const holds = () => pretix.requests.filter((line) => line.includes('bulk_create')).length;

test('SHOP-01 pretix holds what is added, for 15 minutes, at its own price', async () => {
  const { status, body } = await visitor.add(parkett([2, 1]));
  expect([status, body]).toEqual([
    200,
    { tickets_quantity: 3, cart_url: '/cart?lang=en', expires: '2026-11-20T16:55:00+01:00', expires_in: 900 },
  ]);
  expect([...pretix.positions.values()]).toMatchObject([
    { item: 7, variation: 1, price: '24.00', subevent: 12, expires: '2026-11-20T15:55:00.000Z', cart_id: expect.stringMatching(/@api$/) },
    { variation: 1 },
    { variation: 2, price: '14.50' },
  ]);
  expect((await visitor.cart()).body).toMatchObject({ total: '62.50', items: [{ event: 'Hamlet', quantity: 2 }, { quantity: 1 }] });
  app.clock.advance(15 * minutes);
  expect((await visitor.cart()).body.items).toEqual([]);
});

test('SHOP-01 what its cart call does not check, we check: live, sale windows, vouchers, active, price', async () => {
  const wrong: [Parameters<PretixServer['set']>, RegExp][] = [
    [['event', { live: false }], /not sold online/],
    [['item', { active: false }], /not sold online/],
    [['item', { available_until: '2026-11-20T12:00:00Z' }], /not sold online/],
    [['item', { available_from: '2026-11-21T12:00:00+01:00' }], /not on sale yet/],
    [['item', { require_voucher: true }], /not sold online/],
    [['variation', { active: false }], /not sold online/],
    [['variation', { price: '30.00' }], /not sold online/],
    [['item', { max_per_order: 1 }], /does not hold that many/],
  ];
  for (const [[what, values], reason] of wrong) {
    const right = {
      live: true,
      active: true,
      available_until: null,
      available_from: null,
      require_voucher: false,
      price: '24.00',
      max_per_order: null,
    };
    pretix.set(what, values);
    const { body } = await visitor.add(parkett([2]));
    expect([body.response_code, body.detail], JSON.stringify(values)).toEqual([
      'available_from' in values ? -220 : null,
      expect.stringMatching(reason),
    ]);
    pretix.set(what, Object.fromEntries(Object.keys(values).map((name) => [name, right[name as keyof typeof right]])));
  }
  expect(holds()).toBe(0);
  expect((await visitor.add(parkett([2]))).status).toBe(200);
});

test('API-12 an answer of pretix that is lost, cut, wrong or late is requested again and adds nothing twice', async () => {
  for (const how of ['lost', 'cut', 'wrong', '500'] as const) {
    pretix.failNext(how);
    const other = new Shopper(app.url);
    expect((await other.add(parkett([1]))).status, how).toBe(200);
  }
  expect(pretix.positions.size).toBe(4);
  const begun = pretix.requests.length;
  await visitor.add(parkett([1]), { 'idempotency-key': 'press' });
  const perAddition = pretix.requests.length - begun;
  expect(perAddition).toBe(4);
  expect((await visitor.add(parkett([1]), { 'idempotency-key': 'press' })).body.tickets_quantity).toBe(1);
  expect(pretix.positions.size).toBe(5);
});

test('SHOP-01 while pretix does not answer, calls fail with 503, after a few failures without further requests, and the cart can be read', async () => {
  pretix.failNext('500', 100);
  const answers = [];
  for (let press = 0; press < 4; press++) answers.push(await visitor.add(parkett([1])));
  for (const { status, body } of answers)
    expect([status, body]).toEqual([503, { response_code: null, detail: 'The webshop is not responding at the moment.' }]);
  const requestCount = pretix.requests.length;
  expect((await visitor.add(parkett([1]))).status).toBe(503);
  expect((await visitor.ask('GET', '/api/shop-availability/?events=1')).status).toBe(503);
  expect(pretix.requests.length).toBe(requestCount);
  expect((await visitor.cart()).status).toBe(200);
});

test('SHOP-04 extending holds everything anew before it gives the old back, and never longer than an hour', async () => {
  await visitor.add(parkett([2]));
  const before = [...pretix.positions.keys()];
  app.clock.advance(10 * minutes);
  expect((await visitor.ask('POST', '/api/shop-cart/extend/')).body).toMatchObject({
    tickets_quantity: 2,
    expires: '2026-11-20T17:05:00+01:00',
  });
  expect(pretix.positions.size).toBe(2);
  for (const id of before) expect(pretix.positions.has(id)).toBe(false);
  pretix.setLeft(2);
  expect((await visitor.ask('POST', '/api/shop-cart/extend/')).body.response_code).toBe(-214);
  expect((await visitor.cart()).body.tickets_quantity).toBe(2);
});

test('SHOP-04 SHOP-107 more time or more tickets that fail half way hold nothing twice', async () => {
  await visitor.add(parkett([2]));
  await visitor.add({ ...parkett([1]), sale_type_ids: [2] });
  const before = [...pretix.positions.keys()];
  app.clock.advance(minutes);
  // The second of the two holds, with its repetitions, gets no answer.
  pretix.passNext(1);
  pretix.failNext('503', 3);
  expect((await visitor.ask('POST', '/api/shop-cart/extend/')).status).toBe(503);
  expect([...pretix.positions.keys()]).toEqual(before);
  // Another tab makes an order of the cart meanwhile.
  const buy = () => visitor.tab().ask('POST', '/api/shop-checkout/', { name: 'Ada Berg', email: 'ada@example.org' });
  const { items } = (await visitor.cart()).body;
  pretix.duringNextHold(buy);
  expect((await visitor.ask('PATCH', `/api/shop-cart/${items[0].id}/`, { quantity: 3 })).body.response_code).toBe(-204);
  expect(pretix.positions.size).toBe(0);
  await visitor.add(parkett([2]));
  pretix.duringNextHold(buy);
  expect((await visitor.ask('POST', '/api/shop-cart/extend/')).body.response_code).toBe(-204);
  expect([pretix.positions.size, pretix.orders.length]).toEqual([0, 2]);
});

test('API-44 items change and go, and the checkout leads to the payment page of one order', async () => {
  await visitor.add(parkett([2, 1]));
  const [full, reduced] = (await visitor.cart()).body.items;
  const change = (id: number, quantity: number) => visitor.ask('PATCH', `/api/shop-cart/${id}/`, { quantity });
  expect((await change(full.id, 3)).body.tickets_quantity).toBe(4);
  expect((await change(full.id, 1)).body.tickets_quantity).toBe(2);
  expect((await visitor.ask('DELETE', `/api/shop-cart/${reduced.id}/`)).body.tickets_quantity).toBe(1);
  expect((await change(reduced.id, 1)).status).toBe(404);
  expect(pretix.positions.size).toBe(1);
  pretix.failNext('lost');
  const { body } = await visitor.ask('POST', '/api/shop-checkout/', { name: 'Ada Berg', email: 'ada@example.org' });
  expect(body).toEqual({ number: 'ORD1', pay_url: `${pretix.url}/ring/season/order/ORD1/secret/pay/change` });
  expect(pretix.orders).toEqual([{ code: 'ORD1', positions: 1, email: 'ada@example.org' }]);
  expect(pretix.positions.size).toBe(0);
  expect((await visitor.cart()).body.items).toEqual([]);
});

test('SHOP-01 API-44 an order that costs nothing leads to its page at pretix, which confirms it', async () => {
  const free = { price: '0.00' };
  pretix.set('variation', free);
  const [event] = await app.database.db.select({ groups: events.seat_groups }).from(events).where(eq(events.id, 1));
  const seat_groups = event?.groups.map((group) => ({ ...group, prices: group.prices.map((price) => ({ ...price, ...free })) })) ?? [];
  await app.database.db.update(events).set({ seat_groups }).where(eq(events.id, 1));
  await visitor.add(parkett([2]));
  const { body } = await visitor.ask('POST', '/api/shop-checkout/', { name: 'Ada Berg', email: 'ada@example.org' });
  expect(body).toEqual({ number: 'ORD1', pay_url: `${pretix.url}/ring/season/order/ORD1/secret/` });
});

test('SHOP-01 what pretix refuses at the checkout can be corrected: it says that it is the address, and the next one is ordered once', async () => {
  await visitor.add(parkett([2]));
  const buy = (email: string) => visitor.ask('POST', '/api/shop-checkout/', { name: 'Ada Berg', email });
  for (let press = 0; press < 2; press++) {
    const refused = await buy('ada@example.invalid');
    expect([refused.status, refused.body.detail]).toEqual([400, expect.stringMatching(/E-Mail-Adresse/)]);
  }
  pretix.failNext('lost');
  expect((await buy('ada@example.org')).body.number).toBe('ORD1');
  expect((await buy('ada@example.org')).body.number).toBe('ORD1');
  expect(pretix.orders).toHaveLength(1);
});

test('API-46 live stock follows the quotas; events pretix does not know are missing', async () => {
  const { body } = await visitor.ask('GET', '/api/shop-availability/?events=1,2');
  expect(body).toMatchObject({
    1: {
      statuses: ['remaining_tickets'],
      seat_groups: [
        { seat_group: 'Parkett', status: '1' },
        { seat_group: 'Rang', status: '0' },
      ],
    },
  });
  pretix.setLeft(0);
  app.clock.advance(10_000);
  expect((await visitor.ask('GET', '/api/shop-availability/?events=1,2')).body).toMatchObject({ 1: { statuses: ['sold_out'] } });
  pretix.set('item', { max_per_order: 6 });
  app.clock.advance(10_000);
  expect((await visitor.ask('GET', '/api/shop-availability/?events=1,2')).body).toMatchObject({ 1: { max_per_order: 6 } });
});

test('API-46 SHOP-05 each timeslot is a date with a stock of its own, and one that is full sells out nothing else', async () => {
  for (const date of [7, 8]) pretix.setDate(date, dateOf(date));
  pretix.set('item', { name: { de: 'Saal' } });
  for (const id_jet of ['season', 'season/12']) {
    await app.database.db.update(events).set({ id_jet }).where(eq(events.id, 3));
    pretix.setLeft(0, 12);
    pretix.setLeft(0, 7);
    pretix.setLeft(10, 8);
    app.clock.advance(10_000);
    expect((await visitor.ask('GET', '/api/shop-availability/?events=3')).body, id_jet).toMatchObject({
      3: {
        statuses: ['remaining_tickets'],
        seat_groups: [
          {
            seat_group: 'Saal',
            status: '1',
            timeslots: [
              { block_id: 7, status: '0' },
              { block_id: 8, status: '1' },
            ],
          },
        ],
      },
    });
    pretix.setLeft(0, 8);
    app.clock.advance(10_000);
    expect((await visitor.ask('GET', '/api/shop-availability/?events=3')).body, id_jet).toMatchObject({ 3: { statuses: ['sold_out'] } });
  }
});

test('API-46 EVT-28 pages follow an external shop in its turn and with what visitors ask, and stay as they are while it is away', async () => {
  const statuses = async () => ((await (await app.get('/de/api/events/1/')).json()) as { statuses: string[] }).statuses;
  await app.app.runDueWork();
  expect(await statuses()).toEqual(['remaining_tickets']);
  pretix.setLeft(0);
  await visitor.ask('GET', '/api/shop-availability/?events=1');
  await expect.poll(statuses, { timeout: 20_000 }).toEqual(['sold_out']);
  pretix.setLeft(100);
  pretix.failNext('500', 20);
  await app.app.runDueWork();
  expect(await statuses()).toEqual(['sold_out']);
});

test('SHOP-229 API-46 EVT-28 an order that is canceled at pretix: pages offer its tickets again, and who had them gets no mail about the evening', async () => {
  const statuses = async () => ((await (await app.get('/de/api/events/1/')).json()) as { statuses: string[] }).statuses;
  pretix.setLeft(4);
  await visitor.add(parkett([2, 2]));
  const { number } = (await visitor.ask('POST', '/api/shop-checkout/', { name: 'Ada Berg', email: 'ada@example.org' })).body;
  await app.app.runDueWork();
  expect(await statuses()).toEqual(['sold_out']);
  expect((await new Shopper(app.url).add(parkett([1]))).status).toBe(400);
  const headers = await headersOf(app, 'editor');
  const cancel = async () => (await app.get('/de/admin/events/1/cancel', { headers })).text();
  expect(await cancel()).toContain('Eine Person bekommt diese E-Mail');
  pretix.cancelOrder(number);
  app.clock.advance(minutes);
  await app.app.runDueWork();
  expect(await statuses()).toEqual(['remaining_tickets']);
  expect((await new Shopper(app.url).add(parkett([4]))).status).toBe(200);
  expect(await cancel()).toContain('Niemand hat eine Karte oder steht auf der Warteliste.');
});

test('SHOP-01 while pretix is away the site is ready and says what it is without', async () => {
  const ready = async () => {
    const answer = await app.get('/readyz');
    return { code: answer.status, ...((await answer.json()) as { status: string; outside: { shop: { answers: boolean | null } } }) };
  };
  await expect.poll(ready).toEqual({
    code: 200,
    status: 'ready',
    missing: [],
    degraded: [],
    outside: { shop: { kind: 'pretix', circuit: 'closed', answers: true } },
  });
  pretix.failNext('500', 20);
  for (let press = 0; press < 3; press++) expect((await visitor.add(parkett([1]))).status).toBe(503);
  expect(await ready()).toMatchObject({ code: 200, status: 'degraded', degraded: ['shop'], outside: { shop: { circuit: 'open' } } });
});

test('SHOP-83 SHOP-01 in front of a shop that is away a waiting room says so, and the ticket page before the sale is shown', async () => {
  const saleStarts = new Date(app.clock.now().getTime() + 30 * minutes);
  await app.database.db.update(events).set({ has_waiting_room: true, sale_starts: saleStarts }).where(eq(events.id, 1));
  pretix.failNext('500', 100);
  const refused = await visitor.add(parkett([1]));
  expect([refused.status, refused.body.detail]).toEqual([503, expect.stringMatching(/\w/)]);
  expect((await visitor.ask('GET', '/api/shop-waiting-room/1/')).status).toBe(503);
  expect((await app.get('/tickets/season%2F12?lang=en')).status).toBe(200);
});
