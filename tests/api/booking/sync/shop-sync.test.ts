import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { audit } from '../../../../src/core/database/change.tables.server.ts';
import { events, productions } from '../../../../src/features/programme/programme.tables.server.ts';
import { openSyncedSite, type SyncedSite } from '../../../support/booking/synced-site.ts';

let site: SyncedSite;
beforeEach(async () => {
  site = await openSyncedSite();
});
afterEach(() => site.close());

test('SHOP-109 three dates changed in the shop are on the public pages, with prices and the end of the sale, without a touch of the office', async () => {
  await site.sync();
  for (const id of [1, 2, 3]) expect(await site.page(id)).toContain('19:30');
  site.pretix.setDate(12, { date_from: '2026-12-01T20:15:00+01:00', date_to: '2026-12-01T22:45:00+01:00' });
  site.pretix.setDate(13, { date_from: '2026-12-03T18:00:00+01:00', date_to: null });
  site.pretix.setDate(14, { active: false });
  site.pretix.set('variation', { price: '27.00' });
  site.app.clock.advance(5 * 60_000);
  await site.app.app.runDueWork();
  expect(await site.page(1)).toContain('20:15');
  expect(await site.page(2)).toContain('18:00');
  expect(await site.event(2)).toMatchObject({ date_end: new Date('2026-12-03T20:30:00+01:00') });
  expect(await site.statuses(3)).toContain('online_sale_ended');
  for (const id of [1, 2]) expect((await site.event(id)).seat_groups[0]?.prices.map(({ price }) => price)).toEqual(['27.00', '14.50']);
  // The calendar, the search and the history have it too.
  expect(await site.calendar()).toContain('20:15');
  const changes = await site.app.database.db.select().from(audit).where(eq(audit.object_id, 1));
  expect(changes.map(({ action, detail }) => [action, Object.keys((detail as { before: object }).before).sort()])).toEqual([
    ['edit', ['date_end', 'date_start', 'seat_groups']],
  ]);
  // Sold again, as the shop has it.
  site.pretix.setDate(14, { active: true });
  await site.sync();
  expect(await site.statuses(3)).not.toContain('online_sale_ended');
});

test('SHOP-109 the shop is asked for what has changed: without a change its lists come without content, and nothing is written', async () => {
  await site.sync();
  const before = [await site.event(1), site.pretix.requests.length] as const;
  site.app.clock.advance(4 * 60_000);
  await site.app.app.runDueWork();
  expect(site.pretix.requests.filter((line) => line.includes('/subevents/'))).toHaveLength(1);
  site.app.clock.advance(60_000);
  await site.app.app.runDueWork();
  expect(site.pretix.requests.filter((line) => line.includes('/subevents/'))).toHaveLength(2);
  expect(site.pretix.answers.filter((status) => status === 304)).toHaveLength(2);
  expect(await site.event(1)).toEqual(before[0]);
});

test('ADMIN-225 ADMIN-246 SHOP-110 SHOP-111 what the office changed by hand and the shop changed too is a conflict that start page and menu count: ours stays until somebody presses', async () => {
  await site.sync();
  const countInMenu = (html: string) => Number(/Abgleich mit dem Webshop<span class="bs-vh">, (\d+) offen</.exec(html)?.[1] ?? 0);
  const counted = countInMenu(await site.startPage());
  await site.move(1, '2026-12-01T19:00:00+01:00');
  await site.move(2, '2026-12-03T19:00:00+01:00');
  // Changed by the office alone: the shop has nothing to say.
  await site.move(3, '2026-12-05T19:00:00+01:00');
  site.pretix.setDate(12, { date_from: '2026-12-01T20:00:00+01:00' });
  site.pretix.setDate(13, { date_from: '2026-12-03T20:00:00+01:00', presale_end: '2026-12-03T12:00:00+01:00' });
  await site.sync();
  expect((await site.event(1)).date_start).toEqual(new Date('2026-12-01T19:00:00+01:00'));
  expect((await site.event(3)).date_start).toEqual(new Date('2026-12-05T19:00:00+01:00'));
  // Other values of the same performance are taken.
  expect((await site.event(2)).sale_ends).toEqual(new Date('2026-12-03T12:00:00+01:00'));
  const page = await site.office();
  expect(page.match(/value="take"/g)).toHaveLength(2);
  expect(page).toMatch(/20:00[\s\S]*19:00/);
  const start = await site.startPage();
  expect(start).toContain('2 Konflikte mit dem Webshop');
  expect(countInMenu(start)).toBe(counted + 2);
  const [read, second] = site.conflicts(page);
  // The shop says something else than was read: it is not taken unread.
  site.pretix.setDate(12, { date_from: '2026-12-01T20:30:00+01:00' });
  await site.sync();
  expect(await site.press({ do: 'take', ...read })).toBe('409');
  expect((await site.event(1)).date_start).toEqual(new Date('2026-12-01T19:00:00+01:00'));
  site.pretix.setDate(12, { date_from: '2026-12-01T20:00:00+01:00' });
  await site.sync();
  const [first] = site.conflicts(await site.office());
  expect(await site.press({ do: 'take', ...first })).toMatch(/done=taken$/);
  expect(await site.press({ do: 'keep', ...second })).toMatch(/done=kept$/);
  // The end is the shop's own, and has not changed there.
  expect(await site.event(1)).toMatchObject({
    ...{ date_start: new Date('2026-12-01T20:00:00+01:00'), date_end: new Date('2026-12-01T22:00:00+01:00') },
  });
  expect((await site.event(2)).date_start).toEqual(new Date('2026-12-03T19:00:00+01:00'));
  await site.sync();
  expect(await site.office()).toContain('Webshop und Redaktion widersprechen sich nicht.');
  // Decided by somebody else meanwhile.
  expect(await site.press({ do: 'take', ...first })).toContain('409');
});

