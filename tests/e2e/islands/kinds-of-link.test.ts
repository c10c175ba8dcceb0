import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { redirects } from '../../../src/features/site/site.tables.server.ts';
import { calendar } from '../programme/calendar.ts';
import { desktop, expect, ready, test } from '../support/site.ts';

test.use(desktop);

/** Marks the document; a mark that is gone means that another document was loaded. */
const mark = 'window.visitMark = true';
const isSameDocument = 'window.visitMark === true';

/** The calendar with a link of an editor at the end of it: nobody made it with a component. */
async function openWithLink(page: Page, attributes: Record<string, string>) {
  await page.goto(calendar.de);
  return addLink(page, attributes);
}

async function addLink(page: Page, attributes: Record<string, string>) {
  await ready(page);
  await page.evaluate(mark);
  await page.evaluate((given) => {
    const link = document.createElement('a');
    link.textContent = 'Verweis';
    for (const [name, value] of Object.entries(given)) link.setAttribute(name, value);
    document.querySelector('main')?.prepend(link);
  }, attributes);
  return page.getByRole('link', { name: 'Verweis', exact: true });
}

test('ROUTE-01 a file, a download and an address of mail stay with the browser', async ({ page }) => {
  await page.route('**/x.pdf', (route) => route.fulfill({ contentType: 'text/plain', body: 'Heft' }));
  await (await openWithLink(page, { href: '/de/x.pdf' })).click();
  await expect(page).toHaveURL('/de/x.pdf');
  await expect(page.locator('body')).toHaveText('Heft');

  const download = page.waitForEvent('download');
  await (await openWithLink(page, { href: '/de/x.pdf', download: 'heft.pdf' })).click();
  expect((await download).suggestedFilename()).toBe('heft.pdf');
  await expect(page).toHaveURL(calendar.de);
  await expect(page.locator('html')).toHaveAttribute('data-navigation', 'idle');

  // That it is a file only its answer says.
  const headers = { 'content-disposition': 'attachment; filename="spielzeit.pdf"' };
  await page.route('**/de/spielzeitheft', (route) => route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.4', headers }));
  const file = page.waitForEvent('download');
  await (await openWithLink(page, { href: '/de/spielzeitheft' })).click();
  expect((await file).suggestedFilename()).toBe('spielzeit.pdf');
  await expect(page).toHaveURL(calendar.de);
  await expect(page.locator('html')).toHaveAttribute('data-navigation', 'idle');

  const mail = await openWithLink(page, { href: 'mailto:karten@example.org' });
  await mail.click();
  await expect(page.locator('html')).toHaveAttribute('data-navigation', 'idle');
  await expect(page).toHaveURL(calendar.de);
  // The page goes on.
  await mail.evaluate((link) => link.setAttribute('href', '/de/team'));
  await mail.click();
  await expect(page).toHaveURL('/de/team');
  expect(await page.evaluate(isSameDocument)).toBe(true);
});

test('ROUTE-01 LAYOUT-07 the middle button opens another tab; a double click opens one page and presses nothing of it', async ({
  page,
}) => {
  const link = await openWithLink(page, { href: '/de/team' });
  const opened = page.context().waitForEvent('page');
  await link.click({ button: 'middle' });
  const tab = await opened;
  await expect(tab).toHaveURL(/\/de\/team$/);
  await tab.close();
  await expect(page).toHaveURL(calendar.de);
  const entries = await page.evaluate(() => history.length);
  await link.dblclick();
  await expect(page).toHaveURL('/de/team');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ensemble');
  expect(await page.evaluate(isSameDocument)).toBe(true);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

test('SITE-03 a redirect to another host is followed by the browser', async ({ page, site, problems }) => {
  // The request of the page's script may not lead to another host; the browser then follows the link itself.
  problems.expect(/Content Security Policy| csp$|request to another host/);
  const other = createServer((_, response) => response.end('Anderes Haus')).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = `http://127.0.0.1:${(other.address() as AddressInfo).port}/haus`;
  await site.edit(['redirects'], (database) => database.insert(redirects).values({ old_path: '/de/partner', new_path: address }));
  await (await openWithLink(page, { href: '/de/partner' })).click();
  await expect(page).toHaveURL(address);
  await page.goBack();
  await expect(page).toHaveURL(calendar.de);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spielplan');
  other.close();
});

test('EVT-22 ERR-06 a link with an invalid query leads to the error page and the way back', async ({ page, problems }) => {
  problems.expect(/status of 404/);
  await (await openWithLink(page, { href: '/de/kalender?date=31-02-2027' })).click();
  await expect(page).toHaveURL('/de/404');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(calendar.de);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spielplan');
});

test('SITE-07 a link the pointer rests on is fetched before the press, with data saver and on 2g only by the press', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.headers().accept === 'text/html') fetched.push(new URL(request.url()).pathname);
  });
  const link = await openWithLink(page, { href: '/de/team' });
  await link.hover();
  await expect.poll(() => fetched).toEqual(['/de/team']);

  for (const connection of [
    { saveData: true, effectiveType: '4g' },
    { saveData: false, effectiveType: '2g' },
  ]) {
    fetched.length = 0;
    await page.goto(calendar.de);
    await page.evaluate((value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }), connection);
    const saved = await addLink(page, { href: '/de/team' });
    await saved.hover();
    await saved.focus();
    // What a pointer prefetches without data saver is requested in less than these frames.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 30; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    expect(fetched, JSON.stringify(connection)).toEqual([]);
    await saved.click();
    await expect(page).toHaveURL('/de/team');
    expect(fetched).toEqual(['/de/team']);
  }
});
