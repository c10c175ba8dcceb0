import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Media } from '../../../src/features/media/media.contract.ts';
import { publishPage } from '../../support/editor/pages.ts';
import { rowsOf } from '../../support/imports/import.ts';
import { type MediaLibrary, openMediaLibrary } from '../../support/media/media-library.ts';
import { flatPng, plainPng, quarters } from '../../support/media/pictures.ts';

let app: MediaLibrary['app'];
let ada: MediaLibrary['ada'];
let upload: MediaLibrary['upload'];
let uploadMedia: MediaLibrary['uploadMedia'];

beforeAll(async () => {
  ({ app, ada, upload, uploadMedia } = await openMediaLibrary());
});
afterAll(() => app.close());

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
  await app.app.applyNewChanges();
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
