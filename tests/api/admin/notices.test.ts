import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { desc, eq, inArray } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { audit } from '../../../src/core/database/change.tables.server.ts';
import { announceChange } from '../../../src/core/database/changes.server.ts';
import { imports } from '../../../src/features/imports/imports.tables.server.ts';
import { undoImport } from '../../../src/features/imports/undo-import.server.ts';
import { eventNotices, noticeMails } from '../../../src/features/notices/notices.tables.server.ts';
import { events } from '../../../src/features/programme/programme.tables.server.ts';
import { siteSettings } from '../../../src/features/site/site.tables.server.ts';
import { startTestApp } from '../../support/app.ts';
import { seedShop } from '../../support/booking/shop-events.ts';
import { Shopper } from '../../support/booking/shopper.ts';
import { openTicketHolders, type TicketHolders } from '../../support/booking/ticket-holders.ts';
import { importInto } from '../../support/imports/import.ts';
import { headersOf } from '../../support/office/accounts.ts';

let site: TicketHolders;

beforeEach(async () => {
  site = await openTicketHolders();
});
afterEach(() => site.close());

test('EVT-28 ADMIN-03 whoever holds a ticket of a canceled performance gets one mail in the language of the order, and the action says how many', async () => {
  expect(await site.change(1, { kind: 'cancel', note: { de: 'Wegen Krankheit.', en: 'Owing to illness.' } })).toMatchObject({
    status: 200,
    notified: 3,
  });
  await expect.poll(() => Object.keys(site.mails()).sort()).toEqual(['ada@example.org', 'ben@example.org', 'cleo@example.org']);
  const [german = '', english = ''] = [site.mails()['ada@example.org']?.[0], site.mails()['ben@example.org']?.[0]];
  expect(german).toMatch(/^Subject: .*Abgesagt.*Hamlet/m);
  expect(german).toContain('Dienstag, 1. Dezember 2026, 19:30');
  expect(german).toContain('Wegen Krankheit.');
  expect(german).toMatch(/https:\/\/www\.example\.org\/de\/kalender\/hamlet\/1/);
  expect(english).toMatch(/^Subject: Cancelled: Prince Hamlet, Tuesday 1 December 2026/m);
  expect(english).toContain('Owing to illness.');
  await site.app.app.runDueWork();
  expect(await site.app.database.db.select().from(noticeMails)).toEqual([]);

  // Repeated, or with another note only, nobody is notified a second time; nor of what is over or not sold.
  expect((await site.change(1, { kind: 'cancel', note: { de: 'Noch einmal.' } })).notified).toBeNull();
  expect(await site.app.database.db.select().from(eventNotices)).toHaveLength(1);
  await site.app.app.runDueWork();
  expect(Object.values(site.mails()).flat()).toHaveLength(3);
  site.app.clock.set('2027-06-01T12:00:00+02:00');
  await site.logIn();
  expect((await site.change(2, { kind: 'cancel' })).notified).toBeNull();
  await site.app.app.runDueWork();
  expect(await site.app.database.db.select().from(noticeMails)).toEqual([]);
  // Those of before have deleted themselves meanwhile.
  expect(site.mails()).toEqual({});
});

test('EVT-28 a move says both dates, another room its name; a shop that is away is requested again and nobody is forgotten or notified twice', async () => {
  site.pretix.failNext('500', 3);
  expect(await site.change(1, { kind: 'postpone', date_start: '2026-12-05T20:00', date_end: '2026-12-05T22:00' })).toMatchObject({
    status: 200,
    notified: null,
  });
  expect(site.mails()).toEqual({});
  site.app.clock.advance(61_000);
  await Promise.all([site.app.app.runDueWork(), site.app.app.runDueWork()]);
  const moved = site.mails()['ben@example.org'] ?? [];
  expect(moved).toHaveLength(1);
  expect(moved[0]).toMatch(/Subject: Postponed: Prince Hamlet, Tuesday 1 December 2026/);
  expect(moved[0]).toMatch(/before: Tuesday 1 December 2026, 19:30\s+now: Saturday 5 December 2026, 20:00/);
  expect(await site.change(1, { kind: 'change_room', room: 9 })).toMatchObject({ notified: 3 });
  await expect.poll(() => site.mails()['ada@example.org']?.length).toBe(2);
  expect(site.mails()['ada@example.org']?.join()).toMatch(/jetzt: Studio/);
});

