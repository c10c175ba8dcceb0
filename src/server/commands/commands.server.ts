import type { DatabaseHandle } from '../../core/database/client.server.ts';
import { type ServedCommand, serveCommand } from '../../core/database/data-dir/command.ts';
import type { ModuleRegistry } from '../../core/module/define-module.ts';
import { openStorage, type StorageSettings } from '../../core/outside/open-storage.server.ts';
import { runUserCommand } from '../../features/accounts/run-user-command.server.ts';
import { userCommand } from '../../features/accounts/user-command.ts';
import { type ImportServices, importCommand, importFile } from '../../features/imports/import-file.server.ts';
import { importText } from '../../features/imports/import-text.server.ts';
import { PictureRefused, storePicture } from '../../features/media/media.write.server.ts';
import { refusalSentence } from '../../features/media/refusal-sentence.ts';
import { reindexCommand } from '../../features/search/reindex-command.ts';
import { rebuildIndex } from '../../features/search/search-index.server.ts';
import { backupCommand } from './backup-command.ts';
import { type BackupSettings, runBackup } from './run-backup.server.ts';

/** The commands of operators, for the running site and the command line tools. */
export function siteCommands(parts: ImportServices, registry: ModuleRegistry, files: BackupSettings): ServedCommand[] {
  return [
    serveCommand(importCommand, (input, onProgress) => importFile(parts, input, onProgress)),
    serveCommand(reindexCommand, (_input, onProgress) =>
      rebuildIndex({ database: parts.database, registry, clock: () => new Date() }, onProgress),
    ),
    serveCommand(backupCommand, (input, onProgress) => runBackup(parts.database, files, input, onProgress)),
    serveCommand(userCommand, (input) => runUserCommand(parts.database.db, input)),
  ];
}

/** Dependencies of commands, for this database and these files. */
export function commandParts(database: DatabaseHandle, files: StorageSettings): ImportServices {
  const storage = openStorage(files);
  return {
    database,
    storePicture: (bytes, isDryRun) =>
      storePicture(bytes, storage, isDryRun).catch((error: unknown) => {
        if (!(error instanceof PictureRefused)) throw error;
        throw new Error(importText({ de: refusalSentence(error.reason, 'de'), en: error.message }), { cause: error });
      }),
  };
}
