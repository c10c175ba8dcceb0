import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../../src/core/database/change.tables.server.ts';
import type { Values } from '../../../src/features/admin/entry-values.server.ts';
import { resourceNames } from '../../../src/features/admin/resource-names.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { Editor } from '../../support/editor/editor.ts';
import { seedSeason } from '../../support/programme/season.ts';

interface Entry {
  id: number;
  version: number;
  title: string;
  url: string;
  deleted: string | null;
  values: Values;
}

let app: TestApp;
let ada: Editor;

beforeAll(async () => {
  app = await startTestApp({
    seed: async (database) => {
      await seedSeason(database);
      // The season gives its numbers itself; what is new goes on behind.
      for (const table of tables) await database.db.execute(sql.raw(`select setval('${table}_id_seq', 5000)`));
    },
  });
  ada = await Editor.of(app);
});
afterAll(() => app.close());

const tables = [
  ...['venues', 'rooms', 'genres', 'exhibition_types', 'event_tags', 'seasons', 'production_tags', 'series', 'productions', 'events'],
  ...[
    'teasers',
    'contributors',
    'persons',
    'person_categories',
    'articles',
    'article_categories',
    'article_tags',
    'alerts',
    'opening_hours',
  ],
];
const get = (resource: string, id: number) => ada.ask<Entry>('GET', `/en/pageeditor-api/content/${resource}/${id}/`);
const patch = (resource: string, id: number, body: unknown) => ada.call<Values & Entry>('PATCH', `/en/api/${resource}/${id}/`, body);
/** As a client of the resource pattern reads it, which is no client of the office. */
const read = (resource: string, id: number, reader: 'editor' | 'visitor') =>
  reader === 'editor'
    ? ada.call<Values>('GET', `/en/api/${resource}/${id}/`)
    : app.get(`/en/api/${resource}/${id}/`).then(async (answer) => ({ status: answer.status, body: (await answer.json()) as Values }));
const page = async (path: string) => (await app.get(path)).text();

/** What each kind of content cannot do without. */
const required: Record<string, Values> = {
  events: { date_start: '2026-12-01T19:30' },
  articles: { date: '2026-11-20' },
  teasers: { position: '2026-12-01' },
  persons: { last_name: 'Neu' },
  'opening-hours': { weekday: 2 },
  forms: { title: { de: 'Neu', en: 'New' } },
  'breaking-news': { title: 'New' },
  'search-synonyms': { words: { de: 'Neu', en: 'New' }, meaning: { de: 'Alt', en: 'Old' } },
  'promotion-codes': { code: 'NEU', value: 10 },
};
const named = ['persons', 'opening-hours', 'breaking-news', 'forms', 'search-synonyms', 'promotion-codes'];

const ofEditors = ['search-synonyms', 'promotion-codes'];
/** Their detail call shows editors what is in the trash. */
const withPage = ['events', 'productions', 'articles', 'persons', 'series', 'venues', 'forms'];

describe.each(resourceNames)('%s', (resource) => {
  test('API-04 ADMIN-02 ADMIN-04 PAGE-13 is made, found, changed, put into the trash and brought back', async () => {
    const given = { ...(!named.includes(resource) && { name: { de: 'Neu', en: 'New' } }), ...required[resource] };
    const made = await ada.ask<Entry>('POST', `/en/api/${resource}/`, given);
    expect(made).toMatchObject({ version: 1, deleted: null });
    expect(await get(resource, made.id)).toMatchObject(made);
    const [field, value] =
      resource === 'persons' ? ['last_name', 'Anders'] : resource === 'opening-hours' ? ['weekday', 3] : textOf(resource);
    const changed = await patch(resource, made.id, { version: 1, [field]: value });
    expect([changed.status, changed.body.version]).toEqual([200, 2]);
    expect(changed.body.values[field]).toEqual(
      ['name', 'title', 'words'].includes(field) ? { ...(made.values[field] as object), en: 'Other' } : value,
    );
    const replaced = await ada.call<Entry>('POST', `/en/api/${resource}/${made.id}/`, { [field]: value });
    expect([replaced.status, replaced.body.values]).toEqual([200, changed.body.values]);
    expect((await read(resource, made.id, 'editor')).status).toBe(200);
    const list = async (query: string) =>
      (await ada.ask<{ results: Entry[] }>('GET', `content/${resource}/?page_size=100&${query}`)).results.map(({ id }) => id);
    expect(await list(`search=${resource === 'opening-hours' ? '' : resource === 'persons' ? 'Anders' : 'other'}`)).toContain(made.id);
    expect((await ada.call('DELETE', `/de/api/${resource}/${made.id}/`)).status).toBe(204);
    expect([await list(''), await list('state=trash')].map((ids) => ids.includes(made.id))).toEqual([false, true]);
    expect((await patch(resource, made.id, { [field]: value })).status).toBe(404);
    expect((await read(resource, made.id, 'visitor')).status).toBe(ofEditors.includes(resource) ? 401 : 404);
    if (!withPage.includes(resource)) expect((await read(resource, made.id, 'editor')).status).toBe(404);
    const back = await ada.ask<Entry>('POST', `content/${resource}/${made.id}/restore`);
    expect(back).toMatchObject({ id: made.id, deleted: null, values: changed.body.values });
    const type = (await app.database.db.select().from(audit).where(eq(audit.object_id, made.id))).map(({ action }) => action);
    expect(type).toEqual(expect.arrayContaining(['create', 'edit', 'delete', 'restore']));
  });
});

