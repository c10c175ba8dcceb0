import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openPglite } from '../../../src/core/database/open-pglite.server.ts';
import { openPostgresql } from '../../../src/core/database/open-postgresql.server.ts';
import { formEntries, tempFiles } from '../../../src/features/forms/forms.tables.server.ts';
import { testDatabaseUrl } from '../database/database.ts';
import { createDatabase, migratedDataDir, migrateNew, runOn } from '../database/migrated.ts';
import { nodeFlags } from '../node-flags.ts';
import { FormSender, seedForms } from './forms.ts';

export interface FormRush {
  /** Entries that were acknowledged as stored. */
  acknowledged: number;
  stored: number;
  /** Names that stand in more than one entry, or in none. */
  wrong: string[];
  files: number;
  mails: number;
  /** Bytes of resident memory: after warming up, and the most while they came. */
  memoryBefore: number;
  memoryPeak: number;
  milliseconds: number;
}

/**
 * Sends so many entries with a file of `fileSize` bytes each to the product in a process of its target on a database of its target; every
 * tenth is sent twice, as after a lost answer. Memory is read from /proc, so on Linux alone.
 */
export async function rushForms(entries: number, atOnce: number, fileSize: number): Promise<FormRush> {
  const dataDir = migratedDataDir();
  const target = testDatabaseUrl ? await onServer(testDatabaseUrl) : inFolder(join(dataDir, 'database'));
  const prepared = await target.open();
  await migrateNew(prepared);
  await seedForms(prepared);
  await prepared.close();
  const env = {
    PATH: process.env.PATH,
    // As tools/start.mjs starts it.
    MALLOC_ARENA_MAX: '1',
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PORT: '0',
    SEED: 'empty',
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'error',
    ...target.environment,
  };
  const site = spawn(process.execPath, [...nodeFlags, join(process.cwd(), 'build/server/index.js')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let printed = '';
    site.stdout.on('data', (chunk) => {
      printed += String(chunk);
      const found = /Foyer serves on (http:\S+)/.exec(printed)?.[1];
      if (found) resolve(found);
    });
    site.once('exit', () => reject(new Error(`The site did not start: ${printed}`)));
  });
  const app = { url, get: (path: string, init?: RequestInit) => fetch(`${url}${path}`, init) };
  const bytes = Buffer.alloc(fileSize, 'Namensliste\n');
  const send = async (name: string, index: number) => {
    // Eight senders an address: fewer than the limit.
    const sender = new FormSender(app as never, `10.${Math.floor(index / 8 / 250)}.1.${Math.floor(index / 8) % 250}`, `token-${name}`);
    const { id } = (await (await sender.upload(`${name}.txt`, bytes)).json()) as { id: string };
    const values = { name, email: `${name}@example.org`, document: id };
    const times = index % 10 === 0 ? 2 : 1;
    const answers = await Promise.all(Array.from({ length: times }, () => sender.send(1, values, { key: name })));
    return answers.every(({ status }) => status === 201);
  };
  for (let index = 0; index < Math.min(entries, 100); index++) await send(`warm-${index}`, 1_000_000 + index);
  const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1]) * 1024;
  const memoryBefore = memory();
  let memoryPeak = memoryBefore;
  const watch = setInterval(() => {
    memoryPeak = Math.max(memoryPeak, memory());
  }, 20);
  let next = 0;
  let acknowledged = 0;
  const began = performance.now();
  const work = async () => {
    while (next < entries) {
      const index = next++;
      if (await send(`sender-${index}`, index)) acknowledged += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const milliseconds = performance.now() - began;
  clearInterval(watch);
  const ended = once(site, 'exit');
  site.kill('SIGTERM');
  await ended;
  const database = await target.open();
  const names = (await database.db.select().from(formEntries))
    .map(({ field_values }) => String(field_values.name))
    .filter((name) => name.startsWith('sender-'));
  const files = (await database.db.select().from(tempFiles)).filter(({ name, entry }) => name.startsWith('sender-') && entry !== null);
  await database.close();
  await target.drop();
  const counted = Map.groupBy(names, (name) => name);
  const wrong = Array.from({ length: entries }, (_, index) => `sender-${index}`).filter((name) => counted.get(name)?.length !== 1);
  const mails = readdirSync(join(dataDir, 'mail')).filter((file) => file.endsWith('.eml')).length;
  rmSync(dataDir, { recursive: true, force: true });
  return { acknowledged, stored: names.length, wrong, files: files.length, mails, memoryBefore, memoryPeak, milliseconds };
}

/** The embedded database, opened before and after the site has it. */
function inFolder(folder: string) {
  return { environment: {}, open: () => openPglite({ folder }), drop: async () => undefined };
}

/** A database of its own on the server of the tests. */
async function onServer(server: string) {
  const name = `foyer_rush_${randomBytes(8).toString('hex')}`;
  const url = await createDatabase(server, name, process.env.MIGRATED_TEMPLATE);
  return {
    environment: { DATABASE_URL: url },
    open: () => openPostgresql(url, () => undefined),
    drop: () => runOn(server, `drop database if exists ${name} with (force)`),
  };
}
