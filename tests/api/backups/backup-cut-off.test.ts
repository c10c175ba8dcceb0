import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { tempFiles } from '../../../src/features/forms/forms.tables.server.ts';
import type { TestApp } from '../../support/app.ts';
import { s3Environment, startS3Server } from '../../support/media/s3-server.ts';
import { Browser, seedUser } from '../../support/office/accounts.ts';
import { startProcesses } from '../../support/processes.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

test('OPS-280 a backup that kill -9 cuts off leaves no half archive, and the office says that it was cut off', async () => {
  const bucket = await startS3Server();
  closing.push(bucket.close);
  bucket.objects.set('.private/uploads/cv', Buffer.from('%PDF'));
  const password = 'ein sehr langes Passwort';
  const site = await startProcesses(
    async (database) => {
      await seedUser({ database }, 'ada', password, { is_editor: true, is_superuser: true });
      await database.db.insert(tempFiles).values({
        ...{ id: 'x', browser_hash: 'y', name: 'cv.pdf', size: 4, content_type: 'application/pdf', path: 'uploads/cv' },
      });
    },
    1,
    s3Environment(bucket),
  );
  closing.push(site.close);
  const browser = new Browser({
    get url() {
      return site.urls[0];
    },
    get: (path: string, init?: RequestInit) => fetch(site.urls[0] + path, init),
  } as unknown as TestApp);
  expect((await browser.logIn('ada', password)).status).toBe(200);
  const page = async () => (await browser.get('/de/admin/backups')).text();
  const files = () => readdirSync(join(site.dataDir, 'backups'));

  // The archive is half written when the bucket is asked for the file, which it does not answer.
  const release = Promise.withResolvers<void>();
  closing.push(async () => release.resolve());
  const halfWritten = Promise.withResolvers<void>();
  bucket.beforeAnswer('HEAD', /uploads\/cv$/, () => {
    halfWritten.resolve();
    return release.promise;
  });
  expect((await browser.submit('/de/admin/backups/now', {})).status).toBe(303);
  await halfWritten.promise;
  expect(await page()).toContain('Die Sicherung läuft.');
  expect(files().some((name) => name.endsWith('.part'))).toBe(true);
  await site.kill(0);
  await site.start(0);

  await expect.poll(page).toContain('abgebrochen');
  const html = await page();
  expect(html).toContain('Der Server wurde währenddessen beendet.');
  expect(html).not.toContain('Die Sicherung läuft.');
  expect(files()).toEqual([]);
  // The next one runs as if nothing had been.
  await browser.submit('/de/admin/backups/now', {});
  await expect.poll(page).toContain('in Ordnung');
  expect(files()).toEqual([expect.stringMatching(/^foyer-[\d-]+\.tar$/)]);
}, 120_000);
