import { randomUUID } from 'node:crypto';
import { type HeldItem, readHeld } from '../../../features/booking/cart/held-tickets.ts';
import { offerOf } from '../../../features/booking/offer.ts';
import { offeredSeats, seatName } from '../../../features/booking/seat-plan/chosen-seats.ts';
import { readEventItems } from '../../../features/programme/event-rows.server.ts';
import type { EventItem } from '../../../features/programme/programme.shapes.ts';
import type { ShopContext } from '../shop-context.server.ts';
import { amountField } from '../tickets/ticket-form.tsx';
import { readSeats } from '../tickets/tickets-page.server.tsx';

/** What a cart held of one event, as the form of its purchase page that reserves the same again. */
export interface EndedTickets {
  event: EventItem;
  quantity: number;
  /** Names and values of its fields. */
  fields: [string, string][];
}

/** The tickets of a cart that has ended, by event, from the field of its page or the cookie; none where there is neither. */
export async function endedTickets(context: ShopContext, field: string | null): Promise<EndedTickets[]> {
  const byEvent = Map.groupBy(readHeld(field), ({ event }) => event);
  const events = await readEventItems(context.reading, [...byEvent.keys()], context.language);
  const sold = events.filter(({ id_jet }) => id_jet);
  return Promise.all(
    sold.map(async (event) => {
      const held = byEvent.get(event.id) ?? [];
      const quantity = held.reduce((sum, item) => sum + item.quantity, 0);
      return { event, quantity, fields: await fieldsOf(context, event, held) };
    }),
  );
}

async function fieldsOf(context: ShopContext, event: EventItem, held: readonly HeldItem[]): Promise<[string, string][]> {
  const groups = offerOf(event);
  const amounts = new Map<string, number>();
  for (const { group: name, saleType, quantity } of held) {
    const group = groups.find(({ seatGroup }) => seatGroup === name);
    const price = group && [group.full, ...group.discounts].find((one) => one?.sale_type_id === saleType);
    const field = group && price && amountField(group, price);
    if (field) amounts.set(field, (amounts.get(field) ?? 0) + quantity);
  }
  const named = new Set(held.flatMap(({ seats }) => seats));
  // The page may be read in another language than the one in which the cart was.
  const language = held.find((item) => item.language)?.language ?? context.language;
  const plan = named.size > 0 ? await readSeats({ ...context, language }, event.id) : null;
  const places = plan ? [...offeredSeats(plan, groups).values()].filter((seat) => named.has(seatName(seat))) : [];
  const time = held.find((item) => item.time !== '')?.time;
  return [
    ['press', randomUUID()],
    ...[...amounts].map(([field, amount]): [string, string] => [field, String(amount)]),
    // Of a plan that has changed the best available ones are taken.
    ...(places.length === named.size ? places.map(({ place }): [string, string] => ['seat', String(place)]) : []),
    ...(time === undefined ? [] : [['time', time] satisfies [string, string]]),
  ];
}
