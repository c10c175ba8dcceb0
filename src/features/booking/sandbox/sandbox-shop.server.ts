import { eq } from 'drizzle-orm';
import type { Database, DatabaseHandle } from '../../../core/database/client.server.ts';
import { shopItems, shopStocks } from '../booking.tables.server.ts';
import type { OnStockChange, ShopGateway } from '../shop-gateway.ts';
import { readSoldEvent } from '../stock/sold-events.read.server.ts';
import { type AdditionRequest, addParties } from './add-parties.server.ts';
import { readAvailability } from './availability.server.ts';
import { findCart, readHeldCart } from './cart-rows.server.ts';
import { changeQuantity, extendCart, removeFromCart } from './change-cart.server.ts';
import { checkOut } from './check-out.server.ts';
import { readEventSeats } from './event-seats.server.ts';
import { inBatches } from './in-batches.ts';
import { readPlacedOrder } from './placed-order.server.ts';
import { withRetry } from './with-retry.server.ts';

/** Additions in one transaction at most. */
const maxBatch = 100;

/** The built-in demonstration shop (SHOP-02): its own tables, nothing is really sold. */
export function createSandboxShop({ db }: DatabaseHandle, onStockChange: OnStockChange): ShopGateway {
  const inTransaction = <T>(work: (transaction: Database) => Promise<T>) => withRetry(() => db.transaction(work));
  const add = inBatches(async (idJet, requests: readonly AdditionRequest[]) => {
    const outcomes = await inTransaction((transaction) => addParties(transaction, requests));
    const sold = await readSoldEvent(db, idJet);
    if (sold) await onStockChange([sold.event.id]);
    return outcomes;
  }, maxBatch);
  /** Changes an item of a cart, then announces the stock of its event. */
  const changing = async <T>(item: number, work: (transaction: Database) => Promise<T>) => {
    const events = await readEventOf(db, item);
    const outcome = await inTransaction(work);
    await onStockChange(events);
    return outcome;
  };
  return {
    hasPresale: true,
    pollSize: 100,
    availability: (events, now) => readAvailability(db, events, now),
    seats: (event, now) => readEventSeats(db, event, now),
    addToCart: (visitor, addition) => add(addition.idJet, { visitor, addition }),
    getCart: async (visitor) => {
      const cart = await findCart(db, visitor);
      return cart && readHeldCart(db, cart);
    },
    changeQuantity: (visitor, item, quantity) => changing(item, (transaction) => changeQuantity(transaction, visitor, item, quantity)),
    removeItem: (visitor, item) => changing(item, (transaction) => removeFromCart(transaction, visitor, item)),
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

/** The event of an item in a cart, as a list; empty when there is no such item. */
async function readEventOf(db: Database, item: number): Promise<number[]> {
  const rows = await db
    .select({ event: shopStocks.event })
    .from(shopItems)
    .innerJoin(shopStocks, eq(shopStocks.id, shopItems.stock))
    .where(eq(shopItems.id, item));
  return rows.map(({ event }) => event);
}
