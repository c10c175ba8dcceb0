/**
 * Proves the rules of deploy/nginx.conf on a running site with the demo, behind it:
 * `DEMO_PASSWORD=… NODE_TLS_REJECT_UNAUTHORIZED=0 node tests/bench/caching-proxy.ts https://www.example.org [/var/cache/nginx/foyer]`
 * Prints a line per rule and exits with 1 when one is broken. With the cache's folder it searches the stored files themselves; with the
 * site's CACHE_REFRESH_TOKEN a change has to be seen at once (decision 0092); with METRICS_TOKEN and the addresses of the instances in
 * INSTANCES ('http://127.0.0.1:3000 http://127.0.0.1:3001') the 304s between proxy and site are counted.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const [origin = '', folder] = process.argv.slice(2);
const { DEMO_PASSWORD = '', CACHE_REFRESH_TOKEN, METRICS_TOKEN = '', INSTANCES = '' } = process.env;
/** As browsers send them to https; the first is what the site's own refresh sends. */
const browserCodings = { refresh: 'br', Chrome: 'gzip, deflate, br, zstd', Safari: 'gzip, deflate, br', curl: 'br, gzip, deflate' };
const browserAccepts = {
  Chrome: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8',
  Firefox: 'image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5',
};
const cookies = new Map<string, string>();
const page = '/de/kalender';

async function send(path: string, { asEditor = false, ...init }: RequestInit & { asEditor?: boolean } = {}) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = {
    'accept-encoding': 'gzip',
    ...(asEditor && { cookie, 'x-csrftoken': cookies.get('csrftoken') ?? '' }),
    ...init.headers,
  };
  const answer = await fetch(origin + path, { redirect: 'manual', ...init, headers });
  if (asEditor)
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
  return { status: answer.status, cache: answer.headers.get('x-cache'), etag: answer.headers.get('etag') ?? '', text: await answer.text() };
}

/** The answer to one request after another until it fits; fails after ten seconds. */
async function until(path: string, fits: (answer: Awaited<ReturnType<typeof send>>) => boolean, headers: Record<string, string> = {}) {
  const begin = performance.now();
  for (;;) {
    const answer = await send(path, { headers });
    if (fits(answer)) return { answer, seconds: (performance.now() - begin) / 1000 };
    assert(performance.now() - begin < 10_000, `${path}: ${answer.status} ${answer.cache} after 10 s`);
    await wait(100);
  }
}

await until(page, ({ cache }) => cache === 'HIT');
console.log('A page is stored and answered without the site.');

// Each of these headers would be a variant of its own if the proxy heeded Vary.
for (const [browser, coding] of Object.entries(browserCodings)) {
  if (browser === 'refresh') await until(page, ({ cache }) => cache === 'HIT', { 'accept-encoding': coding });
  const answer = await send(page, { headers: { 'accept-encoding': coding } });
  assert.match(answer.cache ?? '', /^(HIT|STALE|UPDATING)$/, `${browser} has no copy of its own: ${coding}`);
}
const picture = /\/media\/[^"'\s,)]+\.webp/.exec((await send(page)).text)?.[0] ?? '';
assert(picture, 'No picture in the calendar.');
await until(picture, ({ cache }) => cache === 'HIT', { accept: browserAccepts.Chrome });
assert.equal((await send(picture, { headers: { accept: browserAccepts.Firefox } })).cache, 'HIT', 'Firefox gets the picture Chrome has.');
console.log('Browsers share one copy of a page and of a picture, whatever their headers.');

const { answer: known } = await until(page, ({ cache }) => cache === 'HIT');
assert.equal((await send(page, { headers: { 'if-none-match': known.etag } })).status, 304);
console.log('Who has it gets 304.');

const validatedBefore = await countValidated();
await wait(7000);
assert.match((await send(page)).cache ?? '', /^(STALE|UPDATING)$/);
await until(page, ({ cache }) => cache === 'HIT');
console.log('After its 5 s it is answered once more while it is compared (stale-while-revalidate).');
if (validatedBefore !== null) {
  const validated = ((await countValidated()) ?? 0) - validatedBefore;
  assert(validated > 0, 'The proxy fetched the page whole, and was to compare it by its ETag.');
  console.log('The site answered that comparison with 304.');
}

const login = { method: 'POST', headers: { 'content-type': 'application/json' }, asEditor: true };
await send('/api/user-details/', { asEditor: true });
const body = JSON.stringify({ username: 'admin', password: DEMO_PASSWORD });
assert.equal(
  (await send('/api/user-login/', { ...login, body })).status,
  200,
  'The login failed: DEMO_PASSWORD is that of the first start.',
);
for (const path of [page, `${page}?edit`, '/de', '/de/admin/events', '/de/user/profile', '/de/pageeditor-api/user']) {
  const mine = await send(path, { asEditor: true });
  assert.match(mine.cache ?? '', /^(BYPASS|MISS)$/, path);
}
assert.doesNotMatch((await send(page)).text, /assets\/editor-/);
assert.match((await send(page, { asEditor: true })).text, /assets\/editor-/);
console.log('An editor reads past the cache; nobody else gets the page of an editor.');
if (folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { parentPath, name } of files) {
    const head = readFileSync(join(parentPath, name)).subarray(0, 6000).toString('latin1');
    assert.doesNotMatch(head, /set-cookie|cache-control: no-store|KEY: \S+ \S+ \/de\/(?:admin|user|dashboard)/i, name);
  }
  console.log(`None of the ${files.length} stored files has a cookie, forbids to be stored or is a personal page.`);
}

const settings = '/de/pageeditor-api/settings';
const { site_name } = JSON.parse((await send(settings, { asEditor: true })).text) as { site_name: string };
const rename = async (name: string) => {
  const changed = await send(settings, { ...login, method: 'PATCH', body: JSON.stringify({ site_name: name }) });
  assert.equal(changed.status, 200, changed.text);
};
const chrome = { 'accept-encoding': browserCodings.Chrome };
await until(page, ({ cache }) => cache === 'HIT', chrome);
await rename(`${site_name} X`);
const { seconds, answer: changed } = await until(page, ({ text }) => text.includes(`${site_name} X</title>`), chrome);
await rename(site_name);
if (CACHE_REFRESH_TOKEN) {
  assert(seconds < 2, `A change is seen after ${seconds.toFixed(1)} s.`);
  assert.equal(changed.cache, 'HIT', 'The new page was to be stored already when it was requested.');
  const stranger = await send(page, { headers: { 'x-cache-refresh': 'a-guess-of-somebody' } });
  assert.doesNotMatch(stranger.cache ?? '', /BYPASS/);
  console.log(`A change is seen after ${seconds.toFixed(1)} s, from the cache, and nobody without the token gets past it.`);
} else console.log(`A change is seen after ${seconds.toFixed(1)} s without a notification.`);

/** Answers of the instances with 304 so far; null without their addresses. */
async function countValidated(): Promise<number | null> {
  if (INSTANCES === '') return null;
  let count = 0;
  for (const instance of INSTANCES.split(' ')) {
    const text = await (await fetch(`${instance}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text();
    for (const [, value] of text.matchAll(/^foyer_http_requests_total\{[^}]*status="304"[^}]*\} (\d+)/gm)) count += Number(value);
  }
  return count;
}