test('ADMIN-175 EVT-28 ADMIN-03 SHOP-05 cancelled and reinstated in the office, by the call, in the panel or by an import: the same outcome everywhere', async () => {
  const { db } = site.app.database;
  await db.update(events).set({ import_source: 'plan', import_key: 'hamlet' }).where(eq(events.id, 1));
  await db.update(siteSettings).set({ is_indexing_enabled: true });
  await announceChange(db, ['settings']);
  await site.app.app.applyNewChanges();
  const entry = {
    key: 'hamlet',
    name: { de: 'Hamlet', en: 'Prince Hamlet' },
    date_start: '2026-12-01T19:30',
    date_end: '2026-12-01T22:00',
  };
  type Way = (isCanceled: boolean) => Promise<unknown>;
  const ways: Record<string, Way> = {
    office: (isCanceled) => site.submit(isCanceled ? 'cancel' : 'reinstate', { 'note.de': '' }),
    call: (isCanceled) => site.change(1, { kind: isCanceled ? 'cancel' : 'reinstate' }),
    panel: async (isCanceled) => {
      await site.draft({ statuses: isCanceled ? ['canceled'] : [] });
      const published = await site.call(`${site.entryCalls}/publish`, 'POST', { languages: ['de'] });
      expect(await published.json()).toMatchObject({ notified: 3 });
    },
    change: async (isCanceled) => {
      const statuses = isCanceled ? ['canceled'] : [];
      expect((await site.call('/de/api/events/1/', 'PATCH', { statuses })).status).toBe(200);
    },
    import: async (isCanceled) => {
      const document = { format: 'foyer', version: 1, source: 'plan', events: [{ ...entry, statuses: isCanceled ? ['canceled'] : [] }] };
      const report = await importInto(site.app.database, document, { by: { user: null, file: '', now: site.app.clock.now() } });
      expect(report).toMatchObject({ refused: [], lists: { events: { updated: 1 } } });
      await site.app.app.applyNewChanges();
    },
  };
  const text = async (path: string) => (await site.app.get(path)).text();
  // Another event of that day.
  await db.update(events).set({ statuses: [] }).where(eq(events.id, 4));
  await site.app.app.applyNewChanges();
  /** The document, its line in the calendar to subscribe to, and what history and activity say was done. */
  const outcome = async () => {
    const feed = (await text('/en/events.ics')).split('BEGIN:VEVENT').find((one) => one.includes('UID:event-1-')) ?? '';
    const audited = await db
      .select({ action: audit.action, title: audit.title, object_id: audit.object_id })
      .from(audit)
      .where(inArray(audit.action, ['cancel', 'reinstate']))
      .orderBy(audit.id);
    return {
      document: JSON.parse(await text('/en/api/events/1/')),
      feed: feed.replace(/^(DTSTAMP|LAST-MODIFIED|SEQUENCE):.*\r?\n/gm, ''),
      audited,
    };
  };
  const first = new Map<boolean, Awaited<ReturnType<typeof outcome>>>();
  for (const [index, [name, run]] of Object.entries(ways).entries()) {
    for (const isCanceled of [true, false]) {
      await run(isCanceled);
      const { statuses } = (await (await site.app.get('/en/api/events/1/')).json()) as { statuses: string[] };
      expect(statuses.includes('canceled'), name).toBe(isCanceled);
      const notices = await db.select({ kind: eventNotices.kind }).from(eventNotices).orderBy(eventNotices.id);
      expect(
        notices.slice(index * 2).map(({ kind }) => kind),
        name,
      ).toEqual(isCanceled ? ['cancel'] : ['cancel', 'reinstate']);
      await site.app.app.runDueWork();
      await expect.poll(() => site.mails()['ada@example.org']?.length, { message: name }).toBe(index * 2 + (isCanceled ? 1 : 2));
      expect(site.mails()['ben@example.org']?.at(-1), name).toMatch(
        isCanceled ? /^Subject: Cancelled: /m : /^Subject: Takes place after all: /m,
      );
      expect(await text('/en/events/prince-hamlet/1.ics'), name).toContain(isCanceled ? 'STATUS:CANCELLED' : 'STATUS:CONFIRMED');
      expect((await text('/en/events?date=01-12-2026')).includes('>canceled<'), name).toBe(isCanceled);
      const page = await text('/en/events/prince-hamlet/1');
      expect(page, name).toContain(`https://schema.org/${isCanceled ? 'EventCancelled' : 'EventScheduled'}`);
      expect(page.includes('This performance is cancelled.'), name).toBe(isCanceled);
      expect(page.includes('14,50 to 24'), name).toBe(!isCanceled);
      const added = await new Shopper(site.app.url).add({ event_jet_id: 'season/12', seat_group: 'Parkett', sale_type_ids: [1] });
      expect(JSON.stringify(added.body).includes('This event has been cancelled.'), name).toBe(isCanceled);
      const { audited, ...seen } = await outcome();
      first.set(isCanceled, first.get(isCanceled) ?? { audited, ...seen });
      const { audited: auditedFirst = [], ...seenFirst } = first.get(isCanceled) ?? {};
      expect(seen, name).toEqual(seenFirst);
      expect(audited.slice(index * 2), name).toEqual(auditedFirst);
    }
  }
  // Undoing an import that cancelled notifies as well.
  await ways.import?.(true);
  const [undoable] = await db.select({ id: imports.id }).from(imports).orderBy(desc(imports.id)).limit(1);
  expect(
    await db.transaction((transaction) => undoImport(transaction as never, undoable?.id ?? 0, { user: null, now: site.app.clock.now() })),
  ).toMatchObject({
    restored: 1,
  });
  const afterUndo = await db.select({ kind: eventNotices.kind }).from(eventNotices).orderBy(eventNotices.id);
  expect(afterUndo.slice(-2).map(({ kind }) => kind)).toEqual(['cancel', 'reinstate']);
  expect((await outcome()).audited.slice(-2).map(({ action }) => action)).toEqual(['cancel', 'reinstate']);
});

