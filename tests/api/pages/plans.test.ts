import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../../src/core/database/change.tables.server.ts';
import type { Draft } from '../../../src/features/pages/drafts/draft.contract.ts';
import { snapshots } from '../../../src/features/pages/pages.tables.server.ts';
import type { PlannedAction, PublishedLanguage } from '../../../src/features/pages/publishing/plans.contract.ts';
import type { Version } from '../../../src/features/pages/publishing/versions.contract.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { Editor, insertion, textsIn, typing } from '../../support/editor/editor.ts';
import { publishPage } from '../../support/editor/pages.ts';
import { mailsOf } from '../../support/office/accounts.ts';
import { seedSeason } from '../../support/programme/season.ts';

let app: TestApp;
let ada: Editor;
const hour = 3600_000;
const soon = { timeout: 8000 };

beforeAll(async () => {
  app = await startTestApp({ seed: seedSeason });
  ada = await Editor.of(app);
});
afterAll(() => app.close());

const text = (de: string, en?: string) => ({
  model: 'text',
  fields: { content: { de: `<p>${de}</p>`, ...(en && { en: `<p>${en}</p>` }) } },
});
const idOf = (draft: Draft, at = 0) => draft.nodes.filter(({ parent }) => parent === null)[at]?.id ?? 0;
const textOf = async (path: string, init?: RequestInit) => (await app.get(path, init)).text();
const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * hour).toISOString();

async function pageWith(slug: string, ...nodes: ReturnType<typeof text>[]): Promise<{ id: number; draft: Draft }> {
  const id = await publishPage(app.database, { slug, nodes });
  await app.app.applyNewChanges();
  return { id, draft: await ada.open('page', id) };
}
/** Types into the first module of the draft as it is now. */
async function type(page: number, from: string, to: string, at = 0): Promise<void> {
  const draft = await ada.open('page', page);
  await ada.save(draft, [typing(idOf(draft, at), `<p>${from}</p>`, `<p>${to}</p>`)]);
}
const plan = (page: number, at: string, action: PlannedAction['action'] = 'publish', language = 'de') =>
  ada.ask<PublishedLanguage[]>('POST', `/${language}/pageeditor-api/pages/${page}/plan`, { action, at });
const german = async (page: number) => {
  const [state] = await ada.ask<PublishedLanguage[]>('GET', `pages/${page}/publishing`);
  if (!state) throw new Error(`Page ${page} has no state.`);
  return state;
};
const plansOf = async (page: number) => (await ada.ask<PlannedAction[]>('GET', 'schedule')).filter(({ object_id }) => object_id === page);
/** Runs with the clock put forward. */
async function after(hours: number, run: () => Promise<void>): Promise<void> {
  const before = app.clock.now();
  app.clock.advance(hours * hour);
  try {
    await run();
  } finally {
    app.clock.set(before);
  }
}

test('PAGE-12 what becomes public is the version that was planned, also when the draft went on; the other language stays', async () => {
  const { id } = await pageWith('geplant', text('Jetzt', 'Now'));
  await type(id, 'Jetzt', 'Bald');
  const [planned] = await plan(id, inHours(1));
  expect(planned).toMatchObject({ state: 'planned', plans: [{ action: 'publish', changes: 0, by: 'Ada editor', failure: null }] });
  await type(id, 'Bald', 'Später');
  // An explicit save publishes nothing while a version waits.
  const saved = await ada.save(await ada.open('page', id), [], { isDraft: false });
  expect(saved.published).toEqual({});
  expect((await german(id)).plans).toEqual([expect.objectContaining({ changes: 1 })]);
  expect((await ada.ask<Version[]>('GET', `pages/${id}/versions`)).filter(({ planned_at }) => planned_at)).toHaveLength(1);
  await after(1, async () => {
    await expect.poll(() => textOf('/de/geplant'), soon).toContain('<p>Bald</p>');
    expect(await textOf('/en/geplant')).toContain('<p>Now</p>');
    expect(textsIn((await ada.open('page', id)).modules)).toEqual(['<p>Später</p>']);
    expect(await plansOf(id)).toEqual([]);
    expect(await german(id)).toMatchObject({ state: 'changed', changes: 1 });
  });
  // Taking it back shows what was public before.
  await ada.ask('POST', `pages/${id}/publish/undo`);
  expect(await textOf('/de/geplant')).toContain('<p>Jetzt</p>');
});

