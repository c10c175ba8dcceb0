import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { s3Storage } from '../../../src/core/outside/s3-storage.server.ts';
import { rawRequest, startTestApp, type TestApp } from '../../support/app.ts';
import { rowsOf } from '../../support/imports/import.ts';
import { type MediaLibrary, openMediaLibrary } from '../../support/media/media-library.ts';
import { plainPng } from '../../support/media/pictures.ts';
import { type S3Server, s3Environment, startS3Server } from '../../support/media/s3-server.ts';

const digits = Buffer.from('0123456789');
let s3: S3Server;
let library: MediaLibrary;
const sites: Record<string, TestApp> = {};

beforeAll(async () => {
  s3 = await startS3Server();
  sites['a folder'] = await startTestApp();
  library = await openMediaLibrary(s3Environment(s3));
  sites.S3 = library.app;
  const files = ['ab/file.jpg', 'ab/file.webp', 'ab/notes.pdf', 'ab/play.html', 'ab/half.webp.1234.part', 'file.png'];
  const folder = join(sites['a folder'].dataDir, 'media');
  mkdirSync(join(folder, 'ab'), { recursive: true });
  for (const file of files) {
    writeFileSync(join(folder, file), digits);
    await s3Storage(s3.settings).write(file, digits);
  }
});
afterAll(async () => {
  for (const site of Object.values(sites)) await site.close();
  await s3.close();
});

describe.each(['a folder', 'S3'])('EMBED-08 files from %s', (kind) => {
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    rawRequest(sites[kind]?.url ?? '', path, { headers, method });

  test('are cached for ever, of one type only, with their length', async () => {
    const { status, headers, body } = await get('/media/ab/file.jpg');
    expect(status).toBe(200);
    expect(body).toBe('0123456789');
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': '10',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'accept-ranges': 'bytes',
      etag: '"ab/file.jpg"',
    });
    expect(headers).not.toHaveProperty('content-disposition');
    expect(headers).not.toHaveProperty('vary');
    expect((await get('/media/ab/file.webp')).headers).toMatchObject({ 'content-type': 'image/webp', vary: 'Accept' });
  });

  test('are answered with 304 to whoever has them', async () => {
    for (const known of ['"ab/file.jpg"', 'W/"ab/file.jpg"', '"x", "ab/file.jpg"', '*']) {
      const { status, headers, body } = await get('/media/ab/file.jpg', { 'if-none-match': known });
      expect([status, body], known).toEqual([304, '']);
      expect(headers).toMatchObject({ etag: '"ab/file.jpg"', 'cache-control': 'public, max-age=31536000, immutable' });
    }
    expect((await get('/media/ab/file.jpg', { 'if-none-match': '"ab/file.webp"' })).status).toBe(200);
  });

  test('are sent in parts', async () => {
    const part = await get('/media/ab/file.jpg', { range: 'bytes=2-4' });
    expect([part.status, part.body]).toEqual([206, '234']);
    expect(part.headers).toMatchObject({ 'content-range': 'bytes 2-4/10', 'content-length': '3' });
    expect((await get('/media/ab/file.jpg', { range: 'bytes=-3' })).body).toBe('789');
    const beyond = await get('/media/ab/file.jpg', { range: 'bytes=10-' });
    expect([beyond.status, beyond.headers['content-range'], beyond.body]).toEqual([416, 'bytes */10', '']);
    expect((await get('/media/ab/file.jpg', { range: 'bytes=2-4', 'if-range': '"other"' })).status).toBe(200);
    expect((await get('/media/ab/file.jpg', { range: 'bytes=2-4', 'if-range': '"ab/file.jpg"' })).status).toBe(206);
  });

  test('HEAD answers the same headers without the file', async () => {
    const { status, headers, body } = await get('/media/ab/file.jpg', {}, 'HEAD');
    expect([status, body]).toEqual([200, '']);
    expect(headers).toMatchObject({ 'content-length': '10', 'content-type': 'image/jpeg', etag: '"ab/file.jpg"' });
  });

  test('SEC-37 what is no picture is downloaded, never a page of ours, and nothing uploaded runs script where it is opened', async () => {
    for (const path of ['/media/ab/file.jpg', '/media/ab/notes.pdf', '/media/ab/play.html'])
      expect((await get(path)).headers['content-security-policy'], path).toMatch(/^default-src 'none';(?!.*script-src).*; sandbox$/);
    expect((await get('/media/ab/notes.pdf')).headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
    });
    expect((await get('/media/ab/play.html')).headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment',
    });
  });

  test('missing and unfinished files and paths out of the folder are not found', async () => {
    const paths = [
      'ab/none.jpg',
      'ab/half.webp.1234.part',
      'ab',
      'ab/',
      '',
      '../database/PG_VERSION',
      '..%2f..%2fpackage.json',
      'ab/%00.jpg',
    ];
    for (const path of [...paths, 'ab/file-share-50-50.jpg', 'ab/file.jpg/x.jpg']) {
      const { status, headers } = await get(`/media/${path}`);
      expect(status, path).toBe(404);
      expect(headers['cache-control'] ?? '', path).not.toContain('immutable');
    }
  });
});

