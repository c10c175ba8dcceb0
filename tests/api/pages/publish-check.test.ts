import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CheckedFinding } from '../../../src/features/pages/drafts/draft.contract.ts';
import { navigation } from '../../../src/features/pages/pages.tables.server.ts';
import { htmlBlocks, siteSettings } from '../../../src/features/site/site.tables.server.ts';
import { type EditingSite, first, openEditingSite, text } from '../../support/editor/editing-site.ts';
import { insertion, statuses } from '../../support/editor/editor.ts';
import { headersOf, type Person } from '../../support/office/accounts.ts';

let app: EditingSite['app'];
let ada: EditingSite['ada'];
let pageWith: EditingSite['pageWith'];

beforeAll(async () => {
  ({ app, ada, pageWith } = await openEditingSite());
});
afterAll(() => app.close());

test('EDIT-201 EDIT-284 PAGE-06 PAGE-16 PAGE-70 the check names each finding with its field and language: headings, links, also to entries that are gone by a typed address, pictures, translations, windows, and those of the page itself', async () => {
  const { id, draft } = await pageWith('pruefen', text('Nur deutsch'));
  const german = await pageWith('nur-deutsch', text('Nur deutsch'));
  await ada.ask('POST', `pages/${german.id}/publish/undo`, { languages: ['en'] });
  const [heading = 0, link = 0, picture = 0, hero = 0, empty = 0, words = 0, page = 0, dates = 0, form = 0] = draft.ids;
  const saved = await ada.save(draft, [
    insertion(heading, 'headline', { headline_level: 4, content: { de: 'Zu tief', en: 'Too deep' } }),
    insertion(link, 'link', { link: 'event:999999', link_text: { de: 'hier', en: 'Buy tickets' } }),
    insertion(picture, 'image', { image: 9 }),
    insertion(hero, 'teaser-list', {}),
    insertion(empty, 'faq', {}),
    insertion(words, 'text', {
      content: {
        de: '<p><a href="/en/nur-deutsch">Programme</a> <a href="#consent">Cookies</a> <a href="/de/kalender/fort/999999?von=hier">Der Abend</a></p>',
        en: '<p>Programme</p>',
      },
    }),
    insertion(page, 'link', { link: `page:${german.id}`, link_text: { de: 'Das Stück', en: 'The play' } }),
    insertion(dates, 'event-list', { date_from: '2026-12-02T10:00', date_to: '2026-12-01T10:00' }),
    insertion(form, 'forms', { hubspot_id: '' }),
  ]);
  expect(statuses(saved.outcomes)).toEqual(Array(9).fill('applied'));
  const item = draft.ids[9] ?? 0;
  await ada.save({ ...draft, version: saved.version }, [
    insertion(
      item,
      'teaser-item',
      { headline: { de: 'Vorbei', en: 'Over' }, link: '#nirgends', online_to: '2026-11-01T00:00' },
      { parent: hero },
    ),
  ]);
  const check = (language: string) => ada.ask<CheckedFinding[]>('GET', `/${language}/pageeditor-api/drafts/${draft.container}/check`);
  const named = async (language: string) => findingsIn(language, await check(language));
  expect((await named('de')).sort()).toEqual(
    [
      `must invalid ${dates}.date_to`,
      `must required ${empty}.title`,
      `must required ${form}.hubspot_id`,
      `should alternative-text ${picture}.image`,
      `should dead-anchor ${item}.link`,
      `should dead-link ${link}.link`,
      // The typed address of a performance that is gone.
      `should dead-link ${words}.content`,
      `should expired-window ${item}.online_to`,
      `should heading-order ${heading}.headline_level`,
      `should link-text ${link}.link`,
      `should unpublished-language ${words}.content`,
      'should description page.meta_description',
      'should share-picture page.og_image',
    ].sort(),
  );
  expect(await named('en')).toEqual(
    expect.arrayContaining([`should missing-translation ${first(draft)}.content`, `should unpublished-language ${page}.link`]),
  );
  const all = await check('de');
  // What publishing will be refused for is known before, in the editor's language.
  for (const [found, sentence] of [
    [all, 'Das Ende muss nach dem Anfang liegen.'],
    [await check('en'), 'The end has to be after the beginning.'],
  ] as const)
    expect(found.filter(({ rule }) => rule === 'invalid')).toEqual([
      expect.objectContaining({ detail: sentence, languages: ['de', 'en'] }),
    ]);
  const refused = await ada.call<{ findings: CheckedFinding[] }>('POST', `pages/${id}/publish`, {});
  const must = (findings: readonly CheckedFinding[]) =>
    new Set(findings.filter(({ severity }) => severity === 'must').map(({ rule, module, field }) => `${rule} ${module}.${field}`));
  expect([refused.status, must(refused.body.findings)]).toEqual([409, must(all)]);
  const of = (wanted: string) =>
    all.filter(({ rule, module, subject, field }) => `${rule} ${module ?? subject}.${field}` === wanted).map(({ languages }) => languages);
  expect(of(`missing-translation ${first(draft)}.content`)).toEqual([['en']]);
  expect(of(`unpublished-language ${page}.link`)).toEqual([['en']]);
  expect(of(`link-text ${link}.link`)).toEqual([['de']]);
  const ofBoth = ['description page.meta_description', `heading-order ${heading}.headline_level`, `dead-link ${link}.link`];
  for (const both of ofBoth) expect(of(both), both).toEqual([['de', 'en']]);
  await ada.ask('PATCH', `pages/${id}/`, { meta_description: { de: 'Was es ist.' }, og_image: 9 });
  await ada.ask('PATCH', 'media/9/', { usage_until: '2026-11-21' });
  expect((await named('de')).filter((one) => one.includes('page.'))).toEqual(['should usage-rights page.og_image']);
  expect(await named('en')).toContain('should missing-translation page.meta_description');
  await ada.ask('PATCH', 'media/9/', { usage_until: null });
});

