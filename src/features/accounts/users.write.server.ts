import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { ActorInLanguage } from '../../core/database/actor.ts';
import type { AuditAction } from '../../core/database/audit-action.ts';
import { audit } from '../../core/database/change.tables.server.ts';
import type { Database } from '../../core/database/client.server.ts';
import { pick } from '../../core/fields/pick.ts';
import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import type { User } from './accounts.read.server.ts';
import { type AccountChange, flagNames, type Invitation } from './accounts.shapes.ts';
import { users } from './accounts.tables.server.ts';
import { changeAccount, createUser, NameTaken, removeAccount } from './accounts.write.server.ts';
import { endSessions } from './sessions.server.ts';

/** Refused change, with messages by field. */
export class UserRefused extends Error {
  override name = 'UserRefused';
  readonly messages: Record<string, string[]>;
  constructor(field: string, text: string) {
    super(text);
    this.messages = { [field]: [text] };
  }
}

/** Conflicting changes of an account (EDIT-19); nothing was stored. */
export class UserConflict extends Error {
  override name = 'UserConflict';
  readonly base: AccountChange;
  readonly current: AccountChange;
  readonly submitted: AccountChange;
  readonly version: number;
  constructor(parts: Omit<UserConflict, keyof Error>) {
    super('The account was changed meanwhile.');
    ({ base: this.base, current: this.current, submitted: this.submitted, version: this.version } = parts);
  }
}

/** Creates an account without password; its owner sets one by a mailed link. @throws UserRefused */
export async function makeAccount(transaction: Database, given: Invitation, actor: ActorInLanguage): Promise<User> {
  checkRights({ ...given, is_active: given.is_active ?? true }, actor.language);
  const user = await withTakenAtField(actor.language, () => createUser(transaction, given, null));
  await note(transaction, 'create', user, { rights: flagNames.filter((name) => user[name]) }, actor);
  return user;
}

/**
 * Changes an account, merged with what others changed since `version`; null when there is none. Losing a
 * right ends all sessions. @throws UserRefused, UserConflict
 */
export async function changeRights(
  transaction: Database,
  { id, version, given }: { id: number; version: number | undefined; given: AccountChange },
  actor: ActorInLanguage,
): Promise<User | null> {
  const administrators = await lockAdministrators(transaction);
  const user = await find(transaction, id);
  if (!user) return null;
  const wanted = Object.entries(given).filter(([name, value]) => value !== undefined && value !== user[name as keyof User]);
  const base = version === undefined || version >= user.version ? user : await readBase(transaction, user, version);
  const conflicts = wanted.map(([name]) => name as keyof AccountChange).filter((name) => base?.[name] !== user[name]);
  // A submitted value equal to the base is no change.
  const realConflicts = conflicts.filter((name) => base === null || given[name] !== base[name]);
  if (realConflicts.length > 0) {
    const { version: newest } = user;
    throw new UserConflict({
      base: pick(base ?? {}, realConflicts),
      current: pick(user, realConflicts),
      submitted: pick(given, realConflicts),
      version: newest,
    });
  }
  const values = Object.fromEntries(wanted.filter(([name]) => !conflicts.includes(name as never))) as AccountChange;
  if (Object.keys(values).length === 0) return user;
  const next = { ...user, ...values };
  checkRights(next, actor.language);
  if (!isAdministrator(next)) checkLastAdministrator(administrators, user, actor, firstFlag(values));
  const changed = await withTakenAtField(actor.language, () => changeAccount(transaction, id, values));
  if (flagNames.some((name) => user[name] && !changed[name])) await endSessions(transaction, id);
  await note(transaction, 'edit', changed, { version: user.version, before: pick(user, Object.keys(values) as never) }, actor);
  return changed;
}

/** Deletes an account with its sessions and links for ever; false when there is none. @throws UserRefused */
export async function deleteAccount(transaction: Database, id: number, actor: ActorInLanguage): Promise<boolean> {
  const administrators = await lockAdministrators(transaction);
  const user = await find(transaction, id);
  if (!user) return false;
  if (id === actor.user) throw new UserRefused('detail', m.admin_user_own_delete({}, { locale: actor.language }));
  checkLastAdministrator(administrators, user, actor, 'detail');
  await removeAccount(transaction, id);
  await note(transaction, 'delete', user, {}, actor);
  return true;
}

async function find(transaction: Database, id: number): Promise<User | null> {
  const [user] = await transaction
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deleted_at)))
    .for('update');
  return user ?? null;
}

/** An administrator must be an editor: without it the flag has no effect. */
function checkRights({ is_editor, is_superuser }: AccountChange, language: Language): void {
  if (is_superuser && !is_editor) throw new UserRefused('is_superuser', m.admin_user_needs_editor({}, { locale: language }));
}

function isAdministrator({ is_active, is_editor, is_superuser }: AccountChange): boolean {
  return Boolean(is_active && is_editor && is_superuser);
}

/** Refuses to remove one's own rights or the last administrator. @throws UserRefused */
function checkLastAdministrator(
  administrators: readonly number[],
  user: User,
  { user: actor, language }: ActorInLanguage,
  field: string,
): void {
  if (!isAdministrator(user)) return;
  if (user.id === actor) throw new UserRefused(field, m.admin_user_own_right({}, { locale: language }));
  if (administrators.every((id) => id === user.id)) throw new UserRefused(field, m.admin_user_last({}, { locale: language }));
}

/** Locks all administrators before anything else: two could otherwise remove each other's rights at once. */
async function lockAdministrators(transaction: Database): Promise<number[]> {
  const all = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.is_active, true), eq(users.is_editor, true), eq(users.is_superuser, true), isNull(users.deleted_at)))
    .orderBy(users.id)
    .for('update');
  return all.map(({ id }) => id);
}

function firstFlag(values: AccountChange): string {
  return flagNames.find((name) => values[name] !== undefined) ?? 'detail';
}

async function withTakenAtField<T>(language: Language, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof NameTaken) throw new UserRefused(error.field, m.account_taken({}, { locale: language }));
    throw error;
  }
}

/** Account at a version, rebuilt from the audit; null when a change was not recorded. */
async function readBase(db: Database, user: User, version: number): Promise<AccountChange | null> {
  const rows = await db
    .select({ detail: audit.detail })
    .from(audit)
    .where(
      and(
        eq(audit.content_type, 'user'),
        eq(audit.object_id, user.id),
        eq(audit.action, 'edit'),
        sql`(${audit.detail}->>'version')::integer >= ${version}`,
      ),
    )
    .orderBy(desc(audit.id));
  if (rows.length < user.version - version) return null;
  return Object.assign({ ...user }, ...rows.map(({ detail }) => detail.before as AccountChange));
}

async function note(
  transaction: Database,
  action: AuditAction,
  { id, username }: User,
  detail: Record<string, unknown>,
  { user, now }: ActorInLanguage,
) {
  await transaction.insert(audit).values({ user, action, content_type: 'user', object_id: id, title: username, detail, created_at: now });
}
