import { parseCookie, stringifySetCookie } from 'cookie';
import { z } from 'zod';
import { type Problem, problemShape } from './problem.server.ts';
import type { ShopContext } from './shop-context.server.ts';

/** A form that was refused: what stood in it and why; a problem of null is told beside its fields. */
export interface RefusedForm {
  /** Address of the page that shows it again. */
  again: string;
  form: URLSearchParams;
  problem: Problem | null;
}

const name = 'shop_form';
/** Seconds for which a refused form is kept. */
const life = 300;
/** Of a cookie with its name; browsers take 4096 bytes. */
const longest = 3500;
const shape = z.object({ path: z.string(), form: z.string(), problem: problemShape.nullable() });

const pathOf = (url: string) => url.split('?')[0] ?? '';

/**
 * Keeps a refused form in the browser that sent it, for the page that shows it again: a form that answers with a page would make Back
 * ask whether to send it anew. False for a form that is too long.
 */
export function storeForm(context: ShopContext, { again, form, problem }: RefusedForm): boolean {
  const kept: z.input<typeof shape> = { path: pathOf(again), form: String(form), problem };
  const value = Buffer.from(JSON.stringify(kept)).toString('base64url');
  if (value.length > longest) return false;
  setForm(context, value);
  return true;
}

/** The refused form that this page is to show again; null where there is none. */
export function storedForm(context: ShopContext): Omit<RefusedForm, 'again'> | null {
  const value = context.query.has('again') ? cookieOf(context) : undefined;
  if (value === undefined) return null;
  const kept = shape.safeParse(parse(Buffer.from(value, 'base64url').toString()));
  if (!kept.success || kept.data.path !== pathOf(context.request.url)) return null;
  return { form: new URLSearchParams(kept.data.form), problem: kept.data.problem };
}

/** A form that was accepted makes an older refusal history: Back does not show it any more. */
export function forgetForm(context: ShopContext): void {
  if (cookieOf(context) !== undefined) setForm(context, '');
}

const cookieOf = ({ request }: ShopContext) => parseCookie(request.headers.cookie ?? '')[name];

function setForm({ request, reply }: ShopContext, value: string): void {
  const cookie = { name, value, path: '/', sameSite: 'lax', httpOnly: true, secure: request.protocol === 'https' } as const;
  reply.header('set-cookie', stringifySetCookie({ ...cookie, maxAge: value === '' ? 0 : life }));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