test('PAGE-12 of two instances one carries a plan out, once', async () => {
  const { id } = await pageWith('zwei-instanzen', text('Eins'));
  await type(id, 'Eins', 'Zwei');
  await plan(id, inHours(1));
  const other = await startTestApp({ database: app.database });
  other.clock.advance(hour);
  await after(1, async () => {
    await expect.poll(() => textOf('/de/zwei-instanzen'), soon).toContain('<p>Zwei</p>');
    const entries = await app.database.db.select().from(audit).where(eq(audit.object_id, id));
    expect(entries.filter(({ action }) => action === 'publish')).toHaveLength(1);
  });
  await other.close();
});

test('PAGE-12 a newer state is planned instead, moved and cancelled; taking offline is planned too, and the state says each', async () => {
  const { id } = await pageWith('verschoben', text('Eins'));
  await type(id, 'Eins', 'Zwei');
  await plan(id, inHours(2));
  await type(id, 'Zwei', 'Drei');
  await plan(id, inHours(2));
  const [first] = await plansOf(id);
  expect(first).toMatchObject({ changes: 0, title: 'verschoben', url: '/de/verschoben' });
  const moved = await ada.ask<PlannedAction>('PATCH', `schedule/${first?.id}`, { at: inHours(1) });
  expect(moved).toMatchObject({ id: first?.id, version_id: first?.version_id, at: inHours(1) });
  await plan(id, inHours(3), 'unpublish');
  expect((await plansOf(id)).map(({ action }) => action)).toEqual(['publish', 'unpublish']);
  await after(1, async () => {
    await expect.poll(() => textOf('/de/verschoben'), soon).toContain('<p>Drei</p>');
    await after(2, async () => {
      await expect.poll(async () => (await app.get('/de/verschoben')).status, soon).toBe(404);
      expect(await german(id)).toMatchObject({ state: 'withdrawn', number: null });
    });
  });
  await plan(id, inHours(5));
  const [again] = await plansOf(id);
  await ada.ask('DELETE', `schedule/${again?.id}`);
  expect((await ada.call('DELETE', `schedule/${again?.id}`)).status).toBe(404);
  expect(await plansOf(id)).toEqual([]);
});

test('PAGE-12 a time that is over, the minute of the opposite and taking nothing offline are refused with a reason; DST is only an offset', async () => {
  const { id } = await pageWith('zeiten', text('Eins'));
  const call = (action: string, at: string) => ada.call('POST', `pages/${id}/plan`, { action, at });
  expect(await call('publish', inHours(-0.1))).toMatchObject({ status: 400, body: { at: [expect.stringContaining('vorbei')] } });
  const berlin = await call('publish', '2027-03-28T03:30:00+02:00');
  expect(berlin.status).toBe(200);
  expect((await plansOf(id))[0]?.at).toBe('2027-03-28T01:30:00.000Z');
  expect((await call('unpublish', '2027-03-28T01:30:20Z')).body).toEqual({ at: [expect.stringContaining('Minute')] });
  const made = await ada.ask<{ id: number }>('POST', 'pages/', { title: 'Nie veröffentlicht' });
  expect((await ada.call('POST', `pages/${made.id}/plan`, { action: 'unpublish', at: inHours(1) })).status).toBe(400);
  // The present minute counts as now.
  await plan(id, app.clock.now().toISOString());
  await expect.poll(() => plansOf(id), soon).toEqual([]);
});

test('PAGE-12 PAGE-06 what the check prevents is not planned; the findings are answered', async () => {
  const { id, draft } = await pageWith('unfertig', text('Eins'));
  await ada.save(draft, [insertion(draft.ids[0] ?? 0, 'faq', {})]);
  for (const [path, body] of [
    ['plan', { action: 'publish', at: inHours(1) }],
    ['publish', {}],
  ] as const) {
    const refused = await ada.call<{ detail: string; findings: unknown[] }>('POST', `/de/pageeditor-api/pages/${id}/${path}`, body);
    const detail = 'Noch nicht möglich: Eine Stelle muss erst berichtigt werden.';
    expect([refused.status, refused.body.detail, refused.body.findings.length], path).toEqual([409, detail, 1]);
  }
  expect(await plansOf(id)).toEqual([]);
});

