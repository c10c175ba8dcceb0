/**
 * How long one run of `work` takes, in milliseconds. Other load on the machine only ever adds time: a test polls this until a run
 * keeps to the limit, which work that is too slow by itself never does.
 */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
