import product from '../../../package.json' with { type: 'json' };
import type { BackupContents } from '../../core/backup/backup-format.server.ts';
import type { BackupProgress } from '../../core/backup/file-area.ts';
import { writeBackup } from '../../core/backup/write-backup.server.ts';
import type { DatabaseHandle } from '../../core/database/client.server.ts';
import type { StorageSettings } from '../../core/outside/open-storage.server.ts';
import { fileAreas } from './backup.server.ts';
import type { BackupInput, BackupReport } from './backup-command.ts';

/** What the configuration says about the content of backups. */
export interface BackupSettings extends StorageSettings {
  backupKey?: string | undefined;
}

/** Writes a backup, in the site's process or in that of `npm run backup`. */
export async function runBackup(
  database: DatabaseHandle,
  files: BackupSettings,
  { file }: BackupInput,
  onProgress: BackupProgress,
): Promise<BackupReport> {
  const source = { database, areas: fileAreas(files), product: product.version, now: new Date(), key: files.backupKey };
  const backup = await writeBackup(source, file, onProgress);
  return { ...figuresOf(backup), missing: backup.missing };
}

/** Figures of a backup for its report. */
export function figuresOf({ tables, files, size, signature }: BackupContents) {
  const sums = Object.values(tables);
  return {
    tables: sums.length,
    rows: sums.reduce((total, { rows }) => total + rows, 0),
    files: files.length,
    size,
    isSigned: signature !== 'none',
  };
}
