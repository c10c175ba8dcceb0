import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { announceChange } from '../../../src/core/database/changes.server.ts';
import type { DatabaseHandle } from '../../../src/core/database/client.server.ts';
import { diskStorage } from '../../../src/core/outside/disk-storage.server.ts';
import type { FileStorage } from '../../../src/core/outside/storage.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { openTestDatabase } from '../../support/database/database.ts';
import { pngOf, rowsOf, temporaryFolder } from '../../support/imports/import.ts';
import { addPicture, posterOf } from '../../support/media/pictures.ts';

const browser = { accept: 'image/avif,image/webp,image/apng,*/*;q=0.8' };
/** The encoder gives way to everything else, and a machine that tests is busy. */
const patient = { timeout: 60_000, interval: 250 };
vi.setConfig({ testTimeout: 120_000 });
const open: Instance[] = [];
let database: DatabaseHandle;

type Instance = TestApp & { storage: FileStorage };

beforeAll(async () => {
  database = await openTestDatabase();
});
// Instances share files as they share the database; these have files of their own, so they must not live on.
afterEach(async () => {
  for (const site of open.splice(0)) await site.app.close();
});
afterAll(() => database.close());

/** A further instance on the same database and, when given, the same folder. */
async function instance(dataDir = temporaryFolder()): Promise<Instance> {
  const started = await startTestApp({ database, environment: { DATA_DIR: dataDir } });
  const site = { ...started, storage: diskStorage(join(dataDir, 'media')) };
  open.push(site);
  return site;
}

const typeAt = async (site: TestApp, path: string, headers: Record<string, string> = browser) =>
  (await site.get(`/media/${path}`, { method: 'HEAD', headers })).headers.get('content-type');
const avifsIn = (dataDir: string) => (readdirSync(dataDir, { recursive: true }) as string[]).filter((name) => name.endsWith('.avif'));

describe('EMBED-08 AVIF beside WebP', () => {
  test('WebP is answered until the AVIF is ready, then who takes AVIF gets it at the same address', async () => {
    const site = await instance();
    const { renditions } = await addPicture(database, site.storage, await posterOf('hamlet', 900), 1);
    const paths = renditions.map(({ path }) => path);
    expect(paths).toHaveLength(3);
    const largest = paths[2] ?? '';
    const second = await instance(site.dataDir);

    const before = await second.get(`/media/${largest}`, { headers: browser });
    expect(before.headers.get('content-type')).toBe('image/webp');
    expect(before.headers.get('cache-control'), 'it is to be requested again').toBe('public, max-age=3600');
    expect(before.headers.get('cdn-cache-control')).toBe('s-maxage=60');
    const webp = Buffer.from(await before.arrayBuffer());

    second.app.beginBackgroundWork();
    for (const path of paths) await expect.poll(() => typeAt(second, path), patient).toBe('image/avif');
    const after = await second.get(`/media/${largest}`, { headers: browser });
    expect(after.headers.get('vary')).toBe('Accept');
    expect(after.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    const avif = Buffer.from(await after.arrayBuffer());
    expect(avif.length).toBeLessThan(webp.length);
    expect(await sharp(avif).metadata()).toMatchObject({ format: 'heif', compression: 'av1', width: 900, height: 1125 });

    for (const accept of ['image/webp,*/*', '*/*', 'image/avif;q=0, image/webp', '']) {
      const other = await second.get(`/media/${largest}`, { headers: { accept } });
      expect([accept, other.headers.get('content-type'), other.headers.get('vary')]).toEqual([accept, 'image/webp', 'Accept']);
      expect(Buffer.from(await other.arrayBuffer()).equals(webp)).toBe(true);
    }
  });

  test('where AVIF is no smaller, WebP stays and is cached for ever', async () => {
    const site = await instance();
    const { renditions } = await addPicture(database, site.storage, await pngOf(40, 30), 2);
    const path = renditions[0]?.path ?? '';
    const restarted = await instance(site.dataDir);
    restarted.app.beginBackgroundWork();
    await expect
      .poll(async () => (await restarted.get(`/media/${path}`, { method: 'HEAD', headers: browser })).headers.get('cache-control'), patient)
      .toContain('immutable');
    expect(await typeAt(restarted, path)).toBe('image/webp');
    expect(avifsIn(site.dataDir)).toEqual([]);
  });

  test('a picture that comes while the site runs gets its AVIFs, and a start finds what a stopped one has left', async () => {
    const site = await instance();
    site.app.beginBackgroundWork();
    const { renditions } = await addPicture(database, site.storage, await posterOf('antigone', 1000), 3);
    await announce(3);
    await site.app.applyNewChanges();
    const [small = '', , large = ''] = renditions.map(({ path }) => path);
    await expect.poll(() => typeAt(site, small), patient).toBe('image/avif');

    // The largest is being made or waits; nobody waits for it when the site stops.
    const largeBefore = await typeAt(site, large);
    await open.splice(open.indexOf(site), 1)[0]?.app.close();

    const next = await instance(site.dataDir);
    expect(await typeAt(next, large), 'not made during the stop').toBe(largeBefore);
    expect(await typeAt(next, small), 'made before the stop').toBe('image/avif');
    next.app.beginBackgroundWork();
    await expect.poll(() => typeAt(next, large), patient).toBe('image/avif');
  });

  test('two instances make each AVIF once and both answer it', async () => {
    const first = await instance();
    const { renditions } = await addPicture(database, first.storage, await posterOf('carmen', 800), 4);
    const second = await instance(first.dataDir);
    const third = await instance(first.dataDir);
    second.app.beginBackgroundWork();
    third.app.beginBackgroundWork();
    for (const { path } of renditions) {
      await expect.poll(async () => [await typeAt(second, path), await typeAt(third, path)].includes('image/avif'), patient).toBe(true);
    }
    const claims = await rowsOf<{ path: string; is_smaller: boolean }>(
      database,
      `select path, is_smaller from avif_renditions where path like '${renditions[0]?.path.slice(0, 20)}%'`,
    );
    expect(claims).toHaveLength(2);
    expect(claims.every((claim) => claim.is_smaller)).toBe(true);
  });

  test('a picture that cannot be encoded stays WebP, the others go on', async () => {
    const site = await instance();
    const { path, renditions } = await addPicture(database, site.storage, await posterOf('hamlet', 500), 5);
    await site.storage.write(path, Buffer.from('overwritten by an accident'));
    const good = await addPicture(database, site.storage, await posterOf('antigone', 500), 6);
    const restarted = await instance(site.dataDir);
    restarted.app.beginBackgroundWork();
    await expect.poll(() => typeAt(restarted, good.renditions[1]?.path ?? ''), patient).toBe('image/avif');
    await expect
      .poll(() => rowsOf(database, `select is_smaller from avif_renditions where path = '${renditions[1]?.path}'`), patient)
      .toEqual([{ is_smaller: false }]);
    expect(await typeAt(restarted, renditions[1]?.path ?? '')).toBe('image/webp');
  });

  test('no page is rendered anew because an AVIF is ready', async () => {
    // The fixed pages and the index of the search were announced when the first site started.
    expect(
      await rowsOf(database, "select tags from outbox where tags not in ('{media:3}', '{pages}') and not 'search' = any(tags)"),
    ).toEqual([]);
  });
});

async function announce(id: number): Promise<void> {
  await database.db.transaction((transaction) => announceChange(transaction, [`media:${id}`]));
}
