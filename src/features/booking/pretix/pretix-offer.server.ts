import type { Party } from '../sale-rules.ts';
import type { Refusal } from '../shop-gateway.ts';
import { eventShape, isOnWeb, isSoldOpenly, itemShape, type PretixItem, page, subeventShape } from './pretix.shapes.ts';
import type { PretixClient } from './pretix-client.server.ts';

/** The event in pretix: 'hamlet', or 'season/12' for a date of an event series. */
export interface PretixPlace {
  slug: string;
  subevent: number | null;
}

/** A ticket as pretix knows it. */
export interface PretixTicket {
  item: number;
  variation: number | null;
  price: string;
}

/** An id of the ticket system, read; null when it cannot be one of pretix. A timeslot is a date of its own. */
export function placeOf(idJet: string, blockId: number): PretixPlace | null {
  const match = /^([\w.-]{1,50})(?:\/(\d{1,9}))?$/.exec(idJet);
  if (!match?.[1]) return null;
  return { slug: match[1], subevent: blockId || (match[2] ? Number(match[2]) : null) };
}

/**
 * Finds the tickets of a party at pretix. Its cart call accepts any item at any price, so everything is checked here:
 * whether the event is live and on sale, the item and its variation active and on sale on the web and on this date, without voucher, at
 * our price.
 */
export async function findTickets(client: PretixClient, place: PretixPlace, party: Party, now: Date): Promise<PretixTicket[] | Refusal> {
  const base = `/events/${place.slug}`;
  const [event, items, subevent] = await Promise.all([
    client.request({ path: `${base}/`, answer: eventShape }),
    client.requestAll(`${base}/items/?active=true`, page, itemShape),
    place.subevent === null ? null : client.request({ path: `${base}/subevents/${place.subevent}/`, answer: subeventShape }),
  ]);
  if (!event.live || !isOnWeb(event) || subevent?.active === false) return { refused: 'not_for_sale' };
  const sale = subevent ?? event;
  if (sale.presale_start && sale.presale_start > now) return { refused: 'sale_not_started' };
  if (sale.presale_end && sale.presale_end <= now) return { refused: 'sale_ended' };
  const overrides = [...(subevent?.item_price_overrides ?? []), ...(subevent?.variation_price_overrides ?? [])];
  const tickets: PretixTicket[] = [];
  for (const { price, quantity } of party.lines) {
    const ticket = ticketOf(items, party.seatGroup, price.sale_type_id, overrides, now);
    if (ticket === 'sale_not_started') return { refused: ticket };
    if (!ticket || Number(ticket.price) !== Number(price.price)) return { refused: 'not_for_sale' };
    if (ticket.maximum && quantity > ticket.maximum) return { refused: 'too_many' };
    tickets.push(...Array.from({ length: quantity }, () => ticket));
  }
  return tickets;
}

interface Override extends Period {
  item?: number;
  variation?: number;
  price: string | null;
  disabled: boolean;
}

function ticketOf(items: readonly PretixItem[], seatGroup: string, saleType: number, overrides: readonly Override[], now: Date) {
  const item = itemOf(items, seatGroup, saleType);
  const variation = item?.variations.find(({ id }) => id === saleType);
  if (!item || !isSoldOpenly(item) || (variation ? !variation.active || !isOnWeb(variation) : item.variations.length > 0)) return null;
  const ofDate = overrides.filter((given) => given.item === item.id || (variation && given.variation === variation.id));
  const periods: Period[] = [item, ...(variation ? [variation] : []), ...ofDate];
  if (ofDate.some(({ disabled }) => disabled) || periods.some(({ available_until }) => available_until && available_until <= now))
    return null;
  if (periods.some(({ available_from }) => available_from && available_from > now)) return 'sale_not_started';
  const override = overrides.find((given) => (variation ? given.variation === variation.id : given.item === item.id));
  const price = override?.price ?? variation?.price ?? item.default_price;
  return { item: item.id, variation: variation?.id ?? null, price, maximum: item.max_per_order };
}

/** A seat group is an item of that name and its sale types are the variations; without one the sale type is the item. */
export function itemOf(items: readonly PretixItem[], seatGroup: string, saleType: number): PretixItem | undefined {
  if (seatGroup === '') return items.find((item) => item.id === saleType || item.variations.some(({ id }) => id === saleType));
  return items.find((item) => item.internal_name === seatGroup || Object.values(item.name).includes(seatGroup));
}

/** When something is sold. */
interface Period {
  available_from?: Date | null | undefined;
  available_until?: Date | null | undefined;
}
