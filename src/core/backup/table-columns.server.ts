import { sql } from 'drizzle-orm';
import type { Database } from '../database/client.server.ts';

/** A table as the database itself describes it. Names come from its catalogue and are safe to quote. */
export interface TableColumns {
  name: string;
  /** Stored columns, without generated ones. */
  columns: { name: string; type: string; isIdentity: boolean }[];
  /** Its ORDER BY, with the same result on every database. */
  order: string;
}

interface ColumnRow {
  table_name: string;
  name: string;
  type: string;
  is_identity: boolean;
  key_position: number | null;
}

/** All tables of the schema by name, without those that belong to extensions. */
export async function readTableColumns(db: Database): Promise<TableColumns[]> {
  const { rows } = (await db.execute(sql`
    select c.relname as table_name, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attidentity <> '' as is_identity, array_position(i.indkey::int2[], a.attnum) as key_position
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by c.relname collate "C", a.attnum`)) as unknown as { rows: ColumnRow[] };
  return [...Map.groupBy(rows, (row) => row.table_name)].map(([name, columns]) => ({
    name,
    columns: columns.map((column) => ({ name: column.name, type: column.type, isIdentity: column.is_identity })),
    order: orderOf(columns),
  }));
}

/** By primary key, and where there is none by everything; texts by their bytes, because databases sort letters differently. */
function orderOf(columns: ColumnRow[]): string {
  const keys = columns.filter((column) => column.key_position !== null).sort((a, b) => (a.key_position ?? 0) - (b.key_position ?? 0));
  const isNumber = ({ type }: ColumnRow) => /^(small|big)?int(eger)?$/.test(type);
  return (keys.length > 0 ? keys : columns)
    .map((column) => (isNumber(column) ? quoted(column.name) : `${quoted(column.name)}::text collate "C"`))
    .join(', ');
}

/** A name as SQL writes it. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