test('ADMIN-291 ADMIN-293 ADMIN-302 who deletes an entry reads which pages, entries, menus, settings and blocks of HTML link to it, chosen or typed, drafted or public, and which modules show it', async () => {
  const [person = { id: 0 }, other = { id: 0 }, third = { id: 0 }] = (
    await ada.ask<{ results: { id: number }[] }>('GET', 'content/persons/')
  ).results;
  const { id } = person;
  await pageWith('getippt', text(`<a href="/en/team/whoever/${id}?tab=1">Sie</a>`));
  const chosen = await pageWith('gewaehlt', text('Noch nichts'));
  await ada.save(chosen.draft, [insertion(chosen.draft.ids[0] ?? 0, 'link', { link: `person:${id}`, link_text: { de: 'Zu ihr' } })]);
  await pageWith('andere', text(`<a href="/de/team/name/${id}7">Er</a> person:${id}`));
  const { draft } = await pageWith('entworfen', text('Noch nichts'));
  await ada.save(draft, [insertion(draft.ids[0] ?? 0, 'text', { content: { de: `<p><a href="/de/team/sie/${id}">Sie</a></p>` } })]);
  await ada.ask('PATCH', `/de/api/persons/${other.id}/`, { biography: { de: `<p><a href="/de/team/name/${id}">Sie</a></p>` } });
  const { version, draft: held } = await ada.ask<{ version: number; draft: { version: number } }>('GET', `content/persons/${third.id}/`);
  const biography = { de: `<p><a href="/de/team/name/${id}">Sie</a></p>` };
  await ada.ask('PATCH', `content/persons/${third.id}/draft`, { version, draft_version: held.version, values: { biography } });
  const entries = [{ title: { de: 'Sie', en: 'She' }, url: `/de/team/sie/${id}` }];
  await app.database.db
    .insert(navigation)
    .values({ menu: 'footer', entries })
    .onConflictDoUpdate({ target: navigation.menu, set: { entries } });
  await app.database.db.update(siteSettings).set({ html_footer_top: `<a href='/de/team/sie/${id}'>Sie</a>` });
  const [block] = await app.database.db
    .insert(htmlBlocks)
    .values([
      { slug: 'kasse', html: { de: `<p><a href="/de/team/sie/${id}">Sie</a></p>` } },
      { slug: 'weg', html: { de: `<p><a href="/de/team/sie/${id}">Sie</a></p>` }, deleted_at: new Date() },
    ])
    .returning({ id: htmlBlocks.id });
  const linked = async (path: string, count: number, person: Person = 'administrator') => {
    const shown = await (await app.get(`/de/admin/${path}/delete`, { headers: await headersOf(app, person) })).text();
    const [, list = ''] = shown.split(`Verlinkt und gezeigt (${count})`);
    const places = [...list.matchAll(/<li>.*?<a href="([^"]*)".*?<span[^>]*>(.*?)<\/span>/g)];
    return places.map(([, to, where = '']) => `${to}${where.replaceAll('<!-- -->', '')}`);
  };
  const ofAdministrators = [
    `/de/admin/html/${block?.id} HTML`,
    '/de/admin/navigation Fußzeile',
    '/de/admin/settings HTML über der Fußnavigation',
  ];
  const found = await linked(`persons/${id}`, 8);
  expect(found.filter((one) => ofAdministrators.includes(one))).toEqual(ofAdministrators);
  // To screens that only administrators open, others get no link.
  expect((await linked(`persons/${id}`, 8, 'editor')).filter((one) => /admin\/(html|navigation|settings)/.test(one))).toEqual([]);
  expect(found.filter((one) => !ofAdministrators.includes(one))).toEqual([
    expect.stringMatching(/^\/de\/getippt\?edit Modul auf der Seite$/),
    expect.stringMatching(/^\/de\/gewaehlt\?edit Modul auf der Seite, Entwurf$/),
    expect.stringMatching(/^\/de\/entworfen\?edit Modul auf der Seite, Entwurf$/),
    `/de/admin/persons/${other.id} Biografie`,
    `/de/admin/persons/${third.id} Biografie, Entwurf`,
  ]);
  const event = (await ada.ask<{ results: { id: number }[] }>('GET', 'content/events/')).results.at(-1)?.id ?? 0;
  const showing = await pageWith('gezeigt', text('Noch nichts'));
  await ada.save(showing.draft, [insertion(showing.draft.ids[0] ?? 0, 'event-list', { events: [event] })]);
  await ada.ask('POST', `pages/${showing.id}/publish`, {});
  const listing = await pageWith('zu-zeigen', text('Noch nichts'));
  await ada.save(listing.draft, [insertion(listing.draft.ids[0] ?? 0, 'event-list', { events: [event] })]);
  expect(await linked(`events/${event}`, 2)).toEqual([
    '/de/gezeigt?edit Modul auf der Seite',
    '/de/zu-zeigen?edit Modul auf der Seite, Entwurf',
  ]);
});

