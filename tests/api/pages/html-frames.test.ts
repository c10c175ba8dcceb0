import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Version } from '../../../src/features/pages/publishing/versions.contract.ts';
import { type EditingSite, first, openEditingSite } from '../../support/editor/editing-site.ts';
import { Editor, statuses, typing } from '../../support/editor/editor.ts';

const hour = 3600_000;
let app: EditingSite['app'];
let ada: EditingSite['ada'];
let bodyOf: EditingSite['bodyOf'];
let pageWith: EditingSite['pageWith'];

beforeAll(async () => {
  ({ app, ada, bodyOf, pageWith } = await openEditingSite());
});
afterAll(() => app.close());

test('MOD-52 MOD-15 the frame of an html module has its draft for editors where the draft is shown, and what is published for everybody else', async () => {
  const { id, draft } = await pageWith('rahmen', { model: 'html', fields: { html_code: { de: '<p>Alt</p>' } } } as never);
  const eva = await Editor.of(app, 'all-rights');
  const change = typing(first(draft), '<p>Alt</p>', '<p>Neu</p>', 'de', 'html_code');
  expect(statuses((await ada.save(draft, [change])).outcomes)).toEqual(['refused']);
  expect(statuses((await eva.save(draft, [change])).outcomes)).toEqual(['applied']);
  const frameIn = async (path: string, headers = {}) => {
    const [, address = ''] = /<iframe[^>]* src="([^"]*)"/.exec(await bodyOf(path, { headers })) ?? [];
    return { address, html: await bodyOf(address, { headers }) };
  };
  const edited = await ada.open('page', id);
  const { frame_url } = edited.modules[0] as unknown as { frame_url: string };
  const account = await Editor.of(app, 'account');
  for (const address of [frame_url, `${frame_url}&outside=1`]) {
    const sent = await app.get(address, { headers: ada.headers });
    expect([await sent.text(), sent.headers.get('cache-control')]).toEqual([expect.stringContaining('<p>Neu</p>'), 'no-store']);
    for (const headers of [{}, account.headers]) expect(await bodyOf(address, { headers })).toContain('<p>Alt</p>');
  }
  expect((await frameIn('/de/rahmen?edit=1&preview=now', ada.headers)).html).toContain('<p>Neu</p>');
  for (const headers of [{}, ada.headers]) {
    const { address, html } = await frameIn('/de/rahmen', headers);
    expect([address, html]).toEqual([`/frames/de/page/${id}/${first(draft)}`, expect.stringContaining('<p>Alt</p>')]);
  }
  // What was never published has no frame for visitors, whatever address they ask for.
  await ada.ask('POST', `pages/${id}/publish/undo`, { languages: ['de'] });
  expect((await app.get(frame_url, { headers: ada.headers })).status).toBe(200);
  expect((await app.get(frame_url)).status).toBe(404);
});

test('MOD-60 PAGE-05 PAGE-14 the frame of an html module is of the edition that the page shows: the draft of a link, an old version, what will be public', async () => {
  const old = { model: 'html', fields: { html_code: { de: '<p>Alt</p>' } } } as never;
  const { id, draft } = await pageWith('rahmen-fassungen', old);
  const eva = await Editor.of(app, 'all-rights');
  await eva.save(draft, [typing(first(draft), '<p>Alt</p>', '<p>Live</p>', 'de', 'html_code')]);
  await ada.ask('POST', `pages/${id}/publish`, { languages: ['de'] });
  const planned = new Date(app.clock.now().getTime() + 24 * hour);
  await eva.save(draft, [typing(first(draft), '<p>Live</p>', '<p>Geplant</p>', 'de', 'html_code')]);
  await ada.ask('POST', `pages/${id}/plan`, { action: 'publish', at: planned.toISOString() });
  await eva.save(draft, [typing(first(draft), '<p>Geplant</p>', '<p>Neu</p>', 'de', 'html_code')]);
  const frameOf = (html: string) => (/<iframe[^>]* src="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&');
  const sentAt = async (address: string, headers = {}) => {
    const sent = await app.get(address, { headers });
    return [/<p>(\w+)/.exec(await sent.text())?.[1], sent.headers.get('cache-control'), sent.headers.get('set-cookie')];
  };
  const account = await Editor.of(app, 'account');
  const versions = await ada.ask<Version[]>('GET', `pages/${id}/versions`);
  const oldest = Math.min(...versions.map(({ version_id }) => version_id));
  for (const [query, shown] of [
    [`v=${oldest}`, 'Alt'],
    [`preview=${planned.toISOString()}`, 'Geplant'],
    [`preview=${new Date(planned.getTime() - hour).toISOString()}`, 'Live'],
    ['edit=1', 'Neu'],
  ] as const) {
    const frame = frameOf(await bodyOf(`/de/rahmen-fassungen?${query}`, { headers: ada.headers }));
    for (const address of [frame, `${frame}&outside=1`])
      expect(await sentAt(address, ada.headers), query).toEqual([shown, 'no-store', null]);
    // Others get what is public, whatever address they have.
    for (const headers of [{}, account.headers]) expect(await sentAt(frame, headers), query).toEqual(['Live', 'no-cache', null]);
  }
  const answered = await ada.ask<{ modules: { frame_url: string }[] }>('GET', `pages/${id}/versions/${oldest}`);
  expect(await sentAt(answered.modules[0]?.frame_url ?? '', ada.headers)).toEqual(['Alt', 'no-store', null]);

  const link = await ada.ask<{ id: number; url: string }>('POST', `pages/${id}/draft-links/`, {});
  const shared = await bodyOf(link.url.replace(app.url, ''));
  const frame = frameOf(shared);
  expect(shared).not.toContain(new URL(link.url).searchParams.get('draft'));
  expect(await sentAt(frame)).toEqual(['Neu', 'no-store', null]);
  // It is of this page, and neither guessed nor used after its time or once it is withdrawn.
  const other = await pageWith('rahmen-anderswo', old);
  await eva.save(other.draft, [typing(first(other.draft), '<p>Alt</p>', '<p>Neu</p>', 'de', 'html_code')]);
  expect((await sentAt(frame.replace(`/${id}/${first(draft)}`, `/${other.id}/${first(other.draft)}`)))[0]).toBe('Alt');
  const public_ = ['Live', 'no-cache', null];
  const guessed = `${frame.slice(0, -2)}${frame.endsWith('AA') ? 'BA' : 'AA'}`;
  for (const address of [
    guessed,
    frame.replace(/link=(\d+)/, 'link=0$1'),
    frame.replace(/link=\d+/, 'link=999999'),
    frame.replace(/link=.*/, 'link=1-x'),
  ])
    expect(await sentAt(address), address).toEqual(public_);
  const before = app.clock.now();
  app.clock.advance(7 * 24 * hour);
  expect(await sentAt(frame)).toEqual(public_);
  app.clock.set(before);
  expect((await sentAt(frame))[0]).toBe('Neu');
  await ada.ask('DELETE', `pages/${id}/draft-links/${link.id}/`);
  expect(await sentAt(frame)).toEqual(public_);
});
