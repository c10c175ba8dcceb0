import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { announceChange } from '../../../src/core/database/changes.server.ts';
import { tagsOf } from '../../../src/features/programme/content-types.tables.server.ts';
import type { EventItem } from '../../../src/features/programme/programme.shapes.ts';
import { events, productions } from '../../../src/features/programme/programme.tables.server.ts';
import { designOverrides } from '../../../src/features/site/site.tables.server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { seedSeason } from '../../support/programme/season.ts';

const service = 'hearing_loop' as const;

/** A site whose design has the filter, and one whose design has not. */
let [withFilter, without]: TestApp[] = [];
beforeAll(async () => {
  withFilter = await startTestApp({ seed: seedSeason, brand: 'kammer' });
  await withFilter.database.db.insert(designOverrides).values({ brand: 'ring', values: { accessFilter: false } });
  without = await startTestApp({ database: withFilter.database });
});
afterAll(async () => {
  await without?.close();
  await withFilter?.close();
});

const ask = async (path: string, site = withFilter) => (site as TestApp).get(path, { redirect: 'manual' });
const all = async (query: string) =>
  ((await (await ask(`/de/api/events/?page_size=100${query}`)).json()) as { results: EventItem[] }).results;

describe('EVT-30 API-19 API-17 access services', () => {
  test('narrow the list to what an event offers itself or by its production', async () => {
    const offered = (await all('')).filter(({ access }) => access.includes(service));
    const found = await all(`&access=${service}`);
    expect(found.map(({ id }) => id)).toEqual(offered.map(({ id }) => id));
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan((await all('')).length);
  });

  test('narrow the days of the calendar', async () => {
    const days = (await (await ask(`/api/calendar/?date=01-11-2026&access=${service}`)).json()) as string[];
    const offered = (await all('&date=01-11-2026')).filter(({ access }) => access.includes(service));
    const expected = offered.map(({ date_start }) => date_start.slice(0, 10)).filter((day) => day.startsWith('2026-11'));
    expect(days).toEqual([...new Set(expected)].sort());
    expect(days.length).toBeGreaterThan(0);
  });

  test('no such service is an error of the query', async () => {
    const answer = await ask('/de/api/events/?access=trampoline');
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()) as object)).toEqual(['access']);
  });

  test('on the page: a filter of its own behind the five, its choice as a chip', async () => {
    const html = await (await ask(`/de/kalender?access=${service}`)).text();
    const { count } = (await (await ask(`/de/api/events/?access=${service}`)).json()) as { count: number };
    expect(html).toContain(`${count} Termine`);
    expect(html).toMatch(/class="chip"[^>]*>Barrierefreiheit: Induktions/);
    expect(html.indexOf('>Genre')).toBeLessThan(html.indexOf('>Barrierefreiheit'));
    const wrong = await ask('/de/kalender?access=trampoline');
    expect([wrong.status, wrong.headers.get('location')]).toEqual([302, '/de/404']);
  });

  test('without the design setting there is no such filter and the parameter is unknown', async () => {
    const answer = await ask('/de/kalender?access=trampoline', without);
    const html = await answer.text();
    const { count } = (await (await ask('/de/api/events/', without)).json()) as { count: number };
    expect(answer.status).toBe(200);
    expect(html).toContain(`${count} Termine`);
    expect(html).not.toContain('class="chip"');
    expect(html).not.toContain('>Barrierefreiheit<');
  });

  test('narrow the calendar to subscribe to', async () => {
    const feed = await (await ask(`/de/kalender.ics?access=${service}`)).text();
    expect(feed.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(0);
    expect((await ask('/de/kalender.ics?access=trampoline')).status).toBe(400);
  });

  test('EVT-30 every list, the days and the feed follow when a production changes what it offers', async () => {
    const { database, app } = withFilter as TestApp;
    const carmen = sql`(select id from productions where name->>'de' = 'Carmen')`;
    await database.db.update(events).set({ access: [] }).where(sql`production = ${carmen}`);
    const offer = async (access: (typeof service)[]) => {
      const [changed] = await database.db
        .update(productions)
        .set({ access })
        .where(eq(productions.id, carmen))
        .returning({ id: productions.id });
      await announceChange(database.db, tagsOf('productions', changed?.id ?? 0));
      await app.applyNewChanges();
    };
    const pages = [
      ...[`/de/kalender?access=${service}`, `/de/kalender.ics?access=${service}`],
      ...[`/de/api/events/?access=${service}`, `/api/calendar/?date=01-12-2026&access=${service}`],
    ];
    const answers = () => Promise.all(pages.map(async (path) => (await (await ask(path)).text()).replace(/DTSTAMP.*/g, '')));
    await offer([]);
    const before = await answers();
    await offer([service]);
    for (const [index, text] of (await answers()).entries()) expect(text, pages[index]).not.toBe(before[index]);
    await offer([]);
    expect(await answers()).toEqual(before);
  });
});
