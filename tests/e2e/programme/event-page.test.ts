import { eq } from 'drizzle-orm';
import { accessLabels } from '../../../src/features/programme/programme.codes.ts';
import type { EventDetail } from '../../../src/features/programme/programme.shapes.ts';
import { events } from '../../../src/features/programme/programme.tables.server.ts';
import { variantsToRun } from '../../support/variants.ts';
import { holdPages } from '../islands/hold-pages.ts';
import { desktop, expect, phone, readDocument, ready, test } from '../support/site.ts';
import type { Site } from '../support/test-server.ts';
import { languages, text } from '../support/texts.ts';
import { allEvents, calendar } from './calendar.ts';

/** Tonight's performance, which has a substitution. */
async function tonight(site: Site, language: 'de' | 'en' = 'de'): Promise<EventDetail> {
  const event = (await allEvents(site, language)).find(({ cast_note }) => cast_note !== '');
  if (!event) throw new Error('Nobody stands in for anybody in the demo venue.');
  return site.ask<EventDetail>(`/${language}/api/events/${event.id}/`);
}

for (const [size, options] of variantsToRun(Object.entries({ phone, desktop }))) {
  test.describe(size, () => {
    test.use(options);

    for (const language of variantsToRun(languages)) {
      test(`EVD-01 EVT-10 GEN-01 the page of an event shows what it is, when, where and for how much (${language})`, async ({
        page,
        site,
      }) => {
        const event = await tonight(site, language);
        for (const field of ['ticket_url', 'seat_groups', 'prices', 'id_jet', 'date_start']) expect(event).toHaveProperty(field);
        await readDocument(page, event.link.url);
        await ready(page);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(event.name);
        await expect(main.locator(`time[datetime="${event.date_start}"]`).first()).toHaveText(
          language === 'de' ? /^Fr\., 20\.\sNovember, 19:30\sUhr$/ : 'Fri 20 November, 19:30',
        );
        await expect(
          main
            .getByText(event.room?.name ?? '', { exact: true })
            .filter({ visible: true })
            .first(),
        ).toBeVisible();
        await expect(main.getByText(event.subline).first()).toBeVisible();
        await expect(main.getByText(language === 'de' ? /^8 bis \d+(,\d\d)?\s€$/ : /^8 (to|–) \d+(,\d\d)?\s€$/)).toBeVisible();
        await expect(main.getByRole('img').first()).toHaveAccessibleName(/.{8,}/);
      });
    }

    test('EVD-05 a substitution names both persons, at the performance and in the list', async ({ page, site }) => {
      const event = await tonight(site);
      const standIn = event.contributors.find(({ replaces }) => replaces !== null);
      if (!standIn?.replaces) throw new Error('Nobody stands in.');
      await readDocument(page, calendar.de);
      await expect(page.getByText(event.cast_note).first()).toBeVisible();
      await readDocument(page, event.link.url);
      const cast = page.getByRole('region', { name: text('de', 'event_cast_on', { day: '20. November' }) });
      await expect(cast.getByText(event.cast_note)).toBeVisible();
      const line = cast.getByRole('listitem').filter({ hasText: standIn.role }).filter({ hasText: standIn.person.name });
      await expect(line).toContainText(`statt ${standIn.replaces.name}`);
      for (const { person, role } of event.contributors) {
        await expect(cast.getByRole('listitem').filter({ hasText: role }).filter({ hasText: person.name }).first()).toBeVisible();
      }
    });
  });
}

