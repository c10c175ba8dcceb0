/**
 * Proves the rules of deploy/nginx.conf on a running site with the demo, behind it:
 * `DEMO_PASSWORD=… NODE_TLS_REJECT_UNAUTHORIZED=0 node tests/bench/caching-proxy.ts https://www.example.org [/var/cache/nginx/foyer]`
 * Prints a line per rule and exits with 1 when one is broken. With the cache's folder it searches the stored files themselves; with the
 * site's CACHE_REFRESH_TOKEN a change has to be seen at once (decision 0092).
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const [origin = '', folder] = process.argv.slice(2);
const { DEMO_PASSWORD = '', CACHE_REFRESH_TOKEN } = process.env;
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
async function until(path: string, fits: (answer: Awaited<ReturnType<typeof send>>) => boolean) {
  const begin = performance.now();
  for (;;) {
    const answer = await send(path);
    if (fits(answer)) return { answer, seconds: (performance.now() - begin) / 1000 };
    assert(performance.now() - begin < 10_000, `${path}: ${answer.status} ${answer.cache} after 10 s`);
    await wait(100);
  }
}

await until(page, ({ cache }) => cache === 'HIT');
console.log('A page is stored and answered without the site.');

const { answer: known } = await until(page, ({ cache }) => cache === 'HIT');
assert.equal((await send(page, { headers: { 'if-none-match': known.etag } })).status, 304);
console.log('Who has it gets 304.');

await wait(7000);
assert.match((await send(page)).cache ?? '', /^(STALE|UPDATING)$/);
await until(page, ({ cache }) => cache === 'HIT');
console.log('After its 5 s it is answered once more while it is compared (stale-while-revalidate).');

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
await until(page, ({ cache }) => cache === 'HIT');
await rename(`${site_name} X`);
const { seconds, answer: changed } = await until(page, ({ text }) => text.includes(`${site_name} X</title>`));
await rename(site_name);
if (CACHE_REFRESH_TOKEN) {
  assert(seconds < 2, `A change is seen after ${seconds.toFixed(1)} s.`);
  assert.equal(changed.cache, 'HIT', 'The new page was to be stored already when it was requested.');
  const stranger = await send(page, { headers: { 'x-cache-refresh': 'a-guess-of-somebody' } });
  assert.doesNotMatch(stranger.cache ?? '', /BYPASS/);
  console.log(`A change is seen after ${seconds.toFixed(1)} s, from the cache, and nobody without the token gets past it.`);
} else console.log(`A change is seen after ${seconds.toFixed(1)} s without being told.`);
