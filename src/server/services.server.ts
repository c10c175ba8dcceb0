import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { readBrand } from '../../brands/brands.server.ts';
import { dependencies, version } from '../../package.json' with { type: 'json' };
import { followChanges } from '../core/database/changes.server.ts';
import type { DatabaseHandle } from '../core/database/client.server.ts';
import { isDatabaseAway } from '../core/database/is-database-away.server.ts';
import { noteWrites } from '../core/database/noted-writes.server.ts';
import { Memory, Reading, type Viewer, visitor } from '../core/database/reading.server.ts';
import { answerBuiltFiles } from '../core/http/built-files.server.ts';
import { contentSecurityPolicy, developmentPolicy } from '../core/http/content-security-policy.ts';
import { createPageCache } from '../core/http/page-cache/page-cache.server.ts';
import { celumAssets } from '../core/outside/celum.server.ts';
import { type FetchOutside, fetchPublic } from '../core/outside/fetch-public.server.ts';
import { openStorage } from '../core/outside/open-storage.server.ts';
import { SharedCaches } from '../core/outside/shared-caches.server.ts';
import { Logins } from '../features/accounts/logins.server.ts';
import { Sessions } from '../features/accounts/sessions.server.ts';
import { iframeOrigins } from '../features/consent/services.ts';
import { Dashboard } from '../features/dashboard/dashboard.server.ts';
import { Measurements } from '../features/dashboard/measurements.server.ts';
import { createAvifMaker } from '../features/media/avif/avif-maker.server.ts';
import { GoneFiles } from '../features/media/gone-files.server.ts';
import { readDraftLink } from '../features/pages/drafts/draft-links.read.server.ts';
import { ensureFixedPages } from '../features/pages/pages.write.server.ts';
import { createSearchIndex } from '../features/search/search-index.server.ts';
import { readDesign } from '../features/site/design.read.server.ts';
import { moduleLoads, modules } from '../modules/modules.server.ts';
import { type Assets, readAssets } from '../site/rendering/assets.server.ts';
import { KnownPages } from '../site/rendering/known-pages.server.ts';
import { createPageRenderer } from '../site/rendering/page-renderer.server.tsx';
import { answerPage } from '../site/rendering/pages.server.ts';
import type { Config } from './config.server.ts';
import { openHttpServer } from './http-server.server.ts';
import { createLimits } from './limits.server.ts';
import { addGauges, createRegistry } from './metrics.server.ts';
import { openBackups } from './open-backups.server.ts';
import { openLibrary } from './open-library.server.ts';
import { openSales } from './open-sales.server.ts';
import { createServiceChecks } from './service-checks.server.ts';

/** Options of the site. */
export interface AppOptions {
  config: Config;
  database: DatabaseHandle;
  /** The present moment, injected so that every rule about 'today' can be tested. */
  clock: () => Date;
  /** Folder of the product. */
  root: string;
  /** Folder of the built browser files. */
  clientFolder: string;
  /** Replaces the name of the browser's build, to test an upgrade. */
  build?: string;
  /** Sources to serve instead of built files, for `npm run dev`: nothing of `clientFolder` is served then. */
  development?: Assets;
  /** Called with what a page threw when it was rendered; `npm run dev` shows it in the browser. */
  onPageError?: (error: unknown) => void;
  /** Replaces how addresses of other hosts are read, in tests. */
  fetchOutside?: FetchOutside;
}

/** Dependencies of calls, pages and jobs, created once. */
export type Services = Awaited<ReturnType<typeof openServices>>;

