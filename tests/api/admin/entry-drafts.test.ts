import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnswerOf } from '../../../src/core/contract/call.ts';
import type { getEntry } from '../../../src/features/admin/admin.contract.ts';
import { mailsOf } from '../../support/office/accounts.ts';
import { type DraftOffice, openDraftOffice, statesOf, wallClock } from '../../support/office/draft-office.ts';
import { valuesOf } from '../../support/office/office-form.ts';

let office: DraftOffice;

beforeAll(async () => {
  office = await openDraftOffice();
});
afterAll(() => office.app.close());

test('PAGE-17 a saved draft is not public; one language is published alone with what has no language; undo shows what was there before', async () => {
  const path = '/en/admin/productions/1';
  const { values: before } = await office.read('productions', 1);
  const english = await office.publicSubline('en', 1);
  const location = await office.submit(path, { 'subline.de': 'Nur Deutsch', 'subline.en': 'English only', date_from: '2026-11-01' });
  expect(location).toBe(`${path}?done=drafted`);
  expect((await office.read('productions', 1)).values).toEqual(before);
  const drafted = await office.text(path);
  expect(drafted).toContain('English only');
  expect(statesOf(drafted)).toEqual(['changed', 'changed']);
  expect(await office.text('/en/admin/productions?state=changed')).toContain('Changed (2)');
  expect(await office.submit(path, { operation: 'publish', 'publish.language': 'de' })).toBe(`${path}?done=published`);
  expect([await office.publicSubline('de', 1), await office.publicSubline('en', 1)]).toEqual(['Nur Deutsch', english]);
  const published = (await office.read('productions', 1)).values;
  expect(published).toEqual({ ...before, subline: { ...(before.subline as object), de: 'Nur Deutsch' }, date_from: '2026-11-01' });
  expect(statesOf(await office.text(path))).toEqual(['live', 'changed']);
  // What differs from the draft again is drafted again.
  await office.send(`${path}/undo-publish`, {});
  expect((await office.read('productions', 1)).values).toEqual(before);
  expect(await office.form(path)).toMatchObject({ 'subline.de': 'Nur Deutsch', 'subline.en': 'English only', date_from: '2026-11-01' });
  expect((await office.send(`${path}/undo-publish`, {})).status).toBe(409);
});

test('PAGE-17 a call undoes the last publication, also one by a call, unless its fields were changed since', async () => {
  const undo = (id: number) =>
    office.app.get(`/en/pageeditor-api/content/productions/${id}/publish/undo`, {
      method: 'POST',
      headers: { ...office.editor, origin: office.app.url },
    });
  const { values } = await office.read('productions', 2);
  await office.patch('/en/api/productions/2/', { subline: { en: 'By a call' } });
  const undone = await undo(2);
  expect([undone.status, await undone.json()]).toEqual([200, expect.objectContaining({ values })]);
  await office.patch('/en/api/productions/2/', { subline: { en: 'First' } });
  await office.app.database.script(`update productions set subline = '{"en": "Imported"}', version = version + 1 where id = 2`);
  const refused = await undo(2);
  expect([refused.status, await refused.json()]).toEqual([409, expect.objectContaining({ fields: ['subline'] })]);
  expect((await undo(999_999)).status).toBe(404);
});

test('PAGE-17 a discarded draft shows what is live, and can be brought back', async () => {
  const path = '/en/admin/venues/1';
  const { values } = await office.read('venues', 1);
  await office.submit(path, { city: 'Elsewhere' });
  await office.send(`${path}/discard`, {});
  expect((await office.form(path)).city).toBe(values.city);
  await office.send(`${path}/undo-discard`, {});
  expect((await office.form(path)).city).toBe('Elsewhere');
  await office.send(`${path}/discard`, {});
});

