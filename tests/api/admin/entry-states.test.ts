import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnswerOf } from '../../../src/core/contract/call.ts';
import type { getEntry } from '../../../src/features/admin/admin.contract.ts';
import { type DraftOffice, openDraftOffice, statesOf, wallClock } from '../../support/office/draft-office.ts';
import { valuesOf } from '../../support/office/office-form.ts';

type EditedAnswer = AnswerOf<typeof getEntry>;

let office: DraftOffice;

beforeAll(async () => {
  office = await openDraftOffice();
});
afterAll(() => office.app.close());

test('ADMIN-60 lists are narrowed by the states that their rows show, in the words of these', async () => {
  const list = async (state: string, of = 'venues') => office.text(`/en/admin/${of}?state=${state}&size=100`);
  const has = async (id: number, of = 'venues') => {
    const found = [];
    for (const state of ['draft', 'changed', 'planned', 'live', 'withdrawn'])
      if ((await list(state, of)).includes(`href="/en/admin/${of}/${id}"`)) found.push(state);
    return found;
  };
  const options = [...(await list('')).matchAll(/<option value="(\w*)"[^>]*>([^<]*)</g)].map(([, value, text]) => [value, text]);
  expect(options).toEqual(
    expect.arrayContaining([
      ['draft', 'Draft'],
      ['changed', 'Changed'],
      ['planned', 'Scheduled'],
      ['live', 'Live'],
      ['withdrawn', 'Withdrawn'],
    ]),
  );
  expect(await has(1)).toEqual(['live']);
  await office.submit('/en/admin/venues/1', { city: 'Elsewhere' });
  expect(await has(1)).toEqual(['changed']);
  await office.submit('/en/admin/venues/1', { operation: 'plan', 'publish.at': wallClock(office.inHours(1)) });
  expect(await has(1)).toContain('planned');
  await office.send('/en/admin/venues/1/discard', {});
  await office.app.database.script('delete from plans');
  await office.send('/en/admin/venues/many', [
    ['id', '1'],
    ['operation', 'withdraw'],
    ['sure', 'yes'],
  ]);
  expect(await has(1)).toEqual(['withdrawn']);
  const made = await office.send('/en/admin/productions/new', { 'name.de': 'Neu', 'name.en': 'New', is_online: 'on' });
  expect(await has(Number(/\d+/.exec(made.headers.get('location') ?? '')?.[0]), 'productions')).toEqual(['draft']);
  await office.send('/en/admin/venues/many', [
    ['id', '1'],
    ['operation', 'live'],
    ['sure', 'yes'],
  ]);
  expect(await has(1)).toEqual(['live']);
});

test('ADMIN-245 lists say which language lacks texts or has older ones, of the draft where there is one, also for what is always on the website', async () => {
  const texts = async (path: string, of: string) => {
    const [row = ''] = (await office.text(path)).split('<tr>').filter((one) => one.includes(`href="${of}"`));
    return /<td class="adm-texts">(.*?)<\/td>/s.exec(row)?.[1]?.replace(/<[^>]*>/g, '');
  };
  const ofSeries = () => texts('/en/admin/series?size=100', '/en/admin/series/1');
  await office.submit('/en/admin/series/1', { 'subline.de': 'Vier Abende', 'subline.en': 'Four evenings', operation: 'publish' });
  const complete = await ofSeries();
  await office.submit('/en/admin/series/1', { 'subline.de': 'Fünf Abende', 'subline.en': '' });
  expect(await ofSeries()).toBe('EN missing');
  await office.send('/en/admin/series/1/discard', {});
  expect(await ofSeries()).toBe(complete);
  office.app.clock.advance(60_000);
  await office.submit('/en/admin/series/1', { 'subline.de': 'Sechs Abende' });
  expect(await ofSeries()).toBe('EN older');
  await office.send('/en/admin/series/1/discard', {});
  await office.submit('/en/admin/rooms/1', { 'name.de': '', 'name.en': 'Hall' });
  expect(await texts('/en/admin/rooms?size=100', '/en/admin/rooms/1')).toBe('DE missing');
});

