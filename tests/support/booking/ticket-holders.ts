import { eq } from 'drizzle-orm';
import { events, rooms } from '../../../src/features/programme/programme.tables.server.ts';
import { startTestApp } from '../app.ts';
import { decode } from '../decode.ts';
import { headersOf, mailsOf, type Person } from '../office/accounts.ts';
import { startPretixServer } from './pretix/pretix-server.ts';
import { seedShop } from './shop-events.ts';

const order = (email: string | null, locale: string, values: object = {}, ticket: object = {}) => ({
  ...{ code: 'A', status: 'p', email, locale, positions: [{ id: 1, subevent: 12, canceled: false, ...ticket }] },
  ...values,
});

/** A site that sells event 1 with pretix to three people who can be mailed, and an editor who changes that event. */
export async function openTicketHolders() {
  const pretix = await startPretixServer();
  const app = await startTestApp({
    seed: async (database) => {
      await seedShop(database);
      await database.db
        .update(events)
        .set({ id_jet: 'season/12', name: { de: 'Hamlet', en: 'Prince Hamlet' } })
        .where(eq(events.id, 1));
      await database.db.insert(rooms).values({ id: 9, name: { de: 'Studio', en: 'Studio' } });
    },
    environment: {
      ...{ SHOP: 'pretix', PRETIX_URL: pretix.url, PRETIX_ORGANIZER: 'ring', PRETIX_TOKEN: 'secret', LOG_LEVEL: 'silent' },
      PUBLIC_URL: 'https://www.example.org',
    },
  });
  pretix.listedOrders.push(
    order('ada@example.org', 'de-informal', { status: 'n' }),
    order('ADA@example.org', 'de'),
    order('ben@example.org', 'en', {}, { attendee_email: 'cleo@example.org' }),
    order('returned@example.org', 'de', {}, { canceled: true }),
    order('expired@example.org', 'de', { status: 'e' }),
    order('canceled@example.org', 'de', { status: 'c' }),
    order('other-date@example.org', 'de', {}, { subevent: 13 }),
    order(null, 'de'),
  );
  let headers: Record<string, string> = {};
  /** Needed again after a jump of the clock: a session runs for 14 days. */
  const logIn = async (person: Person = 'editor') => {
    headers = { ...(await headersOf(app, person)), origin: 'https://www.example.org' };
  };
  await logIn();

  const entryCalls = '/de/pageeditor-api/content/events/1';
  const call = (path: string, method: string, body: object) =>
    app.get(path, { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) });
  return {
    ...{ app, pretix, logIn, call },
    change: async (id: number, body: object): Promise<{ status: number; notified: number | null }> => {
      const response = await call(`/de/api/events/${id}/change/`, 'POST', body);
      return { status: response.status, ...((await response.json()) as { notified: number | null }) };
    },
    /** Submits a question of the office about event 1, or with '' its form; answers the page or where it leads. */
    submit: async (action: string, body: Record<string, string>) => {
      const answer = await app.get(`/de/admin/events/1${action && `/${action}`}`, {
        ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams(body) },
        headers: { ...headers, 'sec-fetch-site': 'same-origin' },
      });
      return { status: answer.status, location: answer.headers.get('location') ?? '', page: decode(await answer.text()) };
    },
    entryCalls,
    read: async (path: string) => (await app.get(path, { headers })).json(),
    /** Drafts values of event 1, as the panel of the page editor does. */
    draft: async (values: object) => {
      const { version, draft } = (await (await app.get(`${entryCalls}/`, { headers })).json()) as {
        version: number;
        draft: { version: number };
      };
      const answer = await call(`${entryCalls}/draft`, 'PATCH', { version, draft_version: draft.version, values });
      if (!answer.ok) throw new Error(await answer.text());
    },
    open: async (path: string) => decode(await (await app.get(path, { headers })).text()),
    /** What was sent, by address; the folder of mails stands for the mail server. */
    mails: () =>
      Object.groupBy(
        mailsOf(app).map((text) => text.replace(/=\n/g, '').replace(/=([0-9A-F]{2})/g, '%$1')),
        (text) => /^To: (\S+)/m.exec(text)?.[1] ?? '',
      ) as Record<string, string[]>,
    close: async () => {
      await app.close();
      await pretix.close();
    },
  };
}

export type TicketHolders = Awaited<ReturnType<typeof openTicketHolders>>;
