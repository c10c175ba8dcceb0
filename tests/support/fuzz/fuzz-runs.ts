import type { Parameters } from 'fast-check';
import { isFullRun } from '../variants.ts';

/** How many requests `npm run test:all` makes for one of `npm test`: 100,000 for 2,000. */
const fullFactor = 50;
/** Seed of `npm test`, so that it fails for a change and not by chance. */
const gateSeed = 26;

/**
 * Runs of a fuzz test: `npm test` repeats the same ones, `npm run test:all` makes others each time. A failure prints its seed and the
 * shortest request; FUZZ_SEED repeats it. `FUZZ_SEED=5 FUZZ_PART=3/10` makes the third tenth of a long run: a run that was ended goes on
 * with its next part.
 */
export function fuzzRuns(gateRuns: number): Parameters<unknown> & { seed: number; numRuns: number; timeoutMs: number } {
  const [part = 1, parts = 1] = (process.env.FUZZ_PART ?? '').split('/').map(Number).filter(Boolean);
  const given = Number(process.env.FUZZ_SEED);
  const seed = given || (isFullRun ? Date.now() & 0x7fffffff : gateSeed);
  const numRuns = Math.ceil((isFullRun ? gateRuns * fullFactor : gateRuns) / parts);
  return { seed: seed + (part - 1) * 1_000_003, numRuns, timeoutMs: isFullRun ? 7_200_000 : 300_000 };
}
