import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { consentChoices, consentTexts } from '../../../src/features/consent/consent.tables.server.ts';
import { serverErrors, webVitals } from '../../../src/features/dashboard/dashboard.tables.server.ts';
import { Measurements } from '../../../src/features/dashboard/measurements.server.ts';
import { notFoundCounts } from '../../../src/features/site/site.tables.server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { seedSeason } from '../../support/programme/season.ts';

/** 2,000 different characters of three bytes, which no compression makes short. */
const manyLetters = Array.from({ length: 1999 }, (_, index) => String.fromCharCode(0x4e00 + ((index * 7919) % 20_000))).join('');

let site: TestApp;
/** The same venue behind one proxy that it trusts. */
let proxied: TestApp;
beforeAll(async () => {
  site = await startTestApp({ seed: seedSeason });
  proxied = await startTestApp({ seed: seedSeason, environment: { TRUST_PROXY: '1' } });
});
afterAll(async () => {
  await site.close();
  await proxied.close();
});

const post = (path: string, body: unknown, { to = site, headers = {} }: { to?: TestApp; headers?: Record<string, string> } = {}) =>
  to.get(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: 'csrftoken=abc', 'x-csrftoken': 'abc', ...headers },
    body: JSON.stringify(body),
  });

test('API-27 a missing address is counted per path, and nothing else is stored', async () => {
  for (const expected of [1, 2]) {
    const answer = await post('/api/dashboard-error-log/', { url: '/de/gibt-es-nicht' });
    expect(answer.status).toBe(204);
    expect(await answer.text()).toBe('');
    await site.app.runDueWork();
    const [row] = await site.database.db.select().from(notFoundCounts).where(eq(notFoundCounts.url, '/de/gibt-es-nicht'));
    expect(row).toEqual({ url: '/de/gibt-es-nicht', count: expected, last_seen: site.clock.now() });
  }
});

test('API-27 a row the database refuses is left out and reported; the other addresses, vitals and errors are stored', async () => {
  const reported: unknown[] = [];
  const measurements = new Measurements({
    database: site.database,
    clock: site.clock.now,
    onError: (error) => reported.push(error),
  });
  measurements.countMissing(`/${manyLetters}`);
  measurements.countMissing('/de/neben-einer-zu-langen');
  measurements.countVital({ metric: 'LCP', value: 1234, device: 'phone', url: '/de/spielplan' });
  measurements.countError(new Error('Nul \0 im Text'), 'refused-row');
  await measurements.flush();
  await measurements.flush();
  expect(reported).toHaveLength(1);
  const missing = await site.database.db.select({ url: notFoundCounts.url, count: notFoundCounts.count }).from(notFoundCounts);
  expect(missing).toContainEqual({ url: '/de/neben-einer-zu-langen', count: 1 });
  expect(missing.filter(({ url }) => url.length > 1000)).toEqual([]);
  expect(await site.database.db.select({ count: webVitals.count }).from(webVitals)).toEqual([{ count: 1 }]);
  const errors = await site.database.db.select().from(serverErrors).where(eq(serverErrors.place, 'refused-row'));
  expect(errors).toMatchObject([{ message: 'Error: Nul  im Text', count: 1 }]);
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\\\evil.example',
  'javascript:alert(1)',
  '/de?mail=a@b.example',
  '',
  `/${'a'.repeat(2000)}`,
  // 6,000 bytes, which an index of PostgreSQL does not take.
  `/${manyLetters}`,
  '/de/\0',
  7,
  null,
])('API-27 %j is no path of the site', async (url) => {
  const answer = await post('/api/dashboard-error-log/', { url });
  expect(answer.status).toBe(400);
  expect(Object.keys((await answer.json()) as object)).toEqual(['url']);
});

/** How a page names the texts of its question. */
const textOf = async (path: string) =>
  /<section class="consent-bar"[^>]* data-text="([^"]*)"/.exec(await (await site.get(path)).text())?.[1] ?? '';

