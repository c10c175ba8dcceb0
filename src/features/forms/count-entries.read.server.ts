import { count, eq } from 'drizzle-orm';
import type { Database } from '../../core/database/client.server.ts';
import { formEntries } from './forms.tables.server.ts';

/** How many things that were sent with a form are kept. */
export async function countEntries(db: Database, form: number): Promise<number> {
  const [row] = await db.select({ entries: count() }).from(formEntries).where(eq(formEntries.form, form));
  return row?.entries ?? 0;
}