test('PAGE-320 who deletes a page reads first what links to it, chosen or typed, in pages, entries and menus; one without links goes at once', async () => {
  const target = await pageWith('anfahrt-neu', text('Hierher'));
  const alone = await pageWith('allein', text(`<a href="/de/anfahrt-neu?tab=1">Hin</a>`));
  const chosen = await pageWith('gewaehlt-seite', text('Noch nichts'));
  await ada.save(chosen.draft, [insertion(chosen.draft.ids[0] ?? 0, 'link', { link: `page:${target.id}`, link_text: { de: 'Hin' } })]);
  await pageWith('andere-seite', text(`<a href="/de/anfahrt-neu-2">Dorthin</a> page:${target.id}7`));
  const [person = { id: 0 }] = (await ada.ask<{ results: { id: number }[] }>('GET', 'content/persons/')).results;
  await ada.ask('PATCH', `/de/api/persons/${person.id}/`, { biography: { de: '<p><a href="/en/anfahrt-neu#x">Weg</a></p>' } });
  const entries = [{ title: { de: 'Weg', en: 'Way' }, url: '/de/anfahrt-neu' }];
  await app.database.db
    .insert(navigation)
    .values({ menu: 'footer', entries })
    .onConflictDoUpdate({ target: navigation.menu, set: { entries } });
  const headers = { ...(await headersOf(app, 'editor')), origin: app.url };
  const press = async (id: number, sure = '') => {
    const answer = await app.get(`/de/admin/pages/${id}/delete`, { method: 'POST', headers, body: new URLSearchParams({ sure }) });
    return (await answer.text()).replaceAll('<!-- -->', '');
  };
  const question = await press(target.id);
  expect(question).toMatch(/„anfahrt-neu“ in den Papierkorb legen\?/);
  const [, list = ''] = question.split('Verlinkt (4)');
  expect([...list.slice(0, list.indexOf('</ul>')).matchAll(/<li>(?:<a href="([^"]*)">)?/g)].map(([, to]) => to)).toEqual([
    // The menus are a screen of administrators.
    undefined,
    '/de/allein?edit',
    '/de/gewaehlt-seite?edit',
    `/de/admin/persons/${person.id}`,
  ]);
  expect((await app.get('/de/anfahrt-neu')).status).toBe(200);
  expect(await press(target.id, 'yes')).toContain('Die Seite ist im Papierkorb.');
  expect((await app.get('/de/anfahrt-neu')).status).toBe(404);
  expect(await press(alone.id)).toContain('Die Seite ist im Papierkorb.');
});

