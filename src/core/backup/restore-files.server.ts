import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStorage } from '../outside/storage.ts';
import type { BackupContents } from './backup-format.server.ts';
import type { BackupProgress, FileArea } from './file-area.ts';
import { backupEntries } from './read-backup.server.ts';

/** How the folder is called in which the file that is put in place lies meanwhile. */
export const arrivingPrefix = 'restoring-';

/**
 * Puts the files of a backup into their storages, one at a time, and reads each again. Those that are there already stay.
 * @throws when a file came out differently.
 */
export async function restoreFiles(
  areas: readonly FileArea[],
  { files, sums }: BackupContents,
  file: string,
  folder: string,
  onProgress: BackupProgress,
): Promise<void> {
  const arriving = join(folder, `${arrivingPrefix}${randomUUID()}`);
  await mkdir(arriving, { recursive: true, mode: 0o700 });
  let done = 0;
  try {
    for await (const entry of backupEntries(file)) {
      if (entry.kind !== 'file') continue;
      const { area, path } = areaOf(areas, entry.name);
      const sum = sums.get(entry.name);
      const unfinished = join(arriving, 'file');
      await pipeline(entry.body, createWriteStream(unfinished, { mode: 0o600 }));
      const present = await sumOf(area.storage, path);
      if (present !== sum) {
        if (present !== null) await area.storage.remove(path);
        await area.storage.takeIn(path, unfinished);
        if ((await sumOf(area.storage, path)) !== sum)
          throw new Error(`The file '${entry.name}' came out differently than it was backed up.`);
      }
      done += 1;
      onProgress({ step: 'files', done, total: files.length });
    }
  } finally {
    await rm(arriving, { recursive: true, force: true });
  }
}

function areaOf(areas: readonly FileArea[], name: string): { area: FileArea; path: string } {
  const area = areas.find(({ folder }) => name.startsWith(`${folder}/`));
  if (!area) throw new Error(`The backup holds a file '${name}' this Foyer has no place for.`);
  return { area, path: name.slice(area.folder.length + 1) };
}

async function sumOf(storage: FileStorage, path: string): Promise<string | null> {
  const stored = await storage.open(path);
  if (!stored) return null;
  const hash = createHash('sha256');
  for await (const chunk of await stored.read()) hash.update(chunk);
  return hash.digest('hex');
}
