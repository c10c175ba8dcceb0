import { type Place, type Queue, waitingOf } from './queue.ts';

/** The stock of an event as its waiting room needs it. */
export interface RoomStock {
  /** Places that everybody can have; null where the shop does not say. */
  seats: number | null;
  /** Seat groups of which nothing but spaces for wheelchairs is left: nobody waits for those (SHOP-150). */
  wheelchairGroups: readonly string[];
  /** When admissions begin; null for at once. */
  opensAt: number | null;
}

/** What an instance remembers of a room: its queue as of a version, and what is derived from it. */
export interface RoomState {
  queue: Queue;
  version: number;
  stock: RoomStock;
  /** When admissions were made last, by the clock of the site. */
  steppedAt: number | null;
  /** Moments of first admissions, for the estimate. */
  admissions: number[];
  /** Numbers of waiting places in their order, once they were needed for this version. */
  numbers: number[] | null;
}

export type RoomStanding =
  | { state: 'open' }
  /** `isLost`: the place that this browser had; it has none, or a new one. */
  | { state: 'none'; isLost: boolean }
  | { state: 'admitted'; seconds: number }
  | { state: 'waiting'; ahead: number; estimate: number | null; opensIn: number; isSoldOut: boolean; isLost: boolean; retryAfter: number };

const rateWindowMs = 180_000;
/** How long choosing takes, for the estimate until it is known. */
const presetChoiceMs = 120_000;
/** Between two questions of a page that waits. */
const [minRetrySeconds, maxRetrySeconds] = [3, 30];

/** Where somebody stands in the queue. Answered from memory, because each page that waits asks for it every few seconds. */
export function standingOf(
  room: RoomState,
  { number, token }: Place,
  size: number,
  now: number,
): Extract<RoomStanding, { state: 'waiting' }> {
  room.numbers ??= waitingOf(room.queue).map((place) => place.number);
  const ahead = indexOf(room.numbers, number);
  const opensIn = Math.max(0, Math.ceil(((room.stock.opensAt ?? now) - now) / 1000));
  const isSoldOut = room.stock.seats === 0;
  const estimate = isSoldOut ? null : opensIn + Math.ceil(waitMs(room, ahead, size, now) / 1000);
  // The further back, the rarer; never so rare that the turn is missed.
  const retryAfter = Math.min(maxRetrySeconds, Math.max(minRetrySeconds, Math.ceil((estimate ?? 120) / 8)));
  return { state: 'waiting', ahead, estimate, opensIn, isSoldOut, isLost: room.queue.lost.has(token), retryAfter };
}

function waitMs(room: RoomState, ahead: number, size: number, now: number): number {
  const recent = room.admissions.filter((moment) => moment > now - rateWindowMs && moment <= now);
  room.admissions = recent;
  const span = now - (recent[0] ?? now);
  const perMs = span >= rateWindowMs / 3 ? recent.length / span : size / presetChoiceMs;
  const free = room.stock.opensAt !== null && room.stock.opensAt > now ? size : 0;
  return Math.max(0, ahead + 1 - free) / perMs;
}

/** How many of the sorted numbers are smaller. */
function indexOf(numbers: readonly number[], number: number): number {
  let [from, to] = [0, numbers.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((numbers[middle] ?? 0) < number) from = middle + 1;
    else to = middle;
  }
  return from;
}
