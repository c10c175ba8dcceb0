import { afterEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { seedSeason } from '../../support/programme/season.ts';

let app: TestApp;
afterEach(() => app.close());

test('OPS-01 the metrics are OpenMetrics: requests, page cache, queues, database, webshop, event loop, memory', async () => {
  app = await startTestApp({ seed: seedSeason });
  for (const path of ['/de', '/de', '/de/nothing', '/api/rooms/', '/media/nothing.png']) await app.get(path);
  const answer = await app.get('/metrics');
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    expect.stringContaining('application/openmetrics-text; version=1.0.0'),
    'no-store',
  ]);
  const text = await answer.text();
  const samples = Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split(/ (?=\S+$)/)),
  );
  expect(samples).toMatchObject({
    'foyer_http_requests_total{kind="page",status="200"}': '2',
    'foyer_http_requests_total{kind="page",status="404"}': '1',
    'foyer_http_requests_total{kind="call",status="200"}': '1',
    'foyer_http_requests_total{kind="file",status="404"}': '1',
    'foyer_http_request_seconds_count{kind="page"}': '3',
    'foyer_page_cache_answers{source="hit"}': '1',
    ...Object.fromEntries(
      ['form_mails', 'notice_mails', 'plan_mails', 'waiting_mails', 'plans'].map((queue) => [`foyer_queue_length{queue="${queue}"}`, '0']),
    ),
    [`foyer_database_up{kind="${app.database.kind}"}`]: '1',
    'foyer_shop_circuit_open{kind="sandbox"}': '0',
    process_resident_memory_bytes: expect.any(String),
    nodejs_eventloop_lag_p99_seconds: expect.any(String),
  });
  expect(text).toMatch(/\n# EOF\n$/);
});

test('OPS-01 without a token nothing that came through a proxy reads the metrics, with one nobody without it', async () => {
  app = await startTestApp();
  for (const name of ['x-forwarded-for', 'x-real-ip', 'via', 'forwarded'])
    expect((await app.get('/metrics', { headers: { [name]: '127.0.0.1' } })).status, name).toBe(404);
  await app.close();
  app = await startTestApp({ environment: { METRICS_TOKEN: 'a-token-of-the-operator' } });
  const statusWith = async (headers: Record<string, string>) => (await app.get('/metrics', { headers })).status;
  expect(await statusWith({})).toBe(404);
  expect(await statusWith({ authorization: 'Bearer a-token-of-somebody-else' })).toBe(404);
  expect(await statusWith({ authorization: 'Bearer a-token-of-the-operator', 'x-forwarded-for': '203.0.113.9' })).toBe(200);
});

test('OPS-02 every answer has an id of its own; what a stranger sends as one is not taken', async () => {
  app = await startTestApp();
  const ids: (string | null)[] = [];
  for (const path of ['/de', '/de', '/healthz', '/api/rooms/', '/de/nothing', '/assets/nothing.js'])
    ids.push((await app.get(path, { headers: { 'x-request-id': 'of-a-stranger' } })).headers.get('x-request-id'));
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/);
});
