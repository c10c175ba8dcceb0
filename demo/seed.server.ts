import type { DatabaseHandle } from '../src/core/database/client.server.ts';
import type { ModuleRegistry } from '../src/core/module/define-module.ts';
import { openStorage, type StorageSettings } from '../src/core/outside/open-storage.server.ts';
import { localDay } from '../src/core/text/wall-clock.ts';
import { applySeason } from '../src/features/imports/apply-season.server.ts';
import type { SeasonProgress } from '../src/features/imports/season.report.ts';
import { storePicture } from '../src/features/media/media.write.server.ts';
import { siteSettings } from '../src/features/site/site.tables.server.ts';
import { seedAccounts } from './accounts.ts';
import { type BrandDemo, footerOf, seasonOf } from './brand-demo.ts';
import { footer } from './footer.ts';
import { seedForms } from './forms.ts';
import { seedPages } from './pages.server.ts';
import { pictureCache } from './picture-cache.server.ts';
import { renderDemoPicture } from './pictures.ts';
import type { BrandPapers } from './posters/brand-papers.ts';
import { demoSeason } from './season.ts';
import { seedSeatPlan } from './seat-plans.ts';
import { seedStock, storeStockStates } from './stock.ts';

interface DemoSeed {
  database: DatabaseHandle;
  files: StorageSettings;
  now: Date;
  onProgress: (progress: SeasonProgress) => void;
  /** Pixels across of the masters; tests take small ones. */
  pictureWidth?: number;
  brand?: DemoBrand | undefined;
  /** What content modules there are. */
  modules: ModuleRegistry;
  /** Of the demo accounts. */
  password: string;
}

/** What the demo venue takes from the brand of the first start. */
export interface DemoBrand {
  /** Name of the venue. */
  name: string;
  /** Papers of the brand for the posters. */
  papers?: BrandPapers | undefined;
  /** What makes the demo its venue. */
  demo?: BrandDemo | undefined;
}

/**
 * Fills a database with the demo venue. It can be repeated: what is there stays, and pictures that the
 * data folder has are not rendered again.
 */
export async function seedDemo({
  database,
  files,
  now,
  onProgress,
  pictureWidth = 2400,
  brand,
  modules,
  password,
}: DemoSeed): Promise<void> {
  const storage = openStorage(files);
  const cached = pictureCache(files.dataDir, storage);
  const pictures = (file: string, isDryRun: boolean) =>
    cached(`${file} ${pictureWidth}${brand?.papers ? ` ${brand.name}` : ''}`, async () =>
      storePicture(await renderDemoPicture(file, pictureWidth, brand?.papers), storage, isDryRun),
    );
  const season = seasonOf(demoSeason(localDay(now), { tariffs: brand?.demo?.tariffs }), brand?.demo);
  const { refused } = await applySeason({ database, document: season, pictures, onProgress });
  const [first] = refused;
  if (first) throw new Error(`The demo venue has ${refused.length} wrong entries, the first: ${first.place}: ${first.reason}`);
  await seedStock(database, 'demo', now, brand?.demo?.places);
  await seedSeatPlan(database, 'demo', now);
  await storeStockStates(database, 'demo', now);
  await database.db
    .insert(siteSettings)
    .values({ site_name: brand?.name ?? 'Haus am Ring', is_shop_online: true, is_site_online: true, ...footerOf(footer, brand?.demo) })
    .onConflictDoNothing();
  await seedForms(database.db, brand?.demo);
  await seedPages(database.db, modules, now, brand?.demo);
  await seedAccounts(database.db, password);
}
