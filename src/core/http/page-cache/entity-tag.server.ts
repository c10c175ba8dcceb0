import { createHash } from 'node:crypto';
import type { Encoding } from './accept-encoding.ts';

/** What an entity tag depends on. */
interface Representation {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/**
 * Content hash of a page, equal on every instance. It includes the headers: after a 304 the browser uses
 * the old ones, so a page with a new Content-Security-Policy must have a new tag.
 */
export function contentHashOf({ status, headers, body }: Representation): string {
  const head = JSON.stringify([status, Object.entries(headers).sort(([a], [b]) => (a < b ? -1 : 1))]);
  return createHash('sha256').update(`${head}\n`).update(body).digest('base64url').slice(0, 27);
}

/**
 * Strong entity tags of a coding. Brotli has two: fast and dense bytes differ, the content does not, and
 * instances may have either. So a client may send either.
 */
export function tagsOf(contentHash: string, encoding: Encoding): string[] {
  if (encoding === 'identity') return [`"${contentHash}"`];
  if (encoding === 'gzip') return [`"${contentHash}-gzip"`];
  return [`"${contentHash}-br"`, `"${contentHash}-br11"`];
}

/**
 * The tag that an If-None-Match header names, else undefined. Compared weakly, as RFC 9110 requires;
 * tags include their quotes, so a substring of the header is a member of its list.
 */
export function matchingTag(header: string, tags: readonly string[]): string | undefined {
  return header.trim() === '*' ? tags[0] : tags.find((tag) => header.includes(tag));
}
