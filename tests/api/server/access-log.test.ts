import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startTestApp } from '../../support/app.ts';
import { temporaryFolder } from '../../support/imports/import.ts';

test('access log: OPS-02 one line per request with its id, a cut address and no query; files older than ACCESS_LOG_DAYS are deleted', async () => {
  const dataDir = temporaryFolder();
  const folder = join(dataDir, 'log');
  mkdirSync(folder);
  for (const name of ['access-2026-11-18.log', 'access-2026-11-19.log', 'access-2026-10-01.log', 'notes.txt'])
    writeFileSync(join(folder, name), 'x');
  const app = await startTestApp({ environment: { DATA_DIR: dataDir, ACCESS_LOG_DAYS: '2', TRUST_PROXY: '1' } });
  const headers = { 'x-forwarded-for': '203.0.113.77' };
  const named = await app.get('/en/events', { headers: { ...headers, 'x-request-id': 'of-the-proxy-1' } });
  expect(named.headers.get('x-request-id')).toBe('of-the-proxy-1');
  for (const path of ['/en/events?utm_source=x', '/de/user/setup?token=secret', '/no-such-page']) await app.get(path, { headers });
  await expect.poll(() => readdirSync(folder).sort()).toEqual(['access-2026-11-19.log', 'access-2026-11-20.log', 'notes.txt']);
  app.clock.advance(24 * 3600 * 1000);
  await app.get('/healthz', { headers: { 'x-forwarded-for': '2001:db8:1:2:3:4:5:6' } });
  await expect.poll(() => readdirSync(folder).sort()).toEqual(['access-2026-11-20.log', 'access-2026-11-21.log', 'notes.txt']);
  await app.close();
  const text = readFileSync(join(folder, 'access-2026-11-20.log'), 'utf8');
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toHaveLength(4);
  expect(lines[0]).toEqual({
    ...{ time: expect.stringMatching(/^2026-11-20T/), address: '203.0.113.0', method: 'GET', path: '/en/events', status: 200 },
    ...{ id: 'of-the-proxy-1', ms: expect.any(Number) },
  });
  expect(lines[3]).toMatchObject({ path: '/no-such-page', status: 404 });
  expect(text).not.toMatch(/113\.77|secret|utm/);
  expect(readFileSync(join(folder, 'access-2026-11-21.log'), 'utf8')).toContain('"address":"2001:db8:1::"');
});

test('access log: without ACCESS_LOG_DAYS there is none', async () => {
  const app = await startTestApp();
  await app.get('/de');
  expect(existsSync(join(app.dataDir, 'log'))).toBe(false);
  await app.close();
});

test('access log: OPS-42 on a full disk the site answers, and later requests are logged again', async () => {
  const dataDir = temporaryFolder();
  const file = join(dataDir, 'log', 'access-2026-11-20.log');
  mkdirSync(join(dataDir, 'log'));
  symlinkSync('/dev/full', file);
  const app = await startTestApp({ environment: { DATA_DIR: dataDir, ACCESS_LOG_DAYS: '2', LOG_LEVEL: 'silent' } });
  for (const path of ['/de', '/en']) expect((await app.get(path)).status).toBe(200);
  rmSync(file);
  const isLogged = async () => (await app.get('/healthz')).ok && existsSync(file) && readFileSync(file, 'utf8').includes('/healthz');
  await expect.poll(isLogged, { timeout: 5000 }).toBe(true);
  await app.close();
});
