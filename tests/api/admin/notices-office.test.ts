import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventNotices } from '../../../src/features/notices/notices.tables.server.ts';
import { alerts } from '../../../src/features/site/site.tables.server.ts';
import { openTicketHolders, type TicketHolders } from '../../support/booking/ticket-holders.ts';
import { headersOf } from '../../support/office/accounts.ts';
import { valuesOf } from '../../support/office/office-form.ts';

let site: TicketHolders;

beforeEach(async () => {
  site = await openTicketHolders();
});
afterEach(() => site.close());

test('ADMIN-14 EVT-28 before a change its mails can be read in both languages, with the number of recipients; nothing is stored by looking', async () => {
  const question = await site.open('/de/admin/events/1/cancel');
  expect(question).toContain('3 Personen bekommen diese E-Mail');
  expect(question).toContain('Deutsch: Abgesagt: Hamlet, Dienstag, 1. Dezember 2026');
  expect(question).toContain('English: Cancelled: Prince Hamlet, Tuesday 1 December 2026');
  const { page: moved } = await site.submit('postpone', { preview: '1', date_start: '2026-12-05T20:00', 'note.de': 'Wegen <Sturm>.' });
  expect(moved).toMatch(/jetzt: Samstag, 5. Dezember 2026, 20:00.*Wegen <Sturm>\./s);
  expect(moved).toContain('value="2026-12-05T20:00"');
  expect((await site.submit('move', { preview: '1', room: '9' })).page).toMatch(/jetzt: Studio/);
  expect((await site.submit('move', { preview: '1', room: '' })).page).toContain('hängt von den Angaben oben ab');
  // The form begins with the room it is in: nobody is mailed about that.
  expect(await site.open('/de/admin/events/1/move')).toMatch(/hängt von den Angaben oben ab(?![\s\S]*Anderer Spielort)/);
  site.pretix.failNext('500', 3);
  expect(await site.open('/de/admin/events/1/cancel')).toContain('ist nicht bekannt: Der Webshop antwortet gerade nicht');
  expect(await site.app.database.db.select().from(eventNotices)).toEqual([]);
  expect(site.mails()).toEqual({});
  site.app.clock.set('2027-06-01T12:00:00+02:00');
  await site.logIn();
  expect(await site.open('/de/admin/events/1/cancel')).toContain('Niemand bekommt eine E-Mail');
});

test('ADMIN-14 whom a change was mailed to stands at the performance and with the mails, while it is sent too', async () => {
  site.pretix.failNext('500', 3);
  await site.submit('cancel', { 'note.de': 'Sturm' });
  expect(await site.open('/de/admin/events/1/reinstate')).toContain('wartet auf die Adressen aus dem Webshop');
  site.app.clock.advance(61_000);
  await site.app.app.runDueWork();
  expect(await site.open('/de/admin/events/1/reinstate')).toContain('an 3 Personen verschickt');
  await site.logIn('administrator');
  expect(await site.open('/de/admin/mails')).toMatch(/Abgesagt: Hamlet, Dienstag, 1. Dezember 2026.*an 3 Personen verschickt/s);
});

