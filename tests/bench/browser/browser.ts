import { type Browser, chromium, type Page } from '@playwright/test';
import config from '../../../playwright.config.ts';

/** The browser of the tests, with the same flags and more. */
export function openBrowser(args: readonly string[] = []): Promise<Browser> {
  const options = config.use?.launchOptions;
  return chromium.launch({ ...options, args: [...(options?.args ?? []), ...args] });
}

/** Waits until the page's runtime listens, the scripts that links and islands may need are fetched, and nothing is left to do. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.navigation === 'idle');
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => {
    const wanted = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
    const fetched = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    return wanted.every(({ href }) => fetched.has(href));
  });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
