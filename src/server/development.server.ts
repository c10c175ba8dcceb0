import { join } from 'node:path';
import { brandNames, readBrand } from '../../brands/brands.server.ts';
import type { DatabaseHandle } from '../core/database/client.server.ts';
import { lockDataDir } from '../core/database/data-dir/lock-data-dir.server.ts';
import { migrate } from '../core/database/migrate.server.ts';
import { openDatabase } from '../core/database/open.server.ts';
import type { Assets } from '../site/rendering/assets.server.ts';
import { islandPaths } from '../site/rendering/island-names.server.ts';
import { type App, createApp } from './app.server.ts';
import { type Config, readConfig } from './config.server.ts';
import { seedOnce } from './seed.server.ts';

/** What stays open when the code is reloaded. */
export interface DevelopmentSite {
  config: Config;
  database: DatabaseHandle;
  close(): Promise<void>;
}

/** Opens the database of `npm run dev` with the demo in it; once, however often the code changes. */
export async function openDevelopmentSite(root: string): Promise<DevelopmentSite> {
  const config = readConfig(process.env, brandNames);
  const lock = config.databaseUrl ? null : lockDataDir(config.dataDir, "'npm run dev'");
  const database = await openDatabase(config, console.error);
  await migrate(database, join(root, 'db/migrations'));
  await seedOnce({ database, config, now: new Date(), print: console.log, brand: readBrand(config.brand).openDemo });
  return {
    config,
    database,
    close: async () => {
      await database.close();
      lock?.release();
    },
  };
}

/**
 * The site on the code as it is now; it answers through `server.routing` and listens nowhere itself.
 * @param onPageError called with what a page threw when it was rendered.
 */
export async function createDevelopmentApp(
  { config, database }: DevelopmentSite,
  root: string,
  beforePaint: string,
  onPageError: (error: unknown) => void,
): Promise<App> {
  const assets = servedAssets(beforePaint);
  const app = await createApp({
    config,
    database,
    clock: () => new Date(),
    root,
    clientFolder: join(root, 'build/client'),
    development: assets,
    onPageError,
  });
  await app.server.ready();
  return app;
}

/** Files as Vite serves them: sources by their path, styles by the script that inserts them. */
function servedAssets(beforePaint: string): Assets {
  return {
    build: 'development',
    beforePaint: { text: beforePaint, source: "'unsafe-inline'" },
    // The runtimes of Vite and Fast Refresh have to load before any island.
    firstScripts: ['/@vite/client', '/tools/dev/refresh.js', '/src/entries/site-styles.ts'],
    entry: (file) => ({
      ...{ script: `/${file}`, imports: [], styles: [] },
    }),
    islandScripts: (name) => {
      const path = islandPaths.get(name);
      return path ? [`/${path}`] : [];
    },
  };
}
