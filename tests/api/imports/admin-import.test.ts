import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { rowsOf } from '../../support/imports/import.ts';
import { headersOf } from '../../support/office/accounts.ts';

let app: TestApp;
let editor: Record<string, string>;

beforeAll(async () => {
  app = await startTestApp();
  editor = await headersOf(app, 'editor');
});
afterAll(() => app.close());

const post = (path: string, body: FormData | URLSearchParams, headers = editor) =>
  app.get(path, { method: 'POST', redirect: 'manual', headers: { ...headers, 'sec-fetch-site': 'same-origin', origin: app.url }, body });
const upload = (name: string, content: string | Uint8Array<ArrayBuffer>, headers = editor) => {
  const form = new FormData();
  form.set('file', new Blob([content]), name);
  return post('/en/admin/import', form, headers);
};
const tokenIn = (html: string) => /name="token" value="([\w-]+)"/.exec(html)?.[1] ?? '';
const goOn = (token: string, name: string, headers = editor) => post('/en/admin/import/now', new URLSearchParams({ token, name }), headers);
const waiting = () => readdirSync(join(app.dataDir, '.private/import'));

/** The programme, cast included. */
const programme = () =>
  rowsOf(
    app.database,
    `select 'event' as kind, id, name, room, date_start::text as start, deleted_at is null as here,
       (select jsonb_agg(jsonb_build_object('p', person, 'r', role) order by "order") from contributors c where c.event = e.id) as "cast"
     from events e where import_source is not null
     union all select 'room', id, name, null, null, deleted_at is null, null from rooms where import_source is not null order by 1, 2`,
  );

const season = (name: string, extra: object[] = []) =>
  JSON.stringify({
    ...{ format: 'foyer', version: 1, source: 'office' },
    rooms: [{ key: 'hall', name: 'Halle' }],
    persons: [
      { key: 'ana', first_name: 'Ana', last_name: 'Ferrer' },
      { key: 'bo', first_name: 'Bo', last_name: 'Lund' },
    ],
    events: [
      {
        key: 'a',
        name,
        room: 'hall',
        date_start: '2027-02-01T19:30',
        contributors: [{ person: name === 'Alt' ? 'ana' : 'bo', role: 'Solo' }],
      },
      { key: 'b', name: 'Beständig', room: 'hall', date_start: '2027-02-02T19:30' },
      ...extra,
    ],
  });

async function importNow(name: string, content: string): Promise<string | null> {
  const token = tokenIn(await (await upload(name, content)).text());
  return (await goOn(token, name)).headers.get('location');
}

test('ADMIN-02 a file is dry-run, imported and undone; entries edited since stay', async () => {
  const tried = await (await upload('spring.json', season('Alt'))).text();
  expect(tried).toContain('Nothing has been changed yet.');
  expect(await programme()).toEqual([]);
  const token = tokenIn(tried);
  const other = await headersOf(app, 'editor');
  expect((await goOn(token, 'spring.json', other)).status).toBe(409);
  expect((await goOn(token, 'spring.json')).headers.get('location')).toBe('/en/admin/import?done=imported&created=5&updated=0');
  expect(waiting()).toEqual([]);
  const first = await programme();
  expect(await importNow('again.json', season('Neu', [{ key: 'c', name: 'Zusätzlich', date_start: '2027-02-03T19:30' }]))).toBe(
    '/en/admin/import?done=imported&created=1&updated=1',
  );
  expect(await programme()).not.toEqual(first);
  const page = await (await app.get('/en/admin/import', { headers: editor })).text();
  expect(page).toContain('Ada editor');
  const [newest = '', oldest = ''] = [...page.matchAll(/href="(\/en\/admin\/import\/\d+)"/g)].map(([, address]) => address);
  const undone = await post(newest, new URLSearchParams());
  expect(undone.headers.get('location')).toBe('/en/admin/import?done=undone&count=2&left=0');
  expect((await programme()).filter(({ here }) => here)).toEqual(first);
  expect((await post(newest, new URLSearchParams())).status).toBe(404);
  // The first event was edited twice, so only the other one is unedited, and its room is in use.
  expect((await post(oldest, new URLSearchParams())).headers.get('location')).toBe('/en/admin/import?done=undone&count=2&left=3');
  expect((await programme()).filter(({ here }) => here).map(({ name }) => (name as { de: string }).de)).toEqual(['Alt', 'Halle']);
});

