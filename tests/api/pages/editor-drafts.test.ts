import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../../src/core/database/change.tables.server.ts';
import type { Module } from '../../../src/core/module/module.ts';
import type { Draft, PersonAtWork } from '../../../src/features/pages/drafts/draft.contract.ts';
import { edits } from '../../../src/features/pages/editor.tables.server.ts';
import { sections } from '../../../src/features/pages/pages.tables.server.ts';
import type { Version } from '../../../src/features/pages/publishing/versions.contract.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { Editor, insertion, statuses, textsIn, typing } from '../../support/editor/editor.ts';
import { publishPage } from '../../support/editor/pages.ts';
import { seedSeason } from '../../support/programme/season.ts';

let app: TestApp;
let ada: Editor;
let ben: Editor;

beforeAll(async () => {
  app = await startTestApp({ seed: seedSeason });
  ada = await Editor.of(app);
  ben = await Editor.of(app);
});
afterAll(() => app.close());

const text = (de: string, en?: string) => ({
  model: 'text',
  fields: { content: { de: `<p>${de}</p>`, ...(en && { en: `<p>${en}</p>` }) } },
});

async function pageWith(slug: string, ...nodes: ReturnType<typeof text>[]): Promise<{ id: number; draft: Draft }> {
  const id = await publishPage(app.database, { slug, nodes });
  await app.app.applyNewChanges();
  return { id, draft: await ada.open('page', id) };
}

const first = (draft: Draft) => draft.nodes.find(({ parent }) => parent === null)?.id ?? 0;
const publicText = async (path: string) => (await app.get(path)).text();