function textOf(resource: string): [string, unknown] {
  if (resource === 'search-synonyms') return ['words', 'Other'];
  if (resource === 'promotion-codes') return ['code', 'Other'];
  return [['breaking-news', 'forms'].includes(resource) ? 'title' : 'name', 'Other'];
}

test('API-04 an entry without a page is read by its number as its list shows it, and follows a change', async () => {
  const [room] = (await (await app.get('/en/api/rooms/')).json()) as { id: number }[];
  expect(await (await app.get(`/api/rooms/${room?.id}/?language=en`)).json()).toEqual(room);
  const [type] = (await (await app.get('/de/api/exhibition-types/')).json()) as { slug: string }[];
  expect(await (await app.get(`/de/api/exhibition-types/${type?.slug}`)).json()).toEqual(type);
  const made = await ada.ask<Entry>('POST', '/en/api/genres/', { name: { de: 'Puppenspiel', en: 'Puppetry' } });
  expect((await read('genres', made.id, 'visitor')).body).toEqual({ id: made.id, name: 'Puppetry' });
  await patch('genres', made.id, { name: { en: 'Puppets' } });
  expect((await read('genres', made.id, 'visitor')).body).toEqual({ id: made.id, name: 'Puppets' });
});

test('API-04 what is offline is read by its number by editors only, and so are synonyms and codes', async () => {
  for (const [resource, given] of [
    ['teasers', { name: { de: 'Neu', en: 'New' }, position: '2026-12-01' }],
    ['breaking-news', { title: 'New' }],
  ] as const) {
    const { id } = await ada.ask<Entry>('POST', `/en/api/${resource}/`, { ...given, is_online: false });
    expect((await read(resource, id, 'visitor')).status).toBe(404);
    expect((await read(resource, id, 'editor')).body.id).toBe(id);
    await patch(resource, id, { is_online: true });
    expect((await read(resource, id, 'visitor')).body.id).toBe(id);
    await patch(resource, id, { is_online: false });
    expect((await read(resource, id, 'visitor')).status).toBe(404);
  }
  const code = await ada.ask<Entry>('POST', '/en/api/promotion-codes/', { code: 'GEHEIM', value: 10 });
  const listed = await ada.ask<{ results: Entry[] }>('GET', '/en/api/promotion-codes/?search=geheim');
  expect(listed.results.map(({ id }) => id)).toEqual([code.id]);
  expect((await read('promotion-codes', code.id, 'editor')).body).toMatchObject({ values: { code: 'GEHEIM' } });
  for (const path of ['/en/api/promotion-codes/', `/en/api/promotion-codes/${code.id}/`, '/en/api/search-synonyms/'])
    expect((await app.get(path)).status, path).toBe(401);
});

test('API-04 opening hours are listed, the regular ones before the exceptions', async () => {
  const exception = await ada.ask<Entry>('POST', '/en/api/opening-hours/', { day: '2026-12-24', closed: true });
  const list = (await (await app.get('/api/opening-hours/')).json()) as Values[];
  expect(list.at(-1)).toEqual({
    ...{ id: exception.id, weekday: null, day: '2026-12-24', time_from: null, time_to: null, closed: true },
    ...{ alternative_text: '', alternative_link_url: '' },
  });
  expect(list[0]?.day).toBeNull();
});

