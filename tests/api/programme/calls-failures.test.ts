import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '../../../src/core/contract/call.ts';
import { type RawAnswer, rawRequest, startTestApp, type TestApp } from '../../support/app.ts';
import { seedSeason } from '../../support/programme/season.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ seed: seedSeason });
});
afterAll(() => app.close());

const raw = (path: string, options?: Parameters<typeof rawRequest>[2]) => rawRequest(app.url, path, options);

describe('API-09 wrong parameters answer 400 with messages per parameter', () => {
  const wrong: [string, Record<string, RegExp>][] = [
    ['/de/api/events/?date=31-02-2027', { date: /Dieses Datum gibt es nicht/ }],
    ['/de/api/events/?date=2027-02-01', { date: /TT-MM-JJJJ/ }],
    ['/de/api/events/?date=00-00-0000', { date: /gibt es nicht/ }],
    ['/de/api/events/?type=abc', { type: /ganze Zahl/ }],
    [
      '/de/api/events/?room=1.5&tag=-1&series=0&genre=%201',
      { room: /ganze Zahl/, tag: /ganze Zahl/, series: /ganze Zahl/, genre: /ganze Zahl/ },
    ],
    ['/de/api/events/?room=99999999999999999999', { room: /999999999/ }],
    ['/de/api/events/?room=1&room=2', { room: /nur einmal/ }],
    ['/de/api/events/?page=0', { page: /ganze Zahl/ }],
    ['/de/api/events/?page=abc&page_size=101', { page: /ganze Zahl/, page_size: /Höchstens 100/ }],
    ['/de/api/events/?foo=1', { foo: /gibt es hier nicht/ }],
    ['/de/api/events/?constructor=1&__proto__=2&toString=3', { constructor: /gibt es/, ['__proto__']: /gibt es/, toString: /gibt es/ }],
    [`/de/api/events/?search=${'x'.repeat(5000)}`, { search: /Höchstens 200 Zeichen/ }],
    ['/api/calendar/', { date: /fehlt/ }],
    [
      '/en/api/events/?date=31-02-2027&type=abc&foo=',
      { date: /does not exist|no such date|DD-MM-YYYY/i, type: /whole number/, foo: /no such parameter/ },
    ],
    ['/en/api/calendar/?room=1&room=2', { date: /missing/, room: /only once/ }],
  ];
  test.each(wrong)('%s', async (path, messages) => {
    const response = await app.get(path);
    expect(response.status).toBe(400);
    const body = (await response.json()) as Record<string, string[]>;
    expect(Object.keys(body).sort()).toEqual(Object.keys(messages).sort());
    for (const [name, message] of Object.entries(messages)) expect(body[name]?.join(' ')).toMatch(message);
  });

  test.each([
    ['POST', '/de/api/user-login/', '{"username":"a\\u0000","password":"b"}', 'username'],
    ['POST', '/de/api/user-login/', '{"username":"a","password":"\\ud800"}', 'password'],
  ])('API-09 %s %s with %s names what cannot be stored', async (method, path, body, name) => {
    const headers = { 'x-csrftoken': 'a', cookie: 'csrftoken=a', 'content-type': 'application/json' };
    const answer = await raw(path, { method, headers, body });
    expect(answer.status).toBe(400);
    expect(Object.keys(JSON.parse(answer.body) as object)).toEqual([name]);
  });

  test('API-09 the character NUL finds nothing in a path and is a space in a query', async () => {
    expect((await raw('/de/pageeditor-api/container/by-slug/%00')).status).toBe(404);
    expect((await raw('/de/api/events/?search=%00')).status).toBe(200);
    expect((await raw('/de/api/events/?room=%00')).status).toBe(200);
  });

  test('an empty parameter counts as not given', async () => {
    const plain = await (await app.get('/de/api/events/')).text();
    expect(await (await app.get('/de/api/events/?room=&type=&tag=&series=&genre=&date=&page=&page_size=&search=')).text()).toBe(plain);
  });
});

