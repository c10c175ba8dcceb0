import { gzipSync } from 'node:zlib';
import { calendar, rows } from './calendar.ts';
import { expect, hydrated, phone, test } from './site.ts';

test.use(phone);

const kilobytes = (bytes: number) => bytes / 1024;

test('GEN-02 what the calendar loads before the first interaction stays within its limits and comes from this house', async ({
  page,
  site,
}) => {
  const loaded = new Map<string, { type: string; body: Buffer }>();
  page.on('response', async (response) => {
    const type = response.headers()['content-type'] ?? '';
    const body = await response.body().catch(() => Buffer.alloc(0));
    loaded.set(response.url(), { type, body });
  });
  await page.goto(calendar.de);
  await hydrated(page);
  await expect(rows(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const sum = (isWanted: (type: string) => boolean, size: (body: Buffer) => number) =>
    [...loaded.values()].filter(({ type }) => isWanted(type)).reduce((total, { body }) => total + kilobytes(size(body)), 0);

  const answer = await fetch(`${site.url}${calendar.de}`, { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(kilobytes(Number(answer.headers.get('content-length'))), 'HTML, brotli').toBeLessThanOrEqual(18);
  expect(
    sum(
      (type) => type.includes('css'),
      (body) => gzipSync(body).length,
    ),
    'CSS, gzip',
  ).toBeLessThanOrEqual(20);
  expect(
    sum(
      (type) => type.includes('javascript'),
      (body) => gzipSync(body).length,
    ),
    'JavaScript, gzip',
  ).toBeLessThanOrEqual(kilobytes(130_000));
  expect(
    sum(
      (type) => type.includes('font'),
      (body) => body.length,
    ),
    'fonts',
  ).toBeLessThanOrEqual(120);
  expect(
    sum(
      (type) => type.includes('css'),
      () => 1,
    ),
  ).toBeGreaterThan(0);
  for (const url of loaded.keys()) expect(url.startsWith(`${site.url}/`), url).toBe(true);
});

test('GEN-02 every script of the calendar but the shortest asks to be compiled while it arrives, not on the thread of the page (decision 0069)', async ({
  page,
}) => {
  const scripts = new Map<string, string>();
  page.on('response', async (response) => {
    const name = /\/assets\/([^/]+)-[\w-]{8}\.js$/.exec(response.url())?.[1];
    const text = name ? await response.text() : '';
    // The router's list of routes is data.
    if (name && name !== 'manifest' && text.length > 1_100) scripts.set(name, text.split('\n', 1)[0] ?? '');
  });
  await page.goto(calendar.de);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect([...scripts.keys()]).toEqual(expect.arrayContaining(['libraries', 'shared', 'frame', 'root', 'late-parts']));
  for (const [name, begin] of scripts) expect(begin, name).toBe('//# allFunctionsCalledOnLoad');
});
