import product from '../../../package.json' with { type: 'json' };
import type { BackupContents } from '../../core/backup/backup-format.ts';
import type { BackupProgress } from '../../core/backup/file-area.ts';
import { writeBackup } from '../../core/backup/write-backup.server.ts';
import type { DatabaseHandle } from '../../core/database/client.server.ts';
import type { StorageSettings } from '../../core/outside/open-storage.server.ts';
import { fileAreas } from './backup.server.ts';
import type { BackupInput, BackupReport } from './backup-command.ts';

/** `npm run backup`, in the site's process or in its own. */
export async function runBackup(
  database: DatabaseHandle,
  files: StorageSettings,
  { file }: BackupInput,
  onProgress: BackupProgress,
): Promise<BackupReport> {
  const backup = await writeBackup({ database, areas: fileAreas(files), product: product.version, now: new Date() }, file, onProgress);
  return { ...figuresOf(backup), missing: backup.missing };
}

/** Figures of a backup for its report. */
export function figuresOf({ tables, files, size }: BackupContents) {
  const sums = Object.values(tables);
  return { tables: sums.length, rows: sums.reduce((total, { rows }) => total + rows, 0), files: files.length, size };
}
