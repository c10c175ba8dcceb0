import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import react from '@vitejs/plugin-react';
import {
  build,
  createServer,
  type EnvironmentModuleNode,
  type ErrorPayload,
  isRunnableDevEnvironment,
  type Plugin,
  type RunnableDevEnvironment,
} from 'vite';
import type { App } from '../src/server/app.server.ts';
import type * as Development from '../src/server/development.server.ts';

/**
 * `npm run dev`: the real site with its database and demo, on the sources. Styles and islands change in the open page, everything that
 * is rendered on the server is rendered anew and swapped in, without a reload. The embedded database stays open meanwhile.
 */
const root = join(import.meta.dirname, '..');
/** Changes that come together, as when a formatter writes what an editor has saved, are one. */
const settleMs = 30;
/** A page that connects so soon after an error is the one that could not be rendered. */
const shownAfterMs = 5000;

const http = createHttpServer((request, response) =>
  vite.middlewares(request, response, () => {
    if (app) app.server.routing(request, response);
    else response.writeHead(503, { 'retry-after': '1' }).end('Starting.');
  }),
);
const vite = await createServer({
  root,
  appType: 'custom',
  plugins: [react(), renderAnew()],
  server: { middlewareMode: true, hmr: { server: http } },
  build: { rollupOptions: { input: [] } },
});
const { ssr } = vite.environments;
if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Expected the environment ssr of vite.config.ts to run in this process.');
const environment: RunnableDevEnvironment = ssr;

const site = await (await load()).openDevelopmentSite(root);
let app: App | null = null;
let lastError: { payload: ErrorPayload; at: number } | null = null;
vite.environments.client?.hot.on('vite:client:connect', (_, client) => {
  if (lastError && Date.now() - lastError.at < shownAfterMs) client.send(lastError.payload);
});
await createSite();
http.listen(site.config.port, site.config.host, () => {
  // PORT=0 takes a free one.
  const { port } = http.address() as AddressInfo;
  console.log(`Foyer in development: http://${site.config.host}:${port}/de`);
});
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, async () => {
    await vite.close();
    await app?.close();
    await site.close();
    process.exit(0);
  });

function load(): Promise<typeof Development> {
  return environment.runner.import('/src/server/development.server.ts');
}

/** The site on the code as it is now. Where that does not run, the one before it goes on. @returns whether it runs. */
async function createSite(): Promise<boolean> {
  try {
    const { createDevelopmentApp } = await load();
    const before = app;
    app = await createDevelopmentApp(site, root, await bundleInlineScript(), showError);
    await before?.close();
    return true;
  } catch (error) {
    console.error(error);
    if (!app) process.exit(1);
    showError(error);
    return false;
  }
}

/** Shows an error of the server over the open pages, with its place in the sources. */
function showError(error: unknown): void {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  // The colours of a terminal.
  const [said, place] = [message, stack].map(stripVTControlCharacters) as [string, string];
  const payload: ErrorPayload = { type: 'error', err: { message: said, stack: place } };
  lastError = { payload, at: Date.now() };
  vite.environments.client?.hot.send(payload);
}

/** The script that stands in every document, in one piece. */
async function bundleInlineScript(): Promise<string> {
  const result = await build({
    ...{ root, configFile: false, logLevel: 'warn' },
    build: {
      ...{ write: false, target: 'es2022' },
      rollupOptions: { input: join(root, 'src/entries/before-paint.ts'), output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const [chunk] = output && 'output' in output ? output.output : [];
  return chunk?.type === 'chunk' ? chunk.code : '';
}

/**
 * Renders what is open anew when something the server runs has changed. One site is built after another: two at once would both close
 * the one before them, and one of them would never be closed.
 */
function renderAnew(): Plugin {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let newest = 0;
  /** Ids of the modules to evaluate again. All of the site would take six times as long. */
  const stale = new Set<string>();
  let last: Promise<void> = Promise.resolve();
  const renew = async (change: number) => {
    // A later change builds all of it.
    if (change !== newest) return;
    const again = [...stale];
    stale.clear();
    for (const id of again) {
      const evaluated = environment.runner.evaluatedModules.getModuleById(id);
      if (evaluated) environment.runner.evaluatedModules.invalidateModule(evaluated);
    }
    lastError = null;
    if (await createSite()) vite.environments.client?.hot.send('foyer:refresh');
    // What could not be evaluated is tried again with the change that may mend it.
    else for (const id of again) stale.add(id);
  };
  return {
    name: 'render-anew',
    hotUpdate({ modules }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return;
      for (const id of withImporters(modules)) stale.add(id);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const change = ++newest;
        last = last.then(() => renew(change));
      }, settleMs);
      return [];
    },
  };
}

/** @returns ids of the modules and of all that imports them, directly or not */
function withImporters(modules: Iterable<EnvironmentModuleNode>): Set<string> {
  const found = new Set<string>();
  const add = ({ id, importers }: EnvironmentModuleNode) => {
    if (!id || found.has(id)) return;
    found.add(id);
    for (const importer of importers) add(importer);
  };
  for (const module of modules) add(module);
  return found;
}
