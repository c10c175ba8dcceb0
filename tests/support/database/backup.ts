import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBackup } from '../../../src/core/backup/read-backup.server.ts';
import { restoreBackup } from '../../../src/core/backup/restore-backup.server.ts';
import { writeBackup } from '../../../src/core/backup/write-backup.server.ts';
import type { DatabaseHandle } from '../../../src/core/database/client.server.ts';
import { openPrivateStorage, openStorage, type StorageSettings } from '../../../src/core/outside/open-storage.server.ts';
import { tempFiles } from '../../../src/features/forms/forms.tables.server.ts';
import { fileAreas } from '../../../src/server/commands/backup.server.ts';
import { temporaryFolder } from '../imports/import.ts';
import { addPicture, flatPng } from '../media/pictures.ts';
import { seedSeason } from '../programme/season.ts';
import { migrations } from './migrations.ts';

/** A season with a picture of its own and a private upload; what {@link seedSeason} only names is not in storage. */
export async function seedSite(database: DatabaseHandle, files: StorageSettings): Promise<void> {
  await seedSeason(database);
  await addPicture(database, openStorage(files), await flatPng(900, 600), 90);
  await openPrivateStorage(files).write('uploads/cv', Buffer.from('%PDF private'));
  await database.db.insert(tempFiles).values({
    ...{ id: 'x', browser_hash: 'y', name: 'Lebenslauf "ä\\\n.pdf', size: 12, content_type: 'application/pdf', path: 'uploads/cv' },
  });
}

/** Writes a backup with a name of its own and answers its file and what it holds. */
export async function backUp(database: DatabaseHandle, files: StorageSettings) {
  const file = join(temporaryFolder(), 'backup.tar');
  const source = { database, areas: fileAreas(files), product: '0.0.0', now: new Date() };
  return { file, ...(await writeBackup(source, file, () => undefined)) };
}

/** @param folder of the migrations of the version that restores. */
export async function restore(
  database: DatabaseHandle,
  files: StorageSettings,
  file: string,
  isReplacing = false,
  folder = migrations,
): Promise<void> {
  const target = { database, areas: fileAreas(files), migrations: folder, folder: files.dataDir, isReplacing };
  await restoreBackup(target, file, await readBackup(file), () => undefined);
}

/** SHA-256 of every file below a folder. */
export function hashesIn(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [path.slice(folder.length), createHash('sha256').update(readFileSync(path)).digest('hex')]),
  );
}
