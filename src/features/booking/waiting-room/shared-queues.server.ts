import type { Database } from '../../../core/database/client.server.ts';
import { inBatches } from '../../../core/database/in-batches.ts';
import { withRetry } from '../../../core/database/with-retry.server.ts';
import { apply, copyOf, emptyQueue, type Place, type Queue } from './queue.ts';
import type { RoomState } from './room-state.ts';
import { lockRoom, readChanged, storePlaces } from './waiting-room.store.server.ts';

/** An operation on the queue: what it changes. */
export type Operation = (queue: Queue, now: number) => Place[];

const changesAtOnce = 500;

/** The queues of rooms in the database, each with a copy in memory that follows the changes of all instances (decision 0089). */
export class SharedQueues {
  readonly #db: Database;
  readonly #clock: () => Date;
  readonly #states = new Map<number, RoomState>();
  readonly #inBatches: (event: string, operations: readonly Operation[]) => Promise<null>;

  constructor({ db, clock }: { db: Database; clock: () => Date }) {
    this.#db = db;
    this.#clock = clock;
    this.#inBatches = inBatches(
      (event, changes: readonly (readonly Operation[])[]) => withRetry(() => this.#changeQueue(Number(event), changes)),
      changesAtOnce,
    );
  }

  stateOf(event: number): RoomState {
    const known = this.#states.get(event);
    if (known) return known;
    const stock = { seats: null, opensAt: null, wheelchairGroups: [] };
    const state: RoomState = { queue: emptyQueue(), version: -1, stock, steppedAt: null, admissions: [], numbers: null };
    this.#states.set(event, state);
    return state;
  }

  /** Runs operations one after the other, together with what others change at the same time; without any it reads what they have changed. */
  change(event: number, ...operations: Operation[]): Promise<null> {
    return this.#inBatches(String(event), operations);
  }

  /** Forgets the copies of all other events. */
  keepOnly(events: ReadonlySet<number>): void {
    for (const event of this.#states.keys()) if (!events.has(event)) this.#states.delete(event);
  }

  /** Runs them under the lock of the room, after what other instances have changed, and stores what they change as one change. */
  async #changeQueue(event: number, changes: readonly (readonly Operation[])[]): Promise<null[]> {
    const state = this.stateOf(event);
    const now = this.#clock();
    const done = await this.#db.transaction(async (transaction) => {
      const version = await lockRoom(transaction, event);
      const news = new Map<string, Place>();
      const draft = copyOf(state.queue);
      const put = (places: readonly Place[]) => {
        apply(draft, places);
        for (const place of places) news.set(place.token, place);
      };
      if (version > state.version) put(await readChanged(transaction, event, state.version));
      const changed = new Map<string, Place>();
      for (const operation of changes.flat()) {
        const places = operation(draft, now.getTime());
        put(places);
        for (const place of places) changed.set(place.token, place);
      }
      if (changed.size === 0) return { draft, news, version };
      await storePlaces(transaction, event, version + 1, [...changed.values()], now);
      return { draft, news, version: version + 1 };
    });
    for (const { token, admittedAt } of done.news.values())
      if (admittedAt !== null && !state.queue.places.get(token)?.admittedAt) state.admissions.push(admittedAt);
    Object.assign(state, { queue: done.draft, version: done.version, numbers: done.news.size > 0 ? null : state.numbers });
    return changes.map(() => null);
  }
}
