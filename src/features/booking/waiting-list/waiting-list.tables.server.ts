import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Language } from '../../../core/languages.ts';
import { waitingMailColumns } from '../../../core/outside/mail-queue.server.ts';
import { users } from '../../accounts/accounts.tables.server.ts';
import { events } from '../../programme/programme.tables.server.ts';
import { shopCarts } from '../booking.tables.server.ts';

/** People who want to sit together and wait for tickets (SHOP-77), in the order in which they came. */
export const waitingParties = pgTable(
  'waiting_parties',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** In the address of their page. Not hashed, because each of their mails names it. */
    token: text().notNull(),
    email: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** Who joined while logged in: deleted with the account. */
    account: integer().references(() => users.id, { onDelete: 'cascade' }),
    size: integer().notNull(),
    /** Per ticket at most, as a decimal string; null for any price. */
    highest_price: text(),
    /** When it joined, or asked for more than before: the order in which parties are offered tickets, ids where two came at once. */
    created_at: timestamp({ withTimezone: true }).notNull(),
    /** Null until the link of the first mail was used: before that nothing is offered. */
    confirmed_at: timestamp({ withTimezone: true }),
    /** When they took an offer: nothing more is offered. */
    accepted_at: timestamp({ withTimezone: true }),
  },
  (t) => [uniqueIndex('waiting_parties_token').on(t.token), index('waiting_parties_by_email').on(t.email)],
);

/** The evenings of which a party wants any one. */
export const waitingDates = pgTable(
  'waiting_dates',
  {
    party: integer()
      .notNull()
      .references(() => waitingParties.id, { onDelete: 'cascade' }),
    event: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.party, t.event] }), index('waiting_dates_by_event').on(t.event)],
);

/** Tickets that are held for one party until a moment, in a cart of their own. */
export const waitingOffers = pgTable(
  'waiting_offers',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    party: integer()
      .notNull()
      .references(() => waitingParties.id, { onDelete: 'cascade' }),
    event: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    cart: integer().references(() => shopCarts.id, { onDelete: 'set null' }),
    /** '' for the event's own prices. */
    seat_group: text().notNull(),
    /** Of one ticket, as the shop gives it. */
    price: text().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    /** Null while it is open. */
    outcome: text({ enum: ['accepted', 'declined', 'lapsed'] }),
  },
  (t) => [
    index('waiting_offers_by_event').on(t.event),
    index('waiting_offers_by_cart').on(t.cart),
    // Never two at once, whatever the instances do.
    uniqueIndex('waiting_offers_open').on(t.party).where(sql`${t.outcome} is null`),
  ],
);

/** Mails to parties that nobody has got yet. */
export const waitingMails = pgTable(
  'waiting_mails',
  {
    ...waitingMailColumns(),
    party: integer()
      .notNull()
      .references(() => waitingParties.id, { onDelete: 'cascade' }),
    /** Of the mails about an offer. */
    offer: integer().references(() => waitingOffers.id, { onDelete: 'cascade' }),
    /** `known`: who has joined again is on the list already. */
    kind: text({ enum: ['confirm', 'known', 'offer', 'lapsed'] }).notNull(),
    recipient: text().notNull(),
  },
  (t) => [index('waiting_mails_by_due').on(t.due_at)],
);