test('API-43 a choice is counted per day, texts that were shown and category', async () => {
  const text = await textOf('/de');
  for (const categories of [['marketing'], []])
    expect((await post('/api/dashboard-consent/', { categories, revision: 1, text })).status).toBe(204);
  expect((await post('/api/dashboard-consent/', { categories: ['marketing'], revision: 1 })).status).toBe(204);
  const rows = await site.database.db
    .select()
    .from(consentChoices)
    .where(eq(consentChoices.category, 'marketing'))
    .orderBy(consentChoices.hash);
  const row = { day: '2026-11-20', revision: 1, language: 'de', category: 'marketing' };
  expect(rows).toEqual([
    { ...row, hash: '', accepted: 1, total: 1 },
    { ...row, hash: expect.stringMatching(new RegExp(`^${text}[0-9a-f]{48}$`)), accepted: 1, total: 2 },
  ]);
});

test('API-43 CONS-05 two texts of one version and day are counted apart, and an answer from an older page counts for the text it showed', async () => {
  const old = 'a'.repeat(64);
  await site.database.db.insert(consentTexts).values({ revision: 1, language: 'en', hash: old, lines: ['Old'], first_day: '2026-11-20' });
  const answers = [await textOf('/en'), old.slice(0, 16), 'b'.repeat(16)];
  for (const text of answers)
    expect((await post('/api/dashboard-consent/', { categories: [], revision: 1, language: 'en', text })).status).toBe(204);
  const rows = await site.database.db
    .select({ hash: consentChoices.hash, total: consentChoices.total })
    .from(consentChoices)
    .where(and(eq(consentChoices.language, 'en'), eq(consentChoices.category, 'marketing')));
  expect(rows.map(({ hash, total }) => [hash.slice(0, 16), total]).sort()).toEqual(
    [
      ['', 1],
      [old.slice(0, 16), 1],
      [answers[0], 1],
    ].sort(),
  );
  await site.database.db.delete(consentTexts);
});

test('API-43 CONS-05 the texts that were answered can be read again as they were shown, once per version and language', async () => {
  for (const language of ['de', 'en', 'en']) {
    const body = { categories: [], revision: 1, language, text: await textOf(`/${language}`) };
    expect((await post('/api/dashboard-consent/', body)).status).toBe(204);
  }
  // An older page: its texts are not those of today.
  expect((await post('/api/dashboard-consent/', { categories: [], revision: 7, language: 'en', text: await textOf('/en') })).status).toBe(
    204,
  );
  const stored = await site.database.db.select().from(consentTexts).orderBy(consentTexts.language);
  expect(stored.map(({ revision, language, first_day }) => [revision, language, first_day])).toEqual([
    [1, 'de', '2026-11-20'],
    [1, 'en', '2026-11-20'],
  ]);
  for (const { language, lines } of stored) {
    const html = await (await site.get(`/${language}`)).text();
    const [bar = ''] = /<section class="consent-bar".*?<\/section>/s.exec(html) ?? [];
    const shown = bar
      .split(/<[^>]*>/)
      .map((text) => text.trim())
      .filter(Boolean);
    expect(shown.length).toBeGreaterThan(5);
    expect(lines.slice(0, shown.length)).toEqual(shown);
  }
});

test.each([
  { categories: ['required'], revision: 1 },
  { categories: [], revision: 0 },
  { categories: [], revision: 1, text: '%' },
  { categories: [], revision: 1, name: 'Anna' },
  [],
  null,
])('API-43 %j is no choice', async (body) => {
  expect((await post('/api/dashboard-consent/', body)).status).toBe(400);
});

test('API-27 SITE-10 the 31st report of a minute is refused; a forwarded address only counts where the proxy is trusted', async () => {
  const from = (address: string, to: TestApp) =>
    post('/api/dashboard-error-log/', { url: '/de/viele' }, { to, headers: { 'x-forwarded-for': address } }).then(({ status }) => status);
  const statuses = async (to: TestApp, addressOf: (index: number) => string) => {
    const found = [];
    for (let index = 0; index < 45; index++) found.push(await from(addressOf(index), to));
    return found.filter((status) => status === 429).length;
  };
  expect(await statuses(proxied, () => '198.51.100.7')).toBe(15);
  expect(await statuses(proxied, (index) => `198.51.100.${100 + index}`)).toBe(0);
  expect(await statuses(site, (index) => `198.51.100.${100 + index}`)).toBeGreaterThanOrEqual(15);
});
