import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { shopTickets } from '../../../src/features/booking/booking.tables.server.ts';
import { waitingParties } from '../../../src/features/booking/waiting-list/waiting-list.tables.server.ts';
import { events, productions } from '../../../src/features/programme/programme.tables.server.ts';
import { startTestApp, type TestApp, testNow } from '../../support/app.ts';
import { ShopBrowser } from '../../support/booking/shop-browser.ts';
import { seedShop } from '../../support/booking/shop-events.ts';
import { Shopper } from '../../support/booking/shopper.ts';

let app: TestApp;
afterEach(() => app.close());

const [minutes, hour] = [60_000, 3_600_000];
/** Eight minutes before clocks in Berlin go from 3:00 back to 2:00. */
const endOfSummerTime = '2026-10-25T02:52:00+02:00';
const all = { event_jet_id: 'STUDIO', quantities: [10] };
const ticketCount = async () => (await app.database.db.select().from(shopTickets)).length;

async function open(now: string): Promise<void> {
  app = await startTestApp({
    now,
    seed: async (database) => {
      await seedShop(database);
      await database.db.insert(productions).values({ id: 1, name: { de: 'Werkstatt', en: 'Workshop' }, programs: [], is_online: true });
      await database.db
        .update(events)
        .set({ production: 1, ticket_url: '/tickets/STUDIO', has_waiting_list: true, waiting_hours: 2, waiting_tickets: 6 })
        .where(eq(events.id, 2));
    },
  });
}

/** A confirmed party of two; answers its address. */
async function join(email: string): Promise<string> {
  const visitor = new ShopBrowser(app);
  await visitor.send('/waiting-list/STUDIO?lang=en', { size: '2', price: '', date: '2', email, agreed: '1' });
  const [party] = await app.database.db.select().from(waitingParties).where(eq(waitingParties.email, email));
  const address = `/waiting-list?lang=en&token=${party?.token}`;
  await visitor.send(address, { do: 'confirm' });
  return address;
}
const pageOf = async (address: string) => (await new ShopBrowser(app).ask(address)).html;

test('OPS-05 SHOP-04 in the night when summer time ends a hold lasts 15 minutes, and its end is shown in winter time', async () => {
  await open(endOfSummerTime);
  const visitor = new Shopper(app.url);
  expect((await visitor.add({ ...all, quantities: [9] })).body).toMatchObject({
    tickets_quantity: 9,
    expires: '2026-10-25T02:07:00+01:00',
    expires_in: 900,
  });
  app.clock.advance(10 * minutes);
  expect((await visitor.ask('POST', '/api/shop-cart/extend/')).body.expires).toBe('2026-10-25T02:17:00+01:00');
  app.clock.set('2026-10-25T02:16:59+01:00');
  expect((await new Shopper(app.url).add(all)).body.response_code).toBe(-214);
  app.clock.set('2026-10-25T02:17:00+01:00');
  expect((await new Shopper(app.url).add(all)).status).toBe(200);
});

test('OPS-05 SHOP-78 in that night an offer of the waiting list stands for its two hours and passes on then', async () => {
  await open(endOfSummerTime);
  const holder = new Shopper(app.url);
  await holder.add(all);
  const [first, second] = [await join('a@example.org'), await join('b@example.org')];
  const [item] = (await holder.cart()).body.items;
  await holder.ask('PATCH', `/api/shop-cart/${item.id}/?language=en`, { quantity: 8 });
  // 2:52 in summer time and two hours more.
  expect(await pageOf(first)).toMatch(/Reserved for you alone until [^<]*0?3:52/);
  for (let at = 0; at < 8; at++) {
    app.clock.advance(14.9 * minutes);
    if (at < 3) await holder.ask('POST', '/api/shop-cart/extend/');
  }
  expect(await pageOf(first)).toContain('Reserved for you alone until');
  app.clock.set('2026-10-25T03:52:00+01:00');
  await app.app.runDueWork();
  expect(await pageOf(first)).not.toContain('Reserved for you alone until');
  expect(await pageOf(second)).toContain('Reserved for you alone until');
});

test('OPS-05 SHOP-05 a clock an hour ahead and back again sells no place twice: who has lost a hold has lost it', async () => {
  await open(testNow);
  const [early, late] = [new Shopper(app.url), new Shopper(app.url)];
  await early.add(all);
  app.clock.advance(hour);
  expect((await late.add(all)).status).toBe(200);
  app.clock.advance(-hour);
  expect((await early.cart()).body.tickets_quantity).toBe(0);
  expect((await early.ask('POST', '/api/shop-checkout/', { name: 'Ada', email: 'a@example.org' })).status).toBe(400);
  expect((await early.add({ event_jet_id: 'STUDIO' })).body.response_code).toBe(-214);
  expect((await late.ask('POST', '/api/shop-checkout/', { name: 'Bea', email: 'b@example.org' })).status).toBe(200);
  expect(await ticketCount()).toBe(10);
});

test('OPS-05 SHOP-04 after a clock that was an hour ahead was put right a hold made meanwhile ends 15 minutes after its next extension', async () => {
  await open(testNow);
  const visitor = new Shopper(app.url);
  app.clock.advance(hour);
  await visitor.add(all);
  app.clock.advance(-hour);
  expect((await visitor.cart()).body.tickets_quantity).toBe(10);
  expect((await visitor.ask('POST', '/api/shop-cart/extend/')).body.expires_in).toBe(900);
  app.clock.advance(15 * minutes);
  expect((await new Shopper(app.url).add(all)).status).toBe(200);
});

test('OPS-05 SHOP-79 an offer that lapsed while the clock was ahead is gone when it is back, and the party after it has the places', async () => {
  await open(testNow);
  const holder = new Shopper(app.url);
  await holder.add(all);
  const [first, second] = [await join('a@example.org'), await join('b@example.org')];
  const [item] = (await holder.cart()).body.items;
  await holder.ask('PATCH', `/api/shop-cart/${item.id}/?language=en`, { quantity: 8 });
  await holder.ask('POST', '/api/shop-checkout/', { name: 'Cleo', email: 'c@example.org' });
  expect(await pageOf(first)).toContain('Reserved for you alone until');
  app.clock.advance(3 * hour);
  await app.app.runDueWork();
  expect(await pageOf(second)).toContain('Reserved for you alone until');
  app.clock.advance(-3 * hour);
  await new ShopBrowser(app).refused(first, { do: 'accept' });
  expect((await new ShopBrowser(app).send(second, { do: 'accept' })).to).toBe('/cart?lang=en');
  expect(await ticketCount()).toBe(10);
});

test('OPS-05 an order of nothing to pay is an order: free tickets are bought without a price, and the cart is empty', async () => {
  await open(testNow);
  const free = [
    { id: 1, price: '0.00', sale_type_id: 1, seat_group: null, text: {}, name: { de: 'Frei', en: 'Free' }, has_discounts: false },
  ];
  await app.database.db.update(events).set({ prices: free }).where(eq(events.id, 2));
  const visitor = new Shopper(app.url);
  expect((await visitor.add({ event_jet_id: 'STUDIO', quantities: [2] })).status).toBe(200);
  expect((await visitor.cart()).body.total).toBe('0.00');
  expect((await visitor.ask('POST', '/api/shop-checkout/', { name: 'Ada', email: 'a@example.org' })).status).toBe(200);
  expect((await visitor.cart()).body.tickets_quantity).toBe(0);
  expect(await ticketCount()).toBe(2);
});
