import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DatabaseHandle } from '../../src/core/database/client.server.ts';
import type { App } from '../../src/server/app.server.ts';
import type { readConfig } from '../../src/server/config.server.ts';
import type { AppOptions } from '../../src/server/services.server.ts';
import { openTestDatabase } from './database/database.ts';

/** The moment of the tests: a Friday afternoon in the middle of a season. */
export const testNow = '2026-11-20T16:40:00+01:00';

interface Bundle {
  createApp(parts: AppOptions): Promise<App>;
  readConfig: typeof readConfig;
}

export interface TestApp {
  url: string;
  app: App;
  database: DatabaseHandle;
  clock: { now(): Date; advance(ms: number): void; set(moment: Date | string): void };
  /** Its own, gone when it is closed. */
  dataDir: string;
  get(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

interface TestAppOptions {
  /** Fills the database before the site starts. */
  seed?: (database: DatabaseHandle) => Promise<unknown>;
  now?: string;
  /** A database of the caller's, which the caller closes. */
  database?: DatabaseHandle;
  /** Further environment variables. */
  environment?: Record<string, string>;
  /** What other hosts answer; without it nothing is read from them. */
  fetchOutside?: AppOptions['fetchOutside'];
  /** Folder in brands/. */
  brand?: string;
  /** Built files of the browser, beside those of the inline script. */
  clientFolder?: string;
}

const noOutside: NonNullable<AppOptions['fetchOutside']> = () => Promise.reject(new Error('Tests read nothing from other hosts.'));

/** Sums of tickets say what tickets cost; tests of fees set their own. */
const withoutFees = { SHOP_FEE_TICKET: '0', SHOP_FEE_ORDER: '0' };

/** The built site on a free port with a database and a clock of its own. Needs `npm run build`. */
export async function startTestApp({
  seed,
  now = testNow,
  database,
  environment,
  brand = 'ring',
  fetchOutside = noOutside,
  clientFolder = join(process.cwd(), 'build/client'),
}: TestAppOptions = {}): Promise<TestApp> {
  const root = process.cwd();
  const { createApp, readConfig: read } = (await import(pathToFileURL(join(root, 'build/server/index.js')).href)) as Bundle;
  const own = database ?? (await openTestDatabase());
  await seed?.(own);
  const folder = mkdtempSync(join(tmpdir(), 'foyer-test-'));
  let moment = new Date(now);
  const config = read({ DATA_DIR: folder, LOG_LEVEL: 'error', BRAND: brand, ...withoutFees, ...environment });
  const app = await createApp({ config, database: own, clock: () => moment, root, clientFolder, fetchOutside });
  const url = await app.server.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    app,
    database: own,
    dataDir: config.dataDir,
    clock: {
      now: () => moment,
      advance: (ms) => {
        moment = new Date(moment.getTime() + ms);
      },
      set: (to) => {
        moment = new Date(to);
      },
    },
    get: (path, init) => fetch(`${url}${path}`, init),
    close: async () => {
      await app.close();
      if (!database) await own.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** A request whose path goes over the wire exactly as written; fetch would mend it. */
export async function rawRequest(
  url: string,
  path: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<RawAnswer> {
  const request = httpRequest(url, { method, path, headers, agent: false });
  request.end(body);
  const [response] = await once(request, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks).toString() };
}