test('PAGE-17 ADMIN-02 a new entry leads to its page with the draft, is public in the language it is published in, and offline again when that is undone', async () => {
  const made = await office.send('/en/admin/productions/new', { 'name.de': 'Der Entwurf', 'name.en': 'The draft', is_online: 'on' });
  const path = (made.headers.get('location') ?? '').replace('?done=drafted', '');
  const id = Number(/\d+$/.exec(path)?.[0]);
  expect((await office.read('productions', id)).values).toMatchObject({ is_online: false });
  expect(statesOf(await office.text(path))).toEqual(['draft', 'draft']);
  const page = /href="([^"]+)"[^>]*>See the draft on its page</.exec(await office.text(path))?.[1];
  expect(page).toMatch(new RegExp(`^/en/productions/[^/]+/${id}\\?edit$`));
  expect(await office.text(page ?? '')).toContain('The draft');
  await office.submit(path, { 'subline.en': 'A first night' });
  await office.submit(path, { operation: 'publish', 'publish.language': 'de' });
  expect((await office.read('productions', id)).values).toMatchObject({ is_online: true, name: { de: 'Der Entwurf' }, subline: {} });
  expect(statesOf(await office.text(path))).toEqual(['live', 'changed']);
  await office.send(`${path}/undo-publish`, {});
  expect((await office.read('productions', id)).values).toMatchObject({ is_online: false });
  expect(statesOf(await office.text(path))).toEqual(['draft', 'draft']);
  await office.submit(path, { operation: 'publish' });
  expect((await office.read('productions', id)).values).toMatchObject({
    ...{ is_online: true, name: { de: 'Der Entwurf', en: 'The draft' }, subline: { en: 'A first night' } },
  });
  await office.submit(path, { is_online: '', operation: 'publish' });
  expect(statesOf(await office.text(path))).toEqual(['withdrawn', 'withdrawn']);
});

test('PAGE-17 EDIT-19 a call publishes beside a draft: other fields stay apart, of the same field both values are shown and either can be chosen', async () => {
  const path = '/en/admin/persons/2';
  await office.submit(path, { first_name: 'Drafted', 'function.en': 'Drafted function' });
  await office.patch('/en/api/persons/2/', { last_name: 'Called', first_name: 'Called first' });
  const meanwhile = await office.text(path);
  expect(meanwhile).toContain('somebody else has published the same fields');
  expect(meanwhile).toMatch(/name="keep:first_name" value="live"/);
  expect(valuesOf(meanwhile)).toMatchObject({ first_name: 'Drafted', last_name: 'Called' });
  // A form opened before the call does not publish over it.
  const old = await office.form(path);
  await office.patch('/en/api/persons/2/', { first_name: 'Called again' });
  const refused = await office.send(path, { ...old, operation: 'publish' });
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('Called again')]);
  expect((await office.read('persons', 2)).values).toMatchObject({ first_name: 'Called again' });
  await office.submit(path, { 'keep:first_name': 'live', operation: 'publish' });
  expect((await office.read('persons', 2)).values).toMatchObject({
    ...{ first_name: 'Called again', last_name: 'Called', function: { en: 'Drafted function' } },
  });
});

test('PAGE-17 EDIT-19 two drafts of one entry are merged by field; of the same field both are shown', async () => {
  const path = '/en/admin/series/1';
  const first = await office.form(path);
  await office.submit(path, { 'headline.de': 'Von Ada', ticket_url: 'https://example.org/a' });
  const merged = await office.send(path, { ...first, 'headline.en': 'By Ben' });
  expect(merged.headers.get('location')).toBe(`${path}?done=drafted`);
  expect(await office.form(path)).toMatchObject({ 'headline.de': 'Von Ada', 'headline.en': 'By Ben', ticket_url: 'https://example.org/a' });
  const conflict = await office.send(path, { ...first, ticket_url: 'https://example.org/b' });
  const html = await conflict.text();
  expect(conflict.status).toBe(409);
  expect(html).toMatch(/name="keep:ticket_url" value="theirs"/);
  await office.send(path, valuesOf(html, { 'keep:ticket_url': 'theirs' }));
  expect(await office.form(path)).toMatchObject({ 'headline.en': 'By Ben', ticket_url: 'https://example.org/a' });
  await office.send(`${path}/discard`, {});
});

test('PAGE-17 English that is older than its German is said in form and list until it is written or confirmed', async () => {
  const path = '/en/admin/series/2';
  await office.submit(path, { 'headline.de': 'Alt', 'headline.en': 'Old' });
  office.app.clock.advance(60_000);
  await office.submit(path, { 'headline.de': 'Neu', operation: 'publish' });
  expect(await office.text(path)).toContain('English is older than German: Headline');
  expect(await office.text('/en/admin/series')).toContain('EN older');
  office.app.clock.advance(60_000);
  await office.submit(path, { operation: 'confirm' });
  expect(await office.text(path)).not.toContain('English is older');
});

