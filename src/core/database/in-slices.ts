import { setImmediate, setTimeout } from 'node:timers/promises';

/** Work after which waiting requests are handled. */
const sliceMs = 8;

/** Time in which a waiting page is read and rendered. */
const pauseMs = 50;

/** Does work for each item in slices, so that a long list never blocks the process. */
export async function inSlices<Item>(
  items: Iterable<Item>,
  work: (item: Item, index: number) => void,
  onSlice?: (done: number) => void,
): Promise<void> {
  let began = performance.now();
  let index = 0;
  for (const item of items) {
    work(item, index++);
    if (performance.now() - began < sliceMs) continue;
    onSlice?.(index);
    await setImmediate();
    began = performance.now();
  }
}

/** Lets waiting requests run: the embedded database answers within this thread, so awaiting it does not. */
export const yieldToRequests = () => setImmediate();

/** Lets requests of the meantime finish before background work, whose statements would delay each of their queries. */
export const pauseForRequests = () => setTimeout(pauseMs);

/** The items in groups of at most `size`. */
export function groupsOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, group) => items.slice(group * size, (group + 1) * size));
}
