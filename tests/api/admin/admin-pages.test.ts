import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminAddress } from '../../../src/features/admin/admin-address.ts';
import { resourceNames } from '../../../src/features/admin/resource-names.ts';
import { media } from '../../../src/features/media/media.tables.server.ts';
import { events } from '../../../src/features/programme/programme.tables.server.ts';
import { headersOf } from '../../support/office/accounts.ts';
import { seedForms } from '../../support/office/forms.ts';
import { valuesOf } from '../../support/office/office-form.ts';
import { type Office, openOffice } from '../../support/office/office-session.ts';

let app: Office['app'];
let editor: Office['editor'];
let open: Office['open'];
let send: Office['send'];

beforeAll(async () => {
  ({ app, editor, open, send } = await openOffice({ seed: seedForms }));
});
afterAll(() => app.close());

/** Values the page's form would submit, with changes. */
const typed = async (path: string, changes: Record<string, string>) => valuesOf(await (await open(path)).text(), changes);

test('ROLE-06 ADMIN-02 anonymous visitors are redirected to the login with next, account holders refused; no-store and noindex', async () => {
  const away = await open('/de/admin/events/3?from=2', {});
  expect([away.status, away.headers.get('location')]).toEqual([303, '/de/user/login?next=%2Fde%2Fadmin%2Fevents%2F3%3Ffrom%3D2']);
  const refused = await open('/en/admin/events', await headersOf(app, 'account'));
  expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining('This page is for editors.')]);
  const foreign = await app.get('/en/admin/rooms/1', {
    method: 'POST',
    headers: { ...editor, origin: 'https://elsewhere.example' },
    body: new URLSearchParams(),
  });
  expect(foreign.status).toBe(403);
  const list = await open('/en/admin/events');
  expect(list.headers.get('cache-control')).toBe('no-store');
  expect(list.headers.get('x-robots-tag')).toBe('none');
  expect((await open('/en/admin/events/9999')).status).toBe(404);
});

test('EDIT-270 a form whose session has ended is answered with what was typed and the way to send it again; one of another site is not', async () => {
  const answer = await send('/en/admin/rooms/1', { 'name.de': 'Die <große> Bühne', operation: 'save' }, {});
  expect(answer.status).toBe(401);
  const page = /<main.*<\/main>/s.exec(await answer.text())?.[0] ?? '';
  expect(page).toContain('action="/en/admin/rooms/1"');
  expect(page).toMatch(/<a [^>]*href="\/en\/user\/login\?next=[^"]*" target="_blank"/);
  expect(valuesOf(page)).toEqual({ 'name.de': 'Die <große> Bühne', operation: 'save' });
  const body = new URLSearchParams({ 'name.de': 'Not mine' });
  const foreign = await app.get('/en/admin/rooms/1', { method: 'POST', headers: { origin: 'https://elsewhere.example' }, body });
  expect([foreign.status, await foreign.text()]).toEqual([403, expect.not.stringContaining('Not mine')]);
});

test('ADMIN-02 ADMIN-03 an unchanged form changes nothing, an edited text only itself', async () => {
  const read = async (id: number) =>
    (await (await open(`/en/pageeditor-api/content/events/${id}/`)).json()) as { version: number; values: Record<string, unknown> };
  for (const id of [3, 4]) {
    const before = await read(id);
    const same = await send(`/en/admin/events/${id}`, await typed(`/en/admin/events/${id}`, {}));
    expect([same.status, same.headers.get('location')]).toEqual([303, `/en/admin/events/${id}?done=drafted`]);
    expect(await read(id)).toEqual(before);
  }
  const before = await read(3);
  await send(
    '/en/admin/events/3',
    await typed('/en/admin/events/3', {
      ...{ 'subline.en': 'Tonight only', 'description.en': 'One **two**', operation: 'publish' },
    }),
  );
  const after = await read(3);
  expect(after.values).toEqual({
    ...before.values,
    subline: { ...(before.values.subline as object), en: 'Tonight only' },
    description: { ...(before.values.description as object), en: '<p>One <strong>two</strong></p>' },
  });
});

