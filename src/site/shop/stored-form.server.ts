import { parseCookie, stringifySetCookie } from 'cookie';
import { z } from 'zod';
import { type Problem, problemShape } from './problem.server.ts';
import type { ShopContext } from './shop-context.server.ts';

/** A refused form: its values and its problem, null for errors of single fields. */
export interface RefusedForm {
  /** Address of the page that shows it again. */
  again: string;
  form: URLSearchParams;
  problem: Problem | null;
}

const name = 'shop_form';
const maxAgeSeconds = 300;
/** Browsers take 4096 bytes for a cookie with its name. */
const maxCookieBytes = 3500;
const shape = z.object({ path: z.string(), form: z.string(), problem: problemShape.nullable() });

const pathOf = (url: string) => url.split('?')[0] ?? '';

/**
 * Stores a refused form in a cookie, for the page that shows it again: with a page as the answer to the form, Back would ask whether to
 * submit it again. False for a form that is too long.
 */
export function storeForm(context: ShopContext, { again, form, problem }: RefusedForm, seconds = maxAgeSeconds): boolean {
  const stored: z.input<typeof shape> = { path: pathOf(again), form: String(form), problem };
  const value = Buffer.from(JSON.stringify(stored)).toString('base64url');
  if (value.length > maxCookieBytes) return false;
  setForm(context, value, seconds);
  return true;
}

/** The refused form that this page is to show again; null where there is none. */
export function storedForm(context: ShopContext): Omit<RefusedForm, 'again'> | null {
  const value = context.query.has('again') ? cookieOf(context) : undefined;
  if (value === undefined) return null;
  const stored = shape.safeParse(parse(Buffer.from(value, 'base64url').toString()));
  if (!stored.success || stored.data.path !== pathOf(context.request.url)) return null;
  return { form: new URLSearchParams(stored.data.form), problem: stored.data.problem };
}

/** Deletes the stored form after one that was accepted, so that Back does not show it any more. */
export function forgetForm(context: ShopContext): void {
  if (cookieOf(context) !== undefined) setForm(context, '');
}

const cookieOf = ({ request }: ShopContext) => parseCookie(request.headers.cookie ?? '')[name];

function setForm({ request, reply }: ShopContext, value: string, seconds = 0): void {
  const cookie = { name, value, path: '/', sameSite: 'lax', httpOnly: true, secure: request.protocol === 'https' } as const;
  reply.header('set-cookie', stringifySetCookie({ ...cookie, maxAge: seconds }));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
