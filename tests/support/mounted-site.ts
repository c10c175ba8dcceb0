import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { expect } from 'vitest';
import { openPglite } from '../../src/core/database/open-pglite.server.ts';
import type { TestApp } from './app.ts';
import { migratedDataDir } from './database/migrated.ts';
import { plainPng } from './media/pictures.ts';
import { nodeFlags } from './node-flags.ts';
import { headersOf } from './office/accounts.ts';
import { seedForms } from './office/forms.ts';

/** Mounting needs a name space of one's own, which some machines do not allow. */
export const canMount = spawnSync('unshare', ['-m', 'true']).status === 0;

/** A site with forms on the embedded database, in a process that sees mounts of its own. */
export interface MountedSite {
  /** As an administrator, who takes a page. */
  get(path: string): Promise<Response>;
  upload(): Promise<Response>;
  sendForm(name: string, message?: string): Promise<Response>;
  backUp(): Promise<Response>;
  /** Runs a command of the shell in the name space of the site. @throws when it fails. */
  inside(command: string): void;
  close(): Promise<void>;
}

/** @param mountsOf the command of the shell that mounts what the site is to find in its folder. */
export async function startMountedSite(mountsOf: (dataDir: string) => string): Promise<MountedSite> {
  const dataDir = migratedDataDir();
  const database = await openPglite({ folder: `${dataDir}/database` });
  await seedForms(database);
  const headers = await headersOf({ database, clock: { now: () => new Date() } } as TestApp, 'administrator');
  await database.close();
  const site = spawn(
    'unshare',
    ['-m', 'sh', '-c', `${mountsOf(dataDir)} && exec "$0" "$@"`, process.execPath, ...nodeFlags, 'build/server/index.js'],
    { env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', SEED: 'empty', ACCESS_LOG_DAYS: '1', TMPDIR: process.env.TMPDIR } },
  );
  let printed = '';
  for (const stream of [site.stdout, site.stderr]) stream.on('data', (chunk) => (printed += chunk));
  const close = async () => {
    site.kill('SIGTERM');
    if (site.exitCode === null) await once(site, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await expect.poll(() => printed, { timeout: 60_000 }).toMatch(/Foyer serves on http/);
  } catch (error) {
    await close();
    throw error;
  }
  const url = /Foyer serves on (http:\S+)/.exec(printed)?.[1] ?? '';
  const post = (path: string, body: BodyInit, more: Record<string, string> = {}) =>
    fetch(url + path, { method: 'POST', redirect: 'manual', headers: { ...headers, ...more }, body });
  return {
    get: (path) => fetch(url + path, { headers: { ...headers, accept: 'text/html' } }),
    upload: async () => {
      const body = new FormData();
      body.set('folder', '');
      body.set('file', new Blob([(await plainPng('#123456')) as BlobPart], { type: 'image/png' }), 'picture.png');
      return post('/de/pageeditor-api/media/', body);
    },
    sendForm: (name, message = '') =>
      post('/de/api/forms-entries/', JSON.stringify({ form: 1, field_values: { name, email: 'ada@example.org', message } }), {
        'content-type': 'application/json',
      }),
    backUp: () => post('/de/admin/backups/now', new URLSearchParams(), { accept: 'text/html', 'sec-fetch-site': 'same-origin' }),
    inside: (command) => void execFileSync('nsenter', ['-t', String(site.pid), '-m', 'sh', '-c', command]),
    close,
  };
}
