import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announceChange } from '../../../src/core/database/changes.server.ts';
import { events, productions, venues } from '../../../src/features/programme/programme.tables.server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { importInto, smallSeason } from '../../support/imports/import.ts';
import { seedSeason } from '../../support/programme/season.ts';
import { eventOf } from '../../support/programme/season-events.ts';
import { type CalendarProperty, propertyNamed, readCalendar, textOf, textsOf } from '../../support/read-calendar.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ seed: seedSeason });
});
afterAll(() => site.close());

interface Entry {
  [property: string]: string;
}

/** The dates of a calendar by their uid. Redirects are followed, as programs for calendars do. */
async function read(path: string, at: TestApp = site): Promise<{ answer: Response; text: string; name: string; entries: Entry[] }> {
  const answer = await at.get(path);
  const text = await answer.text();
  expect(answer.status, `${path}: ${text.slice(0, 200)}`).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const calendar = readCalendar(text);
  const entries = calendar.components
    .filter((component) => component.name === 'vevent')
    .map((event) => Object.fromEntries(event.properties.map((property) => [property.name, plainValue(property)])));
  return { answer, text, name: textOf(propertyNamed(calendar, 'x-wr-calname')?.value ?? ''), entries };
}

/** Moments as '2026-11-20T19:30:00', coordinates with a comma, several texts with a stroke between them. */
function plainValue({ name, value }: CalendarProperty): string {
  if (/^\d{8}T\d{6}Z?$/.test(value)) return value.replace(/(....)(..)(..)T(..)(..)(..)/, '$1-$2-$3T$4:$5:$6');
  if (name === 'geo') return value.replace(';', ',');
  return name === 'url' || name === 'source' ? value : textsOf(value).join('|');
}

async function edit(tags: string[], change: (db: TestApp['database']['db']) => Promise<unknown>): Promise<void> {
  await site.database.db.transaction(async (transaction) => {
    await change(transaction as unknown as TestApp['database']['db']);
    await announceChange(transaction, tags);
  });
  await site.app.applyNewChanges();
}

test('EVD-04 FMT-01 the calendar of an event says in its language what, when, where and for whom', async () => {
  const { answer, entries, name } = await read(`/de/kalender/hamlet/${eventOf.tonight}.ics`);
  expect(answer.headers.get('content-disposition')).toBe('inline; filename="hamlet-2026-11-20.ics"');
  expect(answer.headers.get('content-language')).toBe('de');
  expect(name).toBe('Hamlet, Haus am Ring');
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({
    dtstart: '2026-11-20T19:30:00',
    dtend: '2026-11-20T22:30:00',
    summary: 'Hamlet',
    status: 'CONFIRMED',
    sequence: '0',
    location: 'Großes Haus, Haus am Ring, Berlin',
    categories: 'Vorstellung|Schauspiel|Familie',
    url: `${site.url}/de/kalender/hamlet/${eventOf.tonight}`,
  });
  for (const said of ['Tragödie', 'Dauer: 3 Std.', 'mit englischen Übertiteln', 'schleife', '24\u00a0€'])
    expect(entries[0]?.description).toContain(said);
  const english = (await read(`/en/events/hamlet/${eventOf.tonight}.ics`)).entries[0];
  expect(english?.uid).toBe(entries[0]?.uid);
  expect(english?.location).toBe('Main stage, House on the Ring, Berlin');
  expect(english?.description).toContain('Tragedy');
});

test('EVD-04 a calendar leads to the tickets by a whole address, in its language', async () => {
  const sell = (ticket_url: string) =>
    edit(['events', `event:${eventOf.tonight}`], (db) => db.update(events).set({ ticket_url }).where(eq(events.id, eventOf.tonight)));
  const said = async (path: string) => (await read(path)).entries[0]?.description;
  await sell('/tickets/J3');
  expect(await said(`/de/kalender/hamlet/${eventOf.tonight}.ics`)).toContain(`Karten buchen: ${site.url}/tickets/J3?lang=de`);
  expect(await said(`/en/events/hamlet/${eventOf.tonight}.ics`)).toContain(`: ${site.url}/tickets/J3?lang=en`);
  await sell('https://shop.example/J3');
  expect(await said(`/de/kalender/hamlet/${eventOf.tonight}.ics`)).toContain('Karten buchen: https://shop.example/J3');
  await sell('');
});

