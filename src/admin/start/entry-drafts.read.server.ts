import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/client.server.ts';
import type { Language } from '../../core/languages.ts';
import { users } from '../../features/accounts/accounts.tables.server.ts';
import { nameOfUser } from '../../features/accounts/user-name.read.server.ts';
import { adminAddress } from '../../features/admin/admin-address.ts';
import { entryDrafts } from '../../features/admin/entry-drafts.tables.server.ts';
import { readTitles } from '../../features/pages/media-uses/media-places.read.server.ts';

/** An entry with a draft that is not published (PAGE-17), with the address of its form. */
export interface WaitingEntry {
  title: string;
  url: string;
  at: Date;
  user: number | null;
  by: string;
}

/** Entries with drafts that are not published, at most `limit`, newest first (ADMIN-07). */
export async function readEntryDrafts(db: Database, language: Language, limit: number): Promise<WaitingEntry[]> {
  const rows = await db
    .select({
      ...{ content_type: entryDrafts.content_type, object_id: entryDrafts.object_id, at: entryDrafts.updated_at },
      ...{ user: entryDrafts.author, by: nameOfUser },
    })
    .from(entryDrafts)
    .leftJoin(users, eq(users.id, entryDrafts.author))
    .where(sql`${entryDrafts.values} <> '{}'::jsonb`)
    .orderBy(desc(entryDrafts.updated_at))
    .limit(limit);
  const titles = await readTitles(db, rows, language);
  return rows.flatMap(({ content_type, object_id, at, user, by }) => {
    const url = adminAddress(language, content_type, object_id);
    // What is gone for good has no title.
    const title = titles.get(`${content_type}:${object_id}`);
    return url && title !== undefined ? [{ title, url, at, user, by: by ?? '' }] : [];
  });
}
