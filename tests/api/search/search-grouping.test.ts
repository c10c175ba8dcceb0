import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseHandle } from '../../../src/core/database/client.server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { seedSeason } from '../../support/programme/season.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ seed: seedManyProductions });
  app.app.search.begin();
  await app.app.search.idle();
});
afterAll(() => app.close());

/** The season with a cycle of 14 productions of two dates each. */
async function seedManyProductions(database: DatabaseHandle): Promise<void> {
  await seedSeason(database);
  await database.script(`
    insert into productions (id, name, programs, is_online)
      select 100 + n, jsonb_build_object('de', 'Zyklus Teil ' || n), '[]', true from generate_series(1, 14) n;
    insert into events (id, name, production, date_start, date_end, programs, prices, seat_groups, is_online)
      select 1000 + n, jsonb_build_object('de', 'Zyklus Teil ' || 1 + n % 14), 101 + n % 14, start, start + interval '2 hours', '[]', '[]', '[]', true
      from generate_series(1, 28) n cross join lateral (select '2026-12-01T19:00Z'::timestamptz + n * interval '1 day' as start) as time;
  `);
}

/** The results of a page: title without marks, and the links beneath it. */
const results = async (path: string) => {
  const html = await (await app.get(path)).text();
  return [...html.matchAll(/<li class="result">([\s\S]*?)(?=<li class="result">|<\/ol>)/g)].map(([, item = '']) => ({
    kind: /class="kick">([^<]*)/.exec(item)?.[1],
    title: (/<h2>([\s\S]*?)<\/h2>/.exec(item)?.[1] ?? '').replace(/<[^>]+>/g, ''),
    dates: [...(/<ul class="next-dates">([\s\S]*?)<\/ul>/.exec(item)?.[1] ?? '').matchAll(/<a href="([^"]+)"/g)].map(
      ([, href]) => href ?? '',
    ),
    text: item.replace(/<[^>]+>/g, ''),
  }));
};

test('SRCH-14 a production comes first and stands for its dates: the next three, and the way to all of them', async () => {
  const [first, ...others] = await results('/de/search?q=hamlet');
  expect(first).toMatchObject({ kind: 'Produktion', title: 'Hamlet' });
  const dates = first?.dates ?? [];
  expect(dates).toHaveLength(4);
  for (const date of dates.slice(0, 3)) expect(date).toMatch(/^\/de\/kalender\/[\w-]+\/\d+$/);
  expect(dates[3]).toBe('/de/produktionen/hamlet/1');
  const { count } = (await (await app.get('/de/api/events/?search=hamlet&page_size=1')).json()) as { count: number };
  const shown = Number(/Alle (\d+) Termine/.exec(first?.text ?? '')?.[1]);
  expect(shown).toBeGreaterThan(10);
  expect(shown).toBeGreaterThanOrEqual(count);
  expect(others.filter(({ title, kind }) => title === 'Hamlet' && kind === 'Veranstaltung')).toEqual([]);
});

test('SRCH-14 SRCH-15 the view of events has them one by one, and so has a search that names a time', async () => {
  const events = await results('/de/search/events?q=hamlet');
  expect(events).toHaveLength(10);
  expect(events.every(({ dates }) => dates.length === 0)).toBe(true);
  const friday = await results('/de/search?q=hamlet%20freitag');
  expect(friday[0]?.kind).toMatch(/^Veranstaltung/);
  expect(friday.every(({ dates }) => dates.length === 0)).toBe(true);
});

test('SRCH-14 every result is on exactly one page, and the last page is the last', async () => {
  const [first, second] = [await results('/de/search?q=zyklus'), await results('/de/search/2?q=zyklus')];
  expect([first.length, second.length]).toEqual([10, 4]);
  const titles = [...first, ...second].map(({ title }) => title);
  expect([...titles].sort()).toEqual(Array.from({ length: 14 }, (_, index) => `Zyklus Teil ${index + 1}`).sort());
  for (const { kind, dates } of [...first, ...second]) expect([kind, dates.length]).toEqual(['Produktion', 2]);
  expect(await (await app.get('/de/search?q=zyklus')).text()).toContain('href="/de/search/2?q=zyklus"');
  expect((await app.get('/de/search/3?q=zyklus')).status).toBe(404);
});