test('EVD-04 an end nobody entered follows from the running time, else there is none', async () => {
  await edit(['events', 'event:22'], (db) => db.update(events).set({ date_end: null }).where(eq(events.id, 22)));
  expect((await read('/de/kalender/hamlet/22.ics')).entries[0]?.dtend).toBe('2026-11-30T22:30:00');
  expect((await read(`/de/kalender/ohne-alles/${eventOf.bare}.ics`)).entries[0]?.dtend).toBeUndefined();
});

test('EVT-28 what is canceled stays as canceled, what is postponed is tentative; both say so in the title', async () => {
  const { entries } = await read('/de/kalender.ics');
  const of = (id: number) => entries.find(({ uid }) => uid?.startsWith(`event-${id}-`));
  expect(of(eventOf.canceled)).toMatchObject({ status: 'CANCELLED', summary: 'Abgesagt: Abgesagt', transp: 'TRANSPARENT' });
  expect(of(eventOf.canceled)?.description).toContain('Krankheit');
  expect(of(eventOf.postponed)?.status).toBe('TENTATIVE');
  for (const id of [eventOf.offline, eventOf.deleted]) {
    expect(of(id)).toBeUndefined();
    expect((await site.get(`/de/kalender/x/${id}.ics`)).status).toBe(404);
  }
});

test('EVT-02 EVT-08 the programme is narrowed as on its page, from thirty days ago on', async () => {
  const all = await read('/en/events.ics');
  expect(all.name).toBe('Programme, Haus am Ring');
  // 45 events, one offline and one deleted.
  expect(all.entries).toHaveLength(43);
  const rooms = await read('/en/events.ics?room=2&utm_source=mail&type=');
  expect(rooms.name).toBe('Foyer, Haus am Ring');
  expect(new Set(rooms.entries.map(({ location }) => location))).toEqual(new Set(['Foyer']));
  expect((await read('/de/kalender.ics?genre=2')).entries.every(({ summary }) => summary === 'Carmen')).toBe(true);
  expect((await read('/de/kalender.ics?tag=1&series=1')).entries.length).toBeGreaterThan(0);
  expect((await read('/de/kalender.ics?room=999')).entries).toEqual([]);
  const later = await startTestApp({ seed: seedSeason, now: '2026-12-11T12:00:00+01:00' });
  const uids = (await read('/de/kalender.ics', later)).entries.map(({ uid = '' }) => Number(uid.split('-')[1]));
  await later.close();
  expect(uids).not.toContain(eventOf.overLongAgo);
  expect(uids).toContain(eventOf.tonight);
});

test('EVT-14 a run that began before the thirty days is in the programme while it lasts', async () => {
  const moved = await startTestApp({ seed: seedSeason, now: '2027-01-20T12:00:00+01:00' });
  await moved.database.db
    .update(events)
    .set({ date_end: new Date('2027-02-20T18:00:00Z') })
    .where(eq(events.id, eventOf.sinceYesterday));
  const { entries } = await read('/de/kalender.ics', moved);
  await moved.close();
  expect(entries[0]).toMatchObject({ summary: 'Bühnenbilder', transp: 'TRANSPARENT' });
});

test('ROUTE-11 the calendar of a production has all its dates, and none once it is offline', async () => {
  const { entries, name } = await read('/en/productions/carmen/2.ics');
  expect(name).toBe('Carmen, Haus am Ring');
  expect(entries).toHaveLength(8);
  await edit(['production:2'], (db) => db.update(productions).set({ is_online: false }).where(eq(productions.id, 2)));
  expect((await site.get('/en/productions/carmen/2.ics')).status).toBe(404);
});

