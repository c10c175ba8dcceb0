import { gzipSync } from 'node:zlib';
import type { Request } from '@playwright/test';
import { leadingArticle } from './article.ts';
import { allEvents, calendar } from './calendar.ts';
import { memberOf, team, venueOf } from './people.ts';
import { fullProduction, productionsList } from './productions.ts';
import { expect, phone, ready, type Site, test } from './site.ts';

test.use(phone);

const kilobyte = 1000;
/** Bytes of script, compressed, that a page may load before somebody does something. The goal is 10; docs/performance.md says what is over it. */
const mostScript = 12 * kilobyte;

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

/** Fetched while nothing else is to be done, for a press that may come. */
function isForLater(request: Request): boolean {
  return /prefetch/.test(request.headers()['sec-purpose'] ?? request.headers().purpose ?? '');
}

test('GEN-02 what every kind of page loads before the first interaction stays within its limits and comes from this house', async ({
  page,
  site,
}) => {
  test.slow();
  for (const path of await pagesOf(site)) {
    const loaded: { url: string; type: string; body: Buffer }[] = [];
    const read = async (request: Request) => {
      if (isForLater(request)) return;
      const answer = await request.response();
      const body = await answer?.body().catch(() => null);
      loaded.push({ url: request.url(), type: answer?.headers()['content-type'] ?? '', body: body ?? Buffer.alloc(0) });
    };
    page.on('requestfinished', read);
    await page.goto(path);
    await ready(page);
    await page.waitForLoadState('networkidle');
    page.off('requestfinished', read);
    const files = (kind: string) => loaded.filter(({ type }) => type.includes(kind));
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
  expect(Number(answer.headers.get('content-length'))).toBeLessThanOrEqual(18 * kilobyte);
});

test('GEN-02 the scripts of what waits for a press are fetched when there is nothing else to do', async ({ page, site }) => {
  const later = new Set<string>();
  page.on('request', (request) => {
    if (isForLater(request)) later.add(request.url());
  });
  await page.goto((await allEvents(site, 'de'))[0]?.link.url ?? '');
  await ready(page);
  await page.waitForLoadState('networkidle');
  const wanted = await page.locator('link[rel="prefetch"]').evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(later.size).toBeGreaterThan(0);
  for (const url of wanted) expect([...later]).toContain(url);
});
