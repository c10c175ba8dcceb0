import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { integer, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** Columns of every content type: its number, its version for merging edits (EDIT-19) and its trash mark (PAGE-13). */
export const entryColumns = () => ({
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  version: integer().notNull().default(1),
  created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  deleted_at: timestamp({ withTimezone: true }),
  /** Source of an imported entry and its key there, by which a repeated import finds it. */
  import_source: text(),
  import_key: text(),
});

/** At most one entry per place in an import source. */
export const importIndex = (name: string, table: { import_source: AnyPgColumn; import_key: AnyPgColumn }) =>
  uniqueIndex(`${name}_import_key`).on(table.import_source, table.import_key);
