import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { readTar } from '../../../src/core/backup/tar.ts';
import { migratedDataDir } from '../../support/database/migrated.ts';
import { temporaryFolder } from '../../support/imports/import.ts';
import { nodeFlags } from '../../support/node-flags.ts';
import { Browser } from '../../support/office/accounts.ts';
import { runTool } from '../../support/run-tool.ts';

let site: ChildProcess | undefined;
afterEach(async () => {
  if (!site || site.exitCode !== null) return;
  const ended = once(site, 'exit');
  site.kill('SIGTERM');
  await ended;
});

/** Every file of a folder, as text. */
const textsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');

/** Everything in a backup, unpacked. */
async function contentOf(file: string): Promise<string> {
  const texts: string[] = [];
  for await (const { name, body } of readTar(createReadStream(file))) {
    const bytes = await buffer(body);
    texts.push(name, (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('latin1'));
  }
  return texts.join('\n');
}

test('SEC-06 neither the logs, at their most talkative, nor a backup hold a password, a session or the token of a link', async () => {
  const dataDir = migratedDataDir();
  site = spawn(process.execPath, [...nodeFlags, join(process.cwd(), 'build/server/index.js')], {
    env: {
      ...{ PATH: process.env.PATH, DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0', SEED: 'empty' },
      ...{ LOG_LEVEL: 'debug', ACCESS_LOG_DAYS: '1' },
    },
  });
  let printed = '';
  site.stdout?.on('data', (chunk) => (printed += chunk));
  site.stderr?.on('data', (chunk) => (printed += chunk));
  await expect.poll(() => printed, { timeout: 25_000 }).toMatch(/an hour: http\S+/);
  const url = /Foyer serves on (http:\S+)/.exec(printed)?.[1] ?? '';
  const setupToken = /setup\?token=(\S+)/.exec(printed)?.[1] ?? '';
  const get = (path: string, init?: RequestInit) => fetch(`${url}${path}`, init);
  const browser = new Browser({ url, get, dataDir } as ConstructorParameters<typeof Browser>[0]);

  const password = 'ein sehr langes Passwort';
  const account = { token: setupToken, username: 'ada', email: 'ada@example.org', password };
  expect((await browser.submit('/de/user/setup', account)).status).toBe(303);
  const first = browser.cookies.get('sessionid') ?? '';
  const wrong = 'ein falsches Geheimnis';
  expect((await browser.logIn('ada', wrong)).status).toBe(400);
  expect((await browser.logIn('ada', password)).status).toBe(200);
  const session = browser.cookies.get('sessionid') ?? '';
  const csrf = browser.cookies.get('csrftoken') ?? '';
  const known = browser.cookies.get('knownbrowser') ?? '';

  const pages = (await (await browser.get('/de/pageeditor-api/pages/')).json()) as { id: number }[];
  const link = (await (await browser.call('POST', `/de/pageeditor-api/pages/${pages[0]?.id}/draft-links/`, {})).json()) as {
    url: string;
  };
  const draft = new URL(link.url).searchParams.get('draft') ?? '';
  // Some fixed pages answer 404 themselves; a link that is not valid would redirect.
  expect((await get(`${new URL(link.url).pathname}?draft=${draft}`, { redirect: 'manual' })).status).not.toBe(302);
  await get(`/de/pageeditor-api/drafts/0?draft=${draft}&token=${session}&knownbrowser=${known}`, {
    headers: { cookie: `sessionid=${session}; knownbrowser=${known}` },
  });

  await browser.submit('/de/user/password', { email: 'ada@example.org' });
  const mailFolder = join(dataDir, 'mail');
  await expect
    .poll(() => readdirSync(dataDir).includes('mail') && readdirSync(mailFolder).filter((name) => name.endsWith('.eml')).length)
    .toBe(1);
  const mail = textsIn(mailFolder).replaceAll('=\r\n', '').replaceAll('=\n', '').replaceAll('=3D', '=');
  const reset = /password\?token=([\w-]{43})/.exec(mail)?.[1] ?? '';
  expect((await get(`/de/user/password?token=${reset}`)).status).toBe(200);

  const file = join(temporaryFolder(), 'backup.tar');
  expect(await runTool('backup', dataDir, [file])).toMatchObject({ code: 0 });
  const places = {
    'the server log': printed,
    'the access log': textsIn(join(dataDir, 'log')),
    'the backup': await contentOf(file),
  };
  expect(places['the access log']).toContain('/de/user/password');
  expect(places['the backup']).toContain('ada@example.org');
  for (const [place, content] of Object.entries(places))
    for (const [name, secret] of Object.entries({ password, wrong, first, session, csrf, known, draft, reset })) {
      expect(secret.length, name).toBeGreaterThan(20);
      expect(content.includes(secret), `${name} in ${place}`).toBe(false);
    }
}, 90_000);