describe('API-09 the form of every other failure', () => {
  test.each([
    '/api',
    '/api/',
    '/de/api',
    '/api/nothing',
    '/en/api/nothing/at/all',
    '/pageeditor-api/x',
    '/de/pageeditor-api/',
    '/api//rooms',
    '/de/api/events/abc/',
    '/de/api/events/0',
    '/de/api/events/3%00',
    '/de/api/events/%F0%9F%8E%AD',
    '/de/api/events/1e2',
    `/de/api/events/${'9'.repeat(3000)}`,
    '/fr/api/events/',
    '/ja/api/rooms/',
  ])('%s answers 404 as JSON', async (path) => {
    const answer = await raw(path);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(answer.body)).toEqual({ detail: path.startsWith('/en') ? 'Not found.' : 'Nicht gefunden.' });
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s to a call that only reads answers 405 and says what is allowed', async (method) => {
    const answer = await raw('/en/api/opening-hours-today/', {
      method,
      headers: { 'content-type': 'application/json', 'content-length': '5' },
      body: '{"a":',
    });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
    expect(JSON.parse(answer.body)).toEqual({ detail: 'This address does not know this method.' });
  });

  test('a call that is only sent, one with parameters and a method nobody has answer 405 as well', async () => {
    const refused = async (method: string, path: string) => {
      const answer = await raw(path, { method });
      return { status: answer.status, allow: answer.headers.allow };
    };
    expect(await refused('OPTIONS', '/api/opening-hours-today')).toEqual({ status: 405, allow: 'GET, HEAD' });
    expect(await refused('PUT', '/de/api/events/12/')).toEqual({ status: 405, allow: 'GET, HEAD, PATCH, POST, DELETE' });
    expect(await refused('GET', '/en/api/shop-checkout/')).toEqual({ status: 405, allow: 'POST' });
  });

  test('a truncated body to an unknown address is just an unknown address', async () => {
    const answer = await raw('/api/nothing', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"a":' });
    expect(answer.status).toBe(404);
    expectFailure(answer);
  });

  test('an address that cannot be decoded, one that is too long, and no HTTP at all', async () => {
    expectFailure(await raw('/de/api/events/%zz/'));
    const long = await raw(`/api/rooms/?x=${'a'.repeat(20_000)}`);
    expect(long.status).toBe(431);
    expectFailure(long);
    expect(await sendBytes('GET /api/rooms/ HTTP/9.9\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [\s\S]*\{"detail":"[^"]+"\}$/);
  });

  test('the language of a failure follows the call, not only its path', async () => {
    expect(await (await app.get('/api/nothing?language=en')).json()).toEqual({ detail: 'Not found.' });
    expect(await (await app.get('/api/nothing', { headers: { 'accept-language': 'en' } })).json()).toEqual({ detail: 'Not found.' });
  });

  test('ERR-03 while the disk is full a write answers 503 and when to try again, and works once there is room', async () => {
    const send = () =>
      app.get('/en/api/dashboard-consent/', {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: 'csrftoken=token', 'x-csrftoken': 'token' },
        body: JSON.stringify({ categories: [], revision: 1 }),
      });
    // What PostgreSQL answers then, without filling the disk of whoever runs this.
    await app.database.script(`
      create function no_room() returns trigger language plpgsql as $$
        begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
      create trigger no_room before insert on consent_choices for each row execute function no_room();`);
    const refused = await send();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '300']);
    expect(await refused.json()).toEqual({ detail: 'The service is not available at the moment.' });
    await app.database.script('drop trigger no_room on consent_choices');
    expect((await send()).status).toBe(204);
  });
});

