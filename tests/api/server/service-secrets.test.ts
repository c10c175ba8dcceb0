import { once } from 'node:events';
import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTar } from '../../../src/core/backup/tar.ts';
import { events } from '../../../src/features/programme/programme.tables.server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { seedShop } from '../../support/booking/shop-events.ts';
import { Shopper } from '../../support/booking/shopper.ts';
import { pngOf, temporaryFolder } from '../../support/imports/import.ts';
import { Browser, headersOf, seedUser } from '../../support/office/accounts.ts';
import { FormSender, seedForms } from '../../support/office/forms.ts';

/** A service that refuses everything and repeats in its answer what it was sent: the worst that can stand in a log. */
const arrived: string[] = [];
const mirror = createHttpServer(async (request, response) => {
  const sent = `${request.method} ${request.url} ${JSON.stringify(request.headers)} ${(await text(request)).slice(0, 1000)}`;
  arrived.push(sent);
  response.writeHead(request.url?.startsWith('/purge') ? 500 : 403, { 'content-type': 'application/json' }).end(sent);
});
/** A mail server that refuses the login and repeats it, as it was sent and decoded. */
const mailServer = createServer((socket) => {
  socket.write('220 ready\r\n');
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    const line = String(chunk).trim();
    const login = /^AUTH PLAIN (\S+)/.exec(line)?.[1];
    if (line.startsWith('EHLO')) socket.write('250-mail.example.org\r\n250 AUTH PLAIN\r\n');
    else if (login) socket.write(`535 refused ${login} ${Buffer.from(login, 'base64').toString().replaceAll('\0', ' ')}\r\n`);
    else socket.write('250 fine\r\n');
  });
});

const secrets = {
  DEMO_PASSWORD: 'marked-demo-password',
  S3_ACCESS_KEY_ID: 'MARKEDKEYOFTHEBUCKET',
  S3_SECRET_ACCESS_KEY: 'marked/secret+of=the/bucket',
  PRETIX_TOKEN: 'markedtokenofpretix',
  SHOP_WEBHOOK_SECRET: 'marked-secret-of-the-webhook',
  CELUM_API_KEY: 'marked-key-of-celum',
  BACKUP_KEY: Buffer.from('marked key of the archives, 32 b').toString('base64'),
  METRICS_TOKEN: 'marked-token-of-the-metrics',
  CACHE_REFRESH_TOKEN: 'marked-token-of-the-proxy',
  CACHE_PURGE_TOKEN: 'marked-token-of-the-cdn',
};
const loginOf = (text: string) => Buffer.from(text).toString('base64');
const mailPassword = 'märked password/of:mail';
const password = 'marked-password-of-ada';
const wrong = 'marked-wrong-password-of-ada';
const link = 'marked-token-of-a-link-that-somebody-has-opened';

const dataDir = temporaryFolder();
const backups = temporaryFolder();
let site: TestApp;
beforeAll(async () => {
  for (const server of [mirror, mailServer]) await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(mirror.address() as AddressInfo).port}`;
  const { port } = mailServer.address() as AddressInfo;
  site = await startTestApp({
    seed: async (database) => {
      await seedShop(database);
      await seedForms(database);
      await database.db.update(events).set({ id_jet: 'season/12' }).where(eq(events.id, 1));
    },
    environment: {
      ...{ DATA_DIR: dataDir, BACKUP_DIR: backups, LOG_LEVEL: 'debug', ACCESS_LOG_DAYS: '1', TRUST_PROXY: 'true', PUBLIC_URL: url },
      ...{ S3_ENDPOINT: url, S3_BUCKET: 'foyer', S3_REGION: 'eu-central-1' },
      ...{ SHOP: 'pretix', PRETIX_URL: url, PRETIX_ORGANIZER: 'ring', CELUM_URL: url, CACHE_PURGE_URL: `${url}/purge` },
      SMTP_URL: `smtp://foyer:${encodeURIComponent(mailPassword)}@127.0.0.1:${port}?ignoreTLS=true`,
      ...secrets,
    },
  });
});
afterAll(async () => {
  await site.close();
  mirror.closeAllConnections();
  for (const server of [mirror, mailServer]) server.close();
});

