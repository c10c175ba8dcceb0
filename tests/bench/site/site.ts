import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseHandle } from '../../../src/core/database/client.server.ts';
import { openPglite } from '../../../src/core/database/open-pglite.server.ts';
import { serverEnvironment, serverFlags } from '../../../tools/server-process.mjs';

/** A running site with the demo venue in its own process. */
export interface BenchSite {
  url: string;
  stop(): Promise<void>;
  /** False while pictures are coded in a process beside it, on its core. */
  isAlone(): boolean;
  /** Resident memory of the process in bytes, now and at its peak. */
  memory(): { now: number; most: number };
  /** Open files and connections of the process. */
  handles(): { files: number; connections: number };
}

/** Folder of the bench's demo venue; BENCH_DATA_DIR keeps it for the next run. */
export const dataDir = process.env.BENCH_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'foyer-bench-'));

/** The first start seeds the demo, which takes minutes on a busy machine. */
const startTimeoutMs = 600_000;

/** Starts the built site in its own process, on one core when taskset is there; seeds it the first time. */
export async function startSite(environment: Record<string, string> = {}): Promise<BenchSite> {
  const port = String(await freePort());
  const settings = { ...serverEnvironment, LOG_LEVEL: 'error', PORT: port, DATA_DIR: dataDir };
  const env = { ...process.env, ...settings, ...environment };
  const site = spawn('taskset', ['-c', '0', process.execPath, ...serverFlags, 'build/server/index.js'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // A bench that fails leaves no site behind.
  process.once('exit', () => site.kill('SIGKILL'));
  const url = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${url}/readyz`)).ok, startTimeoutMs);
  return {
    url,
    stop: () => ended(site),
    isAlone: () => childrenOf(site.pid) === '',
    memory: () => memoryOf(site.pid),
    handles: () => handlesOf(site.pid),
  };
}

/** Resident memory of a process, from Linux. */
function memoryOf(id: number | undefined): { now: number; most: number } {
  const status = readFileSync(`/proc/${id}/status`, 'utf8');
  const bytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) * 1024;
  return { now: bytes('VmRSS'), most: bytes('VmHWM') };
}

function handlesOf(id: number | undefined): { files: number; connections: number } {
  const folder = `/proc/${id}/fd`;
  const targets = readdirSync(folder).map((name) => {
    try {
      return readlinkSync(join(folder, name));
    } catch {
      // Closed since it was listed.
      return '';
    }
  });
  const connections = targets.filter((target) => target.startsWith('socket:')).length;
  return { files: targets.length - connections, connections };
}

/** Processes the site has started, as Linux lists them. */
function childrenOf(id: number | undefined): string {
  return readFileSync(`/proc/${id}/task/${id}/children`, 'utf8').trim();
}

/** A TCP port nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Waits for a condition; failures count as 'not yet'. @throws after `timeout` ms. */
export async function until(condition: () => Promise<boolean>, timeout = 20_000): Promise<void> {
  const end = Date.now() + timeout;
  while (!(await condition().catch(() => false))) {
    if (Date.now() > end) throw new Error('The condition did not come true in time.');
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** The value at a share of the sorted list: 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    if (child.exitCode !== null || child.signalCode !== null)
      return reject(new Error(`The site had ended by itself: ${child.exitCode ?? child.signalCode}.`));
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** Waits until a new site has encoded all its pictures; nothing else can be measured before. Without a site, of one in this process. */
export async function untilAlone(
  { isAlone }: Pick<BenchSite, 'isAlone'> = { isAlone: () => childrenOf(process.pid) === '' },
): Promise<void> {
  let since = Date.now();
  await until(async () => {
    if (!isAlone()) since = Date.now();
    await new Promise((resolve) => setTimeout(resolve, 100));
    return Date.now() - since > 5_000;
  }, 600_000);
}

/** All threads of this process on one core meanwhile. */
export async function onCore<T>(core: number, work: () => Promise<T>): Promise<T> {
  // Read before: bound to one core, a process sees only that one.
  const last = availableParallelism() - 1;
  const bind = (cores: string) => execFileSync('taskset', ['-a', '-c', '-p', cores, String(process.pid)], { stdio: 'ignore' });
  bind(String(core));
  try {
    return await work();
  } finally {
    bind(`0-${last}`);
  }
}

/** Before the site starts: Lighthouse marks a page down that forbids indexing, as the demo venue does, and there is no sitemap then. */
export async function allowIndexing(
  environment: Record<string, string> = {},
  open: () => Promise<DatabaseHandle> = () => openPglite({ folder: join(dataDir, 'database') }),
): Promise<void> {
  const site = await startSite(environment);
  await site.stop();
  const database = await open();
  await database.script('update site_settings set is_indexing_enabled = true');
  await database.close();
}
