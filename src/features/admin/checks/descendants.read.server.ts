import { sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import type { Resource } from '../resources.server.ts';

/** Ids of all entries below an entry, at any depth, also in the trash; none where entries of this type have no parent. */
export async function readDescendants(db: Database, { table, columns }: Resource, id: number): Promise<Set<number>> {
  if (!columns.parent) return new Set();
  const { rows } = (await db.execute(sql`with recursive below as (
    select id from ${table} where parent = ${id}
    union select e.id from ${table} e join below on e.parent = below.id
  ) select id from below`)) as unknown as { rows: { id: number }[] };
  return new Set(rows.map((row) => row.id));
}
