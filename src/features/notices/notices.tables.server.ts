import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Translated } from '../../core/languages.ts';
import { waitingMailColumns } from '../../core/outside/mail-queue.server.ts';
import { waitingParties } from '../booking/waiting-list/waiting-list.tables.server.ts';
import { events, rooms } from '../programme/programme.tables.server.ts';

/** A change of a performance that ticket holders have to hear of, written in its transaction. */
export const eventNotices = pgTable(
  'event_notices',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    event: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['cancel', 'reinstate', 'postpone', 'change_room'] }).notNull(),
    note: jsonb().$type<Translated>().notNull().default({}),
    /** The beginning before the change: that is what stands on the ticket. */
    date_start: timestamp({ withTimezone: true }).notNull(),
    /** The room before the change, as on the ticket. */
    room: integer().references(() => rooms.id, { onDelete: 'set null' }),
    /** Of a postponement: whether it came with the new beginning. Times that are the same again later do not say so. */
    is_date_known: boolean().notNull().default(true),
    created_at: timestamp({ withTimezone: true }).notNull(),
    /** When the mails were queued; null while the shop has not said who holds tickets. */
    queued_at: timestamp({ withTimezone: true }),
    /** How many were notified, of ticket holders and of who waits for tickets. */
    holders: integer().notNull().default(0),
    /** No request to the shop before this moment. */
    due_at: timestamp({ withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    /** Nobody of the office has made or seen the change: its mails wait until somebody sends them (SHOP-124). */
    waits_for_office: boolean().notNull().default(false),
  },
  (t) => [index('event_notices_by_event').on(t.event), index('event_notices_by_due').on(t.queued_at, t.due_at)],
);

/** Mails to ticket holders and to who waits for tickets that nobody has got yet, one a person and change. */
export const noticeMails = pgTable(
  'notice_mails',
  {
    ...waitingMailColumns(),
    notice: integer()
      .notNull()
      .references(() => eventNotices.id, { onDelete: 'cascade' }),
    recipient: text().notNull(),
    language: text().notNull(),
    /** The first notice of the event this person has not got, by which their ticket reads as before it; null for the own. */
    since: integer().references(() => eventNotices.id, { onDelete: 'set null' }),
    /** Who waits for tickets (SHOP-180): the mail goes with the entry, should they leave the list. Null for ticket holders. */
    party: integer().references(() => waitingParties.id, { onDelete: 'cascade' }),
  },
  (t) => [
    index('notice_mails_by_due').on(t.due_at),
    uniqueIndex('notice_mails_once').on(t.notice, t.recipient),
    index('notice_mails_by_party').on(t.party),
  ],
);
