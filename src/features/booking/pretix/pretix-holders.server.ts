import { z } from 'zod';
import type { Language } from '../../../core/languages.ts';
import type { SoldEvent } from '../sale-rules.ts';
import { page, validOrderShape } from './pretix.shapes.ts';
import type { PretixClient } from './pretix-client.server.ts';
import { type PretixPlace, placeOf } from './pretix-offer.server.ts';

const address = z.email().max(254);
/** Statuses of valid orders: pending and paid. */
const validStatuses = new Set(['n', 'p']);

/**
 * The ticket holders of an event, each address once, in the language of the order. pretix also lists orders whose tickets of that date
 * were canceled, so the tickets are checked.
 */
export async function readPretixHolders(
  client: PretixClient,
  { id_jet, seat_groups }: Pick<SoldEvent, 'seat_groups'> & { id_jet: string },
): Promise<{ email: string; language: Language }[]> {
  const holders = new Map<string, Language>();
  for (const place of placesOf(id_jet, seat_groups)) {
    const query = place.subevent === null ? '' : `?subevent=${place.subevent}`;
    for (const order of await client.requestAll(`/events/${place.slug}/orders/${query}`, page, validOrderShape)) {
      const tickets = order.positions.filter(({ subevent, canceled }) => !canceled && (subevent ?? null) === place.subevent);
      if (!validStatuses.has(order.status) || tickets.length === 0) continue;
      const language = order.locale?.startsWith('en') ? 'en' : 'de';
      for (const email of [order.email, ...tickets.map(({ attendee_email }) => attendee_email)])
        if (address.safeParse(email).success && email && !holders.has(email.toLowerCase())) holders.set(email.toLowerCase(), language);
    }
  }
  return [...holders].map(([email, language]) => ({ email, language }));
}

/** Each timeslot is a date of its own in pretix. */
function placesOf(idJet: string, groups: SoldEvent['seat_groups']): PretixPlace[] {
  const blocks = groups.flatMap(({ timeslots }) => timeslots.map(({ block_id }) => block_id));
  return [...new Set(blocks.length > 0 ? blocks : [0])].flatMap((block) => placeOf(idJet, block) ?? []);
}
