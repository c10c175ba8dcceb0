import { afterEach, beforeEach, expect, test } from 'vitest';
import { announceChange } from '../../../src/core/database/changes.server.ts';
import { shopCarts, shopTickets } from '../../../src/features/booking/booking.tables.server.ts';
import { siteSettings } from '../../../src/features/site/site.tables.server.ts';
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

test('API-12 SHOP-04 BOOK-17 BOOK-18 an addition holds tickets for 15 minutes and counts the whole cart', async () => {
  const first = await visitor.add(parkett([2, 1]));
  expect(first.status).toBe(200);
  expect(first.body).toEqual({ tickets_quantity: 3, cart_url: '/cart?lang=en', expires: '2026-11-20T16:55:00+01:00', expires_in: 900 });
  const second = await visitor.add({ event_jet_id: 'STUDIO', quantities: [2] });
  expect(second.body.tickets_quantity).toBe(5);
  const { body } = await visitor.cart();
  expect(body).toMatchObject({ total: '110.50', tickets_quantity: 5, expires: '2026-11-20T16:55:00+01:00' });
  expect(
    body.items.map(({ event, seat_group, price_name, price, quantity }: Record<string, unknown>) => [
      event,
      seat_group,
      price_name,
      price,
      quantity,
    ]),
  ).toEqual([
    ['Hamlet', 'Parkett', 'Full price', '24.00', 2],
    ['Hamlet', 'Parkett', 'Concession', '14.50', 1],
    ['Workshop', '', 'Full price', '24.00', 2],
  ]);
});

test('SHOP-05 BOOK-21 a party sits side by side or gets -214 and holds nothing', async () => {
  expect((await visitor.add(parkett([7]))).body).toEqual({ response_code: -214, detail: 'Not enough (connected) seats found.' });
  for (let row = 0; row < 4; row++) expect((await new Shopper(app.url).add(parkett([4]))).status).toBe(200);
  expect((await visitor.add(parkett([3]))).body.response_code).toBe(-214);
  expect(visitor.cookies.has('shop_cart')).toBe(false);
  expect((await visitor.add(parkett([1, 1]))).body.tickets_quantity).toBe(2);
});

test('SHOP-04 SHOP-05 tickets come free when their time is over, swept or not', async () => {
  await visitor.add({ event_jet_id: 'STUDIO', quantities: [10] });
  const other = new Shopper(app.url);
  app.clock.advance(15 * minutes - 1);
  expect((await other.add({ event_jet_id: 'STUDIO' })).body.response_code).toBe(-214);
  app.clock.advance(1);
  expect((await visitor.cart()).body).toMatchObject({ items: [], total: '0.00', expires: '', tickets_quantity: 0 });
  expect((await other.add({ event_jet_id: 'STUDIO', quantities: [10] })).status).toBe(200);
  expect(await app.database.db.select().from(shopTickets)).toHaveLength(10);
});

test('SHOP-04 carts that ended long ago are removed, whatever event they were for; orders stay', async () => {
  await visitor.add({ event_jet_id: 'STUDIO' });
  const buyer = new Shopper(app.url);
  await buyer.add(parkett([2]));
  await buyer.ask('POST', '/api/shop-checkout/', { name: 'Ada', email: 'ada@example.org' });
  app.clock.advance(26 * 60 * minutes);
  await new Shopper(app.url).add({ event_jet_id: 'PRESET' });
  const { db } = app.database;
  expect(await db.select().from(shopCarts)).toHaveLength(1);
  expect((await db.select().from(shopTickets)).length).toBe(3);
});

test('SHOP-04 BOOK-22 additions and extensions renew the whole cart, for an hour after the first ticket', async () => {
  await visitor.add(parkett([1]));
  app.clock.advance(10 * minutes);
  expect((await visitor.add({ event_jet_id: 'STUDIO' })).body.expires).toBe('2026-11-20T17:05:00+01:00');
  for (const expected of ['17:15', '17:25', '17:35', '17:40', '17:40']) {
    app.clock.advance(9.9 * minutes);
    expect((await visitor.ask('POST', '/api/shop-cart/extend/')).body.expires.slice(0, 13)).toBe(`2026-11-20T${expected}`.slice(0, 13));
  }
  expect((await visitor.cart()).body).toMatchObject({ expires: '2026-11-20T17:40:00+01:00', tickets_quantity: 2 });
  app.clock.set('2026-11-20T17:40:00+01:00');
  expect((await visitor.ask('POST', '/api/shop-cart/extend/?language=en')).body).toEqual({
    response_code: -204,
    detail: 'No current reservation.',
  });
});

