import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { RunKind, RunReport } from './backup-run.ts';

/** When the site backs itself up, one row. */
export const backupSettings = pgTable('backup_settings', {
  id: integer().primaryKey().default(1),
  /** 'HH:MM' of the venue; '' for never. */
  daily_at: text().notNull().default(''),
  /** How many daily archives stay; the oldest goes first. */
  copies: integer().notNull().default(14),
});

/** Every backup, drill and restore that ran to its end or failed. */
export const backupRuns = pgTable(
  'backup_runs',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<RunKind>().notNull(),
    /** File in the folder of backups. */
    name: text().notNull(),
    is_daily: boolean().notNull().default(false),
    /** Account that started it; null for the daily one. */
    user: integer(),
    began_at: timestamp({ withTimezone: true }).notNull(),
    ended_at: timestamp({ withTimezone: true }).notNull(),
    report: jsonb().$type<RunReport>(),
    /** Why it failed, in English as in the log; '' when it did not. */
    error: text().notNull().default(''),
  },
  (t) => [index('backup_runs_by_begin').on(t.began_at)],
);
