import { and, desc, eq, sql } from 'drizzle-orm';
import { audit } from '../../../core/database/change.tables.server.ts';
import type { Database } from '../../../core/database/client.server.ts';
import { parseIsoInstant } from '../../../core/text/wall-clock.ts';
import type { events } from '../programme.tables.server.ts';

/** A postponement without a new date, which has ended the sale until there is one (EVT-28). */
interface Postponement {
  /** When the sale would have ended without it. */
  sale_ends: Date | null;
}

/**
 * The postponement that has ended the sale of an event; null where it was something else. It ended the sale at the moment of its audit
 * entry, to the minute, since a form of the office that is saved meanwhile has no seconds.
 */
export async function readPostponement(
  db: Database,
  { id, sale_ends }: Pick<typeof events.$inferSelect, 'id' | 'sale_ends'>,
): Promise<Postponement | null> {
  if (!sale_ends) return null;
  const [entry] = await db
    .select({ detail: audit.detail })
    .from(audit)
    .where(
      and(
        ...[eq(audit.content_type, 'event'), eq(audit.object_id, id), eq(audit.action, 'postpone')],
        sql`date_trunc('minute', ${audit.created_at}) = date_trunc('minute', ${sale_ends.toISOString()}::timestamptz)`,
        sql`not ${audit.detail} ? 'to'`,
      ),
    )
    .orderBy(desc(audit.id))
    .limit(1);
  if (!entry) return null;
  const before = (entry.detail.before as { sale_ends: string | null }).sale_ends;
  return { sale_ends: before === null ? null : parseIsoInstant(before) };
}