test('EDIT-19 conflicts are shown by field with both versions, and either can be chosen', async () => {
  const mine = await typed('/en/admin/rooms/1', { 'name.en': 'Mine', seats: '200' });
  await send('/en/admin/rooms/1', await typed('/en/admin/rooms/1', { 'name.en': 'Theirs' }));
  const conflict = await send('/en/admin/rooms/1', mine);
  const html = await conflict.text();
  expect(conflict.status).toBe(409);
  expect(html).toMatch(/value="Mine"/);
  expect(html).toContain('Theirs');
  expect(html).toContain('value="200"');
  // The note leads to each field concerned.
  expect(html).toMatch(/role="alert".*<a href="#keep:name">Title<\/a>.*<input type="radio" id="keep:name"/s);
  const version = /name="version" value="(\d+)"/.exec(html)?.[1] ?? '';
  await send('/en/admin/rooms/1', { ...mine, version, 'keep:name': 'theirs' });
  const room = (await (await open('/en/pageeditor-api/content/rooms/1/')).json()) as { values: unknown };
  expect(room.values).toMatchObject({ name: { en: 'Theirs' }, seats: 200 });
});

test('ADMIN-02 a picture older than the offered ones stays when the form is unchanged', async () => {
  const { db } = app.database;
  const named = (first: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: first + index,
      ...{ kind: 'image' as const, name: `Probe ${index}`, path: `aa/${count}-${index}.jpg` },
      ...{ content_type: 'image/jpeg', size: 1000 },
    }));
  const [old, older] = await db.insert(media).values(named(5000, 2)).returning({ id: media.id });
  await db.insert(media).values(named(6000, 510));
  const images = [old?.id ?? 0, older?.id ?? 0];
  await db.update(events).set({ image: images[0], images }).where(eq(events.id, 4));
  await send('/de/admin/events/4', await typed('/de/admin/events/4', { 'subline.de': 'Mit Bild', operation: 'publish' }));
  const [stored] = await db
    .select({ image: events.image, images: events.images, subline: events.subline })
    .from(events)
    .where(eq(events.id, 4));
  expect(stored).toMatchObject({ image: images[0], images, subline: { de: 'Mit Bild' } });
  // The history shows its name too.
  await db
    .update(media)
    .set({ name: 'uralt.jpg' })
    .where(eq(media.id, images[0] ?? 0));
  await send('/de/admin/events/4', await typed('/de/admin/events/4', { image: '', operation: 'publish' }));
  const history = await (await app.get('/de/admin/events/4/history', { headers: editor })).text();
  expect(history).toContain('uralt.jpg');
});

test('ADMIN-03 prices, seat groups and time slots are rows that are added and removed without script', async () => {
  const path = '/en/admin/events/4';
  const first = await (await send(path, await typed(path, { operation: 'add:seat_groups' }))).text();
  expect(first).toContain('name="seat_groups.0.seat_group"');
  const base = await typed(path, {
    'seat_groups.0.seat_group': 'Stalls',
    'seat_groups.0.prices.0.name.en': 'Full',
    'seat_groups.0.prices.0.name.de': 'Voll',
  });
  const wrong = await send(path, { ...base, 'seat_groups.0.prices.0.price': 'a lot', 'seat_groups.0.prices.0.sale_type_id': '7' });
  expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining('A price looks like this: 12.50')]);
  const right = {
    'seat_groups.0.prices.0.price': '12,50',
    'seat_groups.0.prices.0.sale_type_id': '7',
    'seat_groups.0.timeslots.0.time_start': '18:45',
    operation: 'publish',
  };
  expect((await send(path, { ...base, ...right })).headers.get('location')).toContain('done=published');
  const stored = (await (await open('/en/pageeditor-api/content/events/4/')).json()) as { values: { seat_groups: unknown[] } };
  expect(stored.values.seat_groups).toMatchObject([
    { seat_group: 'Stalls', prices: [{ price: '12.50', name: { en: 'Full' } }], timeslots: [{ time_start: '18:45' }] },
  ]);
  await send(path, await typed(path, { operation: 'drop:seat_groups.0' }));
});

