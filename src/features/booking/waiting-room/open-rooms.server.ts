import { eq } from 'drizzle-orm';
import { announceChange, type Changes, everything } from '../../../core/database/changes.server.ts';
import type { Database } from '../../../core/database/client.server.ts';
import { makeRoom, type Room, readRooms } from './waiting-room.store.server.ts';
import { waitingRooms } from './waiting-room.tables.server.ts';

interface OpenRoomsOptions {
  db: Database;
  changes: Pick<Changes, 'subscribe' | 'applyNewChanges'>;
  clock: () => Date;
}

const tag = 'waiting_room';

/** Which events have a waiting room at the moment: known in memory and read again when that changes, so that other events cost no query. */
export class OpenRooms {
  readonly #options: OpenRoomsOptions;
  readonly #stopListening: () => void;
  /** Null when they have to be read. */
  #rooms: Promise<readonly Room[]> | null = null;

  constructor(options: OpenRoomsOptions) {
    this.#options = options;
    this.#stopListening = options.changes.subscribe((tags) => {
      if (tags.some((one) => one === tag || one === 'events' || one === everything)) this.#rooms = null;
    });
  }

  close(): void {
    this.#stopListening();
  }

  /** By number in the ticket system. */
  async byIdJet(idJet: string): Promise<Room | undefined> {
    return (await this.all()).find((room) => room.idJet === idJet);
  }

  async byEvent(event: number): Promise<Room | undefined> {
    return (await this.all()).find((room) => room.event === event);
  }

  async all(): Promise<Room[]> {
    const now = this.#options.clock();
    this.#rooms ??= readRooms(this.#options.db, now);
    const reading = this.#rooms;
    const rooms = await reading.catch((error: unknown) => {
      if (this.#rooms === reading) this.#rooms = null;
      throw error;
    });
    return rooms.filter((room) => room.endsAt > now && (room.isSwitchedOn || (room.openedUntil ?? now) > now));
  }

  /** Opens one until then, for all instances. */
  async openUntil(event: number, moment: Date): Promise<void> {
    await this.#options.db.transaction(async (transaction) => {
      await makeRoom(transaction, event);
      await transaction.update(waitingRooms).set({ opened_until: moment }).where(eq(waitingRooms.event, event));
      await announceChange(transaction, [tag]);
    });
    await this.#options.changes.applyNewChanges();
  }
}
