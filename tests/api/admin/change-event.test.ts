import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../../src/core/database/change.tables.server.ts';
import { events } from '../../../src/features/programme/programme.tables.server.ts';
import { changeEvent } from '../../../src/features/programme/programme.write.server.ts';
import { siteSettings } from '../../../src/features/site/site.tables.server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { Shopper } from '../../support/booking/shopper.ts';
import { headersOf } from '../../support/office/accounts.ts';
import { at, seedSeason } from '../../support/programme/season.ts';

let app: TestApp;
const [canceled, postponed, moved, undecided] = [22, 23, 25, 26];

beforeAll(async () => {
  app = await startTestApp({
    seed: async (database) => {
      await seedSeason(database);
      await database.db.update(siteSettings).set({ is_indexing_enabled: true });
    },
  });
  app.app.search.begin();
  const { db } = app.database;
  for (const id of [canceled, postponed, moved, undecided])
    await db
      .update(events)
      .set({ id_jet: `J${id}`, seat_groups: [] })
      .where(eq(events.id, id));
});
afterAll(() => app.close());

/** Each change a minute after the one before, all of them before the site's now. */
let minute = 0;
const text = async (path: string) => (await app.get(path)).text();
const pageOf = async (id: number) => {
  const { link } = (await (await app.get(`/en/api/events/${id}/`)).json()) as { link: { url: string } };
  return link.url;
};
/** What the search says of an event when its name is looked for. */
async function foundText(id: number): Promise<string | undefined> {
  const { name } = (await (await app.get(`/en/api/events/${id}/`)).json()) as { name: string };
  type FoundPage = { results: { type: string; id: number; text: string }[]; next: string | null };
  let path: string | null = `/en/api/search/events/?query=${encodeURIComponent(name)}`;
  while (path) {
    const page = (await (await app.get(path)).json()) as FoundPage;
    const found = page.results.find((result) => result.type === 'event' && result.id === id);
    if (found) return found.text;
    path = page.next;
  }
  return undefined;
}
const add = (id: number) => new Shopper(app.url).add({ event_jet_id: `J${id}`, sale_type_ids: [7] });

async function change(id: number, ...[given]: [Parameters<typeof changeEvent>[2]]): Promise<void> {
  const now = new Date(Date.UTC(2026, 10, 20, 15, minute++));
  await changeEvent(app.database.db, id, given, { user: null, now });
  await app.app.applyNewChanges();
}

test('EVT-28 SHOP-05 API-46 a canceled event says so everywhere with the next request, and no further ticket is added', async () => {
  const page = await pageOf(canceled);
  const visitor = new Shopper(app.url);
  expect((await visitor.add({ event_jet_id: `J${canceled}`, sale_type_ids: [7] })).status).toBe(200);
  for (const path of [page, `${page}.ics`, '/en/api/events/?page_size=100']) await text(path);
  await change(canceled, { kind: 'cancel', note: { de: 'Wegen Krankheit', en: 'Owing to illness' } });
  expect(await text(page)).toContain('Owing to illness');
  expect(await text(page)).toContain('https://schema.org/EventCancelled');
  expect(await text('/en/events?date=30-11-2026')).toContain('>canceled<');
  await app.app.search.idle();
  expect(await foundText(canceled)).toMatch(/^canceled\b/);
  const list = (await (await app.get('/en/api/events/?page_size=100')).json()) as { results: { id: number; statuses: string[] }[] };
  expect(list.results.find(({ id }) => id === canceled)?.statuses).toEqual(['canceled']);
  expect(await text(`${page}.ics`)).toMatch(/SEQUENCE:1[\s\S]*STATUS:CANCELLED/);
  expect((await add(canceled)).body).toEqual({ response_code: null, detail: 'This event has been cancelled.', is_over: true });
  const buyer = { name: 'Ada', email: 'ada@example.org' };
  expect((await visitor.ask('POST', '/api/shop-checkout/?language=en', buyer)).body.detail).toBe('This event has been cancelled.');
  const [entry] = await app.database.db.select().from(audit).where(eq(audit.object_id, canceled));
  expect(entry).toMatchObject({ action: 'cancel', content_type: 'event', detail: { before: { statuses: [] } } });
});

