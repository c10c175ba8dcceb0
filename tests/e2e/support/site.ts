import { type APIResponse, test as base, expect, type Locator, type Page } from '@playwright/test';
import { consentOf } from '../../../src/features/consent/consent.ts';
import { consentCookie } from '../../../src/features/consent/consent-cookie.ts';
import { createTestServer, type Site } from './test-server.ts';

export type { Site } from './test-server.ts';
export { expect };

/** What the browser complained about while a test ran. */
export interface BrowserProblems {
  /** Names what this test causes on purpose, so that it counts as expected. */
  expect(pattern: RegExp): void;
  /** Everything found so far, expected or not. */
  readonly found: readonly string[];
}

interface TestFixtures {
  site: Site;
  problems: BrowserProblems;
  /** Whether the visitor was here before and has refused all cookies; false makes it a first visit. */
  hasChosen: boolean;
  /** Folder in brands/; `test.use({ brand: … })` at the top of a file shows the same site in another brand. */
  brand: string;
}

interface WorkerFixtures {
  testServer: ReturnType<typeof createTestServer>;
}

/**
 * Tests of the site in a browser. `site` is the demo venue with a clock of its own; `page` fails the test for
 * anything a console, the content security policy or the network complains about and for every request to another host.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  // Not of the worker: every brand would have workers of its own, with a browser and a database of theirs.
  brand: ['ring', { option: true }],
  testServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const testServer = createTestServer();
      await use(testServer);
      await testServer.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // On a busy machine the start of the site takes long; that is not the test's time.
  site: [
    async ({ testServer, brand }, use) => {
      await use(await testServer.open(brand));
      await testServer.tidy();
    },
    { timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  problems: async ({}, use) => {
    const found: string[] = [];
    const expected: RegExp[] = [];
    await use({ found, expect: (pattern) => expected.push(pattern) });
    const unexpected = found.filter((line) => !expected.some((pattern) => pattern.test(line)));
    if (unexpected.length > 0) throw new Error(`The browser complained:\n${[...new Set(unexpected)].slice(0, 10).join('\n')}`);
  },
  hasChosen: [true, { option: true }],
  page: async ({ page, site, problems, javaScriptEnabled, hasChosen }, use) => {
    // With script switched off Chromium reports each script as blocked.
    if (javaScriptEnabled === false) problems.expect(/^request failed: \S+\.js csp$/);
    if (hasChosen) await page.context().addCookies([{ name: consentCookie, value: refusal, url: site.url }]);
    watch(page, site.url, problems.found as string[]);
    await use(page);
  },
});

const refusal = encodeURIComponent(JSON.stringify(consentOf(new Set(), '2026-11-01')));

/** Window of a phone, as a phone shows it. */
export const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } as const;
/** Window of a computer. */
export const desktop = { viewport: { width: 1280, height: 800 } } as const;
/** A visitor who has nothing against motion: for tests whose subject moves. Everywhere else motion is reduced (playwright.config.ts). */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;
export const withoutScript = { javaScriptEnabled: false } as const;

/** Records what a page complains about. */
function watch(page: Page, origin: string, found: string[]): void {
  page.on('console', (message) => {
    // Service workers only run where a test is about them: what they answer, no other test could intercept.
    if (message.text().startsWith('Service Worker registration blocked')) return;
    if (message.type() === 'error' || message.type() === 'warning')
      found.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => found.push(`exception: ${error.stack ?? error.message}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`) && /^(https?|wss?):/.test(request.url()))
      found.push(`request to another host: ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page ends what it was loading.
    if (reason !== 'net::ERR_ABORTED') found.push(`request failed: ${request.url()} ${reason}`);
  });
}

/** Waits until the page's script listens, where it has one. Hardly needed: links and forms work without it, and presses are repeated. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.documentElement.dataset.navigation !== undefined || document.querySelector('script[type="module"]') === null,
  );
}

/**
 * Shows the document of an address as it is served, without styles, scripts and pictures, at no address: for what a document says,
 * a tenth of the time of a visit. What is seen, pressed or laid out needs `page.goto`.
 */
export async function readDocument(page: Page, path: string): Promise<APIResponse> {
  const answer = await page.request.get(path);
  const html = await answer.text();
  // Trusted Types of a page that was visited before would refuse it.
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  await page.setContent(html.replace(/<script(?! type="application\/ld)[\s\S]*?<\/script>|<link [^>]*preload[^>]*>/g, ''));
  return answer;
}

/** Brings the network back. A request right afterwards may still fail on a busy machine, so one of this function's has to succeed first. */
export async function reconnect(page: Page): Promise<void> {
  await page.context().setOffline(false);
  const isOnline = () =>
    page.evaluate(() =>
      fetch('/robots.txt')
        .then(({ ok }) => ok)
        .catch(() => false),
    );
  await base.expect.poll(isOnline).toBe(true);
}

/** Counts documents that the browser requests from now on, reloads included; a soft navigation requests none. */
export function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return () => documents;
}

/** All elements of a locator, at least one: a loop over none would pass without a look at anything. */
export async function allOf(locator: Locator): Promise<Locator[]> {
  await expect(locator).not.toHaveCount(0);
  return locator.all();
}
