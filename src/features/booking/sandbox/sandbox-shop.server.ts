import type { Database, DatabaseHandle } from '../../../core/database/client.server.ts';
import { inBatches } from '../in-batches.ts';
import type { ShopGateway } from '../shop-gateway.ts';
import { type AdditionRequest, addParties } from './add-parties.server.ts';
import { readAvailability } from './availability.server.ts';
import { findCart, readHeldCart } from './cart-rows.server.ts';
import { changeQuantity, extendCart, removeFromCart } from './change-cart.server.ts';
import { checkOut } from './check-out.server.ts';
import { readPlacedOrder } from './placed-order.server.ts';

/** Additions in one transaction at most. */
const maxBatch = 100;

/** The built-in demonstration shop (SHOP-02): its own tables, nothing is really sold. */
export function createSandboxShop({ db }: DatabaseHandle): ShopGateway {
  const inTransaction = <T>(work: (transaction: Database) => Promise<T>) => withRetry(() => db.transaction(work));
  const add = inBatches(
    (_idJet, requests: readonly AdditionRequest[]) => inTransaction((transaction) => addParties(transaction, requests)),
    maxBatch,
  );
  return {
    availability: (events, now) => readAvailability(db, events, now),
    addToCart: (visitor, addition) => add(addition.idJet, { visitor, addition }),
    getCart: async (visitor) => {
      const cart = await findCart(db, visitor);
      return cart && readHeldCart(db, cart);
    },
    changeQuantity: (visitor, item, quantity) => inTransaction((transaction) => changeQuantity(transaction, visitor, item, quantity)),
    removeItem: (visitor, item) => inTransaction((transaction) => removeFromCart(transaction, visitor, item)),
    extend: (visitor) => inTransaction((transaction) => extendCart(transaction, visitor)),
    cartUrl: (language) => `/cart?lang=${language}`,
    checkoutUrl: (language) => `/cart/checkout?lang=${language}`,
    checkout: (visitor) => inTransaction((transaction) => checkOut(transaction, visitor)),
    getOrder: (visitor) => readPlacedOrder(db, visitor),
    // It stores no names.
    holders: async () => null,
    health: async () => void (await db.execute('select 1')),
    state: () => ({ kind: 'sandbox', circuit: 'none' }),
  };
}

/** Deadlock, serialization failure, unique violation: the transaction was rolled back and can be repeated. */
const retryableCodes = new Set(['40P01', '40001', '23505']);

async function withRetry<T>(work: () => Promise<T>, attempts = 4): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (attempts <= 1 || !retryableCodes.has(codeOf(error))) throw error;
    return withRetry(work, attempts - 1);
  }
}

function codeOf(error: unknown): string {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  return String(cause?.code ?? code);
}