/** Opens them in the order of their dependencies. @throws when the database or the build cannot be read. */
export async function openServices({
  config,
  database: handle,
  clock,
  root,
  clientFolder,
  build,
  development,
  onPageError,
  fetchOutside = fetchPublic,
}: AppOptions) {
  const database = { ...handle, db: noteWrites(handle.db) };
  const clientAssets = development ?? readAssets(clientFolder);
  const assets = build === undefined ? clientAssets : { ...clientAssets, build };
  const brand = readBrand(config.brand);
  // Only a warning: counting an error needs the database.
  const measurements = new Measurements({ database, clock, onError: (error) => server.log.warn(error) });
  const registry = createRegistry();
  const { server, answerFirst, origin, closeLogs } = openHttpServer({
    ...{ config, registry, clock, measurements },
    answerPage: (request, reply) => answerPage(pages, request, reply),
  });
  const onError = (error: unknown) => server.log.error(error);
  const report = (message: string) => server.log.warn(message);
  await ensureFixedPages(database.db);
  const changes = await followChanges(database, onError);
  const applyNewChanges = () => changes.applyNewChanges();
  const storage = openStorage(config, changes);
  const avifs = await createAvifMaker({ database, storage, changes, onError });
  const gone = new GoneFiles({ db: database.db, changes, clock, onError });
  const search = createSearchIndex({ database, registry: modules, clock, changes, onError });
  const memory = new Memory(changes);
  const openReading = (viewer: Viewer = visitor) => new Reading(database.db, clock(), viewer, memory);
  const sessions = new Sessions({ db: database.db, changes, clock });
  const viewerOf = (request: FastifyRequest) => sessions.viewerOf(request);
  const policy = development ? developmentPolicy : contentSecurityPolicy;
  const sharedCaches = new SharedCaches(config.sharedCaches, origin, onError);
  const cache = createPageCache({
    ...{ changes, clock, onError },
    ...(sharedCaches.isUsed && { purge: (keys) => sharedCaches.outdated(known.addressesOf(keys)) }),
    policy: ({ hosts }) =>
      policy([assets.beforePaint.source], { ...hosts, frames: ["'self'", ...iframeOrigins, ...(hosts?.frames ?? [])] }),
  });
  const kit = { registry: modules, loads: moduleLoads };
  const known = new KnownPages(cache);
  const answerFile = development ? () => false : answerBuiltFiles(clientFolder);
  answerFirst((request, response) => known.answer(request, response) || answerFile(request, response));
  const limits = createLimits();
  /** The present design settings. */
  const designOf = (reading: Reading) => readDesign(reading, brand, report);
  const pages = {
    ...{ cache, known, origin, openReading, designOf, viewerOf, searchLimit: limits.searchLimit },
    ...{ brandName: brand.name, publicUrl: config.publicUrl },
    draftLink: (token: string) => readDraftLink(database.db, token, clock()),
    render: createPageRenderer({
      ...{ assets, brand, modules: kit, origin, openReading, report, dataDir: config.dataDir },
      hasPresale: () => shop.hasPresale,
      hasWaitingList: () => mailing.waitingList !== null,
      orders: () => shop.orders?.bind(shop),
      isDatabaseAway: () => isDatabaseAway(database),
      onError: (error, routeName) => {
        server.log.error({ err: error, place: `page ${routeName}` });
        onPageError?.(error);
      },
    }),
  };
  const remainingBelow = async (reading: Reading) => (await designOf(reading)).remainingTicketsBelow;
  const { mailing, ...sales } = await openSales({
    ...{ config, database, clock, origin, changes, sessions, kit, openReading, remainingBelow, onError },
    warn: (error) => server.log.warn(error),
  });
  const { shop, absentScreens } = sales;
  addGauges(registry, { database, cache, shop });
  const accounts = { absentScreens, sessions, resets: mailing.resets, logins: new Logins({ db: database.db, clock, sessions }) };
  const dashboard = new Dashboard({
    ...{ measurements, applyNewChanges, registry: modules, design: designOf },
    services: createServiceChecks({ config, database, shop, storage, clock, mail: mailing.mail }),
    celum: config.celum ? celumAssets(config.celum) : null,
    build: { build: `${version} (${assets.build})`, commit: __COMMIT__, dependencies },
    migrations: join(clientFolder, '../../db/migrations'),
  });
  const library = openLibrary({ storage, applyNewChanges, kit });
  return {
    ...{ config, registry, database, clock, root, clientFolder, development, assets, brand, server, origin, closeLogs, onError, report },
    ...{ changes, applyNewChanges, storage, avifs, gone, search, openReading, sessions, viewerOf, cache, sharedCaches, kit, pages },
    ...{ designOf, remainingBelow },
    ...sales,
    ...{ accounts, dashboard, library, measurements },
    fetchOutside,
    backups: openBackups({ config, database, clock, root, onError }),
    ...mailing,
    ...limits,
    notifyTicketHolders: (event: number) => mailing.notices.notifyTicketHolders(event),
    /** The reading of a request's viewer. */
    readingOf: async (request: FastifyRequest) => openReading(await sessions.viewerOf(request)),
  };
}
