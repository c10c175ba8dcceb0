import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { isFullRun } from '../../support/variants.ts';
import { calendar } from '../programme/calendar.ts';
import { expect, test } from '../support/site.ts';
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