test('ADMIN-14 ADMIN-100 EVT-28 the form of a performance asks before publishing or planning what ticket holders get a mail of', async () => {
  const { db } = site.app.database;
  const path = '/de/admin/events/1';
  const form = valuesOf(await site.open(path));
  const send = (given: Record<string, string>) => site.submit('', { ...form, ...given });
  const first = await send({ 'statuses.canceled': 'on', operation: 'publish' });
  expect(first.location).toBe(`${path}?ask=de-en`);
  const isCanceled = async () => (await site.read('/de/api/events/1/')).statuses.includes('canceled');
  expect([await isCanceled(), await db.select().from(eventNotices)]).toEqual([false, []]);
  const question = await site.open(first.location);
  expect(question).toContain('Beim Veröffentlichen bekommen 3 Personen mit Karte eine E-Mail darüber.');
  expect(question).toContain('English: Cancelled: Prince Hamlet, Tuesday 1 December 2026');
  const confirm = /value="([^"]*)"[^>]* name="publish.notify"[^>]*>([^<]*)</.exec(question);
  expect(confirm?.[2]).toBe('Veröffentlichen und 3 Personen benachrichtigen');
  // At the field it is said without the question as well.
  expect(await site.open(path)).toMatch(/3 Personen mit Karte[^<]*<a href="[^"]*\/cancel"/);
  Object.assign(form, valuesOf(question), { 'statuses.canceled': 'on' });
  delete form.operation;
  // What was confirmed was something else.
  expect((await send({ 'publish.notify': 'change_room', 'publish.asked': 'publish' })).location).toMatch(/ask=/);
  Object.assign(form, valuesOf(await site.open(path)));
  const done = await send({ 'publish.notify': confirm?.[1] ?? '', 'publish.asked': 'publish' });
  expect(done.location).toBe(`${path}?done=published&notified=3`);
  expect(await isCanceled()).toBe(true);
  const shown = await site.open(done.location);
  expect(shown).toContain('Per E-Mail benachrichtigt: 3.');

  // A plan is asked about the same, with its time.
  const again = valuesOf(shown);
  delete again['statuses.canceled'];
  const planned = await site.submit('', { ...again, operation: 'plan', 'publish.at': '2026-11-30T10:00' });
  expect(planned.location).toBe(`${path}?ask=de-en&at=2026-11-30T10:00`);
  const plan = await site.open(planned.location);
  expect(plan).toContain('Zurzeit sind das 3 Personen.');
  const print = /value="([^"]*)"[^>]* name="publish.notify"/.exec(plan)?.[1] ?? '';
  const stands = valuesOf(plan);
  delete stands.operation;
  expect((await site.submit('', { ...stands, 'publish.notify': print })).location).toBe(`${path}?done=planned`);
});

test('EDIT-170 ADMIN-14 before a publication is taken back, office and page editor ask about the mails it sends', async () => {
  const { db } = site.app.database;
  const isCanceled = async () => (await site.read('/de/api/events/1/')).statuses.includes('canceled');
  const question = () => site.read('/de/pageeditor-api/events/1/notice?undo=true');
  expect(await question()).toEqual({ notice: null });
  await site.draft({ statuses: ['canceled'] });
  const published = await site.call(`${site.entryCalls}/publish`, 'POST', { languages: ['de', 'en'] });
  const { version } = (await published.json()) as { version: number };
  expect(await question()).toEqual({ notice: { kind: 'reinstate', recipients: 3, waiting: 0, excess: 0, unseated: 0 } });
  const take = (given: Record<string, string>) => site.submit('undo-publish', { number: `${version}`, ...given });
  const first = await take({});
  expect(first.page).toContain('Wird die Veröffentlichung zurückgenommen, bekommen 3 Personen mit Karte eine E-Mail darüber.');
  expect(first.page).toContain('English: Takes place after all: Prince Hamlet, Tuesday 1 December 2026');
  expect([await isCanceled(), (await db.select().from(eventNotices)).length]).toEqual([true, 1]);
  const [, print = '', label] = /value="([^"]*)"[^>]* name="notify"[^>]*>([^<]*)/.exec(first.page) ?? [];
  expect(label).toBe('Zurücknehmen und 3 Personen benachrichtigen');
  // What was confirmed was something else.
  expect((await take({ notify: 'cancel' })).page).toContain('Karteninhaber benachrichtigen?');
  expect((await take({ notify: print })).location).toBe('/de/admin/events/1?done=unpublished&notified=3');
  expect(await isCanceled()).toBe(false);
});