test.describe('on a desktop', () => {
  test.use(desktop);

  test('EVD-02 EVD-03 sections stand in the order of the brand and only with content', async ({ page, site }) => {
    const event = await tonight(site);
    await readDocument(page, event.link.url);
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    const order = [
      text('de', 'event_cast_on', { day: '20.\u00a0November' }),
      text('de', 'event_pictures'),
      text('de', 'event_programs'),
      text('de', 'event_further_dates'),
      text('de', 'event_series'),
      text('de', 'event_sponsors'),
    ];
    expect(headings.filter((heading) => order.includes(heading))).toEqual(order.filter((heading) => headings.includes(heading)));
    expect(headings).toContain(order[0]);
    expect(headings).toContain(order[3]);

    await site.edit(['events', `event:${event.id}`], (database) =>
      database.update(events).set({ production: null, programs: [], images: [], sponsors: [], series: [] }).where(eq(events.id, event.id)),
    );
    await readDocument(page, event.link.url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(event.name);
    for (const heading of order.slice(1))
      await expect(page.getByRole('main').getByRole('heading', { level: 2, name: heading, exact: true })).toHaveCount(0);
  });

  test('EVD-03 EVT-24 further dates of the production lead to their pages; where there are none the page says so', async ({
    page,
    site,
  }) => {
    const event = await tonight(site);
    await page.goto(event.link.url);
    const dates = page.getByRole('region', { name: text('de', 'event_further_dates') });
    await dates.getByText(text('de', 'production_all_dates', { count: event.events.length })).click();
    await expect(dates.getByRole('listitem').filter({ has: page.getByRole('link') })).toHaveCount(event.events.length);
    const [next] = event.events;
    if (!next) throw new Error('There is no further date.');
    await dates.getByRole('link').first().click();
    await expect(page).toHaveURL(next.link.url);
    await expect(page.locator(`time[datetime="${next.date_start}"]`).first()).toBeVisible();

    site.clock.set('2029-01-01T12:00:00+01:00');
    await page.goto(event.link.url);
    await expect(page.getByRole('region', { name: text('de', 'event_further_dates') })).toContainText(
      'Leider gibt es keine kommenden Veranstaltungen.',
    );
  });

  test('EVD-04 what a visitor needs to decide stands there as facts', async ({ page, site }) => {
    const event = await tonight(site);
    await site.edit(['events', `event:${event.id}`], (database) =>
      database
        .update(events)
        .set({
          duration_minutes: 165,
          interval: { de: 'eine Pause', en: 'one interval' },
          language: { de: 'auf Deutsch', en: 'in German' },
          surtitles: { de: 'Ukrainisch', en: 'Ukrainian' },
          age_from: 12,
          content_notes: { de: 'Stroboskoplicht', en: 'Strobe lights' },
          access: ['wheelchair', 'sign_language'],
        })
        .where(eq(events.id, event.id)),
    );
    for (const { language, facts, access } of [
      {
        language: 'de',
        facts: {
          Dauer: '2 Std. 45 Min.',
          Pause: 'eine Pause',
          Sprache: 'auf Deutsch',
          Übertitel: 'Ukrainisch',
          Alter: 'ab 12 Jahren',
          Hinweise: 'Stroboskoplicht',
        },
        access: ['Rollstuhlplätze', 'Gebärdensprache'],
      },
      {
        language: 'en',
        facts: {
          Duration: '2 h 45 min',
          Interval: 'one interval',
          Language: 'in German',
          Surtitles: 'Ukrainian',
          Age: /12/,
          'Please note': 'Strobe lights',
        },
        access: [accessLabels.wheelchair.en, accessLabels.sign_language.en],
      },
    ] as const) {
      const { link } = await site.ask<EventDetail>(`/${language}/api/events/${event.id}/`);
      await readDocument(page, link.url);
      for (const [term, value] of Object.entries(facts)) {
        const fact = page
          .getByRole('main')
          .locator('dl > *')
          .filter({ has: page.getByText(term, { exact: true }) });
        await expect(fact.getByRole('definition')).toHaveText(value);
      }
      for (const service of access)
        await expect(
          page
            .getByRole('list', { name: text(language, 'access_label') })
            .getByText(service)
            .first(),
        ).toBeVisible();
    }
  });

  test('EVD-03 an event without picture and texts is still a whole page', async ({ page, site }) => {
    const [made] = await site.database.db
      .insert(events)
      .values({
        name: { de: 'Überraschung' },
        date_start: new Date('2026-12-24T15:00:00Z'),
        prices: [],
        seat_groups: [],
        programs: [],
        is_online: true,
      })
      .returning({ id: events.id });
    await site.edit(['events'], async () => undefined);
    await page.goto(`/de/kalender/ueberraschung/${made?.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Überraschung');
    await expect(page.getByText(/^Do\., 24\.\sDezember, 16:00\sUhr$/).filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
  });

  test('LAYOUT-11 an event that takes its time shows the skeleton of its page', async ({ page, site }) => {
    const event = await tonight(site);
    await page.goto(calendar.de);
    await ready(page);
    const pages = await holdPages(page);
    await page.getByRole('link', { name: event.name, exact: true }).first().click();
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await expect(page.locator('.page-skeleton[data-skeleton="event"]')).toBeVisible();
    pages.release();
    await expect(page.getByRole('heading', { level: 1, name: event.name })).toBeVisible();
    await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true');
    await expect(page.locator('.page-skeleton')).toHaveCount(0);
  });
});

test('EVD-331 in the window of a laptop date, price and button of an event are seen without scrolling, also below a short title in large letters', async ({
  page,
  site,
}) => {
  // 'The Tempest', with an alert above.
  const { link } = await tonight(site, 'en');
  for (const [width, height] of [
    [1280, 800],
    [1366, 657],
    [1920, 940],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(link.url);
    await expect(page.locator('.when .btn'), `${width} x ${height}`).toBeInViewport({ ratio: 1 });
  }
});
