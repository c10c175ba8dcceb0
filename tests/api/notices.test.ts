import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { desc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { announceChange } from '../../src/core/database/changes.server.ts';
import { imports } from '../../src/features/imports/imports.tables.server.ts';
import { undoImport } from '../../src/features/imports/undo-import.server.ts';
import { eventNotices, noticeMails } from '../../src/features/notices/notices.tables.server.ts';
import { events, rooms } from '../../src/features/programme/programme.tables.server.ts';
import { alerts, siteSettings } from '../../src/features/site/site.tables.server.ts';
import { headersOf, mailsOf } from '../support/accounts.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { decode } from '../support/decode.ts';
import { importInto } from '../support/import.ts';
import { type PretixServer, startPretixServer } from '../support/pretix-server.ts';
import { seedShop } from '../support/shop-events.ts';
import { Shopper } from '../support/shopper.ts';

let pretix: PretixServer;
let app: TestApp;
let headers: Record<string, string>;

const order = (email: string | null, locale: string, values: object = {}, ticket: object = {}) => ({
  ...{ code: 'A', status: 'p', email, locale, positions: [{ id: 1, subevent: 12, canceled: false, ...ticket }] },
  ...values,
});

beforeEach(async () => {
  pretix = await startPretixServer();
  app = await startTestApp({
    seed: async (database) => {
      await seedShop(database);
      await database.db
        .update(events)
        .set({ id_jet: 'season/12', name: { de: 'Hamlet', en: 'Prince Hamlet' } })
        .where(eq(events.id, 1));
      await database.db.insert(rooms).values({ id: 9, name: { de: 'Studio', en: 'Studio' } });
    },
    environment: {
      ...{ SHOP: 'pretix', PRETIX_URL: pretix.url, PRETIX_ORGANIZER: 'ring', PRETIX_TOKEN: 'secret', LOG_LEVEL: 'silent' },
      PUBLIC_URL: 'https://www.example.org',
    },
  });
  headers = { ...(await headersOf(app, 'editor')), 'content-type': 'application/json', origin: 'https://www.example.org' };
  pretix.listedOrders.push(
    order('ada@example.org', 'de-informal', { status: 'n' }),
    order('ADA@example.org', 'de'),
    order('ben@example.org', 'en', {}, { attendee_email: 'cleo@example.org' }),
    order('returned@example.org', 'de', {}, { canceled: true }),
    order('expired@example.org', 'de', { status: 'e' }),
    order('canceled@example.org', 'de', { status: 'c' }),
    order('other-date@example.org', 'de', {}, { subevent: 13 }),
    order(null, 'de'),
  );
});
afterEach(async () => {
  await app.close();
  await pretix.close();
});

async function change(id: number, body: object): Promise<{ status: number; notified: number | null }> {
  const response = await app.get(`/de/api/events/${id}/change/`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, ...((await response.json()) as { notified: number | null }) };
}

/** What was sent, by address; the folder of mails stands for the mail server. */
function mails(): Record<string, string[]> {
  return Object.groupBy(
    mailsOf(app).map((text) => text.replace(/=\n/g, '').replace(/=([0-9A-F]{2})/g, '%$1')),
    (text) => /^To: (\S+)/m.exec(text)?.[1] ?? '',
  ) as Record<string, string[]>;
}

test('EVT-28 ADMIN-03 whoever holds a ticket of a canceled performance gets one mail in the language of the order, and the action says how many', async () => {
  expect(await change(1, { kind: 'cancel', note: { de: 'Wegen Krankheit.', en: 'Owing to illness.' } })).toMatchObject({
    status: 200,
    notified: 3,
  });
  await expect.poll(() => Object.keys(mails()).sort()).toEqual(['ada@example.org', 'ben@example.org', 'cleo@example.org']);
  const [german = '', english = ''] = [mails()['ada@example.org']?.[0], mails()['ben@example.org']?.[0]];
  expect(german).toMatch(/^Subject: .*Abgesagt.*Hamlet/m);
  expect(german).toContain('Dienstag, 1. Dezember 2026, 19:30');
  expect(german).toContain('Wegen Krankheit.');
  expect(german).toMatch(/https:\/\/www\.example\.org\/de\/kalender\/hamlet\/1/);
  expect(english).toMatch(/^Subject: Cancelled: Prince Hamlet, Tuesday 1 December 2026/m);
  expect(english).toContain('Owing to illness.');
  await app.app.runDueWork();
  expect(await app.database.db.select().from(noticeMails)).toEqual([]);

  // Repeated, or with another note only, nobody is told a second time; nor of what is over or not sold.
  expect((await change(1, { kind: 'cancel', note: { de: 'Noch einmal.' } })).notified).toBeNull();
  expect(await app.database.db.select().from(eventNotices)).toHaveLength(1);
  await app.app.runDueWork();
  expect(Object.values(mails()).flat()).toHaveLength(3);
  app.clock.set('2027-06-01T12:00:00+02:00');
  headers = { ...headers, ...(await headersOf(app, 'editor')) };
  expect((await change(2, { kind: 'cancel' })).notified).toBeNull();
  await app.app.runDueWork();
  expect(await app.database.db.select().from(noticeMails)).toEqual([]);
  // Those of before have deleted themselves meanwhile.
  expect(mails()).toEqual({});
});

/** Submits a question of the office about event 1; answers the page or where it leads. */
async function submit(action: string, body: Record<string, string>): Promise<{ location: string; page: string }> {
  const { 'content-type': _, ...own } = headers;
  const answer = await app.get(`/de/admin/events/1/${action}`, {
    ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams(body) },
    headers: { ...own, 'sec-fetch-site': 'same-origin' },
  });
  return { location: answer.headers.get('location') ?? '', page: decode(await answer.text()) };
}

