import type { Locator, Page } from '@playwright/test';
import type { AvailabilityByEvent } from '../../../src/features/booking/booking.contract.ts';
import type { EventItem } from '../../../src/features/programme/programme.shapes.ts';
import { calendar, type EventsAnswer } from '../programme/calendar.ts';
import { expect } from '../support/site.ts';
import type { Site } from '../support/test-server.ts';
import { type Language, text } from '../support/texts.ts';

/** A day of the demo season from which on there is much to sell. */
const day = '24-11-2026';

/** The calendar from the day of an event on. */
export function listOf(language: Language, { date_start }: Pick<EventItem, 'date_start'>): string {
  return `${calendar[language]}?date=${date_start.slice(0, 10).split('-').reverse().join('-')}`;
}

const blocking = ['canceled', 'sold_out', 'waiting_list', 'on_sale_soon', 'past', 'online_sale_ended', 'free_entrance'];

/** The first event from that day on that can be booked, that has tickets for everybody and that fits. */
export async function eventForSale(site: Site, language: Language = 'de', fits = hasManyGroups): Promise<EventItem> {
  const key = `${language}${fits.name}`;
  const event = known.get(key) ?? (await findForSale(site, language, fits));
  known.set(key, event);
  return event;
}

const hasManyGroups = ({ seat_groups }: EventItem) => seat_groups.filter(({ status }) => status !== '0').length > 2;
/** The venue is the same for every test of a worker. */
const known = new Map<string, EventItem>();

async function findForSale(site: Site, language: Language, fits: (event: EventItem) => boolean): Promise<EventItem> {
  for (const page of [1, 2, 3, 4, 5, 6]) {
    const { results } = await site.ask<EventsAnswer>(`/${language}/api/events/?date=${day}&page=${page}`);
    const stock = await site.ask<AvailabilityByEvent>(`/api/shop-availability/?events=${results.map(({ id }) => id).join(',')}`);
    const isPlenty = ({ id }: EventItem) =>
      stock[id]?.statuses.length === 0 && stock[id]?.seat_groups.every(({ status }) => status !== '0');
    const isForSale = (event: EventItem) => event.ticket_url && !event.statuses.some((status) => blocking.includes(status));
    const found = results.find((event) => isForSale(event) && isPlenty(event) && fits(event));
    if (found) return found;
  }
  throw new Error('The demo season has no such event for sale.');
}

/** The booking link of an event on the page. */
export function bookingLink(page: Page, id: number) {
  return page.locator(`main a[data-book="${id}"]`).first();
}

/** The open widget. */
export function widget(page: Page) {
  return page.locator('dialog.bk');
}

/** Opens a page whose script has taken over the booking links. */
export async function openBookable(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('a[data-book][role="button"]').first()).toBeAttached();
}

/** Opens the widget of an event in the list and waits for its prices. */
export async function openWidget(page: Page, site: Site, language: Language, event?: EventItem): Promise<EventItem> {
  const found = event ?? (await eventForSale(site, language));
  await openBookable(page, listOf(language, found));
  await bookingLink(page, found.id).click();
  await expect(widget(page).locator('.g').first()).toBeVisible();
  return found;
}

/** The key that adds a ticket of the nth price on show. */
export function moreKey(page: Page, nth = 0) {
  return widget(page).locator('.stepper button:last-child').nth(nth);
}

export function cartKey(page: Page, language: Language) {
  return widget(page).getByRole('button', { name: text(language, 'booking_add_to_cart') });
}

/** '2 Karten'. */
export function tickets(language: Language, count: number): string {
  if (language === 'de') return count === 1 ? '1 Karte' : `${count} Karten`;
  return count === 1 ? '1 ticket' : `${count} tickets`;
}

/** Puts tickets of an event into the cart through its purchase page, as a visitor without script does. */
export async function buyTickets(page: Page, event: EventItem, language: Language, amounts: number[] = [2]): Promise<void> {
  await page.goto(`/tickets/${event.id_jet}?lang=${language}`);
  const fields = page.getByRole('spinbutton');
  for (const [index, amount] of amounts.entries()) await fields.nth(index).fill(String(amount));
  await page.getByRole('button', { name: text(language, 'booking_add_to_cart') }).click();
  await expect(page).toHaveURL(/\/cart\?/);
}

/** Scrolls away and back, which requests the stock of what comes into view: each is seen in a frame of its own. */
export async function lookAgain(page: Page): Promise<void> {
  for (const by of [3000, -3000])
    await page.evaluate(
      (distance) =>
        new Promise((resolve) => {
          window.scrollBy({ top: distance, behavior: 'instant' });
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
      by,
    );
}

/** Where everything of a row stands that is seen. */
export async function placesIn(row: Locator): Promise<string[]> {
  return row.evaluate((element) =>
    [element, ...element.querySelectorAll('time, .pic, h3, .where, .heart, .actions')].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return `${part.className || part.tagName} ${[x, y + window.scrollY, width, height].map(Math.round).join(' ')}`;
    }),
  );
}
