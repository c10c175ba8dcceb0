import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { entryColumns, importIndex } from '../../core/database/columns.server.ts';
import { columnsOf } from '../../core/fields/columns.server.ts';
import type { Translated } from '../../core/languages.ts';
import { persons } from '../people/people.tables.server.ts';
import * as fields from './programme.fields.ts';

export const venues = pgTable('venues', { ...entryColumns(), ...columnsOf(fields.venueFields) }, (t) => [importIndex('venues', t)]);
export const rooms = pgTable('rooms', { ...entryColumns(), ...columnsOf(fields.roomFields) }, (t) => [importIndex('rooms', t)]);
export const genres = pgTable('genres', { ...entryColumns(), ...columnsOf(fields.genreFields) }, (t) => [importIndex('genres', t)]);
export const exhibitionTypes = pgTable('exhibition_types', { ...entryColumns(), ...columnsOf(fields.exhibitionTypeFields) }, (t) => [
  importIndex('exhibition_types', t),
]);
export const eventTags = pgTable('event_tags', { ...entryColumns(), ...columnsOf(fields.eventTagFields) }, (t) => [
  importIndex('event_tags', t),
]);
export const seasons = pgTable('seasons', { ...entryColumns(), ...columnsOf(fields.seasonFields) }, (t) => [importIndex('seasons', t)]);
export const productionTags = pgTable('production_tags', { ...entryColumns(), ...columnsOf(fields.productionTagFields) }, (t) => [
  importIndex('production_tags', t),
]);
export const series = pgTable('series', { ...entryColumns(), ...columnsOf(fields.seriesFields) }, (t) => [importIndex('series', t)]);

export const productions = pgTable('productions', { ...entryColumns(), ...columnsOf(fields.productionFields) }, (t) => [
  importIndex('productions', t),
  index('productions_season').on(t.season, t.date_from),
  index('productions_by_parent').on(t.parent),
]);

interface PausedSale {
  ended_at: string;
  sale_ends: string | null;
}

export const events = pgTable(
  'events',
  {
    ...entryColumns(),
    ...columnsOf(fields.eventFields),
    date_start: timestamp({ withTimezone: true }).notNull(),
    /** date_end, else date_start: from here on an event is past (EVT-28). */
    ends_at: timestamp({ withTimezone: true }).notNull().generatedAlwaysAs(sql`coalesce(date_end, date_start)`),
    /** The sale that a postponement without a new date has ended (EVT-28): the end it has set, and the one before it; both ISO 8601. */
    paused_sale: jsonb().$type<PausedSale>(),
    /** Seen by visitors: online and not in the trash. */
    is_listed: boolean().notNull().generatedAlwaysAs(sql`is_online and deleted_at is null`),
  },
  (t) => [
    importIndex('events', t),
    // db/migrations/0000_baseline.sql holds the indexes drizzle-kit cannot write (INCLUDE, ranges).
    index('events_by_room').on(t.room, t.date_start, t.id).where(sql`is_listed`),
    index('events_by_type').on(t.exhibition_type, t.date_start, t.id).where(sql`is_listed`),
    index('events_by_genre').on(t.genre, t.date_start, t.id).where(sql`is_listed`),
    index('events_by_production').on(t.production, t.date_start),
    index('events_by_parent').on(t.parent, t.date_start),
    index('events_by_id_jet').on(t.id_jet),
    check('events_end_after_start', sql`date_end is null or date_end >= date_start`),
  ],
);

export const teasers = pgTable('teasers', { ...entryColumns(), ...columnsOf(fields.teaserFields) }, (t) => [
  importIndex('teasers', t),
  index('teasers_by_position').on(t.position),
]);

/**
 * Who does what: contributors of a production are the preset of its events; a row of an event replaces
 * somebody of the preset, says something about them tonight, or adds somebody (EVD-05).
 */
export const contributors = pgTable(
  'contributors',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    production: integer().references(() => productions.id, { onDelete: 'cascade' }),
    event: integer().references(() => events.id, { onDelete: 'cascade' }),
    person: integer()
      .notNull()
      .references(() => persons.id, { onDelete: 'cascade' }),
    /** The person of the preset who is replaced at this event, null when nobody is. */
    replaces: integer().references(() => persons.id, { onDelete: 'set null' }),
    role: jsonb().$type<Translated>().notNull().default({}),
    note: jsonb().$type<Translated>().notNull().default({}),
    order: integer().notNull().default(0),
  },
  (t) => [
    index('contributors_by_production').on(t.production, t.order),
    index('contributors_by_event').on(t.event, t.order),
    index('contributors_by_person').on(t.person),
    check('contributors_one_owner', sql`(production is null) <> (event is null)`),
  ],
);
