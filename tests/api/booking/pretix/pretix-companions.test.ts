import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { events } from '../../../../src/features/programme/programme.tables.server.ts';
import { startTestApp } from '../../../support/app.ts';
import { startPretixServer } from '../../../support/booking/pretix/pretix-server.ts';
import { seedShop } from '../../../support/booking/shop-events.ts';
import { Shopper } from '../../../support/booking/shopper.ts';

test('SHOP-172 SHOP-66 at pretix too nobody has a companion alone: neither added nor raised nor left in the cart', async () => {
  const pretix = await startPretixServer();
  onTestFinished(() => pretix.close());
  const app = await startTestApp({
    seed: async (database) => {
      await seedShop(database);
      await database.db.update(events).set({ id_jet: 'season/12' }).where(eq(events.id, 1));
    },
    environment: { SHOP: 'pretix', PRETIX_URL: pretix.url, PRETIX_ORGANIZER: 'ring', PRETIX_TOKEN: 'secret', LOG_LEVEL: 'silent' },
  });
  onTestFinished(() => app.close());
  const visitor = new Shopper(app.url);
  const parkett = (quantities: number[], saleTypes = [1, 2]) =>
    visitor.add({ event_jet_id: 'season/12', seat_group: 'Parkett', quantities, sale_type_ids: saleTypes });
  const [event] = await app.database.db.select({ groups: events.seat_groups }).from(events).where(eq(events.id, 1));
  const seat_groups = (event?.groups ?? []).map((group) => ({
    ...group,
    prices: group.prices.map((price) => (price.sale_type_id === 2 ? { ...price, is_companion: true } : price)),
  }));
  await app.database.db.update(events).set({ seat_groups }).where(eq(events.id, 1));
  const alone = /^A companion seat belongs to the wheelchair space beside it/;
  expect((await parkett([1], [2])).body.detail).toMatch(alone);
  expect((await parkett([1, 2])).body.detail).toMatch(alone);
  expect(pretix.positions.size).toBe(0);
  expect((await parkett([2, 2])).status).toBe(200);
  const [full, companion] = (await visitor.cart()).body.items;
  const change = (quantity: number) => visitor.ask('PATCH', `/api/shop-cart/${full.id}/?language=en`, { quantity });
  expect((await visitor.ask('PATCH', `/api/shop-cart/${companion.id}/?language=en`, { quantity: 3 })).body.detail).toMatch(alone);
  expect((await change(1)).body.items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([1, 1]);
  expect(pretix.positions.size).toBe(2);
  expect((await visitor.ask('DELETE', `/api/shop-cart/${full.id}/`)).body.items).toEqual([]);
  expect(pretix.positions.size).toBe(0);
});
