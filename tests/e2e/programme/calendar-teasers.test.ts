import type { Locator } from '@playwright/test';
import { teasers as teaserTable } from '../../../src/features/programme/programme.tables.server.ts';
import { desktop, expect, test } from '../support/site.ts';
import { allEvents, daysOnScreen, openCalendar, rows, scrollToTheEnd, teasers } from './calendar.ts';

test.use(desktop);

test('EVT-11 EVT-12 EVT-01 teasers stand last in their day; style3 is as wide as the page', async ({ page, site }) => {
  const list =
    await site.ask<{ position: string; style3: boolean; preline: string; headline: string; link: { url: string }; link_text: string }[]>(
      '/de/api/teasers/',
    );
  const [narrow, wide] = [list.find(({ style3 }) => !style3), list.find(({ style3 }) => style3)];
  if (!narrow || !wide) throw new Error('The demo venue has no teaser of each kind.');
  await openCalendar(page);
  const teaser = (headline: string) => teasers(page).filter({ hasText: headline });
  while (!(await teaser(wide.headline).isVisible())) {
    const count = await rows(page).count();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => rows(page).count()).toBeGreaterThan(count);
  }
  for (const { position, headline, preline, link, link_text } of [narrow, wide]) {
    const day = page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.locator(`h2 time[datetime="${position}"]`) });
    const inDay = day.getByRole('article').filter({ hasText: headline });
    await expect(inDay.getByRole('heading', { name: headline })).toBeVisible();
    await expect(inDay.getByText(preline, { exact: true })).toBeVisible();
    await expect(inDay.getByRole('img').or(inDay.locator('img'))).toBeVisible();
    await expect(inDay.getByRole('link', { name: link_text })).toHaveAttribute('href', link.url);
    const isLast = await inDay.evaluate((element) => {
      const titles = [...(element.closest('section')?.querySelectorAll('li h3') ?? [])];
      return titles.length > 0 && titles.every((title) => title.getBoundingClientRect().bottom <= element.getBoundingClientRect().top);
    });
    expect(isLast, `${headline} below all events of ${position}`).toBe(true);
  }
  const widthOf = async (locator: Locator) => (await locator.boundingBox())?.width ?? 0;
  const container = await widthOf(page.getByRole('heading', { level: 1 }).locator('..'));
  expect(await widthOf(teaser(wide.headline))).toBeGreaterThanOrEqual(container - 1);
  expect(await widthOf(teaser(narrow.headline))).toBeLessThan(container * 0.9);
});

test('EVT-11 a teaser after the last event appears once the list has no further page', async ({ page, site }) => {
  site.clock.set('2027-10-01T12:00:00+02:00');
  const events = await allEvents(site, 'de');
  expect(events.length).toBeGreaterThan(10);
  const headline = 'Nach der letzten Vorstellung';
  await site.edit(['teasers'], (database) =>
    database
      .insert(teaserTable)
      .values({ name: { de: headline }, headline: { de: headline }, position: '2028-01-01', link: '/de', is_online: true }),
  );
  await openCalendar(page);
  await expect(teasers(page).filter({ hasText: headline })).toHaveCount(0);
  await scrollToTheEnd(page);
  await expect(teasers(page).filter({ hasText: headline })).toHaveCount(1);
  expect((await daysOnScreen(page)).at(-1)).toBe('2028-01-01');
});
