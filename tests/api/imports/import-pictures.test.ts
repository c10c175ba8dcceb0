import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseHandle } from '../../../src/core/database/client.server.ts';
import { diskStorage, pathInside } from '../../../src/core/outside/disk-storage.server.ts';
import { importFile } from '../../../src/features/imports/import-file.server.ts';
import { undoImport } from '../../../src/features/imports/undo-import.server.ts';
import { media } from '../../../src/features/media/media.tables.server.ts';
import { storePicture } from '../../../src/features/media/media.write.server.ts';
import { purgeFiles } from '../../../src/features/media/purge.write.server.ts';
import { openTestDatabase } from '../../support/database/database.ts';
import { pngOf, rowsOf, temporaryFolder } from '../../support/imports/import.ts';
import { flatPng } from '../../support/media/pictures.ts';

let database: DatabaseHandle;
const folder = temporaryFolder();
const storage = diskStorage(join(folder, 'media'));
const written: string[] = [];
const counting = {
  ...storage,
  write: async (path: string, bytes: Uint8Array) => {
    written.push(path);
    await storage.write(path, bytes);
  },
};

beforeAll(async () => {
  database = await openTestDatabase();
  mkdirSync(join(folder, 'season'));
  writeFileSync(join(folder, 'season', 'big.png'), await pngOf(2000, 1000));
  writeFileSync(join(folder, 'season', 'small.png'), await pngOf(500, 400));
  writeFileSync(join(folder, 'season', 'text.png'), 'no picture');
  writeFileSync(join(folder, 'season', 'broken.png'), (await pngOf(800, 800)).subarray(0, 200));
  writeFileSync(join(folder, 'season', 'drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  writeFileSync(join(folder, 'secret.png'), await pngOf(10, 10));
});
afterAll(() => database.close());

function run(files: readonly string[], isDryRun = false) {
  const file = join(folder, 'season', 'season.json');
  writeFileSync(
    file,
    JSON.stringify({ format: 'foyer', version: 1, source: 'pictures', media: files.map((name) => ({ key: name, file: name })) }),
  );
  return importFile(
    { database, storePicture: (bytes, dry) => storePicture(bytes, counting, dry) },
    { format: 'foyer', file, isDryRun, shiftYears: 0 },
    () => {},
  );
}

test('import: a dry run reads pictures and stores none', async () => {
  expect((await run(['big.png'], true)).lists.media?.created).toBe(1);
  expect(written).toEqual([]);
});

test('import: pictures are stored with three renditions, never enlarged, with size and colour (EMBED-08)', async () => {
  await run(['big.png', 'small.png']);
  const rows = await rowsOf<{ path: string; width: number; height: number; color: string; renditions: { width: number; path: string }[] }>(
    database,
    'select path, width, height, color, renditions from media order by width desc',
  );
  expect(rows.map(({ width, height, color }) => ({ width, height, color }))).toEqual([
    { width: 2000, height: 1000, color: '#c03020' },
    { width: 500, height: 400, color: '#c03020' },
  ]);
  expect(rows.map(({ renditions }) => renditions.map(({ width }) => width))).toEqual([
    [360, 800, 1600],
    [360, 500],
  ]);
  const rendition = await sharp(join(folder, 'media', rows[0]?.renditions[1]?.path ?? '')).metadata();
  expect({ format: rendition.format, width: rendition.width, height: rendition.height }).toEqual({
    format: 'webp',
    width: 800,
    height: 400,
  });
});

test('import: unchanged pictures are not rendered again', async () => {
  written.length = 0;
  expect((await run(['big.png', 'small.png'])).lists.media).toMatchObject({ unchanged: 2 });
  expect(written).toEqual([]);
});

test('import: undoing an import gives a replaced picture back, whose file stays while that is possible', async () => {
  const rows = () => rowsOf(database, "select path, width, size, color, renditions from media where import_key = 'one'");
  const importOne = (file: string) => {
    const name = join(folder, 'season', 'one.json');
    writeFileSync(name, JSON.stringify({ format: 'foyer', version: 1, source: 'undo', media: [{ key: 'one', file }] }));
    return importFile(
      { database, storePicture: (bytes, dry) => storePicture(bytes, counting, dry) },
      { format: 'foyer', file: name, isDryRun: false, shiftYears: 0 },
      () => {},
    );
  };
  writeFileSync(join(folder, 'season', 'before.png'), await flatPng(700, 300));
  await importOne('before.png');
  const before = await rows();
  await importOne('small.png');
  expect(await rows()).not.toEqual(before);
  // The same picture in another entry is deleted for good meanwhile.
  const [path] = (before as { path: string }[]).map((row) => row.path);
  await database.script(
    `insert into media (kind, name, path, content_type, size, deleted_at) select 'image', 'x', '${path}', 'image/png', 1, now()`,
  );
  await purgeFiles(database.db, storage, eq(media.path, path ?? ''), null);
  const [last] = await rowsOf<{ id: number }>(database, 'select max(id)::int as id from imports');
  const undone = await database.db.transaction((transaction) =>
    undoImport(transaction as never, last?.id ?? 0, { user: null, now: new Date() }),
  );
  expect(undone).toMatchObject({ restored: 1, edited: 0 });
  expect(await rows()).toEqual(before);
  expect(await storage.has(path ?? '')).toBe(true);
});

test('OPS-175 import: a picture that is deleted for good after it was found stored, and before its entry is written, is stored again', async () => {
  writeFileSync(join(folder, 'season', 'again.png'), await flatPng(900, 310));
  const stored = await storePicture(await flatPng(900, 310), storage);
  await database.script(
    `insert into media (kind, name, path, content_type, size, renditions, deleted_at)
     values ('image', 'x', '${stored.path}', 'image/png', 1, '${JSON.stringify(stored.renditions)}', now())`,
  );
  const name = join(folder, 'season', 'again.json');
  writeFileSync(name, JSON.stringify({ format: 'foyer', version: 1, source: 'again', media: [{ key: 'one', file: 'again.png' }] }));
  const paths = [stored.path, ...stored.renditions.map(({ path }) => path)];
  let calls = 0;
  await importFile(
    {
      database,
      storePicture: async (bytes, dry) => {
        const picture = await storePicture(bytes, storage, dry);
        calls += 1;
        // Somebody empties the trash at this moment.
        if (calls === 1) {
          await purgeFiles(database.db, storage, eq(media.path, stored.path), null);
          for (const path of paths) expect(await storage.has(path), path).toBe(false);
        }
        return picture;
      },
    },
    { format: 'foyer', file: name, isDryRun: false, shiftYears: 0 },
    () => {},
  );
  expect(await rowsOf(database, `select path from media where import_source = 'again'`)).toEqual([{ path: stored.path }]);
  for (const path of paths) expect(await storage.has(path), path).toBe(true);
});

test('import: what is no picture, lies elsewhere or is missing is refused with the reason', async () => {
  const report = await run(['text.png', 'broken.png', 'drawing.svg', '../secret.png', '/etc/hostname', 'gone.png', 'a\u0000b.png', '..']);
  expect(report.lists.media).toMatchObject({ created: 0, refused: 8 });
  const reasons = Object.fromEntries(report.refused.map(({ place, reason }) => [/'(.*)'/.exec(place)?.[1], reason]));
  expect(reasons['text.png']).toContain('expected a picture');
  expect(reasons['broken.png']).toMatch(/expected a (whole )?picture/);
  expect(reasons['drawing.svg']).toContain('expected JPEG, PNG, WebP, AVIF or GIF');
  expect(reasons['../secret.png']).toContain('inside the folder');
  expect(reasons['gone.png']).toContain("no readable file 'gone.png'");
});

test('import: more than 20 MB or 60 megapixels are refused before they are decoded', async () => {
  await expect(storePicture(Buffer.alloc(21 * 1024 * 1024), storage)).rejects.toThrow('at most 20 MB, got 21 MB');
  await expect(storePicture(await pngOf(10_000, 6_001), storage)).rejects.toThrow('at most 60 megapixels');
});

test('import: a picture of 20,000 x 20,000 px is refused before it is decoded, with the reason and without its memory', async () => {
  // 1.2 GB of pixels in 1.2 MB of file.
  writeFileSync(join(folder, 'season', 'bomb.png'), await flatPng(20_000, 20_000));
  const before = process.memoryUsage.rss();
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 5);
  const report = await run(['bomb.png']);
  clearInterval(watch);
  expect(report.lists.media).toMatchObject({ created: 0, refused: 1 });
  expect(report.refused[0]?.reason).toBe('expected at most 60 megapixels, got 20000 x 20000 pixels');
  expect((Math.max(peak, process.memoryUsage.rss()) - before) / 1024 / 1024).toBeLessThan(100);
});

test('import: no path leads out of the storage', () => {
  for (const path of ['../x', 'a/../../x', '..', '', '.']) expect(() => pathInside(folder, path)).toThrow('inside the folder');
  expect(pathInside(folder, '/x')).toBe(join(folder, 'x'));
  expect(readdirSync(folder)).not.toContain('x');
});
