import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { withImports } from '../../bench/browser/script-sizes.ts';
import { allEvents, calendar } from '../programme/calendar.ts';
import { memberOf, team, venueOf } from '../programme/people.ts';
import { fullProduction, productionsList } from '../programme/productions.ts';
import { leadingArticle } from '../site/article.ts';
import { expect, phone, ready, type Site, test } from '../support/site.ts';

test.use(phone);

const kilobyte = 1000;
/** Bytes of script, compressed, that a page may load before somebody does something. */
const mostScript = 10 * kilobyte;

/** One page of each kind. */
async function pagesOf(site: Site): Promise<string[]> {
  return [
    '/de',
    calendar.de,
    (await allEvents(site, 'de'))[0]?.link.url ?? '',
    productionsList.de,
    (await fullProduction(site)).link.url,
    team.de,
    (await memberOf(site)).link.url,
    (await venueOf(site)).link.url,
    (await leadingArticle(site, 'de')).link.url,
    '/de/impressum',
  ];
}

/** Addresses of the scripts that are fetched ahead for a press that may come, and not run before it. */
function scriptsForLater(page: Page): Promise<string[]> {
  return page
    .locator('template[data-scripts-of]')
    .evaluateAll((templates) =>
      (templates as HTMLTemplateElement[])
        .filter(({ dataset }) => document.querySelector(dataset.scriptsOf ?? ''))
        .flatMap(({ content }) => [...content.querySelectorAll('link')].map(({ href }) => href)),
    );
}

test('GEN-02 what every kind of page loads before the first interaction stays within its limits and comes from this site', async ({
  page,
  site,
}) => {
  test.slow();
  for (const path of await pagesOf(site)) {
    const loaded: { url: string; type: string; body: Buffer }[] = [];
    const read = async (request: Request) => {
      const answer = await request.response();
      const body = await answer?.body().catch(() => null);
      loaded.push({ url: request.url(), type: answer?.headers()['content-type'] ?? '', body: body ?? Buffer.alloc(0) });
    };
    page.on('requestfinished', read);
    await page.goto(path);
    await ready(page);
    await page.waitForLoadState('networkidle');
    page.off('requestfinished', read);
    const later = new Set((await scriptsForLater(page)).map((file) => site.url + new URL(file, site.url).pathname));
    await expect(page.locator('foyer-island[data-state]')).toHaveCount(0);
    // What is fetched ahead but imported by what has run counts.
    const scripts = loaded.filter(({ type, url }) => type.includes('javascript') && !later.has(url)).map(({ url }) => url);
    const run = await withImports(scripts);
    const files = (kind: string) => loaded.filter(({ type, url }) => type.includes(kind) && (!later.has(url) || run.has(url)));
    const zipped = (kind: string) => files(kind).reduce((sum, { body }) => sum + gzipSync(body, { level: 9 }).length, 0);
    expect(
      zipped('javascript'),
      `${path}: ${files('javascript').map(({ url, body }) => `${url} ${gzipSync(body).length}`)}`,
    ).toBeLessThanOrEqual(mostScript);
    expect(zipped('css'), `${path}: styles`).toBeLessThanOrEqual(40 * kilobyte);
    expect(files('css').length, `${path}: styles`).toBeGreaterThan(0);
    expect(
      files('font').reduce((sum, { body }) => sum + body.length, 0),
      `${path}: fonts`,
    ).toBeLessThanOrEqual(120 * kilobyte);
    for (const { url } of loaded) expect(url.startsWith(`${site.url}/`), url).toBe(true);
  }
});

test('GEN-02 the document of the calendar stays within its limit', async ({ site }) => {
  const answer = await fetch(`${site.url}${calendar.de}`, { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers.get('content-encoding')).toBe('br');
  // The first answer, compressed quickly.
  expect(Number(answer.headers.get('content-length'))).toBeLessThanOrEqual(14 * kilobyte);
});

test('GEN-02 the scripts of what waits for a press are fetched when there is nothing else to do', async ({ page, site }) => {
  const fetched = new Set<string>();
  page.on('requestfinished', (request) => fetched.add(new URL(request.url()).pathname));
  await page.goto((await allEvents(site, 'de'))[0]?.link.url ?? '');
  await ready(page);
  await page.waitForLoadState('networkidle');
  const wanted = (await scriptsForLater(page)).map((file) => new URL(file, site.url).pathname);
  expect(wanted.length).toBeGreaterThan(0);
  for (const file of wanted) expect([...fetched]).toContain(file);
});

test('GEN-02 a change in one place makes the browser look at the styles of that place only', async ({ browser, page, site }) => {
  for (const path of await pagesOf(site)) {
    await page.goto(path);
    await ready(page);
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    // A box at the end of the page; reading its height makes the browser look.
    await page.evaluate(() => document.body.appendChild(document.createElement('div')).getBoundingClientRect());
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: { name: string; args: { elementCount?: number } }[];
    };
    const looked = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args.elementCount ?? 0);
    expect(looked.length, path).toBeGreaterThan(0);
    const all = await page.locator('*').count();
    expect(Math.max(...looked), `${path}: of ${all} elements`).toBeLessThan(all / 4);
  }
});

test.describe('on a first visit', () => {
  test.use({ hasChosen: false });

  test('GEN-02 CONS-05 the script for the answer to consent comes when the visitor turns to the bar, not with the first scrolling', async ({
    page,
  }) => {
    const scripts: string[] = [];
    await page.goto(calendar.de);
    await ready(page);
    await page.waitForLoadState('networkidle');
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.mouse.wheel(0, 1500);
    await expect(page.locator('html')).toHaveClass(/is-compact/);
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await page.locator('.consent-bar').hover();
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  });
});
