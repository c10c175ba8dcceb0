import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/client.server.ts';
import { wordPatterns } from '../../core/database/search-patterns.server.ts';
import type { Language } from '../../core/languages.ts';
import { href } from '../../urls.ts';
import type { UserDetails } from './accounts.contract.ts';
import { users } from './accounts.tables.server.ts';

export type User = typeof users.$inferSelect;

/** Account by id; null when deleted or inactive. */
export async function readUser(db: Database, id: number | null): Promise<User | null> {
  if (id === null) return null;
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.is_active, true), isNull(users.deleted_at)));
  return row ?? null;
}

/** Account by username or e-mail, case-insensitive (USER-07), active or not. */
export async function findUser(db: Database, name: string): Promise<User | null> {
  const wanted = sql`lower(${name.trim()})`;
  const [row] = await db
    .select()
    .from(users)
    .where(and(or(eq(sql`lower(${users.username})`, wanted), eq(sql`lower(${users.email})`, wanted)), isNull(users.deleted_at)))
    // A username match has priority over an e-mail match.
    .orderBy(sql`lower(${users.username}) = ${wanted} desc`)
    .limit(1);
  return row ?? null;
}

/** Accounts sorted by username, filtered by words in names or e-mail. */
export async function listUsers(db: Database, search = ''): Promise<User[]> {
  const text = sql`${users.username} || ' ' || ${users.email} || ' ' || ${users.first_name} || ' ' || ${users.last_name}`;
  const holds = wordPatterns(search).map((pattern) => sql`${text} ilike ${pattern}`);
  return db
    .select()
    .from(users)
    .where(and(isNull(users.deleted_at), ...holds))
    .orderBy(asc(users.username));
}

/** Account by id, active or not. */
export async function readAccount(db: Database, id: number): Promise<User | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deleted_at)));
  return row ?? null;
}

/** Response of user-details for an account or an anonymous visitor (USER-01, API-05). */
export function toUserDetails(user: User | null, language: Language, webshopUrl: string): UserDetails {
  return {
    has_dashboard_online_access: user?.has_dashboard_online_access ?? false,
    is_logged_in: user !== null,
    username: user?.username ?? null,
    email: user?.email ?? null,
    first_name: user?.first_name ?? null,
    last_name: user?.last_name ?? null,
    login_url: href('user', language, { page: 'login' }),
    logout_url: user ? '/api/user-logout/' : null,
    webshop_url: webshopUrl,
  };
}
