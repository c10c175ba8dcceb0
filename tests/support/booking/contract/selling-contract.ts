import { expect, test } from 'vitest';
import { sumOf } from '../../../../src/features/booking/cart/price-sum.ts';
import { isRefusal } from '../../../../src/features/booking/shop-gateway.ts';
import { GatewayVisitor, remainingOf, type ShopUnderTest } from './shop-under-test.ts';

const minutes = 60_000;

/** Everything that every shop does: stock, holds, refusals, carts, orders. */
export function sellingContract(shopOf: () => ShopUnderTest): void {
  const visitorOf = () => new GatewayVisitor(shopOf());

  test('SHOP-105 API-46 live stock: what is left is what can be had, and events the shop does not sell are missing', async () => {
    const shop = shopOf();
    await shop.setStock(5);
    expect(await remainingOf(shop)).toBe(5);
    await visitorOf().add([2]);
    expect(await remainingOf(shop)).toBe(3);
    await visitorOf().add([3]);
    expect(await remainingOf(shop)).toBe(0);
    expect([...(await shop.gateway.availability([1, 999_999], shop.clock.now())).keys()]).toEqual([1]);
  });

  test('SHOP-105 SHOP-04 an addition holds tickets for fifteen minutes at the prices of the catalogue, and then they are free again', async () => {
    const shop = shopOf();
    await shop.setStock(3);
    const visitor = visitorOf();
    const held = await visitor.add([2, 1]);
    expect(held).toMatchObject({ quantity: 3, expires: new Date(shop.clock.now().getTime() + 15 * minutes), token: expect.any(String) });
    expect(await visitor.cart()).toMatchObject({
      items: [
        { eventId: 1, event: { de: 'Hamlet' }, seatGroup: 'Parkett', priceName: { en: 'Full price' }, price: '24.00', quantity: 2 },
        { priceName: { en: 'Concession' }, price: '14.50', quantity: 1 },
      ],
    });
    shop.clock.advance(15 * minutes - 1);
    expect(await visitorOf().add([1])).toEqual({ refused: 'no_seats' });
    shop.clock.advance(1);
    expect(await visitor.cart()).toBeNull();
    expect(await visitorOf().add([3])).toMatchObject({ quantity: 3 });
  });

  test('SHOP-105 SHOP-05 all of a party or nothing: a refused one holds nothing, here or at the shop', async () => {
    const shop = shopOf();
    await shop.setStock(2);
    const visitor = visitorOf();
    expect(await visitor.add([3])).toEqual({ refused: 'no_seats' });
    expect(await visitor.add([2, 1])).toEqual({ refused: 'no_seats' });
    expect(await visitor.cart()).toBeNull();
    expect(await remainingOf(shop)).toBe(2);
    expect(await visitor.add([1, 1])).toMatchObject({ quantity: 2 });
  });

  test('SHOP-105 SHOP-05 twelve at once for ten tickets: never one more than there are, and nobody has part of a party', async () => {
    const shop = shopOf();
    await shop.setStock(10);
    const visitors = Array.from({ length: 12 }, visitorOf);
    const outcomes = await Promise.all(visitors.map((visitor, index) => visitor.add([1 + (index % 2)])));
    const held = outcomes.map((outcome, index) => (isRefusal(outcome) ? 0 : 1 + (index % 2)));
    for (const outcome of outcomes) if (isRefusal(outcome)) expect(outcome.refused).toBe('no_seats');
    const carts = await Promise.all(visitors.map((visitor) => visitor.quantity()));
    expect(carts).toEqual(held);
    const total = held.reduce((sum, quantity) => sum + quantity, 0);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(10);
    // What an incomplete party gave back can be had.
    expect(await remainingOf(shop)).toBe(10 - total);
  });

  test('SHOP-105 API-12 a repeated key answers as the first and adds nothing, also at once; with another wish it is refused', async () => {
    const shop = shopOf();
    await shop.setStock(10);
    const visitor = visitorOf();
    const first = await visitor.add([2], { key: 'press' });
    expect(first).toMatchObject({ quantity: 2 });
    expect(await visitor.add([2], { key: 'press' })).toMatchObject({ quantity: 2 });
    expect(await visitor.add([3], { key: 'press' })).toEqual({ refused: 'key_reused' });
    expect(await visitor.quantity()).toBe(2);
    const twice = visitorOf();
    await Promise.all([1, 2, 3].map(() => twice.add([1], { key: 'double-click' })));
    expect(await twice.quantity()).toBe(1);
    expect(await remainingOf(shop)).toBe(7);
  });

  test('SHOP-105 what nobody may buy is refused with its reason, and nothing is held for it', async () => {
    const shop = shopOf();
    await shop.setStock(60);
    const visitor = visitorOf();
    expect(await visitor.add([1], { saleTypes: [99] })).toEqual({ refused: 'not_for_sale' });
    expect(await visitor.add([41])).toEqual({ refused: 'too_many' });
    const now = shop.clock.now();
    await shop.changeEvent({ statuses: ['canceled'] });
    expect(await visitor.add([1])).toEqual({ refused: 'canceled' });
    await shop.changeEvent({ statuses: [], sale_ends: now });
    expect(await visitor.add([1])).toEqual({ refused: 'sale_ended' });
    await shop.changeEvent({ sale_ends: null, sale_starts: new Date(now.getTime() + 1) });
    expect(await visitor.add([1])).toEqual({ refused: 'sale_not_started' });
    shop.clock.advance(1);
    expect(await remainingOf(shop)).toBe(60);
    expect(await visitor.add([1])).toMatchObject({ quantity: 1 });
  });

  test('SHOP-105 API-44 items are raised, lowered and removed; what is not in the cart is unknown, and a stranger has no reservation', async () => {
    const shop = shopOf();
    await shop.setStock(4);
    const visitor = visitorOf();
    await visitor.add([2, 1]);
    const [full, reduced] = (await visitor.cart())?.items ?? [];
    const [one, other] = [full?.id ?? 0, reduced?.id ?? 0];
    expect(await visitor.change(one, 3)).toMatchObject({ items: [{ quantity: 3 }, { quantity: 1 }] });
    expect(await visitor.change(one, 4)).toEqual({ refused: 'no_seats' });
    expect(await visitor.quantity()).toBe(4);
    expect(await visitor.change(one, 1)).toMatchObject({ items: [{ quantity: 1 }, { quantity: 1 }] });
    expect(await remainingOf(shop)).toBe(2);
    expect(await visitor.remove(other)).toMatchObject({ items: [{ id: one, quantity: 1 }] });
    expect(await visitor.remove(other)).toEqual({ refused: 'unknown_item' });
    expect(await visitor.change(other, 1)).toEqual({ refused: 'unknown_item' });
    const stranger = visitorOf();
    expect(await stranger.change(one, 1)).toMatchObject({ refused: expect.stringMatching(/no_reservation|unknown_item/) });
    expect(await stranger.extend()).toEqual({ refused: 'no_reservation' });
    expect(await visitor.quantity()).toBe(1);
    await visitor.remove(one);
    expect(await visitor.cart()).toBeNull();
    expect(await remainingOf(shop)).toBe(4);
  });

  test('SHOP-105 API-44 a held ticket does not open what has been closed since, nor keeps the old price for more', async () => {
    const shop = shopOf();
    await shop.setStock(10);
    const visitor = visitorOf();
    await visitor.add([2]);
    const id = (await visitor.cart())?.items[0]?.id ?? 0;
    await shop.changeGroup({ status: '0' });
    expect(await visitor.change(id, 3)).toEqual({ refused: 'not_for_sale' });
    await shop.changeGroup({ price: '30.00' });
    expect(await visitor.change(id, 3)).toEqual({ refused: 'price_changed' });
    expect(await remainingOf(shop)).toBe(8);
    expect(await visitor.change(id, 1)).toMatchObject({ items: [{ quantity: 1, price: '24.00' }] });
    await shop.changeGroup({ price: '24.00' });
    expect(await visitor.change(id, 3)).toMatchObject({ items: [{ quantity: 3 }] });
    const now = shop.clock.now();
    await shop.changeEvent({ sale_starts: new Date(now.getTime() + 1) });
    expect(await visitor.change(id, 4)).toEqual({ refused: 'sale_not_started' });
  });

  test('SHOP-105 SHOP-04 BOOK-22 a cart is extended, never past an hour after its first ticket, and not once it has ended', async () => {
    const shop = shopOf();
    await shop.setStock(10);
    const visitor = visitorOf();
    const begun = shop.clock.now().getTime();
    await visitor.add([2]);
    shop.clock.advance(10 * minutes);
    expect(await visitor.extend()).toMatchObject({ expires: new Date(begun + 25 * minutes) });
    for (let time = 0; time < 4; time++) {
      shop.clock.advance(10 * minutes);
      await visitor.extend();
    }
    expect((await visitor.cart())?.expires).toEqual(new Date(begun + 60 * minutes));
    expect(await remainingOf(shop)).toBe(8);
    shop.clock.advance(10 * minutes);
    expect(await visitor.extend()).toEqual({ refused: 'no_reservation' });
    expect(await remainingOf(shop)).toBe(10);
  });

  test('SHOP-225 SHOP-04 until a cart says that it ends, each of its tickets is held at the shop, also those from before an addition', async () => {
    const shop = shopOf();
    await shop.setStock(5);
    const visitor = visitorOf();
    await visitor.add([2]);
    shop.clock.advance(10 * minutes);
    await visitor.add([1]);
    const { expires } = (await visitor.cart()) ?? expect.fail();
    shop.clock.advance(expires.getTime() - shop.clock.now().getTime() - 1);
    expect(await visitor.quantity()).toBe(3);
    expect(await remainingOf(shop)).toBe(2);
    expect(await visitorOf().add([3])).toEqual({ refused: 'no_seats' });
    expect(await visitor.checkout()).toMatchObject({ number: expect.any(String) });
  });

  test('SHOP-225 API-12 two tabs that begin at once share a cart, and each browser has its own', async () => {
    const shop = shopOf();
    await shop.setStock(10);
    const [tab, other, stranger] = [visitorOf(), visitorOf(), visitorOf()];
    Object.assign(other, { browser: tab.browser });
    await Promise.all([tab.add([2]), other.add([1]), stranger.add([1])]);
    // The browser has one cookie, whichever of the two came last.
    for (const { token } of [tab, other]) expect(await Object.assign(visitorOf(), { token, browser: tab.browser }).quantity()).toBe(3);
    expect(await stranger.quantity()).toBe(1);
    expect(await remainingOf(shop)).toBe(6);
    expect(await tab.checkout()).toMatchObject({ number: expect.any(String) });
    expect(await other.cart()).toBeNull();
    // What was bought and what has ended is no cart of a new visit without the cookie.
    const later = Object.assign(visitorOf(), { browser: tab.browser });
    expect(await later.add([1])).toMatchObject({ quantity: 1 });
    shop.clock.advance(16 * minutes);
    const muchLater = Object.assign(visitorOf(), { browser: tab.browser });
    expect(await muchLater.add([2])).toMatchObject({ quantity: 2 });
    expect(await remainingOf(shop)).toBe(5);
  });

  test('SHOP-225 API-44 what two tabs change at once is all done: the cart holds what the shop holds for it', async () => {
    const shop = shopOf();
    await shop.setStock(20);
    const visitor = visitorOf();
    await visitor.add([2, 2]);
    const [full, reduced] = (await visitor.cart())?.items ?? [];
    await Promise.all([visitor.add([3]), visitor.remove(reduced?.id ?? 0), visitor.change(full?.id ?? 0, 4)]);
    const quantity = await visitor.quantity();
    expect(quantity).toBe(7);
    expect(await remainingOf(shop)).toBe(20 - quantity);
  });

  test('SHOP-105 SHOP-03 a cart becomes one order, also when the request is repeated, and its tickets stay sold', async () => {
    const shop = shopOf();
    await shop.setStock(5);
    const visitor = visitorOf();
    expect(await visitor.checkout()).toEqual({ refused: 'no_reservation' });
    await visitor.add([2]);
    const order = await visitor.checkout();
    expect(order).toMatchObject({ number: expect.stringMatching(/^\w+$/) });
    expect(await visitor.checkout()).toEqual(order);
    expect(await visitor.cart()).toBeNull();
    shop.clock.advance(16 * minutes);
    expect(await remainingOf(shop)).toBe(3);
    expect(await visitorOf().add([4])).toEqual({ refused: 'no_seats' });
    // The next purchase of the same browser is another order.
    await visitor.add([1]);
    expect(await visitor.checkout()).not.toEqual(order);
    expect(await remainingOf(shop)).toBe(2);
  });

  test('SHOP-215 SHOP-03 nobody buys at another total than they have read: it is refused, nothing is placed, and the right one is', async () => {
    const shop = shopOf();
    await shop.setStock(5);
    const visitor = visitorOf();
    await visitor.add([1]);
    const { items, fees, discount } = (await visitor.cart()) ?? expect.fail();
    const read = sumOf(items, fees, discount).total;
    // In another tab.
    await visitor.add([2]);
    expect(await visitor.checkout(read)).toEqual({ refused: 'price_changed' });
    expect(await visitor.quantity()).toBe(3);
    const cart = (await visitor.cart()) ?? expect.fail();
    expect(await visitor.checkout(sumOf(cart.items, cart.fees, cart.discount).total)).toMatchObject({ number: expect.any(String) });
    expect(await remainingOf(shop)).toBe(2);
  });

  test('SHOP-105 SHOP-03 tickets of a performance that is canceled meanwhile are not sold', async () => {
    const shop = shopOf();
    await shop.setStock(5);
    const visitor = visitorOf();
    await visitor.add([2]);
    await shop.changeEvent({ statuses: ['canceled'] });
    expect(await visitor.checkout()).toEqual({ refused: 'canceled' });
  });

  test('SHOP-105 SHOP-01 it says what it is and that it works, and has addresses for cart and checkout in both languages', async () => {
    const { gateway } = shopOf();
    await expect(gateway.health()).resolves.toBeUndefined();
    expect(gateway.state()).toEqual({ kind: expect.stringMatching(/^[a-z]+$/), circuit: expect.stringMatching(/^(closed|none)$/) });
    for (const language of ['de', 'en'] as const)
      for (const url of [gateway.cartUrl(language, ['/shop', '/karten', '/korb']), gateway.checkoutUrl(language, [])])
        expect(url).toContain(language);
  });
}
