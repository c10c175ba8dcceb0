import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openPostgresql } from '../../../src/core/database/open-postgresql.server.ts';
import { testDatabaseUrl } from '../../support/database/database.ts';
import { startDatabaseProxy } from '../../support/database/database-proxy.ts';
import { runOn } from '../../support/database/migrated.ts';
import { nodeFlags } from '../../support/node-flags.ts';
import { seedForms } from '../../support/office/forms.ts';
import { type Processes, startProcesses } from '../../support/processes.ts';

const opened: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0).reverse()) await one.close();
});
const closing = <One extends { close(): Promise<unknown> }>(one: One): One => {
  opened.push(one);
  return one;
};
const search = () => `/de/search?q=x${Math.random()}`;
const statusOf = async ({ urls }: Processes, path: string) =>
  (await fetch(urls[0] + path, { signal: AbortSignal.timeout(60_000), headers: { accept: 'text/html' } })).status;
let sender = 0;
const sendForm = ({ urls }: Processes) =>
  fetch(`${urls[0]}/de/api/forms-entries/`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', cookie: 'csrftoken=token', 'x-csrftoken': 'token' },
      'x-forwarded-for': `10.0.1.${sender++}`,
    },
    body: JSON.stringify({ form: 1, field_values: { name: 'Ada', email: 'ada@example.org' } }),
  });

test.skipIf(!testDatabaseUrl)(
  'OPS-51 a database that takes no writes, as a standby, is an outage: 503 and when to try again, /readyz says so, and all works once it takes them',
  async () => {
    const site = closing(await startProcesses(seedForms));
    const name = new URL(site.databaseUrl ?? '').pathname.slice(1);
    const cutOff = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`;
    expect((await sendForm(site)).status).toBe(201);
    await runOn(testDatabaseUrl ?? '', `alter database ${name} set default_transaction_read_only = on`);
    await runOn(testDatabaseUrl ?? '', cutOff);
    await expect.poll(() => statusOf(site, '/readyz')).toBe(503);
    const refused = await sendForm(site);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '300']);
    // What only reads goes on.
    expect(await statusOf(site, search())).toBe(200);
    await runOn(testDatabaseUrl ?? '', `alter database ${name} reset default_transaction_read_only`);
    await runOn(testDatabaseUrl ?? '', cutOff);
    await expect.poll(() => statusOf(site, '/readyz')).toBe(200);
    expect((await sendForm(site)).status).toBe(201);
  },
);

test.skipIf(!testDatabaseUrl)(
  'OPS-251 after a standby took over that lacks the last changes, pages show what it has, and its next change, which has the number of a lost one',
  async () => {
    const site = closing(await startProcesses(seedForms));
    const url = site.databaseUrl ?? '';
    const name = (title: string) => `update site_settings set site_name = '${title}'`;
    const announce = "insert into outbox (tags) values (array['site_settings']); select pg_notify('foyer_change', '')";
    const titleOf = async () => /<title>.* \| (.*)<\/title>/.exec(await (await fetch(`${site.urls[0]}/de/kalender`)).text())?.[1];
    await runOn(url, `${name('Before')}; ${announce}`);
    await expect.poll(titleOf).toBe('Before');
    await runOn(url, `${name('Lost')}; ${announce}`);
    await expect.poll(titleOf).toBe('Lost');
    await runOn(
      url,
      `${name('Before')}; delete from outbox where number = (select max(number) from outbox);
       select setval(pg_get_serial_sequence('outbox', 'number'), (select max(number) from outbox));
       select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await expect.poll(titleOf).toBe('Before');
    await runOn(url, `${name('After')}; ${announce}`);
    await expect.poll(titleOf).toBe('After');
  },
);

