import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noticeMails } from '../../../src/features/notices/notices.tables.server.ts';
import { events } from '../../../src/features/programme/programme.tables.server.ts';
import { openTicketHolders, type TicketHolders } from '../../support/booking/ticket-holders.ts';
import { breakMail } from '../../support/office/broken-mail.ts';

let site: TicketHolders;

beforeEach(async () => {
  site = await openTicketHolders();
});
afterEach(() => site.close());

async function passTime(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    site.app.clock.advance(5 * 60_000);
    await site.app.app.runDueWork();
  }
}
const mailsTo = (name: string) => site.mails()[`${name}@example.org`] ?? [];
const subjectsTo = (name: string) => mailsTo(name).map((mail) => /^Subject: (\w+)/m.exec(mail)?.[1]);
const moveTo = (date_start: string) => ({ kind: 'postpone', date_start, date_end: date_start.replace(/T.*/, 'T23:00') });

test('EVT-28 a cancellation whose mails could not be sent is not mailed after the performance was reinstated, be it the mail server or the shop that was away', async () => {
  const repairMail = breakMail(site.app);
  expect(await site.change(1, { kind: 'cancel' })).toMatchObject({ notified: 3 });
  await repairMail();
  expect(await site.change(1, { kind: 'reinstate' })).toMatchObject({ notified: 3 });
  await passTime();
  expect(subjectsTo('ben')).toEqual(['Takes']);
  expect(await site.open('/de/admin/events/1/cancel')).toContain('von einer späteren Änderung überholt, nicht verschickt');

  site.pretix.failNext('500', 3);
  expect(await site.change(1, { kind: 'cancel' })).toMatchObject({ notified: null });
  expect(await site.change(1, { kind: 'reinstate' })).toMatchObject({ notified: 3 });
  await passTime();
  expect(subjectsTo('ben')).toEqual(['Takes', 'Takes']);
});

test('EVT-28 who has not heard of a first move reads of the second with the beginning on their ticket, and nothing when it is back', async () => {
  const repairMail = breakMail(site.app);
  await site.change(1, moveTo('2026-12-01T20:00'));
  await repairMail();
  await site.change(1, moveTo('2026-12-01T21:00'));
  await passTime();
  expect(mailsTo('ben')).toHaveLength(1);
  expect(mailsTo('ben')[0]).toMatch(/before: Tuesday 1 December 2026, 19:30\s+now: Tuesday 1 December 2026, 21:00/);

  // Moved on and back before anybody has heard of it.
  const repairAgain = breakMail(site.app);
  await site.change(1, moveTo('2026-12-01T22:00'));
  await repairAgain();
  expect(await site.change(1, moveTo('2026-12-01T21:00'))).toMatchObject({ notified: 0 });
  await passTime();
  expect(mailsTo('ben')).toEqual([]);
  expect(await site.open('/de/admin/events/1/cancel')).toContain('an niemanden verschickt');

  // The change of the room is written by what the ticket says, too.
  site.pretix.failNext('500', 3);
  await site.change(1, moveTo('2026-12-01T20:30'));
  await site.change(1, { kind: 'change_room', room: 9 });
  await passTime();
  expect(mailsTo('ben')).toHaveLength(1);
  expect(mailsTo('ben')[0]).toMatch(/before: Tuesday 1 December 2026, 21:00\s+now: Tuesday 1 December 2026, 20:30\s+new venue: Studio/);
});

test('EVT-28 who has heard of a move reads that it is taken back, while those it has not reached read nothing', async () => {
  const repairMail = breakMail(site.app);
  await site.change(1, moveTo('2026-12-01T20:00'));
  await repairMail();
  // Ben's has gone out.
  await site.app.database.db.delete(noticeMails).where(eq(noticeMails.recipient, 'ben@example.org'));
  expect(await site.change(1, moveTo('2026-12-01T19:30'))).toMatchObject({ notified: 1 });
  await passTime();
  expect(Object.keys(site.mails())).toEqual(['ben@example.org']);
  expect(mailsTo('ben')).toEqual([expect.stringMatching(/before: Tuesday 1 December 2026, 20:00\s+now: Tuesday 1 December 2026, 19:30/)]);
});

test('EVT-28 a beginning and a room that are changed in one go are both in the mail, and in that of a reinstatement the room', async () => {
  const edit = async (values: object) => {
    expect((await site.call('/de/api/events/1/', 'PATCH', values)).status).toBe(200);
    await site.app.app.runDueWork();
  };
  await edit({ date_start: '2026-12-01T20:00', room: 9 });
  expect(mailsTo('ada')[0]).toMatch(/jetzt: Dienstag, 1. Dezember 2026, 20:00.*\s+neuer Spielort: Studio/);
  const [other] = await site.app.database.db.select({ room: events.room }).from(events).where(eq(events.id, 2));
  await edit({ statuses: ['canceled'] });
  await edit({ statuses: [], room: other?.room ?? 1 });
  expect(mailsTo('ben')).toHaveLength(3);
  expect(mailsTo('ben').at(-1)).toMatch(/Subject: Takes place[\s\S]*1 December 2026, 20:00\s+new venue: \w/);
});