test('API-04 pages, files and redirects are updated by POST as by PATCH, and a redirect is read by its number', async () => {
  const update = async (path: string, body: Values) => (await ada.ask<Values>('POST', path, body)).id;
  const { id: redirect } = await ada.ask<Entry>('POST', 'redirect', { old_path: '/de/anfahrt-alt', new_path: '/de/kalender' });
  expect(await update(`redirect/${redirect}/`, { new_path: '/de/haus' })).toBe(redirect);
  expect(await ada.ask('GET', `redirect/${redirect}/`)).toEqual({ id: redirect, old_path: '/de/anfahrt-alt', new_path: '/de/haus' });
  expect((await app.get(`/de/pageeditor-api/redirect/${redirect}/`)).status).toBe(401);
  const { id: made } = await ada.ask<Entry>('POST', 'pages/', { title: { de: 'Anfahrt' }, slug: { de: 'anfahrt' } });
  expect(await update(`pages/${made}/`, { title: { de: 'Anreise' } })).toBe(made);
  expect(await ada.ask('GET', `pages/${made}/`)).toMatchObject({ texts: { title: { de: 'Anreise' } } });
  expect(await update('media/1/', { name: 'Saal' })).toBe(1);
  expect(await ada.ask('GET', 'media/1/')).toMatchObject({ name: 'Saal' });
});

test('EVD-05 ADMIN-03 an editor changes tonight’s cast and a text, and the next visitor reads it', async () => {
  const event = await get('events', 3);
  expect(event.url).toMatch(/\/3$/);
  const before = await page(event.url);
  expect(before).not.toContain('Cem Demir as Hamlet tonight');
  const cast = [{ person: 3, replaces: 1, role: { de: 'Hamlet', en: 'Hamlet' }, note: { en: 'Cem Demir as Hamlet tonight' } }];
  const answer = await patch('events', 3, { version: event.version, contributors: cast, subline: { en: 'With a new prince' } });
  expect(answer.status).toBe(200);
  const after = await page(event.url);
  expect(after).toContain('Cem Demir as Hamlet tonight');
  expect(after).toContain('With a new prince');
  expect(answer.body.values.contributors).toEqual(cast);
});

test('API-04 what another entry shows of a changed one follows too', async () => {
  expect(await page('/en/events')).toContain('Main stage');
  await patch('rooms', 1, { name: { en: 'Great hall' } });
  expect(await page('/en/events')).toContain('Great hall');
  expect(await page('/en/team')).toContain('Ben Carl');
  await patch('persons', 2, { is_online: false });
  expect(await page('/en/team')).not.toContain('Ben Carl');
});

test('EDIT-19 changes of different fields and languages merge; the same one changed twice is a conflict with both', async () => {
  const { version } = await get('productions', 2);
  expect((await patch('productions', 2, { version, headline: { de: 'Oper', en: 'Opera' } })).status).toBe(200);
  expect((await patch('productions', 2, { version, headline: { de: 'Oper', en: '', ja: 'オペラ' } })).status).toBe(200);
  expect((await get('productions', 2)).values.headline).toEqual({ de: 'Oper', en: 'Opera', ja: 'オペラ' });
  const conflict = await patch('productions', 2, { version, headline: { en: 'Song' }, age_from: 12 });
  expect(conflict.status).toBe(409);
  expect(conflict.body).toMatchObject({
    fields: ['headline'],
    base: { headline: {} },
    current: { headline: { en: 'Opera' } },
    submitted: { headline: { en: 'Song' } },
  });
  expect((await get('productions', 2)).values.age_from).toBeNull();
  const newest = (await get('productions', 2)).version;
  expect((await patch('productions', 2, { version: newest, headline: { en: '' }, age_from: 12 })).body.values).toMatchObject({
    headline: { de: 'Oper', ja: 'オペラ' },
    age_from: 12,
  });
});

test('EDIT-19 what an import changed counts as changed by somebody else', async () => {
  const { version } = await get('venues', 1);
  await app.database.db.execute(sql`update venues set city = 'Potsdam', version = version + 1 where id = 1`);
  expect((await patch('venues', 1, { version, city: 'Berlin-Mitte' })).status).toBe(409);
  expect((await patch('venues', 1, { version, city: 'Potsdam' })).status).toBe(200);
});

