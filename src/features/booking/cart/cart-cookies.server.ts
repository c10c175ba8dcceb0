import { createRequire } from 'node:module';
import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { holdMs } from './hold-time.ts';

const require = createRequire(import.meta.url);
/** Loaded with the first cart (decision 0098). */
const domains = (): typeof import('tldts') => require('tldts');

/** Holds the secret id of the cart; scripts cannot read it (SHOP-04). */
const cartCookie = 'shop_cart';
/** Longer than any cart is held, so that an expired cart can be distinguished from none. */
const cartCookieSeconds = 2 * 3600;

/** The value of the cart cookie; undefined without one and for a malformed value. */
export function cartTokenOf(request: FastifyRequest): string | undefined {
  const value = parseCookie(request.headers.cookie ?? '')[cartCookie];
  return value && /^[\w-]{32}$/.test(value) ? value : undefined;
}

interface CartCookies {
  quantity: number;
  url: string;
  /** Null when nothing is held. */
  expires: Date | null;
  token?: string | undefined;
}

/**
 * Sets the cookies of a cart answer: the secret one when it is new, and cartAmount and cartUrl, which the header of every
 * page of the domain reads (BOOK-25). They expire with the hold (decision 0030).
 */
export function setCartCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  { quantity, url, expires, token }: CartCookies,
  now: Date,
): void {
  const secure = request.protocol === 'https';
  const domain = domains().getDomain(request.hostname);
  const set = (cookie: SetCookie) => reply.header('set-cookie', stringifySetCookie({ path: '/', sameSite: 'lax', secure, ...cookie }));
  if (token) set({ name: cartCookie, value: token, httpOnly: true, maxAge: cartCookieSeconds });
  const left = expires ? Math.floor(Math.min(holdMs, expires.getTime() - now.getTime()) / 1000) : 0;
  const isHeld = quantity > 0 && left > 0;
  for (const [name, value] of [
    ['cartAmount', String(quantity)],
    ['cartUrl', url],
  ] as const)
    set({ name, value: isHeld ? value : '', maxAge: isHeld ? left : 0, ...(domain && { domain }) });
}
