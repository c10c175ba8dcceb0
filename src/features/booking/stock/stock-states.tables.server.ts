import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { EventStatus } from '../../programme/programme.codes.ts';
import { events } from '../../programme/programme.tables.server.ts';

/** What visitors read of a stock: a status of EVT-28, or that there are enough tickets. */
export type StockState = 'available' | Extract<EventStatus, 'remaining_tickets' | 'sold_out'>;

/** The last known state of an event's stock, for pages and structured data (EVT-28); an event without a row is available. */
export const stockStates = pgTable(
  'stock_states',
  {
    event: integer()
      .primaryKey()
      .references(() => events.id, { onDelete: 'cascade' }),
    state: text().$type<StockState>().notNull(),
    /** Sold out, except for spaces for wheelchairs (SHOP-150). */
    has_wheelchair_spaces: boolean().notNull().default(false),
    /** When the stock was read: an older answer of the shop never replaces a newer one. */
    read_at: timestamp({ withTimezone: true }).notNull(),
    /** When time alone changes the stock: a hold ends or a timeslot begins; null when nothing is known of it. */
    changes_at: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('stock_states_by_change').on(t.changes_at),
    check('stock_states_state', sql`state in ('available', 'remaining_tickets', 'sold_out')`),
  ],
);
