import { eq } from 'drizzle-orm';
import type { Database, DatabaseHandle } from '../../../core/database/client.server.ts';
import { inBatches } from '../../../core/database/in-batches.ts';
import { withRetry } from '../../../core/database/with-retry.server.ts';
import { shopHref } from '../../../urls.ts';
import { shopItems, shopStocks } from '../booking.tables.server.ts';
import { countsFor, type Fees } from '../cart/price-sum.ts';
import { type HeldCart, isRefusal, type OnStockChange, type Refusal, type ShopGateway, type ShopVisitor } from '../shop-gateway.ts';
import { readSoldEvent } from '../stock/sold-events.read.server.ts';
import { type AdditionRequest, addParties } from './add-parties.server.ts';
import { readAvailability } from './availability.server.ts';
import { findCart, readHeldCart } from './cart-rows.server.ts';
import { changeQuantity, extendCart, removeFromCart } from './change-cart.server.ts';
import { checkOut } from './check-out.server.ts';
import { discountOf, findDiscountFor, useCode } from './codes.server.ts';
import { readEventSeats } from './event-seats.server.ts';
import { readAccountOrders, readPlacedOrder } from './placed-order.server.ts';
import { readSaleState, readSales } from './sale-state.server.ts';

/** Additions in one transaction at most. */
const maxBatch = 100;

const free: Fees = { perTicket: '0.00', perOrder: '0.00' };

/** The built-in demonstration shop (SHOP-02): its own tables, nothing is really sold. */
export function createSandboxShop({ db }: DatabaseHandle, onStockChange: OnStockChange, fees: Fees = free): ShopGateway {
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
  /** A cart with its fees and its code. */
  const priced = async <Outcome extends HeldCart | Refusal>(visitor: ShopVisitor, outcome: Outcome): Promise<Outcome> => {
    if (isRefusal(outcome)) return outcome;
    const cart = await findCart(db, visitor);
    const found = cart ? await discountOf(db, visitor, cart) : undefined;
    if (found && 'refused' in found) return { ...outcome, fees, discount: undefined, codeProblem: found.refused };
    const isForOthers = found && outcome.items.length > 0 && !outcome.items.some((item) => countsFor(found, item));
    return { ...outcome, fees, discount: found, codeProblem: isForOthers ? 'code_not_for_event' : undefined };
  };
  return {
    hasPresale: true,
    pollSize: 100,
    availability: async (events, now) =>
      new Map([...(await readAvailability(db, events, now))].map(([id, stock]) => [id, { ...stock, fees, takesCodes: true as const }])),
    seats: (event, now) => readEventSeats(db, event, now),
    addToCart: (visitor, addition) => add(addition.idJet, { visitor, addition }),
    getCart: async (visitor) => {
      const cart = await findCart(db, visitor);
      const held = cart && (await readHeldCart(db, cart));
      return held && priced(visitor, held);
    },
    changeQuantity: async (visitor, item, quantity) =>
      priced(visitor, await changing(item, (transaction) => changeQuantity(transaction, visitor, item, quantity))),
    removeItem: async (visitor, item) => priced(visitor, await changing(item, (transaction) => removeFromCart(transaction, visitor, item))),
    extend: async (visitor) => priced(visitor, await inTransaction((transaction) => extendCart(transaction, visitor))),
    cartUrl: (language, paths) => shopHref(paths, 'cart', language),
    checkoutUrl: (language, paths) => shopHref(paths, 'checkout', language),
    checkout: (visitor, { total }) => inTransaction((transaction) => checkOut(transaction, visitor, fees, total)),
    getOrder: (visitor, number) => readPlacedOrder(db, visitor, number),
    codes: {
      check: (visitor, code, idJet) => findDiscountFor(db, visitor, code, idJet),
      use: async (visitor, code) => priced(visitor, await inTransaction((transaction) => useCode(transaction, visitor, code))),
    },
    saleState: (event, now) => readSaleState(db, event, now),
    sales: (events) => readSales(db, events),
    orders: (account, page, size) => readAccountOrders(db, account, page, size),
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
