import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.server.ts';

/** Values of an entry by field as JSON; of a translated text the languages concerned alone, '' for an emptied one. */
export type PartialValues = Record<string, unknown>;

/** The draft before a save, so that input based on it can be merged and a discarded draft restored. */
export interface DraftStep {
  /** Version of the draft that these values were. */
  version: number;
  values: PartialValues;
  base: PartialValues;
}

/** What of an entry visitors do not see yet (decision 0086). The row stays when everything is published: it counts versions. */
export const entryDrafts = pgTable(
  'entry_drafts',
  {
    content_type: text().notNull(),
    object_id: integer().notNull(),
    version: integer().notNull().default(1),
    /** What differs from the live row. */
    values: jsonb().$type<PartialValues>().notNull().default({}),
    /** What was live when the values were written: a difference to what is live now means changed meanwhile. */
    base: jsonb().$type<PartialValues>().notNull().default({}),
    /** The last drafts before this one. */
    steps: jsonb().$type<DraftStep[]>().notNull().default([]),
    /** When a text was last written, ISO 8601, by field and language, and `source` (`noteTextTimes`): English older than German is outdated. */
    text_times: jsonb().$type<Record<string, Record<string, string>>>().notNull().default({}),
    author: integer().references(() => users.id, { onDelete: 'set null' }),
    updated_at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.content_type, t.object_id] })],
);
