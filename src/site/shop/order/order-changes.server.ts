import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { audit } from '../../../core/database/change.tables.server.ts';
import type { Database } from '../../../core/database/client.server.ts';
import { type Language, translate } from '../../../core/languages.ts';
import { toLocalIso } from '../../../core/text/wall-clock.ts';
import { isSalePaused } from '../../../features/programme/paused-sale.shapes.ts';
import { events } from '../../../features/programme/programme.tables.server.ts';

/** What has happened to a performance since tickets of it were ordered. */
export interface OrderChange {
  kind: 'canceled' | 'moved' | 'awaits_date';
  /** The beginning when it was ordered, ISO 8601 with local offset. */
  before: string;
  /** Why, in the words of the venue; '' where it gives no reason. */
  note: string;
}

/** Changes of events since a moment, by event; those without a change are missing. */
export type ChangesSince = (orderedAt: Date) => ReadonlyMap<number, OrderChange>;

/**
 * What has happened to events since orders were placed (SHOP-211). The beginning at that time is that of the history, which has every
 * change of it: by the office, by the webshop, by undoing.
 */
export async function readOrderChanges(db: Database, ids: readonly number[], language: Language): Promise<ChangesSince> {
  if (ids.length === 0) return () => new Map();
  const { date_start, statuses, status_note, sale_ends, paused_sale } = events;
  const [rows, moves] = await Promise.all([
    db
      .select({ id: events.id, date_start, statuses, status_note, sale_ends, paused_sale })
      .from(events)
      .where(inArray(events.id, [...ids])),
    db
      .select({ event: audit.object_id, at: audit.created_at, before: sql<string>`${audit.detail}->'before'->>'date_start'` })
      .from(audit)
      .where(and(eq(audit.content_type, 'event'), inArray(audit.object_id, [...ids]), sql`${audit.detail}->'before' ? 'date_start'`))
      .orderBy(asc(audit.id)),
  ]);
  return (orderedAt) =>
    new Map(
      rows.flatMap((event) => {
        const first = moves.find((move) => move.event === event.id && move.at > orderedAt);
        const before = first ? new Date(first.before) : event.date_start;
        const kind = kindOf(event, before);
        const note = translate(event.status_note, language).text;
        return kind ? [[event.id, { kind, before: toLocalIso(before), note }] as const] : [];
      }),
    );
}

type EventState = Pick<typeof events.$inferSelect, 'date_start' | 'statuses' | 'sale_ends' | 'paused_sale'>;

function kindOf(event: EventState, before: Date): OrderChange['kind'] | null {
  if (event.statuses.includes('canceled')) return 'canceled';
  if (event.statuses.includes('postponed') && isSalePaused(event)) return 'awaits_date';
  return before.getTime() === event.date_start.getTime() ? null : 'moved';
}
