import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { announceChange } from '../../src/core/database/changes.server.ts';
import { articles } from '../../src/features/magazine/magazine.tables.server.ts';
import type { Media, MediaPlace } from '../../src/features/media/media.contract.ts';
import { persons } from '../../src/features/people/people.tables.server.ts';
import { productions } from '../../src/features/programme/programme.tables.server.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { Editor, insertion } from '../support/editor.ts';
import { rowsOf } from '../support/import.ts';
import { publishPage } from '../support/pages.ts';
import { flatPng, plainPng, quarters } from '../support/pictures.ts';
import { seedSeason } from '../support/season.ts';

let app: TestApp;
let ada: Editor;

beforeAll(async () => {
  app = await startTestApp({ seed: seedSeason });
  ada = await Editor.of(app);
  // The files of the season have fixed ids.
  await app.database.db.execute(`select setval(pg_get_serial_sequence('media', 'id'), 1000)`);
});
afterAll(() => app.close());

type Uploaded = Media & { file?: string[]; detail?: string };

/** Uploads as the dialog does; what the browser says of name and type is the caller's. */
async function upload(bytes: Uint8Array | string, name: string, { type = 'image/jpeg', folder = '', language = 'de', as = ada } = {}) {
  const form = new FormData();
  form.set('folder', folder);
  form.set('file', new Blob([bytes as BlobPart], { type }), name);
  const answer = await app.get(`/${language}/pageeditor-api/media/`, { method: 'POST', headers: as.headers, body: form });
  return { status: answer.status, body: (await answer.json()) as Uploaded };
}

