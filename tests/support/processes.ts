import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../src/core/database/client.server.ts';
import { openPglite } from '../../src/core/database/open-pglite.server.ts';
import { openTestDatabase, testDatabaseUrl } from './database/database.ts';
import { migratedDataDir, migrateNew } from './database/migrated.ts';
import { nodeFlags } from './node-flags.ts';

export interface Processes {
  dataDir: string;
  /** Undefined on the embedded database. */
  databaseUrl: string | undefined;
  /** One per instance; an instance that is started again has another. */
  urls: string[];
  /** What each instance has printed so far, on both of its outputs. */
  printed: string[];
  /** Ends an instance as a power cut would. */
  kill(instance: number): Promise<void>;
  start(instance: number): Promise<void>;
  /** Ends all instances and opens their database; the caller may look and close. */
  stopAndOpen(): Promise<DatabaseHandle>;
  close(): Promise<void>;
}

/**
 * The product in processes of its own, as people start it, on a database the caller fills: one on the embedded one,
 * so many on PostgreSQL. Its clock is the real one.
 */
export async function startProcesses(
  seed: (database: DatabaseHandle) => Promise<unknown>,
  onPostgresql = 1,
  environment: Record<string, string> = {},
): Promise<Processes> {
  const dataDir = migratedDataDir();
  const folder = join(dataDir, 'database');
  const prepared = testDatabaseUrl ? await openTestDatabase() : await openPglite({ folder });
  // A bench has no migrated template to copy.
  await migrateNew(prepared);
  await seed(prepared);
  const databaseUrl = testDatabaseUrl && (await urlOf(prepared, testDatabaseUrl));
  if (!testDatabaseUrl) await prepared.close();

  const urls: string[] = [];
  const printed: string[] = [];
  const running: ChildProcess[] = [];
  const start = async (instance: number) => {
    const env = {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: '0',
      SEED: 'empty',
      TRUST_PROXY: 'true',
      LOG_LEVEL: 'error',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...environment,
    };
    const site = spawn(process.execPath, [...nodeFlags, join(process.cwd(), 'build/server/index.js')], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    site.stderr.pipe(process.stderr, { end: false });
    running[instance] = site;
    printed[instance] = '';
    urls[instance] = await new Promise((resolve, reject) => {
      for (const stream of [site.stdout, site.stderr])
        stream.on('data', (chunk) => {
          printed[instance] += String(chunk);
          const url = /Foyer serves on (http:\S+)/.exec(printed[instance] ?? '')?.[1];
          if (url) resolve(url);
        });
      site.once('exit', () => reject(new Error(`The site did not start: ${printed[instance]}`)));
    });
  };
  const end = async (instance: number, signal: 'SIGKILL' | 'SIGTERM') => {
    const site = running[instance];
    if (!site || site.exitCode !== null || site.signalCode !== null) return;
    const ended = once(site, 'exit');
    site.kill(signal);
    await ended;
  };
  const endAll = () => Promise.all(running.map((_, instance) => end(instance, 'SIGTERM')));
  for (let instance = 0; instance < (testDatabaseUrl ? onPostgresql : 1); instance++) await start(instance);

  let opened: DatabaseHandle | undefined = testDatabaseUrl ? prepared : undefined;
  return {
    ...{ dataDir, databaseUrl, urls, printed },
    start,
    kill: (instance) => end(instance, 'SIGKILL'),
    stopAndOpen: async () => {
      await endAll();
      opened ??= await openPglite({ folder });
      return opened;
    },
    close: async () => {
      await endAll();
      await opened?.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function urlOf({ db }: DatabaseHandle, server: string): Promise<string> {
  const { rows } = (await db.execute(sql`select current_database() as name`)) as unknown as { rows: { name: string }[] };
  const url = new URL(server);
  url.pathname = `/${rows[0]?.name}`;
  return url.href;
}
