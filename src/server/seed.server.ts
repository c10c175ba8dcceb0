import { randomBytes } from 'node:crypto';
import { isNull, ne, or } from 'drizzle-orm';
import type { DemoBrand } from '../../demo/seed.server.ts';
import { announceChange } from '../core/database/changes.server.ts';
import type { DatabaseHandle } from '../core/database/client.server.ts';
import type { StorageSettings } from '../core/outside/open-storage.server.ts';
import type { SeasonProgress } from '../features/imports/season.report.ts';
import { events } from '../features/programme/programme.tables.server.ts';
import { siteSettingsFields } from '../features/site/site.fields.ts';
import { siteSettings } from '../features/site/site.tables.server.ts';
import { modules } from '../modules/modules.server.ts';
import type { Config } from './config.server.ts';

interface Seeding {
  database: DatabaseHandle;
  config: Pick<Config, 'seed'> & Partial<Pick<Config, 'demoPassword'>> & StorageSettings;
  now: Date;
  /** Prints a line for the operator. */
  print: (line: string) => void;
  /** See the demo's seeding. */
  pictureWidth?: number;
  /** Opens what makes the demo the venue of a brand. */
  brand?: () => Promise<DemoBrand>;
}

/** Advisory lock while seeding, so that only one of several instances does it. */
const seedLock = 4_613_004;

/**
 * Fills a new database, once: the row of site settings, written at the end, marks it as done. After an
 * interrupted start the next one seeds again without duplicates.
 */
export async function seedOnce({ database, config, now, print, pictureWidth, brand }: Seeding): Promise<void> {
  if (await isSeeded(database)) return;
  const lock = await database.tryLock(seedLock);
  if (!lock) return print('Another instance is filling the database.');
  try {
    if (config.seed === 'demo' && (await isEmpty(database))) {
      // Only a first start needs the demo, so only a first start loads it.
      const { seedDemo } = await import('../../demo/seed.server.ts');
      const began = performance.now();
      const password = config.demoPassword ?? randomBytes(9).toString('base64url');
      await seedDemo({
        database,
        files: config,
        now,
        modules,
        onProgress: progressPrinter(print),
        ...(brand && { brand: await brand() }),
        password,
        ...(pictureWidth && { pictureWidth }),
      });
      if (!config.demoPassword) print(`Accounts of the demo: admin, editor and visitor, password ${password}`);
      print(`Seeded the demo venue in ${((performance.now() - began) / 1000).toFixed(1)} s`);
    } else await writePresets(database);
    await database.db.transaction((transaction) => announceChange(transaction, ['site_settings', 'pages']));
  } finally {
    await lock.release();
  }
}

async function isSeeded({ db }: DatabaseHandle): Promise<boolean> {
  return (await db.select({ id: siteSettings.id }).from(siteSettings).limit(1)).length > 0;
}

/** True without events; those of an interrupted seeding do not count. */
async function isEmpty({ db }: DatabaseHandle): Promise<boolean> {
  const foreign = or(isNull(events.import_source), ne(events.import_source, 'demo'));
  return (await db.select({ id: events.id }).from(events).where(foreign).limit(1)).length === 0;
}

async function writePresets({ db }: DatabaseHandle): Promise<void> {
  const { html_footer_logos, is_shop_online, is_site_online } = siteSettingsFields;
  const presets = {
    html_footer_logos: html_footer_logos.initial,
    is_shop_online: is_shop_online.initial,
    is_site_online: is_site_online.initial,
  };
  await db
    .insert(siteSettings)
    .values({ ...presets, site_name: 'Foyer' })
    .onConflictDoNothing();
}

/** Prints each step when it begins, and the progress of pictures at most twice a second. */
function progressPrinter(print: (line: string) => void): (progress: SeasonProgress) => void {
  let step = '';
  let printedAt = 0;
  return (progress) => {
    const isDue = progress.step !== step || (progress.step === 'pictures' && performance.now() - printedAt > 500);
    if (!isDue) return;
    step = progress.step;
    printedAt = performance.now();
    print(`Seeding the demo venue: ${step}${progress.total > 1 ? ` ${progress.done}/${progress.total}` : ''}`);
  };
}
