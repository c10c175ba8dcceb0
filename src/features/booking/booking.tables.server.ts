import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Translated } from '../../core/languages.ts';
import { users } from '../accounts/accounts.tables.server.ts';
import { events, rooms } from '../programme/programme.tables.server.ts';
import type { Discount, Fees } from './cart/price-sum.ts';
import type { SeatLabel } from './seat-plan/planned-seats.ts';
import type { SeatPlan } from './seat-plan/seat-plan.shapes.ts';

/** Stock of the sandbox: the places of one event, seat group and timeslot (SHOP-05). Created on first use; there is no row per free place. */
export const shopStocks = pgTable(
  'shop_stocks',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    event: integer()
      .notNull()
      .references(() => events.id),
    /** '' for the event's own prices. */
    seat_group: text().notNull().default(''),
    /** 0 without timeslots. */
    block_id: integer().notNull().default(0),
    /** Places for sale; null follows from the room and the catalogue (allocation/stock-plan.ts). */
    capacity: integer(),
    /** Places of a row; 0 for unreserved places, null follows from the catalogue. */
    row_width: integer(),
  },
  (t) => [uniqueIndex('shop_stocks_place').on(t.event, t.seat_group, t.block_id), check('shop_stocks_capacity', sql`capacity >= 0`)],
);

/** The seat plans of rooms (SHOP-60). A room without one sells its places as numbers. */
export const seatPlans = pgTable('seat_plans', {
  room: integer()
    .primaryKey()
    .references(() => rooms.id, { onDelete: 'cascade' }),
  plan: jsonb().$type<SeatPlan>().notNull(),
  /** Raised by each change, so that nobody overwrites that of somebody else. */
  version: integer().notNull().default(1),
});

/** A visitor's cart. Its cookies are in shop_cart_keys. */
export const shopCarts = pgTable(
  'shop_carts',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Hash of the browser's CSRF token: two tabs that add their first tickets at once share the cart. */
    browser_hash: text(),
    first_held_at: timestamp({ withTimezone: true }).notNull(),
    /** From here on the tickets are free again, also before the row is deleted. */
    expires_at: timestamp({ withTimezone: true }).notNull(),
    /** Set by the checkout: the cart is done, its tickets are in the order, and a repeated checkout answers the same. */
    order_number: text(),
    /** Id of the code that is used with it (promotion_codes). */
    code: integer(),
    /** Data of the adapter of another shop. */
    outside: jsonb().$type<Record<string, unknown>>(),
  },
  (t) => [index('shop_carts_by_expiry').on(t.expires_at), uniqueIndex('shop_carts_by_browser').on(t.browser_hash)],
);

/** Hashes of the ids in the cart cookies; a repeated answer gives the browser another one. */
export const shopCartKeys = pgTable(
  'shop_cart_keys',
  {
    id_hash: text().primaryKey(),
    cart: integer()
      .notNull()
      .references(() => shopCarts.id, { onDelete: 'cascade' }),
  },
  (t) => [index('shop_cart_keys_by_cart').on(t.cart)],
);

/** Orders of the sandbox. It sells nothing: name and address are not stored. */
export const shopOrders = pgTable(
  'shop_orders',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    number: text().notNull().unique(),
    /** What was paid. */
    total: text().notNull(),
    /** The fees in it, as they were then; null for orders from before there were any. */
    fees: jsonb().$type<Fees>(),
    /** The code it was placed with, by its id and as it was then. */
    code: integer(),
    discount: jsonb().$type<Discount>(),
    /** Who was logged in. */
    account: integer().references(() => users.id, { onDelete: 'set null' }),
    ordered_at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('shop_orders_by_time').on(t.ordered_at),
    index('shop_orders_by_account').on(t.account, t.ordered_at),
    index('shop_orders_by_code').on(t.code),
  ],
);

/** Tickets of one kind in a cart, or sold in an order. What was bought stays as it was when it was chosen. */
export const shopItems = pgTable(
  'shop_items',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    cart: integer().references(() => shopCarts.id, { onDelete: 'cascade' }),
    order: integer().references(() => shopOrders.id),
    stock: integer()
      .notNull()
      .references(() => shopStocks.id),
    sale_type_id: integer().notNull(),
    price_name: jsonb().$type<Translated>().notNull(),
    price: text().notNull(),
  },
  (t) => [
    index('shop_items_by_cart').on(t.cart),
    index('shop_items_by_order').on(t.order),
    index('shop_items_by_stock').on(t.stock),
    check('shop_items_one_owner', sql`("cart" is null) <> ("order" is null)`),
  ],
);

/** One taken place. The primary key guarantees that no place of a stock is sold twice (SHOP-05). */
export const shopTickets = pgTable(
  'shop_tickets',
  {
    stock: integer()
      .notNull()
      .references(() => shopStocks.id),
    /** From 1 to the capacity; in a room with a seat plan the number of its place there. */
    seat: integer().notNull(),
    /** What the plan called it when it was chosen; null without one. */
    label: jsonb().$type<SeatLabel>(),
    item: integer()
      .notNull()
      .references(() => shopItems.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.stock, t.seat] }), index('shop_tickets_by_item').on(t.item)],
);

/** Answers to additions that carried an Idempotency-Key, for an hour (API-12). */
export const shopAnswers = pgTable(
  'shop_answers',
  {
    /** Of the browser's CSRF token and the key. */
    key_hash: text().primaryKey(),
    /** Hash of the request: the same key with another body is refused. */
    request_hash: text().notNull(),
    answer: jsonb().$type<Record<string, unknown>>().notNull(),
    cart: integer().references(() => shopCarts.id, { onDelete: 'set null' }),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('shop_answers_by_time').on(t.created_at)],
);
