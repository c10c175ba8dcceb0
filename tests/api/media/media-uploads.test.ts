import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../../support/imports/import.ts';
import { filesForm, mainOf } from '../../support/media/media-office.ts';
import { plainPng } from '../../support/media/pictures.ts';
import { valuesOf } from '../../support/office/office-form.ts';
import { type Office, openOffice } from '../../support/office/office-session.ts';

let app: Office['app'];
let editor: Office['editor'];
let page: Office['text'];
let send: Office['submit'];

beforeAll(async () => {
  ({ app, editor, text: page, submit: send } = await openOffice());
});
afterAll(() => app.close());

const formOf = async (id: number) => valuesOf(await page(`/de/admin/media/${id}`));
const rowOf = async (id: number) => (await rowsOf(app.database, `select * from media where id = ${id}`))[0] ?? {};
const countOf = async () => Number((await rowsOf(app.database, 'select count(*) as n from media'))[0]?.n);

test('ADMIN-05 EMBED-08 several files at once without script: the result of each is listed by its name, and why one was refused', async () => {
  const before = await countOf();
  const { status, html } = await send(
    '/de/admin/media',
    filesForm(
      {
        'gut.jpg': await plainPng('#200001'),
        'skript.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
        'huge.png': Buffer.concat([await plainPng('#200002'), Buffer.alloc(27 * 1024 * 1024)]),
        'lang.bin': new Uint8Array(26 * 1024 * 1024),
      },
      'Haus/Foyer',
    ),
  );
  expect(status).toBe(413);
  expect(html).toContain('3 Dateien wurden nicht angenommen:');
  expect(html).toContain('<strong>skript.svg</strong>: Die Datei enthält ein Programm und wurde nicht angenommen.');
  expect(html).toContain('<strong>huge.png</strong>: Das Bild ist zu groß: höchstens 20 MB.');
  expect(html).toContain('<strong>lang.bin</strong>: Die Datei ist zu groß: höchstens 25 MB.');
  expect(html).toMatch(/Eine Datei ist da:.*>gut\.png<\/a>/);
  expect(await countOf()).toBe(before + 1);
  const again = await send('/en/admin/media', filesForm({ 'again.jpg': await plainPng('#200001') }));
  expect([again.status, again.html]).toEqual([200, expect.stringMatching(/One file is there:.*gut\.png<\/a> was there already\./)]);
  const [{ folder, name } = {}] = await rowsOf(app.database, `select folder, name from media order by id desc limit 1`);
  expect([folder, name]).toEqual(['Haus/Foyer', 'gut.png']);
});

test('ADMIN-70 several pictures are described in one form after their upload; what somebody else said meanwhile stays', async () => {
  const sent = { 'eins.png': await plainPng('#210001'), 'zwei.png': await plainPng('#210002'), 'drei.png': await plainPng('#210003') };
  const { html } = await send('/de/admin/media', filesForm({ ...sent, 'text.pdf': '%PDF-1.4 x' }));
  const picturesIn = (of: string) => /name="pictures" value="([\d ]+)"/.exec(mainOf(of))?.[1] ?? '';
  const pictures = picturesIn(html);
  const [one = 0, two = 0, three = 0] = pictures.split(' ').map(Number);
  expect(mainOf(html)).toMatch(new RegExp(`<label for="${one}.descriptions.en">Alternativtext, English</label>`));
  await send(`/de/admin/media/${three}`, { ...(await formOf(three)), 'descriptions.de': 'Ein Stern' });
  const said = { [`${one}.descriptions.de`]: 'Der Hof', [`${one}.copyright`]: 'Foto: Ute Sand', [`${two}.is_decorative`]: 'on' };
  const answer = await send('/de/admin/media', { pictures, ...said, [`${three}.descriptions.de`]: 'Ein Mond' });
  expect(answer.to).toBe('/de/admin/media?done=saved');
  expect([await rowOf(one), await rowOf(two), await rowOf(three)]).toMatchObject([
    { description: { de: 'Der Hof' }, copyright: 'Foto: Ute Sand', is_decorative: false },
    { description: {}, is_decorative: true },
    { description: { de: 'Ein Stern' } },
  ]);
  const again = await send('/de/admin/media', filesForm({ 'a.png': await plainPng('#210004'), 'b.png': await plainPng('#210001') }));
  const fourth = picturesIn(again.html);
  const long = await send('/de/admin/media', { pictures: fourth, [`${fourth}.descriptions.de`]: 'x'.repeat(501) });
  expect([long.status, mainOf(long.html)]).toEqual([409, expect.stringContaining('sind sie zu lang')]);
});

test('ADMIN-05 API-41 a form without a file, with too many, or with an invalid folder is answered with the error; too many are one line of the log', async () => {
  expect(await send('/de/admin/media', filesForm({}))).toMatchObject({
    status: 400,
    html: expect.stringContaining('keine Datei angekommen'),
  });
  expect((await send('/de/admin/media', filesForm({ '': '' }))).status).toBe(400);
  expect((await send('/de/admin/media', { folder: '' })).status).toBe(400);
  const many = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`${index}.png`, 'x']));
  expect(await send('/de/admin/media', filesForm(many))).toMatchObject({
    status: 413,
    html: expect.stringContaining('höchstens 20 Dateien'),
  });
  expect((await app.get('/de/pageeditor-api/media/', { method: 'POST', headers: editor, body: filesForm(many) })).status).toBe(413);
  const logged = () => readFileSync(join(app.dataDir, 'log/server-2026-11-20.log'), 'utf8').trim().split('\n');
  await expect.poll(() => logged().filter((line) => line.includes('save request file')).length).toBe(2);
  expect(logged()).toHaveLength(2);
  const wrong = await send('/de/admin/media', filesForm({ 'a.png': await plainPng('#300001') }, '/../x'));
  expect([wrong.status, wrong.html]).toEqual([400, expect.stringContaining('So kann ein Ordner nicht heißen.')]);
});