describe('drafts', () => {
  test('PAGE-06 PAGE-07 an autosave changes the draft alone, an explicit save is public with its answer', async () => {
    const { draft } = await pageWith('entwurf-1', text('Alt'));
    expect(await publicText('/de/entwurf-1')).toContain('Alt');
    const saved = await ada.save(draft, [typing(first(draft), '<p>Alt</p>', '<p>Frischling</p>')]);
    expect(statuses(saved.outcomes)).toEqual(['applied']);
    expect(saved.published).toEqual({});
    expect(await publicText('/de/entwurf-1')).toContain('Alt');
    expect(await publicText('/de/entwurf-1')).not.toContain('Frischling');
    const done = await ada.save({ ...draft, version: saved.version }, [], { isDraft: false });
    // The draft was version 2.
    expect(done.published).toEqual({ de: 3 });
    expect(await publicText('/de/entwurf-1')).toContain('Frischling');
  });

  test('EDIT-19 a change sent twice counts once, also when its answer was lost', async () => {
    const { draft } = await pageWith('zweimal', text('Alt'));
    const change = { id: randomUUID(), operation: insertion(draft.ids[0] ?? 0, 'text', { content: { de: '<p>Einmal</p>' } }) };
    const both = await Promise.all([ada.send(draft, [change]), ada.send(draft, [change])]);
    expect(both.flatMap(({ outcomes }) => statuses(outcomes)).sort()).toEqual(['applied', 'known']);
    expect(statuses((await ada.send(draft, [change, change])).outcomes)).toEqual(['known', 'known']);
    const now = await ada.open('page', draft.object_id);
    expect(textsIn(now.modules)).toEqual(['<p>Einmal</p>', '<p>Alt</p>']);
  });

  test('EDIT-19 two editors: different languages merge, the same text is a conflict with both texts and who wrote the other', async () => {
    const { draft } = await pageWith('zwei', text('Alt', 'Old'));
    const id = first(draft);
    await ben.save(draft, [typing(id, '<p>Alt</p>', '<p>Bens</p>')]);
    const { outcomes } = await ada.save(draft, [typing(id, '<p>Old</p>', '<p>Adas</p>', 'en'), typing(id, '<p>Alt</p>', '<p>Adas</p>')]);
    expect(statuses(outcomes)).toEqual(['applied', 'conflict']);
    expect(outcomes[1]).toMatchObject({
      by: 'Ada editor',
      conflicts: [{ id, field: 'content', language: 'de', from: '<p>Alt</p>', to: '<p>Adas</p>', current: '<p>Bens</p>' }],
    });
    const now = await ada.open('page', draft.object_id);
    expect(now.nodes[0]?.fields.content).toEqual({ de: '<p>Bens</p>', en: '<p>Adas</p>' });
  });

  test('EDIT-19 deleting what another has just changed has to be confirmed, and a change of what is deleted is answered as gone', async () => {
    const { draft } = await pageWith('weg', text('Alt'), text('Bleibt'));
    const id = first(draft);
    await ben.save(draft, [typing(id, '<p>Alt</p>', '<p>Bens</p>')]);
    const refused = await ada.save(draft, [{ kind: 'delete', id }]);
    expect(refused.outcomes[0]).toMatchObject({ status: 'changed', modules: [id], by: 'Ada editor' });
    const decided = await ada.save(draft, [{ kind: 'delete', id }], { overrides: [id] });
    expect(statuses(decided.outcomes)).toEqual(['applied']);
    const typed = await ben.save({ ...draft, version: 2 }, [typing(id, '<p>Bens</p>', '<p>Weiter</p>')]);
    expect(typed.outcomes[0]).toMatchObject({ status: 'gone', modules: [id], by: 'Ada editor' });
    const restored = await ben.save({ ...draft, version: typed.version }, [
      { kind: 'restore', id },
      typing(id, '<p>Bens</p>', '<p>Weiter</p>'),
    ]);
    expect(statuses(restored.outcomes)).toEqual(['applied', 'applied']);
    expect(textsIn((await ada.open('page', draft.object_id)).modules)).toEqual(['<p>Weiter</p>', '<p>Bleibt</p>']);
  });

  test('EDIT-19 EDIT-91 what stands in a section that another deletes names who it was, and what goes into a column another drops is in the last one', async () => {
    const page = await publishPage(app.database, {
      slug: 'spalten',
      nodes: [{ model: 'section', fields: { layout: '50-50' }, columns: [[text('Links')], [text('Rechts')]] }],
    });
    await app.app.applyNewChanges();
    const draft = await ada.open('page', page);
    const section = first(draft);
    const left = draft.nodes.find(({ parent, column }) => parent === section && column === 0)?.id ?? 0;
    await ben.save(draft, [{ kind: 'layout', id: section, from: '50-50', to: '100' }]);
    const { outcomes, version } = await ada.save(draft, [
      insertion(draft.ids[0] ?? 0, 'text', { content: { de: '<p>Neu</p>' } }, { parent: section, column: 1 }),
    ]);
    expect(statuses(outcomes)).toEqual(['applied']);
    expect(textsIn((await ada.open('page', page)).modules)).toEqual(['<p>Links</p>', '<p>Rechts</p>', '<p>Neu</p>']);
    await ben.save({ ...draft, version }, [{ kind: 'delete', id: section }], { overrides: [section, left] });
    const typed = await ada.save({ ...draft, version }, [typing(left, '<p>Links</p>', '<p>Weiter</p>')]);
    expect(typed.outcomes[0]).toMatchObject({ status: 'gone', modules: [left], by: 'Ada editor' });
  });

  test('EDIT-19 EDIT-92 who is at work hears of what was published and deleted meanwhile', async () => {
    const { id, draft } = await pageWith('gemeldet', text('Eins'));
    const report = () =>
      ada.ask<{ number: number | null; is_deleted: boolean }>('POST', 'presence', {
        ...{ session: ada.session, container: draft.container, module: null },
      });
    expect(await report()).toMatchObject({ number: draft.languages[0]?.number, is_deleted: false });
    const { number } = await ben.ask<Version>('POST', `pages/${id}/publish`);
    expect(await report()).toMatchObject({ number, is_deleted: false });
    await ben.ask('DELETE', `pages/${id}/`);
    expect(await report()).toMatchObject({ is_deleted: true, object_version: null });
    // On the page of an entry they hear of the entry.
    const { container } = await ada.open('production', 1);
    const heard = () =>
      ada
        .ask<{ object_version: number }>('POST', 'presence', { session: ada.session, container, module: null })
        .then((answer) => answer.object_version);
    const before = await heard();
    await ben.ask('PATCH', '/de/api/productions/1/', { subline: 'Neu' });
    expect(await heard()).toBe(before + 1);
  });

  test('EDIT-05 EDIT-411 PAGE-13 undo of a deletion revives the same id, and only in the trash it can be found before, by its words or as in the catalogue', async () => {
    const { draft } = await pageWith('papierkorb', text('Wichtig'));
    const id = first(draft);
    const deleted = await ada.save(draft, [{ kind: 'delete', id }]);
    const trash = await ada.ask<{ kind: string; id: number; title: string }[]>('GET', 'trash');
    expect(trash).toContainEqual(expect.objectContaining({ kind: 'module', id, title: 'Wichtig', model: 'text' }));
    await ada.ask('POST', `trash/module/${id}/restore`);
    const now = await ada.open('page', draft.object_id);
    expect(now.version).toBeGreaterThan(deleted.version);
    expect(now.modules.map((module) => module.id)).toEqual([id]);
    expect((await ada.call('POST', `trash/module/${id}/restore`)).status).toBe(404);
    const [list = 0] = now.ids;
    const { version } = await ada.save(now, [insertion(list, 'teaser-list', {})]);
    await ada.save({ ...now, version }, [{ kind: 'delete', id: list }]);
    expect(await ada.ask('GET', 'trash')).toContainEqual(expect.objectContaining({ id: list, title: 'Teaserliste' }));
  });

  test('EDIT-07 what is pasted from Word and Google Docs is cleaned, scripts and data addresses are dropped', async () => {
    const { draft } = await pageWith('eingefuegt', text('Alt'));
    const word =
      '<!--[if gte mso 9]><xml></xml><![endif]--><p class="MsoNormal" style="mso-margin:0;text-align:center"><b style="mso-bidi:x"><span lang="DE">Wort</span></b><o:p></o:p></p>';
    const docs =
      '<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Google</span></p></b>';
    const evil =
      '<p onclick="x()">a<script>alert(1)</script><a href="javascript:alert(1)">b</a><a href="data:text/html,x">c</a><img src=x onerror=alert(1)><a href="https://example.org" target="_blank">d</a></p>';
    const saved = await ada.save(draft, [typing(first(draft), '<p>Alt</p>', word + docs + evil)]);
    const html = JSON.stringify(saved.nodes[0]?.fields.content).replaceAll('\\"', '"');
    expect(html).toContain('<p style="text-align:center"><b>Wort</b></p>');
    expect(html).toContain('Google');
    expect(html).toContain('<a href="https://example.org" target="_blank" rel="noopener">d</a>');
    expect(html).not.toMatch(/script|javascript|data:|onclick|onerror|mso|Mso|<img|<span|<meta|docs-internal/);
    // What the server tidied is what the editor saw: typing on is no conflict.
    const again = await ada.save({ ...draft, version: saved.version }, [typing(first(draft), word + docs + evil, '<p>Weiter</p>')]);
    expect(statuses(again.outcomes)).toEqual(['applied']);
  });

  test('EDIT-20 EDIT-19 broken input is refused with the field, and nothing is stored', async () => {
    const { draft } = await pageWith('kaputt', text('Alt'));
    const other = await pageWith('anderswo', text('Fremd'));
    const [a = 0, b = 0] = draft.ids;
    const tooLong = insertion(a, 'headline', { content: { de: 'x'.repeat(256) } });
    const { outcomes } = await ada.save(draft, [
      tooLong,
      insertion(a, 'video', { embed: 'https://evil.example/x' }),
      insertion(a, 'link', { link: 'javascript:alert(1)', link_text: { de: 'x' } }),
      insertion(a, 'text', {}, { parent: first(other.draft) }),
      insertion(first(other.draft), 'text', {}),
      insertion(2_000_000_000, 'text', {}),
      insertion(a, 'teaser-item', { headline: { de: 'x' } }),
      insertion(a, 'nothing', {}),
      insertion(a, 'html', { html_code: { de: '<script>1</script>' } }),
      { kind: 'move', id: first(other.draft), place: { parent: null, column: 0, after: null } },
      insertion(b, 'section', {}),
      { kind: 'move', id: b, place: { parent: b, column: 0, after: null } },
    ]);
    expect(statuses(outcomes)).toEqual([...Array(10).fill('refused'), 'applied', 'refused']);
    expect(Object.keys(outcomes[0]?.messages ?? {})).toEqual(['content']);
    expect((await ada.open('page', draft.object_id)).nodes.map(({ model }) => model).sort()).toEqual(['section', 'text']);
    for (const body of [
      '{"__proto__":{"isEditor":true}}',
      '{"session":"12345678","version":0,"changes":[{"id":"12345678","operation":{"kind":"evil"}}]}',
    ])
      expect((await ada.call('POST', `drafts/${draft.container}/changes`, body)).status).toBe(400);
    const dotted = { kind: 'set', id: first(draft), changes: [{ field: 'content.de', language: null, from: '', to: 'x' }] } as const;
    for (const operation of [dotted, insertion(99_999_999_999, 'text', {})]) {
      const body = { session: ada.session, version: 1, changes: [{ id: randomUUID(), operation }] };
      expect((await ada.call('POST', `drafts/${draft.container}/changes`, body)).status).toBe(400);
    }
  });

  test('PAGE-07 EDIT-06 a draft may lack what is required; an explicit save stores it and answers what prevents publishing', async () => {
    const { draft } = await pageWith('unfertig', text('Alt'));
    const id = draft.ids[0] ?? 0;
    const saved = await ada.save(draft, [insertion(id, 'headline', { content: {} })], { isDraft: false });
    expect(statuses(saved.outcomes)).toEqual(['applied']);
    expect(saved.published).toEqual({});
    expect(saved.blocked).toEqual([expect.objectContaining({ rule: 'required', severity: 'must', module: id, field: 'content' })]);
    const blocked = await ada.call('POST', `pages/${draft.object_id}/publish`);
    expect([blocked.status, blocked.body.findings]).toEqual([409, saved.blocked]);
  });

  test('I18N-03 texts in Japanese and Latin are stored, and a translation older than its original is listed', async () => {
    const { draft } = await pageWith('sprachen', text('Alt', 'Old'));
    const id = first(draft);
    const saved = await ada.save(draft, [
      typing(id, '', '<p>日本語</p>', 'ja'),
      typing(id, '', '<p>Latine</p>', 'la'),
      typing(id, '<p>Alt</p>', '<p>Neu</p>'),
    ]);
    const now = await ada.open('page', draft.object_id);
    expect(now.nodes[0]?.fields.content).toEqual({ de: '<p>Neu</p>', en: '<p>Old</p>', ja: '<p>日本語</p>', la: '<p>Latine</p>' });
    expect(now.outdated).toContainEqual({ id, field: 'content', language: 'en', original_before: '<p>Alt</p>' });
    await ada.save({ ...draft, version: saved.version }, [typing(id, '<p>Old</p>', '<p>Old</p>', 'en')]);
    expect((await ada.open('page', draft.object_id)).outdated.filter(({ language }) => language === 'en')).toEqual([]);
  });

  test('PAGE-10 PAGE-09 the slot of an event has a draft, versions and a publish of its own; of nothing there is none', async () => {
    const draft = await ada.open('event', 3);
    expect(draft).toMatchObject({ content_type: 'event', object_id: 3, slug: 'event-3-content', nodes: [] });
    expect((await ada.open('event', 3)).container).toBe(draft.container);
    await ada.save(draft, [insertion(draft.ids[0] ?? 0, 'text', { content: { de: '<p>Einführung im Foyer</p>' } })]);
    expect((await app.get('/de/pageeditor-api/container/by-slug/event-3-content')).status).toBe(404);
    await ada.ask('POST', `drafts/${draft.container}/publish`);
    expect(textsIn([(await (await app.get('/de/pageeditor-api/container/by-slug/event-3-content')).json()) as Module])).toEqual([
      '<p>Einführung im Foyer</p>',
    ]);
    expect((await ada.call('POST', 'drafts', { content_type: 'event', object_id: 999_999 })).status).toBe(404);
    expect((await ada.call('POST', 'drafts', { content_type: 'constructor', object_id: 1 })).status).toBe(404);
  });

  test('EDIT-19 others see who is at work with the module, until no more is reported', async () => {
    const { draft } = await pageWith('anwesend', text('Alt'));
    const report = (editor: Editor, module: number | null, more = {}) =>
      editor.ask<{ version: number; people: PersonAtWork[] }>('POST', 'presence', {
        session: editor.session,
        container: draft.container,
        module,
        ...more,
      });
    await report(ada, first(draft));
    expect((await report(ben, null)).people).toEqual([
      expect.objectContaining({ name: 'Ada editor', module: first(draft), is_idle: false }),
    ]);
    const { version } = await ben.save(draft, [typing(first(draft), '<p>Alt</p>', '<p>Neu</p>')]);
    expect((await report(ada, null)).version).toBe(version);
    const news = await ada.ask<{ nodes: { id: number }[]; edits: { by: string }[] }>(
      'GET',
      `drafts/${draft.container}/changes?since=${draft.version}&session=${ada.session}`,
    );
    expect([news.nodes.map(({ id }) => id), news.edits.map(({ by }) => by)]).toEqual([[first(draft)], ['Ada editor']]);
    await report(ada, null, { is_leaving: true });
    expect((await report(ben, null)).people).toEqual([]);
    await report(ada, null);
    app.clock.advance(16_000);
    expect((await report(ben, null)).people).toEqual([]);
  });

  test('PAGE-06 EDIT-19 edits of one session are one entry of the audit and one version of the draft, acknowledged after the commit', async () => {
    const { draft } = await pageWith('pruefspur', text('0'));
    let { version } = draft;
    for (let at = 1; at <= 5; at++)
      ({ version } = await ada.save({ ...draft, version }, [typing(first(draft), `<p>${at - 1}</p>`, `<p>${at}</p>`)]));
    expect(await app.database.db.$count(edits, eq(edits.container, draft.container))).toBe(5);
    const notes = (await app.database.db.select().from(audit).where(eq(audit.object_id, draft.object_id))).filter(
      ({ action, content_type }) => action === 'edit' && content_type === 'page',
    );
    expect(notes.map(({ detail }) => detail.changes)).toEqual([5]);
    const versions = await ada.ask<Version[]>('GET', `pages/${draft.object_id}/versions`);
    expect(versions.map(({ number, is_published }) => [number, is_published])).toEqual([
      [2, false],
      [1, true],
    ]);
    const [row] = await app.database.db
      .select()
      .from(sections)
      .where(eq(sections.id, first(draft)));
    expect(row?.fields.content).toEqual({ de: '<p>5</p>' });
  });
});
