import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Imports that changed something, stored so that they can be undone. */
export const imports = pgTable('imports', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** Null for the command line. */
  user: integer(),
  /** Name of the file for people, '' when unknown. */
  file: text().notNull().default(''),
  source: text().notNull(),
  created: integer().notNull(),
  updated: integer().notNull(),
  created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  undone_at: timestamp({ withTimezone: true }),
});

/** What an import did to an entry. */
export const importChanges = pgTable(
  'import_changes',
  {
    import: integer()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    list: text().notNull(),
    entry: integer().notNull(),
    /** The version it made; an entry with another one was edited since. */
    version: integer().notNull(),
    /** What it replaced, by column, with `contributors` as rows; null for an entry it made. */
    before: jsonb().$type<Record<string, unknown>>(),
  },
  (t) => [index('import_changes_by_import').on(t.import, t.list)],
);
