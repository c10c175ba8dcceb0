import type { Page } from '@playwright/test';

/** Keeps every document that is asked for from now on on its way, until what it answers is called; calls hold again. */
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
