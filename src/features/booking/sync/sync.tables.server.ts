import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Translated } from '../../../core/languages.ts';
import { events } from '../../programme/programme.tables.server.ts';
import type { ShopValues } from './shop-values.shapes.ts';

/** Why a synchronisation ran. */
export const syncTriggers = ['schedule', 'webhook', 'office'] as const;
export type SyncTrigger = (typeof syncTriggers)[number];

/** How far the shop has been read: one row. */
export const shopSync = pgTable('shop_sync', {
  id: integer().primaryKey(),
  /** Of the adapter, opaque; null before the first synchronisation. */
  cursor: text(),
  /** Counts requests for a synchronisation by webhook and office, and those that are done. */
  wanted: integer().notNull().default(0),
  wanted_by: text({ enum: syncTriggers }),
  done: integer().notNull().default(0),
  /** When the shop was last read completely; null before the first time. */
  read_at: timestamp({ withTimezone: true }),
  /** Since when it has failed in the same way; null when the newest attempt succeeded. */
  failed_at: timestamp({ withTimezone: true }),
  /** What the shop answered instead; '' where it answered and a date could not be taken. */
  failure: text().notNull().default(''),
  /** Numbers of performances that the shop did not know when it was last read. */
  not_found: jsonb().$type<string[]>().notNull().default([]),
});

/** Dates of the shop and what it said of them when they were last read, so that its changes are told from those of the office. */
export const shopDates = pgTable(
  'shop_dates',
  {
    id_jet: text().primaryKey(),
    /** The performance it is sold as; null for a date nobody has entered here. */
    event: integer().references(() => events.id, { onDelete: 'set null' }),
    name: jsonb().$type<Translated>().notNull(),
    date_start: timestamp({ withTimezone: true }).notNull(),
    values: jsonb().$type<ShopValues>().notNull(),
    /** When somebody said that it is not to be listed any more. */
    ignored_at: timestamp({ withTimezone: true }),
  },
  (t) => [index('shop_dates_by_event').on(t.event)],
);

/** Fields that office and shop have changed to different values, until somebody has decided. */
export const shopConflicts = pgTable(
  'shop_conflicts',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    event: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** Name of the value, as in `ShopValues`. */
    name: text().notNull(),
    /** What the shop says; null for nothing. */
    shop_value: text(),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [uniqueIndex('shop_conflicts_by_event').on(t.event, t.name)],
);

/** What a synchronisation did, newest last; those that found nothing leave no row. */
export const shopSyncRuns = pgTable(
  'shop_sync_runs',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    trigger: text({ enum: syncTriggers }).notNull(),
    /** One performance: names of the values that were taken, and of those in conflict. */
    event: integer().references(() => events.id, { onDelete: 'cascade' }),
    taken: jsonb().$type<string[]>().notNull(),
    conflicts: jsonb().$type<string[]>().notNull(),
    /** The performance was created, offline. */
    is_draft: boolean().notNull().default(false),
    /** Why values were not taken: a text per language as JSON (`refusalShape`); '' when nothing went wrong. */
    failure: text().notNull().default(''),
  },
  (t) => [index('shop_sync_runs_by_time').on(t.at)],
);