async function open(path: string): Promise<string> {
  const { 'content-type': _, ...own } = headers;
  return decode(await (await app.get(path, { headers: own })).text());
}

test('ADMIN-14 EVT-28 before a change its mails can be read in both languages, with the number of recipients; nothing is stored by looking', async () => {
  const question = await open('/de/admin/events/1/cancel');
  expect(question).toContain('3 Personen bekommen diese E-Mail');
  expect(question).toContain('Deutsch: Abgesagt: Hamlet, Dienstag, 1. Dezember 2026');
  expect(question).toContain('English: Cancelled: Prince Hamlet, Tuesday 1 December 2026');
  const { page: moved } = await submit('postpone', { preview: '1', date_start: '2026-12-05T20:00', 'note.de': 'Wegen <Sturm>.' });
  expect(moved).toMatch(/jetzt: Samstag, 5. Dezember 2026, 20:00.*Wegen <Sturm>\./s);
  expect(moved).toContain('value="2026-12-05T20:00"');
  expect((await submit('move', { preview: '1', room: '9' })).page).toMatch(/jetzt: Studio/);
  expect((await submit('move', { preview: '1', room: '' })).page).toContain('hängt von den Angaben oben ab');
  pretix.failNext('500', 3);
  expect(await open('/de/admin/events/1/cancel')).toContain('sagt der Webshop nicht vorab');
  expect(await app.database.db.select().from(eventNotices)).toEqual([]);
  expect(mails()).toEqual({});
  app.clock.set('2027-06-01T12:00:00+02:00');
  headers = { ...headers, ...(await headersOf(app, 'editor')) };
  expect(await open('/de/admin/events/1/cancel')).toContain('Niemand bekommt eine E-Mail');
});

test('ADMIN-14 whom a change was mailed to stands at the performance and with the mails, while it is sent too', async () => {
  pretix.failNext('500', 3);
  await submit('cancel', { 'note.de': 'Sturm' });
  expect(await open('/de/admin/events/1/reinstate')).toContain('wartet auf die Adressen aus dem Webshop');
  app.clock.advance(61_000);
  await app.app.runDueWork();
  expect(await open('/de/admin/events/1/reinstate')).toContain('an 3 Personen verschickt');
  headers = { ...headers, ...(await headersOf(app, 'administrator')) };
  expect(await open('/de/admin/mails')).toMatch(/Abgesagt: Hamlet, Dienstag, 1. Dezember 2026.*an 3 Personen verschickt/s);
});

