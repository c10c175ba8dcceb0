import { and, eq, gt, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { events } from '../../programme/programme.tables.server.ts';
import type { Place } from './queue.ts';
import { waitingRoomPlaces, waitingRooms } from './waiting-room.tables.server.ts';

/** An event with a waiting room. */
export interface Room {
  event: number;
  idJet: string;
  /** How many may choose at once. */
  size: number;
  /** Switched on in the office; otherwise it opened by itself. */
  isSwitchedOn: boolean;
  openedUntil: Date | null;
  endsAt: Date;
}

const presetSize = 200;

/** Rooms that are switched on or have opened by themselves, of listed events that are not over. */
export async function readRooms(db: Database, now: Date): Promise<Room[]> {
  const rows = await db
    .select({
      ...{ event: events.id, idJet: events.id_jet, size: events.waiting_room_size, isSwitchedOn: events.has_waiting_room },
      ...{ openedUntil: waitingRooms.opened_until, endsAt: events.ends_at },
    })
    .from(events)
    .leftJoin(waitingRooms, eq(waitingRooms.event, events.id))
    .where(
      and(eq(events.is_listed, true), gt(events.ends_at, now), or(eq(events.has_waiting_room, true), gt(waitingRooms.opened_until, now))),
    )
    .orderBy(events.id);
  return rows.map((row) => ({ ...row, size: row.size ?? presetSize }));
}

/** Makes the row of a room, which its changes lock, unless it is there. */
export async function makeRoom(db: Database, event: number): Promise<void> {
  await db.insert(waitingRooms).values({ event }).onConflictDoNothing();
}

/** Locks a room until the transaction ends, and makes it before its first change; answers the number of its last change. */
export async function lockRoom(transaction: Database, event: number): Promise<number> {
  const lock = () =>
    transaction.select({ version: waitingRooms.version }).from(waitingRooms).where(eq(waitingRooms.event, event)).for('update');
  const [known] = await lock();
  if (known) return known.version;
  await makeRoom(transaction, event);
  const [made] = await lock();
  return made?.version ?? 0;
}

/** Places that have changed since, in the order of their changes. */
export async function readChanged(db: Database, event: number, since: number): Promise<Place[]> {
  const rows = await db
    .select()
    .from(waitingRoomPlaces)
    .where(and(eq(waitingRoomPlaces.event, event), gt(waitingRoomPlaces.version, since)))
    .orderBy(waitingRoomPlaces.version, waitingRoomPlaces.number);
  return rows.map(({ token, number, state, until, admitted_at, has_come }) => {
    return { token, number, state, until, admittedAt: admitted_at, hasCome: has_come };
  });
}

/** Stores changed places as one change of the room, which is locked. */
export async function storePlaces(transaction: Database, event: number, version: number, places: readonly Place[], now: Date) {
  await transaction.update(waitingRooms).set({ version }).where(eq(waitingRooms.event, event));
  await transaction
    .insert(waitingRoomPlaces)
    .values(
      places.map(({ token, number, state, until, admittedAt, hasCome }) => {
        return { event, token, number, state, until, admitted_at: admittedAt, has_come: hasCome, version, changed_at: now };
      }),
    )
    .onConflictDoUpdate({
      target: [waitingRoomPlaces.event, waitingRoomPlaces.token],
      set: {
        number: sql`excluded.number`,
        state: sql`excluded.state`,
        until: sql`excluded.until`,
        admitted_at: sql`excluded.admitted_at`,
        has_come: sql`excluded.has_come`,
        version: sql`excluded.version`,
        changed_at: sql`excluded.changed_at`,
      },
    });
}

/** Deletes places that were gone before this moment, and all places of events that are over by now; who waits goes on waiting. */
export async function sweepPlaces(db: Database, { goneBefore, now }: { goneBefore: Date; now: Date }): Promise<void> {
  const isLongGone = and(eq(waitingRoomPlaces.state, 'gone'), lt(waitingRoomPlaces.changed_at, goneBefore));
  const over = db.select({ id: events.id }).from(events).where(lte(events.ends_at, now));
  await db.delete(waitingRoomPlaces).where(or(isLongGone, inArray(waitingRoomPlaces.event, over)));
}