test('PAGE-12 a correction goes live before a planned version, which stays and takes it over; what both change stays as planned', async () => {
  const { id } = await pageWith('korrektur', text('Hersbt'), text('Fuss'));
  await type(id, 'Hersbt', 'Winter');
  await plan(id, inHours(4));
  const { version_id } = await german(id);
  await ada.ask('POST', `pages/${id}/versions/${version_id}/restore`);
  expect(textsIn((await ada.open('page', id)).modules)).toEqual(['<p>Hersbt</p>', '<p>Fuss</p>']);
  await type(id, 'Hersbt', 'Herbst');
  await type(id, 'Fuss', 'Fuß', 1);
  await ada.ask('POST', `pages/${id}/publish`, { plan: 'keep' });
  expect(await textOf('/de/korrektur')).toMatch(/<p>Herbst<\/p>[\s\S]*<p>Fuß<\/p>/);
  const [standing] = await plansOf(id);
  expect(standing).toMatchObject({ is_behind: true });
  const merged = await ada.ask<{ conflicts: number; plan: PlannedAction }>('POST', `schedule/${standing?.id}/merge`);
  expect(merged).toMatchObject({ conflicts: 1, plan: { is_behind: false, changes: 0 } });
  // The draft goes on from the planned version.
  expect(textsIn((await ada.open('page', id)).modules)).toEqual(['<p>Winter</p>', '<p>Fuß</p>']);
  await after(4, async () => {
    await expect.poll(() => textOf('/de/korrektur'), soon).toMatch(/<p>Winter<\/p>[\s\S]*<p>Fuß<\/p>/);
  });
});

test('PAGE-12 editors see a page as it will be public at a moment: the planned version, its place in the menu, or nothing', async () => {
  const { id } = await pageWith('vorschau', text('Heute'));
  await type(id, 'Heute', 'Morgen');
  await plan(id, inHours(2));
  await plan(id, inHours(6), 'unpublish');
  await type(id, 'Morgen', 'Nie');
  const made = await ada.ask<{ id: number }>('POST', 'pages/', { title: 'Neu im Menü', in_menu: true });
  await ada.open('page', made.id);
  await plan(made.id, inHours(2));
  const asOf = (path: string, hours: number, headers = ada.headers) => app.get(`${path}?preview=${inHours(hours)}`, { headers });
  expect(await (await asOf('/de/vorschau', 1)).text()).toContain('<p>Heute</p>');
  const then = await asOf('/de/vorschau', 3);
  expect([then.headers.get('cache-control'), then.headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex']);
  const html = await then.text();
  expect(html).toContain('<p>Morgen</p>');
  expect(html).toContain('Neu im Menü');
  expect((await asOf('/de/vorschau', 7)).status).toBe(404);
  expect((await asOf('/de/neu-im-menue', 1)).status).toBe(404);
  expect((await asOf('/de/neu-im-menue', 3)).status).toBe(200);
  // For everybody else the parameter means nothing.
  expect(await (await asOf('/de/vorschau', 3, {})).text()).toContain('<p>Heute</p>');
  expect((await asOf('/de/neu-im-menue', 3, {})).status).toBe(404);
  // The next test says what the schedule names where nothing else is planned.
  for (const { id: planned } of await ada.ask<PlannedAction[]>('GET', 'schedule')) await ada.ask('DELETE', `schedule/${planned}`);
});

test('PAGE-12 ADMIN-05 ADMIN-268 the schedule page of the office shows the month, moves and cancels without script, and says why it refuses', async () => {
  const { id } = await pageWith('kalender-plan', text('Eins'));
  await type(id, 'Eins', 'Zwei');
  await plan(id, '2026-12-01T09:00:00Z');
  const [planned] = await plansOf(id);
  const page = async (query = '') => textOf(`/de/admin/schedule${query}`, { headers: ada.headers });
  for (const word of ['__proto__', 'toString'])
    expect((await app.get(`/de/admin/schedule?done=${word}`, { headers: ada.headers })).status).toBe(200);
  const post = (path: string, fields: Record<string, string>) =>
    app.get(`/de/admin/schedule/${planned?.id}/${path}`, {
      ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) },
      headers: { ...ada.headers, origin: app.url },
    });
  expect(await page('?month=2026-12')).toMatch(/id="day-2026-12-01"[\s\S]*10:00[\s\S]*kalender-plan/);
  expect(await page('?month=2027-01')).not.toContain('kalender-plan</a>');
  const refused = await post('move', { at: '2026-11-01T10:00', month: '2026-12-01' });
  const refusal = await refused.text();
  expect([refused.status, refusal]).toEqual([400, expect.stringContaining('Dieser Zeitpunkt ist vorbei')]);
  // ADMIN-268: the focus is where the time is corrected.
  expect(refusal).toMatch(/<input[^>]*autofocus=""[^>]*value="2026-11-01T10:00"/i);
  const moved = await post('move', { at: '2027-01-15T10:00', month: '2026-12-01' });
  expect([moved.status, moved.headers.get('location')]).toEqual([303, `/de/admin/schedule?done=moved&month=2027-01#plan-${planned?.id}`]);
  expect((await plansOf(id))[0]?.at).toBe('2027-01-15T09:00:00.000Z');
  expect(await page('?done=moved&month=2027-01')).toMatch(/<li id="plan-\d+"[^>]*tabindex="-1"/i);
  // ADMIN-268: a plan of another year is named with it, and the start page leads to its month.
  expect(await page()).toContain('Nächster Plan: Fr., 15.\u00a0Januar 2027, 10:00');
  const start = await textOf('/cms-hub?lang=de', { headers: ada.headers });
  expect(start).toContain('Fr., 15.\u00a0Januar 2027, 10:00');
  expect(start).toContain('href="/de/admin/schedule?month=2027-01"');
  expect((await post('cancel', {})).status).toBe(303);
  expect(await plansOf(id)).toEqual([]);
});

