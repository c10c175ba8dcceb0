/** Answers numbers from 0 to below 1; the same seed gives the same numbers. */
export type Random = () => number;

/** A small generator (mulberry32) over a hash of the seed: a picture must look the same at every seeding. */
export function randomFrom(seed: string): Random {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The element at an index that may run over either end of the list. */
export function pick<Item>(list: readonly Item[], index: number): Item {
  const item = list[((index % list.length) + list.length) % list.length];
  if (item === undefined) throw new Error('pick() from an empty list');
  return item;
}

function hash(text: string): number {
  return [...text].reduce((sum, character) => Math.imul(sum ^ character.charCodeAt(0), 16777619) >>> 0, 2166136261);
}
