import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { migrate } from '../../../src/core/database/migrate.server.ts';
import { openPglite } from '../../../src/core/database/open-pglite.server.ts';
import type { ModuleRegistry } from '../../../src/core/module/define-module.ts';
import type { rebuildIndex } from '../../../src/features/search/search-index.server.ts';
import type { App } from '../../../src/server/app.server.ts';
import type { readConfig } from '../../../src/server/config.server.ts';
import type { seedOnce } from '../../../src/server/seed.server.ts';
import type { AppOptions } from '../../../src/server/services.server.ts';
import { testNow } from '../../support/app.ts';
import { holdTemporaryFiles } from '../../support/temporary.ts';

/** What `npm run build` exports. */
interface Bundle {
  createApp(parts: AppOptions): Promise<App>;
  readConfig: typeof readConfig;
  migrate: typeof migrate;
  seedOnce: typeof seedOnce;
  rebuildIndex: typeof rebuildIndex;
  modules: ModuleRegistry;
  build: AppOptions['build'];
}

/** Password of the demo's accounts admin, editor and visitor in these tests. */
export const demoPassword = 'haus am ring 1911';

const root = join(import.meta.dirname, '../../..');
const cache = join(root, 'node_modules/.cache/foyer-e2e');

/** Sources of the demo venue: when one changes, it is seeded anew. What only answers requests is left out, or every change would wait for it. */
const sources = [
  'demo/**/*.{ts,txt,json}',
  'db/**/*.sql',
  'src/server/seed.server.ts',
  'src/core/{database,fields,module,text}/**/*.ts',
  'src/features/**/*.{fields,tables.server,write.server}.ts',
  'src/features/{imports,media,pages}/**/*.ts',
  'src/features/search/index/*.ts',
  'src/features/search/{fold,search-index.server,search.tables.server}.ts',
  'src/modules/**/*.module.ts',
];

/** The site as it was built; needs `npm run build`. */
export async function loadBundle(): Promise<Bundle> {
  const file = join(root, 'build/server/index.js');
  if (!existsSync(file)) throw new Error("There is no build: run 'npm run build' first.");
  return (await import(pathToFileURL(file).href)) as Bundle;
}

/** Folder of the browser's files. */
export const clientFolder = join(root, 'build/client');

let folder: string | undefined;

/** Paths of the seeded demo venue for these sources: data folder with pictures, and database dump. */
export function siteFolder(): { dataDir: string; dump: string } {
  // Once per process: every test that changes content asks for it.
  folder ??= folderOfSources();
  return { dataDir: folder, dump: join(folder, 'database.tar') };
}

function folderOfSources(): string {
  const hash = createHash('sha256').update(testNow);
  for (const file of globSync(sources, { cwd: root }).sort()) hash.update(file).update(readFileSync(join(root, file)));
  return join(cache, hash.digest('hex').slice(0, 16));
}

/** Playwright's global setup. */
export default async function setUp(): Promise<() => void> {
  const forget = holdTemporaryFiles();
  await seedSite();
  return forget;
}

/** Seeds the demo venue once per state of its sources; later runs reuse it. */
async function seedSite(): Promise<void> {
  const { dataDir, dump } = siteFolder();
  if (existsSync(dump)) return;
  removeOldSites();
  const began = performance.now();
  const { migrate: migrateTables, seedOnce: seed, rebuildIndex: index, modules } = await loadBundle();
  const unfinished = `${dataDir}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const database = await openPglite({});
  await migrateTables(database, join(root, 'db/migrations'));
  await seed({
    database,
    config: { seed: 'demo', dataDir: unfinished, demoPassword },
    now: new Date(testNow),
    print: console.log,
    pictureWidth: 480,
  });
  await index({ database, registry: modules, clock: () => new Date(testNow) });
  const data = await database.dump?.();
  await database.close();
  if (!data) throw new Error('PGlite gave no dump.');
  writeFileSync(join(unfinished, 'database.tar'), Buffer.from(await data.arrayBuffer()));
  // Another run may have been quicker.
  if (existsSync(dump)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, dataDir);
  console.log(`Demo venue of the browser tests made in ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

/** Removes seeded sites that are older than two days. */
function removeOldSites(): void {
  for (const folder of globSync(join(cache, '*'))) {
    if (Date.now() - statSync(folder).mtimeMs > 2 * 86_400_000) rmSync(folder, { recursive: true, force: true });
  }
}
