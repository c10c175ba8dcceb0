import { once } from 'node:events';
import { createServer } from 'node:http';
import { Agent } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { publicFetcher } from '../../../src/core/outside/fetch-public.server.ts';
import type { Media } from '../../../src/features/media/media.contract.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { Editor, insertion } from '../../support/editor/editor.ts';
import { publishPage } from '../../support/editor/pages.ts';
import { plainPng } from '../../support/media/pictures.ts';

type Details = { outcome: string; title: string; image: number | null };
/** What other hosts answer, by the beginning of the address; an address without an answer is one that fails. */
let outside: Record<string, { type: string; bytes: Buffer }> = {};
const requested: string[] = [];
/** How addresses are fetched where it matters what answers. */
let fetchOutside: ReturnType<typeof publicFetcher> | null = null;
let app: TestApp;
let ada: Editor;

beforeAll(async () => {
  app = await startTestApp({
    fetchOutside: async (url, options) => {
      const { href } = url;
      requested.push(href);
      if (fetchOutside) return fetchOutside(url, options);
      const found = Object.entries(outside).find(([start]) => href.startsWith(start));
      if (!found) throw new Error('no connection');
      return found[1];
    },
  });
  ada = await Editor.of(app);
});
beforeEach(() => {
  outside = {};
  requested.length = 0;
});
afterAll(() => app.close());

const json = (value: object) => ({ type: 'application/json', bytes: Buffer.from(JSON.stringify(value)) });
const details = (address: string, kind = 'video') => ada.ask<Details>('POST', 'embed-details', { address, kind });

test('EMBED-09 title and picture of a film are read once, stored with their credit and shown by the site itself before any consent', async () => {
  const said = { title: 'Der Sturm\u0000, Trailer', author_name: 'Theater am Hafen', provider_name: 'YouTube' };
  outside = {
    'https://www.youtube.com/oembed?': json({ ...said, thumbnail_url: 'https://i.ytimg.com/vi/foyer2026xy/hq.jpg' }),
    'https://i.ytimg.com/': { type: 'image/png', bytes: await plainPng('#203040') },
  };
  const iframe = '<iframe src="https://www.youtube-nocookie.com/embed/foyer2026xy?rel=0"></iframe>';
  const found = await details(iframe);
  expect(found).toMatchObject({ outcome: 'found', title: 'Der Sturm , Trailer', image: expect.any(Number) });
  expect(new URL(requested[0] ?? '').searchParams.get('url')).toContain('foyer2026xy');
  const picture = await ada.ask<Media>('GET', `media/${found.image}/`);
  expect(picture).toMatchObject({ kind: 'image', copyright: 'Theater am Hafen, YouTube' });
  expect((await details(iframe)).image).toBe(found.image);
  requested.length = 0;
  const post = { embed: 'https://www.tiktok.com/@foyer/video/7123456789', title: { de: 'Vom Schnürboden' }, image: found.image };
  await publishPage(app.database, { slug: 'beitrag', nodes: [{ model: 'social-media', fields: post }] });
  await app.app.applyNewChanges();
  const html = await (await app.get('/de/beitrag')).text();
  expect(html).toContain('Vom Schnürboden');
  expect(html).toContain(picture.image_thumbnails?.small ?? '-');
  expect(html).not.toMatch(/ytimg|<iframe/);
  expect(requested).toEqual([]);
});

test('EMBED-09 a picture elsewhere is not fetched; a host that fails or answers nonsense has another outcome than one that offers nothing', async () => {
  outside = { 'https://vimeo.com/api/oembed.json?': json({ title: 'Probe', thumbnail_url: 'https://169.254.169.254/latest.png' }) };
  expect(await details('https://vimeo.com/123456789')).toEqual({ outcome: 'found', title: 'Probe', image: null });
  expect(requested).toHaveLength(1);
  outside = { 'https://vimeo.com/api/oembed.json?': { type: 'text/html', bytes: Buffer.from('<!doctype html>') } };
  for (const [address, kind] of [
    ['https://vimeo.com/123456789', 'video'],
    ['https://soundcloud.com/foyer/lied', 'audio'],
  ] as const)
    expect(await details(address, kind), address).toEqual({ outcome: 'failed', title: '', image: null });
  requested.length = 0;
  expect(await details('https://www.instagram.com/p/C0ffeeFoyer/', 'social')).toEqual({ outcome: 'unknown', title: '', image: null });
  expect(requested).toEqual([]);
});

test('EMBED-09 SEC-05 a picture in a pasted text is neither stored nor fetched, in a draft and when it is published', async () => {
  const id = await publishPage(app.database, { slug: 'eingefuegt' });
  const draft = await ada.open('page', id);
  outside = { 'https://other.example/': { type: 'image/png', bytes: await plainPng('#203040') } };
  const content = '<p>Vorher <img src="https://other.example/x.png" srcset="https://other.example/y.png 2x"> nachher</p>';
  const { outcomes } = await ada.save(draft, [insertion(draft.ids[0] ?? 0, 'text', { content: { de: content } })], { isDraft: false });
  expect(outcomes[0]?.status).toBe('applied');
  await app.app.applyNewChanges();
  const html = await (await app.get('/de/eingefuegt')).text();
  expect(html).toContain('Vorher');
  expect(html).not.toContain('other.example');
  expect(requested).toEqual([]);
});