test('SHOP-110 a date that is read for the first time overwrites nothing, and a shop that repeats itself asks nothing again', async () => {
  site.pretix.setDate(12, { date_from: '2026-12-01T20:00:00+01:00' });
  await site.sync();
  expect((await site.event(1)).date_start).toEqual(new Date('2026-12-01T19:30:00+01:00'));
  expect((await site.office()).match(/value="take"/g)).toHaveLength(1);
  // The office follows by hand: there is nothing left to decide.
  await site.move(1, '2026-12-01T20:00:00+01:00');
  expect(await site.office()).not.toContain('value="take"');
});

test('SHOP-110 an end of the sale that has passed is the same for shop and office, and one that the shop extends is taken', async () => {
  const now = site.app.clock.now().getTime();
  const hoursLater = (hours: number) => new Date(now + hours * 3_600_000);
  const { db } = site.app.database;
  // Event 1: over at both, said differently. Event 2: the same end at both, which passes meanwhile.
  await db
    .update(events)
    .set({ sale_ends: hoursLater(-2) })
    .where(eq(events.id, 1));
  await db
    .update(events)
    .set({ sale_ends: hoursLater(1) })
    .where(eq(events.id, 2));
  site.pretix.setDate(12, { presale_end: hoursLater(-1).toISOString() });
  site.pretix.setDate(13, { presale_end: hoursLater(1).toISOString() });
  await site.sync();
  expect(await site.office()).toContain('Webshop und Redaktion widersprechen sich nicht.');
  site.app.clock.advance(2 * 3_600_000);
  site.pretix.setDate(12, { presale_end: hoursLater(4).toISOString() });
  site.pretix.setDate(13, { presale_end: hoursLater(5).toISOString() });
  await site.sync();
  expect(await site.office()).toContain('Webshop und Redaktion widersprechen sich nicht.');
  expect((await site.event(1)).sale_ends).toEqual(hoursLater(4));
  expect((await site.event(2)).sale_ends).toEqual(hoursLater(5));
});

test('SHOP-112 the webhook brings the next synchronisation forward: only with the secret, whatever it says, as often as it comes', async () => {
  await site.sync();
  site.pretix.setDate(12, { date_from: '2026-12-01T20:15:00+01:00' });
  expect(await site.webhook('wrong-secret-of-somebody')).toBe(401);
  expect(await site.webhook()).toBe(401);
  expect(await site.page(1)).toContain('19:30');
  expect(await site.webhook(site.secret, 'no json at all')).toBe(204);
  expect(await site.webhook(site.secret)).toBe(204);
  await expect.poll(() => site.page(1)).toContain('20:15');
  expect((await site.app.get('/shop-webhook')).status).toBe(404);
});

test('SHOP-113 SHOP-123 a new date of a known production becomes a draft, once; what was there before is listed and fills its form', async () => {
  const { db } = site.app.database;
  const production = 1;
  await db.insert(productions).values({ id: production, name: { de: 'Hamlet' }, programs: [], is_online: true });
  await db.execute(sql`alter table events alter column id restart with 100`);
  await db.update(events).set({ production });
  site.pretix.setDate(15, { ...site.date(15, '2026-12-08T19:30:00+01:00') });
  // Shown to nobody at the shop: neither listed nor drafted until it is.
  site.pretix.setDate(17, { ...site.date(17, '2026-12-10T19:30:00+01:00'), is_public: false });
  await site.sync();
  expect(await site.office()).not.toContain('season/17');
  const listed = await site.office();
  expect(listed).toMatch(/Termine ohne Vorstellung[\s\S]*season\/15/);
  // Its form begins with what the shop says and with what the production gives.
  const form = await site.screen(/href="([^"]+shop=season%2F15)"/.exec(listed)?.[1] ?? '');
  for (const [name, value] of [
    ['id_jet', 'season/15'],
    ['date_start', '2026-12-08T19:30'],
  ])
    expect(form).toMatch(new RegExp(`name="${name}"[^>]*value="${value}`));
  expect(form).toMatch(/<option value="1" selected="">Hamlet/);
  expect(await site.screen('/de/admin/events/new?shop=season%2F12')).toContain('Nichts gefunden.');
  site.pretix.setDate(16, { ...site.date(16, '2026-12-09T18:00:00+01:00'), date_to: '2026-12-09T20:00:00+01:00' });
  await site.sync();
  const drafted = () => db.select().from(events).where(eq(events.id_jet, 'season/16'));
  expect(await drafted()).toMatchObject([
    { production, is_online: false, date_start: new Date('2026-12-09T18:00:00+01:00'), date_end: new Date('2026-12-09T20:00:00+01:00') },
  ]);
  expect((await drafted())[0]?.seat_groups[0]?.prices[0]?.price).toBe('24.00');
  expect(await db.select().from(events).where(eq(events.id_jet, 'season/17'))).toHaveLength(0);
  expect(await site.press({ do: 'ignore', date: 'season/15' })).toMatch(/done=ignored$/);
  // Deleted by the office: it does not come back.
  await db.update(events).set({ deleted_at: site.app.clock.now() }).where(eq(events.id_jet, 'season/16'));
  site.pretix.setDate(12, { presale_end: '2026-11-30T12:00:00+01:00' });
  await site.sync();
  expect(await drafted()).toHaveLength(1);
  expect(await site.office()).not.toContain('Termine ohne Vorstellung');
});

