import fc from 'fast-check';
import { type Filling, fillings } from './filled-forms.ts';
import { forSale } from './fuzz-sale.ts';
import { hostileText, hostileValue } from './hostile-values.ts';

/** One thing somebody does with a cart. `item` counts those the cart has at that moment; a body is JSON, for one is nested too deep to be printed. */
export type CartStep =
  | { kind: 'add'; body: string; key: string | undefined }
  | { kind: 'change'; item: number; body: string }
  | { kind: 'remove'; item: number }
  | { kind: 'extend' }
  | { kind: 'code'; body: string }
  | { kind: 'buy'; body: string }
  | { kind: 'form'; path: string; filling: Filling };

const json = (value: unknown) => JSON.stringify(value);

/** What fits, and one time of ten what does not. */
const mostly = (fitting: fc.Arbitrary<unknown>) => fc.oneof({ weight: 9, arbitrary: fitting }, { weight: 1, arbitrary: hostileValue });

const jet = fc.constantFrom<string>(...forSale, ...forSale, 'J3', 'NOBODY');
const codes = fc.oneof(fc.constantFrom('herbst', 'EINMAL', 'M-4711'), hostileText);

const additions = fc
  .record(
    {
      event_jet_id: mostly(jet),
      seat_group: mostly(fc.constantFrom('Parkett', 'Rang', 'Saal', 'A')),
      block_id: mostly(fc.constantFrom(1, 7, 8)),
      amounts: fc.array(fc.tuple(mostly(fc.constantFrom(1, 1, 2, 3, 40)), mostly(fc.constantFrom(1, 2, 7))), {
        minLength: 1,
        maxLength: 2,
      }),
      seats: mostly(fc.uniqueArray(fc.integer({ min: 1, max: 25 }), { minLength: 1, maxLength: 3 })),
      code: codes,
    },
    { requiredKeys: ['event_jet_id', 'amounts'] },
  )
  .map(({ amounts, ...rest }) => ({ ...rest, quantities: amounts.map(([one]) => one), sale_type_ids: amounts.map(([, type]) => type) }));

/** An addition that is taken, so that what comes after it finds something in the cart. */
const fittingAdditions = fc.constantFrom<unknown>(
  { event_jet_id: 'STUDIO', quantities: [1], sale_type_ids: [1] },
  { event_jet_id: 'SEATS', seat_group: 'Parkett', quantities: [2, 1], sale_type_ids: [1, 2] },
  { event_jet_id: 'SLOTS', seat_group: 'Saal', block_id: 8, quantities: [1], sale_type_ids: [2] },
  { event_jet_id: 'STUDIO', quantities: [1], sale_type_ids: [2], code: 'Herbst' },
);

const paths = ['/cart', '/cart', '/cart/checkout', ...forSale.flatMap((id) => [`/tickets/${id}`, `/waiting-list/${id}`])];
const buyers = fc.record({
  name: mostly(fc.constantFrom('Ada', 'Grace Hopper')),
  email: mostly(fc.constantFrom('ada@example.org', 'grace@example.org')),
});
const key = fc.option(fc.constantFrom('key-1', 'key-2', '0b8f7f9e-2c5b-4a8e-9f0a-6f6f8a1c2d3e'), { nil: undefined, freq: 2 });

const step: fc.Arbitrary<CartStep> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('add' as const), body: additions.map(json), key }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('add' as const), body: fittingAdditions.map(json), key }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      item: fc.nat(3),
      body: fc.record({ quantity: mostly(fc.integer({ min: 1, max: 9 })) }).map(json),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), item: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('extend' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('code' as const), body: fc.record({ code: codes, event_jet_id: mostly(jet) }).map(json) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('buy' as const), body: buyers.map(json) }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('form' as const), path: fc.constantFrom(...paths), filling: fillings }) },
);

/** A visit of the shop: a cart is filled before the rest is tried on it. */
export const cartVisits: fc.Arbitrary<CartStep[]> = fc
  .tuple(fittingAdditions, fc.array(step, { minLength: 1, maxLength: 8 }))
  .map(([body, steps]) => [{ kind: 'add', body: json(body), key: undefined }, ...steps]);
