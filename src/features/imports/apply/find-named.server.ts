import { and, asc, getTableColumns, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../core/database/client.server.ts';
import { groupsOf, yieldToRequests } from '../../../core/database/in-slices.ts';
import type { Translated } from '../../../core/languages.ts';
import type { SeasonListName } from '../season.format.ts';
import { listOf } from '../season.lists.server.ts';
import type { StagedEntry } from './staged.ts';
import { rowsPerStatement, type StoredRow } from './stored.server.ts';

/**
 * Existing rows of any source that have the German or English name of an entry: 'Großes Haus' in a sheet
 * is the existing room. Of several the newest counts; a room has to lie in the venue the file names.
 */
export async function findNamed(
  db: Database,
  list: SeasonListName,
  entries: readonly StagedEntry[],
  idOf: (list: SeasonListName, key: string) => number,
): Promise<Map<StagedEntry, StoredRow>> {
  const columns: Record<string, PgColumn> = getTableColumns(listOf[list].table);
  const { id, deleted_at } = columns as { id: PgColumn; deleted_at: PgColumn };
  const found = new Map<StagedEntry, StoredRow>();
  for (const group of groupsOf(entries, rowsPerStatement)) {
    const names = group.map(nameOf);
    const rows = (await db
      .select(columns)
      .from(listOf[list].table)
      .where(and(isNull(deleted_at), or(...namesIn(columns).map((name) => inArray(name, names)))))
      .orderBy(asc(id))) as StoredRow[];
    const named = new Map<string, StoredRow[]>();
    for (const row of rows) for (const name of new Set(namesOf(row))) named.set(name, [...(named.get(name) ?? []), row]);
    for (const entry of group) {
      const { venue } = entry.given;
      const fits = (row: StoredRow) => typeof venue !== 'string' || row.venue === idOf('venues', venue);
      const row = named.get(nameOf(entry))?.findLast(fits);
      if (row) found.set(entry, row);
    }
    await yieldToRequests();
  }
  return found;
}

function nameOf({ given: { name, first_name = '', last_name } }: StagedEntry): string {
  return name === undefined ? `${first_name} ${last_name}`.trim() : ((name as Translated).de ?? '');
}

function namesIn(columns: Record<string, PgColumn>): SQL[] {
  if (columns.last_name) return [sql`trim(${columns.first_name} || ' ' || ${columns.last_name})`];
  return [sql`${columns.name} ->> 'de'`, sql`${columns.name} ->> 'en'`];
}

function namesOf({ name, first_name, last_name }: StoredRow): string[] {
  if (last_name !== undefined) return [`${first_name} ${last_name}`.trim()];
  const { de = '', en = '' } = name as Translated;
  return [de, en].filter(Boolean);
}
