import type { Page } from '@playwright/test';
import type { EventItem } from '../../../src/features/programme/programme.shapes.ts';
import { isFullRun } from '../../support/variants.ts';
import { buyTickets, eventForSale } from '../booking/booking.ts';
import { allEvents } from '../programme/calendar.ts';
import { fullProduction } from '../programme/productions.ts';
import { allOf, expect, ready, type Site, test } from '../support/site.ts';
import { languages } from '../support/texts.ts';

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

const windows = isFullRun ? allWindows : allWindows.filter(({ width }) => [320, 360, 740, 1024, 1920].includes(width));
/** Of pages with nothing of their own that stays. */
const fewWindows = isFullRun ? allWindows : allWindows.filter(({ width }) => width === 360);
/** The question for consent takes up to a third; where it takes that much, nothing stays beside it. In whole lines of pixels. */
const mostOnFirstVisit = (height: number) => Math.ceil(height / 3) / height;
/** Where bars beside the question would be too much by little: a small tablet, a low window of a laptop. */
const firstVisitWindows = [...windows, { width: 800, height: 600 }, { width: 1280, height: 620 }];

/** What stays in sight while a page is read; each brand calls it once. */
export function testCoveredArea(): void {
  test('NAV-50 NAV-10 NAV-16 NAV-17 NAV-235 what stays covers little of any window, lies on no text, has no button half outside of the edge, and is one way to tickets', async ({
    page,
    site,
    problems,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    problems.expect(/status of 404/);
    const many = await pagesOf(site);
    for (const address of [...many, ...(await otherPagesOf(site))]) {
      expect((await page.goto(address))?.status(), address).toBe(address === '/de/404' ? 404 : 200);
      await ready(page);
      for (const { width, height, most } of many.includes(address) ? windows : fewWindows) {
        await page.setViewportSize({ width, height });
        for (const y of isFullRun || width === 360 ? [0, 900, 1500] : [900]) {
          const what = `${address}, ${width} x ${height}, ${y}`;
          const { share, onText, cut } = await measureAt(page, y);
          expect(onText, what).toEqual([]);
          expect(cut, what).toEqual([]);
          expect(share, what).toBeLessThanOrEqual(most);
          const stays = await waysToTickets(page).evaluateAll(
            (all) => all.filter((one) => one.checkVisibility({ visibilityProperty: true })).length,
          );
          expect(stays, what).toBeLessThanOrEqual(1);
        }
      }
    }
  });

  test('NAV-17 LAYOUT-201 the bar with date, price and button lies at the lower edge of a phone and a tablet from the first moment to the end of the page; on its side a phone shows the title first, and on home date and title', async ({
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
    for (const [width, height] of [
      [740, 360],
      [640, 400],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await expect(page.getByRole('heading', { level: 1 }), `${width} x ${height}`).toBeInViewport({ ratio: 1 });
    }
    await page.goto('/de');
    const slide = page.locator('.m-hero-media .slide').first();
    for (const part of [slide.locator('.date'), slide.getByRole('heading')]) await expect(part).toBeInViewport({ ratio: 1 });
  });

  test('NAV-50 NAV-10 LAYOUT-202 with tickets in the cart no more is covered, and the steps of the shop stand in one line each', async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const event = await eventForSale(site);
    await buyTickets(page, event, 'de');
    await page.goto(event.link.url);
    await expect(page.locator('html.has-cart')).toBeAttached();
    for (const { width, height, most } of fewWindows) {
      await page.setViewportSize({ width, height });
      for (const y of [0, 900]) expect((await measureAt(page, y)).share, `${width} px, ${y}`).toBeLessThanOrEqual(most);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    for (const language of languages) {
      await page.goto(`/cart?lang=${language}`);
      const steps = page.locator('.steps li');
      await expect(steps).toHaveCount(3);
      const lines = await steps.evaluateAll((all) =>
        all.map((step) => {
          const range = document.createRange();
          range.selectNodeContents(step);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size;
        }),
      );
      expect(lines, language).toEqual([1, 1, 1]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), language).toBeLessThanOrEqual(0);
    }
  });

  test('NAV-52 EVT-28 the bar of a phone shows date, time, what is left, price and button, none over another', async ({ page, site }) => {
    const scarce = (await allEvents(site, 'de')).find(({ ticket_url, statuses }) => ticket_url && statuses.includes('remaining_tickets'));
    for (const language of languages) {
      const { link } = await site.ask<EventItem>(`/${language}/api/events/${scarce?.id}/`);
      await page.goto(link.url);
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 740 });
        const parts = page.locator('.when').locator('.bar-clock, .label, .price, .btn').filter({ visible: true });
        const texts = await parts.evaluateAll(textBoxes);
        expect(texts.length, `${language}, ${width} px`).toBe(4);
        for (const [index, { left, text }] of texts.entries())
          expect(left, `${text}, ${language}, ${width} px`).toBeGreaterThanOrEqual(texts[index - 1]?.right ?? 0);
        // No text in it is cut off but, in the narrowest window, a long label's.
        const cut = await parts.evaluateAll((all) =>
          all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
        );
        if (width > 320) expect(cut, `${language}, ${width} px`).toEqual([]);
        // A price of two digits keeps to its line.
        await page.locator('.when .from').evaluate((from) => from.replaceChildren(from.textContent?.replace(/\d+/, '10') ?? ''));
        const price = await page.locator('.when .price').evaluate((one) => one.getBoundingClientRect().height);
        if (width > 320) expect(price, `${language}, ${width} px`).toBeLessThan(20);
      }
    }
  });

  test.describe('on a first visit', () => {
    test.use({ hasChosen: false });

    test('NAV-51 CONS-05 the bar of a performance stands above the page, with alert and question date, time and button are in the first window, and reading on no more than a third of any window is covered', async ({
      page,
      site,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto((await eventForSale(site)).link.url);
      await ready(page);
      await expect(page.locator('.consent-bar')).toBeVisible();
      await expect(page.locator('.alert').first()).toBeVisible();
      const edge = (await page.locator('.consent-bar').boundingBox())?.y ?? 0;
      for (const part of await allOf(page.locator('.when').locator('.bar-day, .bar-clock, .price, .btn'))) {
        const box = await part.boundingBox();
        expect((box?.y ?? edge) + (box?.height ?? 0)).toBeLessThanOrEqual(edge);
      }
      await expectLittleCovered(page);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.waitForFunction(() => performance.now() > 1500);
      await page.getByRole('button', { name: 'Nur notwendige' }).click();
      await expect(page.locator('.consent-bar')).toBeHidden();
      const bar = await page.locator('.when').boundingBox();
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(740);
    });

    test('NAV-50 CONS-05 where header and question would be too much the list of anchors scrolls as well', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/de/nachtlicht');
      await ready(page);
      await expect(page.locator('.consent-bar')).toBeVisible();
      await expectLittleCovered(page);
    });
  });
}

