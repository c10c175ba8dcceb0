import { createHash } from 'node:crypto';

/** Maximal key of the format `foyer` in characters. */
const maxKeyLength = 200;

/** A key from texts of a file: the same texts give the same key, too long ones end in a hash. */
export function entryKey(...parts: readonly string[]): string {
  const text = parts
    .map((part) => part.normalize('NFC').replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(' ');
  if (text.length <= maxKeyLength) return text;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return `${text.slice(0, maxKeyLength - hash.length - 1).toWellFormed()}-${hash}`;
}