test('API-12 a repeated call with the same Idempotency-Key answers the first result and adds nothing', async () => {
  const key = { 'idempotency-key': 'first-press' };
  const first = await visitor.add(parkett([2]), key);
  app.clock.advance(minutes);
  // The hold is the first one's: a minute of it is over.
  expect((await visitor.add(parkett([2]), key)).body).toEqual({ ...first.body, expires_in: first.body.expires_in - 60 });
  expect((await visitor.add(parkett([3]), key)).body).toMatchObject({
    response_code: null,
    detail: expect.stringContaining('Idempotency-Key'),
  });
  expect((await visitor.cart()).body.tickets_quantity).toBe(2);
  expect((await new Shopper(app.url).add(parkett([2]), key)).body.tickets_quantity).toBe(2);
  expect(await app.database.db.select().from(shopTickets)).toHaveLength(4);
});

test('API-12 pressed twice at once with one key, it adds once; two tabs that begin at once share a cart', async () => {
  const key = { 'idempotency-key': 'double' };
  const presses = await Promise.all([1, 2, 3].map(() => visitor.add(parkett([2]), key)));
  expect(presses.map(({ body }) => body.tickets_quantity)).toEqual([2, 2, 2]);
  const other = new Shopper(app.url);
  const [one, two] = [other.tab(), other.tab()];
  await Promise.all([one.add(parkett([1])), two.add({ event_jet_id: 'STUDIO' })]);
  expect((await one.cart()).body.tickets_quantity).toBe(2);
  expect((await two.cart()).body.tickets_quantity).toBe(2);
});

test('SHOP-05 BOOK-20 BOOK-23 what is canceled, over, ended or not sold is refused without a code', async () => {
  const refusals: [string, string][] = [
    ['CANCELED', 'This event has been cancelled.'],
    ['PAST', 'This event or timeslot is over.'],
    ['ENDED', 'Online sales for this event have ended.'],
    ['WAITING', 'These tickets are not sold online.'],
    ['DRAFT', 'These tickets are not sold online.'],
    ['NOWHERE', 'These tickets are not sold online.'],
  ];
  for (const [event_jet_id, detail] of refusals) {
    const { status, body } = await visitor.add({ event_jet_id });
    const isOver = ['CANCELED', 'ENDED'].includes(event_jet_id);
    expect([status, body], event_jet_id).toEqual([400, { response_code: null, detail, ...(isOver && { is_over: true }) }]);
  }
});

test('SHOP-05 sale types, groups and timeslots of another event are refused, and so is a timeslot that has begun', async () => {
  const slot = { event_jet_id: 'SLOTS', seat_group: 'Saal' };
  const wrong = [
    { ...parkett([1]), sale_type_ids: [99] },
    { ...parkett([1]), seat_group: 'Saal' },
    { ...parkett([1]), block_id: 7 },
    { event_jet_id: 'SEATS' },
    { event_jet_id: 'STUDIO', seat_group: 'Parkett' },
    slot,
    { ...slot, block_id: 9 },
  ];
  for (const request of wrong) expect((await visitor.add(request)).body.response_code, JSON.stringify(request)).toBeNull();
  expect((await visitor.add({ ...slot, block_id: 7 })).status).toBe(200);
  app.clock.set('2026-11-20T18:00:00.001+01:00');
  expect((await visitor.add({ ...slot, block_id: 7 })).body.detail).toBe('This event or timeslot is over.');
  expect((await visitor.add({ ...slot, block_id: 8, quantities: [5] })).body.response_code).toBe(-214);
  expect((await visitor.add({ ...slot, block_id: 8, quantities: [4] })).status).toBe(200);
});

test('API-12 I18N-06 without a language in the body the cart speaks that of the path, the query or the browser', async () => {
  const party = { event_jet_id: 'SEATS', seat_group: 'Parkett', quantities: [7], sale_type_ids: [1] };
  const refusalAt = async (path: string, headers?: Record<string, string>) => (await visitor.ask('POST', path, party, headers)).body.detail;
  const [german, english] = ['Es wurden nicht genügend (zusammenhängende) Plätze gefunden.', 'Not enough (connected) seats found.'];
  expect(await refusalAt('/de/api/shop-cart/')).toBe(german);
  expect(await refusalAt('/api/shop-cart/?language=en')).toBe(english);
  expect(await refusalAt('/api/shop-cart/', { 'accept-language': 'en-GB' })).toBe(english);
  expect((await visitor.ask('POST', '/de/api/shop-cart/', { ...party, language: 'en' })).body.detail).toBe(english);
  const one = await visitor.ask('POST', '/en/api/shop-cart/', { ...party, quantities: [1] });
  expect(one.body).toMatchObject({ tickets_quantity: 1, cart_url: '/cart?lang=en' });
});