test('ADMIN-248 ADMIN-270 ADMIN-280 however a performance is reinstated, the reason of its cancellation goes, unless another is given, and a paused sale goes on', async () => {
  const note = async () => ((await (await site.app.get('/en/api/events/1/')).json()) as { status_note: string }).status_note;
  const { db } = site.app.database;
  await db.update(events).set({ import_source: 'plan', import_key: 'hamlet' }).where(eq(events.id, 1));
  const imported = async (given: object) => {
    const entry = { key: 'hamlet', name: { de: 'Hamlet', en: 'Prince Hamlet' }, date_start: '2026-12-01T19:30', ...given };
    const document = { format: 'foyer', version: 1, source: 'plan', events: [entry] };
    await importInto(site.app.database, document, { by: { user: null, file: '', now: site.app.clock.now() } });
    await site.app.app.applyNewChanges();
  };
  const ways: Record<string, () => Promise<unknown>> = {
    office: async () => {
      const shown = await (await site.app.get('/en/admin/events/1/reinstate', { headers: await headersOf(site.app, 'editor') })).text();
      const reason = /<textarea[^>]*name="note\.en"[^>]*>([^<]*)</.exec(shown)?.[1];
      return site.submit('reinstate', { 'note.de': '', 'note.en': reason ?? 'there is no such field' });
    },
    call: () => site.change(1, { kind: 'reinstate' }),
    panel: async () => {
      await site.draft({ statuses: [] });
      await site.call(`${site.entryCalls}/publish`, 'POST', { languages: ['de'] });
    },
    change: () => site.call('/de/api/events/1/', 'PATCH', { statuses: [] }),
    import: () => imported({ statuses: [] }),
  };
  const saleEnd = async () => (await db.select().from(events).where(eq(events.id, 1)))[0]?.sale_ends;
  for (const [name, reinstate] of Object.entries(ways)) {
    await site.change(1, { kind: 'cancel', note: { de: 'Wegen Krankheit.', en: 'Owing to illness.' } });
    expect(await note(), name).toBe('Owing to illness.');
    await reinstate();
    expect(await note(), name).toBe('');
    // Postponed without a new date, and canceled for good after all: the sale is paused until neither is so.
    await site.change(1, { kind: 'postpone', note: { en: 'Owing to illness.' } });
    expect(await saleEnd(), name).toEqual(site.app.clock.now());
    await reinstate();
    expect([await saleEnd(), await note()], name).toEqual([null, '']);
    // ADMIN-280: who has read that there is no date yet, reads that there is one; history and activity say what was done.
    const notices = await db.select({ kind: eventNotices.kind }).from(eventNotices).orderBy(desc(eventNotices.id)).limit(2);
    expect(
      notices.map(({ kind }) => kind),
      name,
    ).toEqual(['reinstate', 'postpone']);
    const [done] = await db
      .select({ action: audit.action })
      .from(audit)
      .where(inArray(audit.action, ['postpone', 'reinstate']))
      .orderBy(desc(audit.id))
      .limit(1);
    expect(done, name).toEqual({ action: 'reinstate' });
    await site.change(1, { kind: 'postpone' });
    await site.call('/de/api/events/1/', 'PATCH', { statuses: ['canceled'] });
    expect(await saleEnd(), name).toEqual(site.app.clock.now());
    await reinstate();
    expect(await saleEnd(), name).toBeNull();
  }
  // Taken back, the postponement pauses the sale again; a new date ends the pause as well, an end that is given holds.
  await db
    .update(events)
    .set({ sale_ends: new Date('2026-12-01T17:00:00+01:00') })
    .where(eq(events.id, 1));
  await site.change(1, { kind: 'postpone' });
  await ways.panel?.();
  expect(await saleEnd()).toEqual(new Date('2026-12-01T17:00:00+01:00'));
  await site.call(`${site.entryCalls}/publish/undo`, 'POST', {});
  expect(await saleEnd()).toEqual(site.app.clock.now());
  await site.call('/de/api/events/1/', 'PATCH', { date_start: '2026-12-08T19:30:00+01:00', date_end: null });
  expect(await saleEnd()).toEqual(new Date('2026-12-08T17:00:00+01:00'));
  await site.call('/de/api/events/1/', 'PATCH', { date_start: '2026-12-01T19:30:00+01:00' });
  await site.change(1, { kind: 'postpone' });
  await site.call('/de/api/events/1/', 'PATCH', { statuses: [], sale_ends: '2026-12-01T12:00:00+01:00' });
  expect(await saleEnd()).toEqual(new Date('2026-12-01T12:00:00+01:00'));
  await db.update(events).set({ sale_ends: null, paused_sale: null }).where(eq(events.id, 1));
  await site.change(1, { kind: 'cancel', note: { en: 'Owing to illness.' } });
  await site.call('/de/api/events/1/', 'PATCH', { statuses: [], status_note: { en: 'With another cast.' } });
  expect(await note()).toBe('With another cast.');
  await imported({ statuses: ['canceled'], status_note: { en: 'Owing to illness.' } });
  // A file that says nothing of the statuses reinstates nothing.
  await imported({});
  expect(await note()).toBe('Owing to illness.');
  await imported({ statuses: [], status_note: { en: 'In the small hall.' } });
  expect(await note()).toBe('In the small hall.');
});