test('NAV-08 favourites are dates and productions by their ids; what is gone is left out', async () => {
  const ids = [eventOf.tonight, eventOf.overLongAgo, eventOf.offline, 99_999];
  const { entries, name, answer } = await read(`/de/merkliste.ics?events=${ids.join(',')}`);
  expect(name).toBe('Merkliste, Haus am Ring');
  expect(entries.map(({ summary }) => summary)).toEqual(['Schon vorbei', 'Hamlet']);
  const known = await site.get(`/de/merkliste.ics?events=${ids.toReversed().join(',')}`, {
    headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
  });
  expect(known.status).toBe(304);
  expect((await read('/en/favourites.ics?productions=1')).entries.length).toBeGreaterThan(10);
  expect((await read('/en/favourites.ics')).entries).toEqual([]);
  const hundred = Array.from({ length: 100 }, (_, index) => 100_000_000 + index).join(',');
  expect((await read(`/de/merkliste.ics?events=${hundred}`)).entries).toEqual([]);
});

test('ERR-01 EVT-22 what is no calendar says so in the language of its address', async () => {
  for (const [path, status, said] of [
    ['/de/kalender.ics?room=foyer', 400, 'Für „room“ wird eine Nummer wie 12 erwartet, angegeben war „foyer“'],
    ['/en/events.ics?type=0', 400, 'expected a number such as 12 for ‘type’'],
    ['/de/merkliste.ics?events=1,,2', 400, 'Diesen Kalender gibt es nicht'],
    [`/en/favourites.ics?events=${Array.from({ length: 101 }, (_, index) => index + 1)}`, 400, 'Please give 100 at most'],
    ['/de/kalender/x/99999.ics', 404, 'lang="de-DE"'],
    ['/en/events/x/abc.ics', 404, 'lang="en-GB"'],
    ['/en/productions/x/99999.ics', 404, 'lang="en-GB"'],
    ['/de/unbekannt.ics', 404, 'lang="de-DE"'],
  ] as const) {
    const answer = await site.get(path);
    expect(answer.status, path).toBe(status);
    expect(answer.headers.get('content-language'), path).toBe(path.slice(1, 3));
    expect(await answer.text(), path).toContain(said);
  }
});

test('ROUTE-04 the id decides: another slug leads to the address of the calendar', async () => {
  const answer = await site.get(`/de/kalender/othello/${eventOf.tonight}.ics`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([301, `/de/kalender/hamlet/${eventOf.tonight}.ics`]);
});

test('EVD-04 a calendar is made once per change: 304 for who has it, and new as soon as anything in it is', async () => {
  const path = `/de/kalender/hamlet/${eventOf.tonight}.ics`;
  const first = await read(path);
  const etag = first.answer.headers.get('etag') ?? '';
  const renders = site.app.cache.stats().renders;
  const again = await site.get(path, { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text(), site.app.cache.stats().renders]).toEqual([304, '', renders]);
  await edit(['venue:1'], (db) => db.update(venues).set({ street: 'Am Ring 7' }).where(eq(venues.id, 1)));
  const changed = await read(path);
  expect(changed.entries[0]?.location).toBe('Großes Haus, Haus am Ring, Am Ring 7, Berlin');
  expect(changed.answer.headers.get('etag')).not.toBe(etag);
});

test('EVT-28 EVD-04 an import that moves or cancels a date raises its sequence under the same uid; what it leaves keeps its own', async () => {
  const season = smallSeason();
  const imported = await startTestApp({ seed: (database) => importInto(database, season) });
  const dates = async () => (await read('/de/kalender.ics', imported)).entries.toSorted((a, b) => (a.uid ?? '').localeCompare(b.uid ?? ''));
  const load = async (change: { date_start?: string; statuses?: ['canceled'] }) => {
    const [first, ...others] = season.events;
    await importInto(imported.database, { ...season, events: [{ ...first, ...change }, ...others] });
    await imported.app.applyNewChanges();
    return dates();
  };
  const [before = {}, ...rest] = await dates();
  expect(before).toMatchObject({ sequence: '0', dtstart: '2026-11-20T19:30:00' });
  const [moved = {}, ...others] = await load({ date_start: '2026-11-20T20:00' });
  expect(moved).toMatchObject({ uid: before.uid, sequence: '1', dtstart: '2026-11-20T20:00:00' });
  expect(others).toEqual(rest);
  const [canceled] = await load({ date_start: '2026-11-20T20:00', statuses: ['canceled'] });
  expect(canceled).toMatchObject({ uid: before.uid, sequence: '2', status: 'CANCELLED' });
  await imported.close();
});
