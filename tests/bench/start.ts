import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverEnvironment, serverFlags } from '../../tools/server-process.mjs';
import { testDatabaseUrl } from '../support/database/database.ts';
import { onPostgresql } from './browser/on-postgresql.ts';
import { dataDir, freePort, quantile, until } from './site/site.ts';

const rounds = 5;

/**
 * Time from starting the program to the first page of the demo site: after SIGTERM (warm) and after kill -9; on both databases
 * where PostgreSQL is there. The processor's time beside it tells a slow start from a busy machine.
 */
export async function run(): Promise<string[][]> {
  const head = ['Database', 'after', 'median s', 'most s', 'processor s', 'goal s', 'load'];
  return [head, ...(await measure()), ...onPostgresql(import.meta.filename)];
}

async function measure(): Promise<string[][]> {
  const kind = testDatabaseUrl ? 'PostgreSQL' : 'PGlite';
  const environment: Record<string, string> = testDatabaseUrl
    ? { DATABASE_URL: testDatabaseUrl, DATA_DIR: mkdtempSync(join(tmpdir(), 'foyer-bench-')) }
    : { DATA_DIR: dataDir };
  await end((await begin(environment, 300_000)).site, 'SIGTERM');
  const rows: string[][] = [];
  for (const [signal, after, goal] of [
    ['SIGTERM', 'SIGTERM', '1'],
    ['SIGKILL', 'kill -9', '3'],
  ] as const) {
    const times: number[] = [];
    const processor: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const { site, url, seconds, processorSeconds } = await begin(environment);
      times.push(seconds);
      processor.push(processorSeconds);
      // Misses, which are counted in the database.
      for (let page = 0; page < 20; page++) await (await fetch(`${url}/de/start-bench-${round}-${page}`)).arrayBuffer();
      await end(site, signal);
    }
    // The first was started after an ordinary end.
    const [measured, used] = signal === 'SIGKILL' ? [times.slice(1), processor.slice(1)] : [times, processor];
    const figures = [quantile(measured, 0.5), Math.max(...measured), quantile(used, 0.5)].map((value) => value.toFixed(2));
    rows.push([kind, after, ...figures, goal, loadavg()[0]?.toFixed(0) ?? '']);
  }
  return rows;
}

/** Starts the site and waits for its first page. */
async function begin(environment: Record<string, string>, timeout = 60_000) {
  const port = String(await freePort());
  const env = { ...process.env, ...serverEnvironment, LOG_LEVEL: 'error', PORT: port, ...environment };
  const started = performance.now();
  const site = spawn(process.execPath, [...serverFlags, 'build/server/index.js'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${url}/de`)).ok, timeout);
  return { site, url, seconds: (performance.now() - started) / 1000, processorSeconds: processorTime(site.pid) };
}

/** User and system time of a process, from Linux, whose clock has 100 ticks per second. */
function processorTime(id: number | undefined): number {
  const fields = readFileSync(`/proc/${id}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function end(site: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const ended = once(site, 'exit');
  site.kill(signal);
  await ended;
}

if (import.meta.main) {
  console.log(JSON.stringify(await measure()));
  process.exit(0);
}
