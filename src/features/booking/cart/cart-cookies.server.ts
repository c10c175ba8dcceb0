import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getDomain } from 'tldts';
import { holdTime } from './hold-time.ts';

/** Holds the secret id of the cart; scripts cannot read it (SHOP-04). */
const cartCookie = 'shop_cart';
/** Longer than any cart is held, so that an expired one is still told from none. */
const cartCookieLife = 2 * 3600;

/** The value of the cart cookie; undefined without one, and when it cannot be one of ours. */
export function cartTokenOf(request: FastifyRequest): string | undefined {
  const value = parseCookie(request.headers.cookie ?? '')[cartCookie];
  return value && /^[\w-]{32}$/.test(value) ? value : undefined;
}

interface Shown {
  quantity: number;
  url: string;
  /** Null when nothing is held. */
  expires: Date | null;
  token?: string | undefined;
}

/**
 * Sets the cookies of a cart answer: the secret one when it is new, and cartAmount and cartUrl, which the header of every
 * page of the domain reads (BOOK-25). They end with the hold, so that the number is what the shop says (decision 0030).
 */
export function setCartCookies(request: FastifyRequest, reply: FastifyReply, { quantity, url, expires, token }: Shown, now: Date): void {
  const secure = request.protocol === 'https';
  const domain = getDomain(request.hostname);
  const set = (cookie: SetCookie) => reply.header('set-cookie', stringifySetCookie({ path: '/', sameSite: 'lax', secure, ...cookie }));
  if (token) set({ name: cartCookie, value: token, httpOnly: true, maxAge: cartCookieLife });
  const left = expires ? Math.floor(Math.min(holdTime, expires.getTime() - now.getTime()) / 1000) : 0;
  const isHeld = quantity > 0 && left > 0;
  for (const [name, value] of [
    ['cartAmount', String(quantity)],
    ['cartUrl', url],
  ] as const)
    set({ name, value: isHeld ? value : '', maxAge: isHeld ? left : 0, ...(domain && { domain }) });
}
