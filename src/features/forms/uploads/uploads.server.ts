import { hash, randomBytes, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import type { FileStorage } from '../../../core/outside/storage.ts';
import type { TempFile } from '../forms.contract.ts';
import { tempFiles } from '../forms.tables.server.ts';
import { kindOfFile } from './file-kind.server.ts';

/** Files that no entry has taken are kept this long (FORM-10). */
const life = 24 * 3600 * 1000;

interface UploadParts {
  db: Database;
  clock: () => Date;
  /** Private: nothing of it is served to visitors. */
  storage: FileStorage;
  /** Folder of this machine for files that are still arriving. */
  folder: string;
}

export type FoundFile = TempFile & { isTaken: boolean };

/** A file as it arrives. `truncated` is told at its end. */
export interface ArrivingFile {
  name: string;
  stream: Readable & { truncated?: boolean };
}

/** Why a file is not taken. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
  readonly reason: 'large' | 'kind' | 'empty';

  constructor(reason: FileRefused['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** Files that wait for their entry (FORM-10): written while they arrive, so that none is ever whole in memory. */
export class Uploads {
  readonly #parts: UploadParts;

  constructor(parts: UploadParts) {
    this.#parts = parts;
  }

  /** Keeps a file for the browser with this token. @throws {FileRefused} */
  async keep({ name: given, stream }: ArrivingFile, browser: string): Promise<TempFile> {
    const { db, clock, storage, folder } = this.#parts;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const arriving = join(folder, `${randomUUID()}.part`);
    try {
      await pipeline(stream, createWriteStream(arriving, { mode: 0o600 }));
      if (stream.truncated) throw new FileRefused('large');
      const { size } = await stat(arriving);
      if (size === 0) throw new FileRefused('empty');
      const name = fileName(given);
      const content_type = await kindOfFile(arriving, size, name);
      if (content_type === null) throw new FileRefused('kind');
      const id = randomBytes(32).toString('base64url');
      const path = `uploads/${randomUUID()}`;
      const file = { id, name, size, content_type };
      // The row first: whatever happens then, the sweep finds the file.
      await db.insert(tempFiles).values({ ...file, browser_hash: hashOf(browser), path, created_at: clock() });
      await storage.takeIn(path, arriving);
      return file;
    } finally {
      await rm(arriving, { force: true });
    }
  }

  /** Files of this browser by id, and whether an entry has them already. */
  async find(ids: readonly string[], browser: string): Promise<Map<string, FoundFile>> {
    if (ids.length === 0) return new Map();
    const { id, name, size, content_type, entry } = tempFiles;
    const rows = await this.#parts.db.select({ id, name, size, content_type, entry }).from(tempFiles).where(isOf(ids, browser));
    return new Map(rows.map(({ entry, ...file }) => [file.id, { ...file, isTaken: entry !== null }]));
  }

  /** Deletes files nobody has used in time, and what is left of those that never arrived. */
  async sweep(): Promise<void> {
    const { db, clock, folder } = this.#parts;
    const before = new Date(clock().getTime() - life);
    const unused = and(isNull(tempFiles.entry), lte(tempFiles.created_at, before));
    const rows = await db.select({ id: tempFiles.id, path: tempFiles.path }).from(tempFiles).where(unused);
    await this.remove(rows.map(({ path }) => path));
    await db.delete(tempFiles).where(
      inArray(
        tempFiles.id,
        rows.map(({ id }) => id),
      ),
    );
    for (const file of await readdir(folder).catch(() => [])) {
      const found = await stat(join(folder, file)).catch(() => null);
      if (found && found.mtime < before) await rm(join(folder, file), { force: true });
    }
  }

  /** Deletes the files themselves. */
  async remove(paths: readonly string[]): Promise<void> {
    for (const path of paths) await this.#parts.storage.remove(path);
  }

  /** A stored file to be read, null when it is gone. */
  open(path: string) {
    return this.#parts.storage.open(path);
  }
}

/** Gives waiting files of a browser to an entry; false when one of them is gone or another's. */
export async function claimFiles(transaction: Database, ids: readonly string[], browser: string, entry: number): Promise<boolean> {
  if (ids.length === 0) return true;
  const claimed = await transaction
    .update(tempFiles)
    .set({ entry })
    .where(and(isOf(ids, browser), isNull(tempFiles.entry)))
    .returning({ id: tempFiles.id });
  return claimed.length === new Set(ids).size;
}

function isOf(ids: readonly string[], browser: string) {
  return and(inArray(tempFiles.id, [...ids]), eq(tempFiles.browser_hash, hashOf(browser)));
}

/** The last part of what the browser calls it, without what could mean something to a file system or a header. */
function fileName(given: string): string {
  const plain = (given.split(/[/\\]/).at(-1) ?? '')
    .toWellFormed()
    // As browsers write these inside of a header.
    .replace(/%(?:22|0D|0A)/g, '')
    .replace(/[\p{Cc}\p{Cf}"<>|:*?]/gu, '')
    .trim();
  const end = /\.[^.]{1,10}$/.exec(plain)?.[0] ?? '';
  return `${plain.slice(0, plain.length - end.length).slice(0, 150) || 'file'}${end}`;
}

function hashOf(browser: string): string {
  return hash('sha256', browser, 'base64url');
}
