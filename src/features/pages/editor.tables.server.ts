import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { waitingMailColumns } from '../../core/outside/mail-queue.server.ts';
import { users } from '../accounts/accounts.tables.server.ts';
import type { Finding } from './drafts/draft.contract.ts';
import type { Operation } from './operations/operation.ts';
import { containers, snapshots } from './pages.tables.server.ts';
import type { planFailures } from './publishing/publishing-state.shapes.ts';

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

/** Why a plan was not carried out. */
export interface PlanFailure {
  reason: (typeof planFailures)[number];
  findings: Finding[];
}

/** The version of an entry that becomes public: what it changes, and what was live when it was planned. */
export interface PlannedEntry {
  values: Record<string, unknown>;
  base: Record<string, unknown>;
}

/**
 * What happens to a language of a container or of an entry at a moment (PAGE-12): a version becomes public, or the language goes offline.
 * A plan has either a container or the content type and number of an entry (decision 0086).
 */
export const plans = pgTable(
  'plans',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    container: integer().references(() => containers.id, { onDelete: 'cascade' }),
    content_type: text(),
    object_id: integer(),
    /** The version of an entry. */
    entry: jsonb().$type<PlannedEntry>(),
    language: text().notNull(),
    action: text({ enum: ['publish', 'unpublish'] }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The version that becomes public. Null for 'unpublish', and for a plan older than this table, which publishes the draft. */
    snapshot: integer().references(() => snapshots.id, { onDelete: 'cascade' }),
    /** What was public when the version was made: another one is public now when something was corrected since. */
    base: integer().references(() => snapshots.id, { onDelete: 'set null' }),
    author: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: timestamp({ withTimezone: true }).notNull(),
    /** Why it was not carried out; null while it waits. */
    failure: jsonb().$type<PlanFailure>(),
  },
  (t) => [
    uniqueIndex('plans_by_container').on(t.container, t.language, t.action),
    uniqueIndex('plans_by_entry').on(t.content_type, t.object_id, t.language, t.action),
    index('plans_by_time').on(t.at),
    check('plans_owner', sql`(${t.container} is null) = (${t.content_type} is not null and ${t.object_id} is not null)`),
  ],
);

/** Mails to authors of plans that were not carried out. */
export const planMails = pgTable('plan_mails', {
  ...waitingMailColumns(),
  plan: integer()
    .notNull()
    .references(() => plans.id, { onDelete: 'cascade' }),
  recipient: text().notNull(),
});
