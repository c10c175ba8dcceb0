import { Readable } from 'node:stream';
import { type Changes, everything } from '../database/changes.server.ts';
import type { FileStorage, StoredFile } from './storage.ts';
import { removedPaths } from './stored-bytes.server.ts';

interface CacheLimits {
  /** Bytes of all cached files. */
  totalBytes: number;
  /** Maximal bytes of a cached file. */
  fileBytes: number;
}

/**
 * Caches small files of a remote storage in memory and evicts the least recently used. Files never change, so
 * entries stay valid until another instance announces that it has removed them; missing files are not cached.
 */
export function cachingStorage(
  storage: FileStorage,
  changes?: Pick<Changes, 'subscribe'>,
  limits: CacheLimits = { totalBytes: 64 * 1024 * 1024, fileBytes: 1024 * 1024 },
): FileStorage {
  const cached = new Map<string, Buffer>();
  let totalBytes = 0;
  /** What was being read while a file was removed may be that file: it is not cached. */
  let removals = 0;

  const forget = (path: string) => {
    removals += 1;
    totalBytes -= cached.get(path)?.length ?? 0;
    cached.delete(path);
  };
  changes?.subscribe((tags) => {
    for (const path of tags.includes(everything) ? cached.keys() : removedPaths(tags)) forget(path);
  });

  const store = (path: string, bytes: Buffer) => {
    totalBytes += bytes.length - (cached.get(path)?.length ?? 0);
    cached.delete(path);
    cached.set(path, bytes);
    for (const [oldest, { length }] of cached) {
      if (totalBytes <= limits.totalBytes) break;
      cached.delete(oldest);
      totalBytes -= length;
    }
  };

  return {
    // From memory it would miss that another instance has deleted the file.
    has: (path) => storage.has(path),
    open: async (path) => {
      const known = cached.get(path);
      if (known) {
        store(path, known);
        return inMemory(known);
      }
      const before = removals;
      const file = await storage.open(path);
      if (!file || file.size > limits.fileBytes) return file;
      const bytes = await file.bytes();
      if (removals === before) store(path, bytes);
      return inMemory(bytes);
    },
    write: (path, bytes) => storage.write(path, bytes),
    takeIn: (path, file) => storage.takeIn(path, file),
    remove: async (path) => {
      forget(path);
      await storage.remove(path);
      // Read in between, it would be cached again.
      forget(path);
    },
  };
}

function inMemory(bytes: Buffer): StoredFile {
  return {
    size: bytes.length,
    // In a list: `Readable.from` would iterate over single bytes.
    read: async (part) => Readable.from([part ? bytes.subarray(part.start, part.end + 1) : bytes]),
    bytes: async () => bytes,
  };
}
