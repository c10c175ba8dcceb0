import { createHash } from 'node:crypto';
import type { Encoding } from './accept-encoding.ts';

/** What an entity tag has to tell apart. */
interface Tagged {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/**
 * Fingerprint of a page, equal on every instance. The headers belong to it: a 304 lets the browser keep
 * the old ones, so that a page with a new Content-Security-Policy must have a new tag.
 */
export function fingerprint({ status, headers, body }: Tagged): string {
  const head = JSON.stringify([status, Object.entries(headers).sort(([a], [b]) => (a < b ? -1 : 1))]);
  return createHash('sha256').update(`${head}\n`).update(body).digest('base64url').slice(0, 27);
}

/**
 * Strong entity tags of a coding. Brotli has two: the quick and the
 * dense bytes differ, the content does not, and which of them an instance has is its own affair. So a
 * client may come back with either.
 */
export function tagsOf(print: string, encoding: Encoding): string[] {
  if (encoding === 'identity') return [`"${print}"`];
  if (encoding === 'gzip') return [`"${print}-gzip"`];
  return [`"${print}-br"`, `"${print}-br11"`];
}

/**
 * The one of our tags an If-None-Match header names, else undefined. Compared weakly, as RFC 9110 asks;
 * our tags carry their quotes, so finding one anywhere in the list is finding it as a member.
 */
export function matchingTag(header: string, tags: readonly string[]): string | undefined {
  return header.trim() === '*' ? tags[0] : tags.find((tag) => header.includes(tag));
}
