import { expect, test } from 'vitest';
import { isRefusal, type ShopDate } from '../../../../src/features/booking/shop-gateway.ts';
import { GatewayVisitor, type ShopAbility, type ShopUnderTest } from './shop-under-test.ts';

/** What an optional ability promises. */
export function abilityContract(ability: Exclude<ShopAbility, 'outage'>, shopOf: () => ShopUnderTest): void {
  const visitorOf = () => new GatewayVisitor(shopOf());
  const contracts: Record<typeof ability, () => void> = {
    presale: () =>
      test('SHOP-106 SHOP-43 before the sale nobody buys without a right to', async () => {
        const shop = shopOf();
        await shop.setStock(5);
        await shop.changeEvent({ sale_starts: new Date(shop.clock.now().getTime() + 1000) });
        expect(await visitorOf().add([1])).toEqual({ refused: 'sale_not_started' });
      }),

    seats: () =>
      test('SHOP-106 SHOP-61 an event without a plan has no seats to choose', async () => {
        const { gateway, clock } = shopOf();
        expect(await gateway.seats?.(2, clock.now())).toBeNull();
      }),

    holders: () =>
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
      }),

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

    changes: () =>
      test('SHOP-109 what the staff changes is said once, with the whole series, and a cursor nobody can read begins anew', async () => {
        const shop = shopOf();
        const { gateway, idJet } = shop;
        const staff = shop.staff as NonNullable<ShopUnderTest['staff']>;
        const since = async (cursor: string | null) => (await gateway.changes?.(cursor, [idJet])) ?? { dates: [], cursor: '' };
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
      }),
  };
  contracts[ability]();
}
