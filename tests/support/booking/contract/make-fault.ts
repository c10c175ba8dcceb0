import {
  type Addition,
  type Availability,
  type HeldCart,
  isRefusal,
  type ShopGateway,
  type ShopVisitor,
} from '../../../../src/features/booking/shop-gateway.ts';
import type { ShopChanges } from '../../../../src/features/booking/sync/shop-changes.shapes.ts';

/** What a faulty shop does otherwise than a gateway that keeps the contract. */
export type Fault = (gateway: ShopGateway) => Partial<ShopGateway>;

/** The same gateway for visitors that are changed on their way. */
export const forOthers =
  (change: (visitor: ShopVisitor) => Partial<ShopVisitor>): Fault =>
  ({ addToCart, codes }) => {
    const changed = (visitor: ShopVisitor) => ({ ...visitor, ...change(visitor) });
    return {
      addToCart: (visitor, addition) => addToCart(changed(visitor), addition),
      ...(codes && {
        codes: {
          check: (visitor, code, idJet) => codes.check(changed(visitor), code, idJet),
          use: (visitor, code) => codes.use(changed(visitor), code),
        },
      }),
    };
  };

/** The same gateway with carts that say something else. */
export const withCarts =
  (change: (cart: HeldCart) => HeldCart): Fault =>
  ({ getCart }) => ({
    getCart: async (visitor) => {
      const cart = await getCart(visitor);
      return cart && change(cart);
    },
  });

/** The same gateway with live stock that says something else. */
export const withStock =
  (change: (stock: Availability) => Availability): Fault =>
  ({ availability }) => ({
    availability: async (events, now) => new Map([...(await availability(events, now))].map(([id, stock]) => [id, change(stock)])),
  });

/** Refused with a reason, it tries something else. */
export const insteadOf =
  (reason: string, change: (addition: Addition) => Partial<Addition>): Fault =>
  ({ addToCart }) => ({
    addToCart: async (visitor, addition) => {
      const outcome = await addToCart(visitor, addition);
      return isRefusal(outcome) && outcome.refused === reason ? addToCart(visitor, { ...addition, ...change(addition) }) : outcome;
    },
  });

export const withChanges =
  (change: (changes: ShopChanges) => ShopChanges): Fault =>
  (gateway) => ({
    changes: async (cursor, known) => change((await gateway.changes?.(cursor, known)) ?? { dates: [], notFound: [], cursor: '' }),
  });
