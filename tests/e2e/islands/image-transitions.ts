import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/site.ts';

/** A view transition as it began. */
interface ImageTransition {
  /** Whose picture carried the name before and after: the address an entry of a list leads to, or 'head'. */
  from: string[];
  to: string[];
  /** What moves, as pseudo elements. */
  moved: string[];
  /** Why nothing did, if so. */
  problem: string;
}

/**
 * Records every view transition of the documents opened from now on. Skeletons, which come after 200 ms (LAYOUT-11), are
 * removed: behind a skeleton there is no list any more to animate from.
 */
export async function recordImageTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const remove = () => {
        for (const template of document.querySelectorAll('template[data-skeleton]')) template.remove();
      };
      // They come after the document.
      new MutationObserver(remove).observe(document.body, { childList: true });
    });
    const imageTransitions: ImageTransition[] = [];
    Object.assign(window, { imageTransitions });
    const carriers = () =>
      [...document.querySelectorAll<HTMLElement>('main .pic, dialog .pic')]
        .filter((picture) => picture.checkVisibility() && getComputedStyle(picture).viewTransitionName === 'poster')
        .map((picture) => picture.closest('li')?.querySelector<HTMLAnchorElement>(':is(h3, h4) a')?.pathname ?? 'head');
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const from = carriers();
      const transition = start(change);
      const record = (problem: string) => {
        const moved = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
        imageTransitions.push({ from, to: carriers(), moved: moved.filter((name) => name.startsWith('::view-transition')), problem });
      };
      transition.ready.then(
        () => record(''),
        (error) => record(String(error)),
      );
      return transition;
    };
  });
}

/** The view transitions of this document so far. */
export function imageTransitionsOf(page: Page): Promise<ImageTransition[]> {
  return page.evaluate(() => (window as unknown as { imageTransitions: ImageTransition[] }).imageTransitions);
}

/** Expects the transition number `count` to have moved one picture from one place to the other. */
async function expectImageTransition(page: Page, count: number, from: string, to: string): Promise<void> {
  await expect.poll(async () => (await imageTransitionsOf(page)).length).toBe(count);
  const flight = (await imageTransitionsOf(page)).at(-1);
  expect(flight).toMatchObject({ problem: '', from: [from], to: [to] });
  expect(flight?.moved).toEqual(expect.arrayContaining(['group', 'old', 'new'].map((part) => `::view-transition-${part}(poster)`)));
  expect(
    flight?.moved.filter((part) => !part.includes('poster')),
    'the page itself is shown at once',
  ).toEqual([]);
}

/** Follows the title of an entry of a list and expects its picture to move to the head of its page. */
export async function expectTransitionToPage(page: Page, entry: Locator): Promise<string> {
  const link = entry.getByRole('heading').getByRole('link');
  const path = (await link.getAttribute('href')) ?? '';
  const { length } = await imageTransitionsOf(page);
  await link.click();
  await expect(page).toHaveURL(path);
  await expectImageTransition(page, length + 1, path, 'head');
  return path;
}

/** The same, and back into the list. */
export async function expectTransitionsThereAndBack(page: Page, entry: Locator): Promise<void> {
  const path = await expectTransitionToPage(page, entry);
  const { length } = await imageTransitionsOf(page);
  await page.goBack();
  await expectImageTransition(page, length + 1, 'head', path);
}
