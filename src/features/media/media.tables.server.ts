import { sql } from 'drizzle-orm';
import { doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
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
