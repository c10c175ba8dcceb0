import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { temporaryFolder } from '../../support/imports/import.ts';
import { headersOf } from '../../support/office/accounts.ts';

const base = '/de/admin/logs';
const dataDir = temporaryFolder();
const folder = join(dataDir, 'log');
let site: TestApp;
let headers: Record<string, string>;

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  site = await startTestApp({
    environment: { DATA_DIR: dataDir, LOG_LEVEL: 'warn', ACCESS_LOG_DAYS: '30', METRICS_TOKEN: 'the-token-of-the-metrics' },
  });
  headers = await headersOf(site, 'administrator');
});
afterAll(() => site.close());

const page = async (query = '') => (await site.get(`${base}${query}`, { headers })).text();
const messagesIn = (html: string) => [...html.matchAll(/adm-log-message">([^<]*)/g)].map(([, text]) => text);
const olderIn = (html: string) => /href="[^"]*(\?[^"]*)" rel="next"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
const serverLine = (time: string, level: number, msg: string, more: object = {}) =>
  `${JSON.stringify({ level, time: Date.parse(time), pid: 1, msg, ...more })}\n`;
const accessLine = (time: string, status: number, path: string, id: string) =>
  `${JSON.stringify({ time, id, address: '203.0.113.0', method: 'GET', path, status, ms: 3 })}\n`;

test('SEC-35 an administrator finds a failure by its request id, with what was requested; others may not look', async () => {
  for (const person of ['editor', 'dashboard', 'account', 'anonymous'] as const)
    expect((await site.get(base, { headers: await headersOf(site, person), redirect: 'manual' })).status, person).not.toBe(200);
  const { log } = site.app.server;
  log.warn('the shop is slow');
  await site.database.script('alter table search_synonyms rename to search_synonyms_gone');
  const failed = await site.get('/de/admin/search-synonyms?search=Geheimwort', { headers });
  await site.database.script('alter table search_synonyms_gone rename to search_synonyms');
  expect(failed.status).toBe(500);
  const id = failed.headers.get('x-request-id') ?? '';
  await expect.poll(() => page(`?search=${id}`)).toContain('500 GET /de/admin/search-synonyms');
  const found = await page(`?search=${id}`);
  expect(messagesIn(found)).toHaveLength(2);
  expect(found).toContain('Failed query');
  expect(messagesIn(found)).toContain('relation &quot;search_synonyms&quot; does not exist');
  expect(found, 'values of a query are what somebody has entered').not.toMatch(/geheimwort/i);
  expect(messagesIn(await page('?level=error&log=server'))).toHaveLength(1);
  expect(messagesIn(await page('?level=warn&log=server'))).toContain('the shop is slow');
  expect(messagesIn(await page('?log=access&level=error'))).toEqual(['500 GET /de/admin/search-synonyms']);
});

test('SEC-35 secrets of the environment, tokens and logins are in no line', async () => {
  const token = 'a-token-of-a-session-that-nobody-should-read';
  const { log } = site.app.server;
  log.error(new Error(`fetch https://ada:hunter22@shop.example.org/?draft=${token} failed, Bearer ${token}`));
  log.error({
    err: new Error(`cookie: sessionid=${token}`, { cause: new Error('the-token-of-the-metrics was refused') }),
    headers: { token },
  });
  const text = readFileSync(join(folder, 'server-2026-11-20.log'), 'utf8');
  expect(text).toContain('shop.example.org');
  expect(text).toContain('[redacted] was refused');
  expect(text).not.toMatch(/hunter22|nobody-should-read|the-token-of-the-metrics/);
  for (const line of text.trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow();
  const shown = await page('?log=server');
  expect(shown).toContain('[redacted] was refused');
  expect(shown).not.toMatch(/hunter22|nobody-should-read|the-token-of-the-metrics/);
});

test('SEC-35 pages go back through days and both logs without losing or repeating a line, while new ones are written', async () => {
  const moment = (day: number, index: number) => `2026-11-0${day}T10:${String(index).padStart(2, '0')}:00.000Z`;
  for (const day of [1, 2, 3]) {
    const lines = Array.from({ length: 40 }, (_, index) => serverLine(moment(day, index), 50, `ä failure ${day}-${index}`));
    writeFileSync(join(folder, `server-2026-11-0${day}.log`), lines.join(''));
  }
  writeFileSync(
    join(folder, 'access-2026-11-02.log'),
    Array.from({ length: 30 }, (_, index) => accessLine(moment(2, index), 200, `/de/${index}`, `request-${index}`)).join(''),
  );
  appendFileSync(join(folder, 'server-2026-11-03.log'), 'no JSON\n{"cut":');
  const seen: (string | undefined)[] = [];
  let query: string | undefined = '?from=2026-11-01T00:00&to=2026-11-03T23:59';
  let pages = 0;
  for (; query !== undefined; pages += 1) {
    const html = await page(query);
    seen.push(...messagesIn(html));
    query = olderIn(html);
    site.app.server.log.error('newer');
  }
  expect(pages).toBe(3);
  expect(seen).toHaveLength(150);
  expect(new Set(seen).size).toBe(150);
  expect(seen[0]).toBe('ä failure 3-39');
  expect(seen.at(-1)).toBe('ä failure 1-0');
  expect(seen.slice(50, 52).sort()).toEqual(['200 GET /de/29', 'ä failure 2-29'].sort());
  expect(messagesIn(await page('?from=2026-11-02T11:05&to=2026-11-02T11:05&log=server'))).toEqual(['ä failure 2-5']);
});

test('SEC-35 a range within the hour that comes twice in autumn has the lines of both', async () => {
  const lines = ['2026-10-25T02:40:00+02:00', '2026-10-25T02:40:00+01:00', '2026-10-25T02:46:00+01:00'];
  writeFileSync(join(folder, 'server-2026-10-25.log'), lines.map((time) => serverLine(time, 50, `at ${time}`)).join(''));
  const shown = messagesIn(await page('?from=2026-10-25T02:35&to=2026-10-25T02:45&log=server'));
  expect(shown).toEqual(['at 2026-10-25T02:40:00+01:00', 'at 2026-10-25T02:40:00+02:00']);
});

test('SEC-35 an address that says nothing of the kind answers the newest lines', async () => {
  for (const query of [
    '?level=constructor&log=../../etc&from=yesterday&before=server:2026-11-02:999999999999',
    '?before=%00&search=%00',
    '?page=0',
  ])
    expect((await site.get(`${base}${query}`, { headers })).status, query).toBe(200);
  expect((await site.get(`${base}/server-2026-11-01.log`, { headers })).status).toBe(404);
  expect(await page('?search=nothing-has-this')).toContain('Nichts gefunden');
});

test('SEC-35 files of the server log go after LOG_DAYS; with 0 there is none', async () => {
  const other = temporaryFolder();
  mkdirSync(join(other, 'log'));
  writeFileSync(join(other, 'log', 'server-2026-11-18.log'), serverLine('2026-11-18T10:00:00Z', 50, 'old'));
  writeFileSync(join(other, 'log', 'server-2026-11-19.log'), serverLine('2026-11-19T10:00:00Z', 50, 'younger'));
  const app = await startTestApp({ environment: { DATA_DIR: other, LOG_LEVEL: 'error', LOG_DAYS: '2' } });
  const administrator = await headersOf(app, 'administrator');
  const text = async () => (await app.get(base, { headers: administrator })).text();
  app.app.server.log.error('today');
  await expect.poll(async () => messagesIn(await text())).toEqual(['today', 'younger']);
  expect(await text()).toContain('ACCESS_LOG_DAYS');
  await app.close();
  const none = await startTestApp({ environment: { LOG_LEVEL: 'error', LOG_DAYS: '0' } });
  none.app.server.log.error('only printed');
  const html = await (await none.get(base, { headers: await headersOf(none, 'administrator') })).text();
  expect(messagesIn(html)).toEqual([]);
  expect(html).toContain('LOG_DAYS 0');
  await none.close();
});
