import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readBackup } from '../src/core/backup/read-backup.server.ts';
import { restoreBackup } from '../src/core/backup/restore-backup.server.ts';
import { openPglite } from '../src/core/database/open-pglite.server.ts';
import { fileAreas } from '../src/server/commands/backup.server.ts';
import { figuresOf } from '../src/server/commands/run-backup.server.ts';
import { ConfigError, readConfig } from '../src/server/config.server.ts';
import { environmentSchema } from '../src/server/environment.server.ts';
import { serverEnvironment, serverFlags } from './server-process.mjs';

const usage = `Restores a backup into a scratch site and looks at twenty of its pages. The site that runs is not touched.

  npm run drill -- FILE

  FILE  an archive of npm run backup, of PGlite or PostgreSQL alike
`;
const root = join(import.meta.dirname, '..');
/** How many pages of the restored site are fetched. */
const pagesWanted = 20;
const startTimeoutMs = 120_000;

process.exitCode = await main();

/** 0 when the restored site shows its pages, 1 when it does not, 2 for a wrong call. The last line of the output is the report as JSON. */
async function main(): Promise<number> {
  const [given, ...more] = process.argv.slice(2);
  if (!given || given.startsWith('-') || more.length > 0) {
    console.error(`Expected FILE.\n\n${usage}`);
    return 2;
  }
  const file = resolve(process.env.INIT_CWD ?? '.', given);
  const folder = mkdtempSync(join(tmpdir(), 'foyer-drill-'));
  try {
    const { backupKey, brand } = readConfig(process.env);
    const contents = await readBackup(file, undefined, backupKey);
    const database = await openPglite({ folder: join(folder, 'database') });
    const target = { database, migrations: join(root, 'db/migrations'), areas: fileAreas({ dataDir: folder }), folder, isReplacing: false };
    await restoreBackup(target, file, contents, () => undefined).finally(() => database.close());
    const pages = await lookAtPages(folder, brand);
    console.log(`${file} was restored into a scratch site, whose tables and files are those of the archive; ${pages} pages were shown.`);
    console.log(JSON.stringify({ ...figuresOf(contents), pages }));
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return error instanceof ConfigError ? 2 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts the built site on the folder, alone: without other services of the environment. Answers how many pages it showed. */
async function lookAtPages(folder: string, brand: string): Promise<number> {
  const others = Object.entries(process.env).filter(([name]) => !Object.hasOwn(environmentSchema.shape, name));
  const site = spawn(process.execPath, [...serverFlags, join(root, 'build/server/index.js')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...Object.fromEntries(others), ...serverEnvironment, DATA_DIR: folder, PORT: '0', BRAND: brand, LOG_LEVEL: 'error' },
  });
  // It may end by itself, also by a signal: then it has no exit code.
  const ended = new Promise((resolve) => site.once('close', resolve));
  let output = '';
  try {
    const origin = await new Promise<string>((started, failed) => {
      const timer = setTimeout(
        () => failed(new Error(`The restored site did not start within ${startTimeoutMs / 1000} s.`)),
        startTimeoutMs,
      );
      const read = (chunk: Buffer) => {
        output += chunk;
        const [, address] = /Foyer serves on (http:\S+)/.exec(output) ?? [];
        if (address) started(address);
      };
      site.stdout.on('data', read);
      site.stderr.on('data', read);
      site.once('error', failed);
      void ended.then(() => failed(new Error(`The restored site did not start:\n${output}`))).then(() => clearTimeout(timer));
    });
    return await fetchPages(origin);
  } finally {
    site.kill('SIGTERM');
    await ended;
  }
}

/** Follows links from home until enough pages were shown. @throws for one that is not shown. */
async function fetchPages(origin: string): Promise<number> {
  const waiting = ['/de', '/en'];
  const seen = new Set(waiting);
  let shown = 0;
  for (let path = waiting.shift(); path !== undefined && shown < pagesWanted; path = waiting.shift()) {
    const response = await fetch(origin + path);
    const html = await response.text();
    if (!response.ok || !html.includes('</main>')) throw new Error(`The restored site answers ${path} with ${response.status}.`);
    shown += 1;
    for (const [, address = ''] of html.matchAll(/ href="(\/(?:de|en)\/[^"#?.]*)"/g)) {
      if (seen.has(address) || /^\/\w\w\/(?:404|user|admin|dashboard)\b/.test(address)) continue;
      seen.add(address);
      waiting.push(address);
    }
  }
  return shown;
}
