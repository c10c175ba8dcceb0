import type { Page } from '@playwright/test';

/** Delays every document requested from now on until `release` is called; `hold` delays again. */
export async function holdPages(page: Page): Promise<{ release(): void; hold(): void }> {
  let { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**', async (route) => {
    if (route.request().headers().accept?.includes('text/html')) await promise;
    await route.fallback();
  });
  return {
    release: () => resolve(),
    hold: () => {
      ({ promise, resolve } = Promise.withResolvers<void>());
    },
  };
}
