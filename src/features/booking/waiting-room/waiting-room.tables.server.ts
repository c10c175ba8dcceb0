import { bigint, boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { events } from '../../programme/programme.tables.server.ts';
import type { PlaceState } from './queue.ts';

/** The waiting room of an event (SHOP-82). Its row is locked by every change of its places, so that they have one order for all instances. */
export const waitingRooms = pgTable('waiting_rooms', {
  event: integer()
    .primaryKey()
    .references(() => events.id, { onDelete: 'cascade' }),
  /** Raised by each change; a place has that of its last one. */
  version: integer().notNull().default(0),
  /** Opened by itself, because additions waited, at least until then; null for never. */
  opened_until: timestamp({ withTimezone: true }),
});

/** A place in the queue. Nothing in it says who waits: the token is a hash of a random value that only the browser has. */
export const waitingRoomPlaces = pgTable(
  'waiting_room_places',
  {
    event: integer()
      .notNull()
      .references(() => waitingRooms.event, { onDelete: 'cascade' }),
    token: text().notNull(),
    /** Order of arrival, from 1. */
    number: integer().notNull(),
    state: text().$type<PlaceState>().notNull(),
    /** Milliseconds of the epoch, as the queue counts. */
    until: bigint({ mode: 'number' }),
    admitted_at: bigint({ mode: 'number' }),
    has_come: boolean().notNull(),
    version: integer().notNull(),
    changed_at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.event, t.token] }),
    index('waiting_room_places_by_version').on(t.event, t.version),
    index('waiting_room_places_by_time').on(t.changed_at),
  ],
);
