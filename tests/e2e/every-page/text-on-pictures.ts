import type { ElementHandle, Page } from '@playwright/test';
import sharp from 'sharp';
import type { ModuleNode } from '../../../src/core/module/samples.ts';
import { forms } from '../../../src/features/forms/forms.tables.server.ts';
import { isFullRun } from '../../support/variants.ts';
import { showEvery } from '../modules/every-module.ts';
import { showModules } from '../modules/module-pages.ts';
import { allEvents, calendar } from '../programme/calendar.ts';
import { memberOf, seriesOf, team, venueOf } from '../programme/people.ts';
import { fullProduction, productionsList } from '../programme/productions.ts';
import { demoPages } from '../site/demo-pages.ts';
import { allArticles, magazine } from '../site/magazine.ts';
import { expect, ready, test } from '../support/site.ts';
import type { Site } from '../support/test-server.ts';
import { contrast, overWhite } from './colours.ts';
import { openOverlay } from './title-places.ts';

/** The widths of the issue; in `npm test` the widest, where most words stand on pictures. */
const widths = isFullRun ? [360, 768, 1280, 1920] : [1920];
/** Of texts that stand in the same place of a page, such as those of cards, so many are measured. */
const mostOfAPlace = 3;

/**
 * The test of words on pictures, measured on pixels: wherever a text is painted over a picture, on every kind of page and in every module,
 * with a white and with a black picture below, which are the worst there are.
 */
export function testTextOnPictures(): void {
  test('LAYOUT-170 SITE-09 wherever words stand on a picture, on every kind of page and in every module, their contrast is at least 4.5:1, even on a white or a black one', async ({
    page,
    site,
    problems,
  }) => {
    test.setTimeout(900_000);
    problems.expect(/status of 404/);
    // A block of HTML among the modules is somebody's markup from elsewhere, which its frame blocks.
    problems.expect(/widgets\.example\.com|bilder\.example\.org/);
    const found: string[] = [];
    let measured = 0;
    for (const { what, path, open } of await pagesWithPictures(site)) {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await ready(page);
        await open?.(page);
        await page.evaluate(replacePictures);
        const texts = await (await page.evaluateHandle(textsOnPictures, mostOfAPlace)).getProperties();
        for (const handle of texts.values()) {
          const text = handle.asElement() as ElementHandle<Element>;
          measured += 1;
          const least = await leastContrast(page, text);
          if (least < 4.5) found.push(`${what} at ${width} px: ${least.toFixed(2)} of ${await text.evaluate(named)}`);
        }
      }
    }
    expect(found).toEqual([]);
    // Few are left: most words beside a picture stand on a ground of their own.
    expect(measured).toBeGreaterThan(2);
  });
}

interface PageWithPictures {
  what: string;
  path: string;
  open?: (page: Page) => Promise<unknown>;
}

/** A page of every kind, the pages with every module, and what opens over a page. */
async function pagesWithPictures(site: Site): Promise<PageWithPictures[]> {
  const [event] = await allEvents(site, 'de');
  const [article] = await allArticles(site, 'de');
  const [usual, full] = [await showEvery(site, 'usual'), await showEvery(site, 'full')];
  return [
    { what: 'home', path: '/de' },
    { what: 'calendar', path: calendar.de },
    { what: 'event', path: event?.link.url ?? '' },
    { what: 'productions', path: productionsList.de },
    { what: 'production', path: (await fullProduction(site)).link.url },
    { what: 'team', path: team.de },
    { what: 'person', path: (await memberOf(site)).link.url },
    { what: 'series', path: (await seriesOf(site)).link.url },
    { what: 'venue', path: (await venueOf(site)).link.url },
    { what: 'magazine', path: magazine.de },
    { what: 'article', path: article?.link.url ?? '' },
    { what: 'search', path: '/de/search?q=sturm' },
    { what: 'landing page', path: '/de/nachtlicht' },
    { what: 'form', path: `/de/${demoPages.jobs.de}` },
    { what: 'login', path: '/de/user/login' },
    { what: 'missing page', path: '/de/404' },
    { what: 'every module', path: `/de/${usual}` },
    { what: 'every module in full', path: `/de/${full}` },
    { what: 'overlay', path: '/de', open: openOverlay },
  ];
}