test('ERR-03 while the storage is away a file or an upload answers 503 and when to try again, pages go on, and all works once it is back', async () => {
  const { app, upload } = library;
  const { url } = app;
  const picture = await plainPng('#123456');
  // What is in memory needs no storage.
  await s3Storage(s3.settings).write('ab/other.jpg', digits);
  s3.failNext(100);
  const { status, headers } = await rawRequest(url, '/media/ab/other.jpg');
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '300', 'no-store']);
  expect((await rawRequest(url, '/media/ab/file.jpg')).status).toBe(200);
  expect((await rawRequest(url, '/de')).status).toBe(200);
  expect((await upload(picture, 'picture.png')).status).toBe(503);
  s3.failNext(0);
  expect((await upload(picture, 'picture.png')).status).toBe(201);
  expect((await rawRequest(url, '/media/ab/other.jpg')).body).toBe('0123456789');
});

test('OPS-54 a bucket that stops in the midst of a file is given up after 10 s: 503 for a small file, an end for a large one', async () => {
  const { url } = library.app;
  const large = Buffer.alloc(3_000_000, 'x');
  await s3Storage(s3.settings).write('ab/stalled.jpg', digits);
  await s3Storage(s3.settings).write('ab/stalled-large.jpg', large);
  s3.stallNext();
  const { status, headers } = await rawRequest(url, '/media/ab/stalled.jpg');
  expect([status, headers['retry-after']]).toEqual([503, '300']);
  expect((await rawRequest(url, '/media/ab/stalled.jpg')).body).toBe('0123456789');
  s3.stallNext();
  await expect(fetch(`${url}/media/ab/stalled-large.jpg`).then((answer) => answer.arrayBuffer())).rejects.toThrow();
  expect((await (await fetch(`${url}/media/ab/stalled-large.jpg`)).arrayBuffer()).byteLength).toBe(large.length);
}, 60_000);

test('OPS-54 a bucket that refuses the key is named by /readyz as what the site serves without', async () => {
  const wrong = { ...s3Environment(s3), S3_SECRET_ACCESS_KEY: 'wrong' };
  const site = await startTestApp({ environment: wrong });
  const ready = async (of: TestApp) => (await of.get('/readyz')).json();
  await expect
    .poll(() => ready(site))
    .toMatchObject({ status: 'degraded', degraded: ['storage'], outside: { storage: { answers: false } } });
  await site.close();
  await expect.poll(() => ready(library.app)).toMatchObject({ status: 'ready', outside: { storage: { kind: 's3', answers: true } } });
});

test('PAGE-13 EMBED-08 bytes that are deleted for good while the same file is uploaded again are stored again', async () => {
  const { app, ada, uploadMedia } = library;
  const picture = await plainPng('#123457');
  for (const meets of [/\.png$/, /\.webp$/]) {
    const before = await uploadMedia(picture, 'vorher.png');
    await ada.call('DELETE', `media/${before.id}/`);
    // The upload has just found them, the original or a rendition.
    s3.beforeAnswer('HEAD', meets, async () => {
      expect((await ada.call('DELETE', `media/${before.id}/trash`)).status).toBe(204);
    });
    const { url, image_thumbnails, id } = await uploadMedia(picture, 'nachher.png');
    for (const address of [url, ...Object.values(image_thumbnails ?? {})])
      expect((await rawRequest(app.url, address)).status, address).toBe(200);
    await ada.call('DELETE', `media/${id}/`);
    expect((await ada.call('DELETE', `media/${id}/trash`)).status).toBe(204);
    expect([...s3.objects.keys()].filter((key) => url.includes(key.slice(0, 30)))).toEqual([]);
  }
});

test('OPS-174 PAGE-13 a picture that is deleted for good is answered by no instance from memory, also when it was being read meanwhile', async () => {
  const { app, ada, uploadMedia } = library;
  const other = await startTestApp({ environment: s3Environment(s3), database: app.database });
  const answeredBy = async (site: TestApp, url: string) => {
    await site.app.applyNewChanges();
    return (await rawRequest(site.url, url)).status;
  };
  for (const isBeingRead of [false, true]) {
    const { id, url } = await uploadMedia(await plainPng(isBeingRead ? '#12345a' : '#12345b'), 'geloescht.png');
    const remove = async () => {
      await ada.call('DELETE', `media/${id}/`);
      expect((await ada.call('DELETE', `media/${id}/trash`)).status).toBe(204);
      await other.app.applyNewChanges();
    };
    if (isBeingRead) s3.beforeAnswer('GET', new RegExp(url.slice('/media/'.length)), remove);
    expect(await answeredBy(other, url)).toBe(200);
    if (!isBeingRead) await remove();
    expect(await answeredBy(other, url)).toBe(404);
    expect(await answeredBy(app, url)).toBe(404);
  }
  await other.close();
});

test('PAGE-13 ADMIN-02 a file that is deleted for good while the storage is away is gone, and the log says who did it', async () => {
  const { app, ada, uploadMedia } = library;
  const { id, url } = await uploadMedia(await plainPng('#123458'), 'endgueltig.png');
  await ada.call('DELETE', `media/${id}/`);
  s3.failNext(100);
  expect((await ada.call('DELETE', `media/${id}/trash`)).status).toBe(503);
  s3.failNext(0);
  expect((await ada.call('POST', `media/${id}/restore`)).status).toBe(404);
  expect(url).toContain('/media/');
  const rows = await rowsOf(
    app.database,
    `select action, "user" is not null as by from audit where content_type = 'media' and object_id = ${id} order by id`,
  );
  expect(rows.at(-1)).toEqual({ action: 'purge', by: true });
});
