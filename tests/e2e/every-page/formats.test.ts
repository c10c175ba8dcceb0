import { eq } from 'drizzle-orm';
import type { EventDetail } from '../../../src/features/programme/programme.shapes.ts';
import { events } from '../../../src/features/programme/programme.tables.server.ts';
import { allEvents, calendar, daysOnScreen, rows } from '../programme/calendar.ts';
import { desktop, expect, readDocument, test } from '../support/site.ts';

test.use(desktop);

const price = (id: number, amount: string) => ({
  id,
  price: amount,
  sale_type_id: id,
  seat_group: null,
  text: {},
  name: { de: `Platz ${id}`, en: `Seat ${id}` },
  has_discounts: false,
});

for (const { language, clock, heading, short, from, range } of [
  {
    language: 'de',
    clock: '23:45 Uhr',
    heading: 'Freitag 15 Januar 2027',
    short: 'Fr., 15. Januar, 23:45 Uhr',
    from: 'ab 8,50 €',
    range: '8,50 bis 112 €',
  },
  {
    language: 'en',
    clock: '23:45',
    heading: 'Friday 15 January 2027',
    short: 'Fri 15 January, 23:45',
    from: 'from 8,50 €',
    range: '8,50 to 112 €',
  },
] as const) {
  test(`FMT-01 FMT-02 FMT-03 FMT-04 dates, times and prices are those of the venue, whatever the visitor's time zone (${language})`, async ({
    page,
    site,
  }) => {
    const event =
      (await allEvents(site, language)).find(({ seat_groups, statuses }) => seat_groups.length === 0 && statuses.length === 0) ??
      (await allEvents(site, language))[0];
    if (!event) throw new Error('The demo venue plays nothing.');
    const moment = new Date('2027-01-15T22:45:00Z');
    await site.edit(['events', `event:${event.id}`], (database) =>
      database
        .update(events)
        .set({
          date_start: moment,
          date_end: null,
          seat_groups: [],
          prices: [price(1, '112.00'), price(2, '8.50'), price(3, '0.00')],
          statuses: [],
        })
        .where(eq(events.id, event.id)),
    );
    await page.goto(`${calendar[language]}?date=15-01-2027`);
    expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe('America/New_York');
    const row = rows(page).filter({ has: page.locator(`h3 a[href$="/${event.id}"]`) });
    await expect(row.locator('time').first()).toHaveText(clock);
    await expect(row.getByText(from, { exact: true })).toBeVisible();
    expect((await daysOnScreen(page))[0]).toBe('2027-01-15');
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    expect(await row.getByText(from, { exact: true }).textContent()).toContain('\u00a0€');

    const { link } = await site.ask<EventDetail>(`/${language}/api/events/${event.id}/`);
    await page.goto(link.url);
    await expect(page.getByRole('main').locator('time').first()).toHaveText(short);
    await expect(page.getByRole('main').getByText(range, { exact: true })).toBeVisible();
  });
}

test('FMT-01 both nights of the clock change show local time of the venue', async ({ page, site }) => {
  const [first, second] = await allEvents(site, 'de');
  if (!first || !second) throw new Error('The demo venue plays nothing.');
  const nights = [
    [first.id, '2027-03-27T23:30:00Z', '28-03-2027', '00:30 Uhr'],
    [second.id, '2027-10-31T01:30:00Z', '31-10-2027', '02:30 Uhr'],
  ] as const;
  await site.edit(['events', `event:${first.id}`, `event:${second.id}`], async (database) => {
    for (const [id, moment] of nights)
      await database
        .update(events)
        .set({ date_start: new Date(moment), date_end: null })
        .where(eq(events.id, id));
  });
  for (const [id, , day, clock] of nights) {
    await readDocument(page, `${calendar.de}?date=${day}`);
    const row = rows(page).filter({ has: page.locator(`h3 a[href$="/${id}"]`) });
    await expect(row.locator('time').first()).toHaveText(clock);
  }
});

test('FMT-02 a chosen date is formatted for the language', async ({ page }) => {
  for (const [language, value] of [
    ['de', 'Datum: ab 24.12.2026'],
    ['en', 'Date: from 24/12/2026'],
  ] as const) {
    await readDocument(page, `${calendar[language]}?date=24-12-2026`);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Datum|Date/ })
        .filter({ hasText: value }),
    ).toBeVisible();
  }
});
