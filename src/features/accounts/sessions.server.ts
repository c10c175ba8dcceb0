import { randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { and, eq, gt, lte, ne } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { announceChange, type Changes, everything } from '../../core/database/changes.server.ts';
import type { Database } from '../../core/database/client.server.ts';
import { type Viewer, visitor } from '../../core/database/reading.server.ts';
import { hashSecret } from '../../core/http/secrets.server.ts';
import { accountTokens, sessions, users } from './accounts.tables.server.ts';
import { loginHint } from './menu/login-hint.ts';

const cookieName = 'sessionid';
/** Fourteen days (USER-07), renewed on use. */
const sessionLifeMs = 14 * 24 * 3600 * 1000;
/** Minimum time between two renewals of a session. */
const renewIntervalMs = 24 * 3600 * 1000;
const maxRemembered = 5000;

interface SessionDependencies {
  db: Database;
  changes: Changes;
  clock: () => Date;
}

interface RememberedSession {
  viewer: Viewer;
  userId: number;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Invalidation tag of an account: flags, name, password, logout. */
export const userTag = (id: number) => `user:${id}`;

/**
 * Sessions (USER-07). The cookie holds a random id, the database its hash. Found sessions are cached in this process until the
 * account's tag is invalidated, so that most requests need no query; a logout on another instance arrives by the outbox.
 */
export class Sessions {
  readonly #remembered = new Map<string, RememberedSession>();
  readonly #dependencies: SessionDependencies;

  constructor(dependencies: SessionDependencies) {
    this.#dependencies = dependencies;
    dependencies.changes.subscribe((tags) => {
      if (tags.includes(everything)) this.#remembered.clear();
      const moved = new Set(tags.filter((tag) => tag.startsWith('user:')));
      if (moved.size === 0) return;
      for (const [key, { userId }] of this.#remembered) if (moved.has(userTag(userId))) this.#remembered.delete(key);
    });
  }

  /** Viewer of a request: anonymous unless it carries a valid session id. With `reply` the session is renewed. */
  async viewerOf(request: FastifyRequest, reply?: FastifyReply): Promise<Viewer> {
    const id = sessionIdOf(request.headers.cookie);
    if (id === undefined) return visitor;
    const key = hashSecret(id);
    const now = this.#dependencies.clock().getTime();
    let session = this.#remembered.get(key);
    // Another instance may have renewed one that has expired as far as this one knows.
    if (session && session.expiresAt <= now) this.#remembered.delete(key);
    if (!session || session.expiresAt <= now) session = await this.#find(key);
    if (!session) return visitor;
    if (reply && session.expiresAt - now < sessionLifeMs - renewIntervalMs) await this.#prolong(session, key, id, request, reply);
    return session.viewer;
  }

  /** Begins a session under a new id and ends the browser's previous one (USER-07). */
  async begin(userId: number, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { db, clock } = this.#dependencies;
    const now = clock();
    const id = randomBytes(32).toString('base64url');
    const before = sessionIdOf(request.headers.cookie);
    await db.transaction(async (transaction) => {
      await transaction.delete(sessions).where(lte(sessions.expires_at, now));
      await transaction.delete(accountTokens).where(lte(accountTokens.expires_at, now));
      if (before !== undefined) await endSession(transaction, hashSecret(before));
      await transaction
        .insert(sessions)
        .values({ id_hash: hashSecret(id), user: userId, created_at: now, expires_at: new Date(now.getTime() + sessionLifeMs) });
    });
    await this.#dependencies.changes.applyNewChanges();
    setCookies(request, reply, id, sessionLifeMs);
  }

  /** Ends the session of this browser and deletes its cookies (USER-08). */
  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const id = sessionIdOf(request.headers.cookie);
    if (id !== undefined) {
      await this.change((transaction) => endSession(transaction, hashSecret(id)));
    }
    setCookies(request, reply, null, 0);
  }

  /** Deletes the cookies of an ended session, so that pages stop requesting the login state. */
  tidy(request: FastifyRequest, reply: FastifyReply): void {
    if (request.headers.cookie?.includes(`${loginHint}=`)) setCookies(request, reply, null, 0);
  }

  /** Changes accounts in one transaction. Afterwards this process has applied the invalidation: a logged-out user's next request is anonymous. */
  async change<T>(work: (transaction: Database) => Promise<T>): Promise<T> {
    const result = await this.#dependencies.db.transaction(work);
    await this.#dependencies.changes.applyNewChanges();
    return result;
  }

  /** Ends all sessions of an account, on all devices; with `except` that browser stays logged in. */
  async endAll(userId: number, except?: FastifyRequest): Promise<void> {
    const remainingId = except && sessionIdOf(except.headers.cookie);
    await this.change((transaction) => endSessions(transaction, userId, remainingId));
  }

  async #find(key: string): Promise<RememberedSession | undefined> {
    const { db, changes, clock } = this.#dependencies;
    const { number } = changes;
    const [row] = await db
      .select({ user: users, expires_at: sessions.expires_at })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.user))
      .where(and(eq(sessions.id_hash, key), gt(sessions.expires_at, clock()), eq(users.is_active, true)));
    if (!row) return undefined;
    const session: RememberedSession = { viewer: viewerFrom(row.user), userId: row.user.id, expiresAt: row.expires_at.getTime() };
    // The row may be outdated by now.
    if (!changes.hasMovedSince(number, [userTag(session.userId)])) this.#remember(key, session);
    return session;
  }

  #remember(key: string, session: RememberedSession): void {
    const [oldest] = this.#remembered.keys();
    if (this.#remembered.size >= maxRemembered && oldest !== undefined) this.#remembered.delete(oldest);
    this.#remembered.set(key, session);
  }

  async #prolong(session: RememberedSession, key: string, id: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const expiresAt = new Date(this.#dependencies.clock().getTime() + sessionLifeMs);
    await this.#dependencies.db.update(sessions).set({ expires_at: expiresAt }).where(eq(sessions.id_hash, key));
    session.expiresAt = expiresAt.getTime();
    setCookies(request, reply, id, sessionLifeMs);
  }
}

/** Well-formed session id of the cookie; {@link Sessions.viewerOf} verifies it. */
export function sessionIdOf(cookies: string | undefined): string | undefined {
  if (!cookies?.includes(cookieName)) return undefined;
  const value = parseCookie(cookies)[cookieName];
  return value && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** Ends all sessions of an account within a transaction, except `remainingId`. */
export async function endSessions(transaction: Database, userId: number, remainingId?: string): Promise<void> {
  await transaction
    .delete(sessions)
    .where(and(eq(sessions.user, userId), remainingId === undefined ? undefined : ne(sessions.id_hash, hashSecret(remainingId))));
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

/** Sets the session cookie and the login hint, which scripts can read. */
function setCookies(request: FastifyRequest, reply: FastifyReply, id: string | null, milliseconds: number): void {
  const shared = { path: '/', sameSite: 'lax' as const, secure: request.protocol === 'https', maxAge: milliseconds / 1000 };
  reply.header('set-cookie', stringifySetCookie({ ...shared, name: cookieName, value: id ?? '', httpOnly: true }));
  reply.header('set-cookie', stringifySetCookie({ ...shared, name: loginHint, value: id === null ? '' : '1' }));
}
