import { afterAll, beforeAll, expect, test } from 'vitest';
import { navigation } from '../../../../src/features/pages/pages.tables.server.ts';
import { createPage } from '../../../../src/features/pages/pages.write.server.ts';
import { alerts, htmlBlocks } from '../../../../src/features/site/site.tables.server.ts';
import { insertion } from '../../../support/editor/editor.ts';
import { type MediaLibrary, openMediaLibrary } from '../../../support/media/media-library.ts';
import { plainPng } from '../../../support/media/pictures.ts';
import { headersOf } from '../../../support/office/accounts.ts';

let app: MediaLibrary['app'];
let ada: MediaLibrary['ada'];
let uploadMedia: MediaLibrary['uploadMedia'];

beforeAll(async () => {
  ({ app, ada, uploadMedia } = await openMediaLibrary());
});
afterAll(() => app.close());

/** An office page without the comments that React leaves between texts. */
async function office(path: string, person: 'editor' | 'administrator' = 'editor'): Promise<string> {
  const answer = await app.get(path, { headers: await headersOf(app, person) });
  expect(answer.status, path).toBe(200);
  return (await answer.text()).replaceAll('<!-- -->', '');
}

test('ADMIN-320 the places of a file lead an editor to every page that can be opened, also one nobody has published, and to no screen of administrators', async () => {
  const { db } = app.database;
  const media = await uploadMedia(await plainPng('#bb0041'), 'Saalplan.png');
  const entries = [{ title: { de: 'Saalplan' }, url: media.url }];
  const html = { de: `<p><a href="${media.url}">Saalplan</a></p>` };
  const [block] = await db.insert(htmlBlocks).values({ slug: 'saalplan', html }).returning();
  await db.insert(navigation).values({ menu: 'footer', entries }).onConflictDoUpdate({ target: navigation.menu, set: { entries } });
  const page = await db.transaction((transaction) =>
    createPage(transaction, { title: { de: 'Entwurf', en: 'Draft' }, slug: { de: 'nie-live', en: 'never-live' } }),
  );
  const draft = await ada.open('page', page.id);
  await ada.save(draft, [insertion(draft.ids[0] ?? 0, 'image', { image: media.id })]);
  const linksOf = async (person: 'editor' | 'administrator', action = '') => {
    const shown = await office(`/de/admin/media/${media.id}${action}`, person);
    const [, list = ''] = shown.split('<ul class="adm-places">');
    return [...list.slice(0, list.indexOf('</ul>')).matchAll(/<li>(?:<a href="([^"]*)">)?([^<]+)/g)].map(
      ([, to, name]) => `${name?.trim()}${to ?? ''}`,
    );
  };
  const forAdministrators = ['Entwurf/de/nie-live?edit', 'Navigation/de/admin/navigation', `saalplan/de/admin/html/${block?.id}`];
  const forEditors = ['Entwurf/de/nie-live?edit', 'Navigation', 'saalplan'];
  for (const action of ['', '/delete']) {
    expect((await linksOf('administrator', action)).sort()).toEqual(forAdministrators);
    expect((await linksOf('editor', action)).sort()).toEqual(forEditors);
  }
});

test('ADMIN-321 ADMIN-332 alerts that begin or end later stand in the schedule and among what is planned on the start page with the way to their form; those that are over, off or of a reinstated evening do not', async () => {
  const { db } = app.database;
  await db.insert(alerts).values([
    {
      id: 901,
      title: { de: 'Umbau im Foyer' },
      is_online: true,
      online_from: new Date('2026-12-01T09:00:00Z'),
      online_to: new Date('2026-12-02T23:00:00Z'),
    },
    { id: 902, title: { de: 'Aus' }, is_online: false, online_from: new Date('2026-12-01T09:00:00Z') },
    { id: 903, title: { de: 'Findet statt' }, is_online: true, online_from: new Date('2026-12-01T09:00:00Z'), canceled_event: 1 },
    { id: 904, title: { de: 'Geloescht' }, is_online: true, online_from: new Date('2026-12-01T09:00:00Z'), deleted_at: new Date() },
    { id: 905, title: { de: 'Laeuft schon' }, is_online: true, online_from: new Date('2026-11-01T09:00:00Z') },
  ]);
  const december = await office('/de/admin/schedule?month=2026-12');
  const [, first = '', second = ''] = december.split(/<section class="adm-after" aria-labelledby="day-/);
  expect(first).toMatch(
    /^2026-12-01"[\s\S]*10:00[\s\S]*<a href="\/de\/admin\/breaking-news\/901">Umbau im Foyer<\/a>[\s\S]*Meldung, geht live/,
  );
  expect(await office('/de/admin/breaking-news/901')).toContain('Umbau im Foyer');
  // Midnight between the second and third belongs to the third.
  expect(second).toMatch(/^2026-12-03"[\s\S]*0:00[\s\S]*Umbau im Foyer[\s\S]*Meldung, wird zurückgezogen/);
  const [, planned = ''] = (await office('/de/admin')).split('aria-labelledby="planned-title"');
  expect(planned.match(/\/breaking-news\/901">Umbau im Foyer<.*?<\/p>/g)).toEqual([
    expect.stringMatching(/Di\.,\s1\.\sDezember, 10:00, Meldung, geht live/),
    expect.stringMatching(/Do\.,\s3\.\sDezember, 00:00, Meldung, wird zurückgezogen/),
  ]);
  for (const title of ['>Aus<', 'Findet statt', 'Geloescht', 'Laeuft schon']) expect(december + planned, title).not.toContain(title);
  expect(december).toContain('href="#alert-901-publish"');
  expect(await office('/en/admin/schedule')).toMatch(/href="\/en\/admin\/schedule\?month=2026-12#alert-901-publish"/);
});
