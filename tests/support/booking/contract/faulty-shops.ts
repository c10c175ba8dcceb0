import { isRefusal, type Sales } from '../../../../src/features/booking/shop-gateway.ts';
import { type Fault, forOthers, insteadOf, withCarts, withChanges, withStock } from './make-fault.ts';
import type { ShopAbility } from './shop-under-test.ts';

const afterRelease = (now: Date) => new Date(now.getTime() + 11.1 * 24 * 3_600_000);

/** Faults by ability, each with words of the test that has to find it. */
export const faults: Record<Exclude<ShopAbility, 'outage'>, [name: string, foundBy: string, fault: Fault][]> = {
  seats: [
    [
      'has seats of an event without a plan',
      'without a plan',
      () => ({ seats: async () => ({ plan: { price_groups: [], areas: [], release_hours: null }, taken: [], heldBackUntil: null }) }),
    ],
    [
      'holds others than the chosen seats',
      'exactly the chosen',
      ({ addToCart }) => ({ addToCart: (visitor, addition) => addToCart(visitor, { ...addition, seats: undefined }) }),
    ],
    ['gives other seats where a chosen one is taken', 'exactly the chosen', insteadOf('seats_taken', () => ({ seats: undefined }))],
    [
      'holds what is free of the chosen seats',
      'exactly the chosen',
      insteadOf('seats_taken', ({ seats }) => ({ seats: seats?.slice(1), lines: [{ saleType: 1, quantity: 1 }] })),
    ],
    [
      'does not say what is taken',
      'exactly the chosen',
      (gateway) => ({
        seats: async (event, now) => {
          const seats = await gateway.seats?.(event, now);
          return seats ? { ...seats, taken: [] } : null;
        },
      }),
    ],
    ['has no labels', 'exactly the chosen', withCarts((cart) => ({ ...cart, items: cart.items.map((item) => ({ ...item, places: [] })) }))],
    [
      'does not give a seat back',
      'exactly the chosen',
      ({ getCart }) => ({ removeItem: async (visitor) => (await getCart(visitor)) ?? { refused: 'no_reservation' } }),
    ],
    [
      'tells all but the first that the event is sold out',
      'wanted by many',
      ({ addToCart }) => ({
        addToCart: async (visitor, addition) => {
          const outcome = await addToCart(visitor, addition);
          return isRefusal(outcome) ? { refused: 'no_seats' } : outcome;
        },
      }),
    ],
    [
      'splits a party that does not fit',
      'neighbours',
      insteadOf('no_seats', ({ lines }) => ({ lines: lines.map((line) => ({ ...line, quantity: 1 })) })),
    ],
    ['holds nothing back', 'neighbours', forOthers(({ now }) => ({ now: afterRelease(now) }))],
    [
      'never releases what is held back',
      'neighbours',
      (gateway) => ({
        seats: async (event, now) => {
          const seats = await gateway.seats?.(event, now);
          return seats ? { ...seats, heldBackUntil: 'always' } : null;
        },
      }),
    ],
    [
      'sells a companion any seat',
      'a companion pays nothing',
      insteadOf('companion_alone', ({ lines }) => ({ seats: undefined, lines: lines.map((line) => ({ ...line, saleType: 1 })) })),
    ],
    [
      'charges a companion',
      'a companion pays nothing',
      withCarts((cart) => ({ ...cart, items: cart.items.map((item) => ({ ...item, price: '24.00' })) })),
    ],
  ],
  presale: [
    ['lets everybody in', 'buy early', forOthers(() => ({ hasAccount: true }))],
    ['lets nobody in', 'buy early', forOthers(() => ({ hasAccount: false }))],
    ['takes no code', 'buy early', forOthers(() => ({ presaleCode: undefined }))],
    ['takes any code', 'buy early', forOthers(({ presaleCode }) => ({ presaleCode: presaleCode && 'Ring-26' }))],
    ['does not say who may buy', 'buy early', withStock((stock) => ({ ...stock, presale: [] }))],
    ['sells after the start to those of the presale only', 'buy early', forOthers(({ now }) => ({ now: new Date(now.getTime() - 1000) }))],
  ],
  codes: [
    ['takes codes but says so nowhere', 'checked before', withStock(({ takesCodes: _, ...stock }) => stock)],
    [
      'takes what was never given out',
      'checked before',
      (gateway) => ({
        codes: {
          check: async (visitor, _code, idJet) => (await gateway.codes?.check(visitor, 'Herbst', idJet)) ?? { refused: 'code_unknown' },
          use: async (visitor, code) => (await gateway.codes?.use(visitor, code)) ?? { refused: 'code_unknown' },
        },
      }),
    ],
    ['forgets a code', 'checked before', withCarts((cart) => ({ ...cart, discount: undefined }))],
    [
      'charges another price than the page says',
      'checked before',
      ({ checkout }) => ({ checkout: (visitor, buyer) => checkout(visitor, { ...buyer, total: undefined }) }),
    ],
    ['takes member numbers without an account', 'for whom', forOthers(() => ({ hasAccount: true }))],
    ['takes codes that are not valid yet', 'for whom', forOthers(({ now }) => ({ now: new Date(now.getTime() + 1) }))],
    ['takes codes that have ended', 'for whom', forOthers(({ now }) => ({ now: new Date(now.getTime() - 1) }))],
    [
      'takes a code for every event',
      'for whom',
      (gateway) => ({
        codes: {
          check: async (visitor, code) => (await gateway.codes?.check(visitor, code, 'STUDIO')) ?? { refused: 'code_unknown' },
          use: async (visitor, code) => (await gateway.codes?.use(visitor, code)) ?? { refused: 'code_unknown' },
        },
      }),
    ],
    ['says nothing of a code that has ended in the cart', 'used once', withCarts((cart) => ({ ...cart, codeProblem: undefined }))],
    [
      'counts no uses',
      'used once',
      (gateway) => ({
        codes: {
          check: async () => ({ id: 1, code: 'once', percent: 10, amount: null, events: [], saleTypes: [] }),
          use: async (visitor) => (await gateway.getCart(visitor)) ?? { refused: 'no_reservation' },
        },
      }),
    ],
  ],
  fees: [
    [
      'says fees that are no decimal strings',
      'decimal strings',
      withStock((stock) => ({ ...stock, fees: { perTicket: '1', perOrder: '2' } })),
    ],
    ['has other fees in the cart', 'decimal strings', withCarts((cart) => ({ ...cart, fees: undefined }))],
  ],
  orders: [['does not know its orders', 'confirmed here', () => ({ getOrder: async () => null })]],
  'order list': [
    [
      'lists the orders of everybody',
      'for nobody else',
      (gateway) => ({ orders: async (_account, page, size) => (await gateway.orders?.(1, page, size)) ?? { count: 0, orders: [] } }),
    ],
    [
      'lists the oldest first',
      'for nobody else',
      (gateway) => ({
        orders: async (account, page, size) => (await gateway.orders?.(account, 3 - page, size)) ?? { count: 0, orders: [] },
      }),
    ],
  ],
  'sale state': [
    [
      'counts what is held as sold',
      'how a sale stands',
      (gateway) => ({
        saleState: async (event, now) => {
          const state = await gateway.saleState?.(event, now);
          return state ? { ...state, places: state.places.map((place) => ({ ...place, sold: place.sold + place.held, held: 0 })) } : null;
        },
      }),
    ],
    [
      'counts what is held as sold in the sums of a list',
      'how a sale stands',
      (gateway) => ({
        sales: async (events) => {
          const sums = (await gateway.sales?.(events)) ?? new Map<number, Sales>();
          return new Map([...sums].map(([event, { sold, capacity }]) => [event, { sold: sold + 2, capacity }]));
        },
      }),
    ],
    [
      'does not say why nothing is sold',
      'how a sale stands',
      (gateway) => ({
        saleState: async (event, now) => {
          const state = await gateway.saleState?.(event, now);
          return state ? { ...state, notSold: null } : null;
        },
      }),
    ],
  ],
  holders: [
    [
      'names a buyer once per order',
      'each once',
      (gateway) => ({
        holders: async (event) => {
          const holders = (await gateway.holders(event)) ?? [];
          return [...holders, ...holders];
        },
      }),
    ],
    [
      'still names who has canceled',
      'canceled at the shop',
      (gateway) => {
        const ever = new Map<string, { email: string; language: 'de' | 'en' }>();
        return {
          checkout: async (visitor, buyer) => {
            ever.set(buyer.email, { email: buyer.email, language: visitor.language });
            return gateway.checkout(visitor, buyer);
          },
          holders: async () => [...ever.values()],
        };
      },
    ],
    ['names nobody', 'each once', () => ({ holders: async () => [] })],
    ['names those who only hold tickets', 'each once', () => ({ holders: async () => [{ email: 'ada@example.org', language: 'en' }] })],
  ],
  changes: [
    [
      'says everything again each time',
      'said once',
      (gateway) => ({
        changes: async (_cursor, known) => (await gateway.changes?.(null, known)) ?? { dates: [], notFound: [], cursor: '' },
      }),
    ],
    ['says the changed date without its series', 'said once', withChanges((changes) => ({ ...changes, dates: changes.dates.slice(0, 1) }))],
    [
      'is stuck at a cursor it cannot read',
      'said once',
      (gateway) => ({
        changes: async (cursor, known) =>
          cursor === 'no cursor of anybody'
            ? { dates: [], notFound: [], cursor }
            : ((await gateway.changes?.(cursor, known)) ?? { dates: [], notFound: [], cursor: '' }),
      }),
    ],
    [
      'says no prices',
      'said once',
      withChanges((changes) => ({ ...changes, dates: changes.dates.map((date) => ({ ...date, prices: [] })) })),
    ],
    ['names no number that it does not know', 'each time', withChanges((changes) => ({ ...changes, notFound: [] }))],
    [
      'does not know any number',
      'each time',
      (gateway) => ({
        changes: async (cursor, known) => ({
          ...((await gateway.changes?.(cursor, known)) ?? { dates: [], cursor: '' }),
          notFound: [...known],
        }),
      }),
    ],
    [
      'names the numbers it does not know only when something has changed',
      'each time',
      withChanges((changes) => (changes.dates.length === 0 ? { ...changes, notFound: [] } : changes)),
    ],
  ],
};
