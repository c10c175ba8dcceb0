import { expect, test as runTest } from 'vitest';
import { isRefusal } from '../../../../src/features/booking/shop-gateway.ts';
import type { ShopDate } from '../../../../src/features/booking/sync/shop-changes.shapes.ts';
import { codeContract } from './code-contract.ts';
import { presaleContract } from './presale-contract.ts';
import { seatContract } from './seat-contract.ts';
import { type DefineTest, GatewayVisitor, remainingOf, type ShopAbility, type ShopUnderTest } from './shop-under-test.ts';

/** What an optional ability promises; `test` is another one where the suite itself is tested. */
export function abilityContract(ability: Exclude<ShopAbility, 'outage'>, shopOf: () => ShopUnderTest, test: DefineTest = runTest): void {
  const visitorOf = () => new GatewayVisitor(shopOf());
  const contracts: Record<typeof ability, () => void> = {
    presale: () => presaleContract(shopOf, test),
    seats: () => seatContract(shopOf, test),
    codes: () => codeContract(shopOf, test),

    fees: () =>
      test('SHOP-106 SHOP-93 fees are said with the stock, and a cart has the same; they are decimal strings', async () => {
        const shop = shopOf();
        await shop.setStock(5);
        const said = (await shop.gateway.availability([1], shop.clock.now())).get(1)?.fees;
        for (const fee of [said?.perTicket, said?.perOrder]) expect(fee).toMatch(/^\d+\.\d\d$/);
        const visitor = visitorOf();
        await visitor.add([2]);
        expect((await visitor.cart())?.fees).toEqual(said);
      }),

    'order list': () =>
      test('SHOP-106 SHOP-99 orders are listed for the account that placed them, the newest first, and for nobody else', async () => {
        const shop = shopOf();
        await shop.setStock(10);
        const account = (await shop.addAccount?.()) ?? 0;
        const numbers: string[] = [];
        for (const quantity of [1, 2]) {
          const visitor = visitorOf();
          visitor.account = account;
          await visitor.add([quantity]);
          const order = await visitor.checkout();
          if (!isRefusal(order)) numbers.push(order.number);
          shop.clock.advance(60_000);
        }
        const guest = visitorOf();
        await guest.add([1]);
        await guest.checkout();
        const listed = async (page: number) => shop.gateway.orders?.(account, page, 1);
        expect(await listed(1)).toMatchObject({
          count: 2,
          orders: [{ number: numbers[1], items: [{ quantity: 2 }], total: expect.any(String) }],
        });
        expect((await listed(2))?.orders.map(({ number }) => number)).toEqual([numbers[0]]);
        expect(await shop.gateway.orders?.(account + 1, 1, 10)).toEqual({ count: 0, orders: [] });
      }),

    'sale state': () =>
      test('SHOP-106 SHOP-101 ADMIN-245 how a sale stands: what is sold, what is held and until when, and the newest orders', async () => {
        const shop = shopOf();
        await shop.setStock(10);
        const buyer = visitorOf();
        await buyer.add([3]);
        await buyer.checkout();
        const held = await visitorOf().add([2]);
        const now = shop.clock.now();
        expect(await shop.gateway.saleState?.(1, now)).toMatchObject({
          places: [{ seatGroup: 'Parkett', capacity: 10, sold: 3, held: 2 }],
          holds: [{ quantity: 2, expires: isRefusal(held) ? null : held.expires }],
          orders: [{ quantity: 3 }],
          ...{ orderCount: 1, notSold: null },
        });
        expect(await shop.gateway.sales?.([1, 999_999])).toEqual(new Map([[1, { sold: 3, capacity: 10 }]]));
        expect(await shop.gateway.sales?.([])).toEqual(new Map());
        await shop.changeEvent({ statuses: ['canceled'] });
        expect((await shop.gateway.saleState?.(1, now))?.notSold).toBe('canceled');
        expect(await shop.gateway.saleState?.(999_999, now)).toBeNull();
      }),

    holders: () => {
      test('SHOP-106 EVT-28 who has bought is known with their language, each once, and nobody who only holds tickets', async () => {
        const shop = shopOf();
        await shop.setStock(10);
        await visitorOf().add([1]);
        expect(await shop.gateway.holders(1)).toEqual([]);
        for (let order = 0; order < 2; order++) {
          const buyer = visitorOf();
          await buyer.add([2]);
          expect(isRefusal(await buyer.checkout())).toBe(false);
        }
        expect(await shop.gateway.holders(1)).toEqual([{ email: 'ada@example.org', language: 'en' }]);
      });
      test('SHOP-229 an order that is canceled at the shop gives its tickets back, and who placed it has none', async () => {
        const shop = shopOf();
        await shop.setStock(4);
        const buyer = visitorOf();
        await buyer.add([4]);
        const order = await buyer.checkout();
        expect(await visitorOf().add([1])).toEqual({ refused: 'no_seats' });
        await (shop.cancelOrder ?? expect.fail())(isRefusal(order) ? '' : order.number);
        expect(await remainingOf(shop)).toBe(4);
        expect(await shop.gateway.holders(1)).toEqual([]);
        expect(await visitorOf().add([4])).toMatchObject({ quantity: 4 });
      });
    },

    orders: () =>
      test('SHOP-106 SHOP-03 the order of a cart is confirmed here with its items', async () => {
        const shop = shopOf();
        await shop.setStock(5);
        const visitor = visitorOf();
        expect(await visitor.order()).toBeNull();
        await visitor.add([2]);
        const order = await visitor.checkout();
        expect(await visitor.order()).toMatchObject({
          number: isRefusal(order) ? '' : order.number,
          items: [{ quantity: 2 }],
          events: [1],
        });
      }),

    changes: () => {
      test('SHOP-109 what the staff changes is said once, with the whole series, and a cursor nobody can read begins anew', async () => {
        const shop = shopOf();
        const { gateway, idJet } = shop;
        const staff = shop.staff as NonNullable<ShopUnderTest['staff']>;
        const since = async (cursor: string | null) =>
          (await gateway.changes?.(cursor, [idJet])) ?? { dates: [], notFound: [], cursor: '' };
        const priceOf = (dates: ShopDate[]) => dates[0]?.prices.find(({ saleType }) => saleType === 1)?.price;
        const first = await since(null);
        expect(first.dates).toMatchObject([{ idJet, dateStart: expect.any(Date), isOnSale: true, series: expect.any(String) }]);
        expect(Number(priceOf(first.dates))).toBe(24);
        const second = await since(first.cursor);
        expect(second.dates).toEqual([]);
        staff.changeDate({ dateStart: '2026-12-02T20:15:00+01:00', isOnSale: false });
        const moved = await since(second.cursor);
        expect(moved.dates).toMatchObject([{ idJet, dateStart: new Date('2026-12-02T20:15:00+01:00'), isOnSale: false }]);
        staff.changePrice('31.50');
        const repriced = await since(moved.cursor);
        expect(Number(priceOf(repriced.dates))).toBe(31.5);
        const added = staff.addDate('2026-12-09T19:30:00+01:00');
        const more = await since(repriced.cursor);
        expect(more.dates.map((date) => date.idJet).sort()).toEqual([idJet, added].sort());
        expect(new Set(more.dates.map(({ series }) => series)).size).toBe(1);
        expect((await since('no cursor of anybody')).dates).toHaveLength(2);
        // Entered here meanwhile: it is answered although the shop has not changed.
        expect((await gateway.changes?.(more.cursor, [idJet, added]))?.dates).toHaveLength(2);
        expect((await gateway.changes?.(null, ['unknown-event']))?.dates).toEqual([]);
      });
      test('SHOP-214 numbers that the shop does not know are named each time, also when nothing has changed, and its own never', async () => {
        const { gateway, idJet } = shopOf();
        const [event] = idJet.split('/');
        const strangers = [`${event}/999999`, 'unknown-event', 'unknown-event/12', 'no number of any shop'];
        const since = async (cursor: string | null) => (await gateway.changes?.(cursor, [idJet, ...strangers])) ?? expect.fail();
        const first = await since(null);
        expect([...first.notFound].sort()).toEqual([...strangers].sort());
        expect(first.dates).toHaveLength(1);
        const second = await since(first.cursor);
        expect([...second.notFound].sort()).toEqual([...strangers].sort());
        expect(second.dates).toEqual([]);
      });
    },
  };
  contracts[ability]();
}
