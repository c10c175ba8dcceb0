import type { DatabaseHandle } from './core/database/client.server.ts';
import { type ServedCommand, serveCommand } from './core/database/data-dir/command.ts';
import { openStorage, type StorageSettings } from './core/outside/open-storage.server.ts';
import { keepPicture } from './features/media/media.write.server.ts';
import { type ImportParts, importCommand, importFile } from './features/programme/import/import-file.server.ts';

/** The commands of operators, as the running site and the command lines do them. */
export function siteCommands(parts: ImportParts): ServedCommand[] {
  return [serveCommand(importCommand, (input, onProgress) => importFile(parts, input, onProgress))];
}

/** What commands need of a site with this database and these files. */
export function commandParts(database: DatabaseHandle, files: StorageSettings): ImportParts {
  const storage = openStorage(files);
  return { database, keepPicture: (bytes, isDryRun) => keepPicture(bytes, storage, isDryRun) };
}
