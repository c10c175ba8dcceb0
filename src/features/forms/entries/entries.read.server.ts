import { and, count, desc, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { escapeLike } from '../../../core/database/search-patterns.server.ts';
import { type Language, translate } from '../../../core/languages.ts';
import { toLocalIso } from '../../../core/text/wall-clock.ts';
import { toForm } from '../form.read.server.ts';
import type { EntryValue, Form, StoredEntry } from '../forms.contract.ts';
import { formEntries, forms, tempFiles } from '../forms.tables.server.ts';

interface EntryQuery {
  form?: number | undefined;
  search?: string | undefined;
  page: number;
  pageSize: number;
}

/** Entries, newest first. */
export async function readEntries(db: Database, language: Language, { form, search, page, pageSize }: EntryQuery) {
  const condition = and(form === undefined ? undefined : eq(formEntries.form, form), search ? holds(search) : undefined);
  const [counted] = await db.select({ count: count() }).from(formEntries).where(condition);
  const results = await selectEntries(db, language, condition, { limit: pageSize, offset: (page - 1) * pageSize });
  return { count: counted?.count ?? 0, results };
}

/** One entry, null when there is none. */
export async function readEntry(db: Database, language: Language, id: number): Promise<StoredEntry | null> {
  return (await selectEntries(db, language, eq(formEntries.id, id)))[0] ?? null;
}

/** Slugs of all answers to a form, also to fields it has no longer. */
export async function readAnsweredSlugs(db: Database, form: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ slug: sql<string>`jsonb_object_keys(${formEntries.field_values})` })
    .from(formEntries)
    .where(eq(formEntries.form, form));
  return rows.map(({ slug }) => slug);
}

/** Forms whose entries can be read: all that are there, and those in the trash that have entries; by number. */
export async function readFormsOfEntries(db: Database, language: Language): Promise<(Form & { isInTrash: boolean })[]> {
  const ofForm = db.select({ id: formEntries.id }).from(formEntries).where(eq(formEntries.form, forms.id));
  const rows = await db
    .select()
    .from(forms)
    .where(or(isNull(forms.deleted_at), exists(ofForm)))
    .orderBy(forms.id);
  return rows.map((row) => ({ ...toForm(row, language), isInTrash: row.deleted_at !== null }));
}

/** Number of stored entries of a form. */
export async function countEntries(db: Database, form: number): Promise<number> {
  const [row] = await db.select({ entries: count() }).from(formEntries).where(eq(formEntries.form, form));
  return row?.entries ?? 0;
}

/** Entries with this e-mail address in an answer. */
export function readEntriesOf(db: Database, language: Language, email: string): Promise<StoredEntry[]> {
  return selectEntries(db, language, isOf(email));
}

/** Condition: entries with this e-mail address in any field. */
export function isOf(email: string): SQL {
  return sql`exists (select 1 from jsonb_each_text(${formEntries.field_values}) as answer where lower(answer.value) = ${email.trim().toLowerCase()})`;
}

/** Condition: entries whose answers contain the text. */
function holds(search: string): SQL {
  const pattern = `%${escapeLike(search)}%`;
  return sql`exists (select 1 from jsonb_each_text(${formEntries.field_values}) as answer where answer.value ilike ${pattern})`;
}

/** Entries by condition, with their files. */
export async function selectEntries(
  db: Database,
  language: Language,
  condition: SQL | undefined,
  { limit, offset = 0 }: { limit?: number; offset?: number } = {},
): Promise<StoredEntry[]> {
  const query = db
    .select({ entry: formEntries, title: forms.title })
    .from(formEntries)
    .innerJoin(forms, eq(forms.id, formEntries.form))
    .where(condition)
    .orderBy(desc(formEntries.id))
    .offset(offset);
  const rows = await (limit === undefined ? query : query.limit(limit));
  const files = await readFiles(
    db,
    rows.map(({ entry }) => entry.id),
  );
  return rows.map(({ entry, title }) => ({
    id: entry.id,
    form: entry.form,
    form_title: translate(title, language).text,
    language: entry.language,
    created: toLocalIso(entry.created_at),
    delete_at: toLocalIso(entry.delete_at),
    field_values: entry.field_values as Record<string, EntryValue>,
    files: (files.get(entry.id) ?? []).map(({ id, name, size, content_type }) => ({
      id,
      name,
      size,
      content_type,
      url: `/${language}/api/forms-entries/${entry.id}/files/${id}`,
    })),
  }));
}

async function readFiles(db: Database, entries: readonly number[]) {
  if (entries.length === 0) return new Map<number, (typeof tempFiles.$inferSelect)[]>();
  const rows = await db
    .select()
    .from(tempFiles)
    .where(inArray(tempFiles.entry, [...entries]));
  return Map.groupBy(rows, ({ entry }) => entry ?? 0);
}
