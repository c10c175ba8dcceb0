import { join } from 'node:path';
import { callCommand, connectToSite } from '../src/core/database/data-dir/call-command.server.ts';
import { lockDataDir } from '../src/core/database/data-dir/lock-data-dir.server.ts';
import { migrate } from '../src/core/database/migrate.server.ts';
import { openDatabase } from '../src/core/database/open.server.ts';
import { reindexCommand } from '../src/features/search/reindex-command.ts';
import { type IndexProgress, rebuildIndex } from '../src/features/search/search-index.server.ts';
import { type Config, ConfigError, readConfig } from '../src/server/config.server.ts';
import { readModules } from './read-modules.ts';

/** `npm run reindex`: makes the index of the search anew, through the running site where there is one. */
try {
  const count = await reindex(readConfig(process.env));
  console.log(`${count} things are found.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof ConfigError ? 2 : 1;
}

async function reindex(config: Config): Promise<number> {
  const site = config.databaseUrl ? null : await connectToSite(config.dataDir);
  if (site) {
    console.log(`The site on ${config.dataDir} makes the index anew.`);
    return callCommand(site, reindexCommand, {}, showProgress()).finally(() => site.destroy());
  }
  const lock = config.databaseUrl ? null : lockDataDir(config.dataDir, 'a reindexing');
  const database = await openDatabase(config, console.error);
  try {
    await migrate(database, join(import.meta.dirname, '../db/migrations'));
    return await rebuildIndex({ database, registry: await readModules(), clock: () => new Date() }, showProgress());
  } finally {
    await database.close();
    lock?.release();
  }
}

/** One line per kind, when it is done. */
function showProgress(): IndexProgress {
  return ({ kind, done, total }) => {
    if (done === total) console.log(`${kind} ${total}`);
  };
}