test('PAGE-30 PAGE-16 the form of every kind of entry has the findings of its draft, in numbers at the publish button, each with a link to its field', async () => {
  const findingsOf = async (path: string) => {
    const html = await office.text(path);
    const [section = ''] = /<details [^>]*id="findings">.*?<\/details>/s.exec(html) ?? [];
    const links = [...section.matchAll(/<strong>(\w+):<\/strong> (.*?)<br\/?><a href="#([^"]*)"/g)].map(
      ([, severity, text = '', field]) => {
        return `${severity} ${field} ${text.replace(/<[^>]*>/g, '')}`;
      },
    );
    return { links, count: Number(/href="#findings" aria-label="(\d+)\./.exec(html)?.[1] ?? 0), html };
  };
  for (const resource of ['events', 'productions', 'persons', 'venues', 'series', 'articles']) {
    const path = `/en/admin/${resource}/1`;
    const before = await findingsOf(path);
    expect(before.count, path).toBe(before.links.length);
    const text = { events: 'name', persons: 'biography', venues: 'description' }[resource] ?? 'subline';
    await office.submit(path, { [`${text}.de`]: 'Nur auf Deutsch', [`${text}.en`]: '' });
    const drafted = await findingsOf(path);
    expect(drafted.links, path).toContain(`Should ${text}.en Not translated EN`);
    // Every link leads to something that is there.
    for (const [, id = ''] of drafted.links.map((link) => / (\S+) /.exec(link) ?? [])) expect(drafted.html, id).toContain(`id="${id}"`);
    await office.send(`${path}/discard`, {});
    expect((await findingsOf(path)).links, path).toEqual(before.links);
  }
  // What visitors see has a price; the draft would publish none.
  const made = await office.send('/en/admin/events/new', {
    'name.de': 'Ohne Preis',
    'name.en': 'No price',
    date_start: '2027-01-08T19:30',
  });
  const path = (made.headers.get('location') ?? '').split('?')[0] ?? '';
  expect((await findingsOf(path)).links).toEqual(
    expect.arrayContaining([
      'Should prices The date has no price and is not marked as free entrance.',
      'Should image The picture for shared links is missing.',
      'Should text.de The description for search engines and shared links is missing.',
    ]),
  );
});

test('PAGE-34 EDIT-13 the page editor gets the draft of an entry and its page with it; calls save, publish and plan it; visitors see what is published', async () => {
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await office.app.get(`/en/pageeditor-api/content/productions/3/${path}`, {
      method,
      headers: { ...office.editor, origin: office.app.url, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as EditedAnswer };
  };
  const { body: before } = await call('GET', '');
  expect(before.draft?.values).toEqual(before.values);
  expect(before.states.map(({ state }) => state)).toEqual(['live', 'live']);
  const cast = [{ person: 1, role: { en: 'A stand-in only drafted' }, replaces: null, note: {} }];
  // What the form of the office saves is the base of the editor.
  await office.submit('/en/admin/productions/3', { 'name.en': 'A drafted title', 'subline.de': 'Nur im Entwurf' });
  const { body: drafted } = await call('GET', '');
  expect(drafted.values).toEqual(before.values);
  expect(drafted.draft?.values).toMatchObject({ name: { en: 'A drafted title' }, subline: { de: 'Nur im Entwurf' } });
  expect(drafted.states).toEqual([
    { language: 'de', state: 'changed', changes: 1 },
    { language: 'en', state: 'changed', changes: 1 },
  ]);
  // Only what was typed is sent.
  const based = { version: drafted.version, draft_version: drafted.draft?.version };
  const saved = await call('PATCH', 'draft', { ...based, values: { contributors: cast } });
  expect([saved.status, saved.body.states.map(({ changes }) => changes)]).toEqual([200, [2, 2]]);
  const address = before.url;
  const page = async (query: string, headers: Record<string, string>) =>
    (await (await office.app.get(`${address}${query}`, { headers })).text()).replaceAll('\u00ad', '');
  const edited = await page('?edit', office.editor);
  for (const words of ['A drafted title', 'A stand-in only drafted']) {
    expect(edited, words).toContain(words);
    expect(await page('?edit&preview=now', office.editor)).toContain(words);
    expect(await page('', office.editor)).not.toContain(words);
    expect(await page('', {})).not.toContain(words);
    // Without rights `edit` shows nothing else.
    expect(await page('?edit', {})).not.toContain(words);
  }
  // Somebody else saved the same field meanwhile.
  await office.submit('/en/admin/productions/3', { 'subline.en': 'By the office' });
  const met = await call('PATCH', 'draft', { ...based, values: { subline: { en: 'By the editor' } } });
  expect([met.status, met.body]).toEqual([409, expect.objectContaining({ fields: ['subline'] })]);

  const at = office.inHours(1).toISOString();
  const planned = await call('POST', 'plan', { at, languages: ['de'] });
  expect([planned.status, planned.body.states.map(({ state }) => state)]).toEqual([200, ['planned', 'changed']]);
  expect(planned.body.plans).toEqual([expect.objectContaining({ language: 'de', at })]);
  expect((await call('POST', 'plan', { at: office.inHours(-1).toISOString(), languages: ['de'] })).status).toBe(400);

  const published = await call('POST', 'publish', { languages: ['en'] });
  expect([published.status, published.body.states.map(({ state }) => state)]).toEqual([200, ['planned', 'live']]);
  expect(await page('', {})).toContain('A drafted title');
  expect((await office.read('productions', 3)).values).toMatchObject({ subline: before.values.subline ? { en: 'By the office' } : {} });
  const undone = await call('POST', 'publish/undo');
  expect([undone.status, undone.body.values]).toEqual([200, before.values]);
  expect(undone.body.draft?.values).toMatchObject({ name: { en: 'A drafted title' } });

  // What was published in another way since it was drafted is named, not overwritten by somebody who did not see it.
  await office.patch('/en/api/productions/3/', { name: { en: 'By a call' } });
  const { body: now } = await call('GET', '');
  const other = { version: now.version, draft_version: now.draft?.version, values: { subline: { en: 'Once more' } } };
  expect((await call('PATCH', 'draft', other)).status).toBe(200);
  const refused = await call('POST', 'publish', { languages: ['en'] });
  expect([refused.status, refused.body]).toEqual([409, expect.objectContaining({ fields: ['name'] })]);
  await office.send('/en/admin/productions/3/discard', {});
  expect((await call('PATCH', 'draft', { ...other, values: { name: { de: '', en: '' } } })).status).toBe(400);
  // Content without drafts has none, and its states.
  const { draft, states } = (await (await office.open('/en/pageeditor-api/content/rooms/1/')).json()) as EditedAnswer;
  expect([draft, states]).toEqual([null, []]);
});

test('PAGE-31 content without drafts says draft, live and withdrawn too', async () => {
  const made = await office.send('/en/admin/forms/new', { 'title.de': 'Probe', 'title.en': 'A rehearsal', retention_days: '30' });
  const id = Number(/\d+/.exec(made.headers.get('location') ?? '')?.[0]);
  const listed = async () => statesOf(await office.text('/en/admin/forms?search=A+rehearsal'));
  expect(await listed()).toEqual(['draft']);
  await office.patch(`/en/api/forms/${id}/`, { is_online: true });
  expect(await listed()).toEqual(['live']);
  await office.patch(`/en/api/forms/${id}/`, { is_online: false });
  expect(await listed()).toEqual(['withdrawn']);
});

test('PAGE-31 a list nobody has opened in the editor is live in the page tree', async () => {
  const rowOf = async (path: string) =>
    (await office.text('/en/admin/pages')).split('<li id="page-').find((row) => row.includes(`"${path}"`)) ?? '';
  expect(statesOf(await rowOf('/en/productions'))).toEqual(['live', 'live']);
});

test('PAGE-12 PAGE-32 the history says of a plan that it was planned, not that it was published', async () => {
  const path = '/en/admin/persons/1';
  await office.submit(path, {
    first_name: 'Later',
    operation: 'plan',
    'publish.at': wallClock(office.inHours(1)),
    'publish.language': 'de',
  });
  const history = await office.text(`${path}/history`);
  expect(history).toContain('Publication planned (DE)');
  expect(history).not.toContain('Published');
});

test("PAGE-17 EDIT-19 nobody takes back a publication they have not seen: undo names the one it is about, in calls, in the history and beside the form's message", async () => {
  // A plan of an earlier test would have the form ask.
  await office.app.database.script('delete from plans');
  const path = '/en/admin/persons/1';
  const call = async (rest: string, headers: Record<string, string>, body?: object) => {
    const answer = await office.app.get(`/en/pageeditor-api/content/persons/1/${rest}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...headers, origin: office.app.url, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as EditedAnswer & { detail?: string } };
  };
  const publishAs = async (headers: Record<string, string>, last_name: string) => {
    const form = { ...valuesOf(await office.text(path, headers)), last_name, operation: 'publish' };
    return (await office.send(path, form, headers)).headers.get('location') ?? '';
  };
  const name = async () => (await office.read('persons', 1)).values.last_name;
  const number = (html: string) => /\/undo-publish".*?name="number" value="(\d+)"/s.exec(html)?.[1] ?? '';
  const before = await name();

  const mine = await publishAs(office.editor, 'By the editor');
  expect(mine).toBe(`${path}?done=published`);
  const { publication: first } = (await call('', office.editor)).body;
  expect(first).toMatchObject({ by: expect.stringContaining('editor'), number: expect.any(Number) });
  const shown = number(await office.text(mine));
  expect(shown).toBe(String(first?.number));
  expect(number(await office.text(`${path}/history`))).toBe(shown);
  await publishAs(office.admin, 'By the administrator');
  // A reload of the message offers nobody else's publication.
  expect(number(await office.text(mine))).toBe('');
  const refused = await call('publish/undo', office.editor, { number: first?.number });
  expect([refused.status, refused.body.detail]).toEqual([409, 'Something else has been published since. Nothing was taken back.']);
  const page = await office.send(`${path}/undo-publish`, { number: shown });
  expect([page.status, await page.text()]).toEqual([409, expect.stringContaining('Something else has been published since.')]);
  expect(await name()).toBe('By the administrator');

  // What was seen is taken back, one after the other, also across versions in between.
  const { publication: second } = (await call('', office.editor)).body;
  const undone = await call('publish/undo', office.editor, { number: second?.number });
  expect([undone.status, undone.body.publication?.number]).toEqual([200, first?.number]);
  expect((await call('publish/undo', office.editor, { number: first?.number })).status).toBe(200);
  expect(await name()).toBe(before);
});

test('ADMIN-370 EDIT-371 an article that is dated ahead is planned, from its day, in list, form and finder; nothing leads visitors to it before', async () => {
  await office.app.database.script(`insert into articles (id, name, date, is_online) values
    (9701, '{"de": "Vorausgeschickt", "en": "Sent ahead"}', '2099-01-02', true), (9702, '{"de": "Erschienen", "en": "Published"}', '2026-01-02', true)`);
  const has = async (state: string, id: number) =>
    (await office.text(`/en/admin/articles?state=${state}&size=100`)).includes(`href="/en/admin/articles/${id}"`);
  expect([await has('planned', 9701), await has('live', 9701)]).toEqual([true, false]);
  expect([await has('planned', 9702), await has('live', 9702)]).toEqual([false, true]);
  const rows = (await office.text('/en/admin/articles?size=100')).split('<tr>');
  const stateOf = (id: number) =>
    /adm-state">(.*?)<\/td>/s.exec(rows.find((row) => row.includes(`/${id}"`)) ?? '')?.[1]?.replace(/<[^>]*>/g, '');
  expect([stateOf(9701), stateOf(9702)]).toEqual(['Scheduled 2 Jan 2099, 00:00', 'Live']);

  const [ahead, out] = [await office.text('/en/admin/articles/9701'), await office.text('/en/admin/articles/9702')];
  const linkOf = (form: string) => /href="(\/en\/mediathek-en\/[^"]*)"/.exec(form)?.[1] ?? '';
  expect(ahead).toContain('Visitors see this article from 2 Jan 2099, 00:00');
  expect([linkOf(ahead), linkOf(out)]).toEqual([expect.stringMatching(/9701\?edit$/), expect.stringMatching(/9702$/)]);
  for (const [link, status] of [
    [linkOf(ahead), 404],
    [linkOf(out), 200],
  ] as const)
    expect((await office.app.get(link.replace('?edit', ''))).status, link).toBe(status);
  const found = await office.app.get('/en/pageeditor-api/link-finder?link=article:9701', { headers: office.editor });
  expect(await found.json()).toMatchObject([{ state: 'planned' }]);
});
