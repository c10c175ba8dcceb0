import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../core/database/client.server.ts';
import { formEntries } from './forms.tables.server.ts';

/** Notes that an entry was opened in the office; later times change nothing. */
export async function markRead(db: Database, id: number, now: Date): Promise<void> {
  await db
    .update(formEntries)
    .set({ read_at: now })
    .where(and(eq(formEntries.id, id), isNull(formEntries.read_at)));
}