test.skipIf(!testDatabaseUrl)(
  'OPS-52 a database that vanishes without a word is noticed: /readyz within 5 s, requests end with 503, and all works once it is back',
  async () => {
    const prepared = closing(await startProcesses(async () => undefined));
    const proxy = closing(await startDatabaseProxy(prepared.databaseUrl ?? ''));
    const site = closing(await startProcesses(async () => undefined, 1, { DATABASE_URL: proxy.url }));
    expect(await statusOf(site, search())).toBe(200);
    proxy.fallSilent();
    const began = performance.now();
    // More than the pool has connections.
    const waiting = Array.from({ length: 12 }, () => statusOf(site, search()));
    expect(await statusOf(site, '/readyz')).toBe(503);
    expect(performance.now() - began).toBeLessThan(5500);
    expect(new Set(await Promise.all(waiting))).toEqual(new Set([503]));
    expect(performance.now() - began).toBeLessThan(40_000);
    proxy.speak();
    await expect.poll(() => statusOf(site, '/readyz'), { timeout: 30_000 }).toBe(200);
    expect(await statusOf(site, search())).toBe(200);
  },
);

test.skipIf(!testDatabaseUrl)('OPS-52 a long statement of a database that answers others is left to finish', async () => {
  const database = closing(await openPostgresql(testDatabaseUrl ?? '', () => undefined));
  await expect(database.script('select pg_sleep(12)')).resolves.toBeUndefined();
});

test.skipIf(!testDatabaseUrl)('OPS-52 connections that end before a transaction has begun leave room for others in the pool', async () => {
  const proxy = closing(await startDatabaseProxy(testDatabaseUrl ?? ''));
  const database = await openPostgresql(proxy.url, () => undefined);
  const many = () => Array.from({ length: 12 }, () => database.db.transaction(async (open) => open.execute('select pg_sleep(0.2)')));
  await Promise.all(many());
  await proxy.close();
  opened.splice(0);
  expect((await Promise.allSettled(many())).map(({ status }) => status)).not.toContain('fulfilled');
  closing(await startDatabaseProxy(testDatabaseUrl ?? '', Number(new URL(proxy.url).port)));
  await Promise.all(many());
  await database.close();
});

test.skipIf(!testDatabaseUrl)(
  'OPS-53 a site that starts before its database waits for it and says so, and ends when waiting is no use',
  async () => {
    const prepared = closing(await startProcesses(async () => undefined));
    const free = createServer().listen(0, '127.0.0.1');
    await once(free, 'listening');
    const { port } = free.address() as AddressInfo;
    free.close();
    const url = new URL(prepared.databaseUrl ?? '');
    url.host = `127.0.0.1:${port}`;
    const { site, printed } = start(url.href);
    await expect.poll(printed).toContain('Waiting for the database');
    closing(await startDatabaseProxy(prepared.databaseUrl ?? '', port));
    await expect.poll(printed, { timeout: 60_000 }).toMatch(/Foyer serves on http/);
    expect(printed().match(/Waiting for the database/g)).toHaveLength(1);
    await end(site);
    url.pathname = '/there_is_no_such_database';
    const wrong = start(url.href);
    expect(await once(wrong.site, 'exit')).toEqual([1, null]);
    expect(wrong.printed()).toContain('there_is_no_such_database');
  },
);

function start(databaseUrl: string) {
  const site = spawn(process.execPath, [...nodeFlags, join(process.cwd(), 'build/server/index.js')], {
    env: {
      PATH: process.env.PATH,
      TMPDIR: process.env.TMPDIR,
      DATABASE_URL: databaseUrl,
      DATA_DIR: process.env.TMPDIR,
      PORT: '0',
      SEED: 'empty',
    },
  });
  closing({ close: () => end(site) });
  let text = '';
  for (const stream of [site.stdout, site.stderr]) stream.on('data', (chunk) => (text += chunk));
  return { site, printed: () => text };
}

async function end(site: ChildProcess): Promise<void> {
  if (site.exitCode !== null || site.signalCode !== null) return;
  site.kill('SIGTERM');
  await once(site, 'exit');
}
