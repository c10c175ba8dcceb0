import type { SoldEvent } from '../sale-rules.ts';
import type { PlannedGroup, PlannedSeats } from '../seat-plan/planned-seats.ts';
import type { Seating } from './seat-allocator.ts';

/** The stored values of a stock; null follows from the catalogue. */
export interface StoredStock {
  seat_group: string;
  block_id: number;
  capacity: number | null;
  row_width: number | null;
}

/** Seating of a stock, with its places where the room has a seat plan for it. */
export interface StockSeating extends Seating {
  group?: PlannedGroup;
}

/** Capacity of a room without a number of seats. */
const presetCapacity = 100;

export const placeKey = (seatGroup: string, blockId: number) => `${blockId} ${seatGroup}`;
/** The seat group of such a key. */
export const seatGroupOf = (key: string) => key.slice(key.indexOf(' ') + 1);

/**
 * The seating of every seat group and timeslot of an event, by {@link placeKey}. Computed from the catalogue and the room each time, so
 * that changes apply at once. A seat group without timeslots that the seat plan of the room knows has the places of the plan, at most
 * as many as are stored; the others share what the room has beyond them.
 */
export function planSeating(
  event: SoldEvent,
  roomSeats: number | null,
  stored: readonly StoredStock[],
  planned: PlannedSeats = new Map(),
): Map<string, StockSeating> {
  const keys = placesOf(event);
  const groups = new Map([...planned].map(([group, seats]) => [placeKey(group, 0), seats]));
  const inPlan = keys.filter((key) => groups.has(key));
  const planSeats = inPlan.reduce((sum, key) => sum + (groups.get(key)?.byPlace.size ?? 0), 0);
  // A plan of which the event sells nothing still says how many the room takes.
  const all = [...planned.values()].reduce((sum, { byPlace }) => sum + byPlace.size, 0);
  const seats = roomSeats ?? (inPlan.length === 0 && all > 0 ? all : null);
  const left = seats === null ? null : Math.max(0, seats - planSeats);
  const numbered = numberSeats(
    event,
    keys.filter((key) => !groups.has(key)),
    left,
    stored,
  );
  return new Map(
    keys.map((key) => {
      const group = groups.get(key);
      if (!group) return [key, numbered.get(key) ?? { capacity: 0, rowWidth: 0 }];
      const limit = stored.find((stock) => placeKey(stock.seat_group, stock.block_id) === key)?.capacity ?? group.byPlace.size;
      return [key, { capacity: Math.min(limit, group.byPlace.size), rowWidth: 0, group }];
    }),
  );
}

/** Stored numbers take precedence. Where their sum exceeds the seats each has its part of them, and the parts add up to all seats. */
function numberSeats(
  event: SoldEvent,
  places: readonly string[],
  roomSeats: number | null,
  stored: readonly StoredStock[],
): Map<string, Seating> {
  const seats = roomSeats ?? presetCapacity;
  const known = new Map(stored.map((stock) => [placeKey(stock.seat_group, stock.block_id), stock]));
  const capacityOf = (key: string) => known.get(key)?.capacity ?? null;
  const fixed = places.reduce((sum, key) => sum + (capacityOf(key) ?? 0), 0);
  const isTooSmall = roomSeats !== null && fixed > roomSeats;
  const scaled = (count: number) => (isTooSmall ? Math.floor((count * roomSeats) / fixed) : count);
  const open = places.filter((key) => capacityOf(key) === null);
  const left = Math.max(0, seats - scaled(fixed));
  const shares = new Map(open.map((key, index) => [key, shareOf(left, open.length, index)]));
  let before = 0;
  const partOf = (count: number) => {
    before += count;
    return scaled(before) - scaled(before - count);
  };
  return new Map(
    places.map((key) => {
      const capacity = shares.get(key) ?? partOf(capacityOf(key) ?? 0);
      return [key, { capacity, rowWidth: known.get(key)?.row_width ?? (event.seat_groups.length > 0 ? rowWidthFor(capacity) : 0) }];
    }),
  );
}

function placesOf({ seat_groups, prices }: SoldEvent): string[] {
  if (seat_groups.length === 0) return prices.length > 0 ? [placeKey('', 0)] : [];
  const keys = seat_groups.flatMap(({ seat_group, timeslots }) =>
    timeslots.length > 0 ? timeslots.map((slot) => placeKey(seat_group, slot.block_id)) : [placeKey(seat_group, 0)],
  );
  return [...new Set(keys)];
}

/** Equal shares that add up to the total. */
function shareOf(total: number, count: number, index: number): number {
  return Math.floor(total / count) + (index < total % count ? 1 : 0);
}

/** A block as wide as it is deep and half as much again, as blocks of seats are. */
function rowWidthFor(capacity: number): number {
  return Math.min(30, Math.max(6, Math.ceil(Math.sqrt(capacity * 1.5))));
}
