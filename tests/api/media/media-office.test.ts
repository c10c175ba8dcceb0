import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishPage } from '../../support/editor/pages.ts';
import { rowsOf } from '../../support/imports/import.ts';
import { filesForm, mainOf } from '../../support/media/media-office.ts';
import { plainPng } from '../../support/media/pictures.ts';
import { headersOf } from '../../support/office/accounts.ts';
import { valuesOf } from '../../support/office/office-form.ts';
import { type Office, openOffice } from '../../support/office/office-session.ts';

let { app, editor, open, text: page, submit: send } = {} as Office;

beforeAll(async () => {
  ({ app, editor, open, text: page, submit: send } = await openOffice());
});
afterAll(() => app.close());

/** Uploads one file and answers its number. */
const upload = async (background: string, name: string, folder = '', size: [number, number] = [600, 400]) => {
  const { to } = await send('/de/admin/media', filesForm({ [name]: await plainPng(background, ...size) }, folder));
  expect(to).toMatch(/^\/de\/admin\/media\/\d+\?done=uploaded$/);
  return Number(/\d+/.exec(to)?.[0]);
};
/** What the form of a file would send as it stands. */
const formOf = async (id: number) => valuesOf(await page(`/de/admin/media/${id}`));
const rowOf = async (id: number) => (await rowsOf(app.database, `select * from media where id = ${id}`))[0] ?? {};
const countOf = async () => Number((await rowsOf(app.database, 'select count(*) as n from media'))[0]?.n);
const names = (html: string) => [...mainOf(html).matchAll(/admin\/media\/\d+">([^<]+)<\/a>/g)].map(([, name]) => name);

test('ADMIN-05 ROUTE-30 ROLE-06 the pages of media are for editors; others get the login or a refusal', async () => {
  const id = await upload('#100001', 'recht.png');
  const account = await headersOf(app, 'account');
  for (const path of ['media', `media/${id}`, `media/${id}/delete`]) {
    expect((await open(`/de/admin/${path}`)).status, path).toBe(200);
    expect((await open(`/de/admin/${path}`, await headersOf(app, 'administrator'))).status, path).toBe(200);
    expect((await open(`/de/admin/${path}`, account)).status, path).toBe(403);
    const anonymous = await open(`/de/admin/${path}`, {});
    expect([anonymous.status, anonymous.headers.get('location')]).toEqual([303, expect.stringContaining('login')]);
  }
  const before = await countOf();
  for (const path of ['media', `media/${id}`, `media/${id}/delete`, `media/${id}/replace`, `media/${id}/restore`]) {
    const form = filesForm({ 'a.png': await plainPng('#100002') });
    expect((await send(`/de/admin/${path}`, form, account)).status, path).toBe(403);
    expect((await send(`/de/admin/${path}`, form, {})).status, path).toBe(401);
    const foreign = { method: 'POST', headers: { ...editor, origin: 'https://evil.example' }, body: form };
    expect((await app.get(`/de/admin/${path}`, foreign)).status, path).toBe(403);
  }
  expect(await countOf()).toBe(before);
  for (const path of ['media/999999', 'media/0', 'media/abc', `media/${id}/nonsense`])
    expect((await open(`/de/admin/${path}`)).status, path).toBe(404);
  for (const path of ['/de/admin/events', '/de/admin/media']) expect(await page(path)).toContain('href="/de/admin/media"');
  const { admin_menus } = (await (await open('/en/pageeditor-api/user')).json()) as { admin_menus: { url: string }[] };
  expect(admin_menus.map(({ url }) => url)).toContain('/en/admin/media');
});

test('ADMIN-05 ADMIN-02 the list: search, folder, kind, what is missing, unused, order, pages, and counts in the singular too', async () => {
  const first = await upload('#400001', 'kirschgarten-1.png', 'Produktionen/Kirschgarten');
  await upload('#400002', 'kirschgarten-2.png', 'Produktionen/Kirschgarten', [900, 900]);
  await send('/de/admin/media', filesForm({ 'kirschgarten.pdf': '%PDF-1.4\n%âãÏÓ\n1 0 obj<<>>endobj\n' }, 'Dokumente'));
  const form = await formOf(first);
  await send(`/de/admin/media/${first}`, { ...form, 'descriptions.de': 'Ein Baum', copyright: 'Lena Brandt' });
  await publishPage(app.database, { slug: 'media-office', nodes: [{ model: 'image', fields: { image: first } }] });
  await app.app.applyNewChanges();
  const list = async (query: string) => page(`/de/admin/media?${query}`);
  // Uploading stands above folders and filters, on a phone too.
  expect(await list('')).toMatch(/class="adm-upload".*class="adm-folders"/s);
  expect(names(await list('search=kirschgarten&order=name'))).toEqual(['kirschgarten-1.png', 'kirschgarten-2.png', 'kirschgarten.pdf']);
  expect(await list('search=kirschgarten')).toContain('>3 Dateien<');
  const one = await list('search=lena+baum');
  expect([one.includes('>1 Datei<'), names(one)]).toEqual([true, ['kirschgarten-1.png']]);
  expect(await page('/en/admin/media?search=lena')).toContain('>1 file<');
  expect(names(await list('folder=Produktionen&order=largest'))).toEqual(['kirschgarten-2.png', 'kirschgarten-1.png']);
  expect(names(await list('kind=file&search=kirschgarten'))).toEqual(['kirschgarten.pdf']);
  expect(names(await list('only=undescribed&search=kirschgarten'))).toEqual(['kirschgarten-2.png']);
  expect(names(await list('only=uncredited&search=kirschgarten'))).toEqual(['kirschgarten-2.png']);
  expect(names(await list('only=unused&search=kirschgarten&order=name'))).toEqual(['kirschgarten-2.png', 'kirschgarten.pdf']);
  const tile = mainOf(await list('search=kirschgarten-2'));
  expect(tile).toMatch(/PNG · 900 × 900 · .*kB.*Alt fehlt.*Urheber fehlt/s);
  const calls = await (await open('/de/pageeditor-api/media/?only=unused&q=kirschgarten')).json();
  expect((calls as { count: number }).count, 'the call answers the same').toBe(2);
  await app.database.db.execute(`insert into media (kind, name, path, content_type, size)
    select 'file', 'viele-' || n || '.pdf', '00/' || n || '.pdf', 'application/pdf', 1000 from generate_series(1, 30) n`);
  const everything = await page('/de/admin/media');
  const pages = Number(/Seite 1 von (\d+)/.exec(everything)?.[1]);
  expect(pages).toBeGreaterThan(1);
  expect(await list('page=9999')).toContain(`Seite ${pages} von ${pages}`);
  for (const query of ['page=-1', 'kind=abc', 'only=abc', 'order=abc', 'page=abc', 'search=%00'])
    expect(mainOf(await list(query)), query).toContain(`Seite 1 von ${pages}`);
  for (const query of ['folder=Nirgends', `search=${'x'.repeat(300)}`]) {
    const nothing = await open(`/de/admin/media?${query}`);
    expect([nothing.status, await nothing.text()], query).toEqual([200, expect.stringContaining('Nichts gefunden.')]);
  }
});

test('ADMIN-05 EMBED-08 texts and focal point of a picture are stored and seen at once; a form with errors comes back with everything typed', async () => {
  const id = await upload('#500001', 'angaben.png');
  await publishPage(app.database, { slug: 'angaben', nodes: [{ model: 'image', fields: { image: id } }] });
  await app.app.applyNewChanges();
  const editHref = `/de/admin/media/${id}`;
  const form = await formOf(id);
  const refused = await send(editHref, {
    ...form,
    'focus.0': '120',
    'focus.1': 'oben',
    folder: '/',
    name: ' ',
    copyright: 'Nicht verloren',
  });
  expect(refused.status).toBe(400);
  for (const text of [
    'Zahl von 0 bis 100',
    'So kann ein Ordner nicht heißen',
    '1 bis 255 Zeichen',
    'value="Nicht verloren"',
    'value="oben"',
  ])
    expect(refused.html).toContain(text);
  const said = {
    ...{ 'descriptions.de': 'Eine Figur', 'descriptions.en': 'A figure', 'captions.de': 'Probe', copyright: 'Lena Brandt' },
    ...{ 'focus.0': '48', 'focus.1': '34', folder: 'Haus', name: 'figur.png' },
  };
  expect((await send(editHref, { ...form, ...said })).to).toBe(`${editHref}?done=saved`);
  expect(await rowOf(id)).toMatchObject({
    ...{ description: { de: 'Eine Figur', en: 'A figure' }, caption: { de: 'Probe' }, copyright: 'Lena Brandt' },
    ...{ focus: [0.48, 0.34], folder: 'Haus', name: 'figur.png' },
  });
  const seen = await (await app.get('/de/angaben')).text();
  expect(seen).toContain('alt="Eine Figur"');
  expect(seen).toContain('Lena Brandt');
  const medium = mainOf(await page(`${editHref}?done=saved`));
  for (const text of ['Gespeichert.', 'Benutzt an einer Stelle', 'href="/de/angaben?edit"', '600 × 400 Pixel', 'download="figur.png"'])
    expect(medium).toContain(text);
  const { version } = await rowOf(id);
  expect((await send(editHref, await formOf(id))).status, 'a form as it stands changes nothing').toBe(303);
  expect((await rowOf(id)).version).toBe(version);
  await send(editHref, { ...(await formOf(id)), is_decorative: 'on' });
  expect(await rowOf(id)).toMatchObject({ is_decorative: true, description: {} });
});

test('EDIT-19 ADMIN-05 changes of different fields of a file merge; of the same field they are a conflict that loses nothing typed', async () => {
  const id = await upload('#600001', 'zwei.png');
  const editHref = `/de/admin/media/${id}`;
  const form = await formOf(id);
  await send(editHref, { ...form, copyright: 'Erste' });
  expect((await send(editHref, { ...form, 'captions.de': 'Zweite' })).status).toBe(303);
  expect(await rowOf(id)).toMatchObject({ copyright: 'Erste', caption: { de: 'Zweite' } });
  const conflict = await send(editHref, { ...form, copyright: 'Meine', 'captions.en': 'Third' });
  expect(conflict.status).toBe(409);
  expect(conflict.html).toMatch(/Jemand anderes.*Urheber: Erste/);
  for (const value of ['Meine', 'Third', 'Zweite']) expect(conflict.html, value).toContain(`value="${value}"`);
  expect(await rowOf(id)).toMatchObject({ copyright: 'Erste', caption: { de: 'Zweite' } });
  // The form that came back holds the stored version: sending it again is the decision.
  await send(editHref, { ...(await formOf(id)), copyright: 'Meine', 'captions.en': 'Third' });
  expect(await rowOf(id)).toMatchObject({ copyright: 'Meine', caption: { de: 'Zweite', en: 'Third' } });
});

test('EDIT-19 ADMIN-05 a text for a picture that somebody else has marked as decoration meanwhile is a conflict that loses nothing typed', async () => {
  const id = await upload('#600002', 'drei.png');
  const editHref = `/de/admin/media/${id}`;
  const form = await formOf(id);
  await send(editHref, { ...form, is_decorative: 'on' });
  const conflict = await send(editHref, { ...form, 'descriptions.de': 'Eine Bühne' });
  expect(conflict.status).toBe(409);
  expect(conflict.html).toMatch(/Jemand anderes.*Nur Schmuck/);
  expect(conflict.html).toContain('Eine Bühne');
  expect(await rowOf(id)).toMatchObject({ is_decorative: true, description: {} });
  // Sent again it is the decision.
  const { is_decorative: _, ...undecorated } = await formOf(id);
  await send(editHref, { ...undecorated, 'descriptions.de': 'Eine Bühne' });
  expect(await rowOf(id)).toMatchObject({ is_decorative: false, description: { de: 'Eine Bühne' } });
  const other = await send(editHref, { ...form, is_decorative: 'on' });
  expect(other.status).toBe(409);
  expect(await rowOf(id)).toMatchObject({ is_decorative: false, description: { de: 'Eine Bühne' } });
});

test('ADMIN-05 PAGE-13 an unused file goes into the trash and comes back; after 30 days there is nothing to bring back', async () => {
  const id = await upload('#700001', 'fort.png');
  const editHref = `/de/admin/media/${id}`;
  expect(mainOf(await page(`${editHref}/delete`))).toContain('fort.png löschen?');
  expect(mainOf(await page(`${editHref}/delete`))).not.toContain('name="by"');
  expect((await send(`${editHref}/delete`, {})).to).toBe('/de/admin/media?done=deleted');
  expect(names(await page('/de/admin/media?search=fort.png'))).toEqual([]);
  expect(names(await page('/de/admin/media?only=trash&search=fort.png'))).toEqual(['fort.png']);
  const trashed = mainOf(await page(editHref));
  expect(trashed).toContain('bis Sonntag, 20. Dezember 2026 wiederherstellen');
  expect(trashed).not.toContain('name="copyright"');
  expect((await send(editHref, { copyright: 'x' })).status).toBe(409);
  expect((await open(`${editHref}/delete`)).headers.get('location')).toBe(editHref);
  expect((await send(`${editHref}/restore`, {})).to).toBe(`${editHref}?done=restored`);
  expect(names(await page('/de/admin/media?search=fort.png'))).toEqual(['fort.png']);
  const purged = await upload('#700002', 'endgueltig.png');
  await send(`/de/admin/media/${purged}`, { ...(await formOf(purged)), usage_until: '2026-12-01' });
  expect(names(await page('/de/admin/media?only=expiring'))).toEqual(['endgueltig.png']);
  await send(`/de/admin/media/${purged}/delete`, {});
  expect((await send(`/de/admin/media/${purged}/purge`, {})).to).toBe('/de/admin/media?only=trash&done=purged');
  expect((await open(`/de/admin/media/${purged}`)).status).toBe(404);
  await send(`${editHref}/delete`, {});
  await app.database.db.execute(`update media set deleted_at = deleted_at - interval '31 days' where id = ${id}`);
  expect((await open(editHref)).status).toBe(404);
});

test('ADMIN-05 ADMIN-71 API-41 a used file shows its places before it goes; another takes its place there, or it is left empty', async () => {
  const id = await upload('#800001', 'benutzt.png');
  const by = await upload('#800002', 'ersatz.png');
  await publishPage(app.database, { slug: 'ersatz', nodes: [{ model: 'image', fields: { image: id } }] });
  await app.database.db.execute(`update productions set image = ${id} where id = (select min(id) from productions)`);
  await app.app.applyNewChanges();
  const editHref = `/de/admin/media/${id}`;
  expect(await page(editHref)).toContain(`<a href="${editHref}/replace">Durch eine Datei ersetzen, die schon da ist</a>`);
  const confirmation = mainOf(await page(`${editHref}/delete?search=ersatz`));
  expect(confirmation).toContain('benutzt.png ist an 2 Stellen zu sehen');
  expect(confirmation).toContain('href="/de/ersatz?edit"');
  expect(confirmation).toMatch(/href="\/de\/admin\/productions\/\d+"/);
  expect(confirmation).toContain('Eine Stelle braucht eine Datei');
  expect([...confirmation.matchAll(/name="by" value="([^"]+)"/g)].map(([, value]) => value)).toEqual(['nothing', String(by)]);
  const refused = await send(`${editHref}/delete`, {});
  expect([refused.status, refused.html]).toEqual([409, expect.stringContaining('Bitte wählen Sie, was dort stehen soll.')]);
  const wrong = await send(`${editHref}/delete`, { by: String(id) });
  expect([wrong.status, wrong.html]).toEqual([400, expect.stringContaining('passt dort nicht hin')]);
  expect((await rowOf(id)).deleted_at).toBeNull();
  const [{ path: shown } = {}, { path: other } = {}] = [await rowOf(id), await rowOf(by)];
  const name = (path: unknown) => String(path).replace(/\.\w+$/, '');
  expect(await (await app.get('/de/ersatz')).text()).toContain(name(shown));
  expect((await send(`${editHref}/delete`, { by: String(by) })).to).toBe('/de/admin/media?done=deleted');
  const after = await (await app.get('/de/ersatz')).text();
  expect([after.includes(name(shown)), after.includes(name(other))]).toEqual([false, true]);
  expect((await send(`/de/admin/media/${by}/delete`, { by: 'nothing' })).status).toBe(303);
  expect(await (await app.get('/de/ersatz')).text()).not.toContain(name(other));
});

test('MEDIA-270 ADMIN-71 a file is replaced by one of the library in words of its own, which leads to that one', async () => {
  const id = await upload('#800003', 'altes.png');
  const by = await upload('#800004', 'neues.png');
  await app.database.db.execute(`update productions set image = ${id} where id = (select min(id) from productions)`);
  const editHref = `/de/admin/media/${id}`;
  const shown = mainOf(await page(`${editHref}/replace?search=neues`));
  expect(shown).toContain('<h1>Wodurch soll altes.png ersetzt werden?</h1>');
  expect(shown).not.toMatch(/value="nothing"|danger|[Ll]öschen/);
  const refused = await send(`${editHref}/replace`, {});
  expect([refused.status, refused.html]).toEqual([400, expect.stringContaining('Bitte wählen Sie, was dort stehen soll.')]);
  expect(refused.html).toContain('Wodurch soll altes.png ersetzt werden?');
  expect((await send(`${editHref}/replace`, { by: String(by) })).to).toBe(`/de/admin/media/${by}?done=replaced`);
  expect((await rowOf(id)).deleted_at).not.toBeNull();
  expect(mainOf(await page(`/de/admin/media/${by}`))).toContain('href="/de/admin/productions/');
});

test('ADMIN-266 ADMIN-05 the page of a file says when its rights have ended, its tile until when they last, and names what has no title of its own', async () => {
  const id = await upload('#100017', 'frist.png');
  const [teaser] = await rowsOf(app.database, `update teasers set image = ${id} where id = (select min(id) from teasers) returning id`);
  expect(await page(`/de/admin/media/${id}`)).toContain(`/de/admin/teasers/${teaser?.id}">Listenteaser ${teaser?.id}</a>`);
  const until = async (day: string) => {
    await send(`/de/admin/media/${id}`, { ...(await formOf(id)), usage_until: day });
    return mainOf(await page(`/de/admin/media/${id}`)).replace(/<form.*?<\/form>/gs, '');
  };
  expect(await until('2030-01-31')).not.toContain('bs-note warn');
  expect(await page('/de/admin/media?search=frist')).toContain('Nutzung bis 31.01.2030');
  expect(await until('2020-01-31')).toContain('Die Rechte an dieser Datei endeten am Freitag, 31. Januar 2020');
});

test('PAGE-13 ADMIN-03 a form that is saved for another reason keeps what lies in the trash: a picture that was left empty, a person of a cast', async () => {
  const [poster, scene] = [await upload('#100021', 'poster.png'), await upload('#100022', 'szene.png')];
  await app.database.script(`update productions set image = ${poster}, images = array[1, ${scene}] where id = 1`);
  const person = Number((await rowsOf(app.database, 'select person from contributors where event = 3 limit 1'))[0]?.person);
  await app.database.script(`update persons set deleted_at = '2026-11-01' where id = ${person}`);
  for (const id of [poster, scene]) await send(`/de/admin/media/${id}/delete`, { by: 'nothing' });
  expect((await rowOf(poster)).deleted_at).not.toBeNull();
  for (const [path, operation] of Object.entries({ 'productions/1': 'publish', 'events/3': 'publish' })) {
    const form = await page(`/de/admin/${path}`);
    expect(form).toContain('(Papierkorb)');
    const before = await rowsOf(app.database, 'select event, person from contributors order by event, "order"');
    const { to } = await send(`/de/admin/${path}`, valuesOf(form, { operation, 'subline.de': 'Ein anderer Satz' }));
    expect(to).toContain('done=published');
    expect(await rowsOf(app.database, 'select event, person from contributors order by event, "order"')).toEqual(before);
  }
  expect(await rowsOf(app.database, 'select image, images, subline from productions where id = 1')).toEqual([
    { image: poster, images: [1, scene], subline: expect.objectContaining({ de: 'Ein anderer Satz' }) },
  ]);
});

test('ADMIN-05 EMBED-08 a new file takes the place of another with its texts; one of another kind does not', async () => {
  const id = await upload('#900001', 'alt.png', 'Haus');
  await publishPage(app.database, { slug: 'getauscht', nodes: [{ model: 'image', fields: { image: id } }] });
  await app.app.applyNewChanges();
  const editHref = `/de/admin/media/${id}`;
  const said = { 'descriptions.de': 'Das Foyer', copyright: 'Lena Brandt', 'focus.0': '20', 'focus.1': '30' };
  await send(editHref, { ...(await formOf(id)), ...said });
  const pdf = await send(`${editHref}/replace`, filesForm({ 'a.pdf': '%PDF-1.4\n%âãÏÓ\n1 0 obj<<>>endobj\n' }));
  expect([pdf.status, pdf.html]).toEqual([400, expect.stringContaining('passt dort nicht hin')]);
  const broken = await send(`${editHref}/replace`, filesForm({ 'a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' }));
  expect([broken.status, broken.html]).toEqual([400, expect.stringContaining('a.svg: SVG wird nicht angenommen')]);
  const { to } = await send(`${editHref}/replace`, filesForm({ 'neu.png': await plainPng('#900002', 1200, 800) }));
  const next = Number(/\d+/.exec(to)?.[0]);
  expect(to).toBe(`/de/admin/media/${next}?done=replaced`);
  expect(await rowOf(next)).toMatchObject({
    ...{ name: 'neu.png', folder: 'Haus', description: { de: 'Das Foyer' }, copyright: 'Lena Brandt' },
    ...{ focus: [0.2, 0.3], width: 1200 },
  });
  expect(mainOf(await page(editHref))).toContain('Die Datei liegt im Papierkorb');
  expect(await (await app.get('/de/getauscht')).text()).toContain(String((await rowOf(next)).path).replace(/\.\w+$/, ''));
  expect((await send(`/de/admin/media/${next}/replace`, filesForm({ 'x.png': await plainPng('#900002', 1200, 800) }))).status).toBe(400);
});
