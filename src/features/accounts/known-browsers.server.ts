import { randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { and, eq, gt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../core/database/client.server.ts';
import { hashSecret } from '../../core/http/secrets.server.ts';
import { accountTokens } from './accounts.tables.server.ts';

const cookieName = 'knownbrowser';
/** Half a year, renewed with each login. */
const cookieLifeMs = 180 * 24 * 3600 * 1000;

interface KnownBrowserDependencies {
  db: Database;
  clock: () => Date;
}

/**
 * Browsers somebody has logged in with before, or set a password by a mailed link (SEC-290, SEC-300, decision 0135), so that failed logins of others do not keep them out. The cookie
 * holds a random id, the database a hash of it and the account: it is no login, and says nothing about who has logged in.
 */
export class KnownBrowsers {
  readonly #dependencies: KnownBrowserDependencies;

  constructor(dependencies: KnownBrowserDependencies) {
    this.#dependencies = dependencies;
  }

  /** The key under which this browser is known for the account; null when nobody has logged in to it there. */
  async find(userId: number, request: FastifyRequest): Promise<string | null> {
    const id = idOf(request);
    if (id === null) return null;
    const { db, clock } = this.#dependencies;
    const key = keyOf(id, userId);
    const [known] = await db
      .select({ user: accountTokens.user })
      .from(accountTokens)
      .where(and(eq(accountTokens.token_hash, key), eq(accountTokens.purpose, 'browser'), gt(accountTokens.expires_at, clock())));
    return known ? key : null;
  }

  /** Remembers the browser for an account; answers the key under which it is known. Several accounts may share one, as at a box office. */
  async remember(userId: number, request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const { db, clock } = this.#dependencies;
    const id = idOf(request) ?? randomBytes(32).toString('base64url');
    const key = keyOf(id, userId);
    const expires_at = new Date(clock().getTime() + cookieLifeMs);
    await db
      .insert(accountTokens)
      .values({ token_hash: key, purpose: 'browser', user: userId, expires_at })
      .onConflictDoUpdate({ target: accountTokens.token_hash, set: { expires_at } });
    const secure = request.protocol === 'https';
    const cookie = {
      name: cookieName,
      value: id,
      path: '/',
      httpOnly: true,
      sameSite: 'lax' as const,
      secure,
      maxAge: cookieLifeMs / 1000,
    };
    reply.header('set-cookie', stringifySetCookie(cookie));
    return key;
  }
}

function idOf(request: FastifyRequest): string | null {
  const value = parseCookie(request.headers.cookie ?? '')[cookieName];
  return value && /^[\w-]{43}$/.test(value) ? value : null;
}

const keyOf = (id: string, userId: number) => hashSecret(`${id} ${userId}`);
