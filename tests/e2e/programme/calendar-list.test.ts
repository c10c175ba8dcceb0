import type { Page } from '@playwright/test';
import { variantsToRun } from '../../support/variants.ts';
import { allOf, desktop, expect, phone, ready, test } from '../support/site.ts';
import { text } from '../support/texts.ts';
import { allEvents, calendar, daysOnScreen, type EventsAnswer, idsOnScreen, openCalendar, rows, scrollToTheEnd } from './calendar.ts';

/** Pages of the calendar a browser asks for from now on, beside the first. */
function requestedPages(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const number = searchParams.get('page');
    if (pathname === calendar.de && number) requested.push(number);
  });
  return requested;
}

for (const [size, options] of variantsToRun(Object.entries({ phone, desktop }))) {
  test.describe(size, () => {
    test.use(options);

    test('EVT-01 EVT-13 EVT-16 EVT-17 the list grows while scrolling until everything ahead stands there once, in order, day by day', async ({
      page,
      site,
    }) => {
      site.clock.set('2027-09-15T12:00:00+02:00');
      const events = await allEvents(site, 'de');
      const pages = Math.ceil(events.length / 10);
      expect(pages, 'pages left of the season').toBeGreaterThan(3);
      const requested = requestedPages(page);
      await openCalendar(page);
      expect(await idsOnScreen(page)).toEqual(events.slice(0, 10).map(({ id }) => id));

      await scrollToTheEnd(page);
      expect(await idsOnScreen(page)).toEqual(events.map(({ id }) => id));
      const days = [...new Set(events.map(({ date_start }) => date_start.slice(0, 10)))];
      expect(await daysOnScreen(page)).toEqual(days);
      // Each page once and one after the other.
      expect(requested).toEqual(Array.from({ length: pages - 1 }, (_, index) => String(index + 2)));
    });
  });
}

