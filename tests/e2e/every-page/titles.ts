import type { Locator, Page } from '@playwright/test';
import { isNull } from 'drizzle-orm';
import { articles } from '../../../src/features/magazine/magazine.tables.server.ts';
import { pages } from '../../../src/features/pages/pages.tables.server.ts';
import { persons } from '../../../src/features/people/people.tables.server.ts';
import { events, productions, series, venues } from '../../../src/features/programme/programme.tables.server.ts';
import { designOverrides } from '../../../src/features/site/site.tables.server.ts';
import { isFullRun } from '../../support/variants.ts';
import { expect, test } from '../support/site.ts';
import type { Site } from '../support/test-server.ts';
import { cutTitles, showTitles } from './title-boxes.ts';
import { pagesWithTitles, type TitleKind } from './title-places.ts';

/** Widths of windows in CSS pixels. */
const allWidths = [
  320, 360, 375, 390, 412, 480, 540, 600, 640, 720, 767, 768, 820, 912, 1023, 1024, 1180, 1280, 1366, 1440, 1536, 1600, 1920,
];
/** In `npm test` the narrowest and the widest window of each layout. */
const widths = isFullRun ? allWidths : [320, 768, 1024, 1920];

/** A venue's name that nobody would choose, as administrators may set it (design settings). */
const wordmark = ['Württembergische Landesbühne Esslingen,', 'Junges Theater und Freilichtspiele'];

const hardTitles = [
  'Theaterpädagogischer Werkstattnachmittag',
  'Donaudampfschifffahrtsgesellschaft',
  'Hmmhmmhmmhmmhmmhmmhmmhmmhmmhmmhmmhmmhmmh',
  'MAMMUTMUMMENSCHANZ',
  'Schwanensee',
  'Nachtschicht',
  'Winterreise',
  'Der Sandmann',
];

/** Every title of the demo venue in both languages, by what it names. */
async function demoTitles({ database: { db } }: Site): Promise<Record<TitleKind, string[]>> {
  const texts = (rows: readonly { name: Record<string, string> | string | null }[]) => [
    ...new Set(rows.flatMap(({ name }) => (typeof name === 'string' ? [name] : Object.values(name ?? {})))),
  ];
  const people = await db.select({ first: persons.first_name, last: persons.last_name }).from(persons);
  return {
    programme: texts([
      ...(await db.select({ name: productions.name }).from(productions)),
      ...(await db.select({ name: events.name }).from(events)),
    ]),
    people: people.map(({ first, last }) => `${first} ${last}`),
    series: texts(await db.select({ name: series.name }).from(series)),
    venues: texts(await db.select({ name: venues.name }).from(venues)),
    articles: texts([
      ...(await db.select({ name: articles.name }).from(articles)),
      ...(await db.select({ name: articles.headline }).from(articles)),
    ]),
    pages: texts(await db.select({ name: pages.title }).from(pages).where(isNull(pages.deleted_at))),
  };
}

/** What of the footer's large name lies outside of the window or under the bar below it; the footer of the shop has none. */
function cutName(page: Page): Promise<number> {
  return page.evaluate(() => {
    const name = document.querySelector('.giant');
    if (!name) return 0;
    const range = document.createRange();
    range.selectNodeContents(name);
    const { left, right } = range.getBoundingClientRect();
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(name);
    const letters = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
    letters.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    const { actualBoundingBoxDescent, fontBoundingBoxDescent } = letters.measureText(name.textContent);
    const below = Math.max(...[...range.getClientRects()].map(({ bottom }) => bottom)) - fontBoundingBoxDescent + actualBoundingBoxDescent;
    const bar = document.querySelector('.bottom')?.getBoundingClientRect().top ?? 0;
    return Math.max(0, -left, right - document.documentElement.clientWidth, Math.floor(below - bar));
  });
}

const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });

/** The test of all titles, in the brand of the file; in `npm test` the hardest ones at fewer widths. */
export function testTitles(): void {
  test('LAYOUT-16 GEN-01 no title is cut, broken without a hyphen or under a picture: those of the demo and hard ones, wherever titles stand, and any venue’s name in the footer, from 320 to 1920 px', async ({
    page,
    site,
    brand,
  }) => {
    test.setTimeout(900_000);
    const demo = await demoTitles(site);
    const found: string[] = [];
    let measured = 0;
    for (const { open, kind, places } of await pagesWithTitles(site, brand)) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await open(page);
      for (const place of places) measured += await showTitles(page, place, isFullRun ? [...hardTitles, ...demo[kind]] : hardTitles);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        for (const place of places) found.push(...(await cutTitles(page, place)));
        if ((await cutName(page)) > 0) found.push(`the name in the footer at ${width} px`);
      }
    }
    expect(found).toEqual([]);
    expect(measured).toBeGreaterThan(100);
  });

  test('LAYOUT-16 BRAND-01 a long name of the venue fits the header, and the footer in three lines, from 320 to 1920 px', async ({
    page,
    site,
    brand,
  }) => {
    await site.edit(['design_settings'], (database) =>
      database.insert(designOverrides).values({ brand, values: { header: { wordmark } } }),
    );
    await page.goto('/de/impressum');
    const name = page.locator('.giant');
    await expect(name).toHaveText(wordmark.join(' '));
    for (const width of [320, 768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const inLines = async () => [await cutName(page), await linesOf(name)];
      await expect.poll(inLines, `${width} px`).toEqual([0, 3]);
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(overflow, `the header at ${width} px`).toBeLessThanOrEqual(0);
      await expect(page.locator('.bar .burger, .bar .menu a').locator('visible=true').last()).toBeInViewport({ ratio: 1 });
      const menu = page.locator('.bar .menu > ul > li').filter({ visible: true });
      const lines = await menu.evaluateAll((items) => new Set(items.map((item) => Math.round(item.getBoundingClientRect().top))).size);
      expect(lines, `lines of the menu at ${width} px`).toBeLessThanOrEqual(1);
      const [nameBox, barBox] = [await page.locator('.bar .logo > span').boundingBox(), await page.locator('.bar').boundingBox()];
      expect(nameBox?.height ?? 0, `height of the name at ${width} px`).toBeLessThanOrEqual(barBox?.height ?? 0);
    }
  });
}
