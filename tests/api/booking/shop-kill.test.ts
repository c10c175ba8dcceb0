import { afterEach, expect, test } from 'vitest';
import { shopCarts, shopItems, shopTickets } from '../../../src/features/booking/booking.tables.server.ts';
import { startTestApp } from '../../support/app.ts';
import { type ShopProcesses, startShopProcesses } from '../../support/booking/shop-processes.ts';
import { rush } from '../../support/booking/shop-rush.ts';
import { Shopper } from '../../support/booking/shopper.ts';

let site: ShopProcesses | undefined;
afterEach(() => site?.close());

test('SHOP-04 SHOP-05 API-12 kill -9 in the middle: no ticket is lost or doubled, and holds expire on time', async () => {
  const shop = await startShopProcesses(240, 12);
  site = shop;
  let killed: Promise<void> | undefined;
  const { results, shoppers } = await rush(shop.urls, {
    additions: 100,
    atOnce: 20,
    sizeOf: () => 2,
    onAnswer: (answered) => {
      if (answered === 30) killed = shop.kill(0);
    },
  });
  await killed;
  const unanswered = results.flatMap(({ status }, index) => (status === 200 ? [] : [index]));
  expect(unanswered.length).toBeGreaterThan(0);
  expect(unanswered.every((index) => results[index]?.status === 0)).toBe(true);

  await shop.start(0);
  const last = shop.urls.at(-1) ?? '';
  const browsers = shoppers.map((shopper) => shopper.tab(last));
  for (const index of unanswered) {
    const again = await browsers[index]?.add(
      { event_jet_id: 'SEATS', seat_group: 'Parkett', quantities: [2] },
      { 'idempotency-key': `rush-${index}` },
    );
    expect([again?.status, again?.body.tickets_quantity]).toEqual([200, 2]);
  }
  for (const browser of browsers) expect((await browser.cart()).body.tickets_quantity).toBe(2);

  const database = await shop.stopAndOpen();
  expect(await database.db.select().from(shopTickets)).toHaveLength(200);
  expect(await database.db.select().from(shopItems)).toHaveLength(100);
  const ends = (await database.db.select().from(shopCarts)).map(({ expires_at }) => expires_at.getTime());
  const app = await startTestApp({ database, now: new Date(Math.min(...ends) - 1).toISOString() });
  const late = new Shopper(app.url);
  const inOneRow = { event_jet_id: 'SEATS', seat_group: 'Parkett', quantities: [12] };
  // 240 seats in rows of 12 of which 200 are held: three rows at most are free.
  const before = [];
  for (let row = 0; row < 4; row++) before.push((await new Shopper(app.url).add(inOneRow)).status);
  expect(before).toContain(400);
  app.clock.set(new Date(Math.max(...ends)));
  expect((await late.add(inOneRow)).status).toBe(200);
  await app.close();
}, 120_000);
