import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { seedSeason } from '../../support/programme/season.ts';
import { isFullRun } from '../../support/variants.ts';

const requests = isFullRun ? 10_000 : 2000;

test(`page cache: ${requests} different bad queries and addresses do not grow memory`, { timeout: 120_000 }, async () => {
  const site = await startTestApp({ seed: seedSeason });
  await site.get('/de/kalender');
  await requestPages(site, 0, 400);
  const before = { entries: site.app.cache.stats().entries, heap: heapAfterCollection() };
  await requestPages(site, 400, requests);
  expect(site.app.cache.stats().entries - before.entries).toBeLessThan(10);
  expect(heapAfterCollection() - before.heap).toBeLessThan(30_000_000);
  await site.close();
});

async function requestPages(site: TestApp, from: number, to: number): Promise<void> {
  // Most are refused before anything is rendered, so that the test stays short.
  const others = (n: number) => [`/de/kalender?room=${n + 1000}`, `/en/nirgends-${n}`, `/de/kalender/x/${n + 100_000}`][n % 3] ?? '/';
  const paths = (n: number) => (n % 16 === 0 ? others(n) : `/de/kalender?date=${n}`);
  for (let n = from; n < to; n += 20) {
    await Promise.all(
      Array.from({ length: 20 }, async (_, i) => (await fetch(site.url + paths(n + i), { redirect: 'manual' })).arrayBuffer()),
    );
  }
}

function heapAfterCollection(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}
