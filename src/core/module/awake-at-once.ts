import { loadViews } from './module-source.ts';

/** Milliseconds the page waits for the scripts of such modules: menus and links of the frame wait with it. */
const patience = 1_500;

/**
 * Loads what must be awake as soon as the page is, and takes away its marks: an element without one is taken over by its view.
 * One whose script does not come in time keeps them, and sleeps like all others.
 */
export async function wakeAtOnce(): Promise<void> {
  let isLate = false;
  const elements = [...document.querySelectorAll<HTMLElement>('[data-wakes="at once"]')];
  const woken = elements.map(async ({ dataset }) => {
    await loadViews(dataset.views?.split(' ') ?? []);
    if (!isLate) for (const mark of ['module', 'wakes', 'views']) delete dataset[mark];
  });
  await Promise.race([Promise.allSettled(woken), new Promise((resolve) => setTimeout(resolve, patience))]);
  isLate = true;
}