test('API-12 API-09 what is no proper request is refused in the form of the call', async () => {
  const broken: unknown[] = [
    ...[0, -1, 1e9, 1.5, '2', null, Number.NaN].map((amount) => ({ ...parkett([1]), quantities: [amount] })),
    parkett([1, 1], [1]),
    parkett([1], [1, 2]),
    parkett([1, 1], [1, 1]),
    parkett([], []),
    { ...parkett([1]), quantities: 1 },
    { ...parkett([1]), language: 'fr' },
    { ...parkett([1]), block_id: -1 },
    { ...parkett([1]), price: '0.01' },
    { ...parkett([1]), event_jet_id: '' },
    { ...parkett([1]), event_jet_id: 'x'.repeat(300) },
    [],
    'null',
  ];
  for (const body of broken) {
    const { status, body: answer } = await visitor.ask(
      'POST',
      '/api/shop-cart/',
      typeof body === 'object' && !Array.isArray(body) ? { language: 'en', ...body } : body,
    );
    expect([status, Object.keys(answer ?? {}), answer?.response_code], JSON.stringify(body)).toEqual([
      400,
      ['response_code', 'detail'],
      null,
    ]);
  }
  expect((await visitor.ask('POST', '/api/shop-cart/', '{"a":')).status).toBe(400);
  expect((await visitor.add(parkett([1]), { 'idempotency-key': ' ' })).status).toBe(400);
  expect((await visitor.add(parkett([1]), { 'idempotency-key': 'x'.repeat(201) })).status).toBe(400);
  expect(await app.database.db.select().from(shopTickets)).toHaveLength(0);
});

test('SHOP-05 a cart holds at most 40 tickets', async () => {
  for (const amount of [10, 10, 10, 10]) expect((await visitor.add({ event_jet_id: 'PRESET', quantities: [amount] })).status).toBe(200);
  expect((await visitor.add({ event_jet_id: 'PRESET' })).body.response_code).toBeNull();
});

test('API-44 items are changed and removed; more sit side by side again or nothing changes', async () => {
  await visitor.add(parkett([2, 1]));
  const [full, reduced] = (await visitor.cart()).body.items;
  const change = (id: number, quantity: unknown) => visitor.ask('PATCH', `/api/shop-cart/${id}/?language=en`, { quantity });
  app.clock.advance(5 * minutes);
  expect((await change(full.id, 6)).body).toMatchObject({ tickets_quantity: 7, expires: '2026-11-20T17:00:00+01:00' });
  expect((await change(full.id, 7)).body.response_code).toBe(-214);
  app.clock.advance(minutes);
  expect((await change(full.id, 1)).body).toMatchObject({ tickets_quantity: 2, total: '38.50', expires: '2026-11-20T17:00:00+01:00' });
  for (const quantity of [0, -1, 1.5, 1e9, '2']) expect((await change(full.id, quantity)).status).toBe(400);
  const stranger = new Shopper(app.url);
  await stranger.add(parkett([1]));
  expect((await stranger.ask('PATCH', `/api/shop-cart/${full.id}/`, { quantity: 3 })).status).toBe(404);
  expect((await stranger.ask('DELETE', `/api/shop-cart/${full.id}/`)).status).toBe(404);
  expect((await visitor.ask('DELETE', `/api/shop-cart/${full.id}/`)).body.tickets_quantity).toBe(1);
  expect((await visitor.ask('DELETE', `/api/shop-cart/${full.id}/`)).status).toBe(404);
  const last = await visitor.ask('DELETE', `/api/shop-cart/${reduced.id}/`);
  expect(last.body).toMatchObject({ items: [], tickets_quantity: 0, expires: '' });
  expect(last.headers.getSetCookie().join()).toContain('cartAmount=; Max-Age=0');
  expect((await visitor.ask('DELETE', `/api/shop-cart/${reduced.id}/`)).body.response_code).toBe(-204);
});

