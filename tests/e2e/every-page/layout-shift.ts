import type { Page } from '@playwright/test';
import { expect, ready } from '../support/site.ts';

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
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
  await watchShifts(page);
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
    const { sum, moved } = await shifts(page);
    expect(sum, `${path} moves:\n${moved.join('\n')}`).toBeLessThan(0.02);
  }
}

/** Expects a page to move by less than 0.02 when its faces arrive after it was painted in those of the system. */
export async function expectStillFaces(page: Page, path: string): Promise<void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  await watchShifts(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await ready(page);
  const { sum: before } = await shifts(page);
  release();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  const { sum, moved } = await shifts(page);
  expect(sum - before, `${path} moves:\n${moved.join('\n')}`).toBeLessThan(0.02);
}

/** Collects what moves on the page that is open, with the parts that moved and by how much. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { sum: 0, moved: [] as string[] };
    Object.assign(window, { shifts: seen });
    const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { value, sources, startTime } of list.getEntries() as Shift[]) {
        seen.sum += value;
        for (const { node, previousRect, currentRect } of sources) {
          const name = node instanceof Element ? node.cloneNode(false) : (node?.parentElement?.cloneNode(false) ?? null);
          const tag = name instanceof Element ? name.outerHTML.slice(0, 100) : 'something gone';
          seen.moved.push(`${Math.round(startTime)} ms, ${value.toFixed(3)}: ${tag} from ${box(previousRect)} to ${box(currentRect)}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export const shifts = (page: Page) => page.evaluate(() => (window as unknown as { shifts: { sum: number; moved: string[] } }).shifts);

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
