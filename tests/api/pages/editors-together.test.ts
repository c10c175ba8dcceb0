import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { edits } from '../../../src/features/pages/editor.tables.server.ts';
import type { Operation } from '../../../src/features/pages/operations/operation.ts';
import { containers, snapshots } from '../../../src/features/pages/pages.tables.server.ts';
import { type EditingSite, first, openEditingSite, text } from '../../support/editor/editing-site.ts';
import { Editor, insertion, statuses, typing } from '../../support/editor/editor.ts';

let app: EditingSite['app'];
let ada: EditingSite['ada'];
let ben: Editor;
let pageWith: EditingSite['pageWith'];

beforeAll(async () => {
  ({ app, ada, pageWith } = await openEditingSite());
  ben = await Editor.of(app);
});
afterAll(() => app.close());

test('EDIT-19 more than a thousand changes of a night are answered one part after another, and none is left out', async () => {
  const { draft } = await pageWith('nachts', text('Alt'));
  const made = Array.from({ length: 1005 }, (_, at) => ({
    ...{ container: draft.container, version: draft.version + 1 + at, change_id: randomUUID(), session: 'nightly-session' },
    ...{ operation: { kind: 'delete' as const, id: first(draft) }, inverse: { kind: 'restore' as const, id: first(draft) } },
    ...{ touched: [first(draft)], created_at: app.clock.now() },
  }));
  for (let at = 0; at < made.length; at += 500) await app.database.db.insert(edits).values(made.slice(at, at + 500));
  const newest = draft.version + made.length;
  await app.database.db.update(containers).set({ version: newest }).where(eq(containers.id, draft.container));
  const since = (version: number) =>
    ben.ask<{ version: number; edits: unknown[] }>('GET', `drafts/${draft.container}/changes?since=${version}`);
  const part = await since(draft.version);
  expect([part.version, part.edits.length]).toEqual([draft.version + 1000, 1000]);
  const rest = await since(part.version);
  expect([rest.version, rest.edits.length]).toEqual([newest, 5]);
});

test('EDIT-177 EDIT-19 two editors in one column at once: what both insert at one place stands there, and what one moves, takes away or refers to is nowhere twice', async () => {
  const { id, draft } = await pageWith('spalte', text('Vorn'));
  const [section = 0, a = 0, b = 0, c = 0, d = 0] = draft.ids;
  const words = (of: string) => ({ content: { de: `<p>${of}</p>` } });
  const into = (module: number, of: string, after?: number) =>
    insertion(module, 'text', words(of), { parent: section, column: 0, ...(after !== undefined && { after }) });
  const begun = await ada.save(draft, [
    insertion(section, 'section', { layout: '50-50' }, { after: first(draft) }),
    ...[into(a, 'A'), into(b, 'B', a), into(c, 'C', b), into(d, 'D', c)],
  ]);
  expect(statuses(begun.outcomes)).toEqual(Array(5).fill('applied'));
  const [hers, his] = [await ada.open('page', id), await ben.open('page', id)];
  const move = (module: number, column: number, after: number | null): Operation => ({
    ...{ kind: 'move', id: module, place: { parent: section, column, after } },
  });
  // She puts X behind B, Z behind D and A into the other column; he, who sees none of it, puts Y behind B, V behind D, C behind A, and
  // takes B away.
  const one = await ada.save(hers, [into(hers.ids[0] ?? 0, 'X', b), into(hers.ids[1] ?? 0, 'Z', d), move(a, 1, null)]);
  const other = await ben.save(his, [
    into(his.ids[0] ?? 0, 'Y', b),
    into(his.ids[1] ?? 0, 'V', d),
    move(c, 0, a),
    { kind: 'delete', id: b },
  ]);
  expect([statuses(one.outcomes), statuses(other.outcomes)]).toEqual([
    ['applied', 'applied', 'applied'],
    ['applied', 'applied', 'applied', 'applied'],
  ]);
  const shown = async (editor: Editor) =>
    (await editor.open('page', id)).nodes
      .filter(({ parent, is_deleted }) => parent === section && !is_deleted)
      .sort((left, right) => left.column - right.column || left.order - right.order)
      .map(({ column, fields }) => `${column} ${(fields.content as { de: string }).de.replace(/<\/?p>/g, '')}`);
  expect(await shown(ada)).toEqual(['0 Y', '0 X', '0 D', '0 V', '0 Z', '0 C', '1 A']);
  expect(await shown(ben)).toEqual(await shown(ada));
});

test('PAGE-06 PAGE-08 PAGE-12 whatever is published, taken back and carried out as planned at once, visitors have one version', async () => {
  const { id, draft } = await pageWith('zugleich', text('0'));
  await ben.ask('POST', `pages/${id}/publish`, { languages: ['de', 'en'] });
  for (let round = 0; round < 5; round++) {
    // What is public already is published as no other version (EDIT-240).
    await ben.save(await ben.open('page', id), [typing(first(draft), `<p>${round}</p>`, `<p>${round + 1}</p>`)]);
    const at = new Date(app.clock.now().getTime() + 60_000).toISOString();
    await ada.ask('POST', `pages/${id}/plan`, { action: 'publish', at });
    app.clock.advance(60_000);
    const calls = Array.from({ length: 4 }, (_, at) => [
      ben.call('POST', `pages/${id}/publish`, { languages: ['de', 'en'] }),
      ada.call('POST', at % 2 === 0 ? `pages/${id}/publish/undo` : `pages/${id}/publish`),
    ]).flat();
    const [answers] = await Promise.all([Promise.all(calls), app.app.runDueWork()]);
    // Of two that take back, the second may find nothing older.
    const isUndo = (at: number) => at === 1 || at === 5;
    expect(answers.filter(({ status }, at) => status !== 200 && !(isUndo(at) && status === 409))).toEqual([]);
    const live = await app.database.db
      .select({ language: snapshots.language })
      .from(snapshots)
      .where(and(eq(snapshots.container, draft.container), snapshots.is_published));
    expect(live.map(({ language }) => language).sort()).toEqual(['de', 'en']);
  }
});

test("ADMIN-07 PAGE-71 one's open draft stays on the start page, however many pages others have published since", async () => {
  const own = await pageWith('mein-entwurf', text('Alt'));
  await ben.save(own.draft, [typing(first(own.draft), '<p>Alt</p>', '<p>Noch nicht fertig</p>')]);
  for (let at = 0; at < 41; at++) {
    const { draft } = await pageWith(`seitdem-${at}`, text('Alt', 'Old'));
    await ada.save(draft, [typing(first(draft), '<p>Alt</p>', '<p>Neu</p>')]);
    await ada.ask('POST', `drafts/${draft.container}/publish`, { languages: ['de', 'en'] });
  }
  const card = async (editor: Editor, id: string) => {
    const html = await (await app.get('/cms-hub?lang=de', { headers: editor.headers })).text();
    return new RegExp(`<section class="bs-card" id="${id}".*?</section>`, 's').exec(html)?.[0] ?? '';
  };
  expect(await card(ben, 'mine')).toContain('href="/de/mein-entwurf?edit"');
  expect(await card(ada, 'others')).toContain('href="/de/mein-entwurf?edit"');
  expect(await card(ada, 'mine')).not.toContain('seitdem-');
});
