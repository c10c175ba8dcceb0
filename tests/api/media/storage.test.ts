import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cachingStorage } from '../../../src/core/outside/caching-storage.server.ts';
import { diskStorage } from '../../../src/core/outside/disk-storage.server.ts';
import { openStorage } from '../../../src/core/outside/open-storage.server.ts';
import { s3Storage } from '../../../src/core/outside/s3-storage.server.ts';
import { type FileStorage, readBytes } from '../../../src/core/outside/storage.ts';
import { temporaryFolder } from '../../support/imports/import.ts';
import { type S3Server, startS3Server } from '../../support/media/s3-server.ts';

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.close());

async function readPart(storage: FileStorage, path: string, start: number, end: number): Promise<Buffer | null> {
  const file = await storage.open(path);
  return file && buffer(await file.read({ start, end }));
}

const kinds: [name: string, open: () => FileStorage][] = [
  ['a folder', () => diskStorage(temporaryFolder())],
  ['S3', () => s3Storage(s3.settings)],
  ['S3 with small files in memory', () => openStorage({ dataDir: temporaryFolder(), s3: s3.settings })],
  ['S3 with files too large for the memory', () => cachingStorage(s3Storage(s3.settings), undefined, { totalBytes: 20, fileBytes: 10 })],
];

describe.each(kinds)('EMBED-08 storage: %s', (_, open) => {
  let storage: FileStorage;
  beforeEach(() => {
    s3.objects.clear();
    storage = open();
  });

  test('gives back what was written, whole and in parts, as often as requested', async () => {
    const bytes = randomBytes(100_000);
    await storage.write('ab/cdef-800.webp', bytes);
    for (let time = 0; time < 2; time++) {
      expect(await storage.has('ab/cdef-800.webp')).toBe(true);
      expect((await readBytes(storage, 'ab/cdef-800.webp'))?.equals(bytes)).toBe(true);
      expect((await storage.open('ab/cdef-800.webp'))?.size).toBe(100_000);
      expect(await readPart(storage, 'ab/cdef-800.webp', 10, 19)).toEqual(bytes.subarray(10, 20));
      expect(await readPart(storage, 'ab/cdef-800.webp', 99_999, 99_999)).toEqual(bytes.subarray(99_999));
    }
  });

  test('an empty file is a file', async () => {
    await storage.write('ab/empty.pdf', Buffer.alloc(0));
    expect((await storage.open('ab/empty.pdf'))?.size).toBe(0);
  });

  test('what was never written is not there, and appears when it is written', async () => {
    expect(await storage.has('ab/none.webp')).toBe(false);
    expect(await storage.open('ab/none.webp')).toBeNull();
    expect(await readBytes(storage, 'ab/none.webp/below')).toBeNull();
    await storage.write('ab/none.webp', Buffer.from('now'));
    expect((await readBytes(storage, 'ab/none.webp'))?.toString()).toBe('now');
  });

  test('names with signs stay different', async () => {
    const names = ['a/b c.jpg', 'a/b+c.jpg', 'a/b%20c.jpg', 'a/ä.jpg', "a/b'(c)!*.jpg"];
    for (const name of names) await storage.write(name, Buffer.from(name));
    for (const name of names) expect((await readBytes(storage, name))?.toString()).toBe(name);
  });

  test.each(['../x', 'a/../../x', '..', '', '.', 'a\0b'])('no path leads out: %j', async (path) => {
    await expect((async () => storage.open(path))()).rejects.toThrow(/inside the/);
    await expect((async () => storage.write(path, Buffer.from('x')))()).rejects.toThrow(/inside the/);
  });
});

test('EMBED-08 storage: a folder holds no unfinished files after writing', async () => {
  const folder = temporaryFolder();
  await diskStorage(folder).write('ab/x.webp', Buffer.from('x'));
  expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual(['ab', 'ab/x.webp']);
});

describe('EMBED-08 storage: S3', () => {
  test('a wrong secret, a missing bucket and a server that is away are reported with the reason', async () => {
    const wrong = s3Storage({ ...s3.settings, secretAccessKey: 'wrong' });
    await expect(wrong.write('ab/x.webp', Buffer.from('x'))).rejects.toThrow(/S3 storage: PUT .*403 .*SignatureDoesNotMatch/);
    await expect(wrong.has('ab/x.webp')).rejects.toThrow('403');
    const nowhere = s3Storage({ ...s3.settings, bucket: 'other' });
    await expect(nowhere.write('ab/x.webp', Buffer.from('x'))).rejects.toThrow("no bucket 'other'");
    const away = s3Storage({ ...s3.settings, endpoint: 'http://127.0.0.1:1' });
    await expect(away.open('ab/x.webp')).rejects.toThrow(/S3 storage: HEAD/);
  });

  test('a server that is busy for a moment gets the request again', async () => {
    s3.failNext(2);
    await s3Storage(s3.settings).write('ab/later.webp', Buffer.from('x'));
    expect(s3.objects.has('ab/later.webp')).toBe(true);
  });

  test('a small file is fetched once, a part is requested as a part', async () => {
    await s3Storage(s3.settings).write('ab/once.webp', Buffer.from('0123456789'));
    const caching = cachingStorage(s3Storage(s3.settings), undefined, { totalBytes: 15, fileBytes: 10 });
    s3.requests.length = 0;
    await readBytes(caching, 'ab/once.webp');
    await readBytes(caching, 'ab/once.webp');
    expect(s3.requests).toEqual(['HEAD ab/once.webp', 'GET ab/once.webp']);
    await caching.write('ab/more.webp', Buffer.from('0123456789'));
    await readBytes(caching, 'ab/more.webp');
    s3.requests.length = 0;
    await readBytes(caching, 'ab/once.webp');
    expect(s3.requests, 'the older one had to go').toHaveLength(2);
    s3.requests.length = 0;
    await readPart(s3Storage(s3.settings), 'ab/once.webp', 2, 4);
    expect(s3.requests).toEqual(['HEAD ab/once.webp', 'GET ab/once.webp bytes=2-4']);
  });
});
