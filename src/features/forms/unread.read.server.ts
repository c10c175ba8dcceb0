import { and, count, eq, inArray, isNull, max } from 'drizzle-orm';
import type { Database } from '../../core/database/client.server.ts';
import { type Language, translate } from '../../core/languages.ts';
import { formEntries, forms } from './forms.tables.server.ts';

/** Entries nobody has opened in the office, by form, the newest first (ADMIN-07). */
export async function readUnreadCounts(db: Database, language: Language) {
  const rows = await db
    .select({ form: forms.id, title: forms.title, count: count(), newest: max(formEntries.created_at) })
    .from(formEntries)
    .innerJoin(forms, eq(forms.id, formEntries.form))
    .where(isNull(formEntries.read_at))
    .groupBy(forms.id)
    .orderBy(max(formEntries.created_at));
  return rows.reverse().map(({ title, ...row }) => ({ ...row, title: translate(title, language).text }));
}

/** Which of these entries nobody has opened. */
export async function readUnreadAmong(db: Database, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: formEntries.id })
    .from(formEntries)
    .where(and(inArray(formEntries.id, [...ids]), isNull(formEntries.read_at)));
  return new Set(rows.map(({ id }) => id));
}
