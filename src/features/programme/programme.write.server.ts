import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../core/database/actor.ts';
import { audit } from '../../core/database/change.tables.server.ts';
import { announceChange } from '../../core/database/changes.server.ts';
import type { Database } from '../../core/database/client.server.ts';
import type { Translated } from '../../core/languages.ts';
import { readDueNotices, readNoticedEvents } from '../notices/due-notices.read.server.ts';
import { eventNotices } from '../notices/notices.tables.server.ts';
import { isSalePaused, pauseSale, resumedSaleEnd } from './paused-sale.shapes.ts';
import { events, rooms } from './programme.tables.server.ts';

/** A change of an announced performance. `note` is the reason for visitors; left out, the old one stays. */
export type EventChange = { note?: Translated } & (
  | { kind: 'cancel' }
  /** Takes a cancellation or postponement back; without a note the old reason goes. */
  | { kind: 'reinstate' }
  /**
   * Without a new date the online sale ends until there is one, since nobody knows yet what would be sold. With the date first
   * announced it is postponed no more.
   */
  | { kind: 'postpone'; to?: { date_start: Date; date_end: Date | null } }
  | { kind: 'change_room'; room: number }
);

/**
 * Cancels, reinstates, postpones or moves an event: one transaction with its audit entry and its announcement, so that lists, pages,
 * structured data and calendars say so with the next request and the shop sells no further ticket that nobody could use.
 * Repeated, it changes nothing more than the note; without anything new it stores nothing (ADMIN-366).
 * @throws when there is no such event or room, or the new end lies before the new beginning.
 */
export async function changeEvent(db: Database, id: number, change: EventChange, { user, now }: Actor): Promise<void> {
  await db.transaction(async (transaction) => {
    const [event] = await transaction.select().from(events).where(eq(events.id, id)).for('update');
    if (!event || event.deleted_at) throw new Error(`There is no event ${id}.`);
    const values = { ...(await valuesOf(transaction, event, change, now)), ...(change.note && { status_note: change.note }) };
    if (isAsBefore(event, values)) return;
    const noticed = await readNoticedEvents(transaction, [id]);
    await transaction
      .update(events)
      .set({ ...values, version: event.version + 1, updated_at: now })
      .where(eq(events.id, id));
    const tags = ['events', `event:${id}`, ...(event.parent === null ? [] : [`event:${event.parent}`])];
    await announceChange(transaction, tags);
    await transaction.insert(audit).values({
      user,
      action: change.kind,
      content_type: 'event',
      object_id: id,
      title: event.name.de ?? event.name.en ?? '',
      detail: { ...change, version: event.version, before: beforeOf(event) },
      created_at: now,
    });
    const notices = await readDueNotices(transaction, noticed, {
      now,
      note: change.note ?? {},
      hasDate: change.kind === 'postpone' && change.to !== undefined,
    });
    if (notices.length > 0) await transaction.insert(eventNotices).values(notices);
  });
}

/** Whether a change leaves everything as it is; statuses have no order. */
function isAsBefore(event: EventRow, values: Partial<EventRow>): boolean {
  const same = (name: string, value: unknown) => (name === 'statuses' ? [...(value as string[])].sort() : value);
  return Object.entries(values).every(([name, value]) => isDeepStrictEqual(same(name, value), same(name, event[name as keyof EventRow])));
}

/** What a change may have replaced, for merging edits that are based on it (EDIT-19). */
function beforeOf({ date_start, date_end, previous_start, room, statuses, status_note, sale_ends }: EventRow) {
  return { date_start, date_end, previous_start, room, statuses, status_note, sale_ends };
}

type EventRow = typeof events.$inferSelect;

async function valuesOf(transaction: Database, event: EventRow, change: EventChange, now: Date): Promise<Partial<EventRow>> {
  const statuses = event.statuses.filter((status) => status !== 'canceled' && status !== 'postponed');
  switch (change.kind) {
    case 'cancel':
      return { statuses: ['canceled', ...statuses] };
    case 'reinstate':
      return { statuses, status_note: {}, ...resumedSale(event) };
    case 'postpone':
      if (!change.to) return { statuses: ['postponed', ...statuses], ...(isSalePaused(event) ? {} : pauseSale(event.sale_ends, now)) };
      if (change.to.date_end && change.to.date_end < change.to.date_start) throw new Error('An event cannot end before it begins.');
      return {
        ...(isTakenBack(event, change.to.date_start) ? { statuses, status_note: {} } : { statuses: ['postponed', ...statuses] }),
        previous_start: previousStart(event, change.to.date_start),
        ...resumedSale(event, change.to.date_start),
        ...change.to,
      };
    case 'change_room': {
      const [room] = await transaction.select({ id: rooms.id }).from(rooms).where(eq(rooms.id, change.room));
      if (!room) throw new Error(`There is no room ${change.room}.`);
      return { room: room.id };
    }
  }
}

/** The beginning first announced; null when the event is moved back to it. */
function previousStart({ previous_start, date_start }: EventRow, to: Date): Date | null {
  const first = previous_start ?? date_start;
  return first.getTime() === to.getTime() ? null : first;
}

/** Whether a postponement leads back to the beginning first announced, be there another one meanwhile or none. */
function isTakenBack(event: EventRow, to: Date): boolean {
  if (previousStart(event, to) !== null) return false;
  return event.previous_start !== null || (event.statuses.includes('postponed') && isSalePaused(event));
}

/** The sale of an event that takes place after all. */
function resumedSale(event: EventRow, to?: Date): Pick<EventRow, 'sale_ends' | 'paused_sale'> {
  return { sale_ends: resumedSaleEnd(event, to), paused_sale: null };
}
