import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/site.ts';

/** A picture that moves from one page to the next, as it began. */
interface ImageTransition {
  /** Its first place in the window, once that is scrolled; null before. */
  from: Box | null;
  /** Whose place it moves to: the address an entry of a list leads to, or 'head'. */
  to: string;
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/**
 * Records every moving picture of the documents opened from now on. Skeletons, which come after 200 ms (LAYOUT-11), are
 * removed: behind a skeleton there is no list any more to animate from.
 */
export async function recordImageTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const imageTransitions: ImageTransition[] = [];
    Object.assign(window, { imageTransitions, pressed: null });
    // The place at the moment of the press: the pointer may have to scroll on its way.
    const notePress = ({ target }: MouseEvent) => {
      const { x, y, width, height } = (target as Element).closest('li')?.querySelector('.pic')?.getBoundingClientRect() ?? new DOMRect();
      Object.assign(window, { pressed: { x, y, width, height } });
    };
    addEventListener('click', notePress, true);
    const placeOf = (image: HTMLElement) => {
      const { left, top, width } = image.style;
      const isThere = (picture: Element) => {
        const box = picture.getBoundingClientRect();
        return [left, top, width].every((text, index) => {
          const value = [box.left + scrollX, box.top + scrollY, box.width][index] ?? Number.NaN;
          return Math.abs(Number.parseFloat(text) - value) < 2;
        });
      };
      const place = [...document.querySelectorAll('main .pic')].find((picture) => picture.checkVisibility() && isThere(picture));
      return place ? (place.closest('li')?.querySelector<HTMLAnchorElement>(':is(h3, h4) a')?.pathname ?? 'head') : 'nowhere';
    };
    addEventListener('DOMContentLoaded', () => {
      new MutationObserver((records) => {
        // They come after the document.
        for (const template of document.querySelectorAll('template[data-skeleton]')) template.remove();
        for (const image of records.flatMap(({ addedNodes }) => [...addedNodes])) {
          if (!(image instanceof HTMLImageElement) || !image.isConnected || image.getAnimations().length === 0) continue;
          const [x = 0, y = 0, width = 0, height = 0] = ['left', 'top', 'width', 'height'].map((name) =>
            Number.parseFloat(image.style.getPropertyValue(`--${name}`)),
          );
          const found: ImageTransition = { from: null, to: placeOf(image) };
          imageTransitions.push(found);
          const note = () => {
            found.from = { x: x - scrollX, y: y - scrollY, width, height };
          };
          requestAnimationFrame(() => requestAnimationFrame(note));
        }
      }).observe(document.body, { childList: true });
    });
  });
}

/** The pictures that moved in this document so far. */
export function imageTransitionsOf(page: Page): Promise<ImageTransition[]> {
  return page.evaluate(() => (window as unknown as { imageTransitions: ImageTransition[] }).imageTransitions);
}

/** Expects the movement number `count` to have gone from one place to the other. */
async function expectImageTransition(page: Page, count: number, place: Box | null, to: string): Promise<void> {
  await expect.poll(async () => (await imageTransitionsOf(page)).filter(({ from }) => from).length).toBe(count);
  const found = (await imageTransitionsOf(page)).at(-1);
  expect(found?.to).toBe(to);
  await expect(page.locator('main .pic[style*="visibility"]'), 'the picture there is shown in the end').toHaveCount(0);
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(found?.from?.[side], side).toBeCloseTo(place?.[side] ?? Number.NaN, -0.5);
}

/** Follows the title of an entry of a list and expects its picture to move to the head of its page. */
export async function expectTransitionToPage(page: Page, entry: Locator): Promise<string> {
  const link = entry.getByRole('heading').getByRole('link');
  const path = (await link.getAttribute('href')) ?? '';
  const { length } = await imageTransitionsOf(page);
  await link.click();
  const place = await page.evaluate(() => (window as unknown as { pressed: Box | null }).pressed);
  await expect(page).toHaveURL(path);
  await expectImageTransition(page, length + 1, place, 'head');
  return path;
}

/** The same, and back into the list. */
export async function expectTransitionsThereAndBack(page: Page, entry: Locator): Promise<void> {
  const path = await expectTransitionToPage(page, entry);
  const { length } = await imageTransitionsOf(page);
  const place = await page.locator('main .ehero .pic').boundingBox();
  await page.goBack();
  await expectImageTransition(page, length + 1, place, path);
}