async function expectLittleCovered(page: Page): Promise<void> {
  for (const { width, height } of firstVisitWindows) {
    await page.setViewportSize({ width, height });
    for (const y of [0, 900])
      expect((await measureAt(page, y)).share, `${width} x ${height}, ${y}`).toBeLessThanOrEqual(mostOnFirstVisit(height));
  }
}

/** Scrolls there and measures once the header has its height. At rest that lies on nothing. */
async function measureAt(page: Page, y: number): Promise<ReturnType<typeof measure>> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await expect.poll(() => page.evaluate(isSettled)).toBe(true);
  return page.evaluate(measure);
}

/** The text of each and where it stands, from left to right. */
function textBoxes(elements: Element[]): { text: string; left: number; right: number }[] {
  const boxes = elements.map((element) => {
    const { left, right } = element.getBoundingClientRect();
    return { text: element.textContent ?? '', left, right: element.matches('.price') ? left + element.scrollWidth : right };
  });
  return boxes.toSorted((one, other) => one.left - other.left);
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

/** A page of each other kind: nothing stays on it but the header. */
async function otherPagesOf(site: Site): Promise<string[]> {
  const { results: articles } = await site.ask<{ results: { link: { url: string } }[] }>('/de/api/articles/');
  const [venue] = await site.ask<{ link: { url: string } }[]>('/de/api/venues/');
  const home = await fetch(`${site.url}/de`).then((answer) => answer.text());
  const form = /href="([^"]*\/barrierefreiheit)"/.exec(home)?.[1] ?? '';
  const found = [articles[0], venue].map((one) => one?.link.url ?? '');
  return [...found, '/de/mediathek-de', '/de/search?q=sturm', '/?lang=de', '/de/user/login', form, '/de/404'];
}

/** True once the header has its height for the place of the page. */
function isSettled(): boolean {
  const isCompact = document.documentElement.classList.contains('is-compact');
  const isMoving = (document.querySelector('.bar')?.getAnimations({ subtree: true }).length ?? 0) > 0;
  return !isMoving && isCompact === window.scrollY > window.innerHeight / 4;
}

/** The share of the window under bars that stay, the texts that lie under something smaller, and the buttons and links in it that the window's edge cuts. */
function measure(): { share: number; onText: string[]; cut: string[] } {
  const stays = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    const { position } = getComputedStyle(element);
    return (position === 'sticky' || position === 'fixed') && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  });
  const [width, height] = [document.documentElement.clientWidth, window.innerHeight];
  const covered = new Set<number>();
  const onText: string[] = [];
  const cut: string[] = [];
  for (const element of stays) {
    const box = element.getBoundingClientRect();
    const [top, bottom] = [Math.max(0, box.top), Math.min(height, box.bottom)];
    if (bottom <= top || element.offsetWidth === 0) continue;
    if (window.scrollY === 0 && element.closest('header')) continue;
    for (const control of [element, ...element.querySelectorAll<HTMLElement>('a, button, summary')]) {
      const { left, right, top: upper, bottom: lower, width: across } = control.getBoundingClientRect();
      const isOutside = across === 0 || right <= 0 || left >= width || lower <= 0 || upper >= height;
      // A list of anchors can be scrolled.
      const isScrolled = control.closest('.m-anchor-list') !== null;
      if (!control.matches('a, button, summary') || isOutside || isScrolled || !control.checkVisibility()) continue;
      if (left < -1 || right > width + 1 || upper < -1 || lower > height + 1) cut.push(`${control.className}: ${control.textContent}`);
    }
    // The ground of an anchor list reaches the edges of a window that is wider than its box.
    if (box.width >= 0.9 * width || element.matches('.modules > .m-anchor-list')) {
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
  return { share: covered.size / height, onText: [...new Set(onText)], cut: [...new Set(cut)] };
}
