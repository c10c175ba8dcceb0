import { and, eq, isNull, ne } from 'drizzle-orm';
import type { ActorInLanguage } from '../../core/database/actor.ts';
import type { AuditAction } from '../../core/database/audit-action.ts';
import { audit } from '../../core/database/change.tables.server.ts';
import { announceChange } from '../../core/database/changes.server.ts';
import type { Database } from '../../core/database/client.server.ts';
import { m } from '../../paraglide/messages.js';
import { comparedPath, followRedirects, type RedirectFields, redirectTo } from './redirect-path.ts';
import { redirects } from './site.tables.server.ts';

/** Messages by field: why a redirect was not stored. */
export class RedirectRefused extends Error {
  override name = 'RedirectRefused';
  readonly messages: Record<string, string[]>;
  constructor(field: keyof RedirectFields, text: string) {
    super(text);
    this.messages = { [field]: [text] };
  }
}

interface RedirectActor extends ActorInLanguage {
  /** A page stands at the old address that is given (`isLivePath`): it must not be redirected. */
  isLive: boolean;
}

/** Stores a new redirect (SITE-03) and answers its number. @throws RedirectRefused */
export async function createRedirect(transaction: Database, given: RedirectFields, actor: RedirectActor): Promise<number> {
  const values = await check(transaction, given, null, actor);
  const [row] = await transaction
    .insert(redirects)
    .values({ ...values, created_at: actor.now, updated_at: actor.now })
    // One that moved pages took away earlier may still lie in the trash under the same path.
    .onConflictDoUpdate({
      target: redirects.old_path,
      set: { ...values, is_former_address: false, deleted_at: null, updated_at: actor.now },
    })
    .returning({ id: redirects.id });
  if (!row) throw new Error('The redirect was not stored.');
  await recordChange(transaction, 'create', { id: row.id, ...values }, {}, actor);
  return row.id;
}

/** Changes a redirect; false when there is none. @throws RedirectRefused */
export async function changeRedirect(
  transaction: Database,
  id: number,
  given: Partial<RedirectFields>,
  actor: RedirectActor,
): Promise<boolean> {
  const current = await find(transaction, id);
  if (!current) return false;
  const values = await check(transaction, { old_path: current.old_path, new_path: current.new_path, ...given }, id, actor);
  await transaction
    .update(redirects)
    .set({ ...values, is_former_address: false, version: current.version + 1, updated_at: actor.now })
    .where(eq(redirects.id, id));
  const before = { old_path: current.old_path, new_path: current.new_path };
  await recordChange(transaction, 'edit', { id, ...values }, { version: current.version, before }, actor);
  return true;
}

/** Takes a redirect away for good; false when there is none. */
export async function deleteRedirect(transaction: Database, id: number, actor: Omit<RedirectActor, 'isLive'>): Promise<boolean> {
  const current = await find(transaction, id);
  if (!current) return false;
  await transaction.delete(redirects).where(eq(redirects.id, id));
  const { old_path, new_path } = current;
  await recordChange(transaction, 'delete', { id, old_path, new_path }, { before: { old_path, new_path } }, actor);
  return true;
}

async function find(transaction: Database, id: number) {
  const [row] = await transaction
    .select()
    .from(redirects)
    .where(and(eq(redirects.id, id), isNull(redirects.deleted_at)))
    .for('update');
  return row ?? null;
}

/** The paths as they are stored: without the slash at the end, which is not compared. @throws RedirectRefused */
async function check(
  transaction: Database,
  given: RedirectFields,
  id: number | null,
  { isLive, language }: RedirectActor,
): Promise<RedirectFields> {
  const at = { locale: language };
  const old_path = comparedPath(given.old_path);
  const { new_path } = given;
  const exceptThis = id === null ? undefined : ne(redirects.id, id);
  const others = await transaction
    .select({ old_path: redirects.old_path, new_path: redirects.new_path })
    .from(redirects)
    .where(and(isNull(redirects.deleted_at), exceptThis));
  const targets = new Map(others.map((entry) => [comparedPath(entry.old_path), entry.new_path]));
  const taken = targets.get(old_path);
  if (taken !== undefined) throw new RedirectRefused('old_path', m.admin_redirect_taken({ target: taken }, at));
  if (redirectTo(new_path) === old_path) throw new RedirectRefused('new_path', m.admin_redirect_itself({}, at));
  const chain = followRedirects(targets, new_path);
  if (chain.some((step) => redirectTo(step) === old_path))
    throw new RedirectRefused('new_path', m.admin_redirect_loop({ way: [old_path, new_path, ...chain].join(' → ') }, at));
  if (isLive) throw new RedirectRefused('old_path', m.admin_redirect_live({}, at));
  return { old_path, new_path };
}

/** Adds the audit entry and invalidates cached pages, in the same transaction. */
async function recordChange(
  transaction: Database,
  action: AuditAction,
  { id, old_path, new_path }: RedirectFields & { id: number },
  detail: Record<string, unknown>,
  { user, now }: Omit<RedirectActor, 'isLive'>,
): Promise<void> {
  await announceChange(transaction, ['redirects']);
  await transaction
    .insert(audit)
    .values({ user, action, content_type: 'redirect', object_id: id, title: `${old_path} → ${new_path}`, detail, created_at: now });
}
