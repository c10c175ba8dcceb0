import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPglite } from '../../../src/core/database/open-pglite.server.ts';
import type { TestApp } from '../../support/app.ts';
import { migratedDataDir } from '../../support/database/migrated.ts';
import { plainPng } from '../../support/media/pictures.ts';
import { nodeFlags } from '../../support/node-flags.ts';
import { headersOf } from '../../support/office/accounts.ts';
import { seedForms } from '../../support/office/forms.ts';

/** What the site writes beside its database. */
const folders = ['media', '.private', 'mail', 'log', 'backups'];
/** Mounting needs a name space of one's own, which some machines do not allow. */
const canMount = spawnSync('unshare', ['-m', 'true']).status === 0;

test.runIf(canMount)(
  'ERR-03 on a disk that is read-only pages and forms go on, what is stored as a file answers 503 and when to try again, and all works once it can be written',
  async () => {
    const dataDir = migratedDataDir();
    const database = await openPglite({ folder: join(dataDir, 'database') });
    await seedForms(database);
    const headers = await headersOf({ database, clock: { now: () => new Date() } } as TestApp, 'administrator');
    await database.close();
    for (const folder of folders) mkdirSync(join(dataDir, folder));
    const mount = (how: string) => folders.map((folder) => `mount ${how} '${join(dataDir, folder)}'`).join(' && ');
    const bind = folders.map((folder) => `mount --bind '${join(dataDir, folder)}' '${join(dataDir, folder)}'`).join(' && ');
    const site = spawn(
      'unshare',
      [
        '-m',
        'sh',
        '-c',
        `${bind} && ${mount('-o remount,ro,bind')} && exec "$0" "$@"`,
        process.execPath,
        ...nodeFlags,
        'build/server/index.js',
      ],
      { env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', SEED: 'empty', ACCESS_LOG_DAYS: '1', TMPDIR: process.env.TMPDIR } },
    );
    let printed = '';
    for (const stream of [site.stdout, site.stderr]) stream.on('data', (chunk) => (printed += chunk));
    try {
      await expect.poll(() => printed, { timeout: 60_000 }).toMatch(/Foyer serves on http/);
      const url = /Foyer serves on (http:\S+)/.exec(printed)?.[1] ?? '';
      const get = (path: string) => fetch(url + path, { headers: { ...headers, accept: 'text/html' } });
      const upload = async () => {
        const body = new FormData();
        body.set('folder', '');
        body.set('file', new Blob([(await plainPng('#123456')) as BlobPart], { type: 'image/png' }), 'picture.png');
        return fetch(`${url}/de/pageeditor-api/media/`, { method: 'POST', headers, body });
      };
      const sendForm = (name: string) =>
        fetch(`${url}/de/api/forms-entries/`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ form: 1, field_values: { name, email: 'ada@example.org' } }),
        });
      const backUp = () =>
        fetch(`${url}/de/admin/backups/now`, {
          method: 'POST',
          redirect: 'manual',
          headers: { ...headers, accept: 'text/html', 'sec-fetch-site': 'same-origin' },
          body: new URLSearchParams(),
        });
      const refused = await upload();
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '300']);
      expect((await sendForm('Ada')).status).toBe(201);
      for (const path of ['/de', '/de/search?q=x', '/readyz', '/de/admin/mails', '/de/admin/logs', '/de/admin/backups'])
        expect((await get(path)).status, path).toBe(200);
      expect((await backUp()).status).toBeLessThan(500);
      // The mail of the form waits, with its reason.
      await expect.poll(async () => (await get('/de/admin/mails')).text()).toContain('EROFS');
      await expect.poll(async () => (await get('/de/admin/backups')).text()).toContain('EROFS');
      execFileSync('nsenter', ['-t', String(site.pid), '-m', 'sh', '-c', mount('-o remount,rw,bind')]);
      expect((await upload()).status).toBe(201);
      expect((await sendForm('Eva')).status).toBe(201);
      await expect.poll(() => readdirSync(join(dataDir, 'mail')).length).toBeGreaterThan(0);
    } finally {
      site.kill('SIGTERM');
      if (site.exitCode === null) await once(site, 'exit');
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);
