import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shopStocks } from '../../../../src/features/booking/booking.tables.server.ts';
import { events, productions, rooms } from '../../../../src/features/programme/programme.tables.server.ts';
import type { StoredSeatGroup } from '../../../../src/features/programme/sales.shapes.ts';
import { startTestApp, type TestApp } from '../../../support/app.ts';
import { ShopBrowser } from '../../../support/booking/shop-browser.ts';
import { seedShop } from '../../../support/booking/shop-events.ts';
import { Shopper } from '../../../support/booking/shopper.ts';
import { joinWaitingList, offered } from '../../../support/booking/waiting-list.ts';

let app: TestApp;

beforeEach(async () => {
  app = await startTestApp({
    seed: async (database) => {
      await seedShop(database);
      await database.db.insert(productions).values({ id: 1, name: { de: 'Hamlet' }, programs: [], is_online: true });
      const waiting = { production: 1, has_waiting_list: true, waiting_hours: 2 };
      for (const id of [1, 2]) await database.db.update(events).set(waiting).where(eq(events.id, id));
    },
  });
});
afterEach(() => app.close());

const hour = 3_600_000;
const hasOffer = async (address: string) => (await new ShopBrowser(app).ask(address)).html.includes(offered);

/** Holds so many of a seat group, six by six. */
async function holdIn(seat_group: string, quantity: number): Promise<Shopper> {
  const shopper = new Shopper(app.url);
  for (let held = 0; held < quantity; held += 6)
    expect((await shopper.add({ event_jet_id: 'SEATS', seat_group, quantities: [6] })).status).toBe(200);
  return shopper;
}

const buy = async (shopper: Shopper) => {
  expect((await shopper.ask('POST', '/api/shop-checkout/', { name: 'Ada', email: 'ada@example.com' })).status).toBe(200);
};

async function changeGroups(change: (group: StoredSeatGroup) => StoredSeatGroup[]): Promise<void> {
  const [event] = await app.database.db.select({ groups: events.seat_groups }).from(events).where(eq(events.id, 1));
  await app.database.db
    .update(events)
    .set({ seat_groups: (event?.groups ?? []).flatMap(change) })
    .where(eq(events.id, 1));
}

test('SHOP-78 SHOP-128 seat groups that share a room which has become too small are not offered beyond what it takes', async () => {
  const { db } = app.database;
  await changeGroups((group) => (group.seat_group === 'Rang' ? [group, { ...group, id: 3, seat_group: 'Loge' }] : [group]));
  await db.insert(shopStocks).values({ event: 1, seat_group: 'Loge', capacity: 6, row_width: 6 });
  await buy(await holdIn('Parkett', 24));
  for (const group of ['Rang', 'Loge']) await holdIn(group, 6);
  const addresses: string[] = [];
  for (const email of ['one@example.org', 'two@example.org', 'three@example.org'])
    addresses.push(await joinWaitingList(app, { email, date: '1' }));
  // Eighteen, four and five, of which 24 are sold: three are left, in whichever of the two groups.
  await db.update(rooms).set({ seats: 27 }).where(eq(rooms.id, 1));
  app.clock.advance(15 * 60_000);
  await app.app.runDueWork();
  expect(await Promise.all(addresses.map(hasOffer))).toEqual([true, false, false]);
});

test('SHOP-78 SHOP-40 a seat group is offered to who waits once its own sale has started, and not before', async () => {
  const sale_starts = new Date(app.clock.now().getTime() + hour).toISOString();
  await changeGroups((group) => [group.seat_group === 'Rang' ? { ...group, sale_starts } : group]);
  await buy(await holdIn('Parkett', 24));
  const address = await joinWaitingList(app, { date: '1' });
  await app.app.runDueWork();
  expect(await hasOffer(address)).toBe(false);
  app.clock.advance(hour);
  await app.app.runDueWork();
  expect(await hasOffer(address)).toBe(true);
});
