import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../core/database/client.server.ts';
import { groupsOf, pauseForRequests, yieldToRequests } from '../../../core/database/in-slices.ts';
import { contributors } from '../../programme/programme.tables.server.ts';
import { listOf } from '../season.lists.server.ts';
import type { Plan } from './plan-changes.server.ts';
import type { Row } from './plan-contributors.server.ts';
import { rowsPerStatement } from './stored.server.ts';

/** Rows that one statement of the final transaction writes. */
export interface Write {
  table: PgTable;
  kind: 'insert' | 'update';
  /** Columns of the rows; those of an update begin with `id`. */
  columns: string[];
  /** Where the rows come from, known as `v`. */
  from: SQL;
}

const prefix = 'import_stage_';

/**
 * Stages the rows of a plan in the database, so that the final transaction only copies them and is about five
 * times shorter. Many rows go into staging tables, a group at a time; few become parameters of their statement.
 */
export async function stageRows(db: Database, { lists, contributors: cast }: Plan): Promise<Write[]> {
  await dropStaged(db);
  const writes: Write[] = [];
  const stage = async (table: PgTable, kind: Write['kind'], rows: readonly Row[]) => {
    const columns = Object.keys(rows[0] ?? {});
    if (rows.length > 0)
      writes.push({ table, kind, columns, from: await stageGroup(db, `${prefix}${writes.length}`, table, columns, rows) });
    await yieldToRequests();
  };
  for (const { list, inserts, updates } of lists) {
    const { table } = listOf[list];
    await stage(table, 'insert', inserts);
    // Updates that touch the same columns go into one statement.
    const groups = Map.groupBy(updates, ({ changed }) => Object.keys(changed).sort().join());
    for (const group of groups.values())
      await stage(
        table,
        'update',
        group.map(({ id, changed }) => ({ id, ...changed })),
      );
  }
  for (const { rows } of cast) await stage(contributors, 'insert', rows);
  return writes;
}

/** Removes staged rows, also those of an import whose process died. */
export async function dropStaged(db: Database): Promise<void> {
  const found = await db.execute(
    sql`select tablename as name from pg_tables where schemaname = current_schema() and starts_with(tablename, ${prefix})`,
  );
  const names = (found as unknown as { rows: { name: string }[] }).rows.map(({ name }) => sql.identifier(name));
  if (names.length === 0) return;
  // Requests that waited for the transaction go first.
  await pauseForRequests();
  await db.execute(sql`drop table ${sql.join(names, sql`, `)}`);
}

async function stageGroup(db: Database, name: string, table: PgTable, columns: readonly string[], rows: readonly Row[]): Promise<SQL> {
  if (rows.length <= rowsPerStatement) return recordset(table, columns, rows);
  await db.execute(sql`create unlogged table ${sql.identifier(name)} (${definitions(table, columns)})`);
  for (const group of groupsOf(rows, rowsPerStatement)) {
    await db.execute(sql`insert into ${sql.identifier(name)} select * from ${recordset(table, columns, group)}`);
    await yieldToRequests();
  }
  return sql`${sql.identifier(name)} as v`;
}

/** One parameter holds the rows as JSON, so the limit of parameters does not apply. */
function recordset(table: PgTable, columns: readonly string[], rows: readonly Row[]): SQL {
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v(${definitions(table, columns)})`;
}

function definitions(table: PgTable, names: readonly string[]): SQL {
  const columns = getTableColumns(table);
  const all = names.map((name) => sql`${sql.identifier(name)} ${sql.raw(columns[name]?.getSQLType() ?? 'text')}`);
  return sql.join(all, sql`, `);
}
