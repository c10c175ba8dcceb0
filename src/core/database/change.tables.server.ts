import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { AuditAction } from './audit-action.ts';

/** Outbox of content changes: a number and the tags that changed. Written in the transaction of the change. */
export const outbox = pgTable(
  'outbox',
  {
    number: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tags: text().array().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('outbox_by_time').on(t.created_at)],
);

/** Who changed what, for the dashboard and for recovery; never what a visitor did. */
export const audit = pgTable(
  'audit',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null for the system: seeding, imports, planned publishing. */
    user: integer(),
    action: text().$type<AuditAction>().notNull(),
    content_type: text().notNull(),
    object_id: integer(),
    title: text().notNull().default(''),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    created_at: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  },
  (t) => [index('audit_by_time').on(t.created_at), index('audit_by_object').on(t.content_type, t.object_id)],
);
