import { afterEach, beforeEach, expect, test } from 'vitest';
import { waitingDates, waitingParties } from '../../../../src/features/booking/waiting-list/waiting-list.tables.server.ts';
import { eventNotices } from '../../../../src/features/notices/notices.tables.server.ts';
import { openSyncedSite, type SyncedSite } from '../../../support/booking/synced-site.ts';

let site: SyncedSite;
beforeEach(async () => {
  site = await openSyncedSite();
});
afterEach(() => site.close());

test('SHOP-124 EVT-28 mails about evenings that the shop has moved wait: the office reads them, then sends or drops them with one press', async () => {
  await site.sync();
  for (const [index, address] of ['ben@example.org', 'eva@example.org', 'kim@example.org'].entries())
    site.pretix.listedOrders.push({
      ...{ code: address, status: 'p', email: address, locale: 'en' },
      positions: [{ id: index + 1, subevent: 12 + index, canceled: false }],
    });
  const mailed = async () => {
    site.app.clock.advance(60_000);
    await site.app.app.runDueWork();
    return ['ben', 'eva', 'kim'].flatMap((name) => site.mailsTo(`${name}@example.org`));
  };
  site.pretix.setDate(12, { date_from: '2026-12-01T20:15:00+01:00' });
  site.pretix.setDate(13, { date_from: '2026-12-03T20:15:00+01:00' });
  site.pretix.setDate(14, { date_from: '2026-12-05T20:15:00+01:00' });
  await site.sync();
  expect(await mailed()).toEqual([]);
  expect(await site.startPage()).toContain('3 verlegte Vorstellungen: E-Mails an Karteninhaber warten');
  const page = await site.office('en');
  expect(page).toMatch(/before: Tuesday 1 December 2026, 19:30\s+now: Tuesday 1 December 2026, 20:15/);
  expect(page).toMatch(/1 person|one person/i);
  const [first = '', second = '', third = ''] = [...page.matchAll(/name="notice" value="(\d+)"/g)].map(([, id]) => id);
  // Moved once more, and back: what counts is what stands on the ticket.
  site.pretix.setDate(12, { date_from: '2026-12-01T21:00:00+01:00' });
  site.pretix.setDate(14, { date_from: '2026-12-05T19:30:00+01:00' });
  await site.sync();
  expect([...(await site.office()).matchAll(/name="notice" value="(\d+)"/g)].map(([, id]) => id)).toEqual([first, second]);
  // A tab that was open before still offers it.
  expect(await site.press({ do: 'mail', notice: third })).toBe('409');
  expect(await site.press({ do: 'no-mail', notice: second })).toMatch(/done=unmailed$/);
  expect(await site.press({ do: 'mail', notice: first })).toMatch(/done=mailed$/);
  const [mail, ...others] = await mailed();
  expect(mail).toMatch(/To: ben[\s\S]*before: Tuesday 1 December 2026, 19:30\s+now: Tuesday 1 December 2026, 21:00/);
  expect(others).toEqual([]);
  expect(await site.press({ do: 'mail', notice: first })).toBe('409');
  // The office itself moves an evening on whose mail still waits: its mail names the time on the ticket.
  site.pretix.setDate(14, { date_from: '2026-12-05T20:15:00+01:00' });
  await site.sync();
  expect(await site.office()).toContain(`name="notice" value="${third}"`);
  await site.move(3, '2026-12-05T21:30:00+01:00');
  expect((await mailed()).at(-1)).toMatch(/To: kim[\s\S]*before: Saturday 5 December 2026, 19:30\s+now: Saturday 5 December 2026, 21:30/);
  expect(await site.office()).not.toContain('name="notice"');
});

test('SHOP-124 mails that nobody would get do not wait: nobody has a ticket, or the last one was returned meanwhile', async () => {
  await site.sync();
  const ben = { code: 'BEN', status: 'p', email: 'ben@example.org', locale: 'de', positions: [{ id: 1, subevent: 12, canceled: false }] };
  site.pretix.listedOrders.push(ben);
  site.pretix.setDate(12, { date_from: '2026-12-01T20:15:00+01:00' });
  site.pretix.setDate(13, { date_from: '2026-12-03T20:15:00+01:00' });
  await site.sync();
  await site.app.app.runDueWork();
  expect((await site.office()).match(/name="notice"/g)).toHaveLength(1);
  expect(await site.startPage()).toContain('Eine verlegte Vorstellung: E-Mails an Karteninhaber warten');
  ben.status = 'c';
  site.app.clock.advance(3_600_000);
  await site.app.app.runDueWork();
  expect(await site.office()).not.toContain('name="notice"');
  expect(await site.startPage()).not.toContain('E-Mails an Karteninhaber');
  // Of a performance that is over nobody asks the shop any more.
  ben.status = 'p';
  site.pretix.setDate(12, { date_from: '2026-12-01T21:00:00+01:00' });
  await site.sync();
  expect((await site.office()).match(/name="notice"/g)).toHaveLength(1);
  site.app.clock.set('2026-12-02T12:00:00+01:00');
  await site.app.app.runDueWork();
  expect(await site.app.database.db.select().from(eventNotices)).toEqual([]);
});

test('SHOP-226 SHOP-124 SHOP-180 mails that nobody would get any more cannot be sent, and those to the waiting list alone still wait', async () => {
  await site.sync();
  const ben = { code: 'BEN', status: 'p', email: 'ben@example.org', locale: 'de', positions: [{ id: 1, subevent: 12, canceled: false }] };
  site.pretix.listedOrders.push(ben);
  site.pretix.setDate(12, { date_from: '2026-12-01T20:15:00+01:00' });
  await site.sync();
  expect(await site.office()).toMatch(/Eine Person bekommt diese E-Mail[\s\S]*value="mail"[\s\S]*value="no-mail"/);
  ben.status = 'c';
  const nobody = await site.office();
  expect(nobody).toContain('Niemand bekommt eine E-Mail: Niemand hat eine Karte oder steht auf der Warteliste.');
  expect(nobody).toContain('value="no-mail"');
  expect(nobody).not.toContain('value="mail"');
  site.pretix.failNext('500', 3);
  expect(await site.office()).toMatch(/Der Webshop antwortet gerade nicht[\s\S]*value="mail"/);
  const { db } = site.app.database;
  const now = site.app.clock.now();
  const eva = { token: 'eva', email: 'eva@example.org', language: 'en' as const, size: 2, created_at: now, confirmed_at: now };
  const [party] = await db.insert(waitingParties).values(eva).returning({ id: waitingParties.id });
  await db.insert(waitingDates).values({ party: party?.id ?? 0, event: 1 });
  site.app.clock.advance(3_600_000);
  await site.app.app.runDueWork();
  const waiting = await site.office();
  expect(waiting).toContain('Ein Eintrag der Warteliste bekommt eine E-Mail darüber.');
  const [, notice = ''] = /name="notice" value="(\d+)"/.exec(waiting) ?? [];
  expect(await site.press({ do: 'mail', notice })).toMatch(/done=mailed$/);
  await site.app.app.runDueWork();
  expect(site.mailsTo('eva@example.org')).toHaveLength(1);
});
