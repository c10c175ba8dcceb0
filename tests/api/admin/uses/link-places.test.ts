import { afterAll, beforeAll, expect, test } from 'vitest';
import { redirects } from '../../../../src/features/site/site.tables.server.ts';
import { type EditingSite, openEditingSite, text } from '../../../support/editor/editing-site.ts';
import { headersOf } from '../../../support/office/accounts.ts';

let app: EditingSite['app'];
let ada: EditingSite['ada'];
let pageWith: EditingSite['pageWith'];

beforeAll(async () => {
  ({ app, ada, pageWith } = await openEditingSite());
  await app.database.script(
    `select setval(pg_get_serial_sequence('persons', 'id'), 1000), setval(pg_get_serial_sequence('contributors', 'id'), 1000)`,
  );
});
afterAll(() => app.close());

async function post(path: string, fields: [name: string, value: string][]): Promise<string> {
  const headers = { ...(await headersOf(app, 'editor')), origin: app.url };
  const answer = await app.get(path, { method: 'POST', headers, body: new URLSearchParams(fields) });
  expect(answer.status, path).toBe(200);
  return (await answer.text()).replaceAll('<!-- -->', '');
}

/** Addresses of the places under a heading. */
function placesUnder(html: string, heading: string): string[] {
  const [, list = ''] = html.split(`${heading}</h2>`);
  return [...list.slice(0, list.indexOf('</ul>')).matchAll(/<li>(?:<a href="([^"]*)">)?/g)].map(([, to = '']) => to);
}

async function redirect(old_path: string, new_path: string): Promise<number> {
  const [stored] = await app.database.db.insert(redirects).values({ old_path, new_path }).returning();
  return stored?.id ?? 0;
}
const persons = async () => (await ada.ask<{ results: { id: number }[] }>('GET', 'content/persons/')).results.map(({ id }) => id);

test('ADMIN-331 redirects that would lead nowhere are among the places that are read before a page or an entry goes to the trash', async () => {
  const page = await pageWith('umgezogen', text('Hier'));
  const toPage = await redirect('/de/frueher', '/de/umgezogen?tab=1');
  await redirect('/de/anders', '/de/umgezogen-2');
  const question = await post(`/de/admin/pages/${page.id}/delete`, []);
  expect(placesUnder(question, 'Verlinkt (1)')).toEqual([`/de/admin/redirects/${toPage}`]);
  expect(question).toContain('Weiterleitungen: /de/frueher');
  const moved = await pageWith('vorher', text('Hier'));
  await ada.ask('PATCH', `pages/${moved.id}/`, { slug: { de: 'nachher', en: 'afterwards' } });
  expect((await app.get('/de/vorher', { redirect: 'manual' })).status).toBe(301);
  // Former addresses of a page are nobody's links to it.
  expect(await post(`/de/admin/pages/${moved.id}/delete`, [])).toContain('Die Seite ist im Papierkorb.');
  const [person = 0] = await persons();
  const toPerson = await redirect('/de/sie', `/de/team/name/${person}`);
  const answer = await app.get(`/de/admin/persons/${person}/delete`, { headers: await headersOf(app, 'editor') });
  expect(placesUnder(await answer.text(), 'Verlinkt und gezeigt (1)')).toEqual([`/de/admin/redirects/${toPerson}`]);
});

test('ADMIN-331 before several entries go to the trash, what links to any of them is listed once, and those that are still needed are named', async () => {
  const ids: number[] = [];
  for (const last_name of ['Amsel', 'Buche', 'Cello'])
    ids.push((await ada.ask<{ id: number }>('POST', '/de/api/persons/', { last_name, is_online: true })).id);
  const [first = 0, second = 0, third = 0] = ids;
  await pageWith('beide', text(`<a href="/de/team/a/${first}">A</a> <a href="/en/team/b/${second}">B</a>`));
  await ada.ask('PATCH', `/de/api/persons/${second}/`, { biography: { de: `<p><a href="/de/team/a/${first}">A</a></p>` } });
  await pageWith('nur-dritte', text(`<a href="/de/team/c/${third}">C</a>`));
  const [event = { id: 0 }] = (await ada.ask<{ results: { id: number }[] }>('GET', 'content/events/')).results;
  await ada.ask('PATCH', `/de/api/events/${event.id}/`, { contributors: [{ person: third, role: { de: 'Violoncello' } }] });
  const fields = ids.map((id): [string, string] => ['id', String(id)]);
  const question = await post('/de/admin/persons/many', [...fields, ['operation', 'delete']]);
  // The third stays, so that links to it lead somewhere; what goes too does not count as a place.
  expect(placesUnder(question, 'Verlinkt und gezeigt (1)')).toEqual(['/de/beide?edit']);
  expect(question.match(/<li>[^<]*(?=<span class="bs-meta"> \(wird noch gebraucht)/g)).toEqual(['<li>Cello']);
  const none = await post('/de/admin/persons/many', [
    ['id', String(third)],
    ['operation', 'delete'],
  ]);
  expect(none).toContain('Was noch gebraucht wird, bleibt liegen.');
  expect(none).not.toContain('value="delete"');
});
