import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { makeFolder } from '../../core/outside/make-folder.server.ts';

/** Maximum upload size in the office; larger files are imported by the command line. */
export const megabytes = 20;

/** Hours an upload is stored between dry run and import. */
const retentionHours = 24;

/** Uploaded file of a dry run, stored until it is imported. */
export interface WaitingFile {
  /** Identifies the file in the next form; valid only for the uploading user. */
  token: string;
  path: string;
}

/** Stores an upload in a separate folder; null when it is too large. Expired uploads are deleted. */
export async function storeFile(dataDir: string, user: number, file: MultipartFile): Promise<WaitingFile | null> {
  await removeOld(folderOf(dataDir));
  const token = randomBytes(18).toString('base64url');
  const path = pathOf(dataDir, user, token);
  await makeFolder(join(path, '..'), 0o700);
  await pipeline(file.file, createWriteStream(path, { mode: 0o600 }));
  if (!file.file.truncated) return { token, path };
  await rm(join(path, '..'), { recursive: true, force: true });
  return null;
}

/** File of a token; null when it is deleted or belongs to another user. */
export async function findFile(dataDir: string, user: number, token: string): Promise<WaitingFile | null> {
  if (!/^[\w-]{24}$/.test(token)) return null;
  const path = pathOf(dataDir, user, token);
  const isThere = await stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
  return isThere ? { token, path } : null;
}

export function deleteFile({ path }: WaitingFile): Promise<void> {
  return rm(join(path, '..'), { recursive: true, force: true });
}

const folderOf = (dataDir: string) => join(dataDir, '.private/import');
const pathOf = (dataDir: string, user: number, token: string) => join(folderOf(dataDir), `${user}-${token}`, 'file');

async function removeOld(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const before = Date.now() - retentionHours * 3_600_000;
  await Promise.all(
    names.map(async (name) => {
      const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: before }));
      if (mtimeMs < before) await rm(join(folder, name), { recursive: true, force: true });
    }),
  );
}
