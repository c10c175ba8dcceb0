import { expect } from 'vitest';
import { type DefineTest, GatewayVisitor, remainingOf, type ShopUnderTest } from './shop-under-test.ts';

const hour = 3_600_000;

/** What a shop promises that sells early to some. */
export function presaleContract(shopOf: () => ShopUnderTest, test: DefineTest): void {
  const visitorOf = (rights: { account?: number; presaleCode?: string } = {}) => Object.assign(new GatewayVisitor(shopOf()), rights);
  const waysOf = async ({ gateway, clock }: ShopUnderTest) => (await gateway.availability([1], clock.now())).get(1)?.presale;

  test('SHOP-106 SHOP-43 SHOP-190 account holders and whoever has the code buy early, in a presale that has begun; nobody else, and a wrong code holds nothing', async () => {
    const shop = shopOf();
    await shop.setStock(9);
    const now = shop.clock.now().getTime();
    await shop.changeEvent({ sale_starts: new Date(now + 2 * hour), presale_starts: new Date(now + hour) });
    await shop.changeEvent({ presale_accounts: true, presale_code: 'Ring-26' });
    const early = { refused: 'sale_not_started' };
    for (const rights of [{}, { account: 1 }, { presaleCode: 'Ring-26' }]) expect(await visitorOf(rights).add([1])).toEqual(early);
    expect(await waysOf(shop)).toBeUndefined();

    shop.clock.advance(hour);
    expect([...((await waysOf(shop)) ?? [])].sort()).toEqual(['account', 'code']);
    expect(await visitorOf().add([1])).toEqual(early);
    const guesser = visitorOf({ presaleCode: 'Kammer-26' });
    expect(await guesser.add([1])).toEqual({ refused: 'presale_code_wrong' });
    expect(await guesser.cart()).toBeNull();
    expect(await remainingOf(shop)).toBe(9);
    expect(await visitorOf({ presaleCode: 'ring-26' }).add([2])).toMatchObject({ quantity: 2 });
    expect(await visitorOf({ account: 1 }).add([1])).toMatchObject({ quantity: 1 });

    await shop.changeEvent({ presale_accounts: false });
    expect(await waysOf(shop)).toEqual(['code']);
    expect(await visitorOf({ account: 1 }).add([1])).toEqual(early);
    await shop.changeEvent({ presale_accounts: true, presale_code: '' });
    expect(await waysOf(shop)).toEqual(['account']);
    expect(await visitorOf({ presaleCode: 'Ring-26' }).add([1])).toEqual(early);

    shop.clock.advance(hour - 1);
    expect(await visitorOf().add([1])).toEqual(early);
    shop.clock.advance(1);
    expect(await waysOf(shop)).toBeUndefined();
    expect(await visitorOf().add([1])).toMatchObject({ quantity: 1 });
    expect(await remainingOf(shop)).toBe(8);
  });
}
