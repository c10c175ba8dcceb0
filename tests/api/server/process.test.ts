import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { migratedDataDir } from '../../support/database/migrated.ts';
import { nodeFlags } from '../../support/node-flags.ts';

const bundle = join(process.cwd(), 'build/server/index.js');
const running: ChildProcess[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const site of running.splice(0)) if (site.exitCode === null && site.signalCode === null) site.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A data folder in which nothing lies yet: the first start makes the database, which takes seconds. */
function newDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'foyer-process-'));
}

/** The product as people start it, with what it prints. The folder is given relative, as the preset is. */
function start(folder: string, environment: Record<string, string> = {}, script = bundle): { site: ChildProcess; printed: () => string } {
  folders.push(folder);
  const site = spawn(process.execPath, [...nodeFlags, script], {
    env: { PATH: process.env.PATH, DATA_DIR: relative(process.cwd(), folder), HOST: '127.0.0.1', PORT: '0', SEED: 'empty', ...environment },
  });
  running.push(site);
  let text = '';
  site.stdout?.on('data', (chunk) => (text += chunk));
  site.stderr?.on('data', (chunk) => (text += chunk));
  return { site, printed: () => text };
}

async function addressOf(printed: () => string): Promise<string> {
  await expect.poll(printed, { timeout: 60_000 }).toMatch(/Foyer serves on http/);
  return /Foyer serves on (http:\S+)/.exec(printed())?.[1] ?? '';
}

test('ROLE-07 OPS-41 process: an empty site starts, answers, prints a link that makes the first administrator, once, refuses a second site on its folder, and ends in order within 10 s of SIGTERM, whatever is still arriving', async () => {
  const folder = newDataDir();
  const { site, printed } = start(folder);
  const url = await addressOf(printed);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(await (await fetch(`${url}/en/events`)).text()).toContain('Unfortunately, there are no upcoming events.');

  await expect.poll(printed).toMatch(/Make the first administrator within an hour: http/);
  const link = /within an hour: (http\S+)/.exec(printed())?.[1] ?? '';
  expect(link.startsWith(`${url}/de/user/setup?token=`)).toBe(true);
  expect(await (await fetch(link)).text()).toContain('Website einrichten');
  const token = new URL(link).searchParams.get('token') ?? '';
  const send = (fields: Record<string, string>) =>
    fetch(`${url}/de/user/setup`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ token, username: 'ada', email: 'ada@example.org', password: 'ein langes Passwort', ...fields }),
    });
  for (const wrong of [{ username: 'a b' }, { email: 'nowhere' }, { password: 'kurz' }, { token: 'x' }] as Record<string, string>[])
    expect((await send(wrong)).status).toBe(400);
  const again = await (await send({ username: 'anna müller' })).text();
  expect(again).toContain('value="anna müller"');
  expect(again).toContain(`name="token" value="${token}"`);
  expect(again).not.toContain('Dieser Link gilt nicht mehr.');
  const done = await send({});
  expect([done.status, done.headers.get('location')]).toEqual([303, '/de/user/profile']);
  const cookie =
    done.headers
      .getSetCookie()
      .find((line) => line.startsWith('sessionid='))
      ?.split(';')[0] ?? '';
  expect((await fetch(`${url}/de/pageeditor-api/user`, { headers: { cookie } })).status).toBe(200);
  expect((await send({ username: 'eva', email: 'eva@example.org' })).status).toBe(400);
  expect(await (await fetch(link)).text()).toContain('Dieser Link gilt nicht mehr.');

  const second = start(folder);
  const [code] = await once(second.site, 'exit');
  expect(code).toBe(1);
  expect(second.printed()).toContain(String(site.pid));

  // A form whose end never arrives.
  const form = request(`${url}/de/user/login`, {
    method: 'POST',
    headers: {
      ...{ 'content-length': '100', expect: '100-continue', 'sec-fetch-site': 'same-origin' },
      'content-type': 'application/x-www-form-urlencoded',
    },
  });
  const cut = once(form, 'error');
  form.flushHeaders();
  await once(form, 'continue');
  form.write('user');
  const began = performance.now();
  site.kill('SIGTERM');
  const [ended] = await once(site, 'exit');
  expect(ended).toBe(0);
  expect(performance.now() - began).toBeLessThan(10_000);
  const [failure] = await cut;
  expect(failure).toBeInstanceOf(Error);
});

test('OPS-270 process: under an older Node than that of package.json the start says which one it runs on and how it is started', async () => {
  // Not every machine has an older one to start it with.
  const older = 'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.20.2" } })';
  const { site, printed } = start(newDataDir(), { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(older)}` });
  const [code] = await once(site, 'exit');
  expect(code).toBe(1);
  expect(printed()).toMatch(/^The site runs on Node [\d.]+, which is installed with it; this is 20\.20\.2\. Start it by `npm start`/);
});

test('process: all wrong environment variables are printed at once and nothing starts', async () => {
  const { site, printed } = start(newDataDir(), { PORT: 'many', SEED: 'maybe', BRAND: 'nobody', TRUST_PROXY: 'perhaps not' });
  const [code] = await once(site, 'exit');
  expect(code).toBe(1);
  for (const name of ['PORT', 'SEED', 'BRAND', 'TRUST_PROXY']) expect(printed()).toContain(`${name}:`);
  expect(printed()).toMatch(/BRAND: expected one of: .*\bring\b/);
});

test('process: npm run dev serves pages on the sources, with their styles and scripts', async () => {
  const { printed } = start(migratedDataDir(), {}, join(process.cwd(), 'tools/dev.ts'));
  // Every source is compiled on the way, beside the other tests.
  await expect.poll(printed, { timeout: 150_000 }).toMatch(/Foyer in development: http/);
  const url = /development: (http:.*)\/de/.exec(printed())?.[1] ?? '';
  const page = await fetch(`${url}/de/kalender`);
  expect(page.status).toBe(200);
  const files = [...(await page.text()).matchAll(/<script[^>]* type="module"[^>]* src="([^"]+)"|<link rel="stylesheet" href="([^"]+)"/g)];
  expect(files.length).toBeGreaterThan(1);
  for (const [, script = '', style = script] of files) expect((await fetch(url + style)).status, style).toBe(200);
}, 180_000);
