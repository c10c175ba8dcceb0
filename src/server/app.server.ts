import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readBrand } from '../../brands/brands.server.ts';
import { dependencies, version } from '../../package.json' with { type: 'json' };
import { serveDashboard } from '../admin/dashboard/serve-dashboard.server.tsx';
import { serveAdmin } from '../admin/serve-admin.server.ts';
import { answerFailures } from '../core/contract/failures.server.ts';
import { registerCalls } from '../core/contract/register.server.ts';
import { serveDocs } from '../core/contract/serve-docs.server.ts';
import { followChanges } from '../core/database/changes.server.ts';
import type { DatabaseHandle } from '../core/database/client.server.ts';
import { Memory, Reading, type Viewer, visitor } from '../core/database/reading.server.ts';
import { contentSecurityPolicy, developmentPolicy } from '../core/http/content-security-policy.ts';
import { serveHealth } from '../core/http/health.server.ts';
import { createPageCache, type PageCache } from '../core/http/page-cache/page-cache.server.ts';
import { createRateLimit } from '../core/http/rate-limit.server.ts';
import { securityHeaders } from '../core/http/security-headers.ts';
import { celumAssets } from '../core/outside/celum.server.ts';
import { openStorage } from '../core/outside/open-storage.server.ts';
import { currentLanguage } from '../core/text/language-scope.server.ts';
import { accountsCalls } from '../features/accounts/accounts.http.server.ts';
import { Logins } from '../features/accounts/logins.server.ts';
import { Sessions } from '../features/accounts/sessions.server.ts';
import { usersCalls } from '../features/accounts/users.http.server.ts';
import { adminCalls } from '../features/admin/admin.http.server.ts';
import { bookingCalls } from '../features/booking/booking.http.server.ts';
import { openShop } from '../features/booking/open-shop.server.ts';
import { consentCalls } from '../features/consent/consent.http.server.ts';
import { frameOrigins } from '../features/consent/services.ts';
import { dashboardCalls } from '../features/dashboard/dashboard.http.server.ts';
import { Dashboard } from '../features/dashboard/dashboard.server.ts';
import { Measurements } from '../features/dashboard/measurements.server.ts';
import { ServiceChecks } from '../features/dashboard/service-checks.server.ts';
import { deleteEntry, erasePerson } from '../features/forms/entries/delete-entries.server.ts';
import { readEntries, readEntriesOf, readEntry } from '../features/forms/entries/entries.read.server.ts';
import { serveEntryDownloads } from '../features/forms/entries/serve-downloads.server.ts';
import { formsCalls } from '../features/forms/forms.http.server.ts';
import { importFile } from '../features/imports/import-file.server.ts';
import { magazineCalls } from '../features/magazine/magazine.http.server.ts';
import { createAvifMaker } from '../features/media/avif/avif-maker.server.ts';
import { libraryCalls } from '../features/media/library.http.server.ts';
import { libraryDeeds } from '../features/media/library-deeds.write.server.ts';
import { serveMedia } from '../features/media/media.http.server.ts';
import { createSharePictures } from '../features/media/share-pictures.server.ts';
import { readDraftLinkPage } from '../features/pages/drafts/draft-links.read.server.ts';
import { editorCalls } from '../features/pages/editor.http.server.ts';
import { readMediaPlaces } from '../features/pages/media-uses/media-places.read.server.ts';
import { replaceMedia } from '../features/pages/media-uses/media-replace.write.server.ts';
import { readNamedFiles } from '../features/pages/media-uses/unused-files.read.server.ts';
import { pagesCalls } from '../features/pages/pages.http.server.ts';
import { ensureFixedPages } from '../features/pages/pages.write.server.ts';
import { beginPlannedWork } from '../features/pages/publishing/planned-work.write.server.ts';
import { peopleCalls } from '../features/people/people.http.server.ts';
import { changeEventCalls } from '../features/programme/change-event.http.server.ts';
import { programmeCalls } from '../features/programme/programme.http.server.ts';
import { searchCalls } from '../features/search/search.http.server.ts';
import { createSearchIndex, type SearchIndex } from '../features/search/search-index.server.ts';
import { readDesign } from '../features/site/design.read.server.ts';
import { siteCalls } from '../features/site/site.http.server.ts';
import { readSiteSettings } from '../features/site/site.read.server.ts';
import { serveHtmlFrames } from '../modules/html/html-frame.server.ts';
import { moduleLoads, modules } from '../modules/modules.server.ts';
import { overwriteGetLocale } from '../paraglide/runtime.js';
import { serveServiceWorker } from '../service-worker/serve.server.ts';
import { serveIndexing } from '../site/feeds/indexing.server.ts';
import { serveForms } from '../site/form/serve-forms.server.ts';
import { type Assets, readAssets } from '../site/rendering/assets.server.ts';
import { KnownPages } from '../site/rendering/known-pages.server.ts';
import { createPageRenderer } from '../site/rendering/page-renderer.server.tsx';
import { answerPage, servePages } from '../site/rendering/pages.server.ts';
import { serveShop } from '../site/shop/serve-shop.server.ts';
import { serveUserForms } from '../site/user/serve-user.server.ts';
import { commandParts } from './commands/commands.server.ts';
import type { Config } from './config.server.ts';
import { openHttpServer, serveAssets } from './http-server.server.ts';
import { openMailing } from './mailing.server.ts';