test('SEC-200 no secret of a service, no password, session or link is in logs, a backup with its audit entries, metrics or any answer, though every service repeats what it was sent', async () => {
  const shown = new Map<string, string>();
  const ada = new Browser(site);
  const officer = { ...(await headersOf(site, 'all-rights')), 'sec-fetch-site': 'same-origin', origin: site.url };
  const session = /sessionid=([\w-]+)/.exec(officer.cookie)?.[1] ?? '';
  const show = async (path: string, init: RequestInit = {}) => {
    const answer = await site.get(path, { redirect: 'manual', headers: officer, ...init });
    const head = [...answer.headers].filter(([name]) => name !== 'set-cookie').join('\n');
    const body = await answer.text();
    shown.set(`${init.method ?? 'GET'} ${path}`, `${head}\n${body}`);
    return { status: answer.status, body };
  };
  const post = (path: string, fields: Record<string, string> = {}) => show(path, { method: 'POST', body: new URLSearchParams(fields) });

  await seedUser(site, 'ada', password, { is_editor: true });
  expect((await ada.logIn('ada', wrong)).status).toBe(400);
  expect((await ada.logIn('ada', password)).status).toBe(200);
  const second = ada.cookies.get('sessionid') ?? '';
  await ada.submit('/de/user/password', { email: 'ada@example.org' });

  // Shop: cart, check-out, synchronisation, webhook.
  const shopper = new Shopper(site.url, '198.51.100.7');
  shown.set('cart', JSON.stringify(await shopper.add({ event_jet_id: 'season/12', sale_type_ids: [1], quantities: [1] })));
  shown.set('check-out', JSON.stringify(await shopper.ask('POST', '/api/shop-checkout/', { name: 'Ada', email: 'ada@example.org' })));
  const webhook = (secret: string) =>
    show('/shop-webhook', { method: 'POST', headers: { authorization: `Basic ${Buffer.from(`pretix:${secret}`).toString('base64')}` } });
  expect((await webhook('another')).status).toBe(401);
  expect((await webhook(secrets.SHOP_WEBHOOK_SECRET)).status).toBe(204);
  await site.app.runDueWork();

  // Bucket, mails, CDN and proxy, CELUM.
  const upload = new FormData();
  upload.set('file', new Blob([(await pngOf(40, 30)) as BlobPart]), 'bild.png');
  expect((await show('/de/pageeditor-api/media/', { method: 'POST', body: upload })).status).toBeGreaterThanOrEqual(500);
  expect((await new FormSender(site, '198.51.100.8').send(1, { name: 'Ada', email: 'ada@example.org' })).status).toBeLessThan(300);
  await show('/de/kalender', { headers: {} });
  await show('/de/api/events/2/', {
    method: 'PATCH',
    body: JSON.stringify({ version: 1, subline: { de: 'Neu.' } }),
    headers: { ...officer, 'content-type': 'application/json' },
  });
  await site.app.applyNewChanges();
  for (const path of ['/api/dashboard-celum/', '/de/dashboard/media', '/de/dashboard/status', '/de/admin/shop-sync', '/de/admin'])
    await show(path);
  await expect.poll(async () => (await show('/de/admin/mails')).body, { timeout: 20_000 }).toContain('535 refused');

  // Monitoring, error pages.
  await show('/readyz', { headers: {} });
  await show('/readyz', { headers: {} });
  expect((await show('/metrics', { headers: { authorization: `Bearer ${secrets.METRICS_TOKEN}` } })).body).toContain(
    'foyer_http_requests_total',
  );
  await show(`/de/nirgends?token=${link}`);
  await show(`/de/api/nirgends/?draft=${link}`);
  await show('/de/kalender', { headers: { 'x-cache-refresh': secrets.CACHE_REFRESH_TOKEN } });
  await site.database.script('alter table search_synonyms rename to search_synonyms_gone');
  expect((await show(`/de/admin/search-synonyms?token=${link}`)).status).toBe(500);
  await site.database.script('alter table search_synonyms_gone rename to search_synonyms');

  await post('/de/admin/backups/now');
  await expect.poll(async () => (await show('/de/admin/backups')).body, { timeout: 60_000, interval: 500 }).toContain('in Ordnung');
  await show('/de/admin/logs');
  await show('/de/admin/logs?log=server');

  const logs = readdirSync(join(dataDir, 'log')).map((name) => [name, readFileSync(join(dataDir, 'log', name), 'utf8')] as const);
  const archive = await contentOf(join(backups, readdirSync(backups).find((name) => name.endsWith('.tar')) ?? ''));
  const serverLog = logs.find(([name]) => name.startsWith('server'))?.[1] ?? '';
  // Each service was asked, with its secret where it is sent: the proof would be hollow without.
  for (const name of ['S3_ACCESS_KEY_ID', 'PRETIX_TOKEN', 'CELUM_API_KEY', 'CACHE_REFRESH_TOKEN', 'CACHE_PURGE_TOKEN'] as const)
    expect(arrived.join(), name).toContain(secrets[name]);
  for (const failure of ['S3 storage', '535 refused', 'A cache was to be notified', 'search_synonyms'])
    expect(serverLog, failure).toContain(failure);
  expect(archive).toContain('audit');
  const marked = {
    ...secrets,
    mailPassword,
    mailPasswordEncoded: encodeURIComponent(mailPassword),
    mailLogin: loginOf(`\0foyer\0${mailPassword}`),
    webhookLogin: loginOf(`pretix:${secrets.SHOP_WEBHOOK_SECRET}`),
    password,
    wrong,
    link,
    session,
    second,
  };
  for (const [place, content] of [...logs, ...shown, ['the backup', archive] as const])
    for (const [name, secret] of Object.entries(marked)) {
      expect(secret.length, name).toBeGreaterThan(15);
      for (const form of [secret, Buffer.from(secret).toString('base64').replace(/=+$/, '')])
        expect(content.includes(form), `${name} in ${place}: ${around(content, form)}`).toBe(false);
    }
}, 120_000);

const around = (content: string, secret: string) => content.slice(Math.max(0, content.indexOf(secret) - 150), content.indexOf(secret));

/** Everything in a backup, unpacked. */
async function contentOf(file: string): Promise<string> {
  const texts: string[] = [];
  for await (const { name, body } of readTar(createReadStream(file))) {
    const bytes = await buffer(body);
    texts.push(name, (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'));
  }
  return texts.join('\n');
}
