import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../src/core/database/client.server.ts';

/** Keeps a copy of every table and notes which are written to from then on, by whatever way. */
const take = `
  create schema snapshot;
  create table snapshot.written (name text primary key);
  create table snapshot.sequences as select sequencename, last_value from pg_sequences where schemaname = 'public';
  create function snapshot.note() returns trigger language plpgsql as $$
  begin
    insert into snapshot.written values (tg_table_name) on conflict do nothing;
    return null;
  end $$;
  do $$
  declare name text;
  begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('create table snapshot.%I as table public.%I', name, name);
      execute format(
        'create trigger snapshot_note after insert or update or delete or truncate on public.%I execute function snapshot.note()', name);
    end loop;
  end $$;
`;

/** Without triggers and foreign keys, because what is brought back was right together. */
const restore = `
  begin;
  set local session_replication_role = replica;
  do $$
  declare name text; columns text;
  begin
    for name in select written.name from snapshot.written loop
      select string_agg(quote_ident(attname), ', ') into columns from pg_attribute
        where attrelid = format('public.%I', name)::regclass and attnum > 0 and not attisdropped and attgenerated = '';
      execute format('delete from public.%I', name);
      execute format('insert into public.%I (%s) overriding system value select %s from snapshot.%I', name, columns, columns, name);
    end loop;
    delete from snapshot.written;
    perform setval(format('public.%I', sequencename)::regclass, coalesce(last_value, 1), last_value is not null) from snapshot.sequences;
  end $$;
  commit;
`;

/** Tells tables of other names or columns. */
const shape = sql`select md5(string_agg(table_name || '.' || column_name, ',' order by table_name, ordinal_position)) as shape
  from information_schema.columns where table_schema = 'public'`;

const written = sql`select name from snapshot.written limit 1`;

export interface Snapshot {
  /** Brings the tables back that were written to since. Answers false, and has done nothing, when the tables themselves are others by now. */
  restore(): Promise<boolean>;
  /** Whether anything was written to since, by whatever way. */
  hasChanged(): Promise<boolean>;
  /** Counts what was written until now as no change: a start writes the fixed pages, which are there. */
  forget(): Promise<void>;
}

/** Remembers what the tables of a database hold. */
export async function takeSnapshot({ db, script }: DatabaseHandle): Promise<Snapshot> {
  const rowsOf = async (query: typeof shape) => ((await db.execute(query)) as unknown as { rows: { shape?: string }[] }).rows;
  const shapeNow = async () => (await rowsOf(shape))[0]?.shape;
  await script(take);
  const before = await shapeNow();
  return {
    restore: async () => {
      if ((await shapeNow()) !== before) return false;
      await script(restore);
      return true;
    },
    hasChanged: async () => (await rowsOf(written)).length > 0,
    forget: () => script('delete from snapshot.written'),
  };
}
