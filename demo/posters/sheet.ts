import type { Random } from './random.ts';

/** One poster: one idea, one huge thing, tiny people. */
export interface Sheet {
  /** What is to be seen, in a few words. */
  idea: string;
  /** Top of the 3:2 crop that a card shows. */
  focusTop: number;
  /** Drawn 2000 wide instead of 1200, for heroes. */
  isWide?: boolean;
  draw: (random: Random) => string;
}
