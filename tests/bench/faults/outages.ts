import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formEntries } from '../../../src/features/forms/forms.tables.server.ts';
import { testDatabaseUrl } from '../../support/database/database.ts';
import { seedForms } from '../../support/office/forms.ts';
import { startProcesses } from '../../support/processes.ts';
import { seedSeason } from '../../support/programme/season.ts';

interface Outage {
  what: string;
  begin(folder: string): void;
  end(folder: string): void;
}

const run = (command: string, ...words: string[]) =>
  execFileSync(command, words, { stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' });

/** Writes until nothing fits. */
function fill(folder: string): void {
  const file = openSync(join(folder, 'filler'), 'a');
  const block = Buffer.alloc(4096);
  try {
    // What is free is less than what can be written for whoever writes last.
    while (statfsSync(folder).bfree > 0) writeSync(file, block);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
}

/** The cluster of pg_virtualenv, by its tools. */
function cluster(action: 'stop' | 'start'): void {
  const [version = '', name = ''] = run('pg_lsclusters', '-h').trim().split(/\s+/);
  run('pg_ctlcluster', version, name, action, ...(action === 'stop' ? ['-m', 'immediate'] : []));
}

/** A disk that turns read-only cannot be had here: the kernel refuses it while the database has its files open. */
const everywhere: Outage[] = [{ what: 'disk full', begin: fill, end: (folder) => rmSync(join(folder, 'filler')) }];
const onServer: Outage[] = [
  { what: 'PostgreSQL ended at once and started again', begin: () => cluster('stop'), end: () => cluster('start') },
];

/**
 * What a visitor sees while something is away, and that it works again by itself. Needs the right to mount a file system.
 * @throws when it does not recover within a minute, or an acknowledged entry is missing
 */
export async function outages(): Promise<string[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-outage-'));
  run('mount', '-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', folder);
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  const head = ['', 'stored page', 'page made anew', 'form entry', '/healthz', '/readyz', 'works again after'];
  const rows: string[][] = [];
  try {
    const site = await startProcesses(async (database) => {
      await seedSeason(database);
      await seedForms(database);
    });
    const ask = async (path: string, init?: RequestInit) => {
      const began = performance.now();
      const answer = await fetch(`${site.urls[0]}${path}`, { redirect: 'manual', ...init, signal: AbortSignal.timeout(30_000) }).catch(
        () => null,
      );
      await answer?.arrayBuffer().catch(() => undefined);
      const ms = performance.now() - began;
      return { status: answer?.status ?? 0, shown: `${answer?.status ?? 'none'}${ms > 1000 ? `, ${(ms / 1000).toFixed(1)} s` : ''}` };
    };
    let entry = 0;
    const acknowledged: string[] = [];
    const write = async () => {
      const name = `sender-${entry++}-`;
      const answer = await ask('/de/api/forms-entries/', {
        method: 'POST',
        headers: {
          ...{ 'content-type': 'application/json', cookie: 'csrftoken=token', 'x-csrftoken': 'token' },
          ...{ 'idempotency-key': name, 'x-forwarded-for': `10.0.${entry >> 8}.${entry & 255}` },
        },
        body: JSON.stringify({ form: 1, field_values: { name, email: 'ada@example.org', message: 'Text. '.repeat(1000) } }),
      });
      if (answer.status === 201) acknowledged.push(name);
      return answer;
    };
    let fresh = 0;
    const uncached = () => ask(`/de/search?q=hamlet+${fresh++}`);
    await ask('/de/kalender');
    await write();
    for (const { what, begin, end } of testDatabaseUrl ? [...everywhere, ...onServer] : everywhere) {
      begin(folder);
      // What the database has set aside takes the first ones.
      for (let attempts = 0; attempts < 3000 && (await write()).status === 201; attempts++);
      const seen = [await ask('/de/kalender'), await uncached(), await write(), await ask('/healthz'), await ask('/readyz')];
      end(folder);
      const began = performance.now();
      while ((await write()).status !== 201 || (await ask('/readyz')).status !== 200 || (await uncached()).status !== 200)
        if (performance.now() - began > 60_000) throw new Error(`After '${what}' the site does not recover.`);
      rows.push([what, ...seen.map(({ shown }) => shown), `${((performance.now() - began) / 1000).toFixed(1)} s`]);
    }
    const database = await site.stopAndOpen();
    const stored = new Set((await database.db.select().from(formEntries)).map(({ field_values }) => String(field_values.name)));
    const lost = acknowledged.filter((name) => !stored.has(name));
    await site.close();
    if (lost.length > 0) throw new Error(`${lost.length} of ${acknowledged.length} acknowledged entries are missing.`);
    return [[`${testDatabaseUrl ? 'PostgreSQL' : 'PGlite'}: ${acknowledged.length} entries, 0 lost`, ...head.slice(1)], ...rows];
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    run('umount', '-l', folder);
    rmSync(folder, { recursive: true });
  }
}