/** Everything the site needs from outside. */
export interface AppParts {
  config: Config;
  database: DatabaseHandle;
  /** The present moment. Passed in, never read, so that every rule about 'today' can be tested. */
  clock: () => Date;
  /** Folder of the built browser files. */
  clientFolder: string;
  /** Name of the browser's build in place of its own, to test an upgrade. */
  build?: string;
  /** The browser's files as the sources they are made of, for `npm run dev`: nothing of `clientFolder` is served then. */
  development?: Assets;
}

/** The running site: not listening yet. */
export interface App {
  server: FastifyInstance;
  cache: PageCache;
  /** Applies changes of other processes now instead of when they are announced. */
  catchUp(): Promise<void>;
  /** What follows the changes for the search; begins with the background work. */
  search: Pick<SearchIndex, 'begin' | 'idle'>;
  /** Begins the work beside the visitors. `root` is the folder of the product. */
  beginBackgroundWork(root: string): void;
  /** Does now what is due by the clock: mails that wait, and deleting what nobody may keep any longer. */
  runDueWork(): Promise<void>;
  close(): Promise<void>;
}

/** Additions to carts from one address: a school's whole network, and no robot that empties the house. */
const additionsPerMinute = 60;
/** Searches from one address: a school whose classes all type at once. */
const searchesPerMinute = 1200;