async function uploadMedia(bytes: Uint8Array, name: string, folder = ''): Promise<Media> {
  const { status, body } = await upload(bytes, name, { folder });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

const countOf = async () => Number((await rowsOf(app.database, 'select count(*) as n from media'))[0]?.n);

describe('uploads', () => {
  test('API-41 EMBED-08 a picture is stored under a name made of its content, with its renditions and its real type', async () => {
    const media = await uploadMedia(await quarters(2000, 1000), 'Probe 1.png', 'Produktionen/Hamlet');
    expect(media).toMatchObject({ kind: 'image', name: 'Probe 1.png', width: 2000, height: 1000, folder: 'Produktionen/Hamlet' });
    expect(media.url).toMatch(/^\/media\/[0-9a-f]{2}\/[0-9a-f]{30}\.png$/);
    for (const url of [media.url, ...Object.values(media.image_thumbnails ?? {})]) expect((await app.get(url)).status, url).toBe(200);
    const again = await uploadMedia(await quarters(2000, 1000), 'other name.png');
    expect(again.id, 'the same file is there once').toBe(media.id);
  });

  test('API-41 EMBED-08 a PNG named .jpg is a PNG', async () => {
    const media = await uploadMedia(await plainPng('#123456'), 'holiday.jpg');
    expect([media.name, media.content_type]).toEqual(['holiday.png', 'image/png']);
    expect((await app.get(media.url)).headers.get('content-type')).toBe('image/png');
  });

  test.each([
    ['an SVG with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'x.svg', /enthält ein Programm/],
    ['an SVG with a handler that calls itself a PNG', '<?xml version="1.0"?><svg onload="alert(1)"/>', 'x.png', /enthält ein Programm/],
    ['a plain SVG', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>', 'x.svg', /SVG wird nicht angenommen/],
    ['a page', '<!doctype html><title>x</title><script>1</script>', 'x.jpg', /enthält ein Programm/],
    ['a program', `\x7fELF${'\0'.repeat(60)}`, 'x.png', /enthält ein Programm/],
    ['a text', 'Just words', 'x.pdf', /Art von Datei/],
    ['nothing', '', 'x.jpg', /Art von Datei/],
  ])('API-41 EMBED-08 %s is refused with a reason', async (_, bytes, name, reason) => {
    const before = await countOf();
    const { status, body } = await upload(bytes, name);
    expect([status, body.file?.[0]]).toEqual([400, expect.stringMatching(reason)]);
    expect(await countOf()).toBe(before);
  });

  test('API-41 EMBED-08 27 MB are too many, and so are 21 MB of a picture; both are answered with the reason', async () => {
    expect((await upload(new Uint8Array(27 * 1024 * 1024), 'huge.jpg')).status).toBe(413);
    const noise = Buffer.concat([await plainPng('#abcdef'), Buffer.alloc(21 * 1024 * 1024)]);
    const { status, body } = await upload(noise, 'large.png', { language: 'en' });
    expect([status, body.file]).toEqual([413, ['The picture is too large: 20 MB at most.']]);
  });

  test('API-41 EMBED-08 40,001 x 1,000 pixels and 9,000 x 9,000 are refused before they are decoded', async () => {
    for (const [width, height] of [
      [40_001, 1000],
      [9000, 9000],
    ] as const) {
      const { status, body } = await upload(await flatPng(width, height), 'wide.png', { language: 'en' });
      expect([status, body.file?.[0]]).toEqual([400, expect.stringMatching(/too many pixels/)]);
    }
  });

  test('API-41 EMBED-08 half a picture is refused; of a file name no path is left', async () => {
    const whole = await sharp(await quarters(800, 800))
      .jpeg()
      .toBuffer();
    const { status, body } = await upload(whole.subarray(0, whole.length / 2), 'half.jpg', { language: 'en' });
    expect([status, body.file?.[0]]).toEqual([400, expect.stringMatching(/damaged/)]);
    const media = await uploadMedia(await plainPng('#00ff01'), '../../etc/pass\u202Ewd\u0007.png');
    expect(media.name).toBe('passwd.png');
    expect((await upload(await plainPng('#00ff02'), 'a.png', { folder: '/../x' })).status).toBe(400);
  });

  test('API-41 a call without a file, or with something else than a form, is refused with the reason', async () => {
    const empty = new FormData();
    empty.set('folder', '');
    const answer = await app.get('/en/pageeditor-api/media/', { method: 'POST', headers: ada.headers, body: empty });
    expect([answer.status, await answer.json()]).toEqual([400, { file: ['No file has arrived.'] }]);
    expect((await ada.call('POST', 'media/', { file: 'x' })).status).toBe(400);
  });

  test('API-41 a PDF is a file to download, ten uploads at once are ten entries', async () => {
    const pdf = await upload('%PDF-1.4\n%âãÏÓ\n1 0 obj<<>>endobj\n', 'Spielplan.pdf', { type: 'text/html' });
    expect(pdf.body).toMatchObject({ kind: 'file', name: 'Spielplan.pdf', content_type: 'application/pdf', image_thumbnails: null });
    expect((await app.get(pdf.body.url)).headers.get('content-disposition')).toBe('attachment');
    const colors = Array.from({ length: 10 }, (_, index) => `#0000${(index + 16).toString(16)}`);
    const all = await Promise.all(colors.map(async (color) => uploadMedia(await plainPng(color, 300, 200), 'many.png')));
    expect(new Set(all.map(({ id }) => id)).size).toBe(10);
  });
});

test('MOD-08 captions of a film are WebVTT by their content, and the page offers them, those of its language from the start', async () => {
  const vtt = 'WEBVTT\n\n00:00.000 --> 00:02.000\nGuten Abend.\n';
  expect((await upload('Guten Abend.', 'text.vtt', { type: 'text/vtt' })).status).toBe(400);
  const german = await uploadMedia(Buffer.from(vtt), 'abend.vtt');
  const english = await uploadMedia(Buffer.from(vtt.replace('Guten Abend', 'Good evening')), 'evening.txt');
  expect(english).toMatchObject({ kind: 'captions', name: 'evening.vtt', content_type: 'text/vtt' });
  const file = await app.get(german.url);
  expect([file.headers.get('content-type'), await file.text()]).toEqual(['text/vtt; charset=utf-8', vtt]);
  const [film] = await rowsOf(app.database, "select id from media where kind = 'video' limit 1");
  const fields = { file: Number(film?.id), captions_de: german.id, captions_en: english.id };
  await publishPage(app.database, { slug: 'film', nodes: [{ model: 'self-hosted-video', fields }] });
  await app.app.catchUp();
  const tracks = (await (await app.get('/en/film')).text()).match(/<track[^>]*>/g);
  expect(tracks).toEqual([
    expect.stringMatching(new RegExp(`^(?!.*default).*src="${german.url}" srcLang="de"`, 'i')),
    expect.stringMatching(new RegExp(`(?=.*default)(?=.*src="${english.url}")(?=.*srcLang="en")`, 'i')),
  ]);
});

describe('the library', () => {
  test('API-41 ADMIN-05 search finds words of name, texts, copyright and folder; folders count', async () => {
    const media = await uploadMedia(await plainPng('#aa0001'), 'kirschgarten-04.png', 'Produktionen/Kirschgarten');
    await ada.ask('PATCH', `media/${media.id}/`, { descriptions: { de: 'Ein Baum voller Blüten' }, copyright: 'Foto: Lena Brandt' });
    const find = async (query: string) => (await ada.ask<{ results: Media[] }>('GET', `media/?${query}`)).results.map(({ id }) => id);
    for (const words of ['kirschgarten', 'baum lena', 'Produktionen blüten'])
      expect(await find(`q=${encodeURIComponent(words)}`)).toEqual([media.id]);
    expect(await find('q=%25&kind=video')).toEqual([]);
    expect(await find('folder=Produktionen')).toContain(media.id);
    expect(await find('folder=Prod')).toEqual([]);
    const { folders } = await ada.ask<{ folders: { name: string; count: number }[] }>('GET', 'media/');
    expect(folders).toContainEqual({ name: 'Produktionen/Kirschgarten', count: 1 });
  });

  test('EDIT-10 API-41 focal point, texts per language, caption and decoration are changed; an older version is a conflict', async () => {
    const media = await uploadMedia(await plainPng('#aa0002'), 'a.png');
    const changed = await ada.ask<Media>('PATCH', `media/${media.id}/`, {
      version: media.version,
      focus: [0.48, 0.34],
      descriptions: { de: 'Eine Figur', en: 'A figure' },
      captions: { de: 'Probe' },
      copyright: 'Lena Brandt',
    });
    expect(changed).toMatchObject({ focus: [0.48, 0.34], descriptions: { de: 'Eine Figur', en: 'A figure' }, description: 'Eine Figur' });
    expect((await ada.call('PATCH', `media/${media.id}/`, { version: media.version, copyright: 'x' })).status).toBe(409);
    expect((await ada.call('PATCH', `media/${media.id}/`, { focus: [1.2, 0] })).status).toBe(400);
    expect((await ada.call('PATCH', `media/${media.id}/`, JSON.parse('{"__proto__":{"x":1},"a.b":1}'))).status).toBe(400);
    const only = await ada.ask<Media>('PATCH', `media/${media.id}/`, { descriptions: { en: 'One figure' } });
    expect(only.descriptions, 'the other language stays').toEqual({ de: 'Eine Figur', en: 'One figure' });
    expect((await ada.ask<Media>('PATCH', `media/${media.id}/`, { is_decorative: true })).descriptions).toEqual({});
  });
});

describe('use and deletion', () => {
  /** A page that shows a picture, published, and a draft of another that does. */
  async function used(color: string, slug: string) {
    const media = await uploadMedia(await plainPng(color), `${slug}.png`);
    const page = await publishPage(app.database, { slug, nodes: [{ model: 'image', fields: { image: media.id } }] });
    await app.app.catchUp();
    const other = await publishPage(app.database, { slug: `${slug}-2`, nodes: [] });
    const draft = await ada.open('page', other);
    await ada.save(draft, [
      insertion(draft.ids[0] ?? 0, 'link', { link: `media:${media.id}`, link_text: { de: 'Herunterladen' } }),
      insertion(draft.ids[1] ?? 0, 'text', { content: { de: `<p><a href="${media.url}">Bild</a> ${media.id}</p>` } }),
    ]);
    await app.database.db.execute(
      `update productions set image = ${media.id}, images = array[${media.id}] where id = (select min(id) from productions)`,
    );
    return { media, page, other };
  }
  const placesOf = async (id: number) => (await ada.ask<{ places: MediaPlace[] }>('GET', `media/${id}/`)).places;
  const html = async (path: string) => (await app.get(path)).text();

  test('API-41 where a file is used: in modules of drafts and of what is published, by links, in content', async () => {
    const { media, page, other } = await used('#bb0001', 'benutzt');
    const places = await placesOf(media.id);
    expect(places.map(({ content_type, field, is_draft, is_live }) => `${content_type} ${field} ${is_draft} ${is_live}`).sort()).toEqual([
      'page content true false',
      'page image true true',
      'page link true false',
      'production image false true',
      'production images false true',
    ]);
    expect(places.find(({ field, object_id }) => field === 'image' && object_id === page)).toMatchObject({
      title: expect.stringMatching(/.+/),
      url: '/de/benutzt',
      model: 'image',
      is_required: true,
    });
    expect(places.filter(({ object_id, content_type }) => content_type === 'page' && object_id === other)).toHaveLength(2);
    const stranger = await uploadMedia(await plainPng('#bb0009'), 'nobody.png');
    expect(await placesOf(stranger.id)).toEqual([]);
    expect((await ada.call('DELETE', `media/${stranger.id}/`)).status).toBe(204);
  });

  test('API-41 a used file is not deleted without a decision; replaced, every place shows the other at once', async () => {
    const { media } = await used('#bb0002', 'ersetzt');
    const by = await uploadMedia(await plainPng('#bb0003'), 'besser.png');
    const refused = await ada.call<{ detail: string; places: MediaPlace[] }>('DELETE', `media/${media.id}/`);
    expect(refused.status).toBe(409);
    expect(refused.body.places).toHaveLength(5);
    expect(await html('/de/ersetzt')).toContain(media.image_thumbnails?.medium ?? '-');
    expect((await ada.call('DELETE', `media/${media.id}/?replace=${media.id}`)).status).toBe(400);
    expect((await ada.call('DELETE', `media/${media.id}/?replace=999999`)).status).toBe(400);
    expect((await ada.call('DELETE', `media/${media.id}/?replace=${by.id}`)).status).toBe(204);
    const shown = await html('/de/ersetzt');
    expect(shown).toContain(by.image_thumbnails?.medium ?? '-');
    expect(shown).not.toContain(media.image_thumbnails?.medium ?? '-');
    expect(await placesOf(by.id)).toHaveLength(5);
    expect((await ada.call('GET', `media/${media.id}/`)).status).toBe(404);
  });

  test('PAGE-13 API-41 left empty it is gone from the page, restored it is back under its id; after 30 days it is gone for good', async () => {
    const { media } = await used('#bb0004', 'leer');
    const address = media.image_thumbnails?.medium ?? '-';
    expect(await html('/de/leer')).toContain(address);
    expect((await ada.call('DELETE', `media/${media.id}/?leave_empty=true`)).status).toBe(204);
    expect(await html('/de/leer')).not.toContain(address);
    const trash = await ada.ask<{ results: Media[] }>('GET', 'media/?only=trash');
    expect(trash.results.map(({ id }) => id)).toContain(media.id);
    const inTrash = await app.get(address);
    expect([inTrash.status, inTrash.headers.get('cache-control')]).toEqual([410, 'no-store']);
    const seenByEditor = await app.get(address, { headers: ada.headers });
    expect([seenByEditor.status, seenByEditor.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(await ada.ask<Media>('POST', `media/${media.id}/restore`)).toMatchObject({ id: media.id, deleted: null });
    expect(await html('/de/leer')).toContain(address);
    expect((await app.get(address)).status).toBe(200);
    expect((await ada.call('POST', `media/${media.id}/restore`)).status).toBe(404);
  });

  test('PAGE-13 a file of the trash is deleted for good; bytes that another entry shows stay', async () => {
    const bytes = await plainPng('#bb0005');
    const media = await uploadMedia(bytes, 'zweimal.png');
    expect((await ada.call('DELETE', `media/${media.id}/trash`)).status, 'not before it is in the trash').toBe(404);
    expect((await ada.call('DELETE', `media/${media.id}/`)).status).toBe(204);
    const twin = await uploadMedia(bytes, 'noch einmal.png');
    expect(twin.url).toBe(media.url);
    expect((await ada.call('DELETE', `media/${media.id}/trash`)).status).toBe(204);
    expect((await app.get(media.url)).status).toBe(200);
    await ada.call('DELETE', `media/${twin.id}/`);
    expect((await app.get(media.url)).status).toBe(410);
    expect((await ada.call('DELETE', `media/${twin.id}/trash`)).status).toBe(204);
    for (const url of [media.url, ...Object.values(media.image_thumbnails ?? {})]) expect((await app.get(url)).status, url).toBe(404);
    expect((await ada.call('POST', `media/${twin.id}/restore`)).status).toBe(404);
  });

  test('PAGE-15 after its last day a file is shown nowhere and its address is gone; 30 days before the editors see it', async () => {
    const { media, page } = await used('#bb0006', 'rechte');
    const address = media.image_thumbnails?.medium ?? '-';
    const draft = await ada.open('page', page);
    const findings = async () =>
      (await ada.ask<{ rule: string; detail: string }[]>('GET', `drafts/${draft.container}/check`)).filter(
        ({ rule }) => rule === 'usage-rights',
      );
    const expiring = async () =>
      (await ada.ask<{ results: Media[]; expiring: number }>('GET', 'media/?only=expiring')).results.map(({ id }) => id);
    // The clock stands at 20 November 2026.
    await ada.ask('PATCH', `media/${media.id}/`, { usage_until: '2026-12-21' });
    expect([await findings(), await expiring()]).toEqual([[], []]);
    await ada.ask('PATCH', `media/${media.id}/`, { usage_until: '2026-11-21' });
    expect([await findings(), await expiring()]).toEqual([[expect.objectContaining({ detail: 'Samstag, 21. November 2026' })], [media.id]]);
    const before = app.clock.now();
    app.clock.set('2026-11-21T23:59:00+01:00');
    expect(await html('/de/rechte')).toContain(address);
    expect((await app.get(address)).status).toBe(200);
    app.clock.set('2026-11-22T00:00:01+01:00');
    expect(await html('/de/rechte')).not.toContain(address);
    expect((await app.get(address)).status).toBe(410);
    app.clock.set(before);
  });

  test('PAGE-15 nor does a picture of a production, person or article stay in lists, pages, calls, structured data or share tags after its last day', async () => {
    const { db } = app.database;
    const { media } = await used('#bb0007', 'bildrechte');
    const ids = await Promise.all(
      ([productions, persons, articles] as const).map(async (table) => {
        const [row] = await db
          .update(table)
          .set({ image: media.id, is_online: true } as never)
          .where(eq(table.id, db.select({ id: sql`min(${table.id})` }).from(table)))
          .returning({ id: table.id });
        return row?.id ?? 0;
      }),
    );
    await announceChange(db, [
      'productions',
      'persons',
      'articles',
      ...ids.map((id, at) => `${['production', 'person', 'article'][at]}:${id}`),
    ]);
    await app.app.catchUp();
    const stem = media.url.replace(/\.\w+$/, '');
    const places = [
      '/de/produktionen',
      '/de/team',
      '/de/mediathek-de',
      '/de/api/productions/',
      '/de/api/persons/',
      '/de/api/articles/',
      `/de/produktionen/x/${ids[0]}`,
      `/de/team/x/${ids[1]}`,
      `/de/mediathek-de/x/${ids[2]}`,
    ];
    const showing = async () => {
      const found: string[] = [];
      for (const path of places) if ((await html(path)).includes(stem)) found.push(path);
      return found;
    };
    const shown = await showing();
    expect(shown).toEqual(
      expect.arrayContaining(['/de/produktionen', '/de/team', '/de/api/productions/', '/de/api/persons/', '/de/api/articles/']),
    );
    await ada.ask('PATCH', `media/${media.id}/`, { usage_until: '2026-11-21' });
    const before = app.clock.now();
    app.clock.set('2026-11-22T00:00:01+01:00');
    expect(await showing()).toEqual([]);
    app.clock.set(before);
    await ada.ask('PATCH', `media/${media.id}/`, { usage_until: null });
    expect(await showing()).toEqual(shown);
  });
});
