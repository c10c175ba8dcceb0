import type { Locator } from '@playwright/test';
import { fullProduction } from '../programme/productions.ts';
import { allArticles } from '../site/magazine.ts';
import { expect, test } from '../support/site.ts';

/** What a window shows of a list or a picture besides its content: nothing. Each brand calls it once. */
export function testHoles(): void {
  test('LAYOUT-50 MOD-24 MOD-14 MAG-08 three in a list leave no hole on a tablet', async ({ page, site }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto('/de');
    expect(await hasHoles(page.locator('.m-highlight-teaser > ul'))).toBe(false);
    expect(await hasHoles(page.locator('.m-venue-list > .items'))).toBe(false);
    const [article] = await allArticles(site, 'de');
    await page.goto(article?.link.url ?? '');
    expect(await hasHoles(page.locator('.art-related .acards'))).toBe(false);
  });

  test('CONS-05 EMBED-04 what stands for a film has its shape, whatever that of the picture is', async ({ page, site }) => {
    await page.goto((await fullProduction(site)).link.url);
    for (const width of [1280, 768]) {
      await page.setViewportSize({ width, height: 800 });
      const picture = page.getByRole('figure', { name: /^Video/ }).locator('img');
      const box = await picture.boundingBox();
      expect(Math.abs((box?.width ?? 0) / (box?.height ?? 1) - 16 / 9), `${width} px`).toBeLessThan(0.02);
    }
  });

  test('MAG-01 the search start stands beside the title, on a phone below it', async ({ page }) => {
    for (const [width, isBeside] of [
      [1280, true],
      [320, false],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/de/mediathek-de');
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      const search = await page.getByRole('main').getByRole('search').boundingBox();
      expect((search?.y ?? 0) < (title?.y ?? 0) + (title?.height ?? 0), `${width} px`).toBe(isBeside);
      expect((search?.x ?? 0) + (search?.width ?? 0), `${width} px`).toBeLessThanOrEqual(width);
    }
  });
}

/** True when a row of the list ends before the list does. */
function hasHoles(list: Locator): Promise<boolean> {
  return list.evaluate((element) => {
    const ends = new Map<number, number>();
    for (const child of element.children) {
      const { top, right } = child.getBoundingClientRect();
      ends.set(Math.round(top), Math.max(right, ends.get(Math.round(top)) ?? 0));
    }
    const { right } = element.getBoundingClientRect();
    return ends.size === 0 || [...ends.values()].some((end) => Math.abs(end - right) > 2);
  });
}
