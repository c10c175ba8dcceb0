import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { entryColumns } from '../../core/database/columns.server.ts';
import type { Language } from '../../core/languages.ts';

/** Account holders and editors are one table with flags (USER-07). */
export const users = pgTable(
  'users',
  {
    ...entryColumns(),
    username: text().notNull(),
    email: text().notNull(),
    first_name: text().notNull().default(''),
    last_name: text().notNull().default(''),
    /** argon2id, null until a password was set. */
    password_hash: text(),
    language: text().$type<Language>().notNull().default('de'),
    is_active: boolean().notNull().default(true),
    is_editor: boolean().notNull().default(false),
    is_superuser: boolean().notNull().default(false),
    has_dashboard_online_access: boolean().notNull().default(false),
    can_edit_html: boolean().notNull().default(false),
  },
  (t) => [uniqueIndex('users_username').on(sql`lower(${t.username})`), uniqueIndex('users_email').on(sql`lower(${t.email})`)],
);

/** A login; only the hash of the cookie's id is stored. */
export const sessions = pgTable(
  'sessions',
  {
    id_hash: text().primaryKey(),
    user: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('sessions_by_user').on(t.user), index('sessions_by_expiry').on(t.expires_at)],
);

/** Tokens by purpose: one-time links to reset a password and for the first set-up, and the browsers an account has logged in with; only hashes are stored. */
export const accountTokens = pgTable('account_tokens', {
  token_hash: text().primaryKey(),
  purpose: text().notNull(),
  user: integer().references(() => users.id, { onDelete: 'cascade' }),
  expires_at: timestamp({ withTimezone: true }).notNull(),
});
