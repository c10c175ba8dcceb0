import { and, desc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Reading } from '../../core/database/reading.server.ts';
import type { Language } from '../../core/languages.ts';
import { users } from '../../features/accounts/accounts.tables.server.ts';
import { nameOfUser } from '../../features/accounts/user-name.read.server.ts';
import { adminAddress } from '../../features/admin/admin-address.ts';
import { readEntryStates } from '../../features/admin/drafts/entry-states.read.server.ts';
import { readEntriesById } from '../../features/admin/entries.read.server.ts';
import { entryDrafts } from '../../features/admin/entry-drafts.tables.server.ts';
import { resourceOfType } from '../../features/admin/resources.server.ts';
import type { DraftsOf } from '../../features/pages/editing/hub.read.server.ts';
import { readTitles } from '../../features/pages/media-uses/media-places.read.server.ts';
import type { LanguageState } from '../../features/pages/publishing/publishing-state.shapes.ts';

/** An entry with a draft that is not published (PAGE-17), with the address of its form. */
export interface WaitingEntry {
  title: string;
  url: string;
  at: Date;
  user: number | null;
  by: string;
  languages: readonly LanguageState[];
}

/** Entries with drafts that are not published, at most `limit`, newest first (ADMIN-07). */
export async function readEntryDrafts(
  reading: Pick<Reading, 'db' | 'now'>,
  language: Language,
  { user: viewer, isOthers, limit }: DraftsOf & { limit: number },
): Promise<WaitingEntry[]> {
  const { author } = entryDrafts;
  const { db } = reading;
  const rows = await db
    .select({
      ...{ content_type: entryDrafts.content_type, object_id: entryDrafts.object_id, at: entryDrafts.updated_at },
      ...{ user: entryDrafts.author, by: nameOfUser },
    })
    .from(entryDrafts)
    .leftJoin(users, eq(users.id, entryDrafts.author))
    .where(and(sql`${entryDrafts.values} <> '{}'::jsonb`, isOthers ? or(isNull(author), ne(author, viewer)) : eq(author, viewer)))
    .orderBy(desc(entryDrafts.updated_at))
    .limit(limit);
  const titles = await readTitles(db, rows, language);
  const states = await readStates(reading, rows);
  return rows.flatMap(({ content_type, object_id, at, user, by }) => {
    const url = adminAddress(language, content_type, object_id);
    // What is gone for good has no title.
    const title = titles.get(`${content_type}:${object_id}`);
    return url && title !== undefined
      ? [{ title, url, at, user, by: by ?? '', languages: states.get(`${content_type}:${object_id}`) ?? [] }]
      : [];
  });
}

/** How the entries stand, by content type and id, in few queries for each content type. */
async function readStates(reading: Pick<Reading, 'db' | 'now'>, rows: readonly { content_type: string; object_id: number }[]) {
  const states = new Map<string, readonly LanguageState[]>();
  for (const [type, ofType] of Map.groupBy(rows, ({ content_type }) => content_type)) {
    const resource = resourceOfType(type);
    if (!resource) continue;
    const ids = ofType.map(({ object_id }) => object_id);
    const ofEntries = await readEntryStates(reading, resource, await readEntriesById(reading.db, resource, ids));
    for (const [id, languages] of ofEntries) states.set(`${type}:${id}`, languages);
  }
  return states;
}
