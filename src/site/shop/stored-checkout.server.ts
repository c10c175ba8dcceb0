import { parseCookie, stringifySetCookie } from 'cookie';
import { z } from 'zod';
import type { ShopContext } from './shop-context.server.ts';

const cookieName = 'shop_checkout';
/** As long as a hold: whoever reserves again at once needs it once. */
const maxAgeSeconds = 900;
const shape = z.object({ name: z.string().max(200), email: z.string().max(300), order: z.string().max(40) }).partial();

/** What was typed into a checkout whose reservation ended, or the number of the order it became. */
export type StoredCheckout = z.infer<typeof shape>;

/** Keeps it for the next page of the checkout, with or without script (SHOP-261, SHOP-262). */
export function storeCheckout({ request, reply }: ShopContext, stored: StoredCheckout): void {
  const value = Buffer.from(JSON.stringify(stored)).toString('base64url');
  const cookie = { name: cookieName, value, path: '/', sameSite: 'lax', httpOnly: true, secure: request.protocol === 'https' } as const;
  reply.header('set-cookie', stringifySetCookie({ ...cookie, maxAge: maxAgeSeconds }));
}

/** Anybody can write a cookie: an order is only named to whom it belongs, which `getOrder` checks. */
export function storedCheckout({ request }: ShopContext): StoredCheckout {
  const value = parseCookie(request.headers.cookie ?? '')[cookieName] ?? '';
  try {
    return shape.safeParse(JSON.parse(Buffer.from(value, 'base64url').toString())).data ?? {};
  } catch {
    return {};
  }
}
