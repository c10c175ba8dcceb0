import { expect, type Page } from '@playwright/test';
import type { EventDetail } from '../../../../src/features/programme/programme.shapes.ts';
import { allEvents } from '../../programme/calendar.ts';
import type { Site } from '../../support/test-server.ts';

/** Tonight's performance, which has a substitution. */
export async function tonight(site: Site): Promise<EventDetail> {
  const event = (await allEvents(site, 'de')).find(({ cast_note }) => cast_note !== '');
  return site.ask<EventDetail>(`/de/api/events/${event?.id}/`);
}

export const publish = (page: Page) => page.getByRole('button', { name: /^DE veröffentlichen/ });
/** The page as visitors get it. */
export const publicPage = (site: Site, path: string) => async () => (await fetch(`${site.url}${path}`)).text();

/** Changes what visitors see of an event while its page is open, as an import or a colleague's call does. */
export async function changeElsewhere(page: Page, site: Site, id: number, data: object): Promise<void> {
  const csrf = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const answer = await page.request.patch(`${site.url}/de/api/events/${id}/`, { headers: { 'x-csrftoken': csrf }, data });
  expect(answer.status()).toBe(200);
}