/** Puts the site together: the one place where everything meets. */
export async function createApp({ config, database, clock, clientFolder, build, development }: AppParts): Promise<App> {
  const found = development ?? readAssets(clientFolder);
  const assets = build === undefined ? found : { ...found, build };
  overwriteGetLocale(currentLanguage);
  const brand = readBrand(config.brand);
  // A database that is away cannot store that it is.
  const measurements = new Measurements({ database, clock, onError: (error) => server.log.warn(error) });
  const { server, answerFirst, origin, closeLog } = openHttpServer({
    ...{ config, clock, measurements },
    answerPage: (request, reply) => answerPage(pages, request, reply),
  });
  await ensureFixedPages(database.db);
  const changes = await followChanges(database, (error) => server.log.error(error));
  const storage = openStorage(config);
  const avifs = await createAvifMaker({ database, storage, changes, onError: (error) => server.log.error(error) });
  const search = createSearchIndex({ database, registry: modules, clock, changes, onError: (error) => server.log.error(error) });
  const memory = new Memory(changes);
  const openReading = (viewer: Viewer = visitor) => new Reading(database.db, clock(), viewer, memory);
  const sessions = new Sessions({ db: database.db, changes, clock });
  const policy = development ? developmentPolicy : contentSecurityPolicy;
  const cache = createPageCache({
    changes,
    clock,
    policy: ({ hosts }) => policy([assets.beforePaint.source], { ...hosts, frames: ["'self'", ...frameOrigins, ...(hosts?.frames ?? [])] }),
    onError: (error) => server.log.error(error),
  });
  const kit = { registry: modules, loads: moduleLoads };
  const report = (message: string) => server.log.warn(message);
  const known = new KnownPages(cache);
  answerFirst((request, response) => known.answer(request, response));
  const searchLimit = createRateLimit(searchesPerMinute, 60);
  const pages = {
    cache,
    known,
    brandName: brand.name,
    origin,
    searchLimit,
    openReading,
    viewerOf: (request: FastifyRequest) => sessions.viewerOf(request),
    draftLinkPage: (token: string) => readDraftLinkPage(database.db, token, clock()),
    render: createPageRenderer({
      ...{ assets, brand, modules: kit, origin, openReading, report, dataDir: config.dataDir },
      onError: (error, leaf) => server.log.error({ err: error, place: `page ${leaf}` }),
    }),
  };

  server.addHook('onSend', async (_request, reply) => void reply.headers(securityHeaders));
  if (!development) {
    serveAssets(server, clientFolder);
    serveServiceWorker(server, clientFolder, assets.build);
  }
  serveMedia(server, { storage, avifs, shares: createSharePictures(database, storage) });
  const shop = openShop(config.shop, database, (error) => server.log.warn(error));
  serveHealth(server, database, [{ name: 'shop', check: () => shop.health(), state: () => shop.state() }]);
  const limit = createRateLimit(additionsPerMinute, 60);
  serveHtmlFrames(server, kit, openReading);
  const { mail, resets, forms, formWork, notices, officeMails } = openMailing({
    ...{ config, database, clock, origin, sessions },
    holders: (event) => shop.holders(event),
    siteName: async () => (await readSiteSettings(openReading())).site_name,
    onError: (error) => server.log.error(error),
  });
  const { uploads, kept } = forms;
  const tell = (event: number) => notices.tell(event);
  const readingOf = async (request: FastifyRequest) => openReading(await sessions.viewerOf(request));
  const accounts = { sessions, resets, logins: new Logins({ db: database.db, clock, sessions }) };
  const booking = bookingCalls({
    shop,
    limit,
    remainingBelow: async (reading) => (await readDesign(reading, brand, report)).remainingTicketsBelow,
  });
  const dashboard = new Dashboard({
    measurements,
    services: new ServiceChecks(
      [
        {
          name: 'database',
          check: async () => database.check().then(() => ({ pglite: 'PGlite', postgresql: 'PostgreSQL' })[database.kind]),
        },
        { name: 'shop', check: async () => shop.health().then(() => ({ sandbox: 'Sandbox', pretix: 'pretix' })[config.shop.kind]) },
        { name: 'mail', check: async () => mail.check().then(() => (config.smtpUrl ? 'SMTP' : 'DATA_DIR/mail')) },
        {
          name: 'storage',
          check: async () => storage.open('.check').then(() => (config.s3 ? `S3, ${config.s3.bucket}` : 'DATA_DIR/media')),
        },
      ],
      clock,
    ),
    registry: modules,
    celum: config.celum ? celumAssets(config.celum) : null,
    design: (reading) => readDesign(reading, brand, report),
    catchUp: () => changes.catchUp(),
    build: { build: `${version} (${assets.build})`, commit: __COMMIT__, dependencies },
    migrations: join(clientFolder, '../../db/migrations'),
  });
  const library = libraryDeeds({
    storage,
    places: {
      read: (reading, file, language) => readMediaPlaces(reading, modules, file, language),
      readNamed: (db) => readNamedFiles(db, modules),
      replace: (transaction, replacing) => replaceMedia(transaction, kit, replacing),
    },
    catchUp: () => changes.catchUp(),
  });
  const calls = [
    ...dashboardCalls(dashboard),
    ...programmeCalls,
    ...changeEventCalls({ catchUp: () => changes.catchUp(), tell }),
    ...adminCalls({ catchUp: () => changes.catchUp() }),
    ...magazineCalls,
    ...peopleCalls,
    ...siteCalls({ brand, report, catchUp: () => changes.catchUp() }),
    ...pagesCalls(kit, () => changes.catchUp()),
    ...editorCalls({
      kit,
      publishesOnSave: async (reading) => (await readDesign(reading, brand, report)).publishOnSave,
      catchUp: () => changes.catchUp(),
      origin,
    }),
    ...libraryCalls(library),
    ...accountsCalls({
      ...accounts,
      webshopUrl: async (reading) => (await readDesign(reading, brand, report)).webshopPaths[0] ?? '/webshop',
    }),
    ...usersCalls({ resets, catchUp: () => changes.catchUp() }),
    ...consentCalls(),
    ...searchCalls(searchLimit),
    ...formsCalls(forms),
    ...booking,
  ];
  registerCalls(server, calls, async (request, reply) => openReading(await sessions.viewerOf(request, reply)), config.publicUrl);
  serveDocs(
    server,
    calls.map(({ call }) => call),
    version,
  );
  serveIndexing(server, pages);
  serveShop(server, {
    shop,
    assets,
    brand,
    openReading,
    limit,
    publicUrl: config.publicUrl,
    report,
    paths: (await readDesign(openReading(), brand, report)).webshopPaths,
    answerElse: (request, reply) => answerPage(pages, request, reply),
  });
  serveUserForms(server, {
    ...accounts,
    openReading,
    publicUrl: config.publicUrl,
    answerPage: (request, reply, form) => answerPage(pages, request, reply, form),
  });
  serveEntryDownloads(server, { uploads, openReading: readingOf });
  serveForms(server, {
    ...forms,
    openReading: readingOf,
    publicUrl: config.publicUrl,
    answerPage: (request, reply, sent) => answerPage(pages, request, reply, sent),
  });
  serveAdmin(server, {
    sentEntries: {
      list: readEntries,
      read: readEntry,
      remove: (by, id) => deleteEntry({ db: database.db, uploads, by }, id),
      ofPerson: readEntriesOf,
      erasePerson: (by, email) => erasePerson({ db: database.db, uploads, by }, kept, email),
    },
    mails: officeMails,
    ...{ assets, brand, resets, openReading, report, publicUrl: config.publicUrl },
    viewerOf: (request) => sessions.viewerOf(request),
    catchUp: () => changes.catchUp(),
    ...{ library, tell },
    isSandbox: config.shop.kind === 'sandbox',
    dataDir: config.dataDir,
    importSeason: (input, by) => importFile(commandParts(database, config), input, () => {}, by),
  });
  serveDashboard(server, {
    ...{ brand, dashboard, openReading, report, publicUrl: config.publicUrl },
    viewerOf: (request) => sessions.viewerOf(request),
  });
  servePages(server, pages);
  answerFailures(server);

  const endPlannedWork = beginPlannedWork({
    ...{ database, kit, clock },
    catchUp: () => changes.catchUp(),
    onError: (error) => server.log.error(error),
  });

  return {
    server,
    cache,
    catchUp: () => changes.catchUp(),
    search,
    beginBackgroundWork: (root) => {
      avifs.begin(join(root, 'src/features/media/avif/encode-pictures.ts'));
      search.begin();
      formWork.begin();
      measurements.begin();
      notices.begin();
    },
    runDueWork: async () => {
      await measurements.flush();
      await measurements.sweep();
      search.wake();
      await notices.run();
      await formWork.run();
      await search.idle();
    },
    close: async () => {
      // What still answered when the site began to close is idle a moment later, and kept alive for a minute.
      const sweeping = setInterval(() => server.server.closeIdleConnections(), 100);
      await server.close().finally(() => clearInterval(sweeping));
      await endPlannedWork();
      await avifs.close();
      await search.close();
      await formWork.close();
      await measurements.close();
      await notices.close();
      await cache.close();
      await changes.close();
      await closeLog();
    },
  };
}
