import { join } from 'node:path';
import * as build from 'virtual:react-router/server-build';
import { createApp } from './app.server.ts';
import { ConfigError, readConfig } from './config.server.ts';
import { migrate } from './core/database/migrate.server.ts';
import { openDatabase } from './core/database/open.server.ts';

export { createApp, readConfig, openDatabase, migrate, build };

const root = join(import.meta.dirname, '../..');

/** Starts the site from the environment and stops it on SIGTERM or SIGINT. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config, console.error);
  await migrate(database, join(root, 'db/migrations'));
  const app = await createApp({ config, database, clock: () => new Date(), build, clientFolder: join(root, 'build/client') });
  await app.server.listen({ port: config.port, host: config.host });
  console.log(`Foyer serves on ${app.server.listeningOrigin}`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      setTimeout(() => process.exit(1), 9000).unref();
      await app.close();
      await database.close();
      process.exit(0);
    });
  }
}

if (import.meta.main) {
  start().catch((error: unknown) => {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exit(1);
  });
}
