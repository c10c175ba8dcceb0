import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/client.server.ts';
import type { TableSum } from './backup-format.server.ts';
import { quoted, type TableColumns } from './table-columns.server.ts';

/** Few enough that long rows fit into memory. */
const rowsPerFetch = 200;

/**
 * The rows of a table, each a JSON list of its values as the database writes them, so that another one reads the same
 * values. Inside a transaction only.
 */
export async function* readRows(transaction: Database, { name, columns, order }: TableColumns): AsyncGenerator<string[]> {
  // Settings that the texts of values depend on.
  await transaction.execute(sql`set local timezone = 'UTC'`);
  await transaction.execute(sql`set local datestyle = 'ISO, YMD'`);
  await transaction.execute(sql`set local extra_float_digits = 1`);
  const values = columns.map((column) => `${quoted(column.name)}::text`).join(', ');
  await transaction.execute(
    sql.raw(
      `declare backup_rows no scroll cursor for select to_json(array[${values}])::text as line from ${quoted(name)} order by ${order}`,
    ),
  );
  for (;;) {
    const { rows } = (await transaction.execute(sql.raw(`fetch ${rowsPerFetch} from backup_rows`))) as unknown as {
      rows: { line: string }[];
    };
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < rowsPerFetch) break;
  }
  await transaction.execute(sql`close backup_rows`);
}

/** Writes lines of {@link readRows} into a table. */
export async function writeRows(transaction: Database, { name, columns }: TableColumns, lines: readonly string[]): Promise<void> {
  const names = columns.map((column) => quoted(column.name)).join(', ');
  const values = columns.map(({ type }, index) => `(line->>${index})::${type}`).join(', ');
  await transaction.execute(
    sql`${sql.raw(`insert into ${quoted(name)} (${names}) overriding system value select ${values} from`)} jsonb_array_elements(${`[${lines.join(',')}]`}::jsonb) as line`,
  );
}

/** Counts and hashes the rows of a table as they are read. */
export class RowSum {
  rows = 0;
  readonly #hash = createHash('sha256');

  add(lines: readonly string[]): void {
    this.rows += lines.length;
    for (const line of lines) this.#hash.update(`${line}\n`);
  }

  /** Call it once. */
  end(): { rows: number; sha256: string } {
    return { rows: this.rows, sha256: this.#hash.digest('hex') };
  }
}

/** Count and checksum of a table's rows, without its sequences. */
export async function sumTable(transaction: Database, table: TableColumns): Promise<{ rows: number; sha256: string }> {
  const sum = new RowSum();
  for await (const lines of readRows(transaction, table)) sum.add(lines);
  return sum.end();
}

/** The sequences of a table, by column. */
export async function readSequences(db: Database, { name, columns }: TableColumns): Promise<TableSum['sequences']> {
  const found: TableSum['sequences'] = {};
  for (const column of columns.filter(({ isIdentity }) => isIdentity)) {
    const [named] = await rowsOf<{ sequence: string }>(db, sql`select pg_get_serial_sequence(${quoted(name)}, ${column.name}) as sequence`);
    const [row] = named
      ? await rowsOf<{ last: string; called: boolean }>(
          db,
          sql.raw(`select last_value::text as last, is_called as called from ${named.sequence}`),
        )
      : [];
    if (row) found[column.name] = { last: row.last, isCalled: row.called };
  }
  return found;
}

/** Sets the sequences of a table as the backup has them. */
export async function writeSequences(db: Database, table: string, sequences: TableSum['sequences']): Promise<void> {
  for (const [column, { last, isCalled }] of Object.entries(sequences))
    await db.execute(sql`select setval(pg_get_serial_sequence(${quoted(table)}, ${column}), ${last}::bigint, ${isCalled})`);
}

async function rowsOf<Row>(db: Database, statement: ReturnType<typeof sql>): Promise<Row[]> {
  return ((await db.execute(statement)) as unknown as { rows: Row[] }).rows;
}
