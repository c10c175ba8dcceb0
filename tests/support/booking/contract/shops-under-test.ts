import { and, eq } from 'drizzle-orm';
import { vi } from 'vitest';
import type { DatabaseHandle } from '../../../../src/core/database/client.server.ts';
import { users } from '../../../../src/features/accounts/accounts.tables.server.ts';
import { shopStocks } from '../../../../src/features/booking/booking.tables.server.ts';
import { promotionCodes } from '../../../../src/features/booking/codes/codes.tables.server.ts';
import { PretixShop } from '../../../../src/features/booking/pretix/pretix-shop.server.ts';
import { createSandboxShop } from '../../../../src/features/booking/sandbox/sandbox-shop.server.ts';
import { events } from '../../../../src/features/programme/programme.tables.server.ts';
import { testNow } from '../../app.ts';
import { openTestDatabase } from '../../database/database.ts';
import { dateOf } from '../pretix/pretix-catalogue.ts';
import { startPretixServer } from '../pretix/pretix-server.ts';
import { seedSeatPlan } from '../seat-plans.ts';
import { seedShop } from '../shop-events.ts';
import type { ShopAdapter, ShopUnderTest } from './shop-under-test.ts';

/** The built-in shop: no order is mailed and nothing is reached over a network. */
export const sandboxUnderTest: ShopAdapter = {
  name: 'sandbox',
  has: ['presale', 'seats', 'fees', 'codes', 'orders', 'order list', 'sale state'],
  open: async () => {
    const site = await openSite('SEATS');
    const { db } = site.database;
    return {
      ...site,
      gateway: createSandboxShop(site.database, async () => undefined, { perTicket: '1.00', perOrder: '2.00' }),
      // Unreserved places, because how a party sits is not what every shop decides.
      setStock: async (left) => {
        await db
          .update(shopStocks)
          .set({ capacity: left, row_width: 0 })
          .where(and(eq(shopStocks.event, 1), eq(shopStocks.seat_group, 'Parkett')));
      },
      addCode: async (code, { percent, amount, ...terms }) => {
        await db.insert(promotionCodes).values({
          ...{ code, unit: percent === undefined ? 'amount' : 'percent', value: percent ?? amount ?? 0 },
          ...{
            kind: terms.isForMembers ? 'member' : 'promotion',
            max_uses: terms.maxUses ?? null,
            events: terms.isForOtherEvent ? [2] : [],
          },
          ...{ valid_from: terms.validFrom ?? null, valid_until: terms.validUntil ?? null },
        });
        return true;
      },
      givePlan: async () => {
        await seedSeatPlan(site.database);
        await site.addCompanionPrice();
      },
      addAccount: async () => {
        const [user] = await db.insert(users).values({ username: 'ada', email: 'ada@example.org' }).returning({ id: users.id });
        return user?.id ?? 0;
      },
      close: () => site.database.close(),
    };
  },
};

/** As long as the breaker leaves pretix alone (SHOP-107). */
const breakerPauseMs = 10_000;
/** Long enough for every answer that comes, also on a machine under load. */
const impatientMs = 1500;

/** pretix, at a server that speaks its documented API. */
export const pretixUnderTest: ShopAdapter = {
  name: 'pretix',
  has: ['holders', 'outage', 'changes'],
  open: async () => {
    const site = await openSite('season/12');
    const server = await startPretixServer(site.clock.now);
    // The breaker's pause is counted by the clock of the process: stopped, it ends when a test says so, however slow the machine is.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const openShop = (token: string, timeoutMs?: number) =>
      new PretixShop(
        site.database,
        { url: server.url, organizer: 'ring', token, ...(timeoutMs !== undefined && { timeoutMs }) },
        () => undefined,
      );
    return {
      ...site,
      gateway: openShop('secret'),
      setStock: async (left) => server.setLeft(left),
      cancelOrder: async (number) => server.cancelOrder(number),
      changeGroup: async (values) => {
        if (values.price) server.set('variation', { price: values.price });
        await site.changeGroup(values);
      },
      outage: {
        fail: (how, times, retryAfter) => server.failNext(how, times, retryAfter),
        recover: () => server.recover(),
        requests: () => server.requests.length,
        pauseOver: () => vi.setSystemTime(Date.now() + breakerPauseMs),
        impatient: () => openShop('secret', impatientMs),
        withWrongToken: () => openShop('stolen'),
      },
      staff: {
        changeDate: ({ dateStart, isOnSale }) =>
          server.setDate(12, { ...(dateStart && { date_from: dateStart }), ...(isOnSale !== undefined && { active: isOnSale }) }),
        changePrice: (price) => server.set('variation', { price }),
        addDate: (dateStart) => {
          server.setDate(13, dateOf(13, { date_from: dateStart, date_to: null }));
          return 'season/13';
        },
      },
      close: async () => {
        vi.useRealTimers();
        await server.close();
        await site.database.close();
      },
    };
  },
};

interface Site extends Pick<ShopUnderTest, 'clock' | 'idJet' | 'changeEvent' | 'changeGroup'> {
  database: DatabaseHandle;
  addCompanionPrice(): Promise<void>;
}

/** The database of {@link seedShop}, in which only the stalls of event 1 are on sale, and a clock. */
async function openSite(idJet: string): Promise<Site> {
  const database = await openTestDatabase();
  await seedShop(database);
  const ofEvent = eq(events.id, 1);
  const [event] = await database.db.select({ groups: events.seat_groups }).from(events).where(ofEvent);
  const seat_groups = event?.groups.filter(({ seat_group }) => seat_group === 'Parkett') ?? [];
  await database.db.update(events).set({ id_jet: idJet, seat_groups }).where(ofEvent);
  let moment = new Date(testNow);
  return {
    ...{ database, idJet },
    clock: {
      now: () => moment,
      advance: (ms) => {
        moment = new Date(moment.getTime() + ms);
      },
    },
    changeGroup: async ({ status, price }) => {
      const changed = seat_groups.map((group) => ({
        ...group,
        ...(status && { status }),
        prices: group.prices.map((one) => ({ ...one, ...(price && { price }) })),
      }));
      await database.db.update(events).set({ seat_groups: changed }).where(ofEvent);
    },
    addCompanionPrice: async () => {
      const companion = { id: 3, price: '0.00', sale_type_id: 3, seat_group: null, text: {}, has_discounts: false, is_companion: true };
      const name = { de: 'Begleitung', en: 'Companion' };
      const added = seat_groups.map((group) => ({ ...group, prices: [...group.prices, { ...companion, name }] }));
      await database.db.update(events).set({ seat_groups: added }).where(ofEvent);
    },
    changeEvent: async (values) => void (await database.db.update(events).set(values).where(ofEvent)),
  };
}
