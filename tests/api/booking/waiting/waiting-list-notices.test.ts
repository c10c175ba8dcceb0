import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noticeMails } from '../../../../src/features/notices/notices.tables.server.ts';
import { events, productions, rooms } from '../../../../src/features/programme/programme.tables.server.ts';
import { startTestApp, type TestApp } from '../../../support/app.ts';
import { ShopBrowser } from '../../../support/booking/shop-browser.ts';
import { seedShop } from '../../../support/booking/shop-events.ts';
import { Shopper } from '../../../support/booking/shopper.ts';
import { joinWaitingList, waitingForm } from '../../../support/booking/waiting-list.ts';
import { decode } from '../../../support/decode.ts';
import { headersOf, mailsOf } from '../../../support/office/accounts.ts';
import { breakMail } from '../../../support/office/broken-mail.ts';

let app: TestApp;
let headers: Record<string, string>;

beforeEach(async () => {
  app = await startTestApp({
    environment: { LOG_LEVEL: 'silent' },
    seed: async (database) => {
      await seedShop(database);
      await database.db.insert(productions).values({ id: 1, name: { de: 'Werkstatt', en: 'Workshop' }, programs: [], is_online: true });
      await database.db.insert(rooms).values({ id: 9, name: { de: 'Probebühne', en: 'Rehearsal stage' } });
      await database.db
        .update(events)
        .set({ production: 1, has_waiting_list: true, ticket_url: '/tickets/STUDIO' })
        .where(eq(events.id, 2));
    },
  });
  await new Shopper(app.url).add({ event_jet_id: 'STUDIO', quantities: [10] });
  headers = await headersOf(app, 'editor');
});
afterEach(() => app.close());

async function change(body: object): Promise<number | null> {
  const answer = await app.get('/de/api/events/2/change/', {
    ...{ method: 'POST', body: JSON.stringify(body) },
    headers: { ...headers, 'content-type': 'application/json' },
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { notified: number | null }).notified;
}

/** Mails of an address about changes, once as many were sent: those of joining and offers of places that became free are the list's own. */
async function mailsTo(address: string, count: number): Promise<string[]> {
  const read = () =>
    mailsOf(app)
      .map((text) => text.replace(/=\n/g, '').replace(/=([0-9A-F]{2})/g, '%$1'))
      .filter((text) => text.includes(`To: ${address}`) && !/^Subject: (Please confirm|Seats for you)/m.test(text));
  await expect.poll(() => read().length).toBe(count);
  return read();
}

test('SHOP-180 who waits for an evening gets one mail when it is cancelled, takes place after all, moves or changes the room, with the way to their page', async () => {
  const address = await joinWaitingList(app);
  // Not confirmed: nobody has shown that this address is theirs.
  await new ShopBrowser(app).send('/waiting-list/STUDIO?lang=en', { ...waitingForm, email: 'eve@example.org' });

  expect(await change({ kind: 'cancel', note: { de: 'Wegen Krankheit.', en: 'Owing to illness.' } })).toBe(1);
  const [canceled] = await mailsTo('ada@example.org', 1);
  expect(canceled).toMatch(/^Subject: Cancelled: /m);
  expect(canceled).toMatch(/for which you are on our waiting list[\s\S]*Owing to illness\./);
  const token = new URL(address, app.url).searchParams.get('token') ?? '-';
  expect(canceled).toContain(token);
  await change({ kind: 'cancel', note: { de: 'Noch einmal.' } });

  expect(await change({ kind: 'reinstate' })).toBe(1);
  expect((await mailsTo('ada@example.org', 2)).join()).toMatch(/takes place after all\. Your entry stands:/);
  expect(await change({ kind: 'postpone', date_start: '2026-12-20T20:00', date_end: '2026-12-20T22:00' })).toBe(1);
  expect((await mailsTo('ada@example.org', 3)).join()).toMatch(
    /Your entry now stands for the new date:[\s\S]*now: Sunday 20 December 2026, 20:00/,
  );
  expect(await change({ kind: 'change_room', room: 9 })).toBe(1);
  expect((await mailsTo('ada@example.org', 4)).join()).toMatch(/now: Rehearsal stage/);
  await app.app.runDueWork();
  expect(await app.database.db.select().from(noticeMails)).toEqual([]);
  await mailsTo('ada@example.org', 4);
  await mailsTo('eve@example.org', 0);
});

test('SHOP-180 moved twice while no mail can be sent, who waits gets one mail with the date they know and the last one; who leaves the list meanwhile gets none', async () => {
  await joinWaitingList(app);
  const leaver = await joinWaitingList(app, { email: 'bea@example.org' });
  await app.app.runDueWork();
  const repairMail = breakMail(app);
  await change({ kind: 'postpone', date_start: '2026-12-20T20:00', date_end: '2026-12-20T22:00' });
  await app.app.runDueWork();
  await new ShopBrowser(app).send(leaver, { do: 'leave' });
  await change({ kind: 'postpone', date_start: '2026-12-21T20:00', date_end: '2026-12-21T22:00' });
  await repairMail();
  app.clock.advance(3_600_000);
  await app.app.runDueWork();
  const [moved] = await mailsTo('ada@example.org', 1);
  expect(moved).toMatch(/now: Monday 21 December 2026, 20:00/);
  expect(moved).not.toContain('20 December');
  await mailsTo('bea@example.org', 0);
});

test('SHOP-226 SHOP-180 ADMIN-14 the office reads beforehand how many wait, and their mail in both languages', async () => {
  await joinWaitingList(app);
  await joinWaitingList(app, { email: 'bea@example.org' });
  const page = decode(await (await app.get('/de/admin/events/2/cancel', { headers })).text());
  // The shop of this site names nobody: that is neither none nor an unknown number.
  expect(page).toContain('Karteninhaber bekommen von hier keine E-Mail. Die Texte können Sie selbst verschicken.');
  expect(page).toContain('2 Einträge der Warteliste bekommen eine E-Mail darüber.');
  expect(page).toMatch(/Auf der Warteliste, Deutsch: Abgesagt: /);
  expect(page).toMatch(/Auf der Warteliste, English: Cancelled: /);
  expect(page).toContain('Haben Sie ein Angebot von uns, ist es damit hinfällig');
  const notice = await app.get('/de/pageeditor-api/events/2/notice?statuses=canceled', { headers });
  expect(((await notice.json()) as { notice: object }).notice).toEqual({
    kind: 'cancel',
    recipients: 'unnamed',
    waiting: 2,
    excess: 0,
    unseated: 0,
  });
});
