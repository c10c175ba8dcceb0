import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rawRequest, startTestApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
/** The main script and a font, as a page names them. */
let script: string;
let font: string;
beforeAll(async () => {
  app = await startTestApp();
  const html = await (await app.get('/de/')).text();
  script = /<script[^>]+src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
  font = /"(\/assets\/[^"]+\.woff2)"/.exec(html)?.[1] ?? '';
});
afterAll(() => app.close());

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') => rawRequest(app.url, path, { method, headers });

describe('built files: sent for good, in the coding the browser takes', () => {
  test('compressed, and the same for who takes no compression', async () => {
    const plain = await ask(script);
    expect(plain).toMatchObject({ status: 200, headers: { 'content-type': 'text/javascript; charset=utf-8', vary: 'Accept-Encoding' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    const dense = await ask(script, { 'accept-encoding': 'gzip, br' });
    expect(dense.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' });
    expect(Number(dense.headers['content-length'])).toBeLessThan(plain.body.length / 2);
    const zipped = await fetch(app.url + script, { headers: { 'accept-encoding': 'gzip' } });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(await zipped.text()).toBe(plain.body);
  });

  test('a font as it is, to everybody alike', async () => {
    const { status, headers } = await ask(font, { 'accept-encoding': 'gzip, br' });
    expect({ status, ...headers }).toMatchObject({ status: 200, 'content-type': 'font/woff2' });
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined]);
  });

  test('HEAD without the body, 304 to who has it in this coding', async () => {
    const head = await ask(script, { 'accept-encoding': 'br' }, 'HEAD');
    expect(head).toMatchObject({ status: 200, body: '', headers: { 'content-encoding': 'br' } });
    const known = { 'if-none-match': String(head.headers.etag) };
    expect(await ask(script, { ...known, 'accept-encoding': 'br' })).toMatchObject({ status: 304, body: '' });
    expect(await ask(script, known)).toMatchObject({ status: 200 });
  });

  test.each([
    '/assets/nothing.js',
    '/assets',
    '/assets/service-worker.js',
    '/assets/../server/index.js',
    '/assets/%2e%2e/server/index.js',
    '/assets/..%2fserver%2findex.js',
    '/assets/__proto__',
  ])('%s is not there', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  test('what the build compressed has no address of its own, and nothing can be sent there', async () => {
    expect((await ask(`${script}.br`)).status).toBe(404);
    expect((await ask(script, {}, 'POST')).status).toBe(404);
  });
});

test('OPS-40 a file that a deployment has taken away is not there, and the site goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-build-'));
  for (const part of ['client', 'inline']) cpSync(join('build', part), join(folder, part), { recursive: true });
  const site = await startTestApp({ clientFolder: join(folder, 'client'), environment: { LOG_LEVEL: 'silent' } });
  rmSync(join(folder, 'client/assets'), { recursive: true });
  const answer = await rawRequest(site.url, script, { headers: {} });
  expect([answer.status, (await site.get('/de/')).status]).toEqual([404, 200]);
  await site.close();
});
