import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { abilityContract } from './ability-contract.ts';
import { outageContract } from './outage-contract.ts';
import { sellingContract } from './selling-contract.ts';
import { type ShopAdapter, type ShopUnderTest, shopAbilities } from './shop-under-test.ts';

/**
 * The contract of `ShopGateway`: what every adapter passes, once per adapter. An ability it does not have is a skipped test with the
 * ability's name, and having one without naming it fails.
 */
export function describeShopContract({ name, has, open }: ShopAdapter): void {
  describe(`shop contract: ${name}`, () => {
    let shop: ShopUnderTest;
    beforeEach(async () => {
      shop = await open();
    });
    afterEach(() => shop.close());
    const shopOf = () => shop;

    test('SHOP-106 the abilities it is tested for are those it has', async () => {
      const { gateway, clock } = shop;
      const own = {
        presale: gateway.hasPresale,
        seats: gateway.seats !== undefined,
        fees: (await gateway.availability([1], clock.now())).get(1)?.fees !== undefined,
        codes: gateway.codes !== undefined,
        holders: (await gateway.holders(1)) !== null,
        orders: has.includes('orders'),
        'order list': gateway.orders !== undefined,
        'sale state': gateway.saleState !== undefined && gateway.sales !== undefined,
        outage: gateway.state().circuit !== 'none',
        changes: gateway.changes !== undefined,
      };
      expect(shopAbilities.filter((ability) => own[ability])).toEqual(shopAbilities.filter((ability) => has.includes(ability)));
      expect((await gateway.availability([], clock.now())).size).toBe(0);
    });

    sellingContract(shopOf);
    for (const ability of shopAbilities) {
      if (!has.includes(ability)) test.skip(`SHOP-106 ${name} has no ability '${ability}'`, () => undefined);
      else if (ability === 'outage') outageContract(shopOf);
      else abilityContract(ability, shopOf);
    }
  });
}
