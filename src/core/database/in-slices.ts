import { setImmediate, setTimeout } from 'node:timers/promises';

/** Milliseconds of work after which visitors get their turn. */
const slice = 8;

/** Milliseconds in which a page that waited is read and written. */
const headStart = 50;

/** Does work for each item in slices, so that a long list never holds the process. */
export async function inSlices<Item>(
  items: Iterable<Item>,
  work: (item: Item, index: number) => void,
  onSlice?: (done: number) => void,
): Promise<void> {
  let began = performance.now();
  let index = 0;
  for (const item of items) {
    work(item, index++);
    if (performance.now() - began < slice) continue;
    onSlice?.(index);
    await setImmediate();
    began = performance.now();
  }
}

/** Lets visitors have their turn: the embedded database answers within this thread, so waiting for it does not. */
export const yieldToVisitors = () => setImmediate();

/** Lets visitors who came meanwhile be done, before work nobody waits for: else each of their queries waits behind a part of it. */
export const letVisitorsGo = () => setTimeout(headStart);

/** The items in groups of at most `size`. */
export function groupsOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, group) => items.slice(group * size, (group + 1) * size));
}
