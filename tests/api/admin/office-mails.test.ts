import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, testNow } from '../../support/app.ts';
import { rowsOf } from '../../support/imports/import.ts';
import { headersOf } from '../../support/office/accounts.ts';
import { FormSender, seedForms } from '../../support/office/forms.ts';
import { seedSeason } from '../../support/programme/season.ts';

const seed = async (database: TestApp['database']) => {
  await seedSeason(database);
  await seedForms(database);
};
const good = { name: 'Ada', email: 'ada@example.org' };
const opener = async (app: TestApp, person: 'administrator' | 'editor' = 'administrator') => {
  const headers = await headersOf(app, person);
  return (path: string, method = 'GET') =>
    app.get(path, { method, redirect: 'manual', headers: { ...headers, 'sec-fetch-site': 'same-origin', origin: app.url } });
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ seed, environment: { TRUST_PROXY: 'true' } });
});
afterAll(() => app.close());

test('FORM-11 ADMIN-06 without a mail server administrators read and download every mail in the office; it is deleted after 30 days', async () => {
  const open = await opener(app);
  expect(await (await open('/en/admin/mails')).text()).toContain('There is no mail server');
  await new FormSender(app, '198.51.100.7').send(1, { ...good, message: '<b>Guten Tag</b>' });
  const files = () => readdirSync(join(app.dataDir, 'mail'));
  await expect.poll(() => rowsOf(app.database, 'select * from form_mails')).toEqual([]);
  const [name = ''] = files().filter((file) => file.endsWith('.eml'));
  const list = await (await open('/en/admin/mails')).text();
  expect(list).toContain(`href="/en/admin/mails/${name}"`);
  expect(list).toContain('To kasse@haus.example');
  const one = await (await open(`/en/admin/mails/${name}`)).text();
  expect(one).toContain('&lt;b&gt;Guten Tag&lt;/b&gt;');
  const file = await open(`/en/admin/mails/${name}/file`);
  expect([file.headers.get('content-type'), file.headers.get('content-disposition')]).toEqual([
    'message/rfc822',
    `attachment; filename="${name}"`,
  ]);
  expect(await file.text()).toMatch(/^To: kasse@haus.example$/m);

  for (const path of ['', `/${name}`, `/${name}/file`])
    expect((await (await opener(app, 'editor'))(`/en/admin/mails${path}`)).status, path).toBe(403);
  for (const wrong of [`${name}.json`, '..%2Fkey', '..%2f..%2fpackage.json', '0000000000000-x.eml', `${name}/delete`, '%00'])
    expect((await open(`/en/admin/mails/${wrong}`)).status, wrong).toBe(404);
  for (const page of ['2', '-1', 'x', '99999999999']) expect((await open(`/en/admin/mails?page=${page}`)).status, page).toBe(200);

  app.clock.advance(29 * 24 * 3600 * 1000);
  await app.app.runDueWork();
  expect(files()).toHaveLength(2);
  app.clock.advance(2 * 24 * 3600 * 1000);
  await app.app.runDueWork();
  expect(files()).toEqual([]);
  // The session has expired by then, too.
  expect(await (await (await opener(app))('/de/admin/mails')).text()).toContain('Es gibt keinen Mailserver');
  app.clock.set(testNow);
});

test('ADMIN-171 every list of the office and the dashboard shows its last page where an address is past it', async () => {
  await new FormSender(app, '198.51.100.8').send(1, { ...good, message: 'Guten Tag' });
  await expect.poll(() => rowsOf(app.database, 'select * from form_mails')).toEqual([]);
  await app.database.script(`
    insert into not_found_visits (url, count, last_seen) values ('/alt', 3, now());
    insert into redirects (old_path, new_path) values ('/vorher', '/de');
    insert into audit (action, content_type, title, created_at) values ('edit', 'event', 'Probe', now());
    update rooms set deleted_at = '${testNow}' where id = (select max(id) from rooms)`);
  const headers = await headersOf(app, 'all-rights');
  const rows = async (path: string) => {
    const html = await (await app.get(path, { headers })).text();
    return [...html.matchAll(/<(?:tr|li|summary|article)\b[^>]*>(.*?)<\/(?:tr|li|summary|article)>/gs)].map(([, row]) => row);
  };
  const lists = ['admin/rooms', 'admin/rooms?state=trash', 'admin/media', 'admin/form-entries', 'admin/mails', 'admin/redirects'];
  for (const list of [...lists, 'admin/pages/trash', 'dashboard/activity', 'dashboard/status']) {
    const first = await rows(`/de/${list}`);
    expect(first.length, list).toBeGreaterThan(0);
    expect(await rows(`/de/${list}${list.includes('?') ? '&' : '?'}page=9999`), list).toEqual(first);
  }
});

test('FORM-11 ADMIN-06 mails queued by an unreachable mail server are listed with the error, and sent on request; one sent twice has one Message-ID', async () => {
  const taken: string[] = [];
  const ids = () => taken.flatMap((text) => /^Message-ID: (.*)$/m.exec(text)?.[1] ?? []);
  const server = createServer((socket) => {
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      const text = String(chunk);
      taken.push(text);
      // The first mail is taken, and the answer is lost.
      if (ids().length === 1 && text.endsWith('\r\n.\r\n')) return socket.destroy();
      if (text.startsWith('DATA')) socket.write('354 go on\r\n');
      else socket.write(text.startsWith('QUIT') ? '221 bye\r\n' : '250 fine\r\n');
    });
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  const testApp = await startTestApp({ seed, environment: { TRUST_PROXY: 'true', SMTP_URL: `smtp://127.0.0.1:${port}` } });
  try {
    const open = await opener(testApp);
    const text = async () => (await open('/en/admin/mails')).text();
    expect(await text()).toContain('Nothing is waiting.');
    await new FormSender(testApp, '198.51.100.8').send(1, good);
    await expect.poll(text).toContain('ECONNREFUSED');
    expect(await text()).toContain('kasse@haus.example');
    await listen(port);
    expect((await open('/en/admin/mails/retry', 'POST')).headers.get('location')).toBe('/en/admin/mails?done=retried');
    await expect.poll(() => ids().length).toBe(1);
    await expect.poll(text).toContain('Connection closed');
    await open('/en/admin/mails/retry', 'POST');
    await expect.poll(text).toContain('Nothing is waiting.');
    expect(ids()).toEqual([ids()[0], ids()[0]]);
    expect(taken.join('')).toContain('RCPT TO:<kasse@haus.example>');
    expect((await open('/en/admin/mails/other', 'POST')).status).toBe(404);
  } finally {
    await testApp.close();
    await new Promise((resolve) => server.close(resolve));
  }
});
