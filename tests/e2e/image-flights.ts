import type { Locator, Page } from '@playwright/test';
import { expect } from './site.ts';

/** A view transition as it began. */
interface Flight {
  /** Whose picture carried the name before and after: the address an entry of a list leads to, or 'head'. */
  from: string[];
  to: string[];
  /** What moves, as pseudo elements. */
  moved: string[];
  /** Why nothing did, if so. */
  problem: string;
}

/**
 * Writes down every view transition of the documents opened from now on. A page that takes longer than 200 ms is stood in
 * for by its skeleton (LAYOUT-11), and then there is no list any more to fly from: here the skeletons never come.
 */
export async function watchFlights(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const template of document.querySelectorAll('template[data-skeleton]')) template.remove();
    });
    const flights: Flight[] = [];
    Object.assign(window, { flights });
    const carriers = () =>
      [...document.querySelectorAll<HTMLElement>('main .pic, dialog .pic')]
        .filter((picture) => picture.checkVisibility() && getComputedStyle(picture).viewTransitionName === 'poster')
        .map((picture) => picture.closest('li')?.querySelector<HTMLAnchorElement>(':is(h3, h4) a')?.pathname ?? 'head');
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const from = carriers();
      const transition = start(change);
      const tell = (problem: string) => {
        const moved = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
        flights.push({ from, to: carriers(), moved: moved.filter((name) => name.startsWith('::view-transition')), problem });
      };
      transition.ready.then(
        () => tell(''),
        (error) => tell(String(error)),
      );
      return transition;
    };
  });
}

/** The view transitions of this document so far. */
export function imageFlightsOf(page: Page): Promise<Flight[]> {
  return page.evaluate(() => (window as unknown as { flights: Flight[] }).flights);
}

/** Expects the last of so many transitions to have brought one picture from one place to the other. */
async function expectFlight(page: Page, count: number, from: string, to: string): Promise<void> {
  await expect.poll(async () => (await imageFlightsOf(page)).length).toBe(count);
  const flight = (await imageFlightsOf(page)).at(-1);
  expect(flight).toMatchObject({ problem: '', from: [from], to: [to] });
  expect(flight?.moved).toEqual(expect.arrayContaining(['group', 'old', 'new'].map((part) => `::view-transition-${part}(poster)`)));
}

/** Presses the title of an entry of a list and sees its picture fly to its page. */
export async function expectFlightOf(page: Page, entry: Locator): Promise<string> {
  const link = entry.getByRole('heading').getByRole('link');
  const path = (await link.getAttribute('href')) ?? '';
  const { length } = await imageFlightsOf(page);
  await link.click();
  await expect(page).toHaveURL(path);
  await expectFlight(page, length + 1, path, 'head');
  return path;
}

/** And back into its place. */
export async function expectFlightsOf(page: Page, entry: Locator): Promise<void> {
  const path = await expectFlightOf(page, entry);
  const { length } = await imageFlightsOf(page);
  await page.goBack();
  await expectFlight(page, length + 1, 'head', path);
}
