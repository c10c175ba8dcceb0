import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AdminOptions } from '../admin/admin-options.ts';
import { serveDashboard } from '../admin/dashboard/serve-dashboard.server.ts';
import { serveAdmin } from '../admin/serve-admin.server.ts';
import { serveHealth } from '../core/http/health.server.ts';
import { serveMetrics } from '../core/http/metrics/serve-metrics.server.ts';
import { readLog } from '../core/log/read-log.server.ts';
import { serveShopWebhook } from '../features/booking/sync/serve-webhook.server.ts';
import { deleteEntry } from '../features/forms/entries/delete-entries.server.ts';
import { readEntries, readEntriesOf, readEntry } from '../features/forms/entries/entries.read.server.ts';
import { serveEntryDownloads } from '../features/forms/entries/serve-downloads.server.ts';
import { importFile } from '../features/imports/import-file.server.ts';
import { serveMedia } from '../features/media/media.http.server.ts';
import { createSharePictures } from '../features/media/share-pictures.server.ts';
import { readTrash, restoreTrashed } from '../features/pages/editing/trash.write.server.ts';
import { cancelPlanOf, movePlanTo } from '../features/pages/publishing/plans.write.server.ts';
import { serveHtmlDocuments } from '../modules/html/html-document.server.ts';
import { serveServiceWorker } from '../service-worker/serve.server.ts';
import { serveIndexing } from '../site/feeds/indexing.server.ts';
import { serveForms } from '../site/form/serve-forms.server.ts';
import { serveTemplates } from '../site/layout/templates/serve-templates.server.tsx';
import { answerPage, servePages } from '../site/rendering/pages.server.ts';
import { answerShopPage, type ServeShopOptions, serveShop } from '../site/shop/serve-shop.server.ts';
import { serveUserForms } from '../site/user/serve-user.server.ts';
import { commandParts } from './commands/commands.server.ts';
import type { Services } from './services.server.ts';

type Serve = (server: FastifyInstance, services: Services) => void | Promise<void>;

/** Every set of routes in the order of registration; pages come last, because they take every address. */
const routes: readonly Serve[] = [
  (server, { development, clientFolder, assets }) => {
    if (development) return;
    // Those that there are were answered before.
    server.get('/assets/*', (_request, reply) => reply.callNotFound());
    serveServiceWorker(server, clientFolder, assets.build);
  },
  (server, { storage, avifs, database, gone, viewerOf }) =>
    serveMedia(server, { storage, avifs, gone, viewerOf, shares: createSharePictures(database, storage) }),
  (server, { database, shop, storage, config }) =>
    serveHealth(server, database, [
      { name: 'shop', check: () => shop.health(), state: () => shop.state() },
      // Nothing lies there: a bucket that lets the key in says so.
      ...(config.s3
        ? [{ name: 'storage', check: () => storage.open('.check'), state: () => ({ kind: 's3', circuit: 'none' as const }) }]
        : []),
    ]),
  (server, { config, shopSync }) =>
    serveShopWebhook(server, {
      secret: shopSync.isPossible ? config.shopWebhookSecret : undefined,
      onChange: () => shopSync.want('webhook'),
    }),
  (server, { registry, config }) => serveMetrics(server, registry, config.metricsToken),
  (server, { kit, readingOf }) => serveHtmlDocuments(server, kit, readingOf),
  (server, { pages }) => serveIndexing(server, pages),
  (server, { pages, assets, designOf }) => serveTemplates(server, { ...pages, assets, designOf }),
  (server, services) => serveShop(server, shopPagesOf(services)),
  (server, { accounts, openReading, config, pages }) =>
    serveUserForms(server, {
      ...{ ...accounts, openReading, publicUrl: config.publicUrl },
      answerPage: (request, reply, form) => answerPage(pages, request, reply, form),
    }),
  (server, { forms, readingOf }) => serveEntryDownloads(server, { uploads: forms.uploads, openReading: readingOf }),
  (server, { forms, readingOf, config, pages }) =>
    serveForms(server, {
      ...{ ...forms, openReading: readingOf, publicUrl: config.publicUrl },
      answerPage: (request, reply, submitted) => answerPage(pages, request, reply, submitted),
    }),
  (server, services) => serveAdmin(server, adminOptionsOf(services)),
  (server, { assets, brand, dashboard, openReading, report, config, viewerOf, absentScreens }) =>
    serveDashboard(server, { assets, brand, dashboard, openReading, report, viewerOf, absentScreens, publicUrl: config.publicUrl }),
  (server, services) => {
    const shop = shopPagesOf(services);
    servePages(server, (request, reply) => answerShopPage(shop, request, reply));
  },
];

/** What the shop's pages need. */
function shopPagesOf({ config, pages, cartLimit, ...services }: Services): ServeShopOptions {
  const { shop, assets, brand, openReading, report, viewerOf, waitingList, waitingRooms, codeLimit, joinLimit, placeLimit } = services;
  return {
    ...{ shop, assets, brand, openReading, report, viewerOf, waitingList, waitingRooms, codeLimit, joinLimit, placeLimit },
    ...{ limit: cartLimit, publicUrl: config.publicUrl },
    answerElse: (request, reply) => answerPage(pages, request, reply),
  };
}

/** What the office needs. */
function adminOptionsOf({ database, config, forms, shop, shopSync, officeMails, ...services }: Services): AdminOptions {
  const { assets, brand, resets, openReading, report, viewerOf, applyNewChanges, absentScreens } = services;
  const { library, kit, notices, waitingList, waitingRooms, backups } = services;
  const { uploads } = forms;
  return {
    ...{ assets, brand, resets, openReading, report, viewerOf, applyNewChanges, absentScreens },
    ...{ library, kit, notices, waitingList, waitingRooms, backups },
    mails: officeMails,
    publicUrl: config.publicUrl,
    dataDir: config.dataDir,
    logs: {
      serverDays: config.logDays,
      accessDays: config.accessLogDays,
      read: (query, limit) => readLog(join(config.dataDir, 'log'), query, limit),
    },
    plans: { move: movePlanTo, cancel: cancelPlanOf },
    trash: {
      list: (db, language, now) => readTrash(db, kit, language, now),
      restore: (transaction, thing) => restoreTrashed(transaction, kit, { ...thing, change: randomUUID() }),
    },
    formEntries: {
      list: readEntries,
      read: readEntry,
      remove: (by, id) => deleteEntry({ db: database.db, uploads, by }, id),
      ofPerson: readEntriesOf,
      erasePerson: forms.erasePerson,
    },
    saleState: shop.saleState?.bind(shop) ?? null,
    sales: shop.sales?.bind(shop) ?? null,
    isSandbox: config.shop.kind === 'sandbox',
    shopSync: shopSync.isPossible ? { state: () => shop.state(), syncNow: () => shopSync.syncNow() } : null,
    importSeason: (input, by) => importFile(commandParts(database, config), input, () => {}, by),
  };
}

/** Registers all of them. */
export async function serveAll(services: Services): Promise<void> {
  for (const serve of routes) await serve(services.server, services);
}
