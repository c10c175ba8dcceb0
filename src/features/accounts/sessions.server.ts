import { hash, randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { and, eq, gt, lte, ne } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { announceChange, type Changes, everything } from '../../core/database/changes.server.ts';
import type { Database } from '../../core/database/client.server.ts';
import { type Viewer, visitor } from '../../core/database/reading.server.ts';
import { accountTokens, sessions, users } from './accounts.tables.server.ts';
import { editorHint, loginHint } from './login-hint.ts';

const cookieName = 'sessionid';
/** Fourteen days (USER-07), counted anew when somebody comes back. */
const life = 14 * 24 * 3600 * 1000;
/** A session is prolonged at most this often. */
const renewedEvery = 24 * 3600 * 1000;
const mostKnown = 5000;

interface SessionParts {
  db: Database;
  changes: Changes;
  clock: () => Date;
}

interface Known {
  viewer: Viewer;
  userId: number;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** The tag that moves with everything about an account: flags, name, password, logout. */
export const userTag = (id: number) => `user:${id}`;

/**
 * Who is logged in (USER-07). The cookie holds a random id, the database its hash. What was found is remembered in this
 * process until the account's tag moves, so that most requests ask no database; a logout on another instance arrives by the outbox.
 */
export class Sessions {
  readonly #known = new Map<string, Known>();
  readonly #parts: SessionParts;

  constructor(parts: SessionParts) {
    this.#parts = parts;
    parts.changes.subscribe((tags) => {
      if (tags.includes(everything)) this.#known.clear();
      const moved = new Set(tags.filter((tag) => tag.startsWith('user:')));
      if (moved.size === 0) return;
      for (const [key, { userId }] of this.#known) if (moved.has(userTag(userId))) this.#known.delete(key);
    });
  }

  /** Who asks: an anonymous visitor unless the request carries the id of a session that runs. With `reply` the session is prolonged. */
  async viewerOf(request: FastifyRequest, reply?: FastifyReply): Promise<Viewer> {
    const id = sessionIdOf(request.headers.cookie);
    if (id === undefined) return visitor;
    const key = hashOf(id);
    const now = this.#parts.clock().getTime();
    const known = this.#known.get(key) ?? (await this.#find(key));
    if (!known || known.expiresAt <= now) return visitor;
    if (reply && known.expiresAt - now < life - renewedEvery) await this.#prolong(known, key, id, request, reply);
    return known.viewer;
  }

  /** Begins a session under a new id; the one the browser had before ends (USER-07). */
  async begin(userId: number, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { db, clock } = this.#parts;
    const now = clock();
    const id = randomBytes(32).toString('base64url');
    const before = sessionIdOf(request.headers.cookie);
    await db.transaction(async (transaction) => {
      await transaction.delete(sessions).where(lte(sessions.expires_at, now));
      await transaction.delete(accountTokens).where(lte(accountTokens.expires_at, now));
      if (before !== undefined) await endSession(transaction, hashOf(before));
      await transaction
        .insert(sessions)
        .values({ id_hash: hashOf(id), user: userId, created_at: now, expires_at: new Date(now.getTime() + life) });
    });
    await this.#parts.changes.catchUp();
    const begun = await this.#find(hashOf(id));
    setCookies(request, reply, { id, isEditor: begun?.viewer.isEditor === true }, life);
  }

  /** Ends the session of this browser and takes its cookies away (USER-08). */
  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const id = sessionIdOf(request.headers.cookie);
    if (id !== undefined) {
      await this.change((transaction) => endSession(transaction, hashOf(id)));
    }
    setCookies(request, reply, null, 0);
  }

  /** Takes the cookies of a session away that is over, so that pages stop asking who is logged in. */
  tidy(request: FastifyRequest, reply: FastifyReply): void {
    if (request.headers.cookie?.includes(`${loginHint}=`)) setCookies(request, reply, null, 0);
  }

  /** Changes accounts in one transaction. When it settles, this process knows: the next request of whoever was logged out is anonymous. */
  async change<T>(work: (transaction: Database) => Promise<T>): Promise<T> {
    const result = await this.#parts.db.transaction(work);
    await this.#parts.changes.catchUp();
    return result;
  }

  /** Ends all sessions of an account, on all devices; with `except` that browser stays logged in. */
  async endAll(userId: number, except?: FastifyRequest): Promise<void> {
    const kept = except && sessionIdOf(except.headers.cookie);
    await this.change((transaction) => endSessions(transaction, userId, kept));
  }

  async #find(key: string): Promise<Known | undefined> {
    const { db, changes, clock } = this.#parts;
    const { number } = changes;
    const [row] = await db
      .select({ user: users, expires_at: sessions.expires_at })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.user))
      .where(and(eq(sessions.id_hash, key), gt(sessions.expires_at, clock()), eq(users.is_active, true)));
    if (!row) return undefined;
    const known: Known = { viewer: viewerFrom(row.user), userId: row.user.id, expiresAt: row.expires_at.getTime() };
    // What was read may be over by now.
    if (!changes.hasMovedSince(number, [userTag(known.userId)])) this.#keep(key, known);
    return known;
  }

  #keep(key: string, known: Known): void {
    const [oldest] = this.#known.keys();
    if (this.#known.size >= mostKnown && oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(key, known);
  }

  async #prolong(known: Known, key: string, id: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const expiresAt = new Date(this.#parts.clock().getTime() + life);
    await this.#parts.db.update(sessions).set({ expires_at: expiresAt }).where(eq(sessions.id_hash, key));
    known.expiresAt = expiresAt.getTime();
    setCookies(request, reply, { id, isEditor: known.viewer.isEditor }, life);
  }
}

