import type { Reading } from '../../core/database/reading.server.ts';
import type { ModuleRegistry } from '../../core/module/define-module.ts';
import type { CelumAsset, CelumAssets } from '../../core/outside/celum.server.ts';
import { type AssetNumbers, readAssetNumbers } from './assets.read.server.ts';
import { readConsentRates, readConsentTexts, readSearches } from './measured.read.server.ts';
import type { Measurements } from './measurements.server.ts';
import type { ServiceChecks } from './service-checks.server.ts';
import { readMigrations } from './version.read.server.ts';
import { readVitals } from './vitals.read.server.ts';

export interface DashboardDependencies {
  measurements: Measurements;
  services: ServiceChecks;
  registry: ModuleRegistry;
  /** Null without CELUM. */
  celum: CelumAssets | null;
  design: (reading: Reading) => Promise<{ tagManagerIds: string[]; searchConsoleUrl: string }>;
  /** Applies pending invalidations on this instance. */
  applyNewChanges(): Promise<void>;
  /** Build information. */
  build: { build: string; commit: string; dependencies: Record<string, string> };
  /** Folder of the product's migrations. */
  migrations: string;
}

/** Response of CELUM, or its error. */
export type CelumState = { ok: true; count: number; latest: CelumAsset[] } | { ok: false; detail: string };

/** Data of the dashboard for calls and screens, one method per section (DASH-01). */
export class Dashboard {
  readonly measurements: Measurements;
  readonly services: ServiceChecks;
  readonly #dependencies: DashboardDependencies;

  constructor(dependencies: DashboardDependencies) {
    this.measurements = dependencies.measurements;
    this.services = dependencies.services;
    this.#dependencies = dependencies;
  }

  applyNewChanges(): Promise<void> {
    return this.#dependencies.applyNewChanges();
  }

  async assets({ db }: Reading): Promise<{ numbers: AssetNumbers; celum: CelumState | null }> {
    const { celum, registry } = this.#dependencies;
    const celumOverview = celum?.overview().then(
      (overview): CelumState => ({ ok: true, ...overview }),
      (error: unknown): CelumState => ({ ok: false, detail: error instanceof Error ? error.message : String(error) }),
    );
    return { numbers: await readAssetNumbers(db, registry), celum: (await celumOverview) ?? null };
  }

  async google(reading: Reading) {
    const { tagManagerIds, searchConsoleUrl } = await this.#dependencies.design(reading);
    const consent = await readConsentRates(reading.db, reading.now);
    const consent_texts = await readConsentTexts(reading.db);
    return { tag_manager_ids: tagManagerIds, search_console_url: searchConsoleUrl, consent, consent_texts };
  }

  async vitals({ db, now }: Reading, days: number) {
    await this.measurements.flush();
    return readVitals(db, now, days);
  }

  searches({ db, now }: Reading, days: number) {
    return readSearches(db, now, days);
  }

  async version({ db }: Reading) {
    const { build, migrations } = this.#dependencies;
    const dependencies = Object.entries(build.dependencies).map(([name, version]) => ({ name, version }));
    return { ...build, migrations: await readMigrations(db, migrations), dependencies };
  }
}
