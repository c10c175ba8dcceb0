import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/client.server.ts';
import { contributors } from '../programme/programme.tables.server.ts';
import type { Plan } from './apply/plan-changes.server.ts';
import type { Write } from './apply/stage-rows.server.ts';
import { importChanges, imports } from './imports.tables.server.ts';
import { listNames, listOf } from './season.lists.server.ts';
import { type SeasonReport, totalOf } from './season.report.ts';

/** Who imports which file, for the list of imports. */
export interface ImportedBy {
  user: number | null;
  file: string;
  /** The moment of the import; the present one when left out. */
  now?: Date;
}

/**
 * Stores what an import is about to replace, so that it can be undone; before anything is written, one statement per group of
 * rows. Call it inside the transaction of the import.
 */
export async function noteChanges(
  transaction: Database,
  plan: Plan,
  writes: readonly Write[],
  report: SeasonReport,
  { user, file }: ImportedBy,
): Promise<void> {
  const { created, updated } = totalOf(report);
  const [row] = await transaction
    .insert(imports)
    .values({ user, file, source: report.source, created, updated })
    .returning({ id: imports.id });
  const listByTable = new Map(listNames.map((list) => [getTableName(listOf[list].table), list]));
  for (const { table, kind, columns, from } of writes) {
    const list = listByTable.get(getTableName(table));
    if (!list || !row) continue;
    const about = sql`${row.id}::integer, ${list}::text`;
    const owner = plan.contributors.find((one) => listOf[list].type === one.owner);
    await transaction.execute(
      kind === 'insert'
        ? sql`insert into ${importChanges} (import, list, entry, version) select ${about}, v.id, 1 from ${from}`
        : sql`insert into ${importChanges} (import, list, entry, version, before)
            select ${about}, t.id, t.version + 1, ${valuesOf(columns)} || ${castOf(owner)} from ${table} as t join ${from} on v.id = t.id`,
    );
  }
}

function valuesOf(columns: readonly string[]): SQL {
  const pairs = columns.filter((name) => name !== 'id').map((name) => sql`${name}::text, to_jsonb(t.${sql.identifier(name)})`);
  return sql`jsonb_build_object(${sql.join(pairs, sql`, `)})`;
}

function castOf(owner: Plan['contributors'][number] | undefined): SQL {
  if (!owner || owner.ids.length === 0) return sql`'{}'::jsonb`;
  const rows = sql`select jsonb_agg(to_jsonb(c) - 'id' order by c."order", c.id) from ${contributors} c where c.${sql.identifier(owner.owner)} = t.id`;
  return sql`case when t.id = any(${`{${owner.ids.join(',')}}`}::integer[])
    then jsonb_build_object('contributors', coalesce((${rows}), '[]'::jsonb)) else '{}'::jsonb end`;
}
