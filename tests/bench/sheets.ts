import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { openBrowser } from './browser/browser.ts';
import { twentyKinds } from './browser/kinds-of-page.ts';
import { dataDir, startSite, untilAlone } from './site/site.ts';

const brands = ['ring', 'kammer'];
/** Widths of the window and of the picture in the sheet, in px. */
const widths = [
  [360, 160],
  [768, 240],
  [1280, 330],
  [1920, 400],
] as const;
const [rowHeight, gap] = [250, 10];

/**
 * Twenty kinds of page at four widths as one picture for each brand: `docs/contact-sheet-<brand>.webp`, of the English pages with
 * SHEETS_LANGUAGE=en `docs/contact-sheet-<brand>-en.webp`. SHEETS_DIR names a folder for them in full size.
 */
export async function run(): Promise<string[][]> {
  const rows = [['brand', 'pages', 'pictures']];
  const { SHEETS_DIR, SHEETS_LANGUAGE: language = 'de' } = process.env;
  if (SHEETS_DIR) mkdirSync(SHEETS_DIR, { recursive: true });
  for (const brand of brands) {
    const site = await startSite({ BRAND: brand, DATA_DIR: join(dataDir, brand) });
    await untilAlone(site);
    const browser = await openBrowser();
    const page = await browser.newPage({ reducedMotion: 'reduce', locale: language });
    await page.goto(`${site.url}/${language}`);
    // Deaf for its first 700 ms, so that nobody consents by a press that meant the page.
    await page.waitForFunction(() => performance.now() > 1_500);
    await page.locator('.consent-bar button').first().click();
    await page.locator('.consent-bar').waitFor({ state: 'hidden' });
    const pages = Object.entries(await twentyKinds(site.url, language));
    const placed: OverlayOptions[] = [];
    for (const [row, [name, address]] of pages.entries()) {
      let left = gap;
      for (const [width, shown] of widths) {
        // As high as its place in the sheet, so that nothing is cut off at its sides.
        await page.setViewportSize({ width, height: Math.max(740, Math.round((width * rowHeight) / shown)) });
        await page.goto(address, { waitUntil: 'networkidle' });
        const picture = await page.screenshot();
        if (SHEETS_DIR) writeFileSync(join(SHEETS_DIR, `${brand}-${language}-${name.replaceAll(' ', '-')}-${width}.png`), picture);
        const input = await sharp(picture).resize(shown, rowHeight, { fit: 'cover', position: 'top' }).toBuffer();
        placed.push({ input, left, top: gap + row * (rowHeight + gap) });
        left += shown + gap;
      }
    }
    const width = widths.reduce((sum, [, shown]) => sum + shown + gap, gap);
    const sheet = sharp({ create: { width, height: gap + pages.length * (rowHeight + gap), channels: 3, background: '#888' } });
    await sheet
      .composite(placed)
      .webp({ quality: 60 })
      .toFile(`docs/contact-sheet-${brand}${language === 'de' ? '' : `-${language}`}.webp`);
    rows.push([brand, String(pages.length), String(placed.length)]);
    await browser.close();
    await site.stop();
  }
  return rows;
}
