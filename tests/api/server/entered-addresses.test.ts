import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fetchPublic } from '../../../src/core/outside/fetch-public.server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { Editor, insertion } from '../../support/editor/editor.ts';
import { publishPage } from '../../support/editor/pages.ts';
import { headersOf } from '../../support/office/accounts.ts';
import { FormSender, seedForms } from '../../support/office/forms.ts';
import { privateAddresses } from '../../support/private-addresses.ts';
import { seedSeason } from '../../support/programme/season.ts';

let site: TestApp;
let inner: Server;
beforeAll(async () => {
  inner = createServer((_, response) => response.end('{"secret":true}'));
  await once(inner.listen(0, '127.0.0.1'), 'listening');
  site = await startTestApp({
    fetchOutside: fetchPublic,
    seed: async (database) => {
      await seedSeason(database);
      await seedForms(database);
    },
  });
});
afterAll(async () => {
  await site.close();
  inner.close();
});

test('SEC-201 no address that somebody enters anywhere makes the server connect: embeds, texts, links, files, imports, forms, the Host header', async () => {
  const { port } = inner.address() as AddressInfo;
  const addresses = [
    ...privateAddresses.map(([address]) => address),
    `http://127.0.0.1:${port}/latest`,
    'https://other.example/picture.png',
  ];
  const officer = { ...(await headersOf(site, 'all-rights')), 'sec-fetch-site': 'same-origin', origin: site.url };
  const ada = await Editor.of(site);
  const page = await publishPage(site.database, { slug: 'adressen' });
  // The tests' own requests and the database's are no fetches.
  const own = new Set([new URL(site.url).port, process.env.TEST_DATABASE_URL ? new URL(process.env.TEST_DATABASE_URL).port || '5432' : '']);
  const connected: string[] = [];
  const connect = Socket.prototype.connect;
  const watched = vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, ...parts: unknown[]) {
    const [first] = [parts[0]].flat() as { host?: string; port?: number | string; path?: string }[];
    if (first?.port !== undefined && !own.has(String(first.port))) connected.push(`${first.host}:${first.port}`);
    return Reflect.apply(connect, this, parts);
  });
  try {
    await (await fetch(`http://127.0.0.1:${port}/`)).text();
    expect(connected, 'a connection is noticed').toHaveLength(1);
    connected.length = 0;

    for (const address of addresses) {
      const refused = await ada.call('POST', '/de/pageeditor-api/embed-details', { address, kind: 'video' });
      expect([refused.status, Object.keys(refused.body ?? {})], address).toEqual([400, ['address']]);
      await ada.call('POST', '/de/pageeditor-api/embed-details', { address: `<iframe src="${address}"></iframe>`, kind: 'video' });
    }
    const draft = await ada.open('page', page);
    const html = addresses
      .map((address) => `<p><a href="${address}">x</a><img src="${address}"><iframe src="${address}"></iframe></p>`)
      .join('');
    const text = insertion(draft.ids[0] ?? 0, 'text', { content: { de: html } });
    expect((await ada.save(draft, [text], { isDraft: false })).outcomes[0]?.status).toBe('applied');
    const content = {
      ...{ format: 'foyer', version: 1, source: 'addresses' },
      media: addresses.map((file, index) => ({ key: `picture-${index}`, file })),
    };
    const season = new FormData();
    season.set('file', new Blob([JSON.stringify(content)]), 'season.json');
    const checked = await (await site.get('/de/admin/import', { method: 'POST', headers: officer, body: season })).text();
    expect(checked, 'a picture of an import is a file beside it').toContain('keine lesbare Datei');
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${addresses.map((address) => `<image href="${address}"/>`).join('')}</svg>`;
    for (const name of ['bild.svg', 'bild.png']) {
      const form = new FormData();
      form.set('file', new Blob([drawing]), name);
      expect((await site.get('/de/pageeditor-api/media/', { method: 'POST', headers: officer, body: form })).status).toBe(400);
    }
    await new FormSender(site, '198.51.100.9').send(1, { name: addresses.join(' ').slice(0, 200), email: 'ada@example.org' });
    await site.get('/de/user/password', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-host': `127.0.0.1:${port}` },
      body: new URLSearchParams({ email: 'ada@example.org' }),
    });
    await site.app.applyNewChanges();
    await site.app.runDueWork();
    // What shows a preview of a link asks for the page and the picture that it names.
    expect((await site.get('/de/adressen')).status).toBe(200);
    expect(connected).toEqual([]);
  } finally {
    watched.mockRestore();
  }
});
