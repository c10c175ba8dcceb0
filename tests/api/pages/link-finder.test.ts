import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EditingSite, openEditingSite, text } from '../../support/editor/editing-site.ts';

interface Target {
  type: string;
  title: string;
  url: string;
  link: string;
  state: string;
  starts: string | null;
}

let site: EditingSite;

beforeAll(async () => {
  site = await openEditingSite();
});
afterAll(() => site.app.close());

const find = async (query: string, language: 'de' | 'en' = 'de') => {
  const answer = await site.app.get(`/${language}/pageeditor-api/link-finder?${query}`, { headers: site.ada.headers });
  return (await answer.json()) as Target[];
};

test('EDIT-112 EDIT-151 a link to a page that is a draft, offline or published in the other language alone stands with title, state and way', async () => {
  const { id } = await site.pageWith('wird-gebaut', text('X'));
  const link = `link=page:${id}`;
  expect(await find(link)).toMatchObject([{ url: '/de/wird-gebaut', state: 'live' }]);
  await site.app.database.script(`update snapshots set is_published = false where language = 'en' and container in
    (select id from containers where content_type = 'page' and object_id = ${id})`);
  await site.app.database.script(`update pages set version = version + 1 where id = ${id}`);
  await site.ada.ask('PATCH', `pages/${id}/`, { is_online: false });
  for (const language of ['de', 'en'] as const)
    expect(await find(link, language)).toMatchObject([
      { title: expect.stringMatching(/./), url: expect.stringMatching(`^/${language}/`), state: 'withdrawn' },
    ]);
  await site.ada.ask('PATCH', `pages/${id}/`, { is_online: true });
  expect([await find(link), await find(link, 'en')]).toMatchObject([[{ state: 'live' }], [{ state: 'withdrawn' }]]);
  await site.ada.ask('DELETE', `pages/${id}/`);
  expect(await find(link)).toEqual([]);
});

test('EDIT-151 API-41 what is being built is found by its title in either language, with its state; of one kind alone where one is given', async () => {
  const page = await site.ada.ask<{ id: number }>('POST', 'pages/', {
    title: { de: 'Winterfest', en: 'Frost fair' },
    slug: { de: 'winterfest', en: 'frost-fair' },
  });
  await site.app.database.script(`insert into forms (id, title, is_online) values (9901, '{"de": "Winterformular"}', true);
    insert into events (id, name, date_start, is_online, room) select 9901, '{"de": "Winterabend"}', now() + interval '99 years', false, min(id) from rooms`);
  expect(await find('q=winterfest', 'en')).toEqual([
    expect.objectContaining({ link: `page:${page.id}`, title: 'Frost fair', state: 'draft' }),
  ]);
  expect((await find('q=winter')).map(({ type, state }) => [type, state])).toEqual(
    expect.arrayContaining([
      ['page', 'draft'],
      ['form', 'live'],
      ['event', 'draft'],
    ]),
  );
  const [evening, ...others] = await find('q=winter&type=event');
  expect([evening, others]).toEqual([expect.objectContaining({ title: 'Winterabend', starts: expect.stringMatching(/^\d{4}-/) }), []]);
});
