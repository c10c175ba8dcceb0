import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { entryColumns, importIndex } from '../../core/database/columns.server.ts';
import type { Translated } from '../../core/languages.ts';

/** One input of a form (FORM-02); texts per language. */
export interface StoredFormField {
  id: number;
  slug: string;
  field_type: number;
  required: boolean;
  visible: boolean;
  label: Translated;
  choices: Translated[];
  default: string;
  placeholder_text: Translated;
  help_text: Translated;
}

export const forms = pgTable(
  'forms',
  {
    ...entryColumns(),
    title: jsonb().$type<Translated>().notNull().default({}),
    intro: jsonb().$type<Translated>().notNull().default({}),
    fields: jsonb().$type<StoredFormField[]>().notNull().default([]),
    recipients: text().array().notNull().default([]),
    /** Days after which entries are deleted. */
    retention_days: integer().notNull().default(180),
    is_online: boolean().notNull().default(true),
  },
  (t) => [importIndex('forms', t)],
);

export const formEntries = pgTable(
  'form_entries',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    form: integer()
      .notNull()
      .references(() => forms.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    field_values: jsonb().$type<Record<string, unknown>>().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    delete_at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('form_entries_by_form').on(t.form, t.created_at)],
);

/** Uploads that wait for their entry (FORM-10); the id is random and bound to the uploading browser. */
export const tempFiles = pgTable('temp_files', {
  id: text().primaryKey(),
  browser_hash: text().notNull(),
  entry: integer().references(() => formEntries.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  size: integer().notNull(),
  content_type: text().notNull(),
  path: text().notNull(),
  created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
