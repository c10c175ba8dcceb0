import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { announceChange } from '../../../src/core/database/changes.server.ts';
import type { Database, DatabaseHandle } from '../../../src/core/database/client.server.ts';
import { openPglite } from '../../../src/core/database/open-pglite.server.ts';
import { testNow } from '../../support/app.ts';
import { type Snapshot, takeSnapshot } from '../../support/database/snapshot.ts';
import { clientFolder, loadBundle, siteFolder } from './demo-site.ts';

/** The demo venue's site, served. A test may change everything about it: the next test gets it as new. */
export interface Site {
  url: string;
  clock: { now(): Date; set(moment: string): void; advance(milliseconds: number): void };
  database: DatabaseHandle;
  /** Changes content as an editor would: in one transaction with the announcement of `tags`. Pages are fresh afterwards. */
  edit(tags: readonly string[], change: (database: Database) => Promise<unknown>): Promise<void>;
  /** Starts the site anew at its address as another version, as after an upgrade. */
  deploy(version: string): Promise<void>;
  dataDir: string;
  /** What a call of the API answers, to compare pages with. */
  ask<Answer>(path: string): Promise<Answer>;
}

interface Running {
  site: Site;
  brand: string;
  /** What a test has moved and the next one must not see. */
  moved: { clock: boolean; content: boolean; version: boolean };
  close(): Promise<void>;
}

/** Keeps one site per worker, in the brand of the test, and makes it new where a test has changed something. */
export function createTestServer() {
  let database: DatabaseHandle | null = null;
  let snapshot: Snapshot | null = null;
  let running: Running | null = null;
  let dataDir: string | null = null;
  let copied = '';
  const forgetFiles = () => {
    if (dataDir) rmSync(dataDir, { recursive: true, force: true });
    dataDir = null;
  };
  const closeDatabase = async () => {
    await database?.close();
    database = null;
    snapshot = null;
  };
  const clear = async () => {
    await running?.close();
    running = null;
  };
  return {
    async open(brand: string): Promise<Site> {
      if (running?.brand !== brand) await clear();
      database ??= await openSite();
      if (!dataDir) {
        dataDir = copyDataDir();
        copied = filesOf(dataDir);
      }
      const isNew = running === null;
      running ??= await run(database, dataDir, brand);
      // After the first start, which makes the fixed pages; the next ones write to them and change nothing.
      snapshot ??= await takeSnapshot(database);
      if (isNew) await snapshot.forget();
      return running.site;
    },
    async tidy(): Promise<void> {
      if (!running) return;
      const { clock, version } = running.moved;
      // A page that was made in the office has its address in the next test as well.
      const content = running.moved.content || (await snapshot?.hasChanged()) === true;
      if (clock || content || version) await clear();
      // What jobs have stored at another time is there still: a stock read in June counts as newer than one of November.
      if (!content && !clock) return;
      if (dataDir && filesOf(dataDir) !== copied) forgetFiles();
      if (!(await snapshot?.restore())) await closeDatabase();
    },
    async close(): Promise<void> {
      await clear();
      await closeDatabase();
      forgetFiles();
    },
  };
}

/** Names and inodes of the files below a data folder: a file that was replaced is another one. */
function filesOf(dataDir: string): string {
  const entries = readdirSync(join(dataDir, 'media'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name));
  return paths
    .map((path) => `${relative(dataDir, path)} ${statSync(path).ino}`)
    .sort()
    .join();
}

/** Copies the data folder for this test server: hard links, so that what a test deletes or replaces is still there for others. */
function copyDataDir(): string {
  const { dataDir } = siteFolder();
  const copy = mkdtempSync(join(tmpdir(), 'foyer-e2e-'));
  for (const entry of readdirSync(dataDir, { recursive: true, withFileTypes: true })) {
    const [from, to] = [join(entry.parentPath, entry.name), join(copy, relative(dataDir, entry.parentPath), entry.name)];
    if (entry.isDirectory()) mkdirSync(to, { recursive: true });
    else if (entry.name !== 'database.tar') link(from, to);
  }
  return copy;
}

function link(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // The folder for temporary files lies on another disk.
    cpSync(from, to);
  }
}

function openSite(): Promise<DatabaseHandle> {
  return openPglite({ from: new Blob([readFileSync(siteFolder().dump)]) });
}

async function run(database: DatabaseHandle, dataDir: string, brand: string): Promise<Running> {
  const { createApp, readConfig } = await loadBundle();
  const moved = { clock: false, content: false, version: false };
  let moment = new Date(testNow);
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'fatal', BRAND: brand });
  const create = (build?: string) =>
    createApp({ config, database, clock: () => moment, root: process.cwd(), clientFolder, ...(build && { build }) });
  let app = await create();
  const url = await app.server.listen({ port: 0, host: '127.0.0.1' });
  const moveTo = (to: Date) => {
    moved.clock = true;
    moment = to;
  };
  const site: Site = {
    url,
    dataDir,
    database,
    clock: {
      now: () => moment,
      set: (to) => moveTo(new Date(to)),
      advance: (milliseconds) => moveTo(new Date(moment.getTime() + milliseconds)),
    },
    edit: async (tags, change) => {
      moved.content = true;
      await database.db.transaction(async (transaction) => {
        await change(transaction);
        await announceChange(transaction, tags);
      });
      await app.applyNewChanges();
    },
    deploy: async (version) => {
      moved.version = true;
      await app.close();
      app = await create(version);
      await app.server.listen({ port: Number(new URL(url).port), host: '127.0.0.1' });
    },
    ask: async <Answer>(path: string) => {
      const answer = await fetch(`${url}${path}`);
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      return (await answer.json()) as Answer;
    },
  };
  return { site, brand, moved, close: () => app.close() };
}
