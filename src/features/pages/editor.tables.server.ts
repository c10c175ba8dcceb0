import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.server.ts';
import type { Operation } from './operations/operation.ts';
import { containers } from './pages.tables.server.ts';

/** Every change of a draft as it was applied, with what takes it back: for merging, for undo, and so that sent twice counts once. */
export const edits = pgTable(
  'edits',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    container: integer()
      .notNull()
      .references(() => containers.id, { onDelete: 'cascade' }),
    /** Version of the draft after it. */
    version: integer().notNull(),
    /** Made by the browser. */
    change_id: text().notNull(),
    /** The session it came from, i.e. one tab. */
    session: text().notNull(),
    user: integer().references(() => users.id, { onDelete: 'set null' }),
    operation: jsonb().$type<Operation>().notNull(),
    inverse: jsonb().$type<Operation>().notNull(),
    /** Modules it concerned. */
    touched: integer().array().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('edits_change').on(t.container, t.change_id),
    index('edits_by_version').on(t.container, t.version),
    index('edits_by_time').on(t.created_at),
  ],
);

/** Who is at work where; renewed by each session every few seconds. */
export const presence = pgTable(
  'presence',
  {
    session: text().primaryKey(),
    user: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    container: integer()
      .notNull()
      .references(() => containers.id, { onDelete: 'cascade' }),
    module: integer(),
    is_idle: boolean().notNull().default(false),
    seen_at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('presence_by_container').on(t.container)],
);
