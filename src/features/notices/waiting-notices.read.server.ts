import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/client.server.ts';
import { events, rooms } from '../programme/programme.tables.server.ts';
import type { NoticeContent } from './compose-notice.server.ts';
import { eventNotices } from './notices.tables.server.ts';

/** A notice that waits until somebody sends it, with what its mail is written from. */
export interface WaitingNotice extends Omit<NoticeContent, 'siteName' | 'origin'> {
  id: number;
}

/** Waits, and no later notice of the event has said more. */
const isWaiting = and(
  eventNotices.waits_for_office,
  sql`not exists (select 1 from event_notices later where later.event = ${eventNotices.event} and later.id > ${eventNotices.id} and not later.waits_for_office)`,
);

/** The notices that wait for the office (SHOP-124), the nearest performance first; one whose performance is back at its time is none. */
export async function readWaitingNotices(db: Database, now: Date): Promise<WaitingNotice[]> {
  const rows = await db
    .select({ notice: eventNotices, event: events, room: rooms.name })
    .from(eventNotices)
    .innerJoin(events, eq(events.id, eventNotices.event))
    .leftJoin(rooms, eq(rooms.id, events.room))
    .where(and(isWaiting, isNull(events.deleted_at), gt(events.ends_at, now)))
    .orderBy(asc(events.date_start), asc(eventNotices.id));
  return rows.flatMap(({ notice: { id, kind, note, date_start: before }, event, room }) =>
    isBack(kind, before, event)
      ? []
      : [{ id, kind, note, before, event: { id: event.id, name: event.name }, start: event.date_start, room }],
  );
}

/** What stands on the tickets of events that were moved without anybody having been notified yet, by event. */
export async function readTicketDates(db: Database, ids: readonly number[]): Promise<Map<number, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ event: eventNotices.event, date_start: eventNotices.date_start })
    .from(eventNotices)
    .where(and(isWaiting, inArray(eventNotices.event, [...ids])))
    .orderBy(asc(eventNotices.id));
  const dates = new Map<number, Date>();
  for (const { event, date_start } of rows) if (!dates.has(event)) dates.set(event, date_start);
  return dates;
}

/** Moved, and moved back before anybody heard of it. */
export function isBack(kind: string, before: Date, { date_start, statuses }: Pick<typeof events.$inferSelect, 'date_start' | 'statuses'>) {
  return kind === 'postpone' && !statuses.includes('postponed') && before.getTime() === date_start.getTime();
}
