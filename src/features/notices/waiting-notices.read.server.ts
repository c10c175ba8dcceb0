import { and, asc, eq, gt, inArray, isNull, not } from 'drizzle-orm';
import type { Database } from '../../core/database/client.server.ts';
import { events, rooms } from '../programme/programme.tables.server.ts';
import { isAsOnTicket, type NoticeContent } from './compose-notice.server.ts';
import { eventNotices } from './notices.tables.server.ts';
import { isOvertaken } from './overtaken.server.ts';

/** A notice that waits until somebody sends it, with what its mail is written from. */
export interface WaitingNotice extends Omit<NoticeContent, 'siteName' | 'origin' | 'waitingToken'> {
  id: number;
}

/** Waits, and no later notice of the event has said more. */
export const isWaiting = and(eventNotices.waits_for_office, not(isOvertaken));

/** The notices that wait for the office (SHOP-124), the nearest performance first; one whose performance is back as it was is none. */
export async function readWaitingNotices(db: Database, now: Date): Promise<WaitingNotice[]> {
  const rows = await db
    .select({ notice: eventNotices, event: events, room: rooms.name })
    .from(eventNotices)
    .innerJoin(events, eq(events.id, eventNotices.event))
    .leftJoin(rooms, eq(rooms.id, events.room))
    .where(and(isWaiting, isNull(events.deleted_at), gt(events.ends_at, now)))
    .orderBy(asc(events.date_start), asc(eventNotices.id));
  return rows
    .map(({ notice, event, room }) => ({ id: notice.id, ...contentOf(notice, notice, event, room) }))
    .filter((notice) => !isAsOnTicket(notice));
}

/** What a mail of a notice is written from, for whoever knows of the event what was before the notice `since`. */
export function contentOf(
  { kind, note, is_date_known }: Pick<typeof eventNotices.$inferSelect, 'kind' | 'note' | 'is_date_known'>,
  since: Ticket,
  event: typeof events.$inferSelect,
  room: NoticeContent['room'],
): Omit<NoticeContent, 'siteName' | 'origin' | 'waitingToken'> {
  return {
    ...{ kind, note, before: since.date_start, event: { id: event.id, name: event.name }, start: event.date_start, room },
    // A postponement without a date that is no postponement any more leaves the beginning as it was.
    isDateKnown: is_date_known || !event.statuses.includes('postponed'),
    isRoomNew: event.room !== null && event.room !== since.room,
  };
}

/** What stands on tickets. */
export type Ticket = Pick<typeof eventNotices.$inferSelect, 'date_start' | 'room'>;

/** What stands on the tickets of events that were changed without anybody having been notified yet, by event. */
export async function readTickets(db: Database, ids: readonly number[]): Promise<Map<number, Ticket>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ event: eventNotices.event, date_start: eventNotices.date_start, room: eventNotices.room })
    .from(eventNotices)
    .where(and(isWaiting, inArray(eventNotices.event, [...ids])))
    .orderBy(asc(eventNotices.id));
  const tickets = new Map<number, Ticket>();
  for (const { event, ...ticket } of rows) if (!tickets.has(event)) tickets.set(event, ticket);
  return tickets;
}
