/** Whether the run goes through every brand, language, size and repetition (`npm run test:all`). */
export const isFullRun = process.env.TEST_ALL === '1';

/**
 * Of brands, languages, sizes or moments that tests go through although their difference is not the subject: the first one in
 * `npm test`, all of them in `npm run test:all`.
 */
export function variantsToRun<Value>(values: readonly Value[]): readonly Value[] {
  return isFullRun ? values : values.slice(0, 1);
}
