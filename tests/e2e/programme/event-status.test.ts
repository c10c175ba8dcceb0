import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { events } from '../../../src/features/programme/programme.tables.server.ts';
import { allOf, desktop, expect, readDocument, test } from '../support/site.ts';
import { languages } from '../support/texts.ts';
import { allEvents, calendar, rows } from './calendar.ts';

test.use(desktop);

const labels = {
  de: {
    canceled: 'abgesagt',
    postponed: 'verschoben',
    waiting_list: 'Warteliste',
    past: 'vergangene Veranstaltung',
    online_sale_ended: 'Online-Verkauf beendet',
    free_entrance: 'Eintritt frei',
  },
  en: {
    canceled: 'canceled',
    postponed: 'postponed',
    waiting_list: 'waiting list',
    past: 'past event',
    online_sale_ended: 'online sale ended',
    free_entrance: 'free entrance',
  },
} as const;

/** Anything by which a visitor could buy or reserve this event; its other dates are sold below. */
function bookingControls(page: Page, event: number) {
  const name = /karten|buchen|kaufen|warenkorb|tickets?\b|\bbook\b|\bbuy\b|\bcart\b/i;
  const outsideOfDates = page.locator('main *:not(#datesAndTickets *)');
  return page
    .getByRole('button', { name })
    .or(page.getByRole('link', { name }))
    .and(outsideOfDates)
    .or(page.locator(`[data-book="${event}"]`));
}

test('EVT-28 EVT-71 EVD-01 every status is a label in list and detail, in both languages, with its reason; on a phone the date is in the first window', async ({
  page,
  site,
}) => {
  test.slow();
  const first = (await allEvents(site, 'de')).slice(0, 10);
  const sold = first.filter((event) => event.prices.length + event.seat_groups.length > 0 && event.statuses.length === 0);
  expect(sold.length, 'events for sale on the first page').toBeGreaterThan(3);
  // A postponed event may be sold: it takes any other.
  const postponed = first.find((event) => !sold.slice(0, 4).includes(event));
  const chosen = Object.entries({
    canceled: sold[0]?.id,
    waiting_list: sold[1]?.id,
    free_entrance: sold[2]?.id,
    online_sale_ended: sold[3]?.id,
    postponed: postponed?.id,
  }) as [keyof (typeof labels)['de'], number][];
  const status_note = { de: 'Wegen Hochwasser.', en: 'Because of a flood.' };
  const sale_ends = new Date(site.clock.now().getTime() - 60_000);
  await site.edit(['events', ...chosen.map(([, id]) => `event:${id}`)], async (database) => {
    for (const [status, id] of chosen) {
      const changed = status === 'online_sale_ended' ? { statuses: [], sale_ends } : { statuses: [status as 'canceled'] };
      await database
        .update(events)
        .set({ ...changed, status_note })
        .where(eq(events.id, id));
    }
  });
  const links: string[] = [];
  for (const language of languages) {
    await readDocument(page, calendar[language]);
    links.length = 0;
    for (const [status, id] of chosen) {
      const row = rows(page).filter({ has: page.locator(`h3 a[href$="/${id}"]`) });
      await expect(row.getByText(labels[language][status], { exact: true }).first()).toBeVisible();
      await expect(row.getByText(status_note[language])).toBeVisible();
      // A price where nothing is to be had promises tickets.
      if (status !== 'postponed') await expect(row.locator('.price'), status).toHaveCount(0);
      links.push((await row.locator('h3 a').getAttribute('href')) ?? '');
    }
    for (const [index, [status, id]] of chosen.entries()) {
      await (status === 'canceled' ? page.goto(links[index] ?? '') : readDocument(page, links[index] ?? ''));
      await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: labels[language][status] }).first()).toBeVisible();
      await expect(page.getByText(status_note[language])).toBeVisible();
      if (status !== 'postponed') await expect(bookingControls(page, id), status).toHaveCount(0);
      if (status !== 'canceled') continue;
      // Struck out is the date that is off, not those offered in its place.
      const bar = page.locator('.when');
      await expect(bar.locator('.d time')).toHaveCSS('text-decoration-line', 'line-through');
      for (const next of await allOf(bar.locator('time:not(.d time)'))) await expect(next).toHaveCSS('text-decoration-line', 'none');
    }
  }
  // On a phone the bar that stays is there for what is sold.
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [index, [status]] of chosen.entries()) {
    await page.goto(links[index] ?? '');
    const when = page.getByRole('main').locator('time').filter({ visible: true }).first();
    await expect(when, status).toBeInViewport({ ratio: 1 });
  }
});

test('EVT-28 an event that is over says so on its page and is gone from the list', async ({ page, site }) => {
  const [event] = await allEvents(site, 'de');
  if (!event) throw new Error('The demo venue plays nothing.');
  site.clock.set(new Date(new Date(event.date_end ?? event.date_start).getTime() + 60_000).toISOString());
  for (const language of languages) {
    const { link } = await site.ask<typeof event>(`/${language}/api/events/${event.id}/`);
    await readDocument(page, link.url);
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: labels[language].past }).first()).toBeVisible();
    await expect(bookingControls(page, event.id)).toHaveCount(0);
    await readDocument(page, calendar[language]);
    await expect(rows(page).first()).toBeVisible();
    await expect(page.locator(`h3 a[href$="/${event.id}"]`)).toHaveCount(0);
  }
});
