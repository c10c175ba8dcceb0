import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { entryColumns, importIndex } from '../../core/database/columns.server.ts';
import { columnsOf } from '../../core/fields/columns.server.ts';
import { mediaFields } from './media.fields.ts';

/** A rendition that exists in storage: its width in px and the path under /media/. */
export interface Rendition {
  width: number;
  path: string;
}

export const media = pgTable(
  'media',
  {
    ...entryColumns(),
    ...columnsOf(mediaFields),
    /** Path of the original under /media/. */
    path: text().notNull(),
    content_type: text().notNull(),
    /** Bytes of the original. */
    size: integer().notNull(),
    /** Pixels of the original, null for what is no picture. */
    width: integer(),
    height: integer(),
    /** Where a crop must not cut: fractions of width and height from the top left. */
    focus: doublePrecision().array().notNull().default(sql`'{0.5,0.5}'`),
    /** CSS colour that stands in while the picture loads. */
    color: text().notNull().default(''),
    /** Ascending by width. */
    renditions: jsonb().$type<Rendition[]>().notNull().default([]),
  },
  (t) => [importIndex('media', t)],
);

/** The AVIF beside each WebP rendition: made once, by whichever instance claims it first. No row means that it is still to be made. */
export const avifRenditions = pgTable('avif_renditions', {
  /** Path of the WebP under /media/. */
  path: text().primaryKey(),
  /** True when the AVIF lies in storage, false when WebP stays because it is no larger, null while an instance makes it. */
  is_smaller: boolean(),
  /** When the instance that makes it began. */
  claimed_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