test('ADMIN-14 EVT-28 before publishing a call says who would get a mail of what is drafted or chosen; nothing is stored by asking', async () => {
  const { db } = site.app.database;
  const notice = async (query = '') => (await site.read(`/de/pageeditor-api/events/1/notice${query}`)).notice;
  expect(await notice()).toBeNull();
  expect(await notice('?statuses=canceled,free_entrance')).toEqual({ kind: 'cancel', recipients: 3, waiting: 0, excess: 0, unseated: 0 });
  expect(await notice('?date_start=2026-12-05T20:00')).toEqual({ kind: 'postpone', recipients: 3, waiting: 0, excess: 0, unseated: 0 });
  expect(await notice('?room=9')).toEqual({ kind: 'change_room', recipients: 3, waiting: 0, excess: 0, unseated: 0 });
  expect(await notice('?room=none')).toBeNull();
  await site.draft({ statuses: ['canceled'] });
  expect(await notice()).toEqual({ kind: 'cancel', recipients: 3, waiting: 0, excess: 0, unseated: 0 });
  expect(await notice('?statuses=none')).toBeNull();
  expect(await db.select().from(eventNotices)).toEqual([]);
  // Planned, it is sent when the plan is carried out; a correction beside the plan sends nothing.
  const at = new Date(site.app.clock.now().getTime() + 3_600_000).toISOString();
  expect((await site.call(`${site.entryCalls}/plan`, 'POST', { languages: ['de'], at })).status).toBe(200);
  expect(await notice('?plan=correct')).toBeNull();
  await site.app.app.runDueWork();
  expect(site.mails()).toEqual({});
  site.app.clock.advance(3_601_000);
  const statuses = async () => (await site.read('/de/api/events/1/')).statuses;
  await expect.poll(statuses, { timeout: 8000 }).toContain('canceled');
  await site.app.app.runDueWork();
  await expect.poll(() => Object.keys(site.mails()).sort()).toEqual(['ada@example.org', 'ben@example.org', 'cleo@example.org']);
  expect(site.mails()['ada@example.org']?.[0]).toMatch(/^Subject: .*Abgesagt.*Hamlet/m);
});

test('EVT-28 SHOP-02 the shop that comes along has no names, so nobody is notified and the action says nothing', async () => {
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