test('EDIT-280 EMBED-05 a wrong address is refused with what is wrong about it and the allowed hosts, in the language of the editor', async () => {
  const id = await publishPage(app.database, { slug: 'film' });
  const draft = await ada.open('page', id);
  const hosts = 'Erlaubt sind: youtube.com, youtube-nocookie.com, youtu.be, vimeo.com.';
  for (const [address, sentence] of [
    ['abc def', 'Das ist keine Adresse, die mit https:// beginnt.'],
    ['<iframe title="film"></iframe>', 'Das ist keine Adresse, die mit https:// beginnt.'],
    ['https://example.org/x', 'example.org ist hier nicht erlaubt.'],
    [
      'https://www.youtube.com/watch',
      'Unter dieser Adresse steht kein einzelner Film. Öffnen Sie den Film und kopieren Sie seine Adresse.',
    ],
    ['https://vimeo.com/foyer', 'Unter dieser Adresse steht kein einzelner Film. Öffnen Sie den Film und kopieren Sie seine Adresse.'],
  ]) {
    const { outcomes } = await ada.save(draft, [insertion(draft.ids[0] ?? 0, 'video', { video_url: address })]);
    expect(outcomes[0]?.messages.video_url, address).toEqual([`${sentence} ${hosts}`]);
  }
  for (const [language, address, sentence] of [
    ['de', 'https://youtube.com.example.org/watch?v=1', /^youtube\.com\.example\.org ist hier nicht erlaubt\. .*vimeo\.com/],
    ['en', 'https://youtube.com.example.org/watch?v=1', /^youtube\.com\.example\.org is not allowed here\. .*vimeo\.com/],
    ['de', 'https://vimeo.com/foyer', /^Unter dieser Adresse steht kein einzelner Film\./],
    ['en', 'abc def', /^This is no address that begins with https:\/\/\. .*vimeo\.com/],
  ] as const) {
    const refused = await ada.call<{ address: string[] }>('POST', `/${language}/pageeditor-api/embed-details`, { address, kind: 'video' });
    expect([refused.status, refused.body.address[0]]).toEqual([400, expect.stringMatching(sentence)]);
  }
  expect(requested).toEqual([]);
});

test('EDIT-353 EDIT-280 an address that is allowed only for another kind is refused with the hosts of its own and not asked for', async () => {
  for (const [address, kind, message] of [
    [
      'https://soundcloud.com/foyer/lied',
      'video',
      'soundcloud.com ist hier nicht erlaubt. Erlaubt sind: youtube.com, youtube-nocookie.com, youtu.be, vimeo.com.',
    ],
    [
      'https://www.youtube.com/watch?v=foyer2026xy',
      'audio',
      'www.youtube.com ist hier nicht erlaubt. Erlaubt sind: spotify.com, soundcloud.com, podigee.com, podigee.io, idagio.com.',
    ],
  ]) {
    const refused = await ada.call<{ address: string[] }>('POST', '/de/pageeditor-api/embed-details', { address, kind });
    expect([refused.status, refused.body], address).toEqual([400, { address: [message] }]);
  }
  const unknown = await ada.call('POST', '/de/pageeditor-api/embed-details', { address: 'https://vimeo.com/123456789', kind: 'film' });
  expect(unknown.status).toBe(400);
  expect(requested).toEqual([]);
});

test('EDIT-354 EMBED-09 SEC-05 a host that redirects, to another one, to this network or to itself, is not followed: no answer, and a picture is left out', async () => {
  const reached: string[] = [];
  const server = createServer(({ headers, url }, response) => {
    const address = `${headers.host}${url?.split('?')[0]}`;
    reached.push(address);
    if (['www.youtube.com/oembed', 'i.vimeocdn.com/probe.png'].includes(address))
      return void response.writeHead(302, { location: redirectsTo }).end();
    response.end(JSON.stringify({ title: 'Probe', thumbnail_url: 'https://i.vimeocdn.com/probe.png' }));
  });
  let redirectsTo = '';
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  // Every name is that server's.
  const agent = new Agent();
  agent.createConnection = () => connect(port, '127.0.0.1');
  fetchOutside = publicFetcher({ agent, lookup: (_name, _options, done) => done(null, [{ address: '2d00::1', family: 6 }]) });
  try {
    for (const to of [
      'https://other.example/oembed',
      `http://127.0.0.1:${port}/latest`,
      'https://169.254.169.254/latest',
      'https://www.youtube.com/other',
      '/other',
    ]) {
      redirectsTo = to;
      reached.length = 0;
      const film = await details('https://www.youtube.com/watch?v=foyer2026xy');
      expect(film, to).toEqual({ outcome: 'failed', title: '', image: null });
      const picture = await details('https://vimeo.com/123456789');
      expect(picture, to).toEqual({ outcome: 'found', title: 'Probe', image: null });
      expect(reached, to).toEqual(['www.youtube.com/oembed', 'vimeo.com/api/oembed.json', 'i.vimeocdn.com/probe.png']);
    }
  } finally {
    fetchOutside = null;
    server.close();
  }
});
