import { randomBytes, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { hashSecret } from '../../../core/http/secrets.server.ts';
import { isStorageAway } from '../../../core/outside/is-storage-away.ts';
import { makeFolder } from '../../../core/outside/make-folder.server.ts';
import type { FileStorage } from '../../../core/outside/storage.ts';
import type { TempFile } from '../forms.contract.ts';
import { tempFiles } from '../forms.tables.server.ts';
import { kindOfFile } from './file-kind.server.ts';

/** Time until files without entry are deleted (FORM-10). */
const uploadLifeMs = 24 * 3600 * 1000;

interface UploadDependencies {
  db: Database;
  clock: () => Date;
  /** Private storage, not served to visitors. */
  storage: FileStorage;
  /** Local folder for files during the upload. */
  folder: string;
}

export type FoundFile = TempFile & { isTaken: boolean };

/** File stream of an upload; `truncated` is set at its end. */
export interface ArrivingFile {
  name: string;
  stream: Readable & { truncated?: boolean };
}

/** Reason of a refusal. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
  readonly reason: 'large' | 'kind' | 'empty';

  constructor(reason: FileRefused['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** Uploads without entry yet (FORM-10), streamed to disk and never fully in memory. */
export class Uploads {
  readonly #dependencies: UploadDependencies;

  constructor(dependencies: UploadDependencies) {
    this.#dependencies = dependencies;
  }

  /** Stores a file for the browser with this token. @throws {FileRefused} */
  async store({ name: given, stream }: ArrivingFile, browser: string): Promise<TempFile> {
    const { db, clock, storage, folder } = this.#dependencies;
    await makeFolder(folder, 0o700);
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
      // The row first, so that the sweep finds the file after any failure.
      await db.insert(tempFiles).values({ ...file, browser_hash: hashSecret(browser), path, created_at: clock() });
      await storage.takeIn(path, arriving);
      return file;
    } finally {
      await rm(arriving, { force: true });
    }
  }

  /** Files of this browser by id, with whether they belong to an entry. */
  async find(ids: readonly string[], browser: string): Promise<Map<string, FoundFile>> {
    if (ids.length === 0) return new Map();
    const { id, name, size, content_type, entry } = tempFiles;
    const rows = await this.#dependencies.db.select({ id, name, size, content_type, entry }).from(tempFiles).where(isOf(ids, browser));
    return new Map(rows.map(({ entry, ...file }) => [file.id, { ...file, isTaken: entry !== null }]));
  }

  /** Deletes expired files without entry, and remains of aborted uploads. */
  async sweep(): Promise<void> {
    const { db, clock, folder } = this.#dependencies;
    const before = new Date(clock().getTime() - uploadLifeMs);
    // First no browser has them any more, so that none is claimed by an entry while its bytes go; the rows go last, so that the next
    // sweep finds what a crash left.
    const expired = await db
      .update(tempFiles)
      .set({ browser_hash: '' })
      .where(and(isNull(tempFiles.entry), lte(tempFiles.created_at, before)))
      .returning({ id: tempFiles.id, path: tempFiles.path });
    const failures = await this.remove(expired.map(({ path }) => path));
    const removed = expired.filter(({ path }) => !failures.has(path)).map(({ id }) => id);
    await db.delete(tempFiles).where(inArray(tempFiles.id, removed));
    for (const file of await readdir(folder).catch(() => [])) {
      const found = await stat(join(folder, file)).catch(() => null);
      if (found && found.mtime < before) await rm(join(folder, file), { force: true });
    }
    for (const failure of failures.values()) throw failure;
  }

  /**
   * Deletes files from the storage, one that cannot be deleted after the other ones all the same; answers those that are still there and
   * why. Once the storage is away the rest is not tried.
   */
  async remove(paths: readonly string[]): Promise<Map<string, unknown>> {
    const failures = new Map<string, unknown>();
    let away: unknown;
    for (const path of paths)
      try {
        if (away) throw away;
        await this.#dependencies.storage.remove(path);
      } catch (error) {
        failures.set(path, error);
        if (isStorageAway(error)) away = error;
      }
    return failures;
  }

  /** Stream of a stored file; null when missing. */
  open(path: string) {
    return this.#dependencies.storage.open(path);
  }
}

/** Assigns uploaded files of a browser to an entry; false when one is missing or belongs to another browser. */
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
  return and(inArray(tempFiles.id, [...ids]), eq(tempFiles.browser_hash, hashSecret(browser)));
}

/** Base name of a file, without characters special to file systems or headers. */
function fileName(given: string): string {
  const plain = (given.split(/[/\\]/).at(-1) ?? '')
    .toWellFormed()
    // As browsers escape these in a header.
    .replace(/%(?:22|0D|0A)/g, '')
    .replace(/[\p{Cc}\p{Cf}"<>|:*?]/gu, '')
    .trim();
  const end = /\.[^.]{1,10}$/.exec(plain)?.[0] ?? '';
  return `${plain.slice(0, plain.length - end.length).slice(0, 150) || 'file'}${end}`;
}
