import { and, desc, eq, not, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/client.server.ts';
import type { Translated } from '../../core/languages.ts';
import { events } from '../programme/programme.tables.server.ts';
import type { NoticeKind } from './compose-notice.server.ts';
import { eventNotices, noticeMails } from './notices.tables.server.ts';
import { isOvertaken } from './overtaken.server.ts';

/** A change that ticket holders were notified of. */
export interface LoggedNotice {
  id: number;
  kind: NoticeKind;
  event: { id: number; name: Translated };
  /** The beginning before the change. */
  before: Date;
  at: Date;
  /** Number of recipients; null while the shop has not answered. */
  recipients: number | null;
  /** A later notice says how it stands now, so that mails of this one that were not sent yet are not sent any more. */
  isOvertaken: boolean;
  /** Mails of it that are still queued, and those of them that failed so far. */
  queued: number;
  failed: number;
}

/** The newest notices first, at most `limit`, of one event or of all. */
export async function readNoticeLog(db: Database, limit: number, event?: number): Promise<LoggedNotice[]> {
  const rows = await db
    .select({
      notice: eventNotices,
      name: events.name,
      isOvertaken,
      queued: sql<number>`count(${noticeMails.id})`.mapWith(Number),
      failed: sql<number>`count(*) filter (where ${noticeMails.last_error} <> '')`.mapWith(Number),
    })
    .from(eventNotices)
    .innerJoin(events, eq(events.id, eventNotices.event))
    .leftJoin(noticeMails, eq(noticeMails.notice, eventNotices.id))
    .where(and(not(eventNotices.waits_for_office), event === undefined ? undefined : eq(eventNotices.event, event)))
    .groupBy(eventNotices.id, events.id)
    .orderBy(desc(eventNotices.created_at), desc(eventNotices.id))
    .limit(limit);
  return rows.map(({ notice, name, isOvertaken: isLate, queued, failed }) => ({
    ...{ id: notice.id, kind: notice.kind, event: { id: notice.event, name }, before: notice.date_start, at: notice.created_at },
    ...{ recipients: notice.queued_at === null ? null : notice.holders, isOvertaken: isLate, queued, failed },
  }));
}
