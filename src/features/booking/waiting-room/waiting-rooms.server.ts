import type { Changes } from '../../../core/database/changes.server.ts';
import type { Database, DatabaseHandle } from '../../../core/database/client.server.ts';
import { BackgroundWork } from '../../../core/outside/background-work.server.ts';
import { roomAheadMs } from '../../programme/sale-start.shapes.ts';
import { type Addition, type CartHold, isRefusal, type Refusal, type ShopGateway, type ShopVisitor } from '../shop-gateway.ts';
import { readSoldEvent } from '../stock/sold-events.read.server.ts';
import { hashOf } from '../tokens.server.ts';
import { OpenRooms } from './open-rooms.server.ts';
import { admit, arrive, come, expire, leave, mayAdd, type Place, type Queue, serve, waitingOf } from './queue.ts';
import { type RoomStanding, type RoomState, standingOf } from './room-state.ts';
import { SharedQueues } from './shared-queues.server.ts';
import { type Room, sweepPlaces } from './waiting-room.store.server.ts';

interface WaitingRoomsOptions {
  database: Pick<DatabaseHandle, 'db'>;
  shop: ShopGateway;
  changes: Pick<Changes, 'subscribe' | 'applyNewChanges'>;
  clock: () => Date;
  onError: (error: unknown) => void;
}

/** A browser in front of the room. */
export interface RoomVisitor {
  /** Its secret; undefined for a browser without cookies, which cannot wait. */
  secret: string | undefined;
  /** Counts a new place of its address; false where there were too many. */
  mayArrive(): Promise<boolean>;
}

/** What is happening in a room, for the office. */
export interface RoomOverview {
  waiting: number;
  choosing: number;
  served: number;
  seats: number | null;
  size: number;
  isSwitchedOn: boolean;
}

/** Between two steps of a room on one instance. */
const stepMs = 1000;
/** Admissions in that time, on all instances together: those admitted at once add at once. */
const admissionsPerStep = 20;
/** An answer from memory may be so old; then it waits for the step. */
const staleMs = 3000;
/** An addition that has waited so long, with so many others, opens the room by itself; it stays open so long, and longer while people wait. */
const [overloadMs, overloadSize, openMs] = [5000, 50, 15 * 60_000];
const retentionMs = 24 * 3_600_000;

/**
 * Waiting rooms of events (SHOP-82 to SHOP-92, decision 0089). The queue is in the database; each instance has a copy of it in memory that
 * follows the changes, and answers from that. No timer admits anybody: whoever asks makes the step that is due.
 */
