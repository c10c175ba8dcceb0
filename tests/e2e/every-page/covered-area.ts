import type { Page } from '@playwright/test';
import { isFullRun } from '../../support/variants.ts';
import { allEvents } from '../programme/calendar.ts';
import { fullProduction } from '../programme/productions.ts';
import { expect, ready, type Site, test } from '../support/site.ts';

/** Windows and the share of each that may lie under what stays; the low ones are a phone on its side and 1280 x 800 at 200 and 400 %. */
const allWindows = [
  { width: 360, height: 740, most: 0.15 },
  { width: 740, height: 360, most: 0.33 },
  { width: 768, height: 1024, most: 0.15 },
  { width: 1024, height: 768, most: 0.15 },
  { width: 1280, height: 800, most: 0.15 },
  { width: 1920, height: 1080, most: 0.15 },
  { width: 640, height: 400, most: 0.33 },
  { width: 320, height: 200, most: 0.33 },
];

/** One window of each layout: the two of a phone, a tablet's and a computer's at 100 and 400 %. */
const windows = isFullRun ? allWindows : allWindows.filter(({ width }) => [360, 740, 768, 1280, 320].includes(width));

/** What stays in sight while a page is read; each brand calls it once. */
export function testCoveredArea(): void {
  test('NAV-10 NAV-16 NAV-17 what stays covers little of any window, lies on no text, and is one way to tickets', async ({
    page,
    site,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const address of await pagesOf(site)) {
      await page.goto(address);
      await ready(page);
      for (const { width, height, most } of windows) {
        await page.setViewportSize({ width, height });
        for (const y of [0, 900]) {
          await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
          await expect.poll(() => page.evaluate(isSettled)).toBe(true);
          const what = `${address}, ${width} x ${height}, ${y}`;
          const { share, onText } = await page.evaluate(measure);
          expect(onText, what).toEqual([]);
          if (y > 0) expect(share, what).toBeLessThanOrEqual(most);
          const stays = await waysToTickets(page).evaluateAll(
            (all) => all.filter((one) => one.checkVisibility({ visibilityProperty: true })).length,
          );
          expect(stays, what).toBeLessThanOrEqual(1);
        }
      }
    }
  });

  test('NAV-17 the bar with date, price and button lies at the lower edge of a phone and a tablet from the first moment to the end of the page', async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto((await fullProduction(site)).link.url);
    await ready(page);
    const bar = page.getByRole('main').locator('.when');
    const fromEdge = () => bar.evaluate((element) => Math.round(window.innerHeight - element.getBoundingClientRect().bottom));
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 740 });
      for (const y of [0, 300, 2000]) {
        await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
        expect(await fromEdge(), `${width} px, ${y}`).toBe(0);
      }
      expect((await bar.boundingBox())?.height, `${width} px`).toBeLessThanOrEqual(65);
      await page.evaluate(() => window.scrollTo({ top: 100_000, behavior: 'instant' }));
      await expect(bar).not.toBeInViewport();
    }
  });
}

/** Ways to tickets that stay in sight. */
const waysToTickets = (page: Page) => page.locator('[data-tickets="header"] .tickets-link, .when.is-sticky .btn:not(.quiet)');

async function pagesOf(site: Site): Promise<string[]> {
  const event = (await allEvents(site, 'de')).find(({ ticket_url, statuses }) => ticket_url && statuses.length === 0);
  const [series] = await site.ask<{ link: { url: string } }[]>('/de/api/series/');
  const production = await fullProduction(site);
  const addresses = [event?.link.url, production.link.url].map((address) => address ?? '');
  // A landing page may have an anchor list and a button that stay; the others nothing but the header, which is the same on every page.
  const others = isFullRun ? ['/de/team', '/de/impressum', series?.link.url ?? ''] : [];
  return ['/de', '/de/kalender', '/de/nachtlicht', ...addresses, ...others];
}

/** True once the header has its height for the place of the page. */
function isSettled(): boolean {
  const isCompact = document.documentElement.classList.contains('is-compact');
  const isMoving = (document.querySelector('.bar')?.getAnimations({ subtree: true }).length ?? 0) > 0;
  return !isMoving && isCompact === window.scrollY > window.innerHeight / 4;
}

/** The share of the window under bars that stay, and the texts that lie under something smaller. */
function measure(): { share: number; onText: string[] } {
  const stays = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    const { position } = getComputedStyle(element);
    return (position === 'sticky' || position === 'fixed') && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  });
  const [width, height] = [document.documentElement.clientWidth, window.innerHeight];
  const covered = new Set<number>();
  const onText: string[] = [];
  for (const element of stays) {
    const box = element.getBoundingClientRect();
    const [top, bottom] = [Math.max(0, box.top), Math.min(height, box.bottom)];
    if (bottom <= top || element.offsetWidth === 0) continue;
    if (box.width >= 0.9 * width) {
      for (let line = Math.round(top); line < Math.round(bottom); line += 1) covered.add(line);
      continue;
    }
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      if (!parent || element.contains(parent) || !texts.currentNode.textContent?.trim() || !parent.checkVisibility()) continue;
      range.selectNodeContents(texts.currentNode);
      for (const line of range.getClientRects()) {
        const isUnder = line.left < box.right - 1 && line.right > box.left + 1 && line.top < box.bottom - 1 && line.bottom > box.top + 1;
        if (isUnder && line.width > 1 && line.bottom > 0 && line.top < height)
          onText.push(`${element.className}: ${parent.textContent?.slice(0, 40)}`);
      }
    }
  }
  return { share: covered.size / height, onText: [...new Set(onText)] };
}
