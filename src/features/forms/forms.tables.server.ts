import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { entryColumns, importIndex } from '../../core/database/columns.server.ts';
import { columnsOf } from '../../core/fields/columns.server.ts';
import { waitingMailColumns } from '../../core/outside/mail-queue.server.ts';
import { formFields } from './forms.fields.ts';

export const forms = pgTable(
  'forms',
  {
    ...entryColumns(),
    ...columnsOf(formFields),
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
    /** When somebody first opened it in the office; null before (ADMIN-07). */
    read_at: timestamp({ withTimezone: true }),
    /** Hash of the submission: a repeated one gets the same entry. */
    sending_hash: text(),
  },
  (t) => [
    index('form_entries_by_form').on(t.form, t.created_at),
    index('form_entries_by_end').on(t.delete_at),
    uniqueIndex('form_entries_sending').on(t.sending_hash),
  ],
);

/** Queued mails about an entry, one per recipient; deleted once sent. */
export const formMails = pgTable(
  'form_mails',
  {
    ...waitingMailColumns(),
    entry: integer()
      .notNull()
      .references(() => formEntries.id, { onDelete: 'cascade' }),
    recipient: text().notNull(),
  },
  (t) => [index('form_mails_by_due').on(t.due_at)],
);

/** Uploads without entry yet (FORM-10); the id is random and bound to the uploading browser. */
export const tempFiles = pgTable(
  'temp_files',
  {
    id: text().primaryKey(),
    browser_hash: text().notNull(),
    entry: integer().references(() => formEntries.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    size: integer().notNull(),
    content_type: text().notNull(),
    path: text().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('temp_files_by_entry').on(t.entry, t.created_at)],
);