test('PAGE-17 PAGE-12 a planned version becomes public as it was planned, is listed in the schedule and cancelled there', async () => {
  const path = '/en/admin/venues/1';
  await office.submit(path, { city: 'Planned town' });
  const at = wallClock(office.inHours(1));
  expect(await office.submit(path, { operation: 'plan', 'publish.at': at, 'publish.language': 'de' })).toBe(`${path}?done=planned`);
  await office.submit(path, { city: 'Later town' });
  expect(statesOf(await office.text(path))).toEqual(['planned', 'changed']);
  const schedule = await office.text('/en/admin/schedule');
  expect(schedule).toContain(`href="${path}"`);
  expect(schedule).toContain('The draft was changed since');
  await office.after(2, async () => {
    await expect.poll(async () => (await office.read('venues', 1)).values.city, { timeout: 8000 }).toBe('Planned town');
    expect((await office.form(path)).city).toBe('Later town');
  });
  await office.submit(path, { operation: 'plan', 'publish.at': at });
  // Both languages have a plan, as on a page.
  const plans = [...(await office.text('/en/admin/schedule')).matchAll(/id="plan-(\d+)"/g)].map(([, plan]) => plan);
  expect(plans).toHaveLength(2);
  for (const plan of plans) await office.send(`/en/admin/schedule/${plan}/cancel`, {});
  expect(statesOf(await office.text(path))).not.toContain('planned');
  const past = await office.send(path, { ...(await office.form(path)), operation: 'plan', 'publish.at': '2020-01-01T10:00' });
  expect([past.status, await past.text()]).toEqual([400, expect.stringContaining('That time is over')]);
});

