import type { DatabaseHandle } from '../../src/core/database/client.server.ts';
import { headersOf } from './accounts.ts';
import { startTestApp } from './app.ts';
import { seedSeason } from './season.ts';

/** A site with the season, and what an editor does in its office. */
export async function openOffice() {
  const app = await startTestApp({ seed });
  const editor = await headersOf(app, 'editor');
  const open = (path: string) => app.get(path, { headers: editor, redirect: 'manual' });
  return {
    app,
    editor,
    open,
    text: async (path: string) => (await open(path)).text(),
    send: (path: string, fields: Record<string, string> | [string, string][]) =>
      app.get(path, {
        method: 'POST',
        redirect: 'manual',
        headers: { ...editor, 'sec-fetch-site': 'same-origin', origin: app.url },
        body: new URLSearchParams(fields),
      }),
    read: async (resource: string, id: number) =>
      (await (await open(`/en/pageeditor-api/content/${resource}/${id}/`)).json()) as {
        version: number;
        deleted: string | null;
        values: Record<string, unknown>;
      },
  };
}

export type Office = Awaited<ReturnType<typeof openOffice>>;

/** The demo season sets ids itself; new entries get ids after them. */
async function seed(database: DatabaseHandle): Promise<void> {
  await seedSeason(database);
  for (const table of ['events', 'productions', 'articles', 'rooms', 'contributors'])
    await database.script(`select setval(pg_get_serial_sequence('${table}', 'id'), 1000)`);
}

/** Status and target of a redirect. */
export async function goesTo(response: Promise<Response>): Promise<[number, string | null]> {
  const answer = await response;
  return [answer.status, answer.headers.get('location')];
}

/** Ids of the entries that a list offers for actions on many. */
export const idsIn = (html: string) => [...html.matchAll(/name="id" value="(\d+)"/g)].map(([, id]) => Number(id));
