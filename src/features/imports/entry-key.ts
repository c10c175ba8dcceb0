import { createHash } from 'node:crypto';

/** Longest key of the format `foyer`. */
const longest = 200;

/** A key from texts of a file: the same texts give the same key, too long ones end in a hash. */
export function entryKey(...parts: readonly string[]): string {
  const text = parts
    .map((part) => part.normalize('NFC').replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(' ');
  if (text.length <= longest) return text;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return `${text.slice(0, longest - hash.length - 1).toWellFormed()}-${hash}`;
}
