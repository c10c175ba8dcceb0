import { join } from 'node:path';
import { brandNames, readBrand } from '../../brands/brands.server.ts';
import { DataDirInUse, lockDataDir } from '../core/database/data-dir/lock-data-dir.server.ts';
import { serveCommands } from '../core/database/data-dir/serve-commands.server.ts';
import { migrate, NewerDatabase } from '../core/database/migrate.server.ts';
import { openDatabase } from '../core/database/open.server.ts';
import { untilAnswers } from '../core/database/until-answers.server.ts';
import { defaultLanguage } from '../core/languages.ts';
import { createSetupLink } from '../features/accounts/account-links.server.ts';
import { rebuildIndex } from '../features/search/search-index.server.ts';
import { modules } from '../modules/modules.server.ts';
import { createApp } from './app.server.ts';
import { commandParts, siteCommands } from './commands/commands.server.ts';
import { ConfigError, readConfig } from './config.server.ts';
import { seedOnce } from './seed.server.ts';

// For tests, by index.ts.
export { createPage, updatePage } from '../features/pages/pages.write.server.ts';
export { ensureContainer, replaceModules } from '../features/pages/sections.write.server.ts';
export { publishContainer } from '../features/pages/snapshots/publish.write.server.ts';
export { createApp, migrate, modules, openDatabase, readConfig, rebuildIndex, seedOnce };

const root = join(import.meta.dirname, '../..');

/** Mails, deletions and the search index can wait: visitors who have waited for the start come first, with the embedded database one query at a time. */
const backgroundWorkAfterMs = 3000;

/** Starts the site from the environment and stops it on SIGTERM or SIGINT. */
async function start(): Promise<void> {
  const config = readConfig(process.env, brandNames);
  const lock = config.databaseUrl ? null : lockDataDir(config.dataDir, 'the site');
  // Printed until there is a log; from then on a line of it, without the dump of a connection (OPS-10).
  let report: (error: unknown) => void = console.error;
  const database = await openDatabase(config, (error) => report(error));
  await untilAnswers(database, console.error);
  await migrate(database, join(root, 'db/migrations'));
  await seedOnce({ database, config, now: new Date(), print: console.log, brand: readBrand(config.brand).openDemo });
  const app = await createApp({ config, database, clock: () => new Date(), root, clientFolder: join(root, 'build/client') });
  report = (error) => app.server.log.error(error);
  process.on('uncaughtExceptionMonitor', (error) => app.server.log.fatal({ err: error, place: 'process' }));
  await app.readSettings();
  await app.server.listen({ port: config.port, host: config.host });
  const commands = lock && (await serveCommands(lock, siteCommands(commandParts(database, config), modules, config), report));
  const backgroundWork = setTimeout(() => app.beginBackgroundWork(), backgroundWorkAfterMs);
  console.log(`Foyer serves on ${app.server.listeningOrigin}`);
  const origin = config.publicUrl ?? app.server.listeningOrigin;
  const setupLink = config.seed === 'empty' && (await createSetupLink(database, new Date(), origin, defaultLanguage));
  if (setupLink) console.log(`No account yet. Make the first administrator within an hour: ${setupLink}`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      setTimeout(() => process.exit(1), 9000).unref();
      clearTimeout(backgroundWork);
      await commands?.close();
      await app.close();
      await database.close();
      lock?.release();
      process.exit(0);
    });
  }
}

/** Starts the site; an error that the operator can correct is printed without its stack trace. */
export function startFromEnvironment(): void {
  start().catch((error: unknown) => {
    const isExplained = [ConfigError, DataDirInUse, NewerDatabase].some((kind) => error instanceof kind);
    console.error(isExplained && error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
