import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { ServerBuild } from 'react-router';
import { readBrand } from '../brands/brands.server.ts';
import { version } from '../package.json' with { type: 'json' };
import type { Config } from './config.server.ts';
import { answerFailure, answerFailures, answerUnreadable, isCallAddress } from './core/contract/failures.server.ts';
import { registerCalls } from './core/contract/register.server.ts';
import { serveDocs } from './core/contract/serve-docs.server.ts';
import { followChanges } from './core/database/changes.server.ts';
import type { DatabaseHandle } from './core/database/client.server.ts';
import { Memory, Reading, visitor } from './core/database/reading.server.ts';
import { contentSecurityPolicy } from './core/http/content-security-policy.ts';
import { serveHealth } from './core/http/health.server.ts';
import { createPageCache, type PageCache } from './core/http/page-cache/page-cache.server.ts';
import { securityHeaders } from './core/http/security-headers.ts';
import { openStorage } from './core/outside/open-storage.server.ts';
import { currentLanguage } from './core/text/language-scope.server.ts';
import { accountsCalls } from './features/accounts/accounts.http.server.ts';
import { createAvifMaker } from './features/media/avif/avif-maker.server.ts';
import { serveMedia } from './features/media/media.http.server.ts';
import { createSharePictures } from './features/media/share-pictures.server.ts';
import { videoPlayers } from './features/programme/detail/video-player.ts';
import { programmeCalls } from './features/programme/programme.http.server.ts';
import { siteCalls } from './features/site/site.http.server.ts';
import { overwriteGetLocale } from './paraglide/runtime.js';
import { KnownPages } from './screens/known-pages.server.ts';
import { createPageRenderer } from './screens/page-renderer.server.ts';
import { answerPage, servePages } from './screens/pages.server.ts';

/** Everything the site needs from outside. */
export interface AppParts {
  config: Config;
  database: DatabaseHandle;
  /** The present moment. Passed in, never read, so that every rule about 'today' can be tested. */
  clock: () => Date;
  build: ServerBuild;
  /** Folder of the built browser files. */
  clientFolder: string;
}

/** The running site: not listening yet. */
export interface App {
  server: FastifyInstance;
  cache: PageCache;
  /** Applies changes of other processes now instead of when they are announced. */
  catchUp(): Promise<void>;
  /** Begins the work beside the visitors. `root` is the folder of the product. */
  beginBackgroundWork(root: string): void;
  close(): Promise<void>;
}

/** Puts the site together: the one place where everything meets. */
export async function createApp({ config, database, clock, build, clientFolder }: AppParts): Promise<App> {
  overwriteGetLocale(currentLanguage);
  const brand = readBrand(config.brand);
  const server = fastify({
    logger: { level: config.logLevel },
    trustProxy: trustedHops(config.trustProxy),
    // The proxy in front keeps the access log; ours is for what needs attention.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply) => {
      if (isCallAddress(request.url)) return void answerFailure(error, request, reply);
      void answerPage(pages, request, reply).catch((failure) => reply.send(failure));
    },
  });
  const changes = await followChanges(database, (error) => server.log.error(error));
  const storage = openStorage(config);
  const avifs = await createAvifMaker({ database, storage, changes, onError: (error) => server.log.error(error) });
  const memory = new Memory(changes);
  const openReading = () => new Reading(database.db, clock(), visitor, memory);
  const cache = createPageCache({
    changes,
    clock,
    policy: (hashes) => contentSecurityPolicy(hashes, { frames: videoPlayers, images: [] }),
    onError: (error) => server.log.error(error),
  });
  const report = (message: string) => server.log.warn(message);
  const origin = () => config.publicUrl ?? addressOf(server, config);
  const known = new KnownPages(cache);
  known.goFirst(server.server);
  const pages = {
    cache,
    known,
    brandName: brand.name,
    routeIds: new Set(Object.keys(build.routes)),
    origin,
    openReading,
    render: createPageRenderer({ build, brand, origin, openReading, report }),
  };

  server.addHook('onSend', async (_request, reply) => void reply.headers(securityHeaders));
  serveHealth(server, database);
  serveAssets(server, clientFolder);
  serveMedia(server, { storage, avifs, shares: createSharePictures(database, storage) });
  const calls = [...programmeCalls, ...siteCalls(brand, report), ...accountsCalls];
  registerCalls(server, calls, openReading);
  serveDocs(
    server,
    calls.map(({ call }) => call),
    version,
  );
  servePages(server, pages);
  answerFailures(server);

  return {
    server,
    cache,
    catchUp: () => changes.catchUp(),
    beginBackgroundWork: (root) => avifs.begin(join(root, 'src/features/media/avif/encode-pictures.ts')),
    close: async () => {
      // What still answered when the site began to close is idle a moment later, and kept alive for a minute.
      const sweeping = setInterval(() => server.server.closeIdleConnections(), 100);
      await server.close().finally(() => clearInterval(sweeping));
      await avifs.close();
      await cache.close();
      await changes.close();
    },
  };
}

/** A number trusts that many hops next to us. */
function trustedHops(trust: Config['trustProxy']) {
  return typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;
}

/** Built files carry their hash in the name, so they may be kept forever. */
function serveAssets(server: FastifyInstance, clientFolder: string): void {
  void server.register(fastifyStatic, {
    root: join(clientFolder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    decorateReply: false,
    index: false,
    preCompressed: true,
  });
}

function addressOf(server: FastifyInstance, config: Config): string {
  const address = server.server.address();
  const port = address !== null && typeof address === 'object' ? address.port : config.port;
  return `http://${config.host === '0.0.0.0' ? '127.0.0.1' : config.host}:${port}`;
}
