import { eq } from 'drizzle-orm';
import type { SeriesDetail, SeriesItem } from '../../../src/features/programme/programme.shapes.ts';
import { events } from '../../../src/features/programme/programme.tables.server.ts';
import { expect, phone, ready, test } from '../support/site.ts';
import { allEvents, calendar } from './calendar.ts';
import { fullProduction } from './productions.ts';
import { testProgrammeScreens } from './programme-screens.ts';

test.use({ brand: 'kammer' });
testProgrammeScreens();

test.describe('wide windows', () => {
  test.use({ viewport: { width: 1600, height: 1080 } });

  test('EVD-01 PROD-03 what one can do with a production or an event stands in one line', async ({ page, site }) => {
    const [event] = await allEvents(site, 'en');
    for (const address of [(await fullProduction(site, 'en')).link.url, event?.link.url ?? '']) {
      await page.goto(address);
      await ready(page);
      const ways = page.getByRole('main').locator('.meta').locator('a, button');
      for (const width of [1600, 1920]) {
        await page.setViewportSize({ width, height: 1080 });
        const middles = await ways.evaluateAll((all) =>
          // In one turn: the link to share by mail may give way to its button meanwhile.
          all
            .filter((way) => way.checkVisibility())
            .map((way) => way.getBoundingClientRect())
            .map(({ top, height }) => Math.round(top + height / 2)),
        );
        const what = `${address}, ${width} px`;
        expect(middles.length, what).toBeGreaterThanOrEqual(3);
        expect(new Set(middles).size, `${what}: ${middles}`).toBe(1);
      }
    }
  });
});

test('LAYOUT-50 SER-01 months of a series with few dates share a row of posters', async ({ page, site }) => {
  const all = await site.ask<SeriesItem[]>('/de/api/series/');
  const series = await Promise.all(all.map(({ id }) => site.ask<SeriesDetail>(`/de/api/series/${id}/`)));
  const monthsOf = (one: SeriesDetail) => new Set(one.events.map(({ date_start }) => date_start.slice(0, 7)));
  const short = series.find((one) => one.events.length <= 4 && monthsOf(one).size > 1);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(short?.link.url ?? '');
  const tops = await page.locator('.evc').evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
  expect(tops).toHaveLength(short?.events.length ?? 0);
  expect(new Set(tops).size).toBe(1);
  // Each month has its name above the row.
  for (const month of monthsOf(short as SeriesDetail))
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toContainText(month.slice(0, 4));
});

test.describe('on a phone', () => {
  test.use(phone);

  test('EVT-28 a long label stays on its picture', async ({ page, site }) => {
    const [event] = await allEvents(site, 'de');
    const id = event?.id ?? 0;
    const sale_ends = new Date(site.clock.now().getTime() - 60_000);
    await site.edit(['events', `event:${id}`], (database) =>
      database.update(events).set({ statuses: [], sale_ends, cast_note: {} }).where(eq(events.id, id)),
    );
    await page.goto(calendar.de);
    const card = page.locator('.evc', { hasText: 'Online-Verkauf beendet' }).first();
    const widths = await card
      .locator('.label')
      .first()
      .evaluate((label) => [label.scrollWidth, label.clientWidth]);
    expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
    const [picture, label] = await Promise.all([card.locator('.pic').boundingBox(), card.locator('.label').first().boundingBox()]);
    expect((label?.x ?? 0) + (label?.width ?? 0)).toBeLessThanOrEqual((picture?.x ?? 0) + (picture?.width ?? 0));
  });
});