test.describe('on a desktop', () => {
  test.use(desktop);

  test('EVT-16 the next page is requested shortly before the end of the list is in view, and not earlier', async ({ page }) => {
    const requested = requestedPages(page);
    await openCalendar(page);
    const marker = page.getByRole('button', { name: text('de', 'calendar_load_more') });
    const distance = () => marker.evaluate((element) => element.getBoundingClientRect().top - window.innerHeight);
    const margin = 800 * 1.7;
    expect(await distance(), 'the first page alone is longer than the margin').toBeGreaterThan(margin);
    await page.evaluate((by) => window.scrollBy(0, by), (await distance()) - margin - 100);
    // After two animation frames an observer would have called.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(requested).toEqual([]);
    await page.evaluate(() => window.scrollBy(0, 160));
    await expect.poll(() => requested).toEqual(['2']);
    await expect(rows(page)).toHaveCount(20);
  });

  test('EVT-16 the End key leads to the end of what is loaded and not through the whole season', async ({ page }) => {
    await openCalendar(page);
    await page.keyboard.press('End');
    await expect.poll(() => rows(page).count()).toBeGreaterThanOrEqual(20);
    // What was loaded pushes the end out of reach: the loading comes to rest by itself.
    await expect(page.getByText(text('de', 'calendar_loading_more'))).toBeHidden();
    await expect.poll(() => page.evaluate(() => document.body.scrollHeight - window.scrollY - window.innerHeight)).toBeGreaterThan(1000);
    expect(await rows(page).count()).toBeLessThanOrEqual(40);
  });

  test('EVT-16 NAV-20 with the keyboard behind the list nothing is added that pushes the focus out of sight; it goes on in the list', async ({
    page,
  }) => {
    await page.goto('/de/kalender');
    await ready(page);
    await page.keyboard.press('Tab');
    const up = page.locator('growing-list').getByRole('link', { name: 'Nach oben' });
    await up.focus();
    const before = await rows(page).count();
    const focused = page.locator(':focus');
    // Past the credits of the pictures.
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('Tab');
    await expect(page.getByRole('contentinfo').locator(focused)).toBeInViewport();
    // As long as a page of the list takes.
    await page.evaluate(() => fetch('/de/api/events/?page=2').then((response) => response.text()));
    await expect(focused).toBeInViewport();
    expect(await rows(page).count()).toBe(before);
    await rows(page).last().getByRole('link').first().focus();
    await expect.poll(() => rows(page).count()).toBeGreaterThan(before);
  });

  test('EVT-17 LAYOUT-10 while a page loads no other is requested; the loading state shows for at least 200 ms', async ({ page }) => {
    const requested = requestedPages(page);
    await openCalendar(page);
    await page.evaluate(
      (loading) => {
        const times: number[] = [];
        Object.assign(window, { times });
        new MutationObserver(() => {
          const isLoading = [...document.querySelectorAll('main span')].some(
            (words) => words.textContent === loading && words.checkVisibility(),
          );
          if (isLoading !== times.length % 2 > 0) times.push(performance.now());
        }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
      },
      text('de', 'calendar_loading_more'),
    );
    const more = page.getByRole('button', { name: text('de', 'calendar_load_more') });
    await more.evaluate((button) => {
      (button as HTMLButtonElement).click();
      (button as HTMLButtonElement).click();
    });
    await expect(rows(page)).toHaveCount(20);
    const [shown = 0, gone = 0] = await page.evaluate(() => (window as unknown as { times: number[] }).times);
    expect(gone - shown).toBeGreaterThanOrEqual(195);
    expect(requested.filter((number) => number === '2')).toHaveLength(1);
  });

  test('EVT-16 a page that fails says so, stays quiet, and comes with another try', async ({ page, problems }) => {
    problems.expect(/Failed to load resource|request failed/);
    const requested = requestedPages(page);
    await openCalendar(page);
    await page.route(/\/kalender\?page=2/, (route) => route.abort('connectionfailed'), { times: 1 });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('alert')).toHaveText(text('de', 'calendar_failed'));
    await page.mouse.wheel(0, 400);
    expect(requested).toEqual(['2']);
    await page.getByRole('button', { name: text('de', 'calendar_retry') }).click();
    await expect.poll(async () => (await rows(page).count()) >= 20).toBe(true);
    await expect(page.getByRole('alert')).toBeHidden();
    const ids = await idsOnScreen(page);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('LAYOUT-10 LAYOUT-11 EVT-17 another filter shows the skeleton of the list, for 200 ms at least', async ({ page }) => {
    await openCalendar(page);
    await page.evaluate(() => {
      const times: number[] = [];
      Object.assign(window, { times });
      new MutationObserver(() => {
        const isLoading =
          document.querySelector('main [aria-busy="true"]') !== null &&
          ![...document.querySelectorAll('main li h3')].some((title) => title.checkVisibility());
        if (isLoading !== times.length % 2 > 0) times.push(performance.now());
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    await page.getByRole('group', { name: 'Spielplan filtern' }).getByRole('button', { name: 'Ort' }).click();
    await page.getByRole('list', { name: 'Ort', exact: true }).getByRole('link', { name: 'Kleines Haus' }).click();
    await expect(page).toHaveURL(/room=/);
    await expect.poll(() => page.evaluate(() => (window as unknown as { times: number[] }).times.length)).toBe(2);
    await expect(rows(page).first()).toBeVisible();
    const [shown = 0, gone = 0] = await page.evaluate(() => (window as unknown as { times: number[] }).times);
    expect(gone - shown).toBeGreaterThanOrEqual(195);
  });

  test('LAYOUT-07 EVT-17 back from an event the list has its pages and its position again', async ({ page }) => {
    await openCalendar(page);
    for (const count of [20, 30]) {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect.poll(() => rows(page).count()).toBeGreaterThanOrEqual(count);
    }
    const far = rows(page).nth(24);
    await far.scrollIntoViewIfNeeded();
    const title = (await far.getByRole('heading').textContent()) ?? '';
    await expect(page.getByText(text('de', 'calendar_loading_more'))).toBeHidden();
    const before = { ids: await idsOnScreen(page), y: await page.evaluate(() => window.scrollY) };
    await far.getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await page.goBack();
    await expect.poll(() => rows(page).count()).toBeGreaterThanOrEqual(before.ids.length);
    await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before.y)).toBeLessThan(3);
    expect((await idsOnScreen(page)).slice(0, before.ids.length)).toEqual(before.ids);
  });

  test('LAYOUT-07 EVT-17 after a reload the list has its pages and its position again', async ({ page }) => {
    await openCalendar(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => rows(page).count()).toBeGreaterThanOrEqual(20);
    await rows(page).nth(15).scrollIntoViewIfNeeded();
    await expect(page.getByText(text('de', 'calendar_loading_more'))).toBeHidden();
    const before = { ids: await idsOnScreen(page), y: await page.evaluate(() => window.scrollY) };
    await page.reload();
    await expect.poll(async () => (await idsOnScreen(page)).slice(0, before.ids.length)).toEqual(before.ids);
    await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before.y)).toBeLessThan(3);
  });

  test('LAYOUT-07 LAYOUT-11 the scroll position is restored also by Back right after a skeleton was shown', async ({ page }) => {
    await openCalendar(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => rows(page).count()).toBeGreaterThanOrEqual(20);
    const link = rows(page).nth(14).getByRole('heading').getByRole('link');
    await link.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const before = await page.evaluate(() => window.scrollY);
    const answered = Promise.withResolvers<void>();
    await page.route(`**${await link.getAttribute('href')}`, async (route) => {
      await answered.promise;
      await route.continue();
    });
    await link.evaluate((element) => (element as HTMLElement).click());
    await expect(page.locator('div[data-skeleton]')).toBeVisible();
    // Back as soon as the page is there, within the skeleton's minimum time.
    await page.evaluate(() => {
      const observer = new MutationObserver(() => {
        if (location.pathname.split('/').length < 5) return;
        observer.disconnect();
        history.back();
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true });
    });
    answered.resolve();
    await expect(page).toHaveURL(calendar.de);
    await expect(page.locator('div[data-skeleton]')).toHaveCount(0);
    await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(3);
  });

  test('EVT-09 a row shows everything about its event, also without its picture', async ({ page, site, problems }) => {
    problems.expect(/Failed to load resource|request failed: \S+\/media\//);
    const { results } = await site.ask<EventsAnswer>('/de/api/events/');
    const labelled = results.find(({ is_premiere, subline, preline }) => is_premiere && subline && preline);
    if (!labelled) throw new Error('The next days have no premiere with all its texts.');
    const row = rows(page).filter({ has: page.locator(`h3 a[href="${labelled.link.url}"]`) });
    const expectTexts = async () => {
      const { name, headline, preline, subline, room, event_type_new } = labelled;
      await expect(row.getByRole('heading', { level: 3 })).toHaveText(headline || name);
      await expect(row.locator(`time[datetime="${labelled.date_start}"]`)).toHaveText(/^19:30\sUhr$/);
      for (const words of [preline, subline, room?.name ?? '', event_type_new?.name ?? '', 'Premiere'])
        await expect(row).toContainText(words);
      // To its page, and to its tickets, which script opens in a dialog.
      await expect(row.getByRole('link').or(row.getByRole('button', { name: /^Karten für/ }))).toHaveCount(2);
    };
    await page.goto(calendar.de);
    await expectTexts();
    await expect.poll(() => row.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    const height = (await row.boundingBox())?.height;

    await page.route('**/media/**', (route) => route.abort('failed'));
    await page.reload();
    await expectTexts();
    for (const words of await allOf(row.locator('h3, p, time'))) await expect(words).toBeVisible();
    expect((await row.boundingBox())?.height).toBe(height);
  });
});