test('PAGE-12 PAGE-34 by calls the draft is dropped while its version is planned, a correction goes live, and the plan stays or is cancelled', async () => {
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await office.app.get(`/en/pageeditor-api/content/productions/3/${path}`, {
      method,
      headers: { ...office.editor, origin: office.app.url, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as AnswerOf<typeof getEntry> };
  };
  const { body: before } = await call('GET', '');
  const save = async (values: Record<string, unknown>) => {
    const { body } = await call('GET', '');
    return call('PATCH', 'draft', { version: body.version, draft_version: body.draft?.version, values });
  };
  await save({ date_from: '2026-11-02', name: { en: 'Only planned' } });
  const at = office.inHours(1).toISOString();
  await call('POST', 'plan', { at, languages: ['de', 'en'] });
  const dropped = await call('DELETE', 'draft');
  // Editors see it on its page as it will be public then, and not before.
  const page = async (hours: number) => {
    const moment = encodeURIComponent(office.inHours(hours).toISOString());
    return (await office.app.get(`${before.url}?preview=${moment}`, { headers: office.editor })).text();
  };
  expect(await page(2)).toContain('Only planned');
  expect(await page(0.5)).not.toContain('Only planned');
  expect(await (await office.app.get(before.url)).text()).not.toContain('Only planned');
  expect([dropped.status, dropped.body.draft?.values]).toEqual([200, before.values]);
  expect(dropped.body.plans).toHaveLength(2);
  expect((await call('DELETE', 'draft')).status).toBe(404);
  await save({ subline: { en: 'Corrected' } });
  const corrected = await call('POST', 'publish', { languages: ['de', 'en'], plan: 'keep' });
  expect(corrected.body.values).toEqual({ ...before.values, subline: { ...(before.values.subline as object), en: 'Corrected' } });
  expect(corrected.body.plans).toHaveLength(2);
  await office.after(2, async () => {
    await expect.poll(async () => (await office.read('productions', 3)).values.date_from, { timeout: 8000 }).toBe('2026-11-02');
    expect(await office.publicSubline('en', 3)).toBe('Corrected');
    const { body: after } = await call('GET', '');
    expect(after.draft?.values).toEqual(after.values);
  });
  await save({ date_from: '2026-11-03' });
  await call('POST', 'plan', { at, languages: ['de'] });
  await save({ date_from: '2026-11-04' });
  expect((await call('POST', 'publish', { languages: ['de'], plan: 'cancel' })).body.plans).toEqual([]);
});

test('PAGE-50 publishing beside a plan asks first: the correction alone goes live and the planned version takes it over; what is beside the plan needs no question', async () => {
  const path = '/en/admin/venues/1';
  const live = async () => (await office.read('venues', 1)).values;
  const before = await live();
  await office.submit(path, { city: 'Seaside', zip: '11111' });
  await office.submit(path, { operation: 'plan', 'publish.at': wallClock(office.inHours(1)), 'publish.language': 'de' });
  const address = await office.submit(path, { street: 'Corrected street', zip: '22222', operation: 'publish', 'publish.language': 'de' });
  expect(address).toBe(`${path}?ask=de`);
  expect(await live()).toEqual(before);
  const question = await office.text(address);
  expect(question).toContain('Public only then: City.');
  expect(question).toContain('now ‘22222’, planned ‘11111’');
  // No answer publishes nothing.
  expect(await office.submit(address, { operation: 'publish' })).toBe(address);
  expect(await office.submit(address, { operation: 'publish', 'publish.plan': 'correct' })).toBe(`${path}?done=published`);
  expect(await live()).toEqual({ ...before, street: 'Corrected street', zip: '22222' });
  expect(statesOf(await office.text(path))).toContain('planned');
  // With the draft dropped nothing planned is touched.
  await office.send(`${path}/discard`, {});
  expect(await office.submit(path, { street: 'Again', operation: 'publish' })).toBe(`${path}?done=published`);
  await office.after(2, async () => {
    await expect.poll(async () => (await live()).city, { timeout: 8000 }).toBe('Seaside');
    expect(await live()).toEqual({ ...before, street: 'Again', zip: '22222', city: 'Seaside' });
  });
});

test('PAGE-60 a correction that is taken back leaves the planned version too, and a plan that it ended stands again', async () => {
  const path = '/en/admin/venues/1';
  const live = async () => (await office.read('venues', 1)).values;
  const before = await live();
  const plan = (hours: number) =>
    office.submit(path, { operation: 'plan', 'publish.at': wallClock(office.inHours(hours)), 'publish.language': 'de' });
  const correct = async (zip: string, waits = true) => {
    const address = await office.submit(path, { zip, operation: 'publish' });
    expect((await office.text(address)).includes('Publish the correction only')).toBe(waits);
    expect(await office.submit(address, { operation: 'publish', 'publish.plan': 'correct' })).toBe(`${path}?done=published`);
    expect((await live()).zip).toBe(zip);
  };
  await office.submit(path, { city: 'Harbour', zip: '11111' });
  await plan(1);
  await correct('77777');
  await correct('88888');
  for (const zip of ['77777', before.zip]) {
    await office.send(`${path}/undo-publish`, {});
    expect((await live()).zip).toBe(zip);
  }
  await office.after(2, async () => {
    await expect.poll(async () => (await live()).city, { timeout: 8000 }).toBe('Harbour');
    expect(await live()).toEqual({ ...before, zip: '11111', city: 'Harbour' });
  });
  await office.send(`${path}/discard`, {});
  await office.submit(path, { zip: '44444' });
  await plan(4);
  // All that was planned is corrected: nothing would wait, so that the form does not offer it; a call may.
  await correct('55555', false);
  expect(statesOf(await office.text(path))).not.toContain('planned');
  await office.send(`${path}/undo-publish`, {});
  expect(statesOf(await office.text(path))).toContain('planned');
  await office.after(5, () => expect.poll(async () => (await live()).zip, { timeout: 8000 }).toBe('44444'));
});

test('PAGE-17 PAGE-12 a plan that cannot be carried out stays in the schedule, and its author gets a mail', async () => {
  const made = await office.send('/en/admin/articles/new', { 'name.de': 'Verfällt', date: '2026-11-20', is_online: 'on' });
  const path = (made.headers.get('location') ?? '').replace('?done=drafted', '');
  await office.submit(path, { operation: 'plan', 'publish.at': wallClock(office.inHours(1)), 'publish.language': 'de' });
  await office.send(`${path}/delete`, {});
  const mailed = mailsOf(office.app).length;
  await office.after(2, async () => {
    await expect.poll(() => office.text('/en/admin/schedule'), { timeout: 8000 }).toContain('in the trash');
    await expect.poll(() => mailsOf(office.app).length, { timeout: 8000 }).toBe(mailed + 1);
  });
});

test('PAGE-17 PAGE-08 PAGE-32 the history has who published what in which language; a version is compared with what is live and becomes the draft', async () => {
  const path = '/en/admin/persons/1';
  const { first_name } = (await office.read('persons', 1)).values;
  await office.submit(path, { first_name: 'First version', operation: 'publish' });
  await office.submit(path, { first_name: 'Second version', operation: 'publish' });
  const history = await office.text(`${path}/history`);
  expect(history).toContain('Published (DE, EN)');
  expect(history).toContain('Ada editor');
  // PAGE-32: only the word that is another one is marked.
  expect(history).toMatch(/<del class="bs-del">First<\/del><ins class="bs-ins">Second<\/ins><span> version<\/span>/);
  const version = /name="published" value="(\d+)"/.exec(history)?.[1] ?? '';
  await office.send(`${path}/history`, { published: version });
  expect((await office.form(path)).first_name).toBe('First version');
  expect((await office.read('persons', 1)).values.first_name).toBe('Second version');
  await office.send(`${path}/discard`, {});
  // Undo goes back step by step.
  await office.send(`${path}/undo-publish`, {});
  expect((await office.read('persons', 1)).values.first_name).toBe('First version');
  await office.send(`${path}/undo-publish`, {});
  expect((await office.read('persons', 1)).values.first_name).toBe(first_name);
});
