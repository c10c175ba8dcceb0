import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Language } from '../../../core/languages.ts';
import type { Cart } from '../booking.contract.ts';
import type { HeldCart } from '../shop-gateway.ts';
import { heldTickets } from './held-tickets.ts';

const cookieName = 'shop_held';
/** As long as the cookie of the cart itself. */
const maxAgeSeconds = 2 * 3600;
/** Browsers take 4096 bytes for a cookie with its name. */
const maxCookieBytes = 3500;
const shape = z.object({ held: z.string(), until: z.number() });

/** Stores what a cart holds, or forgets it where the visitor has emptied it. Without a cart what is stored stays: it may have ended. */
export function storeCart(request: FastifyRequest, reply: FastifyReply, held: HeldCart | null, cart: Cart, language: Language): void {
  if (held && cart.items.length > 0) storeHeld(request, reply, heldTickets(cart, language), held.expires);
  else if (held) forgetHeld(request, reply);
}

/**
 * Stores what the cart holds and until when, for the cart's page after that end (SHOP-297): no shop says what an ended cart held. What is
 * too long is left out; that the reservation has ended is then said without it.
 */
function storeHeld(request: FastifyRequest, reply: FastifyReply, held: string, until: Date): void {
  const [value, shortest] = [held, '[]'].map((text) => encode({ held: text, until: until.getTime() }));
  setHeld(request, reply, value && value.length <= maxCookieBytes ? value : (shortest ?? ''), maxAgeSeconds);
}

/** Forgets it once the visitor has emptied the cart, or ordered what was in it. */
export function forgetHeld(request: FastifyRequest, reply: FastifyReply): void {
  if (cookieOf(request) !== undefined) setHeld(request, reply, '', 0);
}

/** What the cart held whose reservation has ended; null where none has. */
export function endedHeld(request: FastifyRequest, now: Date): string | null {
  const stored = shape.safeParse(decode(cookieOf(request) ?? '')).data;
  return stored && stored.until <= now.getTime() ? stored.held : null;
}

const cookieOf = (request: FastifyRequest) => parseCookie(request.headers.cookie ?? '')[cookieName];

function setHeld(request: FastifyRequest, reply: FastifyReply, value: string, maxAge: number): void {
  const secure = request.protocol === 'https';
  reply.header('set-cookie', stringifySetCookie({ name: cookieName, value, maxAge, path: '/', sameSite: 'lax', httpOnly: true, secure }));
}

const encode = (stored: z.input<typeof shape>) => Buffer.from(JSON.stringify(stored)).toString('base64url');

function decode(value: string): unknown {
  try {
    return JSON.parse(Buffer.from(value, 'base64url').toString());
  } catch {
    return null;
  }
}
