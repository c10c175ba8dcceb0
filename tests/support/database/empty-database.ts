import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../src/core/database/client.server.ts';

/**
 * Whether all is as after the migrations again; false, and nothing done, where tables, functions or migrations are not of this shape.
 * Rows are deleted, because truncating makes new files for every table and index: half a second of a server in place of 40 ms. What
 * deleted rows leave behind goes where it has grown to a megabyte.
 */
export async function emptyDatabase(handle: DatabaseHandle, shape: string): Promise<boolean> {
  if ((await shapeOf(handle)) !== shape) return false;
  await handle.script(`
    reset all;
    discard temp;
    set session_replication_role = replica;
    do $$
    declare name text; grown text;
    begin
      for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'migrations' loop
        execute format('delete from public.%I', name);
      end loop;
      select string_agg(oid::regclass::text, ', ') into grown from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migrations' and pg_relation_size(oid) > 1000000;
      if grown is not null then execute 'truncate ' || grown || ' cascade'; end if;
      for name in select sequencename from pg_sequences where schemaname = 'public' and last_value is not null loop
        execute format('alter sequence public.%I restart', name);
      end loop;
    end $$;
    reset session_replication_role;
  `);
  return true;
}

/** One text for everything the migrations make. */
export async function shapeOf({ db }: DatabaseHandle): Promise<string> {
  const { rows } = (await db.execute(sql`
    select md5(string_agg(line, ',' order by line)) as shape from (
      select concat_ws(' ', 'column', attrelid::regclass, attname, atttypid::regtype, attnotnull) as line from pg_attribute
        join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace and attnum > 0
      union all select concat_ws(' ', 'constraint', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
        where connamespace = 'public'::regnamespace
      union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
      union all select concat_ws(' ', 'function', proname, prosrc) from pg_proc where pronamespace = 'public'::regnamespace
      union all select concat_ws(' ', 'trigger', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
      union all select concat_ws(' ', 'schema', nspname) from pg_namespace where nspname !~ '^pg_(temp|toast_temp)_'
      union all select concat_ws(' ', 'migration', m::text) from migrations m
    ) lines`)) as unknown as { rows: { shape: string }[] };
  return rows[0]?.shape ?? '';
}