/** Paints every picture in the colour of --ground, and lets no text change its own slowly. */
function replacePictures(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { transition: none !important; pointer-events: auto !important }
    :is(img, video) { object-position: -9999px !important; background: var(--ground) !important }`);
  document.adoptedStyleSheets.push(sheet);
}

/** Elements with a text of their own that is painted over a picture; of each place in the page the first ones. */
function textsOnPictures(most: number): Element[] {
  const isPicture = (element: Element) => element.matches('img, video, .pic') || getComputedStyle(element).backgroundImage.includes('url(');
  const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const open = document.querySelector('dialog[open]') ?? document.body;
  const pictures = [...open.querySelectorAll('*')].filter((element) => isPicture(element) && shown(element));
  const places = new Map<string, number>();
  const found = new Set<Element>();
  const texts = document.createTreeWalker(open, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!element || found.has(element) || !texts.currentNode.textContent?.trim() || !shown(element)) continue;
    range.selectNodeContents(texts.currentNode);
    const line = [...range.getClientRects()].find(({ width, height }) => width > 3 && height > 3);
    if (!line) continue;
    const isNear = pictures.some((picture) => {
      const box = picture.getBoundingClientRect();
      return box.left < line.right && box.right > line.left && box.top < line.bottom && box.bottom > line.top;
    });
    if (!isNear) continue;
    element.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
    range.selectNodeContents(texts.currentNode);
    const { left, top, width, height } = [...range.getClientRects()].find((one) => one.width > 3 && one.height > 3) ?? new DOMRect();
    const painted = document.elementsFromPoint(left + width / 2, top + height / 2);
    const own = painted.indexOf(element);
    const below = painted.findIndex((one, index) => index > own && isPicture(one));
    // A field, a label or a button with a ground of its own is no picture.
    const isCovered = painted.slice(own, below).some((one) => /^rgb\(/.test(getComputedStyle(one).backgroundColor));
    if (own < 0 || below < 0 || isCovered) continue;
    const place = `${element.closest('[class]')?.className} ${element.tagName}`;
    places.set(place, (places.get(place) ?? 0) + 1);
    if ((places.get(place) ?? 0) <= most) found.add(element);
  }
  return [...found];
}

const named = (element: Element) =>
  `${element.closest('[class]')?.className} ${element.tagName} '${element.textContent?.trim().slice(0, 40)}'`;

/** The test of a section on the signal colour, such as the newsletter of home. */
export function testSignalSection(): void {
  test('LAYOUT-60 SITE-09 on the signal colour words have a contrast of 4.5:1, edges of fields and the ring of the focus 3:1', async ({
    page,
    site,
  }) => {
    const words = { de: '<p><a href="/de/kalender">Spielplan</a></p>', en: '<p><a href="/en/events">Programme</a></p>' };
    const [form] = await site.database.db.select({ id: forms.id }).from(forms).orderBy(forms.id).limit(1);
    const columns: ModuleNode[] = [
      { model: 'text', fields: { content: words } },
      { model: 'event-list', fields: { extra_class: 'columns' } },
      { model: 'forms', fields: { hubspot_id: String(form?.id) } },
    ];
    await showModules(site, 'signal', [{ model: 'section', fields: { extra_class: 'signal' }, columns: [columns] }]);
    await page.goto('/de/signal');
    await ready(page);
    const section = page.locator('.m-section.signal');
    const ground = overWhite(await section.evaluate((element) => getComputedStyle(element).backgroundColor));
    for (const selector of ['.rich a', '.hot', '.muted >> nth=0']) {
      const colour = await section
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).color);
      expect(contrast(overWhite(colour), ground), selector).toBeGreaterThanOrEqual(4.5);
    }
    const field = section.locator('input[type="email"], input[type="text"], textarea').first();
    expect(contrast(overWhite(await field.evaluate((element) => getComputedStyle(element).borderBottomColor)), ground)).toBeGreaterThan(3);
    for (const focused of [section.locator('.rich a'), section.locator('.ibtn').or(section.locator('.short a')).first()]) {
      await focused.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(focused).toBeFocused();
      const ring = await focused.evaluate((element) => getComputedStyle(element).outlineColor);
      expect(contrast(overWhite(ring), ground)).toBeGreaterThan(3);
    }
  });
}

/** The contrast of a text with the least fitting pixel behind its lines, on a white and on a black picture. */
async function leastContrast(page: Page, text: ElementHandle<Element>): Promise<number> {
  const { lines, colour } = await text.evaluate((element) => {
    element.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
    const range = document.createRange();
    range.selectNodeContents(element);
    const { color } = getComputedStyle(element);
    const boxes = [...range.getClientRects()].filter(({ width: across }) => across > 3);
    // Above and below the middle of a line there are no letters.
    const lines = boxes.map(({ x, y, width: across, height }) => ({ x, y: y + height / 5, width: across, height: height * 0.6 }));
    (element as HTMLElement).style.setProperty('color', 'transparent', 'important');
    return { lines, colour: color };
  });
  const left = Math.max(0, Math.floor(Math.min(...lines.map(({ x }) => x))));
  const top = Math.max(0, Math.floor(Math.min(...lines.map(({ y }) => y))));
  const [right, bottom] = [Math.max(...lines.map(({ x, width }) => x + width)), Math.max(...lines.map(({ y, height }) => y + height))];
  // Only what lies behind the text: a picture of the whole window takes ten times as long.
  const clip = { x: left, y: top, width: Math.ceil(right - left), height: Math.ceil(bottom - top) };
  let least = Number.POSITIVE_INFINITY;
  for (const ground of ['#fff', '#000']) {
    await page.evaluate((value) => document.documentElement.style.setProperty('--ground', value), ground);
    const picture = sharp(await page.screenshot({ clip })).removeAlpha();
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    for (const { x, y, width, height } of lines) {
      for (let row = Math.max(0, Math.ceil(y - top)); row < Math.min(info.height, y - top + height); row += 2) {
        for (let column = Math.max(0, Math.ceil(x - left)); column < Math.min(info.width, x - left + width); column += 2) {
          const at = (row * info.width + column) * 3;
          least = Math.min(least, contrast(overWhite(colour), [...data.subarray(at, at + 3)]));
        }
      }
    }
  }
  await text.evaluate((element) => (element as HTMLElement).style.removeProperty('color'));
  return least;
}