test('ADMIN-367 the dry run names the performances that the file cancels or reinstates, and whose holders get mails', async () => {
  const calendar = (statuses: Record<string, string>) =>
    [
      ...['BEGIN:VCALENDAR', 'VERSION:2.0'],
      ...Object.entries(statuses).flatMap(([uid, status], index) => [
        ...['BEGIN:VEVENT', `UID:${uid}@example.org`, `SUMMARY:Abend ${uid}`, `DTSTART:2027030${index + 1}T193000`],
        ...[`STATUS:${status}`, 'END:VEVENT'],
      ]),
      'END:VCALENDAR',
    ].join('\r\n');
  await importNow('evenings.ics', calendar({ a: 'CONFIRMED', b: 'CANCELLED', c: 'CONFIRMED' }));
  await app.database.script(`update events set id_jet = 'J-1' where name->>'de' = 'Abend a'`);
  const tried = await (await upload('evenings.ics', calendar({ a: 'CANCELLED', b: 'CONFIRMED', c: 'CONFIRMED' }))).text();
  const [before = ''] = tried.split('Import now');
  const rows = [...before.matchAll(/<dt>([^<]+)<\/dt><dd>([^<]+)<\/dd>/g)]
    .map(([, name, text]) => [name, text])
    .filter(([name]) => name?.startsWith('Abend'));
  expect(rows).toEqual([
    [expect.stringMatching(/^Abend a, .*2027, 19:30$/), 'Cancelled. Ticket holders get a mail once it is imported.'],
    [expect.stringMatching(/^Abend b, /), 'Takes place after all'],
  ]);
  const same = await (await upload('evenings.ics', calendar({ a: 'CONFIRMED', b: 'CANCELLED', c: 'CONFIRMED' }))).text();
  expect(same).not.toContain('Ticket holders get a mail');
});

const newestImport = async () => {
  const page = await (await app.get('/en/admin/import', { headers: editor })).text();
  return /href="(\/en\/admin\/import\/\d+)"/.exec(page)?.[1] ?? '';
};

test('ADMIN-02 PAGE-13 what an undone import had made comes back when the file is imported again, changed or not', async () => {
  const file = (name: string) => JSON.stringify({ ...JSON.parse(season(name)), source: 'return' });
  await importNow('return.json', file('Alt'));
  const before = (await programme()).filter(({ here }) => here);
  const address = await newestImport();
  await post(address, new URLSearchParams());
  expect(await importNow('return.json', file('Alt'))).toBe('/en/admin/import?done=imported&created=0&updated=5');
  expect((await programme()).filter(({ here }) => here)).toEqual(before);
  await post(await newestImport(), new URLSearchParams());
  expect(await importNow('return.json', file('Neu'))).toBe('/en/admin/import?done=imported&created=0&updated=5');
  expect((await programme()).filter(({ here }) => here)).toHaveLength(before.length);
});

test('ADMIN-02 PAGE-13 what somebody put into the trash stays there, and what refers to it is refused and said', async () => {
  const file = (more: object[] = []) =>
    JSON.stringify({ ...{ format: 'foyer', version: 1, source: 'trash' }, rooms: [{ key: 'r', name: 'Kammer' }], events: more });
  await importNow('trash.json', file());
  await app.database.script("update rooms set deleted_at = now() where import_source = 'trash'");
  const event = { key: 'e', name: 'Ohne Ort', room: 'r', date_start: '2027-02-01T19:30' };
  const tried = await (await upload('trash.json', file([event, { ...event, key: 'f', room: null }]))).text();
  expect(tried).toContain('events[0] &#x27;e&#x27; room');
  expect(tried).toContain('is in the trash; bring it back in the office first');
  expect(tried).toContain('1 of the entries lie in the trash and stay there');
  expect(await importNow('trash.json', file([event, { ...event, key: 'f', room: null }]))).toContain('created=1&updated=0');
  expect(await rowsOf(app.database, "select import_key from events where import_source = 'trash'")).toEqual([{ import_key: 'f' }]);
});

test('ADMIN-02 an import is undone also when a person it had taken out of a cast was deleted for good, and the office says so', async () => {
  const file = (person: string) =>
    JSON.stringify({
      ...{ format: 'foyer', version: 1, source: 'cast' },
      persons: [
        { key: 'ana', last_name: 'Fort' },
        { key: 'bo', last_name: 'Da' },
      ],
      events: [{ key: 'e', name: 'Besetzt', date_start: '2027-02-01T19:30', contributors: person ? [{ person, role: 'Solo' }] : [] }],
    });
  await importNow('cast.json', file('ana'));
  await importNow('cast.json', file('bo'));
  await app.database.script("delete from persons where import_source = 'cast' and import_key = 'ana'");
  const undone = await post(await newestImport(), new URLSearchParams());
  expect(undone.headers.get('location')).toBe('/en/admin/import?done=undone&count=1&left=0&missing=1');
  const page = await (await app.get(undone.headers.get('location') ?? '', { headers: editor })).text();
  expect(page).toContain('Not cast again because the person was deleted for good: 1.');
  expect(
    await rowsOf(app.database, "select c.person from contributors c join events e on e.id = c.event where e.import_source = 'cast'"),
  ).toEqual([]);
});

