import { and, desc, inArray, not } from 'drizzle-orm';
import type { Database } from '../../core/database/client.server.ts';
import type { Translated } from '../../core/languages.ts';
import { events } from '../programme/programme.tables.server.ts';
import { isOff } from '../programme/reinstatement.shapes.ts';
import { isAsOnTicket } from './compose-notice.server.ts';
import { eventNotices } from './notices.tables.server.ts';
import { readTickets } from './waiting-notices.read.server.ts';

type NewNotice = typeof eventNotices.$inferInsert;

const { id, name, id_jet, date_start, ends_at, room, statuses, status_note } = events;
const columns = { id, name, id_jet, date_start, ends_at, room, statuses, status_note };
export type NoticedEvent = Pick<typeof events.$inferSelect, keyof typeof columns> & {
  /** Ticket holders have heard last that it is postponed and that there is no new date. */
  isAwaited: boolean;
};
/** What of an event decides whether its ticket holders have to hear of a change. */
type NoticeValues = Pick<NoticedEvent, 'date_start' | 'room'> & { statuses: readonly string[] };

/** What ticket holders know of these events; read before a change of them, inside its transaction. */
export async function readNoticedEvents(db: Database, ids: readonly number[]): Promise<NoticedEvent[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(columns)
    .from(events)
    .where(inArray(id, [...ids]));
  const last = await db
    .selectDistinctOn([eventNotices.event], {
      event: eventNotices.event,
      kind: eventNotices.kind,
      isDateKnown: eventNotices.is_date_known,
    })
    .from(eventNotices)
    .where(and(inArray(eventNotices.event, [...ids]), not(eventNotices.waits_for_office)))
    .orderBy(eventNotices.event, desc(eventNotices.id));
  const awaited = new Set(last.filter(({ kind, isDateKnown }) => kind === 'postpone' && !isDateKnown).map(({ event }) => event));
  return rows.map((row) => ({ ...row, isAwaited: awaited.has(row.id) }));
}

/**
 * The notices a change calls for, however it was made: by the action, a form, a call or an import (EVT-28). Read after the change, in
 * the same transaction, which has to store them. `note` is the reason for visitors; left out, that of the event if it is new. With
 * `isUnseen` nobody of the office has made the change: the mails wait for somebody who sends them (SHOP-124). `hasDate`: a postponement
 * that names its beginning, be it the one that the webshop has brought already.
 */
export async function readDueNotices(
  db: Database,
  before: readonly NoticedEvent[],
  {
    now,
    note,
    isUnseen = false,
    hasDate = false,
  }: { now: Date; note?: Translated | undefined; isUnseen?: boolean | undefined; hasDate?: boolean },
): Promise<NewNotice[]> {
  const changed = new Map(
    (
      await readNoticedEvents(
        db,
        before.map((event) => event.id),
      )
    ).map((event) => [event.id, event]),
  );
  const tickets = await readTickets(
    db,
    before.map((event) => event.id),
  );
  return before.flatMap((event): NewNotice[] => {
    const after = changed.get(event.id);
    const kind = after && kindOf(event, after);
    if (!kind || !hasHolders(event, now)) return [];
    const waiting = tickets.get(event.id);
    const { date_start, room } = waiting ?? event;
    const start = after.date_start;
    const is_date_known = hasDate || start.getTime() !== event.date_start.getTime();
    const isRoomNew = after.room !== null && after.room !== room;
    // The notice that waits says it already, or there is nothing to say any more.
    if (waiting && isUnseen && kind === 'postpone') return [];
    if (isAsOnTicket({ kind, before: date_start, start, isDateKnown: is_date_known, isRoomNew })) return [];
    const isNewNote = JSON.stringify(event.status_note) !== JSON.stringify(after.status_note);
    const reason = note ?? (isNewNote ? after.status_note : {});
    const notice = { event: event.id, kind, note: reason, date_start, room, is_date_known };
    return [{ ...notice, created_at: now, due_at: now, waits_for_office: isUnseen }];
  });
}

/** Whether somebody may have a ticket that is still good. */
export function hasHolders({ id_jet, ends_at }: Pick<NoticedEvent, 'id_jet' | 'ends_at'>, now: Date): boolean {
  return id_jet !== '' && ends_at > now;
}

/** What a holder has to hear of; null when nobody would come in vain or stay away. */
export function kindOf(before: NoticeValues & { isAwaited: boolean }, after: NoticeValues): NewNotice['kind'] | null {
  const isNow = (status: string) => after.statuses.some((one) => one === status) && !before.statuses.some((one) => one === status);
  if (isNow('canceled')) return 'cancel';
  if (isNow('postponed') || before.date_start.getTime() !== after.date_start.getTime()) return 'postpone';
  if (before.statuses.includes('canceled') && !after.statuses.includes('canceled')) return 'reinstate';
  if (before.isAwaited && isReinstated(before, after)) return 'reinstate';
  return before.room === after.room || after.room === null ? null : 'change_room';
}

/** Whether a cancellation or postponement is taken back. */
export const isReinstated = (before: Pick<NoticeValues, 'statuses'>, after: Pick<NoticeValues, 'statuses'>) =>
  isOff(before.statuses) && !isOff(after.statuses);