/** The id in the cookie, when it can be one of ours. Whether it is one, only {@link Sessions.viewerOf} knows. */
export function sessionIdOf(cookies: string | undefined): string | undefined {
  if (!cookies?.includes(cookieName)) return undefined;
  const value = parseCookie(cookies)[cookieName];
  return value && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** Ends every session of an account inside a change of it; `keptId` names the one that stays. */
export async function endSessions(transaction: Database, userId: number, keptId?: string): Promise<void> {
  await transaction
    .delete(sessions)
    .where(and(eq(sessions.user, userId), keptId === undefined ? undefined : ne(sessions.id_hash, hashOf(keptId))));
  await announceChange(transaction, [userTag(userId)]);
}

async function endSession(transaction: Database, key: string): Promise<void> {
  const [ended] = await transaction.delete(sessions).where(eq(sessions.id_hash, key)).returning({ user: sessions.user });
  if (ended) await announceChange(transaction, [userTag(ended.user)]);
}

function viewerFrom(user: typeof users.$inferSelect): Viewer {
  return {
    userId: user.id,
    isEditor: user.is_editor,
    isAdministrator: user.is_editor && user.is_superuser,
    hasDashboardAccess: user.has_dashboard_online_access,
    canEditHtml: user.can_edit_html,
  };
}

/** Random ids need no slow hash: nobody can guess what was hashed. */
function hashOf(id: string): string {
  return hash('sha256', id, 'base64url');
}

/** The session's cookie, and beside it one that scripts can read and that says nothing but 'somebody is logged in', or an editor. */
function setCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  session: { id: string; isEditor: boolean } | null,
  milliseconds: number,
): void {
  const shared = { path: '/', sameSite: 'lax' as const, secure: request.protocol === 'https', maxAge: milliseconds / 1000 };
  const hint = session?.isEditor ? editorHint : '1';
  reply.header('set-cookie', stringifySetCookie({ ...shared, name: cookieName, value: session?.id ?? '', httpOnly: true }));
  reply.header('set-cookie', stringifySetCookie({ ...shared, name: loginHint, value: session ? hint : '' }));
}
