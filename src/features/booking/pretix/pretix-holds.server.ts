import { z } from 'zod';
import type { Refusal } from '../shop-gateway.ts';
import { bulkShape } from './pretix.shapes.ts';
import type { PretixClient } from './pretix-client.server.ts';
import type { PretixPlace, PretixTicket } from './pretix-offer.server.ts';

/** Tickets to be held as cart positions. */
export interface Hold {
  place: PretixPlace;
  cartId: string;
  tickets: readonly PretixTicket[];
  expires: Date;
  /** pretix answers a repeated request with the same key as the first one. */
  key: string;
}

type Report = (error: unknown) => void;

/**
 * Holds all tickets or none: an incomplete party is released. Answers the ids of the cart positions.
 * @throws ShopAway or ShopRefused.
 */
export async function holdTickets(client: PretixClient, hold: Hold, report: Report): Promise<number[] | Refusal> {
  const { place, cartId, tickets, expires, key } = hold;
  const body = tickets.map((ticket) => ({
    ...ticket,
    subevent: place.subevent,
    cart_id: cartId,
    expires: expires.toISOString(),
    answers: [],
  }));
  const path = `/events/${place.slug}/cartpositions/bulk_create/`;
  const { results } = await client.request({ method: 'POST', path, body, answer: bulkShape, key });
  const ids = results.flatMap(({ success, data }) => (success && data ? [data.id] : []));
  if (ids.length === tickets.length) return ids;
  await releaseTickets(client, { slug: place.slug, ids }, report);
  return { refused: 'no_seats' };
}

/** Releases cart positions; if that fails they expire at pretix. */
export async function releaseTickets(
  client: PretixClient,
  { slug, ids }: { slug: string; ids: readonly number[] },
  report: Report,
): Promise<void> {
  for (const id of ids)
    await client
      .request({ method: 'DELETE', path: `/events/${slug}/cartpositions/${id}/`, answer: z.null(), key: `release-${id}` })
      .catch(report);
}
