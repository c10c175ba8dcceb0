import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readBackup } from '../core/backup/read-backup.server.ts';
import { restoreBackup } from '../core/backup/restore-backup.server.ts';
import { arrivingPrefix } from '../core/backup/restore-files.server.ts';
import type { DatabaseHandle } from '../core/database/client.server.ts';
import { BackupFolder } from '../features/backups/backup-folder.server.ts';
import { Backups } from '../features/backups/backups.server.ts';
import { runDrill } from '../features/backups/run-drill.server.ts';
import { fileAreas } from './commands/backup.server.ts';
import { figuresOf, runBackup } from './commands/run-backup.server.ts';
import type { Config } from './config.server.ts';

interface BackupServices {
  config: Config;
  database: DatabaseHandle;
  clock: () => Date;
  /** Folder of the product. */
  root: string;
  onError(error: unknown): void;
}

/** Backups, drills and restores of this site, for the office and its schedule. */
export function openBackups({ config, database, clock, root, onError }: BackupServices): Backups {
  return new Backups({
    ...{ database, clock, onError },
    folder: new BackupFolder(config.backupDir),
    isSigned: config.backupKey !== undefined,
    write: async (file) => {
      const { missing, ...figures } = await runBackup(database, config, { file }, () => undefined);
      return { ...figures, missing: missing.length };
    },
    drill: (file) => runDrill(root, file),
    check: (file) => readBackup(file, undefined, config.backupKey),
    restore: async (file, contents) => {
      const target = {
        database,
        migrations: join(root, 'db/migrations'),
        areas: fileAreas(config),
        folder: config.dataDir,
        isReplacing: true,
      };
      const { left } = await restoreBackup(target, file, contents, () => undefined);
      return { ...figuresOf(contents), left: left.length };
    },
    clearRestore: async () => {
      for (const name of await readdir(config.dataDir))
        if (name.startsWith(arrivingPrefix)) await rm(join(config.dataDir, name), { recursive: true, force: true });
    },
  });
}
