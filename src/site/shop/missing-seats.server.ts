import type { Database } from '../../core/database/client.server.ts';
import { type Language, translate } from '../../core/languages.ts';
import type { Cart } from '../../features/booking/booking.contract.ts';
import { readSoldEvents } from '../../features/booking/stock/sold-events.read.server.ts';

type Item = Pick<Cart['items'][number], 'id' | 'event_id' | 'places'>;

/**
 * Ids of the items that name a seat which the room of their evening has not, as after a move into another room (SHOP-282); of evenings ahead.
 * `language`: that of the items.
 */
export async function readMissingSeats(db: Database, items: readonly Item[], language: Language, now: Date): Promise<ReadonlySet<number>> {
  const seated = items.filter(({ places }) => places.some(({ number }) => number !== null));
  if (seated.length === 0) return new Set();
  const rows = await readSoldEvents(db, [...new Set(seated.map(({ event_id }) => event_id))]);
  const ahead = rows.filter(({ event }) => event.ends_at > now);
  const seatsOf = new Map(
    ahead.map(({ event, roomPlan }) => {
      const seats = [...(roomPlan?.seats.values() ?? [])].flatMap(({ byPlace }) => [...byPlace.values()]);
      return [event.id, new Set(seats.map((seat) => seatKey({ ...seat, area: translate(seat.area, language).text })))] as const;
    }),
  );
  const isMissing = ({ event_id, places }: Item) =>
    seatsOf.has(event_id) && places.some((place) => place.number !== null && !seatsOf.get(event_id)?.has(seatKey(place)));
  return new Set(seated.filter(isMissing).map(({ id }) => id));
}

const seatKey = ({ area, row, number }: Pick<Item['places'][number], 'area' | 'row' | 'number'>) => JSON.stringify([area, row, number]);
