import { sql } from 'drizzle-orm';
import { redirects } from '../../../src/features/site/site.tables.server.ts';
import { variantsToRun } from '../../support/variants.ts';
import { allEvents, calendar, rows } from '../programme/calendar.ts';
import { desktop, expect, readDocument, ready, reconnect, test } from '../support/site.ts';
import { languages, text } from '../support/texts.ts';

test.use(desktop);

const texts = {
  de: { missing: 'Diese Seite konnte nicht gefunden werden', unknown: 'Ein unbekannter Fehler ist aufgetreten', home: 'Zur Startseite' },
  en: { missing: 'This page could not be found', unknown: 'An unknown error occurred', home: 'To the homepage' },
} as const;

test('ERR-01 ERR-02 ROUTE-20 every missing address shows the page for it in its language, with links to go on', async ({ page }) => {
  for (const [path, language] of [
    ['/en/404', 'en'],
    ['/en/events/nothing/999999', 'en'],
    ['/fr/programme', 'de'],
    ['/de/kalender?page=99999', 'de'],
    ['/de/gibt-es-nicht', 'de'],
  ] as const) {
    const answer = await readDocument(page, path);
    expect(answer.status(), path).toBe(404);
    await expect(page.locator('html'), path).toHaveAttribute('lang', language === 'de' ? 'de-DE' : 'en-GB');
    await expect(page.getByRole('heading', { level: 1 }), path).toContainText(texts[language].missing);
    await expect(page.getByText('404 Not Found'), path).toBeVisible();
    await expect(page.getByRole('contentinfo'), path).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: texts[language].home, exact: true }), path).toHaveAttribute(
      'href',
      `/${language}`,
    );
  }
});

test('EVT-22 ERR-06 an invalid query leads to the error page, from outside and inside the site', async ({ page, problems }) => {
  problems.expect(/status of 404/);
  await page.goto('/en/events?date=31-02-2027');
  await expect(page).toHaveURL('/en/404');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(texts.en.missing);
  await page.goto('/de/kalender?type=abc');
  await expect(page).toHaveURL('/de/404');
});

test('ERR-06 ROUTE-04 SITE-03 a redirect inside the site goes on without a trace of an error', async ({ page, site, problems }) => {
  const [event] = await allEvents(site, 'de');
  const gone = '/de/kalender/abgesetzt/99999';
  await site.edit(['redirects'], (database) => database.insert(redirects).values({ old_path: gone, new_path: event?.link.url ?? '' }));
  // A link to an older name of the event, and one to an event that has a redirect entry now.
  for (const old of [`/de/kalender/alter-name/${event?.id}`, gone]) {
    await page.goto(calendar.de);
    await ready(page);
    const link = page.locator(`h3 a[href="${event?.link.url}"]`);
    await link.evaluate((element, href) => {
      element.setAttribute('href', href);
      Object.assign(window, { isSameDocument: true });
    }, old);
    await page.locator(`h3 a[href="${old}"]`).click();
    await expect(page).toHaveURL(event?.link.url ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(event?.name ?? '');
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  }
  expect(problems.found).toEqual([]);
});

for (const language of variantsToRun(languages)) {
  test(`ERR-05 LAYOUT-02 data that cannot be read gives the error page with status 500 (${language})`, async ({ page, site, problems }) => {
    problems.expect(/status of 500/);
    const { error } = console;
    console.error = () => undefined;
    try {
      await site.edit(['events'], (database) => database.execute(sql`alter table events rename to lost_events`));
      // An address that is not cached: others are still answered from the cache.
      const answer = await page.goto(`${calendar[language]}?genre=3&date=07-07-2027`);
      expect(answer?.status()).toBe(500);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(texts[language].unknown);
      await expect(page.getByText('500', { exact: true })).toBeVisible();
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('link', { name: texts[language].home, exact: true })).toHaveAttribute('href', `/${language}`);
      // No internals are shown.
      expect(await page.content()).not.toMatch(/lost_events|drizzle|select "|\.ts:\d/i);
    } finally {
      console.error = error;
    }
  });
}

test('ERR-05 a page that is gone when it is opened from the list shows the error page with a way home', async ({
  page,
  site,
  problems,
}) => {
  problems.expect(/404/);
  const [event] = await allEvents(site, 'de');
  await page.goto(calendar.de);
  await ready(page);
  await site.edit(['events', `event:${event?.id}`], (database) =>
    database.execute(sql`update events set is_online = false where id = ${event?.id}`),
  );
  await page.locator(`h3 a[href="${event?.link.url}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(texts.de.missing);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await page.getByRole('link', { name: text('de', 'error_to_programme') }).click();
  await expect(page).toHaveURL(calendar.de);
  await expect(rows(page).first()).toBeVisible();
});

test('ERR-05 without a connection the next page is an error page one can come back from', async ({ page, context, problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)|error/i);
  await page.goto(calendar.de);
  await ready(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Haus am Ring/ })
    .click();
  await expect(page).toHaveURL('/de');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText(text('de', 'calendar_title'));
  await page.waitForLoadState('networkidle');
  // The page has been loaded anew for such a failure a moment ago (SITE-05): now the page says so.
  await page.evaluate(() => sessionStorage.setItem('foyer:reload', String(Date.now())));
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Spielplan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(texts.de.unknown);
  await reconnect(page);
  await page.getByRole('link', { name: text('de', 'error_to_programme') }).click();
  await expect(page).toHaveURL(calendar.de);
  await expect(rows(page).first()).toBeVisible();
});
