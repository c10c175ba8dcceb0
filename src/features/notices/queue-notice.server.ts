import { and, asc, eq, inArray, isNull, lt, ne, not, or, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/client.server.ts';
import type { Language } from '../../core/languages.ts';
import { events, rooms } from '../programme/programme.tables.server.ts';
import { isAsOnTicket } from './compose-notice.server.ts';
import { eventNotices, noticeMails } from './notices.tables.server.ts';
import { isOvertaken } from './overtaken.server.ts';
import { contentOf } from './waiting-notices.read.server.ts';
import { readWaitingParties } from './waiting-parties.read.server.ts';

/** Somebody with a ticket, as the shop knows them. */
export interface Holder {
  email: string;
  language: Language;
}

type Notice = typeof eventNotices.$inferSelect;

/**
 * Queues one mail per holder, and per party of the waiting list that holds none, once, whatever the instances do; the shop has been requested before. Mails of earlier notices that nobody
 * has got are taken back: the new one is written by what those holders know, and not at all when for them nothing has changed. Answers
 * how many are mailed; null where another instance or a later notice was faster.
 */
export async function queueNotice(transaction: Database, notice: Notice, holders: readonly Holder[], now: Date): Promise<number | null> {
  const isOurs = eq(eventNotices.id, notice.id);
  const [ours] = await transaction
    .update(eventNotices)
    .set({ queued_at: now })
    .where(and(isOurs, isNull(eventNotices.queued_at), not(isOvertaken)))
    .returning({ id: eventNotices.id });
  if (!ours) return null;
  const { unknownToAll, unknownTo } = await takeBack(transaction, notice);
  const [row] = await transaction
    .select({ event: events, room: rooms.name })
    .from(events)
    .leftJoin(rooms, eq(rooms.id, events.room))
    .where(eq(events.id, notice.event));
  if (!row) return null;
  const sinceIds = [...new Set([...unknownTo.values(), ...(unknownToAll === null ? [] : [unknownToAll])])];
  const earlier = sinceIds.length === 0 ? [] : await transaction.select().from(eventNotices).where(inArray(eventNotices.id, sinceIds));
  const isDue = new Map(
    [...earlier, notice].map((since) => [since.id, !isAsOnTicket(contentOf(notice, since, row.event, row.room))] as const),
  );
  const waiting = await readWaitingParties(transaction, notice.event, holders);
  const recipients = [...holders.map((holder) => ({ ...holder, party: null })), ...waiting];
  const mails = recipients.flatMap(({ email, language, party }) => {
    const since = unknownTo.get(email) ?? unknownToAll;
    return isDue.get(since ?? notice.id) ? [{ notice: notice.id, recipient: email, language, since, party, due_at: now }] : [];
  });
  for (let at = 0; at < mails.length; at += 1000)
    await transaction
      .insert(noticeMails)
      .values(mails.slice(at, at + 1000))
      .onConflictDoNothing();
  await transaction.update(eventNotices).set({ holders: mails.length }).where(isOurs);
  return mails.length;
}

interface Unknown {
  /** The first notice that nobody has got; null when there is none. */
  unknownToAll: number | null;
  /** The first notice that an address has not got. */
  unknownTo: Map<string, number>;
}

/** Deletes what is still queued of earlier notices of the event, without mails that are being sent. */
async function takeBack(transaction: Database, { id, event }: Notice): Promise<Unknown> {
  const earlier = await transaction
    .select({ id: eventNotices.id, queued_at: eventNotices.queued_at })
    .from(eventNotices)
    .where(and(eq(eventNotices.event, event), lt(eventNotices.id, id), not(eventNotices.waits_for_office)))
    .orderBy(asc(eventNotices.id))
    .for('update');
  const afterQueued = earlier.slice(earlier.findLastIndex(({ queued_at }) => queued_at !== null) + 1);
  const unknownTo = new Map<string, number>();
  if (earlier.length > 0) {
    const ids = earlier.map((notice) => notice.id);
    const mails = await transaction
      .delete(noticeMails)
      .where(and(inArray(noticeMails.notice, ids), or(eq(noticeMails.attempts, 0), ne(noticeMails.last_error, ''))))
      .returning({ notice: noticeMails.notice, recipient: noticeMails.recipient, since: noticeMails.since });
    for (const { notice, recipient, since } of mails)
      unknownTo.set(recipient, Math.min(since ?? notice, unknownTo.get(recipient) ?? Number.POSITIVE_INFINITY));
    for (const [notice, { length }] of Object.entries(Object.groupBy(mails, ({ notice }) => notice)) as [string, unknown[]][])
      await transaction
        .update(eventNotices)
        .set({
          holders: sql`${eventNotices.holders} - ${length}`,
          // Nobody was notified of it.
          queued_at: sql`case when ${eventNotices.holders} > ${length} then ${eventNotices.queued_at} end`,
        })
        .where(eq(eventNotices.id, Number(notice)));
  }
  return { unknownToAll: afterQueued[0]?.id ?? null, unknownTo };
}