test('ADMIN-01 the office page of every kind of detail page opens', async () => {
  const status = async (type: string, id: number) => (await open(adminAddress('en', type, id) ?? '')).status;
  expect(
    await Promise.all([
      status('event', 3),
      status('production', 1),
      status('person', 1),
      status('venue', 1),
      status('series', 1),
      status('article', 1),
      status('form', 1),
    ]),
  ).toEqual([200, 200, 200, 200, 200, 200, 200]);
  expect(adminAddress('en', 'constructor', 1)).toBeNull();
});

test('PAGE-13 ADMIN-02 a deleted entry is listed in the trash and restored', async () => {
  expect(await (await open('/en/admin/series/3/delete')).text()).toContain('Move this entry to the trash?');
  expect((await send('/en/admin/series/3/delete', {})).headers.get('location')).toBe('/en/admin/series?done=deleted');
  expect(await (await open('/en/admin/series')).text()).not.toContain('/en/admin/series/3"');
  expect(await (await open('/en/admin/series?state=trash')).text()).toContain('/en/admin/series/3"');
  expect((await send('/en/admin/series/3/restore', {})).headers.get('location')).toBe('/en/admin/series?done=restored');
  expect(await (await open('/en/admin/series?search=draf')).text()).toContain('/en/admin/series/3"');
});

test('ADMIN-02 ADMIN-05 opening hours are chosen and listed by the name of their weekday, or their day', async () => {
  const add = async (values: Record<string, string>) =>
    expect((await send('/en/admin/opening-hours/new', { ...values, operation: 'save' })).status).toBe(303);
  const refused = await send('/en/admin/opening-hours/new', { time_from: '10:00', operation: 'save' });
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('Choose a weekday or a single day.')]);
  await add({ weekday: '2', time_from: '10:00', time_to: '19:30' });
  await add({ weekday: '7', closed: 'on' });
  await add({ day: '2026-12-24', 'alternative_text.en': 'By telephone' });
  const list = await (await open('/en/admin/opening-hours')).text();
  const titles = [...list.matchAll(/admin\/opening-hours\/\d+">([^<]+)</g)].map(([, title]) => title);
  expect(titles).toEqual(expect.arrayContaining(['Tuesday, 10:00–19:30', 'Sunday, Closed', '24/12/2026, By telephone']));
  expect(titles.filter((title) => !/[A-Za-z]/.test(title ?? ''))).toEqual([]);
  expect(await (await open('/de/admin/opening-hours')).text()).toContain('>Sonntag, Geschlossen<');
  const form = await (await open('/en/admin/opening-hours/new')).text();
  expect(form).toMatch(/<select[^>]*name="weekday"[\s\S]*?<option value=""[^>]*>[\s\S]*?<option value="1">Monday</);
});

test('ADMIN-211 the button of a list and the heading of the form it leads to say the same, in words of what is made', async () => {
  const said = new Map<string, string>();
  for (const name of resourceNames) {
    const list = await (await open(`/de/admin/${name}`)).text();
    const [, words = ''] = new RegExp(`href="/de/admin/${name}/new">(?:<svg.*?</svg>)?([^<]+)<`).exec(list) ?? [];
    const form = await (await open(`/de/admin/${name}/new`)).text();
    expect([name, words]).toEqual([name, /<h1[^>]*>([^<]+)</.exec(form)?.[1]]);
    said.set(name, words);
  }
  expect(said.get('events')).toBe('Neue Vorstellung');
  expect(await (await open('/cms-hub?lang=de')).text()).toContain('Neue Vorstellung');
  for (const [name, words] of said) expect(words, name).toMatch(/^Neue[rs]? \p{Lu}/u);
});