test('EVT-28 a postponed event with a new date moves in list and calendar and goes on selling', async () => {
  const page = await pageOf(postponed);
  await text(`${page}.ics`);
  await change(postponed, { kind: 'postpone', to: { date_start: at('2027-02-03T19:00'), date_end: at('2027-02-03T21:30') } });
  expect(await text(`${page}.ics`)).toMatch(/DTSTART;TZID=Europe\/Berlin:20270203T190000/);
  expect(await text(page)).toContain('https://schema.org/EventRescheduled');
  expect(await text('/en/events?date=03-02-2027')).toContain('>postponed<');
  await app.app.search.idle();
  expect(await foundText(postponed)).toMatch(/^postponed\b/);
  expect((await add(postponed)).status).toBe(200);
});

test('EVT-28 SHOP-05 GEN-05 a postponed event without a date is not sold until there is one, nor at the door', async () => {
  const page = await pageOf(undecided);
  await change(undecided, { kind: 'postpone' });
  for (const path of [page, page.replace('/en/events/', '/de/kalender/')]) {
    const html = await text(path);
    expect(html).toMatch(/The new date is not known yet|Der neue Termin steht noch nicht fest/);
    expect(html).not.toMatch(/at the door|Abendkasse/);
    expect(html).toContain('https://schema.org/EventPostponed');
    expect(html).not.toContain('"offers"');
  }
  const event = (await (await app.get(`/en/api/events/${undecided}/`)).json()) as { statuses: string[] };
  expect(event.statuses).toEqual(['postponed', 'online_sale_ended']);
  expect((await add(undecided)).body.detail).toBe('Online sales for this event have ended.');
  await expect(
    change(undecided, { kind: 'postpone', to: { date_start: at('2027-02-03T19:00'), date_end: at('2027-02-02T19:00') } }),
  ).rejects.toThrow();
});

test('EVT-28 SHOP-05 a postponed event is sold again with its new date or once it is reinstated, and until as long before it begins', async () => {
  const { db } = app.database;
  const stored = async () => {
    const [event] = await db.select().from(events).where(eq(events.id, undecided));
    return event;
  };
  const first = at('2027-03-28T19:00');
  await db.update(events).set({ date_start: first, date_end: null, statuses: [], sale_ends: null }).where(eq(events.id, undecided));
  await change(undecided, { kind: 'postpone' });
  await change(undecided, { kind: 'postpone', to: { date_start: at('2027-04-03T19:00'), date_end: null } });
  expect((await add(undecided)).status).toBe(200);
  expect(await text(await pageOf(undecided))).not.toContain('The new date is not known yet');
  // The end of a sale moves along, across the change of the clocks, and a pause in between does not count.
  await db
    .update(events)
    .set({ date_start: at('2027-03-26T19:00'), sale_ends: at('2027-03-26T17:00') })
    .where(eq(events.id, undecided));
  await change(undecided, { kind: 'postpone' });
  expect((await add(undecided)).body.detail).toBe('Online sales for this event have ended.');
  await change(undecided, { kind: 'reinstate' });
  expect((await stored())?.sale_ends).toEqual(at('2027-03-26T17:00'));
  await change(undecided, { kind: 'postpone' });
  await change(undecided, { kind: 'postpone', to: { date_start: first, date_end: null } });
  expect((await stored())?.sale_ends).toEqual(at('2027-03-28T17:00'));
  expect((await add(undecided)).status).toBe(200);
  // An end that the office has entered during the pause stays.
  await change(undecided, { kind: 'postpone' });
  await db
    .update(events)
    .set({ sale_ends: at('2026-11-19T12:00') })
    .where(eq(events.id, undecided));
  await change(undecided, { kind: 'reinstate' });
  expect((await add(undecided)).body.detail).toBe('Online sales for this event have ended.');
});