test.each([
  ['an empty name', 'events', { name: { de: '', en: '' } }, 'name'],
  ['an end before the beginning', 'events', { date_end: '2020-01-01T10:00' }, 'date_end'],
  ['a day that does not exist', 'events', { date_start: '2026-02-30T19:30' }, 'date_start'],
  ['a year that is a slip', 'events', { date_start: '0026-02-20T19:30' }, 'date_start'],
  ['a script as link', 'events', { ticket_url: 'javascript:alert(1)' }, 'ticket_url'],
  ['a price in words', 'events', { prices: [{ id: 1, price: 'viel', sale_type_id: 1, name: 'Voll' }] }, 'prices.0.price'],
  ['a room that does not exist', 'events', { room: 999 }, 'room'],
  ['a room of the trash', 'events', { room: 3 }, 'room'],
  ['somebody who does not exist', 'events', { contributors: [{ person: 999 }] }, 'contributors.0.person'],
  ['an event above itself', 'events', { parent: 4 }, 'parent'],
  ['too long a text', 'events', { headline: { de: 'x'.repeat(256) } }, 'headline.de'],
  ['half a character', 'persons', { last_name: 'a\ud800' }, 'last_name'],
  ['a field there is not', 'events', { colour: 'red' }, 'colour'],
  ['a column that is no field', 'events', { deleted_at: null }, 'deleted_at'],
  ['a name of the prototype', 'events', { constructor: {} }, 'constructor'],
  ['a language there is not', 'events', { headline: { fr: 'Bonjour' } }, 'headline'],
  ['a text that is none', 'events', { headline: 5 }, 'headline'],
] as const)('API-04 EDIT-20 %s is refused at its field, and nothing is stored', async (_, resource, body, field) => {
  const id = resource === 'persons' ? 1 : 4;
  const before = await get(resource, id);
  const answer = await patch(resource, id, body);
  expect([answer.status, Object.keys(answer.body)]).toEqual([400, [field]]);
  expect(await get(resource, id)).toEqual(before);
});

test('API-04 EDIT-07 a new entry says everything that is missing; rich text is cleaned; prototypes stay clean', async () => {
  expect((await ada.call('POST', '/en/api/events/', {})).body).toEqual({
    name: ['This field is required!'],
    date_start: ['This field is required!'],
  });
  const made = await patch('events', 4, { description: { en: '<p onclick="x()">Yes<script>no()</script></p>' } });
  expect(made.body.values.description).toMatchObject({ en: '<p>Yes</p>' });
  for (const body of ['{"__proto__":{"polluted":1}}', '{"headline":{"__proto__":{"polluted":1}}}'])
    expect((await ada.call('PATCH', '/en/api/events/4/', body)).status).toBe(400);
  expect(({} as Values).polluted).toBeUndefined();
});

test('ADMIN-03 EVT-28 a call cancels a performance with its reason; an edit based on what was before merges with it', async () => {
  const { version, url } = await get('events', 22);
  const canceled = await ada.call('POST', '/en/api/events/22/change/', { kind: 'cancel', note: { en: 'Owing to illness' } });
  expect(canceled).toMatchObject({ status: 200, body: { id: 22, statuses: ['canceled'] } });
  expect(await page(url)).toContain('Owing to illness');
  expect((await patch('events', 22, { version, subline: { en: 'Later' } })).status).toBe(200);
  expect((await patch('events', 22, { version, statuses: ['waiting_list'] })).status).toBe(409);
  for (const [body, field] of [
    [{ kind: 'change_room', room: 999 }, 'room'],
    [{ kind: 'postpone', date_start: '2027-01-02T10:00', date_end: '2027-01-01T10:00' }, 'date_end'],
  ] as const)
    expect((await ada.call<Values>('POST', '/en/api/events/22/change/', body)).body).toHaveProperty(field);
  expect((await ada.call('POST', '/en/api/events/9999/change/', { kind: 'cancel' })).status).toBe(404);
  const [entry] = await app.database.db
    .select()
    .from(audit)
    .where(and(eq(audit.object_id, 22), eq(audit.action, 'cancel')));
  expect(entry?.user).not.toBeNull();
});