test('ADMIN-15 ADMIN-290 ADMIN-292 the alert of a cancellation is seen as long as the performance does not take place, be it reinstated in the office or by a call, also in the list of the office; kept on purpose it stays', async () => {
  const { db } = site.app.database;
  await db.delete(alerts);
  await db.insert(alerts).values({ title: { de: 'Produktion 1' }, link: '/de/produktionen/hamlet/1', is_online: true });
  await site.submit('cancel', { 'note.de': '', alert: 'on', 'title.de': 'Abgesagt: Hamlet', 'title.en': '', 'text.de': '', 'text.en': '' });
  const question = await site.open('/de/admin/events/1/reinstate');
  const [, name = ''] = /name="(end-alert[.]\d+)" checked/.exec(question) ?? [];
  expect(question.match(/name="end-alert/g)).toHaveLength(1);
  expect(question).toContain('„Abgesagt: Hamlet“ zurückziehen');
  // Not ticked any more, it stays so in a preview.
  expect((await site.submit('reinstate', { preview: '1', 'note.de': '' })).page).not.toContain(`name="${name}" checked`);
  const online = async () => (await db.select().from(alerts).where(eq(alerts.is_online, true))).map(({ title }) => title.de);
  await site.submit('reinstate', { 'note.de': '', [name]: 'on' });
  expect(await online()).toEqual(['Produktion 1']);
  const seen = async () => {
    await site.app.app.applyNewChanges();
    const page = await (await site.app.get('/de')).text();
    return ['Produktion 1', 'Abgesagt: Hamlet', 'Doch abgesagt'].filter((title) => page.includes(title));
  };
  const cancel = { 'note.de': '', alert: 'on', 'title.de': 'Abgesagt: Hamlet', 'title.en': '', 'text.de': '', 'text.en': '' };
  await site.submit('cancel', cancel);
  expect(await seen()).toEqual(['Produktion 1', 'Abgesagt: Hamlet']);
  const listed = async (query = '') => {
    const rows = (await site.open(`/de/admin/breaking-news${query}`)).matchAll(/adm-what"><a[^>]*>([^<]*).*?adm-state">(.*?)<\/td>/gs);
    return [...rows].map(([, title, states = '']) => `${title}: ${states.replaceAll(/<[^>]*>/g, '').replace(/ wird zurückgezogen.*/, '')}`);
  };
  const [first, again, own] = ['Abgesagt: Hamlet: Zurückgezogen', 'Abgesagt: Hamlet: Live', 'Produktion 1: Live'];
  expect(await listed()).toEqual([again, first, own]);
  await site.call('/de/api/events/1/', 'PATCH', { statuses: [] });
  expect(await seen()).toEqual(['Produktion 1']);
  expect(await listed()).toEqual([first, first, own]);
  expect(await listed('?state=live')).toEqual([own]);
  expect(await listed('?state=withdrawn')).toEqual([first, first]);
  await db.delete(alerts).where(eq(alerts.is_online, false));
  // Cancelled once more with another alert, the one before stays away.
  await site.submit('cancel', { ...cancel, 'title.de': 'Doch abgesagt' });
  expect(await seen()).toEqual(['Produktion 1', 'Doch abgesagt']);
  await site.submit('reinstate', { 'note.de': '' });
  expect(await seen()).toEqual(['Produktion 1', 'Doch abgesagt']);
});

test('EDIT-370 ADMIN-300 ADMIN-301 ADMIN-307 list and form of alerts say which ones visitors do not see yet, or no longer, and why; that of a reinstated performance is shown again once it is ticked or taken live', async () => {
  const { db } = site.app.database;
  await db.delete(alerts);
  const inHours = (hours: number) => new Date(site.app.clock.now().getTime() + hours * 3_600_000);
  const alert = (de: string, values: object = {}) => ({ title: { de }, is_online: true, ...values });
  const rows = await db
    .insert(alerts)
    .values([
      ...[alert('Morgen', { online_from: inHours(20), online_to: inHours(40) }), alert('Jetzt', { online_from: inHours(-1) })],
      ...[alert('Vorbei', { online_to: inHours(-1) }), alert('Findet statt', { canceled_event: 1 })],
      alert('Findet auch statt', { canceled_event: 1 }),
    ])
    .returning({ id: alerts.id });
  const [morgen = 0, jetzt = 0, vorbei = 0, stattfindend = 0, auch = 0] = rows.map(({ id }) => id);
  const listed = async (query = '') => {
    const found = (await site.open(`/de/admin/breaking-news${query}`)).matchAll(/adm-what"><a[^>]*>([^<]*).*?adm-state">(.*?)<\/td>/gs);
    return [...found].map(([, title, states = '']) => `${title}: ${states.replaceAll(/<[^>]*>/g, '')}`).toReversed();
  };
  // When it begins and when it ends, in the words of the schedule.
  const moment = '\\d+\\.\\s\\S+\\s\\d{4},\\s\\d\\d:\\d\\d';
  const ahead = expect.stringMatching(new RegExp(`^Morgen: Geplant ${moment} wird zurückgezogen: ${moment}$`));
  const over = 'Vorbei: Zurückgezogen';
  const [first, second] = ['Findet statt: Zurückgezogen', 'Findet auch statt: Zurückgezogen'];
  expect(await listed()).toEqual([ahead, 'Jetzt: Live', over, first, second]);
  expect(await listed('?state=live')).toEqual(['Jetzt: Live']);
  expect(await listed('?state=planned')).toEqual([ahead]);
  expect(await listed('?state=withdrawn')).toEqual([over, first, second]);
  const form = (id: number) => site.open(`/de/admin/breaking-news/${id}`);
  const isTicked = (page: string) => /name="is_online"[^>]* checked|checked[^>]* name="is_online"/.test(page);
  expect(await form(morgen)).toMatch(/Besucher sehen diese Meldung ab \d+\. Nov\. \d{4}/);
  expect(await form(vorbei)).toContain('„Sichtbar bis“ ist vorbei');
  const saidOf = async (id: number) => /Gespeichert\.[^<]*/.exec(await site.open(`/de/admin/breaking-news/${id}?done=saved`))?.[0];
  expect(await saidOf(morgen)).toBe('Gespeichert. Besucher sehen es zurzeit nicht.');
  expect(await saidOf(jetzt)).toBe('Gespeichert. Besucher sehen es sofort.');
  expect([isTicked(await form(jetzt)), (await form(jetzt)).includes('Besucher sehen diese Meldung')]).toEqual([true, false]);
  const reinstated = await form(stattfindend);
  expect([isTicked(reinstated), reinstated.includes('Die Vorstellung findet doch statt')]).toEqual([false, true]);

  const headers = { ...(await headersOf(site.app, 'editor')), origin: 'https://www.example.org', 'sec-fetch-site': 'same-origin' };
  const send = (path: string, body: Record<string, string>) =>
    site.app.get(`/de/admin/breaking-news/${path}`, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(body) });
  await send(`${stattfindend}`, valuesOf(reinstated, { is_online: 'on' }));
  await send('many', { operation: 'live', id: `${auch}`, sure: 'yes' });
  expect(await listed('?state=live')).toEqual(['Jetzt: Live', 'Findet statt: Live', 'Findet auch statt: Live']);
  await site.app.app.applyNewChanges();
  const home = await (await site.app.get('/de')).text();
  expect(home.indexOf('Findet auch statt')).toBeGreaterThan(0);
});

test('EVT-28 ADMIN-03 ADMIN-306 in the office the words after cancelling say how many were notified, and to who comes too late that somebody was quicker', async () => {
  const { location } = await site.submit('cancel', { 'note.de': 'Sturm' });
  expect(location).toMatch(/done=canceled&notified=3$/);
  const page = await site.open(location);
  expect(page).toContain('Per E-Mail benachrichtigt: 3.');
  // Who has had the question open all the while.
  const late = await site.submit('cancel', { 'note.de': 'Sturm' });
  expect(late.page).toMatch(/Vielleicht war jemand schneller.*href="\/de\/admin\/events"/s);
});

test('ALERT-01 EVT-28 cancelling offers a message in both languages beside one that runs, until the performance ends', async () => {
  const { db } = site.app.database;
  await db.delete(alerts);
  await db
    .insert(alerts)
    .values({ title: { de: 'Tram', en: 'Tram' }, is_online: true, online_from: new Date(site.app.clock.now().getTime() - 1000) });
  const question = await site.open('/de/admin/events/1/cancel');
  const proposed = (name: string) => new RegExp(`name="${name.replace('.', '[.]')}"[^>]*?(?:value="|>)([^"<]*)`).exec(question)?.[1] ?? '';
  expect(proposed('title.de')).toBe('Abgesagt: Hamlet');
  expect(proposed('title.en')).toBe('Cancelled: Prince Hamlet');
  expect(proposed('text.de')).toContain('Dienstag, 1. Dezember 2026, 19:30');
  const fields = Object.fromEntries(['title.de', 'title.en', 'text.de', 'text.en'].map((name) => [name, proposed(name)]));
  const cancel = (body: Record<string, string>) => site.submit('cancel', { 'note.de': 'Sturm', ...body });

  // Refused as a whole: the performance takes place, and what was written is there.
  const refused = await cancel({ ...fields, alert: 'on', 'title.de': '', 'title.en': '' });
  expect(refused.status).toBe(400);
  expect(refused.page).toMatch(/id="title[.]de-error".*Sturm/s);
  expect(await db.select({ kind: eventNotices.kind }).from(eventNotices)).toEqual([]);

  expect((await cancel({ ...fields, alert: 'on' })).status).toBe(303);
  const shown = async (path: string) =>
    [...(await (await site.app.get(path)).text()).matchAll(/<summary><strong>(.*?)<\/strong>/g)].map(([, title]) => title);
  expect(await shown('/de')).toEqual(['Abgesagt: Hamlet', 'Tram']);
  expect(await shown('/en')).toEqual(['Cancelled: Prince Hamlet', 'Tram']);
  const [first] = (await (await site.app.get('/en/api/breaking-news/')).json()) as { link: { url: string } }[];
  expect((await site.app.get(first?.link.url ?? '', { redirect: 'follow' })).url).toMatch(/\/en\/events\/prince-hamlet\/1$/);
  site.app.clock.set('2026-12-01T22:01:00+01:00');
  expect(await shown('/en')).toEqual(['Tram']);
});

test('ADMIN-371 FMT-03 the question before a change names the time as German does, and a cancellation is taken back in the same words in office, history, activity and mail', async () => {
  await site.submit('cancel', { 'note.de': '' });
  expect(await site.open('/de/admin/events/1')).toContain('Absage zurücknehmen');
  for (const action of ['reinstate', 'postpone', 'move'])
    if (action !== 'cancel')
      expect(await site.open(`/de/admin/events/1/${action}`), action).toMatch(/<\/strong>, \S+, \d+\. \S+ \d{4}, \d\d:\d\d\sUhr</);
  expect(await site.open('/en/admin/events/1/reinstate')).toMatch(/<\/strong>, \w+ \d+ \w+ \d{4}, \d\d:\d\d</);
  const { location } = await site.submit('reinstate', { 'note.de': '' });
  expect(await site.open(location)).toContain('Die Vorstellung findet doch statt. Besucher sehen es sofort.');
  expect(await site.open('/de/admin/events/1/history')).toContain('Findet doch statt');
  expect(await site.open('/en/admin/events/1/history')).toContain('Takes place after all');
  expect(await site.open('/de/admin/events/1/cancel')).toMatch(/\d\d:\d\d\sUhr</);
});