test('ADMIN-02 of more than 200 notes the office says how many more there are', async () => {
  const rows = Array.from({ length: 203 }, (_, index) => `${index},Reihe,2027-02-01 19:30,x`);
  const tried = await (
    await upload('notes.csv', `key,title,start,${Array.from({ length: 203 }, (_, at) => `u${at}`).join()}\n${rows[0]}\n`)
  ).text();
  expect(tried).toContain('u199');
  expect(tried).not.toContain('u202');
});

test('ADMIN-02 PAGE-13 an import of more than a thousand performances is undone whole, also what belongs together', async () => {
  const dates = Array.from({ length: 1001 }, (_, index) => ({
    ...{ key: `long-${index}`, name: 'Lange Reihe', date_start: '2027-03-01T19:30', contributors: [{ person: 'ana', role: 'Solo' }] },
    ...(index === 1000 && { parent: 'long-0' }),
  }));
  await importNow('long.json', JSON.stringify({ ...JSON.parse(season('Alt')), source: 'long', rooms: [], events: dates }));
  const page = await (await app.get('/en/admin/import', { headers: editor })).text();
  const [newest = ''] = [...page.matchAll(/href="(\/en\/admin\/import\/\d+)"/g)].map(([, address]) => address);
  expect((await post(newest, new URLSearchParams())).headers.get('location')).toBe('/en/admin/import?done=undone&count=1003&left=0');
});

test('ADMIN-210 a German office reads in German what is wrong with a file as a whole and with a row, of pictures too', async () => {
  const tryIn = async (language: string, name: string, content: string) => {
    const form = new FormData();
    form.set('file', new Blob([content]), name);
    return (await post(`/${language}/admin/import`, form)).text();
  };
  const whole = await tryIn('de', 'leer.csv', '');
  expect(whole).toContain('Die Datei ist leer. Nichts wurde geändert.');
  expect(await tryIn('en', 'empty.csv', '')).toContain('The file is empty. Nothing was changed.');
  const row = await tryIn('de', 'reihe.csv', 'Titel;Beginn;Alter\nGut;20.11.2027 19:30;hundert\n');
  expect(row).toMatch(/Zeile 2<\/dt><dd>Spalte „Alter“: erwartet: Jahre wie 12, da steht „hundert“/);
  const media = [{ key: 'a', file: 'a.png' }];
  const picture = await tryIn('de', 'bild.json', JSON.stringify({ format: 'foyer', version: 1, source: 'bild', media }));
  expect(picture).toContain('neben dem Dokument liegt keine lesbare Datei „a.png“');
  for (const page of [whole, row, picture]) expect(page).not.toMatch(/<(p|div) lang="en"/);
});

test('ADMIN-02 an invalid file is refused with a message; nothing is changed or stored', async () => {
  const bad: [string, string | Uint8Array<ArrayBuffer>, RegExp][] = [
    [
      'proto.json',
      '{"format":"foyer","version":1,"source":"x","__proto__":{"isAdmin":true},"rooms":[{"key":"__proto__","name":"X"}]}',
      /__proto__|Nothing was/,
    ],
    [
      'constructor.json',
      '{"format":"foyer","version":1,"source":"x","rooms":[{"key":"r","name":"X","constructor":{"prototype":{}}}]}',
      /constructor/,
    ],
    ['photo.jpg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 1, 2, 3]), /Nothing was/],
    ['empty.csv', '', /Nothing was/],
    ['page.ics', '<html></html>', /Nothing was/],
  ];
  for (const [name, content, words] of bad) {
    const answer = await upload(name, content);
    const html = await answer.text();
    expect([200, 400], name).toContain(answer.status);
    expect(html, name).toMatch(words);
    expect(html, name).not.toContain('Import now');
    expect(html, name).not.toContain(app.dataDir);
  }
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  const large = await upload('large.csv', new Uint8Array(20 * 1024 * 1024 + 1));
  expect([large.status, await large.text()]).toEqual([413, expect.stringContaining('larger than 20 MB')]);
  expect((await post('/en/admin/import', new FormData())).status).toBe(400);
  expect((await post('/en/admin/import', new URLSearchParams({ file: 'x' }))).status).toBe(400);
  expect((await goOn('../../../../etc/passwd', 'x.csv')).status).toBe(409);
  expect((await upload('spring.json', season('Alt'), await headersOf(app, 'account'))).status).toBe(403);
});
