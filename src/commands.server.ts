import { join } from 'node:path';
import type { DatabaseHandle } from './core/database/client.server.ts';
import { type ServedCommand, serveCommand } from './core/database/data-dir/command.ts';
import { diskStorage } from './core/outside/disk-storage.server.ts';
import { keepPicture } from './features/media/media.write.server.ts';
import { type ImportParts, importCommand, importFile } from './features/programme/import/import-file.server.ts';

/** The commands of operators, as the running site and the command lines do them. */
export function siteCommands(parts: ImportParts): ServedCommand[] {
  return [serveCommand(importCommand, (input, onProgress) => importFile(parts, input, onProgress))];
}

/** What commands need of a site with this database and data folder. */
export function commandParts(database: DatabaseHandle, dataDir: string): ImportParts {
  const storage = diskStorage(join(dataDir, 'media'));
  return { database, keepPicture: (bytes, isDryRun) => keepPicture(bytes, storage, isDryRun) };
}