export class WaitingRooms {
  readonly #options: WaitingRoomsOptions;
  readonly #db: Database;
  readonly #rooms: OpenRooms;
  readonly #queues: SharedQueues;
  readonly #steps = new Map<number, Promise<void>>();
  /** Additions that are being made, with the moment at which they came, by event without a room. */
  readonly #pending = new Map<string, Set<{ since: number }>>();
  readonly #work: BackgroundWork;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: WaitingRoomsOptions) {
    this.#options = options;
    this.#work = new BackgroundWork(options.onError);
    this.#db = options.database.db;
    this.#rooms = new OpenRooms({ ...options, db: this.#db });
    this.#queues = new SharedQueues({ ...options, db: this.#db });
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#rooms.close();
    await this.#work.settle();
  }

  /**
   * Adds tickets for who may: where the event has a waiting room, who is admitted. Others get a place, in the order of their additions, and
   * `waiting_room`; `too_many_places` where their address has taken too many, `unavailable` while nothing is known of the room's stock.
   */
  async addToCart(visitor: ShopVisitor, addition: Addition, at: RoomVisitor): Promise<CartHold | Refusal> {
    const room = await this.#rooms.byIdJet(addition.idJet);
    if (!room) return this.#watchedAddition(visitor, addition);
    const entered = await this.#enter(room, addition, at);
    if (entered !== null) return { refused: entered };
    const outcome = await this.#options.shop.addToCart(visitor, addition);
    const token = tokenOf(room.event, at);
    if (!isRefusal(outcome) && token) this.#free(room.event, token);
    return outcome;
  }

  /** Lets the next one choose. Nobody waits for it: later changes of the room come after it, and what a kill takes comes with the next step. */
  #free(event: number, token: string): void {
    this.#work.start(() => this.#queues.change(event, (queue, now) => serve(queue, token, now)));
  }

  /** Takes a place, or keeps the one there is; answers where it is. */
  async arrive(event: number, at: RoomVisitor): Promise<RoomStanding | Refusal> {
    const room = await this.#rooms.byEvent(event);
    if (!room) return { state: 'open' };
    const token = tokenOf(event, at);
    const state = await this.#stepped(room);
    if (!token) return { state: 'none', isLost: false };
    if (!state.queue.places.has(token)) {
      if ((state.stock.opensAt ?? 0) > this.#now() + roomAheadMs) return { refused: 'sale_not_started' };
      if (!(await at.mayArrive())) return { refused: 'too_many_places' };
      await this.#arriveIn(room, state, token);
    }
    return this.#standing(room, token);
  }

  /** Where a browser stands. Shows that it has come when it is its turn. */
  async standing(event: number, at: RoomVisitor): Promise<RoomStanding> {
    const room = await this.#rooms.byEvent(event);
    if (!room) return { state: 'open' };
    const state = await this.#stepped(room);
    const token = tokenOf(event, at);
    // Another instance may have given the place a moment ago.
    if (token && !state.queue.places.has(token)) await this.#queues.change(event);
    return token ? this.#standing(room, token) : { state: 'none', isLost: false };
  }

  async leave(event: number, at: RoomVisitor): Promise<void> {
    const token = tokenOf(event, at);
    if (token && (await this.#rooms.byEvent(event))) await this.#queues.change(event, (queue) => leave(queue, token));
  }

  /** The room of an event by its number in the ticket system: its id, null where there is none. */
  async eventOf(idJet: string): Promise<number | null> {
    return (await this.#rooms.byIdJet(idJet))?.event ?? null;
  }

  /** Those of these events that have a room at the moment. */
  async among(events: readonly number[]): Promise<number[]> {
    const rooms = await this.#rooms.all();
    return rooms.map(({ event }) => event).filter((event) => events.includes(event));
  }

  /** Places can be taken at the moment, also before the sale starts; false where the shop has not said yet when that is. */
  async takesPlaces(event: number): Promise<boolean> {
    const room = await this.#rooms.byEvent(event);
    const state = room && (await this.#knownState(room));
    return !!state && (state.stock.opensAt ?? 0) <= this.#now() + roomAheadMs;
  }

  /** Null where there is no room. */
  async overview(event: number): Promise<RoomOverview | null> {
    const room = await this.#rooms.byEvent(event);
    if (!room) return null;
    const { queue, stock } = await this.#stepped(room);
    const count = (state: Place['state']) => [...queue.places.values()].filter((place) => place.state === state).length;
    const { size, isSwitchedOn } = room;
    return { waiting: count('waiting'), choosing: count('admitted'), served: count('served'), seats: stock.seats, size, isSwitchedOn };
  }

  /** Why somebody may not add at the moment; null who may. Who has no place gets one, and comes in at once where there is room. */
  async #enter(
    room: Room,
    { seatGroup = '' }: Addition,
    at: RoomVisitor,
  ): Promise<'waiting_room' | 'too_many_places' | 'unavailable' | null> {
    const state = await this.#knownState(room);
    if (!state) return 'unavailable';
    // Before the sale starts the shop itself refuses.
    if ((state.stock.opensAt ?? 0) > this.#now()) return null;
    if (state.stock.seats === 0 && state.stock.wheelchairGroups.includes(seatGroup)) return null;
    const token = tokenOf(room.event, at);
    if (!token) return 'waiting_room';
    if (mayAdd(state.queue.places.get(token), this.#now())) return null;
    // Another instance may have admitted meanwhile.
    await this.#queues.change(room.event);
    if (!state.queue.places.has(token)) {
      if (!(await at.mayArrive())) return 'too_many_places';
      await this.#arriveIn(room, state, token);
    }
    return (await this.#standing(room, token)).state === 'admitted' ? null : 'waiting_room';
  }

  #arriveIn(room: Room, state: RoomState, token: string): Promise<null> {
    return this.#queues.change(
      room.event,
      (queue) => arrive(queue, token),
      (queue, now) => this.#admissions(queue, room, state, now, 1),
    );
  }

  async #standing(room: Room, token: string): Promise<RoomStanding> {
    const state = this.#queues.stateOf(room.event);
    const place = state.queue.places.get(token);
    if (place && !place.hasCome && (place.state === 'admitted' || place.state === 'missed'))
      await this.#queues.change(room.event, (queue, now) => come(queue, token, now));
    const known = state.queue.places.get(token);
    const now = this.#now();
    if (!known) return { state: 'none', isLost: state.queue.lost.has(token) };
    if (mayAdd(known, now)) return { state: 'admitted', seconds: Math.ceil(((known.until ?? now) - now) / 1000) };
    return standingOf(state, known, room.size, now);
  }

  /**
   * Makes the step of a room when one is due: reads its stock, ends what is over, admits who is next. Who finds the room as it was a
   * moment ago does not wait for it.
   */
  async #stepped(room: Room): Promise<RoomState> {
    const state = this.#queues.stateOf(room.event);
    const age = state.steppedAt === null ? Number.POSITIVE_INFINITY : Math.abs(this.#now() - state.steppedAt);
    if (age < stepMs) return state;
    const running = this.#steps.get(room.event) ?? this.#step(room, state).finally(() => this.#steps.delete(room.event));
    this.#steps.set(room.event, running);
    if (age >= staleMs) await running;
    return state;
  }

  /** The same; null where no step has been made and none can be, which the step has reported. */
  #knownState(room: Room): Promise<RoomState | null> {
    return this.#stepped(room).catch(() => null);
  }

  async #step(room: Room, state: RoomState): Promise<void> {
    try {
      const stock = (await this.#options.shop.availability([room.event], this.#options.clock())).get(room.event);
      const opensAt = stock?.presale?.length ? null : (stock?.saleStarts?.getTime() ?? null);
      const wheelchairGroups = stock?.groups.flatMap(({ seatGroup, isWheelchairOnly }) => (isWheelchairOnly ? [seatGroup] : [])) ?? [];
      state.stock = { seats: stock?.remaining ?? null, opensAt, wheelchairGroups };
      await this.#queues.change(room.event, expire, (queue, now) => this.#admissions(queue, room, state, now, admissionsPerStep));
      await this.#stayOpen(room, state);
      state.steppedAt = this.#now();
    } catch (error) {
      // What is known goes on being answered; before the first step it is not known whether the sale has started.
      this.#options.onError(error);
      if (state.steppedAt === null) throw error;
    }
  }

  #admissions(queue: Queue, { size }: Room, { stock }: RoomState, now: number, atOnce: number): Place[] {
    if ((stock.opensAt ?? 0) > now) return [];
    const isRecent = ({ admittedAt }: Place) => admittedAt !== null && admittedAt > now - stepMs && admittedAt <= now;
    const recent = [...queue.places.values()].filter(isRecent).length;
    return admit(queue, { size, seats: stock.seats, atOnce: Math.min(atOnce, admissionsPerStep - recent) }, now);
  }

  /** Adds where there is no room, and opens one when additions wait longer than they should. */
  async #watchedAddition(visitor: ShopVisitor, addition: Addition): Promise<CartHold | Refusal> {
    const pending = this.#pending.get(addition.idJet) ?? new Set();
    this.#pending.set(addition.idJet, pending);
    const [oldest] = pending;
    if (oldest && pending.size >= overloadSize && this.#now() - oldest.since >= overloadMs) await this.#open(addition.idJet);
    const entry = { since: this.#now() };
    pending.add(entry);
    try {
      return await this.#options.shop.addToCart(visitor, addition);
    } finally {
      pending.delete(entry);
      if (pending.size === 0) this.#pending.delete(addition.idJet);
    }
  }

  async #open(idJet: string): Promise<void> {
    const found = await readSoldEvent(this.#db, idJet);
    if (found) await this.#rooms.openUntil(found.event.id, new Date(this.#now() + openMs));
  }

  /** A room that opened by itself stays open while people wait. */
  async #stayOpen(room: Room, state: RoomState): Promise<void> {
    const until = room.openedUntil?.getTime();
    if (room.isSwitchedOn || !until || until - this.#now() > openMs / 3 || waitingOf(state.queue).length === 0) return;
    await this.#rooms.openUntil(room.event, new Date(this.#now() + openMs));
  }

  /** Deletes places that have been gone for a day and those of events that are over, and forgets rooms that are over. */
  async sweep(): Promise<void> {
    await sweepPlaces(this.#db, { goneBefore: new Date(this.#now() - retentionMs), now: this.#options.clock() });
    this.#queues.keepOnly(new Set((await this.#rooms.all()).map(({ event }) => event)));
  }

  /** Does so every hour. */
  begin(): void {
    this.#timer = setInterval(() => void this.sweep().catch(this.#options.onError), retentionMs / 24);
    this.#timer.unref();
  }

  #now = () => this.#options.clock().getTime();
}

/** Different for each event, so that places of one browser cannot be told to belong together. */
const tokenOf = (event: number, { secret }: RoomVisitor) => secret && hashOf('waiting-room', String(event), secret);
