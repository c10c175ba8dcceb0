import type { Page } from '@playwright/test';
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
