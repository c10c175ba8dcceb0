import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import type { ModuleNode } from '../../../src/core/module/samples.ts';
import { forms } from '../../../src/features/forms/forms.tables.server.ts';
import { isFullRun } from '../../support/variants.ts';
import { showModules } from '../modules/module-pages.ts';
import { calendar } from '../programme/calendar.ts';
import { expect, ready, test } from '../support/site.ts';
import { contrast, overWhite } from './colours.ts';

/** Where words stand on pictures; a brand has those its layout shows so. */
const places = {
  '/de': ['.slide.wide .title', '.slide.wide .lead', '.of-many .marks span', '.m-full-teaser.overlay :is(.pre, .display, .text)'],
  [calendar.de]: ['.evc time .num', '.evc time .num + span'],
};

/** The test of words on pictures, measured on pixels with a white picture below, which is the worst there is. */
export function testTextOnPictures(): void {
  test('SITE-09 words on a picture have a contrast of at least 4.5:1, even on a white one', async ({ page }) => {
    test.slow();
    for (const [path, selectors] of Object.entries(places)) {
      for (const width of isFullRun ? [360, 768, 1024, 1280, 1440, 1920] : [360, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await page.evaluate(whitenPictures);
        for (const selector of selectors)
          for (const text of (await page.locator(selector).filter({ visible: true }).all()).slice(0, 3))
            expect(await leastContrast(page, text), `${selector} at ${width} px`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
}

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

function whitenPictures(): void {
  for (const image of document.querySelectorAll<HTMLElement>('main .pic img')) image.style.visibility = 'hidden';
  for (const picture of document.querySelectorAll<HTMLElement>('main .pic')) picture.style.background = '#fff';
}

/** The contrast of a text with the least fitting pixel behind its lines. */
async function leastContrast(page: Page, text: Locator): Promise<number> {
  await text.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' }));
  const { lines, colour } = await text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { color } = getComputedStyle(element);
    const boxes = [...range.getClientRects()].filter(({ width: across }) => across > 3);
    // Above and below the middle of a line there are no letters.
    const lines = boxes.map(({ x, y, width: across, height }) => ({ x, y: y + height / 5, width: across, height: height * 0.6 }));
    (element as HTMLElement).style.setProperty('color', 'transparent', 'important');
    return { lines, colour: color };
  });
  if (lines.length === 0) return Number.POSITIVE_INFINITY;
  const [left, top] = [
    Math.max(0, Math.floor(Math.min(...lines.map(({ x }) => x)))),
    Math.max(0, Math.floor(Math.min(...lines.map(({ y }) => y)))),
  ];
  const [right, bottom] = [Math.max(...lines.map(({ x, width }) => x + width)), Math.max(...lines.map(({ y, height }) => y + height))];
  // Only what lies behind the text: a picture of the whole window takes ten times as long.
  const clip = { x: left, y: top, width: Math.ceil(right - left), height: Math.ceil(bottom - top) };
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await text.evaluate((element) => (element as HTMLElement).style.removeProperty('color'));
  let least = Number.POSITIVE_INFINITY;
  for (const { x, y, width, height } of lines) {
    for (let row = Math.max(0, Math.ceil(y - top)); row < Math.min(info.height, y - top + height); row += 2) {
      for (let column = Math.max(0, Math.ceil(x - left)); column < Math.min(info.width, x - left + width); column += 2) {
        const at = (row * info.width + column) * 3;
        least = Math.min(least, contrast(overWhite(colour), [...data.subarray(at, at + 3)]));
      }
    }
  }
  return least;
}
