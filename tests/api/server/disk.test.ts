import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../support/imports/import.ts';
import { canMount, startMountedSite } from '../../support/mounted-site.ts';

/** What the site writes beside its database. */
const folders = ['media', '.private', 'mail', 'log', 'backups'];

test.runIf(canMount)(
  'ERR-03 on a disk that is read-only pages and forms go on, what is stored as a file answers 503 and when to try again, and all works once it can be written',
  async () => {
    let dataDir = '';
    const mountsOf = (how: string) => folders.map((folder) => `mount ${how} '${join(dataDir, folder)}'`).join(' && ');
    const site = await startMountedSite((folder) => {
      dataDir = folder;
      const made = folders.map((name) => `mkdir '${join(dataDir, name)}'`).join(' && ');
      const bind = folders.map((name) => `mount --bind '${join(dataDir, name)}' '${join(dataDir, name)}'`).join(' && ');
      return `${made} && ${bind} && ${mountsOf('-o remount,ro,bind')}`;
    });
    try {
      const refused = await site.upload();
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '300']);
      expect((await site.sendForm('Ada')).status).toBe(201);
      for (const path of ['/de', '/de/search?q=x', '/readyz', '/de/admin/mails', '/de/admin/logs', '/de/admin/backups'])
        expect((await site.get(path)).status, path).toBe(200);
      expect((await site.backUp()).status).toBeLessThan(500);
      // The mail of the form waits, with its reason.
      await expect.poll(async () => (await site.get('/de/admin/mails')).text()).toContain('EROFS');
      await expect.poll(async () => (await site.get('/de/admin/backups')).text()).toContain('EROFS');
      site.inside(mountsOf('-o remount,rw,bind'));
      expect((await site.upload()).status).toBe(201);
      expect((await site.sendForm('Eva')).status).toBe(201);
      await expect.poll(() => readdirSync(join(dataDir, 'mail')).length).toBeGreaterThan(0);
    } finally {
      await site.close();
    }
  },
);

/** Of some size, so that the disk is soon full; of many words, so that it is not packed. */
const text = Array.from({ length: 400 }, (_, index) => (index * 7919).toString(36)).join(' ');

test.runIf(canMount)(
  'ERR-03 OPS-42 OPS-267 on a disk that is full, database and all, pages go on, what is stored answers 503 and when to try again; with room all works without a restart and what was acknowledged is there once',
  async () => {
    let dataDir = '';
    const disk = temporaryFolder();
    const site = await startMountedSite((folder) => {
      dataDir = folder;
      // A disk of its own with the database on it.
      return `mount -t tmpfs -o size=160m tmpfs '${disk}' && cp -a '${folder}/.' '${disk}' && mount --bind '${disk}' '${folder}'`;
    });
    try {
      expect((await site.sendForm('Ada')).status).toBe(201);
      expect((await site.get('/de')).status).toBe(200);
      site.inside(`head -c 1G /dev/zero > '${dataDir}/filler' 2>&1; test $(df --output=avail '${dataDir}' | tail -1) = 0`);
      // The file of the transaction log that is in use has some room of its own.
      const taken: string[] = [];
      let full = await site.sendForm('Full 0', text);
      for (let count = 1; full.status === 201; count++) {
        taken.push(`Full ${count - 1}`);
        full = await site.sendForm(`Full ${count}`, text);
      }
      expect([full.status, full.headers.get('retry-after')]).toEqual([503, '300']);
      const refused = await site.upload();
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '300']);
      for (const path of ['/de', '/de/search?q=x', '/readyz', '/healthz', '/de/admin/mails', '/de/admin/logs'])
        expect((await site.get(path)).status, path).toBe(200);
      site.inside(`rm '${dataDir}/filler'`);
      await expect.poll(async () => (await site.sendForm('Eva')).status).toBe(201);
      expect((await site.upload()).status).toBe(201);
      const csv = await (await site.get('/de/api/forms/1/entries.csv')).text();
      expect(csv.match(/"(?:Ada|Eva|Full \d+)"/g)?.sort()).toEqual(['Ada', 'Eva', ...taken].map((name) => `"${name}"`).sort());
    } finally {
      await site.close();
    }
  },
);
