import { expect } from 'vitest';
import { placeOf } from '../../../../src/features/booking/seat-plan/seat-plan.shapes.ts';
import { type CartHold, type EventSeats, isRefusal, type Refusal } from '../../../../src/features/booking/shop-gateway.ts';
import { type DefineTest, GatewayVisitor, remainingOf, type ShopUnderTest } from './shop-under-test.ts';

/** Sale types of the event on sale. */
const [full, companion] = [1, 3];
const minutes = 60_000;

/** What a shop promises whose seats are chosen in a plan. */
export function seatContract(shopOf: () => ShopUnderTest, test: DefineTest): void {
  const visitorOf = () => new GatewayVisitor(shopOf());
  const seatsOf = async ({ gateway, clock }: ShopUnderTest) => (await gateway.seats?.(1, clock.now())) as EventSeats;
  /** The number of a place by row and seat, as its plan has it. */
  const numbering = ({ plan }: EventSeats) => {
    const rows = plan.areas.flatMap((area) => (area.kind === 'seated' ? area.rows : []));
    return (label: string, number: number) => placeOf(rows.find((row) => row.label === label)?.id ?? 0, number);
  };
  const sorted = (places: readonly number[]) => [...places].sort((one, other) => one - other);
  const open = async () => {
    const shop = shopOf();
    await shop.givePlan?.();
    const first = await seatsOf(shop);
    /** Places that are taken since the beginning: those of other seat groups are not for sale. */
    const takenNow = async () => sorted((await seatsOf(shop)).taken.filter((place) => !first.taken.includes(place)));
    return { shop, at: numbering(first), takenNow };
  };
  /** Chooses seats with so many tickets at the full price and the companion's. */
  const choose = (visitor: GatewayVisitor, seats: number[], companions = 0): Promise<CartHold | Refusal> =>
    companions > 0
      ? visitor.add([seats.length - companions, companions], { seats, saleTypes: [full, companion] })
      : visitor.add([seats.length], { seats });

  test('SHOP-106 SHOP-61 an event without a plan has no seats to choose', async () => {
    const { gateway, clock } = shopOf();
    expect(await gateway.seats?.(1, clock.now())).toBeNull();
    expect((await gateway.availability([1], clock.now())).get(1)?.hasPlan ?? false).toBe(false);
  });

  test('SHOP-106 SHOP-61 SHOP-190 exactly the chosen seats are held, with their labels, until they are given back or the time is over; a taken one is refused with all of the party', async () => {
    const { shop, at, takenNow } = await open();
    expect((await shop.gateway.availability([1], shop.clock.now())).get(1)?.hasPlan).toBe(true);
    expect(await takenNow()).toEqual([]);
    const left = (await remainingOf(shop)) ?? 0;
    const visitor = visitorOf();
    expect(await choose(visitor, [at('1', 1), at('2', 5)])).toMatchObject({ quantity: 2 });
    const held = sorted([at('1', 1), at('2', 5)]);
    expect(await takenNow()).toEqual(held);
    expect(await remainingOf(shop)).toBe(left - 2);
    const [item] = (await visitor.cart())?.items ?? [];
    expect(item?.places).toMatchObject([
      { row: '1', number: 1 },
      { row: '2', number: 5 },
    ]);
    for (const area of item?.places?.map((place) => place.area) ?? []) expect(Object.values(area).join('')).not.toBe('');
    // One of them is taken, or not in the plan: nothing of the other one.
    for (const gone of [at('1', 1), at('1', 99)]) expect(await choose(visitorOf(), [gone, at('1', 2)])).toEqual({ refused: 'seats_taken' });
    expect(isRefusal(await visitorOf().add([2], { seats: [at('1', 2)] }))).toBe(true);
    expect(await takenNow()).toEqual(held);
    expect(await visitor.order()).toBeNull();
    await visitor.remove(item?.id ?? 0);
    expect(await takenNow()).toEqual([]);
    await choose(visitor, [at('1', 1)]);
    shop.clock.advance(15 * minutes);
    expect(await takenNow()).toEqual([]);
    const buyer = visitorOf();
    await choose(buyer, [at('1', 1)]);
    await buyer.checkout();
    shop.clock.advance(60 * minutes);
    expect(await takenNow()).toEqual([at('1', 1)]);
    expect(await choose(visitorOf(), [at('1', 1)])).toEqual({ refused: 'seats_taken' });
  });

  test('SHOP-106 SHOP-61 SHOP-190 one seat is wanted by many at once: one has it, and the answer of each is true', async () => {
    const { at, takenNow } = await open();
    const visitors = Array.from({ length: 8 }, visitorOf);
    const outcomes = await Promise.all(visitors.map((visitor, index) => choose(visitor, [at('1', 3), at('2', 1 + (index % 6))])));
    expect(outcomes.filter((outcome) => !isRefusal(outcome))).toHaveLength(1);
    for (const outcome of outcomes) if (isRefusal(outcome)) expect(outcome).toEqual({ refused: 'seats_taken' });
    expect(await Promise.all(visitors.map((visitor) => visitor.quantity()))).toEqual(
      outcomes.map((outcome) => (isRefusal(outcome) ? 0 : 2)),
    );
    expect(await takenNow()).toHaveLength(2);
  });

  test('SHOP-106 SHOP-61 SHOP-67 SHOP-190 the best available are neighbours without an aisle between them, none of those held back; those are for everybody once they are released', async () => {
    const { shop, at, takenNow } = await open();
    const access = [at('3', 1), at('3', 2), at('3', 5), at('3', 6)];
    expect(await visitorOf().add([4])).toEqual({ refused: 'no_seats' });
    for (let party = 0; party < 4; party++) {
      const before = await takenNow();
      expect(await visitorOf().add([3])).toMatchObject({ quantity: 3 });
      const [first = 0, ...others] = (await takenNow()).filter((place) => !before.includes(place));
      expect(others).toEqual([first + 1, first + 2]);
      expect([at('1', 1), at('1', 4), at('2', 1), at('2', 4)]).toContain(first);
    }
    const { heldBackUntil } = await seatsOf(shop);
    if (!(heldBackUntil instanceof Date)) return expect.fail('a moment at which they are released');
    // Two that are nobody's are left of the last row, not beside each other.
    expect(await visitorOf().add([2])).toEqual({ refused: 'no_seats' });
    expect((await takenNow()).filter((place) => access.includes(place))).toEqual([]);
    shop.clock.advance(heldBackUntil.getTime() - shop.clock.now().getTime() - 1);
    expect(await choose(visitorOf(), [at('3', 2)])).toEqual({ refused: 'companion_alone' });
    shop.clock.advance(1);
    expect((await seatsOf(shop)).heldBackUntil).toBeNull();
    expect(await choose(visitorOf(), [at('3', 2)])).toMatchObject({ quantity: 1 });
    expect(await visitorOf().add([3])).toMatchObject({ quantity: 3 });
  });

  test('SHOP-106 SHOP-66 SHOP-190 a companion pays nothing beside a wheelchair place of the same addition, one each, never alone, and leaves with it', async () => {
    const { at, takenNow } = await open();
    const alone = { refused: 'companion_alone' };
    expect(await visitorOf().add([1], { saleTypes: [companion] })).toEqual(alone);
    const forbidden: [seats: number[], companions: number][] = [
      [[at('1', 1)], 1],
      [[at('1', 1), at('1', 2)], 1],
      [[at('3', 1), at('3', 5)], 1],
      [[at('3', 1), at('3', 2)], 2],
      [[at('3', 2)], 0],
    ];
    for (const [seats, companions] of forbidden) {
      const outcome =
        companions === seats.length
          ? visitorOf().add([seats.length], { seats, saleTypes: [companion] })
          : choose(visitorOf(), seats, companions);
      expect(await outcome).toEqual(alone);
    }
    expect(await takenNow()).toEqual([]);
    const chosen = visitorOf();
    expect(await choose(chosen, [at('3', 2), at('3', 1)], 1)).toMatchObject({ quantity: 2 });
    // The best available for two of whom one is a companion.
    const found = visitorOf();
    expect(await found.add([1, 1], { saleTypes: [full, companion] })).toMatchObject({ quantity: 2 });
    expect(await takenNow()).toEqual(sorted([at('3', 1), at('3', 2), at('3', 5), at('3', 6)]));
    expect(await visitorOf().add([1, 1], { saleTypes: [full, companion] })).toEqual({ refused: 'no_seats' });
    for (const visitor of [chosen, found]) {
      const items = (await visitor.cart())?.items ?? [];
      const kinds = items.map(({ saleType, price, places }) => [saleType, Number(price), places?.map(({ kind }) => kind)]);
      expect(kinds).toEqual([
        [full, 24, ['wheelchair']],
        [companion, 0, ['companion']],
      ]);
      expect(await visitor.change(items[1]?.id ?? 0, 2)).toEqual(alone);
      await visitor.remove(items[0]?.id ?? 0);
      expect(await visitor.quantity()).toBe(0);
    }
    expect(await takenNow()).toEqual([]);
  });
}
