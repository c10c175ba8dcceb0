import { type Language, translate } from '../../../core/languages.ts';
import type { Seats } from '../booking.contract.ts';
import type { EventSeats, ShopGateway } from '../shop-gateway.ts';
import { kindOf, type PlanArea, placeOf, priceGroupOf } from './seat-plan.shapes.ts';

/** Milliseconds for which the seats of an event are cached: shorter than live stock, because who is refused a seat looks again at once. */
const cacheMs = 2000;
const maxEvents = 200;

/** Reads the seats of events, each cached for 2 s and shared by concurrent requests; failures are not cached. */
export function createSeatsCache(shop: Pick<ShopGateway, 'seats'>) {
  const cache = new Map<number, { until: number; seats: Promise<EventSeats | null> }>();
  return (event: number, now: Date): Promise<EventSeats | null> => {
    const known = cache.get(event);
    if (known && known.until > now.getTime() && known.until <= now.getTime() + cacheMs) return known.seats;
    const seats = shop.seats?.(event, now) ?? Promise.resolve(null);
    cache.delete(event);
    cache.set(event, { until: now.getTime() + cacheMs, seats });
    seats.catch(() => cache.delete(event));
    const [oldest] = cache.keys();
    if (cache.size > maxEvents && oldest !== undefined) cache.delete(oldest);
    return seats;
  };
}

/** The seats of an event as its call and its pages show them. */
export function toSeats({ plan, taken, heldBackUntil }: EventSeats, language: Language): Seats {
  const gone = new Set(taken);
  return {
    price_groups: plan.price_groups,
    areas: plan.areas.map((area) => toArea(area, gone, language)),
    taken,
    is_held_back: heldBackUntil !== null,
  };
}

function toArea(area: PlanArea, gone: ReadonlySet<number>, language: Language): Seats['areas'][number] {
  const name = translate(area.name, language).text;
  if (area.kind === 'standing') {
    const all = Array.from({ length: area.places }, (_, index) => placeOf(area.id, index + 1));
    const standing = { id: area.id, price_group: area.price_group, places: area.places, free: all.filter((place) => !gone.has(place)) };
    return { name, kind: 'standing', shape: 'straight', rows: [], standing };
  }
  const rows = area.rows.map((row) => ({
    label: row.label,
    seats: row.numbers.map((number): Seats['areas'][number]['rows'][number]['seats'][number] => [
      placeOf(row.id, number),
      number,
      kindOf(row, number),
      priceGroupOf(row, number),
    ]),
    aisles: row.aisles,
    offset: row.offset,
  }));
  return { name, kind: 'seated', shape: area.shape, rows, standing: null };
}