test('ADMIN-15 whoever reinstates a performance is offered to take the alert of its cancellation offline', async () => {
  const { db } = app.database;
  await db.delete(alerts);
  await db.insert(alerts).values({ title: { de: 'Produktion 1' }, link: '/de/produktionen/hamlet/1', is_online: true });
  await submit('cancel', { 'note.de': '', alert: 'on', 'title.de': 'Abgesagt: Hamlet', 'title.en': '', 'text.de': '', 'text.en': '' });
  const question = await open('/de/admin/events/1/reinstate');
  const [, name = ''] = /name="(end-alert[.]\d+)" checked/.exec(question) ?? [];
  expect(question.match(/name="end-alert/g)).toHaveLength(1);
  expect(question).toContain('„Abgesagt: Hamlet“ offline nehmen');
  // Not ticked any more, it stays so in a preview.
  expect((await submit('reinstate', { preview: '1', 'note.de': '' })).page).not.toContain(`name="${name}" checked`);
  const online = async () => (await db.select().from(alerts).where(eq(alerts.is_online, true))).map(({ title }) => title.de);
  await submit('reinstate', { 'note.de': '', [name]: 'on' });
  expect(await online()).toEqual(['Produktion 1']);
});

test('EVT-28 ADMIN-03 in the office the words after cancelling say how many were notified', async () => {
  const { 'content-type': _, ...own } = headers;
  const done = await app.get('/de/admin/events/1/cancel', {
    ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams({ 'note.de': 'Sturm' }) },
    headers: { ...own, 'sec-fetch-site': 'same-origin' },
  });
  expect(done.headers.get('location')).toMatch(/done=canceled&notified=3$/);
  const page = await (await app.get(done.headers.get('location') ?? '', { headers: own })).text();
  expect(page).toContain('Per E-Mail benachrichtigte Karteninhaber: 3.');
});

test('ALERT-01 EVT-28 cancelling offers a message in both languages beside one that runs, until the performance ends', async () => {
  const { db } = app.database;
  await db.delete(alerts);
  await db
    .insert(alerts)
    .values({ title: { de: 'Tram', en: 'Tram' }, is_online: true, online_from: new Date(app.clock.now().getTime() - 1000) });
  const { 'content-type': _, ...own } = headers;
  const question = await (await app.get('/de/admin/events/1/cancel', { headers: own })).text();
  const proposed = (name: string) => new RegExp(`name="${name.replace('.', '[.]')}"[^>]*?(?:value="|>)([^"<]*)`).exec(question)?.[1] ?? '';
  expect(proposed('title.de')).toBe('Abgesagt: Hamlet');
  expect(proposed('title.en')).toBe('Cancelled: Prince Hamlet');
  expect(proposed('text.de')).toContain('Dienstag, 1. Dezember 2026, 19:30');
  const fields = Object.fromEntries(['title.de', 'title.en', 'text.de', 'text.en'].map((name) => [name, proposed(name)]));
  const cancel = (body: Record<string, string>) =>
    app.get('/de/admin/events/1/cancel', {
      ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams({ 'note.de': 'Sturm', ...body }) },
      headers: { ...own, 'sec-fetch-site': 'same-origin' },
    });

  // Refused as a whole: the performance takes place, and what was written is there.
  const refused = await cancel({ ...fields, alert: 'on', 'title.de': '', 'title.en': '' });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toMatch(/id="title[.]de-error".*Sturm/s);
  expect(await db.select({ kind: eventNotices.kind }).from(eventNotices)).toEqual([]);

  expect((await cancel({ ...fields, alert: 'on' })).status).toBe(303);
  const shown = async (path: string) =>
    [...(await (await app.get(path)).text()).matchAll(/<summary><strong>(.*?)<\/strong>/g)].map(([, title]) => title);
  expect(await shown('/de')).toEqual(['Abgesagt: Hamlet', 'Tram']);
  expect(await shown('/en')).toEqual(['Cancelled: Prince Hamlet', 'Tram']);
  const [first] = (await (await app.get('/en/api/breaking-news/')).json()) as { link: { url: string } }[];
  expect((await app.get(first?.link.url ?? '', { redirect: 'follow' })).url).toMatch(/\/en\/events\/prince-hamlet\/1$/);
  app.clock.set('2026-12-01T22:01:00+01:00');
  expect(await shown('/en')).toEqual(['Tram']);
});

test('EVT-28 a move says both dates, another room its name; a shop that is away is asked again and nobody is forgotten or told twice', async () => {
  pretix.failNext('500', 3);
  expect(await change(1, { kind: 'postpone', date_start: '2026-12-05T20:00', date_end: '2026-12-05T22:00' })).toMatchObject({
    status: 200,
    notified: null,
  });
  expect(mails()).toEqual({});
  app.clock.advance(61_000);
  await Promise.all([app.app.runDueWork(), app.app.runDueWork()]);
  const moved = mails()['ben@example.org'] ?? [];
  expect(moved).toHaveLength(1);
  expect(moved[0]).toMatch(/Subject: Postponed: Prince Hamlet, Tuesday 1 December 2026/);
  expect(moved[0]).toMatch(/before: Tuesday 1 December 2026, 19:30\s+now: Saturday 5 December 2026, 20:00/);
  expect(await change(1, { kind: 'change_room', room: 9 })).toMatchObject({ notified: 3 });
  await expect.poll(() => mails()['ada@example.org']?.length).toBe(2);
  expect(mails()['ada@example.org']?.join()).toMatch(/jetzt: Studio/);
});

