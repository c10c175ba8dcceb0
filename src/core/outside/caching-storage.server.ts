import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FileStorage, StoredFile } from './storage.ts';

interface Limits {
  /** Bytes kept in all. */
  total: number;
  /** Bytes of the largest file that is kept. */
  file: number;
}

/**
 * Keeps small files of a distant storage in memory, the least used out first. Files never change, so what
 * is kept is right for ever; that a file is missing is not kept.
 */
export function cachingStorage(storage: FileStorage, limits: Limits = { total: 64 * 1024 * 1024, file: 1024 * 1024 }): FileStorage {
  const kept = new Map<string, Buffer>();
  let total = 0;

  const keep = (path: string, bytes: Buffer) => {
    total += bytes.length - (kept.get(path)?.length ?? 0);
    kept.delete(path);
    kept.set(path, bytes);
    for (const [oldest, { length }] of kept) {
      if (total <= limits.total) break;
      kept.delete(oldest);
      total -= length;
    }
  };

  return {
    has: async (path) => kept.has(path) || storage.has(path),
    open: async (path) => {
      const known = kept.get(path);
      if (known) {
        keep(path, known);
        return inMemory(known);
      }
      const file = await storage.open(path);
      if (!file || file.size > limits.file) return file;
      const bytes = await buffer(await file.read());
      keep(path, bytes);
      return inMemory(bytes);
    },
    write: (path, bytes) => storage.write(path, bytes),
    takeIn: (path, file) => storage.takeIn(path, file),
    remove: async (path) => {
      total -= kept.get(path)?.length ?? 0;
      kept.delete(path);
      await storage.remove(path);
    },
  };
}

function inMemory(bytes: Buffer): StoredFile {
  return {
    size: bytes.length,
    // In a list: a stream of bytes alone would hand them out one by one.
    read: async (part) => Readable.from([part ? bytes.subarray(part.start, part.end + 1) : bytes]),
  };
}
