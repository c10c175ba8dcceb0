import { expect, test } from 'vitest';
import { isRefusal } from '../../../../src/features/booking/shop-gateway.ts';
import { GatewayVisitor, type Outage, remainingOf, type ShopUnderTest } from './shop-under-test.ts';

type Outside = NonNullable<ShopUnderTest['outage']>;

/** What holds for every shop that is reached over a network. */
export function outageContract(shopOf: () => ShopUnderTest): void {
  const outageOf = () => shopOf().outage as Outside;
  const shopFor = (how: Outage) => ({ ...shopOf(), gateway: how === 'slow' ? outageOf().impatient() : shopOf().gateway });
  const once: Outage[] = ['slow', 'cut', 'wrong', 'html', '500', '503', '409', 'lost'];

  for (const how of once)
    test(`SHOP-107 an answer that is '${how}' is requested again, and the visitor has what they wanted, once`, async () => {
      const shop = shopFor(how);
      await shop.setStock(10);
      const visitor = new GatewayVisitor(shop);
      outageOf().fail(how, 1);
      expect(await visitor.add([2])).toMatchObject({ quantity: 2 });
      expect(await visitor.quantity()).toBe(2);
      expect(await remainingOf(shop)).toBe(8);
      outageOf().fail(how, 1);
      expect(await visitor.checkout()).toMatchObject({ number: expect.any(String) });
      expect(await remainingOf(shop)).toBe(8);
    });

  for (const how of ['slow', 'wrong', 'html', '500'] as const)
    test(`SHOP-107 a shop that stays '${how}' is unavailable: nothing is held, the circuit opens, the cart can still be read, and one request tries again`, async () => {
      const shop = shopFor(how);
      await shop.setStock(10);
      const buyer = new GatewayVisitor(shopOf());
      expect(await buyer.add([2])).toMatchObject({ quantity: 2 });
      const visitor = buyer.through(shop.gateway);
      const outage = outageOf();
      outage.fail(how, 1000);
      // Those that ask one thing after the other come first: when the circuit opens, no other attempt is on its way.
      const refusals = [await visitor.checkout(), await visitor.extend(), await new GatewayVisitor(shop).add([1])];
      expect(refusals.map((outcome) => isRefusal(outcome) && outcome.refused)).toEqual(['unavailable', 'unavailable', 'unavailable']);
      expect(shop.gateway.state().circuit).toBe('open');
      await expect(shop.gateway.availability([1], shop.clock.now())).rejects.toThrow();
      await expect(shop.gateway.health()).rejects.toThrow();
      // Open: nobody waits for it, and it gets no request.
      const sent = outage.requests();
      expect(await new GatewayVisitor(shop).add([1])).toEqual({ refused: 'unavailable' });
      expect(outage.requests()).toBe(sent);
      expect(await visitor.quantity()).toBe(2);
      // Half open: one request tries, and a failure closes nothing.
      outage.pauseOver();
      await expect(shop.gateway.health()).rejects.toThrow();
      expect(outage.requests()).toBe(sent + 1);
      expect(shop.gateway.state().circuit).toBe('open');
      outage.recover();
      // An answer that comes too late for the impatient one is a failure like others: after a further pause it asks again.
      const afterPause = async () => {
        outage.pauseOver();
        await shop.gateway.health().catch(() => undefined);
        return shop.gateway.state().circuit;
      };
      await expect.poll(afterPause).toBe('closed');
      expect(await new GatewayVisitor(shop).add([1])).toMatchObject({ quantity: 1 });
      expect(await remainingOf(shop)).toBe(7);
    });

  test('SHOP-107 a storm of 429: the pause the shop asks for is kept by every request, and then it goes on', async () => {
    const shop = shopOf();
    await shop.setStock(10);
    const outage = outageOf();
    const before = outage.requests();
    outage.fail('429', 1000, 60);
    expect(await new GatewayVisitor(shop).add([1])).toEqual({ refused: 'unavailable' });
    // The requests that were under way with the first.
    const sent = outage.requests();
    expect(sent - before).toBeLessThanOrEqual(3);
    for (let press = 0; press < 20; press++) expect(await new GatewayVisitor(shop).add([1])).toEqual({ refused: 'unavailable' });
    expect(outage.requests()).toBe(sent);
    expect(shop.gateway.state().circuit).toBe('open');
  });

  test('SHOP-107 a refusal is an answer: it opens no circuit, however often it comes', async () => {
    const stranger = outageOf().withWrongToken();
    const shop = { ...shopOf(), gateway: stranger };
    for (let time = 0; time < 8; time++) expect(await new GatewayVisitor(shop).add([1])).toEqual({ refused: 'unavailable' });
    expect(stranger.state().circuit).toBe('closed');
    await expect(stranger.health()).rejects.toThrow();
  });
}
