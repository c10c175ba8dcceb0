import { eq } from 'drizzle-orm';
import { localDay } from '../../../src/core/text/wall-clock.ts';
import { series as seriesTable, venues } from '../../../src/features/programme/programme.tables.server.ts';
import { variantsToRun } from '../../support/variants.ts';
import { holdPages } from '../islands/hold-pages.ts';
import { desktop, expect, phone, readDocument, ready, test, withoutScript } from '../support/site.ts';
import { languages, text } from '../support/texts.ts';
import { rows } from './calendar.ts';
import { seriesOf, venueOf } from './people.ts';

const other = { de: 'en', en: 'de' } as const;

for (const language of variantsToRun(languages)) {
  test(`ROUTE-14 SER-01 SITE-08 a series shows what it is, costs and when it is on, as in the calendar (${language})`, async ({
    page,
    site,
  }) => {
    const series = await seriesOf(site, language);
    await readDocument(page, series.link.url);
    await expect(page).toHaveTitle(`${series.name} | Haus am Ring`);
    expect(await page.locator('head meta[name="description"]').getAttribute('content')).toBe(series.subline);
    expect(await page.locator('head link[rel="canonical"]').getAttribute('href')).toBe(site.url + series.link.url);
    const picture = (await page.locator('head meta[property="og:image"]').getAttribute('content')) ?? '';
    expect((await fetch(picture)).headers.get('content-type')).toBe('image/jpeg');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(series.name);
    for (const words of [series.subline, series.price_info, series.description.replace(/<[^>]*>/g, '').slice(0, 40)])
      await expect(main).toContainText(words);
    expect(
      await rows(page)
        .locator('h3 a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(series.events.map(({ link }) => link.url));
    const days = new Set(series.events.map(({ date_start }) => localDay(new Date(date_start))));
    await expect(main.getByRole('heading', { level: 2 }).and(page.locator(':not(.modules *)'))).toHaveCount(days.size);
    await expect(main.getByRole('link', { name: text(language, 'series_all_dates') })).toHaveAttribute(
      'href',
      new RegExp(`\\?series=${series.id}$`),
    );
    const switched = page.getByRole('contentinfo').getByRole('link', { name: language === 'de' ? 'Read in English' : 'Auf Deutsch lesen' });
    await expect(switched).toHaveAttribute('href', series.urls[other[language]] ?? '');
  });

  test(`ROUTE-15 VEN-01 SITE-08 a venue shows where it is, how to get there and in, its rooms and what is on (${language})`, async ({
    page,
    site,
  }) => {
    const venue = await venueOf(site, language);
    await readDocument(page, venue.link.url);
    // The venue has the site's name; its page title differs.
    await expect(page).toHaveTitle(`${venue.name}, ${venue.city} | Haus am Ring`);
    expect((await page.locator('head meta[name="description"]').getAttribute('content'))?.length).toBeGreaterThan(20);
    const picture = (await page.locator('head meta[property="og:image"]').getAttribute('content')) ?? '';
    expect((await fetch(picture)).headers.get('content-type')).toBe('image/jpeg');
    const directions = page.getByRole('region', { name: text(language, 'venue_directions') });
    for (const words of [venue.street, `${venue.zip} ${venue.city}`, venue.country]) await expect(directions).toContainText(words);
    await expect(directions.getByRole('link', { name: venue.phone })).toHaveAttribute('href', `tel:${venue.phone.replaceAll(' ', '')}`);
    await expect(directions.getByRole('link', { name: venue.email })).toHaveAttribute('href', `mailto:${venue.email}`);
    const plain = (html: string) => html.replace(/<[^>]*>/g, '').slice(0, 50);
    await expect(directions).toContainText(plain(venue.directions));
    await expect(page.getByRole('region', { name: text(language, 'access_label').replaceAll('\u00ad', '') })).toContainText(
      plain(venue.accessibility),
    );
    for (const { id, name, seats } of venue.rooms) {
      const room = page
        .getByRole('region', { name: text(language, 'venue_rooms') })
        .getByRole('listitem')
        .filter({ hasText: name });
      await expect(room).toContainText(String(seats));
      await expect(room.getByRole('link')).toHaveAttribute('href', new RegExp(`\\?room=${id}$`));
    }
    const dates = page.getByRole('region', { name: text(language, 'venue_dates') });
    for (const { link, name } of venue.events.slice(0, 8)) {
      await expect(
        dates
          .getByRole('listitem')
          .filter({ has: page.locator(`a[href="${link.url}"]`) })
          .first(),
      ).toContainText(name.slice(0, 12));
    }
    const switched = page.getByRole('contentinfo').getByRole('link', { name: language === 'de' ? 'Read in English' : 'Auf Deutsch lesen' });
    await expect(switched).toHaveAttribute('href', venue.urls[other[language]] ?? '');
  });
}

test.describe('on a desktop', () => {
  test.use(desktop);

  test('SER-01 NAV-16 NAV-17 a series is ordered as one, or its page offers no order and the header keeps the tickets', async ({
    page,
    site,
  }) => {
    const { id, link } = await seriesOf(site);
    const bar = page.getByRole('main').locator('.when');
    await page.goto(link.url);
    await expect(bar.getByRole('link')).toHaveText([text('de', 'series_dates')]);
    await expect(bar.locator('.btn:not(.quiet)')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-tickets', 'header');
    await expect(page.getByRole('banner').locator('.tickets-link')).toBeVisible();
    await site.edit(['series', `series:${id}`], (database) =>
      database.update(seriesTable).set({ ticket_url: 'https://abo.example/' }).where(eq(seriesTable.id, id)),
    );
    await page.goto(link.url);
    await expect(bar.getByRole('link', { name: text('de', 'series_book') })).toHaveAttribute('href', 'https://abo.example/');
    await expect(page.locator('html')).toHaveAttribute('data-tickets', /bar/);
  });

  test('VEN-02 the map is loaded only when the visitor says so; until then the page shows a drawn plan and requests nothing', async ({
    page,
    site,
    problems,
  }) => {
    const venue = await venueOf(site);
    await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Karte</p>' }));
    await page.goto(venue.link.url);
    await ready(page);
    const directions = page.getByRole('region', { name: text('de', 'venue_directions') });
    await expect(directions.locator('svg.plan')).toBeVisible();
    await expect(directions).toContainText(/erfährt OpenStreetMap Foundation .* Ihre IP-Adresse/);
    await expect(directions.getByRole('link', { name: text('de', 'external_open', { name: 'OpenStreetMap' }) })).toHaveAttribute(
      'href',
      `https://www.openstreetmap.org/?mlat=${venue.latitude}&mlon=${venue.longitude}#map=16/${venue.latitude}/${venue.longitude}`,
    );
    await page.mouse.wheel(0, 900);
    await page.waitForLoadState('networkidle');
    expect(problems.found.filter((line) => line.startsWith('request to another host'))).toEqual([]);
    await expect(directions.locator('iframe')).toHaveCount(0);
    problems.expect(/^request to another host: https:\/\/www\.openstreetmap\.org\//);
    await directions.getByRole('button', { name: text('de', 'external_load_once') }).press('Enter');
    await expect(directions.frameLocator('iframe').getByText('Karte')).toBeVisible();
    await expect(directions.locator('svg.plan')).toBeHidden();
  });

  test('VEN-02 CONS-05 who always allows the map has it on every venue at once', async ({ page, site, problems }) => {
    problems.expect(/^request to another host: https:\/\/www\.openstreetmap\.org\//);
    const venue = await venueOf(site);
    await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Karte</p>' }));
    await page.goto(venue.link.url);
    await ready(page);
    const directions = page.getByRole('region', { name: text('de', 'venue_directions') });
    await directions.getByRole('button', { name: text('de', 'external_allow_always') }).click();
    await expect(directions.frameLocator('iframe').getByText('Karte')).toBeVisible();
    const others = await site.ask<{ id: number; link: { url: string } }[]>('/de/api/venues/');
    await page.goto(others.find(({ id }) => id !== venue.id)?.link.url ?? '');
    await expect(directions.frameLocator('iframe').getByText('Karte')).toBeVisible();
  });

  test('VEN-01 a venue without anything but a name is still a whole page', async ({ page, site }) => {
    const venue = await venueOf(site);
    const nothing = { street: '', zip: '', city: '', country: '', phone: '', email: '', latitude: null, longitude: null, image: null };
    await site.edit(['venues', `venue:${venue.id}`], (database) =>
      database
        .update(venues)
        .set({ ...nothing, directions: {}, accessibility: {}, description: {} })
        .where(eq(venues.id, venue.id)),
    );
    await readDocument(page, venue.link.url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(venue.name);
    await expect(page.locator('svg.plan')).toHaveCount(0);
    await expect(page.getByRole('region', { name: text('de', 'access_label') })).toHaveCount(0);
  });

  test('VEN-01 SER-01 EVD-03 home and events lead to the pages of venues, rooms and series', async ({ page, site }) => {
    const [venue, series] = [await venueOf(site), await seriesOf(site)];
    await page.goto('/de');
    await page.getByRole('main').getByRole('link', { name: venue.name, exact: true }).click();
    await expect(page).toHaveURL(venue.link.url);
    await page.goto('/de');
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(series.name) })
      .click();
    await expect(page).toHaveURL(series.link.url);
    const event = series.events.find((entry) => venue.rooms.some(({ id }) => id === entry.room?.id));
    await page.goto(event?.link.url ?? '');
    await expect(
      page.getByRole('region', { name: text('de', 'event_series') }).getByRole('link', { name: new RegExp(series.name) }),
    ).toHaveAttribute('href', series.link.url);
    await page
      .getByRole('main')
      .getByRole('link', { name: event?.room?.name ?? '', exact: true })
      .click();
    await expect(page).toHaveURL(`${venue.link.url}#room-${event?.room?.id}`);
  });

  test('LAYOUT-11 a series and a venue that take their time show their skeletons', async ({ page, site }) => {
    const [venue, series] = [await venueOf(site), await seriesOf(site)];
    const pages = await holdPages(page);
    for (const entry of [venue.name, series.name]) {
      pages.release();
      await page.goto('/de');
      await ready(page);
      pages.hold();
      await page.getByRole('main').getByRole('link', { name: entry, exact: true }).click();
      await expect(page.locator('.page-skeleton[data-skeleton="event"]')).toBeVisible();
      pages.release();
      await expect(page.locator('.page-skeleton')).toHaveCount(0);
    }
  });

  test('SER-01 EVT-24 a series whose dates are over says so', async ({ page, site }) => {
    const series = await seriesOf(site);
    site.clock.set('2029-01-01T12:00:00+01:00');
    await readDocument(page, series.link.url);
    await expect(page.getByText('Leider gibt es keine kommenden Veranstaltungen.')).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ ...withoutScript, ...phone });

  test('GEN-01 VEN-02 SER-01 both pages are whole; the map is a link and no button is dead', async ({ page, site }) => {
    const [venue, series] = [await venueOf(site), await seriesOf(site)];
    await page.goto(venue.link.url);
    await expect(page.getByRole('link', { name: text('de', 'external_open', { name: 'OpenStreetMap' }) })).toBeVisible();
    await expect(page.getByRole('button', { name: text('de', 'external_load_once') })).toHaveCount(0);
    await expect(page.locator('svg.plan')).toBeVisible();
    await page.goto(series.link.url);
    await expect(rows(page)).toHaveCount(series.events.length);
  });
});