test('PAGE-12 API-41 a file that only a planned version shows is in use, and its plan says when the page is switched off', async () => {
  const { id, draft } = await pageWith('planbild', text('Eins'));
  const picture = draft.ids[0] ?? 0;
  await ada.save(draft, [insertion(picture, 'image', { image: 1, is_decorative: true })]);
  await plan(id, inHours(1));
  await ada.save(await ada.open('page', id), [{ kind: 'delete', id: picture }]);
  const { places } = await ada.ask<{ places: { object_id: number; content_type: string }[] }>('GET', 'media/1/');
  expect(places.filter((place) => place.content_type === 'page' && place.object_id === id)).toHaveLength(1);
  await ada.ask('PATCH', `pages/${id}/`, { is_online: false });
  expect(await german(id)).toMatchObject({ state: 'withdrawn', is_online: false });
});

test('PAGE-12 publishing the planned state ends its plan; another state cancels it where that is asked for', async () => {
  const { id } = await pageWith('vorher', text('Eins'));
  await type(id, 'Eins', 'Zwei');
  await plan(id, inHours(1));
  await ada.ask('POST', `pages/${id}/publish`);
  expect(await plansOf(id)).toEqual([]);
  await type(id, 'Zwei', 'Drei');
  await plan(id, inHours(1));
  await type(id, 'Drei', 'Vier');
  await ada.ask('POST', `pages/${id}/publish`, { plan: 'cancel' });
  expect(await plansOf(id)).toEqual([]);
  expect(await german(id)).toMatchObject({ state: 'live' });
});

test('PAGE-12 EDIT-281 EDIT-342 ADMIN-304 who puts a page with a plan into the trash reads of the plan; one that cannot be carried out is listed with its reason and mailed to its author; the others of that minute are done', async () => {
  const { id } = await pageWith('abgelegt', text('Eins'));
  const other = await pageWith('daneben', text('Eins'));
  const broken = await pageWith('kaputt', text('Eins'));
  for (const page of [id, other.id, broken.id]) {
    await type(page, 'Eins', 'Zwei');
    await plan(page, inHours(1));
  }
  await ada.ask('DELETE', `pages/${id}/`);
  expect(await plansOf(id)).toEqual([]);
  // Whoever made it.
  expect(await textOf(`/de/admin/pages?done=trashed&page=${id}`, { headers: ada.headers })).toMatch(
    /Die Seite ist im Papierkorb\. Was für [^<]* geplant ist, wird nicht ausgeführt/,
  );
  // What a newer version of a module may do: it requires what the planned version does not have.
  const [row] = await plansOf(broken.id);
  const [version] = await app.database.db
    .select()
    .from(snapshots)
    .where(eq(snapshots.id, row?.version_id ?? 0));
  const [module] = version?.tree.modules ?? [];
  if (!version || !module) throw new Error('The planned version has no module.');
  const tree = { ...version.tree, modules: [{ ...module, model: 'faq', fields: {} }] };
  await app.database.db.update(snapshots).set({ tree }).where(eq(snapshots.id, version.id));
  await after(1, async () => {
    await expect.poll(() => textOf('/de/daneben'), soon).toContain('<p>Zwei</p>');
    await expect.poll(async () => (await plansOf(id))[0]?.failure, soon).toBe('trashed');
    await expect.poll(async () => (await plansOf(broken.id))[0]?.failure, soon).toBe('findings');
    expect(await textOf('/de/kaputt')).toContain('<p>Eins</p>');
    const mails = () => mailsOf(app).filter((mail) => /^Subject: .*(abgelegt|kaputt)/m.test(mail));
    await expect.poll(() => mails().length, soon).toBe(2);
    const trashed = `${mails().find((mail) => mail.includes('abgelegt'))}`.replace(/=\n/g, '');
    expect(trashed).toContain('Papierkorb');
    // EDIT-342: at the plan; an equals sign is '=3D' in a mail.
    expect(trashed).toMatch(/\/de\/admin\/schedule\?month=3D\d{4}-\d\d#plan-\d+/);
    const start = await textOf('/cms-hub?lang=de', { headers: ada.headers });
    expect(start).toMatch(/href="\/de\/admin\/pages\/trash"(?:(?!<a ).)*Die Seite liegt im Papierkorb\./s);
  });
});
