import type { EventsAnswer } from './calendar.ts';
import { calendar, rows } from './calendar.ts';
import { desktop, expect, hydrated, phone, test } from './site.ts';
import { languages, text } from './texts.ts';

for (const [size, options] of Object.entries({ phone, desktop })) {
  test.describe(size, () => {
    test.use(options);

    for (const language of languages) {
      test(`ROUTE-02 GEN-01 home shows what is on next and leads to the calendar in one step (${language})`, async ({ page, site }) => {
        await page.goto(`/${language}`);
        await hydrated(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        const { results } = await site.ask<EventsAnswer>(`/${language}/api/events/?page_size=3`);
        const now = page.getByRole('region', { name: text(language, 'home_now') });
        for (const { link, name } of results) {
          await expect(now.locator(`a[href="${link.url}"]`)).toHaveText(name);
        }
        const toCalendar = page
          .getByRole('navigation', { name: text(language, 'header_menu') })
          .getByRole('link', { name: text(language, 'programme') });
        await expect(toCalendar).toBeInViewport();
        await toCalendar.click();
        await expect(page).toHaveURL(calendar[language]);
        await expect(rows(page).first()).toBeVisible();
      });
    }
  });
}

test.describe('on a desktop', () => {
  test.use(desktop);

  test('ROUTE-02 everything home announces leads somewhere', async ({ page, site }) => {
    await page.goto('/en');
    const links = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href') ?? ''))]);
    expect(links.length).toBeGreaterThan(15);
    for (const link of links) {
      const answer = await fetch(`${site.url}${link}`, { redirect: 'manual' });
      expect(answer.status, link).toBe(200);
    }
  });

  test('ROUTE-02 out of season home stands as well', async ({ page, site }) => {
    site.clock.set('2029-02-03T12:00:00+01:00');
    await page.goto('/de');
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: text('de', 'home_whole_programme') })
      .first()
      .click();
    await expect(page).toHaveURL(calendar.de);
    await expect(page.getByRole('heading', { name: 'Leider gibt es keine kommenden Veranstaltungen.' })).toBeVisible();
  });
});
