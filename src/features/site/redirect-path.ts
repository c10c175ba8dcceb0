import { z } from 'zod';
import { isAddress } from '../../core/fields/plain.ts';

/** A path of the site as an editor writes it, without query; what is stored is its `comparedPath` (SITE-03). */
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

/** A path as redirects store and compare it: as browsers request it, '/de/ausflüge' encoded, without the slash at its end. */
export function comparedPath(path: string): string {
  const encoded = encodedAddress(path.normalize('NFC')).replace(/%[\da-f]{2}/gi, (byte) => byte.toUpperCase());
  return encoded.length > 1 ? encoded.replace(/\/+$/, '') : encoded;
}

/** An address as an editor may write it, with what a header cannot hold encoded; existing encodings stay. */
export function encodedAddress(address: string): string {
  return address.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}

/** A stored path as people read and write it, its letters decoded. */
export function readablePath(path: string): string {
  return path.replace(/(?:%[89A-F][\dA-F])+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return bytes;
    }
  });
}

/** The part of a target that another redirect could take up. */
export function redirectTo(target: string): string {
  return comparedPath(target.replace(/[?#].*$/, ''));
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
