import type { DatabaseHandle } from '../../../src/core/database/client.server.ts';
import { startTestApp } from '../app.ts';
import { decode } from '../decode.ts';
import { seedSeason } from '../programme/season.ts';
import { headersOf } from './accounts.ts';

type Headers = Record<string, string>;
type FormValues = FormData | Record<string, string> | [string, string][];

interface OfficeOptions {
  /** Whose session is used where a test names none. */
  as?: 'editor' | 'administrator';
  /** What there is besides the season. */
  seed?: (database: DatabaseHandle) => Promise<void>;
}

/** A site with the season, and what an editor and an administrator do in its office. */
export async function openOffice({ as = 'editor', seed = async () => undefined }: OfficeOptions = {}) {
  const app = await startTestApp({
    seed: async (database) => {
      await seedSeason(database);
      await seed(database);
      // The season sets ids itself; new entries get ids after them.
      for (const table of ['events', 'productions', 'articles', 'rooms', 'contributors', 'redirects', 'media', 'forms', 'opening_hours'])
        await database.script(`select setval(pg_get_serial_sequence('${table}', 'id'), 1000)`);
    },
  });
  const editor: Headers = await headersOf(app, 'editor');
  const admin: Headers = await headersOf(app, 'administrator');
  const usual = as === 'editor' ? editor : admin;
  const open = (path: string, headers = usual) => app.get(path, { headers, redirect: 'manual' });
  const send = (path: string, values: FormValues = {}, headers = usual) =>
    app.get(path, {
      method: 'POST',
      redirect: 'manual',
      headers: { ...headers, 'sec-fetch-site': 'same-origin', origin: app.url },
      body: values instanceof FormData ? values : new URLSearchParams(values),
    });
  return {
    ...{ app, editor, admin, open, send },
    /** Like `send`; answers the page as it is read, or where it leads. */
    submit: async (path: string, values?: FormValues, headers?: Headers) => {
      const answer = await send(path, values, headers);
      return { status: answer.status, to: answer.headers.get('location') ?? '', html: decode(await answer.text()) };
    },
    text: async (path: string, headers?: Headers) => (await open(path, headers)).text(),
    read: async (resource: string, id: number) =>
      (await (await open(`/en/pageeditor-api/content/${resource}/${id}/`)).json()) as {
        version: number;
        deleted: string | null;
        values: Record<string, unknown>;
      },
  };
}

export type Office = Awaited<ReturnType<typeof openOffice>>;

/** Status and target of a redirect. */
export async function goesTo(response: Promise<Response>): Promise<[number, string | null]> {
  const answer = await response;
  return [answer.status, answer.headers.get('location')];
}

/** Ids of the entries that a list offers for actions on many. */
export const idsIn = (html: string) => [...html.matchAll(/name="id" value="(\d+)"/g)].map(([, id]) => Number(id));