test('API-44 SHOP-04 the checkout sells what is held, answers twice the same and leaves an empty cart; Back finds nothing to pay', async () => {
  const buyer = { name: 'Ada Berg', email: 'ada@example.org' };
  expect((await visitor.ask('POST', '/api/shop-checkout/', buyer)).body.response_code).toBe(-204);
  await visitor.add(parkett([2]));
  for (const wrong of [{}, { name: ' ', email: 'ada@example.org' }, { name: 'Ada', email: 'nobody' }, { ...buyer, iban: 'DE1' }])
    expect((await visitor.ask('POST', '/api/shop-checkout/', wrong)).status).toBe(400);
  const { status, body, headers } = await visitor.ask('POST', '/api/shop-checkout/', buyer);
  expect([status, body]).toEqual([200, { number: expect.stringMatching(/^[A-Z2-9]{8}$/), pay_url: null }]);
  expect(headers.getSetCookie().join()).toContain('cartAmount=; Max-Age=0');
  expect((await visitor.ask('POST', '/api/shop-checkout/', buyer)).body).toEqual(body);
  expect((await visitor.cart()).body.items).toEqual([]);
  app.clock.advance(2 * 60 * minutes);
  const other = new Shopper(app.url);
  for (let row = 0; row < 3; row++) expect((await other.add(parkett([6]))).status).toBe(200);
  expect((await other.add(parkett([5]))).body.response_code).toBe(-214);
  expect((await other.add(parkett([4]))).status).toBe(200);
  expect((await visitor.add({ event_jet_id: 'STUDIO' })).body.tickets_quantity).toBe(1);
  expect((await visitor.ask('POST', '/api/shop-checkout/', buyer)).body.number).not.toBe(body.number);
});

test('SHOP-06 while the shop is offline nothing is added or bought, and nothing is lost', async () => {
  await visitor.add(parkett([2]));
  const { db } = app.database;
  const switchTo = async (is_shop_online: boolean) => {
    await db.transaction(async (transaction) => {
      await transaction.update(siteSettings).set({ is_shop_online });
      await announceChange(transaction, ['site_settings']);
    });
    await app.app.applyNewChanges();
  };
  await switchTo(false);
  expect((await visitor.add(parkett([1]))).body).toEqual({ response_code: null, detail: expect.stringContaining('currently closed') });
  expect((await visitor.ask('POST', '/api/shop-checkout/', { name: 'A', email: 'a@example.org' })).status).toBe(400);
  expect((await visitor.ask('GET', '/api/shop-availability/?events=1')).body).toEqual({});
  await switchTo(true);
  expect((await visitor.cart()).body.tickets_quantity).toBe(2);
});

test('API-12 SEC-04 additions of one browser are limited, and say when to come back; behind the same address others buy on', async () => {
  const answers = [];
  for (let press = 0; press < 61; press++) answers.push(await visitor.add({ event_jet_id: 'NOWHERE' }));
  expect(answers.slice(0, 60).every(({ status }) => status === 400)).toBe(true);
  expect(answers[60]?.status).toBe(429);
  expect(Number(answers[60]?.headers.get('retry-after'))).toBeGreaterThan(0);
  const buy = async () => {
    const buyer = new Shopper(app.url);
    const added = await buyer.add({ event_jet_id: 'PRESET' });
    const bought = await buyer.ask('POST', '/api/shop-checkout/', { name: 'Ada', email: 'ada@example.org' });
    return [added.status, bought.status];
  };
  const school = await Promise.all(Array.from({ length: 40 }, buy));
  expect(school).toEqual(school.map(() => [200, 200]));
});

test('SEC-04 programs that show another cookie each time, or none, meet the limit of their address', async () => {
  const statuses = new Map<number, number>();
  for (let press = 0; press < 730; press++) {
    const { status } = await new Shopper(app.url).add({ event_jet_id: 'NOWHERE' });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses]).toEqual([
    [400, 720],
    [429, 10],
  ]);
});

test('SEC-04 forms of the shop without a cookie count as one browser of their address', async () => {
  const submit = async () => {
    const body = new URLSearchParams({ press: crypto.randomUUID(), 'n-0-1': '1' });
    const answer = await app.get('/tickets/PRESET?lang=en', { method: 'POST', redirect: 'manual', headers: { origin: app.url }, body });
    return answer.status;
  };
  const answers = [];
  for (let press = 0; press < 61; press++) answers.push(await submit());
  expect(answers.slice(0, 60)).toEqual(answers.slice(0, 60).map(() => 303));
  expect(answers[60]).toBe(429);
});
