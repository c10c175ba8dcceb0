import { createHash } from 'node:crypto';
import type { Cart } from '../../features/booking/booking.contract.ts';
import type { EventItem } from '../../features/programme/programme.shapes.ts';

/**
 * What a page says is ordered, as text for a field of its form: evenings, rooms, tickets and seats, without their prices, which the total
 * stands for. Two carts of the same total differ in it.
 */
export function shownOrder({ items }: Pick<Cart, 'items'>, events: readonly Pick<EventItem, 'id' | 'room'>[]): string {
  const shown = items.map(({ event_id, date_start, seat_group, sale_type_id, admission, quantity, places }) => ({
    ...{ event_id, date_start, seat_group, sale_type_id, admission, quantity, places },
    room: events.find(({ id }) => id === event_id)?.room?.name,
  }));
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22);
}
