import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SearchResult } from '../../../src/features/search/search.contract.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { headersOf } from '../../support/office/accounts.ts';
import { seedSeason } from '../../support/programme/season.ts';

let app: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await startTestApp({ seed: seedSeason });
  app.app.search.begin();
  await app.app.search.idle();
  headers = { ...(await headersOf(app, 'editor')), 'content-type': 'application/json' };
});
afterAll(() => app.close());

const titles = async (query: string, language = 'de', view = 'others/') => {
  const answered = await app.get(`/${language}/api/search/${view}?query=${encodeURIComponent(query)}`);
  return ((await answered.json()) as { results: SearchResult[] }).results.map(({ title }) => title);
};
const send = async (method: string, path: string, body: unknown = {}, as = headers) => {
  const answered = await app.get(`/de/api/search-synonyms/${path}`, { method, headers: as, body: JSON.stringify(body) });
  return { status: answered.status, body: answered.status === 204 ? null : ((await answered.json()) as Record<string, unknown>) };
};

test('SRCH-14 ADMIN-03 what an editor says people mean is found by the next search, in its language, until it is deleted', async () => {
  expect(await titles('Dänenprinz')).toEqual([]);
  const made = await send('POST', '', {
    words: { de: 'Dänenprinz, der Prinz von Dänemark; Drama mit Totenkopf' },
    meaning: { de: 'Hamlet' },
  });
  expect(made.status).toBe(201);
  for (const typed of ['Dänenprinz', 'daenenprinz karten', 'Der Prinz von Dänemark', 'drama mit totenkopf freitag'])
    expect((await titles(typed))[0], typed).toBe('Hamlet');
  expect(await titles('Dänenprinz', 'en')).toEqual([]);
  const changed = await send('PATCH', `${made.body?.id}/`, { version: made.body?.version, meaning: { de: 'Carmen' } });
  expect(changed.status).toBe(200);
  expect((await titles('Dänenprinz'))[0]).toBe('Carmen');
  expect((await send('DELETE', `${made.body?.id}/`)).status).toBe(204);
  expect(await titles('Dänenprinz')).toEqual([]);
});

test('SITE-260 what people say in the other language is understood where this one has no such word', async () => {
  const made = await send('POST', '', {
    words: { de: 'Knochenmann', en: 'skullduggery, Carmen' },
    meaning: { de: 'Hamlet', en: 'Hamlet' },
  });
  for (const typed of ['skullduggery', 'skulduggery', 'skullduggery freitag']) expect((await titles(typed))[0], typed).toBe('Hamlet');
  expect((await titles('Knochenmann', 'en'))[0]).toBe('Hamlet');
  expect(await titles('Carmen')).not.toContain('Hamlet');
  await send('DELETE', `${made.body?.id}/`);
});

test('SRCH-60 what was entered counts in its other forms as well, alone and in phrases, and not in other words', async () => {
  const made = await send('POST', '', { words: { de: 'Totenschädel, Hofnarren-Witz' }, meaning: { de: 'Hamlet' } });
  for (const typed of ['Totenschädels', 'Totenschädeln', 'Hofnarren-Witze']) expect((await titles(typed))[0], typed).toBe('Hamlet');
  expect(await titles('Totenschädelkult')).toEqual([]);
  await send('DELETE', `${made.body?.id}/`);
});

test('SRCH-200 what was entered counts with one typo too, where the site has no such word itself', async () => {
  const made = await send('POST', '', { words: { de: 'Schädelmonolog, Carmenschädel' }, meaning: { de: 'Hamlet' } });
  for (const typed of ['Schädelmonolg', 'Schadelmonnolog', 'schädelmonolog freitag'])
    expect((await titles(typed))[0], typed).toBe('Hamlet');
  for (const typed of ['Schädlmonolg', 'Carmens']) expect(await titles(typed), typed).not.toContain('Hamlet');
  await send('DELETE', `${made.body?.id}/`);
});

test('SITE-270 a compound of what was entered and another known word is understood, and one that ends with what was entered', async () => {
  const made = await send('POST', '', { words: { de: 'Totenkopf' }, meaning: { de: 'Hamlet' } });
  for (const typed of ['Totenkopfticket', 'Totenkopfskarten', 'Riesentotenkopf']) expect((await titles(typed))[0], typed).toBe('Hamlet');
  expect(await titles('Totenkopfpflege')).toEqual([]);
  await send('DELETE', `${made.body?.id}/`);
});

test('SRCH-14 a word the site has itself is found together with what it also means', async () => {
  const before = await titles('Carmen');
  const made = await send('POST', '', { words: { de: 'Carmen' }, meaning: { de: 'Hamlet' } });
  const both = await titles('Carmen');
  expect(both).toEqual(expect.arrayContaining([...before, 'Hamlet']));
  await send('DELETE', `${made.body?.id}/`);
});

test('ROLE-01 ADMIN-03 only editors write them, and both fields are needed', async () => {
  const account = { ...headers, ...(await headersOf(app, 'account')) };
  expect((await send('POST', '', { words: { de: 'a' }, meaning: { de: 'b' } }, account)).status).toBe(403);
  const refused = await send('POST', '', { words: { de: '' } });
  expect([refused.status, Object.keys(refused.body ?? {}).sort()]).toEqual([400, ['meaning', 'words']]);
  const tooLong = await send('POST', '', { words: { de: 'x'.repeat(501) }, meaning: { de: 'b' } });
  expect([tooLong.status, Object.keys(tooLong.body ?? {})]).toEqual([400, ['words.de']]);
});

test('ADMIN-02 the office lists them with their form, also for who has no script', async () => {
  const made = await send('POST', '', { words: { de: 'Totenkopf' }, meaning: { de: 'Hamlet' } });
  const list = await app.get('/de/admin/search-synonyms', { headers });
  const html = await list.text();
  expect(list.status).toBe(200);
  expect(html).toContain('Suchwörter');
  expect(html).toContain('Totenkopf');
  const form = await (await app.get(`/de/admin/search-synonyms/${made.body?.id}`, { headers })).text();
  expect(form).toContain('Was jemand eintippt');
  expect(form).toContain('Was dann gefunden wird');
  await send('DELETE', `${made.body?.id}/`);
});

test('SRCH-14 a title of the other language leads to the page in this one', async () => {
  expect(await titles('stage designs', 'de', 'events/')).toContain('Bühnenbilder');
  expect(await titles('Bühnenbilder', 'en', 'events/')).toContain('Stage designs');
});

test('SRCH-330 a long word with a meaning finds its meaning first and then what begins with it, a short one its meaning alone', async () => {
  const made = await send('POST', '', { words: { de: 'Freundes, Freun' }, meaning: { de: 'Hamlet' } });
  const [first, ...others] = await titles('Freundes');
  expect(first).toBe('Hamlet');
  expect(others).toContain('Freundeskreis');
  expect(await titles('Freun')).not.toContain('Freundeskreis');
  await send('DELETE', `${made.body?.id}/`);
});
