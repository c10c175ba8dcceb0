import type { Readable } from 'node:stream';

/** Where uploaded and rendered files live: a folder or S3. Paths are relative, with '/', and never change their content. */
export interface FileStorage {
  has(path: string): Promise<boolean>;
  /** A file to be read, null when there is none. */
  open(path: string): Promise<StoredFile | null>;
  /** Stores the bytes under the path, whole or not at all. */
  write(path: string, bytes: Uint8Array): Promise<void>;
  /** Moves a finished file of this machine to the path, whole or not at all. */
  takeIn(path: string, file: string): Promise<void>;
  /** Deletes a file; one that is not there counts as deleted. */
  remove(path: string): Promise<void>;
}

/** A file that exists; not opened until it is read. */
export interface StoredFile {
  /** Bytes of the whole file. */
  size: number;
  /** The whole file or a part of it. */
  read(part?: ByteRange): Promise<Readable>;
  /** All bytes at once, for a file that fits into memory: a fraction of the work of a stream. */
  bytes(): Promise<Buffer>;
}

/** Positions of the first and the last byte. */
export interface ByteRange {
  start: number;
  end: number;
}

/** All bytes of a file that fits into memory, null when there is none. */
export async function readBytes(storage: FileStorage, path: string): Promise<Buffer | null> {
  return (await storage.open(path))?.bytes() ?? null;
}

/**
 * The parts of a path, checked.
 * @throws when it could lead out of the storage or names no file.
 */
export function pathParts(path: string): string[] {
  const parts = path.split('/');
  if (path.includes('\0') || path.includes('\\') || parts.some((part) => part === '' || part === '.' || part === '..'))
    throw new Error(`expected the path of a file inside the storage, got '${path.slice(0, 100)}'`);
  return parts;
}
