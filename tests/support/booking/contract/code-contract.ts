import { expect } from 'vitest';
import { sumOf } from '../../../../src/features/booking/cart/price-sum.ts';
import { isRefusal } from '../../../../src/features/booking/shop-gateway.ts';
import { type CodeTerms, type DefineTest, GatewayVisitor, type ShopUnderTest } from './shop-under-test.ts';

/** What a shop promises that takes codes. */
export function codeContract(shopOf: () => ShopUnderTest, test: DefineTest): void {
  const visitorOf = (account: number | null = null) => Object.assign(new GatewayVisitor(shopOf()), { account });

  test('SHOP-106 SHOP-95 a code is checked before anything is held, used with the whole cart, taken back, and refused in the words of the gateway', async () => {
    const shop = shopOf();
    await shop.setStock(5);
    await shop.addCode?.('Herbst', { percent: 10 });
    const visitor = visitorOf();
    const herbst = { code: 'Herbst', percent: 10, amount: null };
    expect((await shop.gateway.availability([1], shop.clock.now())).get(1)?.takesCodes).toBe(true);
    expect(await visitor.check('hERBST')).toMatchObject(herbst);
    expect(await visitor.check('nobody')).toEqual({ refused: 'code_unknown' });
    expect(await visitor.use('Herbst')).toEqual({ refused: 'no_reservation' });
    const held = await visitor.add([2]);
    expect(isRefusal(held)).toBe(false);
    expect(await visitor.use('herbst')).toMatchObject({ discount: herbst });
    expect(await visitor.use('nobody')).toEqual({ refused: 'code_unknown' });
    expect((await visitor.cart())?.discount).toMatchObject(herbst);
    await visitor.use(null);
    expect((await visitor.cart())?.discount).toBeUndefined();
    // Nobody pays another price than the one on the page.
    const { items = [], fees } = (await visitor.cart()) ?? {};
    const { total } = sumOf(items, fees, undefined);
    await visitor.use('Herbst');
    expect(await visitor.checkout(total)).toEqual({ refused: 'price_changed' });
    expect(isRefusal(await visitor.checkout(sumOf(items, fees, (await visitor.cart())?.discount).total))).toBe(false);
  });

  test('SHOP-106 SHOP-95 SHOP-190 a code says what it takes off, for whom, when and for what; where it does not count, why', async () => {
    const shop = shopOf();
    await shop.setStock(9);
    const now = shop.clock.now().getTime();
    const codes: [CodeTerms, reason: string | null][] = [
      [{ amount: 5 }, null],
      [{ percent: 20, validFrom: new Date(now), validUntil: new Date(now + 1) }, null],
      [{ percent: 20, isForMembers: true }, 'code_needs_login'],
      [{ percent: 20, validFrom: new Date(now + 1) }, 'code_early'],
      [{ percent: 20, validUntil: new Date(now) }, 'code_expired'],
      [{ percent: 20, isForOtherEvent: true }, 'code_not_for_event'],
    ];
    const visitor = visitorOf();
    await visitor.add([1]);
    for (const [index, [terms, refused]] of codes.entries()) {
      const code = `code-${index}`;
      if (!(await shop.addCode?.(code, terms))) continue;
      const { percent = null, amount } = terms;
      const discount = { code, percent, amount: amount?.toFixed(2) ?? null };
      for (const outcome of [await visitor.check(code), await visitor.use(code)].filter((one) => one !== undefined))
        if (refused) expect(outcome).toEqual({ refused });
        else expect('items' in outcome ? outcome.discount : outcome).toMatchObject(discount);
      if (!terms.isForMembers) continue;
      const member = visitorOf(1);
      await member.add([1]);
      expect(await member.use(code)).toMatchObject({ discount });
    }
  });

  test('SHOP-106 SHOP-95 SHOP-190 a code for one order is used once, also by two at the same time, and a code that stops counting in a cart says so', async () => {
    const shop = shopOf();
    await shop.setStock(9);
    if (!(await shop.addCode?.('once', { percent: 10, maxUses: 1 }))) return;
    const visitors = [visitorOf(), visitorOf(), visitorOf()];
    for (const visitor of visitors) await visitor.add([1]);
    const outcomes = await Promise.all(visitors.map((visitor) => visitor.use('once')));
    expect(outcomes.map((outcome) => outcome && isRefusal(outcome) && outcome.refused).sort()).toEqual([
      'code_used_up',
      'code_used_up',
      false,
    ]);
    const winner = visitors[outcomes.findIndex((outcome) => outcome && !isRefusal(outcome))];
    expect(await winner?.checkout()).toMatchObject({ number: expect.any(String) });
    expect(await visitorOf().check('once')).toEqual({ refused: 'code_used_up' });
    const late = visitorOf();
    await late.add([1]);
    const ends = new Date(shop.clock.now().getTime() + 1000);
    if (!(await shop.addCode?.('brief', { percent: 10, validUntil: ends }))) return;
    await late.use('brief');
    shop.clock.advance(1000);
    expect(await late.cart()).toMatchObject({ codeProblem: 'code_expired', discount: undefined });
  });
}
