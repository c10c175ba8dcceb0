import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Translated } from '../../core/languages.ts';
import { waitingMailColumns } from '../../core/outside/mail-queue.server.ts';
import { events } from '../programme/programme.tables.server.ts';

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
    created_at: timestamp({ withTimezone: true }).notNull(),
    /** When the mails were queued; null while the shop has not said who holds tickets. */
    queued_at: timestamp({ withTimezone: true }),
    /** How many were notified. */
    holders: integer().notNull().default(0),
    /** No request to the shop before this moment. */
    due_at: timestamp({ withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    /** Nobody of the office has made or seen the change: its mails wait until somebody sends them (SHOP-124). */
    waits_for_office: boolean().notNull().default(false),
  },
  (t) => [index('event_notices_by_event').on(t.event), index('event_notices_by_due').on(t.queued_at, t.due_at)],
);

/** Mails to ticket holders that nobody has got yet, one a holder and change. */
export const noticeMails = pgTable(
  'notice_mails',
  {
    ...waitingMailColumns(),
    notice: integer()
      .notNull()
      .references(() => eventNotices.id, { onDelete: 'cascade' }),
    recipient: text().notNull(),
    language: text().notNull(),
  },
  (t) => [index('notice_mails_by_due').on(t.due_at), uniqueIndex('notice_mails_once').on(t.notice, t.recipient)],
);