test('SHOP-122 what the shop can do is in menu, search and help of the office, and what it cannot is not', async () => {
  for (const screen of [await site.startPage(), await site.screen('/de/admin/search?search=webshop'), await site.screen('/de/admin/help')])
    expect(screen).toMatch(/shop-sync|webshop-sync/);
  expect(await site.startPage()).not.toContain('promotion-codes');
  expect(await site.screen('/de/admin/search?search=aktionscode')).not.toContain('promotion-codes');
});

test('SHOP-113 SHOP-114 a new date with values the office does not take is drafted without them: they wait, and why is said in the language of the page', async () => {
  const { db } = site.app.database;
  await db.insert(productions).values({ id: 1, name: { de: 'Hamlet' }, programs: [], is_online: true });
  await db.execute(sql`alter table events alter column id restart with 100`);
  await db.update(events).set({ production: 1 });
  await site.sync();
  site.pretix.setDate(15, { ...site.date(15, '2026-12-08T19:30:00+01:00'), date_to: '2026-12-08T18:00:00+01:00' });
  await site.sync();
  const [draft] = await db.select().from(events).where(eq(events.id_jet, 'season/15'));
  expect(draft).toMatchObject({ is_online: false, date_end: new Date('2026-12-08T22:00:00+01:00') });
  const [german, english] = [await site.office(), await site.office('en')];
  expect(german.match(/value="take"/g)).toHaveLength(1);
  expect(german).toContain('Das Ende liegt vor dem Beginn');
  expect(english).toContain('The end is before the beginning');
  expect(await site.startPage()).not.toContain('Abgleich mit dem Webshop unvollständig');
});

test('SHOP-114 a date that cannot be stored is not the fault of the shop: screen and start page say so', async () => {
  await site.app.database.db.execute(sql`alter table shop_dates add constraint broken check (id_jet <> 'season/13') not valid`);
  await site.sync();
  expect(await site.office()).toContain('Nicht alles konnte übernommen werden');
  const start = await site.startPage();
  expect(start).toContain('Abgleich mit dem Webshop unvollständig');
  expect(start).not.toContain('Der Webshop antwortet nicht');
  await site.app.database.db.execute(sql`alter table shop_dates drop constraint broken`);
  await site.sync();
  expect(await site.startPage()).not.toContain('Abgleich mit dem Webshop unvollständig');
});

test('SHOP-114 a shop that takes longer than the office waits is not said to be synchronised before it is', async () => {
  // Two answers that do not come take longer than the press waits; the third comes.
  site.pretix.failNext('slow', 2);
  const answer = await site.press({ do: 'now' });
  const page = await site.screen(answer);
  expect(page).toContain('Der Abgleich läuft noch.');
  expect(page).not.toContain('Mit dem Webshop abgeglichen.');
  await expect.poll(() => site.screen(answer), { timeout: 20_000 }).toContain('Mit dem Webshop abgeglichen.');
});

test('SHOP-109 SHOP-114 an unreachable shop changes nothing, says so in the office and on /readyz, and is made up for', async () => {
  await site.sync();
  site.pretix.setDate(12, { date_from: '2026-12-01T20:15:00+01:00' });
  site.pretix.failNext('500', 1000);
  await site.press({ do: 'now' });
  expect(await site.page(1)).toContain('19:30');
  expect(await site.office()).toMatch(/Der Webshop antwortet seit .* nicht/);
  expect(await site.startPage()).toContain('Der Webshop antwortet nicht');
  const [since] = /Der Webshop antwortet seit .*? nicht/.exec(await site.office()) ?? [];
  site.app.clock.advance(3 * 60_000);
  await site.app.app.runDueWork();
  expect(await site.office()).toContain(since);
  await expect.poll(async () => (await site.app.get('/readyz')).json()).toMatchObject({ status: 'degraded', degraded: ['shop'] });
  site.pretix.recover();
  await expect
    .poll(
      async () => {
        await site.app.app.runDueWork();
        return site.page(1);
      },
      { timeout: 20_000, interval: 1000 },
    )
    .toContain('20:15');
  expect(await site.office()).not.toContain('antwortet seit');
}, 40_000);