test('ADMIN-281 EVT-28 a performance postponed after its online sale has ended has no date either, and one that is back on its first date is not postponed', async () => {
  const { db } = app.database;
  const first = at('2027-03-26T19:00');
  await db
    .update(events)
    .set({ date_start: first, date_end: null, statuses: [], previous_start: null, paused_sale: null, sale_ends: at('2026-11-19T12:00') })
    .where(eq(events.id, undecided));
  await change(undecided, { kind: 'postpone' });
  expect(await text(await pageOf(undecided))).toContain('The new date is not known yet');
  const statuses = async () => ((await (await app.get(`/en/api/events/${undecided}/`)).json()) as { statuses: string[] }).statuses;
  await change(undecided, {
    kind: 'postpone',
    to: { date_start: at('2027-04-03T19:00'), date_end: null },
    note: { en: 'Owing to illness.' },
  });
  expect(await statuses()).toContain('postponed');
  await change(undecided, { kind: 'postpone', to: { date_start: first, date_end: null } });
  expect(await statuses()).not.toContain('postponed');
  const page = await text(await pageOf(undecided));
  expect([/"eventStatus":"[^"]*"/.exec(page)?.[0], page.includes('Owing to illness.')]).toEqual([
    '"eventStatus":"https://schema.org/EventScheduled"',
    false,
  ]);
});

test('EVT-28 SHOP-05 an event in another room names it and sells its places', async () => {
  const page = await pageOf(moved);
  expect(await text(page)).toContain('Main stage');
  await change(moved, { kind: 'change_room', room: 2 });
  expect(await text(page)).toContain('Foyer');
  expect(await text(`${page}.ics`)).toContain('LOCATION:Foyer');
  await expect(change(moved, { kind: 'change_room', room: 99 })).rejects.toThrow('There is no room 99.');
  await expect(change(9999, { kind: 'cancel' })).rejects.toThrow('There is no event 9999.');
});

test('ADMIN-366 ADMIN-383 ALERT-01 a call cancels with an alert in both languages; without anything new it stores nothing, and leaves the alert', async () => {
  const { db } = app.database;
  const headers = { ...(await headersOf(app, 'editor')), 'content-type': 'application/json' };
  const call = async (body: object) => {
    const answer = await app.get(`/en/api/events/${moved}/change/`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: answer.status, body: (await answer.json()) as { version: number; alert: number | null } };
  };
  const shown = async (language: string) =>
    ((await (await app.get(`/${language}/api/breaking-news/`)).json()) as { title: string; link: { url: string } }[]).map(
      ({ title, link }) => [title, link?.url],
    );
  const versions = async () =>
    (
      await db
        .select()
        .from(audit)
        .where(and(eq(audit.object_id, moved), eq(audit.content_type, 'event'), eq(audit.action, 'cancel')))
    ).length;
  const alert = {
    title: { de: 'Fällt aus', en: 'Off' },
    text: { de: 'Karten <img src=x onerror=alert(1)>gelten & bleiben.', en: 'Tickets remain valid.' },
  };
  expect((await call({ kind: 'reinstate', alert })).status).toBe(400);
  expect(await call({ kind: 'cancel', alert: { title: {} } })).toMatchObject({ status: 400 });
  expect(await versions()).toBe(0);
  const first = await call({ kind: 'cancel', note: { en: 'Illness' }, alert });
  expect(first).toMatchObject({ status: 200, body: { statuses: ['canceled'], alert: expect.any(Number) } });
  expect((await shown('de')).map(([title]) => title)).toEqual(['Fällt aus']);
  // ADMIN-383: cleaned as all formatted text, and plain where calls answer it.
  expect(await (await app.get('/de/api/breaking-news/')).json()).toMatchObject([{ text: 'Karten gelten & bleiben.' }]);
  expect(await (await app.get('/de')).text()).not.toContain('<img src=x');
  const [[title, link] = []] = await shown('en');
  expect([title, link]).toEqual(['Off', await pageOf(moved)]);
  for (const again of [{ kind: 'cancel' }, { kind: 'cancel', note: { en: 'Illness' } }])
    expect(await call(again)).toMatchObject({ status: 200, body: { version: first.body.version, alert: null } });
  expect([await versions(), (await shown('en')).length]).toEqual([1, 1]);
  // Only the alert is new: it takes the place of the one before.
  const other = await call({ kind: 'cancel', alert: { title: { en: 'Still off' } } });
  expect(other.body.version).toBe(first.body.version);
  expect((await shown('en')).map(([text]) => text)).toEqual(['Still off']);
  expect((await call({ kind: 'reinstate' })).status).toBe(200);
  expect(await shown('en')).toEqual([]);
  const { version } = (await call({ kind: 'reinstate' })).body;
  expect((await call({ kind: 'reinstate' })).body.version).toBe(version);
});
