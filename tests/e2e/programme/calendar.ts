import type { Page } from '@playwright/test';
import type { Option } from '../../../src/core/contract/shapes.ts';
import type { EventItem } from '../../../src/features/programme/programme.shapes.ts';
import { expect, ready } from '../support/site.ts';
import type { Site } from '../support/test-server.ts';
import { text } from '../support/texts.ts';

/** The calendar's address in both languages. */
export const calendar = { de: '/de/kalender', en: '/en/events' } as const;

/** Opens the calendar and waits until filters and list answer with script. */
export async function openCalendar(page: Page, address: string = calendar.de): Promise<void> {
  await page.goto(address);
  await listReady(page);
}

/** Waits until the filters above a list, and the list where there is one, answer with script. */
export async function listReady(page: Page): Promise<void> {
  await ready(page);
  await expect(page.locator('main :is(filtered-list, growing-list):not([data-state="ready"])')).toHaveCount(0);
}

/** A paged answer of the events call. */
export interface EventsAnswer {
  count: number;
  next: string | null;
  results: EventItem[];
}

/** Events on screen: list entries with a title of their own. */
export function rows(page: Page) {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
}

/** Ids of the events on screen, in their order; teasers do not count. */
export function idsOnScreen(page: Page): Promise<number[]> {
  return rows(page).evaluateAll((entries) =>
    entries.map((entry) => Number(/\/(\d+)$/.exec(entry.querySelector('h3 a')?.getAttribute('href') ?? '')?.[1])),
  );
}

/** Days of the list as their headings carry them, 'YYYY-MM-DD'. */
export function daysOnScreen(page: Page): Promise<(string | null)[]> {
  return page
    .getByRole('main')
    .locator('h2 time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
}

/** Teasers stand as articles among the days. */
export function teasers(page: Page) {
  return page.getByRole('main').getByRole('article');
}

/** The button that opens a filter, also while it has a value. */
export function filterButton(page: Page, name: string) {
  return page
    .getByRole('group', { name: /^(Spielplan filtern|Filter the programme)$/ })
    .getByRole('button', { name: new RegExp(`^${name}( ?:|$)`) });
}

/** The list of options a filter opens. */
export function optionList(page: Page, name: string) {
  return page.getByRole('list', { name, exact: true });
}

/** Opens a filter and picks an option, as with a mouse. */
export async function choose(page: Page, filter: string, option: string): Promise<void> {
  await filterButton(page, filter).click();
  await optionList(page, filter).getByRole('link', { name: option, exact: true }).click();
}

/** All events of a query, page by page from the API. */
export async function allEvents(site: Site, language: 'de' | 'en', query = ''): Promise<EventItem[]> {
  const found: EventItem[] = [];
  for (let next: string | null = `/${language}/api/events/?page_size=100${query && `&${query}`}`; next; ) {
    const answer: EventsAnswer = await site.ask<EventsAnswer>(next);
    found.push(...answer.results);
    next = answer.next;
  }
  return found;
}

/** Expects the list to begin with what the API answers to the same query. */
export async function expectListOf(page: Page, site: Site, query: string): Promise<EventItem[]> {
  const { results } = await site.ask<EventsAnswer>(`/de/api/events/?${query}`);
  expect(results.length, `events for ${query}`).toBeGreaterThan(0);
  await expect.poll(async () => (await idsOnScreen(page)).slice(0, results.length)).toEqual(results.map(({ id }) => id));
  return results;
}

/** A room and a genre without an event in common. */
export async function emptyCombination(site: Site): Promise<{ room: Option; genre: Option }> {
  const [rooms, genres] = await Promise.all([site.ask<Option[]>('/de/api/rooms/'), site.ask<Option[]>('/de/api/genres/')]);
  for (const room of rooms) {
    for (const genre of genres) {
      const { count } = await site.ask<EventsAnswer>(`/de/api/events/?room=${room.id}&genre=${genre.id}&page_size=1`);
      if (count === 0) return { room, genre };
    }
  }
  throw new Error('The demo venue plays every genre in every room.');
}

/** The entry of that name or a clear failure. */
export function named<Entry extends { name: string }>(entries: readonly Entry[], name: string): Entry {
  const found = entries.find((entry) => entry.name === name);
  if (!found) throw new Error(`'${name}' is not among ${entries.map((entry) => entry.name).join(', ')}`);
  return found;
}

export const end = (page: Page) => page.getByText(text('de', 'calendar_end'));

/** Scrolls as far as the page goes, as often as it grows, until the list has ended. */
export async function scrollToTheEnd(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(end(page)).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [50], timeout: 30_000 });
}