describe('API-01 conditional requests', () => {
  test('an answer may be cached but has to be revalidated; an unchanged one is 304', async () => {
    const first = await app.get('/de/api/events/');
    const tag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('max-age=0, must-revalidate');
    for (const header of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await app.get('/de/api/events/', { headers: { 'if-none-match': header } });
      expect(again.status).toBe(304);
      expect(again.headers.get('etag')).toBe(tag);
      expect(await again.text()).toBe('');
    }
    expect((await app.get('/de/api/events/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    expect((await app.get('/en/api/events/', { headers: { 'if-none-match': tag } })).status).toBe(200);
  });

  test('HEAD answers the headers of GET', async () => {
    const [get, head] = [await raw('/de/api/events/'), await raw('/de/api/events/', { method: 'HEAD' })];
    expect(head.status).toBe(200);
    expect(head.body).toBe('');
    for (const name of ['content-type', 'content-length', 'etag', 'cache-control', 'content-language'])
      expect(head.headers[name], name).toBe(get.headers[name]);
  });
});

describe('API-09 any request is answered with a documented status and shape', () => {
  const modules = import.meta.glob<Record<string, unknown>>('../../../src/features/**/*.contract.ts', { eager: true });
  const calls = Object.values(modules).flatMap((module) =>
    Object.values(module).filter((value): value is Call => typeof value === 'object' && value !== null && 'path' in value),
  );
  // Some calls are for editors, and what is sent there without their token is forged.
  const stated = [200, 400, 401, 403, 404, 405, 414, 431];
  const signs = fc.string({ unit: 'binary', maxLength: 40 });
  const text = fc.oneof(
    signs,
    fc.constantFrom(
      '1',
      '0',
      '-1',
      '1e9',
      '999999999',
      '2147483648',
      '24-12-2026',
      '31-02-2027',
      '01-01-0001',
      'null',
      '%00',
      '%',
      "' or 1=1 --",
      '../../etc/passwd',
      '[object Object]',
    ),
  );
  const escaped = (value: string) => encodeURIComponent(value.toWellFormed());
  const word = fc.oneof(text.map(escaped), fc.stringMatching(/^[!$-;=@-Z_a-z~%]{0,20}$/));
  const name = fc.oneof(
    fc.constantFrom(
      'date',
      'room',
      'type',
      'tag',
      'series',
      'genre',
      'page',
      'page_size',
      'search',
      'language',
      '__proto__',
      'constructor',
      'room[]',
      'room[a]',
    ),
    word,
  );
  const query = fc.array(fc.tuple(name, word), { maxLength: 5 }).map((pairs) => pairs.map(([key, value]) => `${key}=${value}`).join('&'));

  test('random parameters of every call', async () => {
    const call = fc.constantFrom(...calls);
    await fc.assert(
      fc.asyncProperty(call, fc.constantFrom('de', 'en'), fc.boolean(), word, query, async ({ path }, language, hasSlash, id, search) => {
        const filled = path
          .replace('{lang}', language)
          .replace('{id}', id)
          .replace(/\/$/, hasSlash ? '/' : '');
        expectStated(await raw(`${filled}?${search}`));
      }),
      { numRuns: 250 },
    );
  });

  test('random addresses below the calls', async () => {
    const address = fc
      .tuple(fc.constantFrom('/api/', '/de/api/', '/en/pageeditor-api/', '/pageeditor-api/', '/xx/api/'), fc.array(word, { maxLength: 4 }))
      .map(([begin, parts]) => begin + parts.map((part) => part.replaceAll('?', '')).join('/'));
    await fc.assert(
      fc.asyncProperty(address, fc.constantFrom('GET', 'POST', 'DELETE'), async (path, method) => {
        expectStated(await raw(path, { method }));
      }),
      { numRuns: 120 },
    );
  });

  function expectStated(answer: RawAnswer): void {
    expect(stated).toContain(answer.status);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    if (answer.status === 200) JSON.parse(answer.body);
    else expectFailure(answer);
  }
});

/** `{ detail: string }` or `{ field: [messages] }`, with sentences in them. */
function expectFailure({ status, body, headers }: RawAnswer): void {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  const failure = JSON.parse(body) as Record<string, unknown>;
  const values = Object.entries(failure);
  expect(values.length).toBeGreaterThan(0);
  for (const [field, value] of values) {
    if (field === 'detail' && typeof value === 'string') expect(value).toMatch(/\.$|^404 Not Found$/);
    else expect(value).toEqual([expect.stringMatching(/\.$/)]);
  }
}

/** Sends bytes as they are and answers all that comes back. */
function sendBytes(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('end', () => resolve(received)).on('error', reject);
  });
}
