import type { Page } from '@playwright/test';
import { expect, ready } from './site.ts';

interface Shift {
  value: number;
  what: string[];
}

/** Expects these pages to move by less than 0.02 while they load, however late their pictures come, and on the way down. */
export async function expectStill(page: Page, paths: readonly string[]): Promise<void> {
  let release = () => {};
  let released = Promise.resolve();
  await page.route('**/media/**', async (route) => {
    await released;
    await route.continue();
  });
  // What the exchange of the title's face may move is not the matter here: nothing is painted before the faces are there.
  let arrived = () => {};
  let faces = Promise.resolve();
  await page.route('**/*.css', async (route) => {
    await faces;
    await route.continue();
  });
  let missing = 0;
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('.woff2') && --missing === 0) arrived();
  });
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        shifts.push({
          value: entry.value,
          what: entry.sources.map(({ node }) => (node instanceof Element ? `${node.tagName}.${node.className}` : String(node))),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of paths) {
    released = new Promise((resolve) => (release = resolve));
    missing = 2;
    faces = new Promise((resolve) => (arrived = resolve));
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    // Scripts would wait for the pictures; a visitor who moves has them at once.
    await page.mouse.move(40, 300);
    await page.mouse.move(60, 320);
    await ready(page);
    await page.evaluate(() => document.fonts.ready);
    await expectColours(page, path);
    release();
    await expect.poll(() => page.evaluate(() => document.querySelector<HTMLImageElement>('.pic img')?.naturalWidth)).toBeGreaterThan(0);
    // A look further down: late pictures must not push anything.
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThan(0.02);
  }
}

/** Each picture shows its colour before it comes. A logo stands on the ground of the page. */
async function expectColours(page: Page, path: string): Promise<void> {
  const colours = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('.pic img:not(.f-original *)')].map((picture) =>
      picture.complete && picture.naturalWidth > 0 ? 'loaded' : getComputedStyle(picture).backgroundColor,
    ),
  );
  expect(colours.length, path).toBeGreaterThan(0);
  expect(colours, `${path}: pictures without their colour before they come`).not.toContain('rgba(0, 0, 0, 0)');
  expect(colours, path).not.toContain('loaded');
}
