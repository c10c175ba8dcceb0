import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { events } from '../../src/features/programme/programme.tables.server.ts';
import { allEvents, calendar, rows } from './calendar.ts';
import { desktop, expect, test } from './site.ts';
import { languages } from './texts.ts';

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

test('EVT-28 every status is a label in list and detail, in both languages, with its reason', async ({ page, site }) => {
  test.slow();
  const event = (await allEvents(site, 'de')).find(
    ({ prices, seat_groups, statuses }) => prices.length + seat_groups.length > 0 && statuses.length === 0,
  );
  if (!event) throw new Error('The demo venue sells nothing.');
  const status_note = { de: 'Wegen Hochwasser.', en: 'Because of a flood.' };
  for (const status of ['canceled', 'postponed', 'waiting_list', 'free_entrance', 'online_sale_ended'] as const) {
    const hasEnded = status === 'online_sale_ended';
    await site.edit(['events', `event:${event.id}`], (database) =>
      database
        .update(events)
        .set({
          statuses: hasEnded ? [] : [status],
          status_note,
          ...(hasEnded && { sale_ends: new Date(site.clock.now().getTime() - 60_000) }),
        })
        .where(eq(events.id, event.id)),
    );
    for (const language of languages) {
      await page.goto(calendar[language]);
      const row = rows(page).filter({ has: page.locator(`h3 a[href$="/${event.id}"]`) });
      await expect(row.getByText(labels[language][status], { exact: true }).first()).toBeVisible();
      await expect(row.getByText(status_note[language])).toBeVisible();
      await row.getByRole('heading').getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: labels[language][status] }).first()).toBeVisible();
      await expect(page.getByText(status_note[language])).toBeVisible();
      if (status !== 'postponed') await expect(bookingControls(page, event.id), status).toHaveCount(0);
    }
  }
});

test('EVT-28 an event that is over says so on its page and is gone from the list', async ({ page, site }) => {
  const [event] = await allEvents(site, 'de');
  if (!event) throw new Error('The demo venue plays nothing.');
  site.clock.set(new Date(new Date(event.date_end ?? event.date_start).getTime() + 60_000).toISOString());
  for (const language of languages) {
    const { link } = await site.ask<typeof event>(`/${language}/api/events/${event.id}/`);
    await page.goto(link.url);
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: labels[language].past }).first()).toBeVisible();
    await expect(bookingControls(page, event.id)).toHaveCount(0);
    await page.goto(calendar[language]);
    await expect(rows(page).first()).toBeVisible();
    await expect(page.locator(`h3 a[href$="/${event.id}"]`)).toHaveCount(0);
  }
});
