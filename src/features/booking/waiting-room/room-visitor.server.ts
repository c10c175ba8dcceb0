import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { csrfTokenOf } from '../../../core/http/csrf.server.ts';
import type { RateLimit } from '../../../core/http/rate-limit.server.ts';
import { hashOf } from '../tokens.server.ts';
import type { RoomVisitor } from './waiting-rooms.server.ts';

/** Holds the secret of a browser's places; scripts cannot read it (SHOP-84). */
const roomCookie = 'waiting_room';
const cookieSeconds = 24 * 3600;

/**
 * The browser of a request as a waiting room knows it. Without the cookie its secret follows from the CSRF token, so that two tabs that
 * come at once have one place. `limit` counts new places by address.
 */
export function roomVisitorOf(request: FastifyRequest, limit: RateLimit): RoomVisitor {
  return { secret: secretOf(request), mayArrive: async () => (await limit.secondsToWait(request)) === 0 };
}

/** Whether the browser was given a place in some room. */
export function hasRoomCookie(request: FastifyRequest): boolean {
  return cookieOf(request) !== undefined;
}

/** Remembers the secret of who has a place, also for when the browser is closed. */
export function setRoomCookie(request: FastifyRequest, reply: FastifyReply): void {
  const secret = secretOf(request);
  if (!secret || cookieOf(request) === secret) return;
  const secure = request.protocol === 'https';
  reply.header(
    'set-cookie',
    stringifySetCookie({ name: roomCookie, value: secret, path: '/', sameSite: 'lax', httpOnly: true, secure, maxAge: cookieSeconds }),
  );
}

function secretOf(request: FastifyRequest): string | undefined {
  const token = csrfTokenOf(request);
  return cookieOf(request) ?? (token && hashOf('browser', token));
}

function cookieOf(request: FastifyRequest): string | undefined {
  const value = parseCookie(request.headers.cookie ?? '')[roomCookie];
  return value && /^[\w-]{43}$/.test(value) ? value : undefined;
}
