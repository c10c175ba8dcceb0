import { expect, test } from 'vitest';
import { isRefusal } from '../../../../src/features/booking/shop-gateway.ts';
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

    changes: () => undefined,
  };
  contracts[ability]();
}
