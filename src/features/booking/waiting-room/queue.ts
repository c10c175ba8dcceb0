/**
 * The queue of a waiting room (SHOP-82), pure: each operation answers the places that change, and `apply` puts them in. So they can be
 * stored first. Time comes in with the call and may jump either way.
 */

/**
 * `waiting` until it is their turn; `admitted` may choose and takes one of the room's seats to choose; `served` has tickets in the cart, may
 * add more for a while and takes none; `missed` did not come at its turn and is next on return; `gone` is over.
 */
export type PlaceState = 'waiting' | 'admitted' | 'served' | 'missed' | 'gone';

export interface Place {
  /** Hash of the browser's secret. */
  token: string;
  /** Order of arrival, from 1. */
  number: number;
  state: PlaceState;
  /** Milliseconds of the epoch at which an admission or the return of a missed one ends, and ended where the place is lost by that; null while waiting and once given up. */
  until: number | null;
  /** The first admission, milliseconds of the epoch; null before. */
  admittedAt: number | null;
  /** An admitted visitor has come. */
  hasCome: boolean;
}

export interface Queue {
  /** Places that are not gone, by token. */
  places: Map<string, Place>;
  /** Tokens of those who lost their place: they did not come at their turn, or took too long to choose. Until they are admitted or leave. */
  lost: Set<string>;
  /** The last number that was given. */
  last: number;
}

export interface AdmitRules {
  /** How many may choose at once. */
  size: number;
  /** Places left for sale; null where that is unknown. Not more choose than are left. */
  seats: number | null;
  /** Admissions of one step: those admitted together add together. */
  atOnce: number;
}

/** How long an admitted visitor may take to come: longer than the longest interval between two questions of a page. */
export const comeMs = 2 * 60_000;
/** How long choosing may take. */
export const chooseMs = 10 * 60_000;
/** How long further tickets may be added to a cart. */
export const servedMs = 15 * 60_000;
/** How long a missed turn is kept. */
export const missedMs = 30 * 60_000;

export const emptyQueue = (): Queue => ({ places: new Map(), lost: new Set(), last: 0 });

export const copyOf = ({ places, lost, last }: Queue): Queue => ({ places: new Map(places), lost: new Set(lost), last });

/** Puts changed places into the queue. */
export function apply(queue: Queue, changes: readonly Place[]): void {
  for (const place of changes) {
    if (place.state === 'gone') queue.places.delete(place.token);
    else queue.places.set(place.token, place);
    if (place.state === 'gone' && place.until !== null) queue.lost.add(place.token);
    else if (place.state !== 'waiting') queue.lost.delete(place.token);
    queue.last = Math.max(queue.last, place.number);
  }
}

/** Gives a place at the end; who has one keeps it. */
export function arrive(queue: Queue, token: string): Place[] {
  if (queue.places.has(token)) return [];
  return [{ token, number: queue.last + 1, state: 'waiting', until: null, admittedAt: null, hasCome: false }];
}

/** A visitor shows up: an admitted one has the time to choose from now on, one who missed the turn is next again. */
export function come(queue: Queue, token: string, now: number): Place[] {
  const place = queue.places.get(token);
  if (!place) return [];
  if (place.state === 'missed') return isOver(place, now) ? [] : [{ ...place, state: 'waiting', until: null, hasCome: false }];
  return place.state === 'admitted' && !place.hasCome && !isOver(place, now) ? [{ ...place, hasCome: true, until: now + chooseMs }] : [];
}

/** Tickets were added: somebody else may choose, and this visitor may add more while the cart is held. */
export function serve(queue: Queue, token: string, now: number): Place[] {
  const place = queue.places.get(token);
  return place && mayAdd(place, now) ? [{ ...place, state: 'served', hasCome: true, until: now + servedMs }] : [];
}

export function leave(queue: Queue, token: string): Place[] {
  const place = queue.places.get(token);
  return place ? [gone(place)] : [];
}

/** Ends what is over. */
export function expire(queue: Queue, now: number): Place[] {
  const changes: Place[] = [];
  for (const place of queue.places.values()) {
    if (!isOver(place, now)) continue;
    const isMissed = place.state === 'admitted' && !place.hasCome;
    if (isMissed) changes.push({ ...place, state: 'missed', until: now + missedMs });
    else changes.push(place.state === 'served' ? gone(place) : { ...place, state: 'gone' });
  }
  return changes;
}

/** Admits who is next in the order of arrival, as many as the rules allow. */
export function admit(queue: Queue, { size, seats, atOnce }: AdmitRules, now: number): Place[] {
  const choosing = [...queue.places.values()].filter(({ state }) => state === 'admitted').length;
  const free = Math.min(atOnce, Math.min(size, seats ?? size) - choosing);
  if (free <= 0) return [];
  const next = waitingOf(queue).slice(0, free);
  return next.map((place) => ({ ...place, state: 'admitted', hasCome: false, until: now + comeMs, admittedAt: place.admittedAt ?? now }));
}

/** A visitor with this place may add tickets at the moment. */
export function mayAdd(place: Place | undefined, now: number): boolean {
  return place !== undefined && (place.state === 'admitted' || place.state === 'served') && !isOver(place, now);
}

/** Waiting places in the order of arrival. */
export function waitingOf(queue: Queue): Place[] {
  return [...queue.places.values()].filter(({ state }) => state === 'waiting').sort((one, other) => one.number - other.number);
}

const isOver = ({ until }: Place, now: number) => until !== null && until <= now;
const gone = (place: Place): Place => ({ ...place, state: 'gone', until: null });
