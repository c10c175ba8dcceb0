import { and, asc, eq, getTableColumns, getTableName, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../core/database/client.server.ts';
import { groupsOf, yieldToRequests } from '../../../core/database/in-slices.ts';
import { contributors } from '../../programme/programme.tables.server.ts';

/** A row of the database. */
export type StoredRow = Record<string, unknown> & { id: number };
export type StoredContributor = typeof contributors.$inferSelect;

/** Rows per statement: few enough that no statement delays requests noticeably. */
export const rowsPerStatement = 100;

/** The rows of a source by their import key. */
export async function readStored(db: Database, table: PgTable, source: string, keys: readonly string[]): Promise<Map<string, StoredRow>> {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const { import_source, import_key } = columns as { import_source: PgColumn; import_key: PgColumn };
  const found = new Map<string, StoredRow>();
  for (const group of groupsOf(keys, rowsPerStatement)) {
    const rows = await db
      .select(columns)
      .from(table)
      .where(and(eq(import_source, source), inArray(import_key, group)));
    for (const row of rows) found.set(String(row.import_key), row as StoredRow);
    await yieldToRequests();
  }
  return found;
}

/** Who does what at these productions or events, in order, by owner. */
export async function readStoredContributors(
  db: Database,
  owner: 'production' | 'event',
  ids: readonly number[],
): Promise<Map<number, StoredContributor[]>> {
  const found = new Map<number, StoredContributor[]>();
  for (const group of groupsOf(ids, rowsPerStatement)) {
    const rows = await db
      .select()
      .from(contributors)
      .where(inArray(contributors[owner], group))
      .orderBy(asc(contributors.order), asc(contributors.id));
    for (const row of rows) {
      const id = row[owner] ?? 0;
      found.set(id, [...(found.get(id) ?? []), row]);
    }
    await yieldToRequests();
  }
  return found;
}

/** Ids for rows that will be inserted, so that references between new rows are known before they are written. */
export async function takeIds(db: Database, table: PgTable, count: number): Promise<number[]> {
  if (count === 0) return [];
  const name = getTableName(table);
  const query = sql`select nextval(pg_get_serial_sequence(${name}::text, 'id'))::integer as id from generate_series(1, ${count}::integer)`;
  const { rows } = (await db.execute(query)) as unknown as { rows: { id: number }[] };
  return rows.map((row) => row.id);
}