test('PAGE-16 EDIT-13 the check finds what is missing in the entry of a page: price, picture, description, English', async () => {
  const [event = { id: 0 }] = (await ada.ask<{ results: { id: number }[] }>('GET', 'content/events/')).results;
  const { container } = await ada.open('event', event.id);
  const named = async (language: string) =>
    findingsIn(language, await ada.ask<CheckedFinding[]>('GET', `/${language}/pageeditor-api/drafts/${container}/check`));
  const change = (values: object) => ada.ask('PATCH', `/de/api/events/${event.id}/`, values);
  const empty = { de: '', en: '' };
  await change({
    ...{
      production: null,
      image: null,
      images: [9],
      prices: [],
      seat_groups: [],
      statuses: [],
      date_start: '2027-01-08T19:30',
      date_end: null,
    },
    ...{ preline: empty, headline: empty, subline: empty, text: empty, name: { de: 'Probe', en: '' } },
  });
  const always = ['should alternative-text entry.images', 'should share-picture entry.image', 'should description entry.text'];
  expect((await named('de')).sort()).toEqual([...always, 'should price entry.prices'].sort());
  expect(await named('en')).toContain('should missing-translation entry.name');
  for (const statuses of [['free_entrance'], ['canceled']]) {
    await change({ statuses });
    expect((await named('de')).sort(), `${statuses}`).toEqual([...always].sort());
  }
  await change({ statuses: [], subline: { de: 'Heute' }, image: 9, images: [], date_start: '2026-01-08T19:30' });
  expect(await named('de')).toEqual(['should alternative-text entry.image']);
});

test('PAGE-35 the check reads the draft of an entry, as publishing would make it', async () => {
  const [, event = { id: 0 }] = (await ada.ask<{ results: { id: number }[] }>('GET', 'content/events/')).results;
  await ada.ask('PATCH', `/de/api/events/${event.id}/`, { subline: { de: 'Heute', en: 'Today' }, production: null, image: 9 });
  const { container } = await ada.open('event', event.id);
  const found = async (language: string) =>
    (await ada.ask<CheckedFinding[]>('GET', `/${language}/pageeditor-api/drafts/${container}/check`))
      .filter(({ languages }) => languages.includes(language as 'de'))
      .map(({ rule, field }) => `${rule} ${field}`);
  const before = await found('en');
  expect(before).not.toContain('missing-translation subline');
  const { version, draft } = await ada.ask<{ version: number; draft: { version: number } }>('GET', `content/events/${event.id}/`);
  const save = (draftVersion: number, values: object) =>
    ada.ask<{ draft: { version: number } }>('PATCH', `content/events/${event.id}/draft`, { version, draft_version: draftVersion, values });
  const drafted = await save(draft.version, { subline: { en: '' } });
  expect((await found('en')).toSorted()).toEqual([...before, 'missing-translation subline'].toSorted());
  await save(drafted.draft.version, { subline: { en: 'Tonight' } });
  expect(await found('en')).toEqual(before);
});

/** What concerns a language, in one line each. */
function findingsIn(language: string, all: readonly CheckedFinding[]): string[] {
  const own = all.filter(({ languages }) => languages.includes(language as 'de'));
  return own.map(({ rule, severity, subject, module, field }) => `${severity} ${rule} ${module ?? subject}.${field}`);
}
