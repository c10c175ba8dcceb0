import { eq } from 'drizzle-orm';
import { changeEntry } from '../../../src/features/admin/entries.write.server.ts';
import { resources } from '../../../src/features/admin/resources.server.ts';
import { events } from '../../../src/features/programme/programme.tables.server.ts';
import { startTestApp } from '../app.ts';
import { decode } from '../decode.ts';
import { headersOf, mailsOf } from '../office/accounts.ts';
import { dateOf } from './pretix/pretix-catalogue.ts';
import { startPretixServer } from './pretix/pretix-server.ts';
import { seedShop } from './shop-events.ts';

const starts = ['2026-12-01T19:30:00+01:00', '2026-12-03T19:30:00+01:00', '2026-12-05T19:30:00+01:00'];
const secret = 'webhook-secret-of-the-tests';

/** A site whose events 1 to 3 are the dates 12 to 14 of a series at pretix, each from 19:30 to 22:00, and an editor. */
export async function openSyncedSite(environment: Readonly<Record<string, string>> = {}) {
  const pretix = await startPretixServer();
  for (const [index, start] of starts.entries())
    pretix.setDate(12 + index, dateOf(12 + index, { date_from: start, date_to: start.replace('19:30', '22:00') }));
  const app = await startTestApp({
    seed: async (database) => {
      await seedShop(database);
      const [hamlet] = await database.db.select({ groups: events.seat_groups }).from(events).where(eq(events.id, 1));
      const sold = { seat_groups: hamlet?.groups.slice(0, 1) ?? [], prices: [], name: { de: 'Hamlet', en: 'Hamlet' } };
      for (const [index, start] of starts.entries())
        await database.db
          .update(events)
          .set({
            ...sold,
            id_jet: `season/${12 + index}`,
            date_start: new Date(start),
            date_end: new Date(start.replace('19:30', '22:00')),
          })
          .where(eq(events.id, 1 + index));
    },
    environment: {
      ...{ SHOP: 'pretix', PRETIX_URL: pretix.url, PRETIX_ORGANIZER: 'ring', PRETIX_TOKEN: 'secret', LOG_LEVEL: 'silent' },
      SHOP_WEBHOOK_SECRET: secret,
      PUBLIC_URL: 'https://www.example.org',
      ...environment,
    },
  });
  const headers = { ...(await headersOf(app, 'editor')), 'sec-fetch-site': 'same-origin' };
  const press = async (body: Record<string, string>) => {
    const answer = await app.get('/de/admin/shop-sync', {
      ...{ method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(body) },
    });
    return answer.headers.get('location') ?? String(answer.status);
  };
  return {
    ...{ app, pretix, secret, press },
    /** The editor's, for a browser. */
    cookies: headers.cookie.split('; ').map((pair) => pair.split('=') as [string, string]),
    /** Moves an event as the office does. */
    move: (id: number, start: string) =>
      app.database.db.transaction((transaction) =>
        changeEntry(
          transaction,
          resources.events,
          { id, given: { date_start: start } },
          { user: null, now: app.clock.now(), language: 'de' },
        ),
      ),
    date: (id: number, start: string) => dateOf(id, { date_from: start, date_to: null }),
    /** Synchronises by the button of the office, and waits for it. */
    sync: async () => {
      await press({ do: 'now' });
    },
    /** Times on the public page of an event, and in the calendar. */
    page: async (id: number) => timesIn(await (await app.get(`/en/events/hamlet/${id}`)).text()),
    calendar: async () => timesIn(await (await app.get('/en/events')).text()),
    statuses: async (id: number) => ((await (await app.get(`/de/api/events/${id}/`)).json()) as { statuses: string[] }).statuses,
    event: async (id: number) => {
      const [row] = await app.database.db.select().from(events).where(eq(events.id, id));
      if (!row) throw new Error(`There is no event ${id}.`);
      return row;
    },
    /** The conflicts of a screen, each as its form sends it. */
    conflicts: (page: string) =>
      [...page.matchAll(/name="conflict" value="(\d+)"\/><input type="hidden" name="read" value="([^"]*)"/g)].map(
        ([, conflict = '', read = '']) => ({ conflict, read }),
      ),
    /** The main part of the screen. */
    office: async (language = 'de') =>
      /<main[\s\S]*<\/main>/.exec(decode(await (await app.get(`/${language}/admin/shop-sync`, { headers })).text()))?.[0] ?? '',
    /** A page of the office. */
    screen: async (path: string) => decode(await (await app.get(path, { headers })).text()),
    startPage: async () => decode(await (await app.get('/cms-hub?lang=de', { headers })).text()),
    webhook: async (
      password?: string,
      body = '{"notification_id":1,"organizer":"ring","event":"season","action":"pretix.subevent.changed"}',
    ) => {
      const authorization = password && `Basic ${Buffer.from(`pretix:${password}`).toString('base64')}`;
      const answer = await app.get('/shop-webhook', {
        ...{ method: 'POST', body },
        headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      });
      return answer.status;
    },
    mailsTo: (address: string) =>
      mailsOf(app)
        .map((text) => text.replace(/=\n/g, '').replace(/=([0-9A-F]{2})/g, '%$1'))
        .filter((text) => text.includes(`To: ${address}`)),
    close: async () => {
      await app.close();
      await pretix.close();
    },
  };
}

/** Every clock time in what a visitor sees. */
const timesIn = (html: string) => [...new Set(/<main[\s\S]*<\/main>/.exec(html)?.[0].match(/\b\d\d:\d\d\b/g))];

export type SyncedSite = Awaited<ReturnType<typeof openSyncedSite>>;
