import type { Locator, Page } from '@playwright/test';
import type { z } from 'zod';
import { seatPlans } from '../../../../src/features/booking/booking.tables.server.ts';
import { seatPlanSchema } from '../../../../src/features/booking/seat-plan/seat-plan.shapes.ts';
import type { EventItem } from '../../../../src/features/programme/programme.shapes.ts';
import type { Site } from '../../support/test-server.ts';
import { text } from '../../support/texts.ts';
import { eventForSale, openWidget, widget } from '../booking.ts';

/** The small hall is the room of the demo with a seat plan; its family performances are sold without seat groups. */
export const isInSmallHall = ({ room, seat_groups }: EventItem) =>
  seat_groups.length > 2 && /^(Kleines Haus|Small House)$/.test(room?.name ?? '');

/** Gives the rooms of the demo another seat plan, for this test. */
export async function giveSeatPlan(site: Site, event: EventItem, plan: z.input<typeof seatPlanSchema>): Promise<void> {
  await site.edit([`event:${event.id}`], (database) => database.update(seatPlans).set({ plan: seatPlanSchema.parse(plan) }));
  // Seats that another test has read are cached for 2 s.
  site.clock.advance(2001);
}

/** Opens the widget of a performance in the small hall and its seat plan, by touch. */
export async function openPlanByTouch(page: Page, site: Site): Promise<Locator> {
  await openWidget(page, site, 'de', await eventForSale(site, 'de', isInSmallHall));
  await widget(page)
    .getByRole('button', { name: text('de', 'seat_choose') })
    .tap();
  return page.getByRole('dialog', { name: text('de', 'seat_choose') });
}
