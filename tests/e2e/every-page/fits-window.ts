import type { Page } from '@playwright/test';
import { expect } from '../support/site.ts';

interface Viewport {
  width: number;
  height: number;
}

/**
 * Expects of the page that is open: no window from 320 to 1920 px can be scrolled sideways; at 320 by 256 px, which is 400 % zoom, no text
 * is cut off; what is to be pressed is large enough; nothing sticks out or is cut off with the text spacing a reader may set. Leaves that
 * spacing behind.
 */
export async function expectFits(page: Page, path: string, viewport: Viewport): Promise<void> {
  expect(await tooSmall(page), `smaller than 24 px on ${path}`).toEqual([]);
  for (const width of [1920, 1024, 768, 600, 320]) {
    await page.setViewportSize({ width, height: width === 320 ? 256 : viewport.height });
    expect(await sideways(page), `${path} at ${width} px`).toEqual({ by: 0, because: [] });
  }
  expect(await cutOff(page), `cut off on ${path}`).toEqual([]);
  await page.setViewportSize(viewport);
  await spaceOut(page);
  expect(await sideways(page), `spaced out on ${path}`).toEqual({ by: 0, because: [] });
  expect(await cutOff(page), `cut off when spaced out on ${path}`).toEqual([]);
}

/** How far the page can be scrolled sideways, and what sticks out. */
function sideways(page: Page): Promise<{ by: number; because: string[] }> {
  return page.evaluate(() => {
    const by = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const out =
      by > 0
        ? [...document.body.querySelectorAll('*')].filter(
            (element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1,
          )
        : [];
    return {
      by,
      because: out
        .slice(0, 5)
        .map((element) => `${element.tagName.toLowerCase()}.${element.className} ${element.textContent?.slice(0, 40)}`),
    };
  });
}

/** What is to be pressed and smaller than 24 px. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.getBoundingClientRect().width > 1;
    // Links within a sentence take the height of their line.
    const isInText = (element: Element) =>
      element.closest('p, dd, address, .prose') !== null && getComputedStyle(element).display === 'inline';
    return [...document.querySelectorAll('a, button, summary')]
      .filter((element) => isSeen(element) && !isInText(element) && !element.matches('a[href="#main-content"]'))
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        // A link may answer to a larger area than its text: that of its stretched pseudo element.
        const after = getComputedStyle(element, '::after');
        const isStretched = after.content !== 'none' && after.position === 'absolute';
        return !isStretched && (width < 24 || height < 24);
      })
      .map(
        (element) =>
          `${element.textContent?.trim().slice(0, 40)} ${Math.round(element.getBoundingClientRect().width)}x${Math.round(element.getBoundingClientRect().height)}`,
      );
  });
}

/** Texts of which a part is not to be seen. */
function cutOff(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, p, dd, dt, time, button, a')]
      .filter((element) => {
        const { overflowX, overflowY, position, clipPath } = getComputedStyle(element);
        const isHidden = position === 'absolute' && clipPath !== 'none';
        return (
          !isHidden &&
          (overflowX !== 'visible' || overflowY !== 'visible') &&
          (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
        );
      })
      .map((element) => element.textContent?.trim().slice(0, 60)),
  );
}

/** Sets the text spacing that WCAG 1.4.12 lets a reader set. */
function spaceOut(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      element.style.lineHeight = '1.5';
      element.style.letterSpacing = '0.12em';
      element.style.wordSpacing = '0.16em';
    }
  });
}
