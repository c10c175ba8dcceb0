import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { entryColumns, importIndex } from '../../core/database/columns.server.ts';
import { columnsOf } from '../../core/fields/columns.server.ts';
import { alertFields, htmlBlockFields, openingHoursFields, redirectFields, siteSettingsFields } from './site.fields.ts';

export const siteSettings = pgTable('site_settings', {
  id: integer().primaryKey().default(1),
  version: integer().notNull().default(1),
  ...columnsOf(siteSettingsFields),
});

/** What administrators changed of a brand's design settings; everything else is the brand's own (BRAND-01). */
export const designOverrides = pgTable('design_overrides', {
  brand: text().primaryKey(),
  version: integer().notNull().default(1),
  values: jsonb().$type<Record<string, unknown>>().notNull().default({}),
});

export const alerts = pgTable(
  'alerts',
  {
    ...entryColumns(),
    ...columnsOf(alertFields),
    /** The event whose cancellation it reports: visitors see it as long as that does not take place (ADMIN-290). */
    canceled_event: integer(),
  },
  (t) => [importIndex('alerts', t)],
);

export const openingHours = pgTable('opening_hours', { ...entryColumns(), ...columnsOf(openingHoursFields) }, (t) => [
  importIndex('opening_hours', t),
  index('opening_hours_by_day').on(t.day),
]);

export const redirects = pgTable(
  'redirects',
  {
    ...entryColumns(),
    ...columnsOf(redirectFields),
    /** Made because a page moved, by nobody; one that somebody made or changed is a place of its own (ADMIN-331). */
    is_former_address: boolean().notNull().default(false),
  },
  (t) => [uniqueIndex('redirects_old_path').on(t.old_path)],
);

export const htmlBlocks = pgTable('html_blocks', { ...entryColumns(), ...columnsOf(htmlBlockFields) }, (t) => [
  uniqueIndex('html_blocks_slug').on(t.slug),
]);

/** Addresses that answered 404, counted per path without any visitor's data (API-27). */
export const notFoundCounts = pgTable('not_found_visits', {
  url: text().primaryKey(),
  count: integer().notNull().default(0),
  last_seen: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
