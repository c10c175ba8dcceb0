import { eq } from 'drizzle-orm';
import type { EventDetail } from '../../../src/features/programme/programme.shapes.ts';
import { events, productions } from '../../../src/features/programme/programme.tables.server.ts';
import { variantsToRun } from '../../support/variants.ts';
import { holdPages } from '../islands/hold-pages.ts';
import { allOf, desktop, expect, phone, readDocument, ready, test, withoutScript } from '../support/site.ts';
import { languages, text } from '../support/texts.ts';
import { allEvents } from './calendar.ts';
import { cards, fullProduction, productionsList } from './productions.ts';

for (const [size, options] of variantsToRun(Object.entries({ phone, desktop }))) {
  test.describe(size, () => {
    test.use(options);

    for (const language of variantsToRun(languages)) {
      test(`ROUTE-11 PROD-03 EVD-04 the page shows what it is, what to know and when it is next (${language})`, async ({ page, site }) => {
        const production = await fullProduction(site, language);
        await page.goto(production.link.url);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(production.name);
        await expect(main.getByText(production.subline).first()).toBeVisible();
        await expect(main.locator(`time[datetime="${production.next_date}"]`).first()).toBeVisible();
        for (const fact of [production.interval, production.language, production.surtitles, production.content_notes])
          await expect(main.getByRole('definition').filter({ hasText: fact }).first()).toBeVisible();
        await main.getByRole('link', { name: text(language, 'production_dates') }).click();
        await expect(page).toHaveURL(/#datesAndTickets$/);
        await expect(page.getByRole('region', { name: text(language, 'production_dates') })).toBeInViewport();
      });
    }

    test('PROD-03 EVD-03 a title of 200 characters is shown whole and breaks nothing', async ({ page, site }) => {
      const { id } = await fullProduction(site);
      const name = 'Die außerordentliche Donaudampfschifffahrtsgesellschaft '.repeat(4).slice(0, 200).trim();
      await site.edit(['productions', `production:${id}`], (database) =>
        database
          .update(productions)
          .set({ name: { de: name } })
          .where(eq(productions.id, id)),
      );
      await page.goto(`/de/produktionen/x/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.replaceAll('\u00ad', ''), { useInnerText: false });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    });
  });
}

test.describe('on a desktop', () => {
  test.use(desktop);

  test('EVD-02 EVD-03 BRAND-12 all sections stand in the order of the brand', async ({ page, site }) => {
    const production = await fullProduction(site);
    await page.goto(production.link.url);
    // What editors have put below has headings of its own.
    const headings = await page.locator('main h2:not(.modules *)').allTextContents();
    expect(headings).toEqual(
      [
        'production_dates',
        'production_cast',
        'event_pictures',
        'event_programs',
        'event_children',
        'event_series',
        'event_opening_hours',
        'event_video',
        'event_articles',
        'event_promoter',
        'event_sponsors',
      ].map((key) => text('de', key)),
    );
    // The notes and the description have no heading of their own: notes before the dates, the description after them.
    const tops = await Promise.all(
      [
        page.getByText('Einführung', { exact: true }).first(),
        page.getByRole('heading', { name: text('de', 'production_dates') }),
        page.getByText(/^Ein Herzog ohne Land/),
      ].map(async (part) => (await part.boundingBox())?.y ?? Number.NaN),
    );
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });

  test('EVD-03 EVD-05 each section shows what is stored', async ({ page, site }) => {
    const production = await fullProduction(site);
    await page.goto(production.link.url);
    const region = (key: string) => page.getByRole('region', { name: text('de', key) });
    for (const { role, person } of production.contributors)
      await expect(
        region('production_cast').getByRole('listitem').filter({ hasText: role }).filter({ hasText: person.name }).first(),
      ).toBeVisible();
    for (const child of production.children)
      await expect(region('event_children').locator(`a[href="${child.link.url}"]`).first()).toBeVisible();
    for (const series of production.series) await expect(region('event_series').getByRole('link', { name: series.name })).toBeVisible();
    for (const article of production.articles)
      await expect(region('event_articles').getByRole('link', { name: article.name })).toHaveAttribute('href', article.link.url);
    // Each series is a stub with its price, not a run of underlined lines.
    for (const stub of await allOf(region('event_series').getByRole('link'))) await expect(stub).toHaveCSS('text-decoration-line', 'none');
    // Logos with their names.
    const sponsors = production.sponsors.map(({ description }) => description);
    await expect(region('event_sponsors').getByRole('listitem')).toHaveText(sponsors);
    await expect(region('event_programs')).toContainText(production.programs[0]?.title ?? '?');
    await expect(region('event_opening_hours')).toContainText('Foyer und Bar');
    await expect(region('event_promoter')).toContainText('Kulturkreises');
  });

  test('PROD-03 EVD-03 each date leads to its page, a long run opens on demand', async ({ page, site }) => {
    const production = await fullProduction(site);
    expect(production.events.length).toBeGreaterThan(8);
    await page.goto(production.link.url);
    const dates = page.locator('#datesAndTickets');
    await expect(
      dates
        .getByRole('listitem')
        .filter({ has: page.locator('time') })
        .filter({ visible: true }),
    ).toHaveCount(8);
    await dates.getByText(text('de', 'production_all_dates', { count: production.events.length })).click();
    for (const { link } of production.events) await expect(dates.locator(`a[href="${link.url}"]`).first()).toBeVisible();
    const last = production.events.at(-1);
    await dates.locator(`a[href="${last?.link.url}"]`).first().click();
    await expect(page).toHaveURL(last?.link.url ?? '');
    await page.getByRole('link', { name: text('de', 'event_to_production') }).click();
    await expect(page).toHaveURL(production.link.url);
  });

  test('PROD-03 EVT-28 the page leads with the next date that can be had; what a shop sells is bought there', async ({ page, site }) => {
    const production = await fullProduction(site);
    const [first, second] = production.events;
    await site.edit(['events', `event:${first?.id}`, `event:${second?.id}`], async (database) => {
      await database
        .update(events)
        .set({ statuses: ['canceled'] })
        .where(eq(events.id, first?.id ?? 0));
      await database
        .update(events)
        .set({ ticket_url: 'https://shop.example/j2', prices: [], seat_groups: [] })
        .where(eq(events.id, second?.id ?? 0));
    });
    await readDocument(page, production.link.url);
    await expect(page.getByRole('main').locator('time').first()).toHaveAttribute('datetime', second?.date_start ?? '');
    const dates = page.locator('#datesAndTickets');
    await expect(dates.getByRole('link', { name: /^Karten buchen/ }).first()).toHaveAttribute('href', 'https://shop.example/j2');
    await expect(dates.getByRole('listitem').first()).toContainText('abgesagt');
  });

  test('EVD-05 EVT-28 SHOP-76 an event that is lost shows the next dates that can be had, three at most, each bookable in place', async ({
    page,
    site,
  }) => {
    const production = await fullProduction(site);
    const [lost, alsoLost] = production.events;
    await site.edit(['events', `event:${lost?.id}`, `event:${alsoLost?.id}`], async (database) => {
      for (const event of [lost, alsoLost])
        await database
          .update(events)
          .set({ statuses: ['canceled'] })
          .where(eq(events.id, event?.id ?? 0));
    });
    const closing = ['canceled', 'sold_out', 'waiting_list', 'on_sale_soon', 'past', 'online_sale_ended'];
    const { events: others } = await site.ask<EventDetail>(`/de/api/events/${lost?.id}/`);
    const open = others.filter(({ statuses }) => !statuses.some((status) => closing.includes(status))).slice(0, 3);
    await page.goto(lost?.link.url ?? '');
    const next = page.getByRole('list', { name: text('de', 'sold_out_next_dates') });
    const dates = next.getByRole('button');
    await expect(dates).toHaveCount(3);
    expect(await dates.evaluateAll((links) => links.map((link) => Number(link.dataset.book)))).toEqual(open.map(({ id }) => id));
    await dates.first().click();
    await expect(page.locator('dialog.bk')).toContainText(text('de', 'booking_add_to_cart'));
    await page.goto(open[0]?.link.url ?? '');
    await expect(next).toHaveCount(0);
  });

  test('PROD-03 EVT-24 a production whose run is over says when it was and that nothing is planned', async ({ page, site }) => {
    const production = await fullProduction(site);
    site.clock.set('2029-01-01T12:00:00+01:00');
    await readDocument(page, production.link.url);
    await expect(page.locator('#datesAndTickets')).toContainText('Leider gibt es keine kommenden Veranstaltungen.');
    await expect(page.getByText(/^Zuletzt \S+ 2027$/)).toBeVisible();
    await expect(page.getByRole('link', { name: text('de', 'production_dates') })).toHaveCount(0);
  });

  test('EVD-03 the film of another host is loaded only with consent', async ({ page, site, problems }) => {
    problems.expect(/^request to another host: https:\/\/www\.youtube-nocookie\.com\//);
    const production = await fullProduction(site);
    await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Film</p>' }));
    await page.goto(production.link.url);
    await ready(page);
    const video = page.getByRole('region', { name: text('de', 'event_video') });
    await expect(video).toContainText('erfährt Google Ireland Ltd. (Irland) Ihre IP-Adresse');
    await expect(video.locator('iframe')).toHaveCount(0);
    const playerRequest = page.waitForRequest(/youtube-nocookie/);
    await video.getByRole('button', { name: text('de', 'external_load_once') }).click();
    expect((await playerRequest).url()).toBe('https://www.youtube-nocookie.com/embed/HausAmRing1');
    await expect(video.frameLocator('iframe').getByText('Film')).toBeVisible();
  });

  test('LAYOUT-11 a production that loads slowly shows the skeleton of its page', async ({ page, site }) => {
    const production = await fullProduction(site);
    await page.goto(`${productionsList.de}?season=${production.season?.id}`);
    await ready(page);
    const pages = await holdPages(page);
    const title = (await cards(page).first().getByRole('heading').textContent()) ?? '';
    await cards(page).first().getByRole('link').click();
    await expect(page.locator('.page-skeleton[data-skeleton="event"]')).toBeVisible();
    pages.release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('.page-skeleton')).toHaveCount(0);
  });
});

test.describe('without script', () => {
  test.use({ ...withoutScript, ...desktop });

  test('GEN-01 EVD-03 the page is whole: dates open, the film is a link', async ({ page, site }) => {
    const production = await fullProduction(site);
    await page.goto(production.link.url);
    await page.getByText(text('de', 'production_all_dates', { count: production.events.length })).click();
    await expect(page.locator(`#datesAndTickets a[href="${production.events.at(-1)?.link.url}"]`).first()).toBeVisible();
    await expect(page.getByRole('link', { name: text('de', 'external_open', { name: 'YouTube' }) })).toHaveAttribute(
      'href',
      production.video_url,
    );
    await expect(page.getByRole('button', { name: text('de', 'external_load_once') })).toHaveCount(0);
  });
});

test('EVD-03 an event without a room and with a price of zero is still a whole page', async ({ page, site }) => {
  const [event] = await allEvents(site, 'de');
  const price = { id: 1, price: '0.00', sale_type_id: 1, seat_group: null, text: {}, name: { de: 'Frei' }, has_discounts: false };
  await site.edit(['events', `event:${event?.id}`], (database) =>
    database
      .update(events)
      .set({ room: null, prices: [price], seat_groups: [] })
      .where(eq(events.id, event?.id ?? 0)),
  );
  await readDocument(page, event?.link.url ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(event?.name ?? '');
  await expect(page.getByRole('main').getByText(/(^|\s)0\s€/)).toHaveCount(0);
});
