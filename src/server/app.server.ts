import type { FastifyInstance } from 'fastify';
import { version } from '../../package.json' with { type: 'json' };
import { answerFailures } from '../core/contract/failures.server.ts';
import { registerCalls } from '../core/contract/register.server.ts';
import { serveDocs } from '../core/contract/serve-docs.server.ts';
import { isDatabaseAway } from '../core/database/is-database-away.server.ts';
import { withNotes } from '../core/database/noted-writes.server.ts';
import type { PageCache } from '../core/http/page-cache/page-cache.server.ts';
import { securityHeaders } from '../core/http/security-headers.ts';
import { currentLanguage } from '../core/text/language-scope.server.ts';
import type { SearchIndex } from '../features/search/search-index.server.ts';
import { readSiteSettings } from '../features/site/site.read.server.ts';
import { overwriteGetLocale } from '../paraglide/runtime.js';
import { answerErrorPage } from '../site/rendering/pages.server.ts';
import { callsOf } from './calls.server.ts';
import { jobsOf } from './jobs.server.ts';
import { serveAll } from './serve-all.server.ts';
import { type AppOptions, openServices } from './services.server.ts';

/** What is under way when the site is closed has so long (OPS-41). */
const answerTimeMs = 5000;

/** The running site: not listening yet. */
export interface App {
  server: FastifyInstance;
  cache: PageCache;
  /** Applies changes of other processes now, without waiting for NOTIFY. */
  applyNewChanges(): Promise<void>;
  /** Updates the search index after changes; begins with the background work. */
  search: Pick<SearchIndex, 'begin' | 'idle'>;
  /** Reads site settings and design before the first page does: what was read last holds while the database is away (OPS-291). */
  readSettings(): Promise<void>;
  /** Begins the background jobs. */
  beginBackgroundWork(): void;
  /** Runs the jobs that are due: queued mails, and deletion after retention periods. */
  runDueWork(): Promise<void>;
  close(): Promise<void>;
}

/** Creates the site: services, then calls, pages and jobs, each from its list. */
export async function createApp(options: AppOptions): Promise<App> {
  overwriteGetLocale(currentLanguage);
  const services = await openServices(options);
  const { server, config, cache, changes, applyNewChanges, search, openReading, designOf, sessions, closeLogs, onError } = services;
  server.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(securityHeaders)) if (!reply.hasHeader(name)) reply.header(name, value);
  });
  // After the body was read, whose events come from outside of this scope.
  server.addHook('preHandler', (request, _reply, done) => (request.method === 'POST' ? withNotes(request, done) : done()));
  const calls = callsOf(services);
  registerCalls(server, calls, async (request, reply) => openReading(await sessions.viewerOf(request, reply)), config.publicUrl);
  serveDocs(
    server,
    calls.map(({ call }) => call),
    version,
  );
  await serveAll(services);
  answerFailures(server, {
    isDatabaseAway: () => isDatabaseAway(options.database),
    answerErrorPage: (request, reply, status) => answerErrorPage(services.pages, request, reply, status),
  });
  const jobs = jobsOf(services);
  return {
    ...{ server, cache, applyNewChanges, search },
    readSettings: async () => {
      const reading = openReading();
      await Promise.all([readSiteSettings(reading), designOf(reading)].map((read) => read.catch(onError)));
    },
    beginBackgroundWork: () => {
      for (const job of jobs) job.begin?.();
    },
    runDueWork: async () => {
      for (const job of jobs) await job.run?.();
    },
    close: async () => {
      await closeServer(server);
      for (const job of jobs) await job.close();
      await cache.close();
      await services.sharedCaches.close();
      await changes.close();
      await closeLogs();
    },
  };
}

/** Lets what is under way be answered. */
async function closeServer(server: FastifyInstance): Promise<void> {
  // Connections that were busy when closing began become idle later and would stay open for a minute.
  const sweeping = setInterval(() => server.server.closeIdleConnections(), 100);
  // What has not even arrived by then, as an upload over a dead line, must not keep jobs and database from ending.
  const cutting = setTimeout(() => server.server.closeAllConnections(), answerTimeMs);
  await server.close();
  clearInterval(sweeping);
  clearTimeout(cutting);
}
