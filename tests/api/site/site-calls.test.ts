import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { announceChange } from '../../../src/core/database/changes.server.ts';
import { alerts, openingHours } from '../../../src/features/site/site.tables.server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.db.delete(alerts);
  await app.database.db.delete(openingHours);
});

const read = async (path: string) => (await app.get(path)).json();
const announce = async (...tags: string[]) => {
  await app.database.db.transaction((transaction) => announceChange(transaction, tags));
  await app.app.applyNewChanges();
};
const put = async (...rows: (typeof alerts.$inferInsert)[]) => {
  await app.database.db.insert(alerts).values(rows.map((row) => ({ is_online: true, ...row })));
  await announce('alerts');
};
const open = async (...rows: (typeof openingHours.$inferInsert)[]) => {
  await app.database.db.insert(openingHours).values(rows);
  await announce('opening_hours');
};
const titles = async (path = '/api/breaking-news/') => ((await read(path)) as { title: string }[]).map(({ title }) => title);

test('API-21 ALERT-01 breaking news: what is online now, the last one first, in the language of the call', async () => {
  app.clock.set('2026-11-20T16:40:00+01:00');
  await put(
    { title: { de: 'Alt', en: 'Old' }, online_from: new Date('2026-11-01T00:00:00Z') },
    {
      title: { de: 'Neu', en: 'New' },
      text: { de: 'Text' },
      link: '/de/kalender',
      link_title: { de: 'Mehr' },
      online_from: new Date('2026-11-20T10:00:00Z'),
    },
    { title: { de: 'Aus' }, is_online: false },
    { title: { de: 'Gelöscht' }, deleted_at: new Date() },
    { title: { de: 'Vorbei' }, online_to: new Date('2026-11-20T15:40:00Z') },
    { title: { de: 'Bald' }, online_from: new Date('2026-11-20T15:41:00Z') },
  );
  expect(await read('/api/breaking-news/')).toEqual([
    { id: expect.any(Number), title: 'Neu', text: 'Text', link: { url: '/de/kalender' }, link_title: 'Mehr' },
    { id: expect.any(Number), title: 'Alt', text: '', link: null, link_title: '' },
  ]);
  expect(await titles('/en/api/breaking-news/')).toEqual(['New', 'Old']);
});

test('ALERT-01 API-21 a cached page loses its alert, and gets the next one, by time alone', async () => {
  app.clock.set('2026-11-20T16:40:00+01:00');
  await put(
    { title: { de: 'Jetzt' }, online_to: new Date('2026-11-20T16:00:00Z') },
    { title: { de: 'Später' }, online_from: new Date('2026-11-20T16:30:00Z') },
  );
  const page = async () => /class="alert".*?<strong>(.*?)<\/strong>/s.exec(await (await app.get('/de')).text())?.[1];
  expect(await page()).toBe('Jetzt');
  app.clock.set('2026-11-20T17:00:00+01:00');
  expect(await page()).toBeUndefined();
  expect(await titles()).toEqual([]);
  app.clock.set('2026-11-20T17:30:00+01:00');
  expect(await page()).toBe('Später');
});

test('ALERT-01 markup in the title of an alert is text, and cannot end its script', async () => {
  await put({ title: { de: '</script><script>alert(1)</script>' } });
  const html = await (await app.get('/de')).text();
  expect(html).not.toContain('<script>alert(1)');
});

/** The line that is shown; those of other hours of the day are hidden. */
const line = async () =>
  /<p class="hours[^"]*" data-from="[^"]*">(.*?)<\/p>/s.exec(await (await app.get('/de')).text())?.[1]?.replace(/(?:<[^>]+>|\s)+/g, ' ');

test('HOURS-01 API-11 hours past midnight stand in the data of both days', async () => {
  await open(
    { weekday: 5, time_from: '18:00', time_to: '01:00', alternative_text: {} },
    { weekday: 6, time_from: '10:00', time_to: '14:00' },
  );
  app.clock.set('2026-11-20T23:30:00+01:00');
  expect(await line()).toContain('Geöffnet bis 01:00');
  app.clock.set('2026-11-21T00:30:00+01:00');
  const hours = await read('/api/opening-hours-today/');
  expect(hours.opening_hours.map((entry: { time_from: string; time_to: string }) => [entry.time_from, entry.time_to])).toEqual([
    ['00:00:00', '01:00:00'],
    ['10:00:00', '14:00:00'],
  ]);
  expect(await line()).toContain('Geöffnet bis 01:00 Uhr und geöffnet ab 10:00');
  app.clock.set('2026-11-21T01:00:00+01:00');
  expect(await line()).not.toContain('01:00');
  expect(await line()).toContain('Geöffnet ab 10:00');
});

test('HOURS-01 an exception of today does not end what began yesterday', async () => {
  await open({ day: '2026-11-20', time_from: '20:00', time_to: '02:00' }, { day: '2026-11-21', closed: true });
  app.clock.set('2026-11-21T01:30:00+01:00');
  expect(await line()).toContain('Geöffnet bis 02:00');
  app.clock.set('2026-11-21T02:00:00+01:00');
  expect(await line()).toContain('Geschlossen');
});

test('HOURS-01 HOURS-04 what ends at midnight has no hours of the next day', async () => {
  await open({ weekday: 5, time_from: '18:00', time_to: '00:00', alternative_text: {} });
  app.clock.set('2026-11-20T23:30:00+01:00');
  expect(await line()).toContain('Geöffnet bis 00:00');
  app.clock.set('2026-11-21T12:00:00+01:00');
  expect(await read('/api/opening-hours-today/')).toEqual({ opening_hours: [], opening_hours_exceptions: [] });
  expect(await line()).toBeUndefined();
  await open({ weekday: 5, time_from: '18:00', time_to: '00:00' }, { day: '2026-11-21', closed: true });
  expect(await line()).toContain('Geschlossen');
});

test.each([
  {
    night: 'the night that has the hour from 2 to 3 twice',
    day: '2026-10-25',
    open: ['2026-10-25T00:15:00Z', '2026-10-25T01:15:00Z'],
    closed: ['2026-10-25T00:45:00Z', '2026-10-25T01:45:00Z'],
  },
  { night: 'the night without that hour', day: '2027-03-28', open: ['2027-03-28T00:59:00Z'], closed: ['2027-03-28T01:00:00Z'] },
])('HOURS-03 HOURS-04 HOURS-06 $night', async ({ day, open: whileOpen, closed }) => {
  await open({ day, time_from: '01:00', time_to: '02:30' });
  for (const moment of [...whileOpen, ...closed].toSorted()) {
    app.clock.set(moment);
    expect(await line(), moment).toContain(whileOpen.includes(moment) ? 'Geöffnet bis 02:30' : 'Geschlossen');
  }
});
