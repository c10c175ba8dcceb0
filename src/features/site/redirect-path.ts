import { z } from 'zod';
import { isAddress } from '../../core/fields/plain.ts';

/** A path of the site as a redirect compares it: without query; the slash at its end does not count (SITE-03). */
export const oldPathShape = z
  .string()
  .trim()
  .max(2000)
  .regex(/^\/(?![/\\])[^\s?#\p{Cc}]+$/u, 'expected a path of the site such as /de/spielplan, without ? and #');

/** A path of the site or an address elsewhere. */
export const newPathShape = z
  .string()
  .trim()
  .max(2000)
  .regex(/^[^\s\p{Cc}]*$/u)
  .refine((value) => isAddress(value) && /^(\/|https?:)/i.test(value), { message: 'expected a path such as /de/kalender, or https://…' });

export interface RedirectFields {
  old_path: string;
  new_path: string;
}

/** The path without the slash at its end. */
export function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}

/** The part of a target that another redirect could take up. */
export function redirectTo(target: string): string {
  return withoutSlash(target.replace(/[?#].*$/, ''));
}

/** Where a path goes on to, step by step; it ends where it would begin to repeat itself. */
export function followRedirects(targets: ReadonlyMap<string, string>, from: string): string[] {
  const chain: string[] = [];
  const seen = new Set<string>();
  for (let at = redirectTo(from); !seen.has(at); ) {
    seen.add(at);
    const next = targets.get(at);
    if (next === undefined) break;
    chain.push(next);
    at = redirectTo(next);
  }
  return chain;
}
