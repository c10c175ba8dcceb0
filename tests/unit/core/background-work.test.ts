import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { BackgroundWork } from '../../../src/core/outside/background-work.server.ts';

test('background work: nothing is left of what has ended, however long the server runs', async () => {
  const work = new BackgroundWork(() => undefined);
  const run = async (times: number) => {
    for (let n = 0; n < times; n += 1) {
      work.start(async () => n);
      await Promise.resolve();
    }
    await work.settle();
  };
  await run(1000);
  const before = heapAfterCollection();
  await run(100_000);
  expect(heapAfterCollection() - before).toBeLessThan(2_000_000);
});

test('background work: settling waits for all that runs, and an error ends nothing else', async () => {
  const errors: unknown[] = [];
  const work = new BackgroundWork((error) => errors.push(error));
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const ended: string[] = [];
  work.start(() => first.promise);
  work.start(async () => {
    await second.promise;
    ended.push('second');
  });
  const settled = work.settle().then(() => ended.push('settled'));
  first.reject(new Error('away'));
  second.resolve();
  await settled;
  expect(ended).toEqual(['second', 'settled']);
  expect(errors).toEqual([new Error('away')]);
});

function heapAfterCollection(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}
