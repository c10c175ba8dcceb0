import { and, eq, ne, or, sql } from 'drizzle-orm';
import { announceChange } from '../../core/database/changes.server.ts';
import type { Database } from '../../core/database/client.server.ts';
import type { Language } from '../../core/languages.ts';
import type { User } from './accounts.read.server.ts';
import type { AccountChange, NewUser, UserFlags } from './accounts.shapes.ts';
import { accountTokens, users } from './accounts.tables.server.ts';
import { hashPassword } from './passwords.server.ts';
import { endSessions, userTag } from './sessions.server.ts';

/** The username or e-mail belongs to another account. */
export class NameTaken extends Error {
  override readonly name = 'NameTaken';
  readonly field: 'username' | 'email';
  constructor(field: 'username' | 'email') {
    super(`There is already an account with this ${field}.`);
    this.field = field;
  }
}

type Profile = Partial<Pick<User, 'first_name' | 'last_name' | 'email'>> & { language?: Language };

/**
 * Creates an account. Without a password no login is possible until one is set by a mailed link.
 * @throws {NameTaken}
 */
export async function createUser(transaction: Database, values: NewUser, password: string | null): Promise<User> {
  const password_hash = password === null ? null : await hashPassword(password);
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as NewUser;
  await refuseTaken(transaction, given, null);
  const insertion = transaction.insert(users).values({ ...given, password_hash });
  const [user] = await insertion.returning().catch(refuseTwin);
  if (!user) throw new Error('The account was not stored.');
  return user;
}

/** Changes the profile of an account (USER-05, USER-06). @throws {NameTaken} */
export async function changeProfile(transaction: Database, id: number, values: Profile): Promise<User> {
  await refuseTaken(transaction, values, id);
  return change(transaction, id, values);
}

/** Changes flags. Deactivating an account ends its sessions. */
export async function changeFlags(transaction: Database, id: number, flags: UserFlags): Promise<User> {
  const given = Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== undefined));
  const user = await change(transaction, id, given);
  if (!user.is_active) await endSessions(transaction, id);
  return user;
}

/** Sets a password: invalidates mailed links and ends all sessions except `remainingId`. */
export async function changePassword(transaction: Database, id: number, password: string, remainingId?: string): Promise<void> {
  await change(transaction, id, { password_hash: await hashPassword(password) });
  await endLinks(transaction, id);
  await endSessions(transaction, id, remainingId);
}

/** Changes everything an administrator may. @throws {NameTaken} */
export async function changeAccount(transaction: Database, id: number, values: AccountChange): Promise<User> {
  await refuseTaken(transaction, values, id);
  return change(transaction, id, values as Partial<User>);
}

/** Deletes an account with its sessions and links. */
export async function removeAccount(transaction: Database, id: number): Promise<void> {
  await endSessions(transaction, id);
  await transaction.delete(users).where(eq(users.id, id));
}

/** Ends the mailed links of an account. */
export async function endLinks(transaction: Database, id: number): Promise<void> {
  await transaction.delete(accountTokens).where(and(eq(accountTokens.user, id), eq(accountTokens.purpose, 'reset')));
}

async function change(transaction: Database, id: number, values: Partial<User>): Promise<User> {
  if (values.email !== undefined) await endLinksElsewhere(transaction, id, values.email);
  const [user] = await transaction
    .update(users)
    .set({ ...values, version: sql`${users.version} + 1`, updated_at: new Date() })
    .where(eq(users.id, id))
    .returning()
    .catch(refuseTwin);
  if (!user) throw new Error(`There is no account ${id}.`);
  await announceChange(transaction, [userTag(id)]);
  return user;
}

/** Links that were mailed to another address than this one are not the account holder's any more. */
async function endLinksElsewhere(transaction: Database, id: number, email: string): Promise<void> {
  const [other] = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), ne(users.email, email)));
  if (other) await endLinks(transaction, id);
}

/** Somebody stored the same between {@link refuseTaken} and now. @throws {NameTaken} or the error itself */
function refuseTwin(error: unknown): never {
  const { code, constraint } = ((error as Error).cause ?? error) as { code?: unknown; constraint?: unknown };
  if (code === '23505' && constraint === 'users_username') throw new NameTaken('username');
  if (code === '23505' && constraint === 'users_email') throw new NameTaken('email');
  throw error;
}

/** Logins must be unambiguous, so a username must not equal another account's e-mail either. */
async function refuseTaken(
  transaction: Database,
  { username, email }: { username?: string | undefined; email?: string | undefined },
  userId: number | null,
): Promise<void> {
  for (const [field, value] of Object.entries({ username, email }) as ['username' | 'email', string | undefined][]) {
    if (value === undefined) continue;
    const isSame = or(eq(sql`lower(${users.username})`, sql`lower(${value})`), eq(sql`lower(${users.email})`, sql`lower(${value})`));
    const [other] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(and(isSame, userId === null ? undefined : ne(users.id, userId)))
      .limit(1);
    if (other) throw new NameTaken(field);
  }
}