test('EVT-28 ADMIN-03 SHOP-05 cancelled and reinstated in the office, by the call, in the panel or by an import: the same outcome everywhere', async () => {
  const { db } = app.database;
  await db.update(events).set({ import_source: 'plan', import_key: 'hamlet' }).where(eq(events.id, 1));
  await db.update(siteSettings).set({ is_indexing_enabled: true });
  await announceChange(db, ['settings']);
  await app.app.catchUp();
  const { 'content-type': _, ...own } = headers;
  const office = (action: string) =>
    app.get(`/de/admin/events/1/${action}`, {
      ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams({ 'note.de': '' }) },
      headers: { ...own, 'sec-fetch-site': 'same-origin' },
    });
  const entry = {
    key: 'hamlet',
    name: { de: 'Hamlet', en: 'Prince Hamlet' },
    date_start: '2026-12-01T19:30',
    date_end: '2026-12-01T22:00',
  };
  type Way = (isCanceled: boolean) => Promise<unknown>;
  const ways: Record<string, Way> = {
    office: (isCanceled) => office(isCanceled ? 'cancel' : 'reinstate'),
    call: (isCanceled) => change(1, { kind: isCanceled ? 'cancel' : 'reinstate' }),
    panel: async (isCanceled) => {
      const body = JSON.stringify({ statuses: isCanceled ? ['canceled'] : [] });
      expect((await app.get('/de/api/events/1/', { method: 'PATCH', headers, body })).status).toBe(200);
    },
    import: async (isCanceled) => {
      const document = { format: 'foyer', version: 1, source: 'plan', events: [{ ...entry, statuses: isCanceled ? ['canceled'] : [] }] };
      const report = await importInto(app.database, document, { by: { user: null, file: '', now: app.clock.now() } });
      expect(report).toMatchObject({ refused: [], lists: { events: { updated: 1 } } });
      await app.app.catchUp();
    },
  };
  const text = async (path: string) => (await app.get(path)).text();
  // Another event of that day.
  await db.update(events).set({ statuses: [] }).where(eq(events.id, 4));
  await app.app.catchUp();
  for (const [index, [name, run]] of Object.entries(ways).entries()) {
    for (const isCanceled of [true, false]) {
      await run(isCanceled);
      const { statuses } = (await (await app.get('/en/api/events/1/')).json()) as { statuses: string[] };
      expect(statuses.includes('canceled'), name).toBe(isCanceled);
      const notices = await db.select({ kind: eventNotices.kind }).from(eventNotices).orderBy(eventNotices.id);
      expect(
        notices.slice(index * 2).map(({ kind }) => kind),
        name,
      ).toEqual(isCanceled ? ['cancel'] : ['cancel', 'reinstate']);
      await app.app.runDueWork();
      await expect.poll(() => mails()['ada@example.org']?.length, { message: name }).toBe(index * 2 + (isCanceled ? 1 : 2));
      expect(mails()['ben@example.org']?.at(-1), name).toMatch(isCanceled ? /^Subject: Cancelled: /m : /^Subject: Takes place: /m);
      expect(await text('/en/events/prince-hamlet/1.ics'), name).toContain(isCanceled ? 'STATUS:CANCELLED' : 'STATUS:CONFIRMED');
      expect((await text('/en/events?date=01-12-2026')).includes('>canceled<'), name).toBe(isCanceled);
      const page = await text('/en/events/prince-hamlet/1');
      expect(page, name).toContain(`https://schema.org/${isCanceled ? 'EventCancelled' : 'EventScheduled'}`);
      expect(page.includes('This performance is canceled.'), name).toBe(isCanceled);
      expect(page.includes('class="price">14,50 to 24'), name).toBe(!isCanceled);
      const added = await new Shopper(app.url).add({ event_jet_id: 'season/12', seat_group: 'Parkett', sale_type_ids: [1] });
      expect(JSON.stringify(added.body).includes('This event has been canceled.'), name).toBe(isCanceled);
    }
  }
  // Undoing an import that cancelled notifies as well.
  await ways.import?.(true);
  const [undoable] = await db.select({ id: imports.id }).from(imports).orderBy(desc(imports.id)).limit(1);
  expect(await db.transaction((transaction) => undoImport(transaction as never, undoable?.id ?? 0, app.clock.now()))).toMatchObject({
    restored: 1,
  });
  const afterUndo = await db.select({ kind: eventNotices.kind }).from(eventNotices).orderBy(eventNotices.id);
  expect(afterUndo.slice(-2).map(({ kind }) => kind)).toEqual(['cancel', 'reinstate']);
});

test('EVT-28 SHOP-02 the shop that comes along keeps no names, so nobody is told and the action says nothing', async () => {
  const own = await startTestApp({ seed: seedShop });
  const response = await own.get('/de/api/events/1/change/', {
    ...{ method: 'POST', body: JSON.stringify({ kind: 'cancel' }) },
    headers: { ...(await headersOf(own, 'editor')), 'content-type': 'application/json' },
  });
  expect(await response.json()).toMatchObject({ notified: null });
  await own.app.runDueWork();
  expect(existsSync(join(own.dataDir, 'mail'))).toBe(false);
  await own.close();
});
